// A panel whose page is written in Python: its attributes say what clicks, keys and changes do.

const ACTIVE = "[data-set], [data-act], [data-copy]";

const ACTIVE_PARTS = "script, style, link, meta, base, iframe, object, embed, form";

/** Markup that Python made, in which every name is escaped; what could run or load is left out all the same. */
function parsed(html) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const part of body.querySelectorAll(ACTIVE_PARTS)) part.remove();
  for (const part of body.querySelectorAll("*")) {
    for (const { name, value } of [...part.attributes]) {
      if (/^on|^srcdoc$|^formaction$|href$/i.test(name) || (name === "src" && !value.startsWith("data:image/"))) part.removeAttribute(name);
    }
  }
  return [...body.childNodes];
}

class Page {
  constructor(model, say, panel) {
    Object.assign(this, { model, say, panel });
    this.root = make("div", { class: "hw-panel hw-page", click: (e) => this.click(e), change: (e) => this.change(e), input: (e) => this.typed(e.target), keydown: (e) => this.key(e),
      pointerdown: (e) => this.hold(e.target), pointerover: (e) => this.light(e.target), focusin: (e) => this.light(e.target) });
  }

  get page() { return this.model.get("_page"); }

  load() { this.refresh(); }

  /** Write the page; what had the focus has it again, and what was scrolled stays. */
  refresh() {
    this.isLate = this.isHeld;
    if (this.isHeld || this.page.panel !== this.panel || this.root.hidden) return;
    const held = this.root.contains(document.activeElement) ? document.activeElement : null, key = held?.dataset.key;
    const scrolled = [...this.root.querySelectorAll("[data-scroll]")].map((part) => [part.dataset.scroll, part.scrollTop, part.scrollLeft]);
    const orders = [...this.root.querySelectorAll("[data-sort]")].map((table) => [table.dataset.sort, table.querySelector("th[aria-sort$='cending']")]).filter(([, head]) => head);
    fill(this.root, parsed(this.page.html));
    for (const [name, top, left] of scrolled) {
      const part = this.root.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
      if (part) Object.assign(part, { scrollTop: top, scrollLeft: left });
    }
    for (const part of this.root.querySelectorAll("[data-set]:not(button)")) dress(part, { tabindex: -1, role: part.matches("tr") ? null : part.getAttribute("role") ?? "button" }, []);
    for (const group of new Set([...this.root.querySelectorAll("[data-set]:not(button)")].map((part) => part.parentNode))) {
      (group.querySelector(":scope > [aria-current='true']") ?? group.querySelector(":scope > [data-set]")).tabIndex = 0;
    }
    for (const head of this.root.querySelectorAll("[data-sort] th")) dress(head, { tabindex: 0, "aria-sort": "none" }, []);
    for (const [name, old] of orders) {
      const head = this.root.querySelector(`[data-sort="${CSS.escape(name)}"]`)?.tHead.rows[0].cells[old.cellIndex];
      if (head) this.sort(head, old.getAttribute("aria-sort") === "ascending");
    }
    const kept = key === undefined ? null : this.root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (kept?.matches("[data-typed]")) kept.replaceWith(held); // whoever types goes on in the same field
    (kept?.isConnected ? kept : held)?.focus({ preventScroll: true });
    for (const part of this.root.querySelectorAll("[data-show]")) part.scrollIntoView({ block: "nearest" });
    this.say(this.page.said);
  }

  /** While a button is held down the page is not written anew: the click would go to what is gone. */
  hold(target) {
    if (!target.closest("button, [data-set]")) return;
    this.isHeld = true;
    const release = () => setTimeout(() => { this.isHeld = false; if (this.isLate) this.refresh(); });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { once: true });
  }

  marked() {}

  step(by) {
    const all = [...this.root.querySelectorAll("[data-set]")];
    const now = all.findIndex((part) => part.getAttribute("aria-current") === "true");
    all[Math.min(Math.max(now + by, 0), all.length - 1)]?.dispatchEvent(new MouseEvent("click", { bubbles: true })); // marks in a picture have no click()
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

  /** Ask while somebody types, when the typing pauses. */
  typed(part) {
    clearTimeout(this.typing);
    if (part.matches("[data-typed]")) this.typing = setTimeout(() => this.ask(part, part.value), 150);
  }

  change(event) {
    clearTimeout(this.typing);
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
    const own = target.closest?.("[data-link]")?.dataset.link, more = target.closest?.("[data-lights]")?.dataset.lights;
    const wanted = new Set([own, more].filter(Boolean).join(" ").split(" "));
    for (const part of this.root.querySelectorAll("[data-link]")) part.classList.toggle("hw-linked", part.dataset.link.split(" ").some((word) => wanted.has(word)));
  }

  sort(head, isUp = head.getAttribute("aria-sort") !== "ascending") {
    const table = head.closest("table"), body = table.tBodies[0], column = head.cellIndex;
    const value = (row) => { const cell = row.cells[column]; return cell.dataset.value === undefined ? cell.textContent : Number(cell.dataset.value); };
    const rows = [...body.rows].sort((a, b) => { const [x, y] = [value(a), value(b)]; return (x < y ? -1 : x > y ? 1 : 0) * (isUp ? 1 : -1); });
    for (const other of head.parentNode.cells) other.setAttribute("aria-sort", "none");
    head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
    body.append(...rows);
  }

  python(expression) { return `${expression}.view(${[`panel="${this.panel}"`, ...Object.entries(this.page.state).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(", ")})`; }

  close() { clearTimeout(this.typing); }
}
