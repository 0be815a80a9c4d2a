// A panel whose page is written in Python: its attributes say what clicks, keys and changes do.

const ACTIVE = "[data-set], [data-act], [data-copy]";

class Page {
  constructor(model, say, panel) {
    Object.assign(this, { model, say, panel });
    this.root = make("div", { class: "hw-panel hw-page", click: (e) => this.click(e), change: (e) => this.change(e), keydown: (e) => this.key(e),
      pointerover: (e) => this.light(e.target), focusin: (e) => this.light(e.target) });
  }

  get page() { return this.model.get("_page"); }

  load() { this.refresh(); }

  /** Write the page; what had the focus has it again, and what was scrolled stays. */
  refresh() {
    if (this.page.panel !== this.panel || this.root.hidden) return;
    const key = this.root.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
    const scrolled = [...this.root.querySelectorAll("[data-scroll]")].map((part) => [part.dataset.scroll, part.scrollTop, part.scrollLeft]);
    this.root.innerHTML = this.page.html; // markup of ours: every name in it is escaped where it is made
    for (const [name, top, left] of scrolled) {
      const part = this.root.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
      if (part) Object.assign(part, { scrollTop: top, scrollLeft: left });
    }
    for (const part of this.root.querySelectorAll("[data-set]:not(button)")) dress(part, { tabindex: -1, role: part.matches("tr") ? null : part.getAttribute("role") ?? "button" }, []);
    for (const group of new Set([...this.root.querySelectorAll("[data-set]:not(button)")].map((part) => part.parentNode))) {
      (group.querySelector(":scope > [aria-current='true']") ?? group.querySelector(":scope > [data-set]")).tabIndex = 0;
    }
    for (const head of this.root.querySelectorAll("[data-sort] th")) dress(head, { tabindex: 0, "aria-sort": "none" }, []);
    if (key !== undefined) this.root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
    this.root.querySelector("[data-show]")?.scrollIntoView({ block: "nearest" });
    this.say(this.page.said);
  }

  marked() {}

  step(by) {
    const all = [...this.root.querySelectorAll("[data-set]")];
    const now = all.findIndex((part) => part.getAttribute("aria-current") === "true");
    all[Math.min(Math.max(now + by, 0), all.length - 1)]?.click();
  }

  click(event) {
    const head = event.target.closest("[data-sort] th");
    if (head) return this.sort(head);
    const part = event.target.closest(ACTIVE);
    if (!part || part.matches("select, input")) return;
    if (part.dataset.set) this.set(JSON.parse(part.dataset.set));
    if (part.dataset.act) this.ask(part, part.dataset.argument);
    if (part.dataset.copy) navigator.clipboard?.writeText(part.dataset.copy).then(() => this.say("Copied."), () => this.say(part.dataset.copy));
  }

  change(event) {
    const part = event.target.closest("[data-act]");
    if (part) this.ask(part, part.type === "checkbox" ? part.checked : part.value);
  }

  set(state) {
    for (const [name, value] of Object.entries(state)) this.model.set(name, value);
    this.model.save_changes();
  }

  ask(part, argument) { this.model.send({ panel: this.panel, verb: part.dataset.act, argument }); }

  key(event) {
    const part = event.target.closest("[data-set]:not(button), [data-sort] th");
    if (event.target.matches("input, select, textarea")) { if (event.key !== "Escape") event.stopPropagation(); return; }
    if (!part) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (step) {
      event.preventDefault();
      const all = [...part.parentNode.children].filter((one) => one.tabIndex >= -1 && one.matches("[data-set], th"));
      all[all.indexOf(part) + step]?.focus();
    }
  }

  light(target) {
    const wanted = new Set(target.closest?.("[data-link]")?.dataset.link.split(" "));
    for (const part of this.root.querySelectorAll("[data-link]")) part.classList.toggle("hw-linked", part.dataset.link.split(" ").some((word) => wanted.has(word)));
  }

  sort(head) {
    const table = head.closest("table"), body = table.tBodies[0], column = head.cellIndex, isUp = head.getAttribute("aria-sort") !== "ascending";
    const value = (row) => { const cell = row.cells[column]; return cell.dataset.value === undefined ? cell.textContent : Number(cell.dataset.value); };
    const rows = [...body.rows].sort((a, b) => { const [x, y] = [value(a), value(b)]; return (x < y ? -1 : x > y ? 1 : 0) * (isUp ? 1 : -1); });
    for (const other of head.parentNode.cells) other.setAttribute("aria-sort", "none");
    head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
    body.append(...rows);
  }

  python(expression) { return `${expression}.view(${[`panel="${this.panel}"`, ...Object.entries(this.page.state).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(", ")})`; }

  close() {}
}
