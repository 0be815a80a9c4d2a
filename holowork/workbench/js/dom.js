// What the views share: elements made of text alone, lists that draw only what is seen, icons of state.

const SVG = "http://www.w3.org/2000/svg";
const SIGNS = { kept: "", added: "+", removed: "−", rewired: "~" };

/** Give an element attributes and children; a function becomes a listener, a string a text node. */
function dress(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

const make = (tag, attributes, ...children) => dress(document.createElement(tag), attributes, children);
const draw = (tag, attributes, ...children) => dress(document.createElementNS(SVG, tag), attributes, children);

/** Replace what an element holds. */
const fill = (node, ...children) => (node.replaceChildren(...children.flat().filter((c) => c !== null)), node);

/** At most `most` letters, the last of them an ellipsis where more were left out. */
const clip = (text, most) => (text.length <= most ? text : text.slice(0, most - 1) + "…");

/** A name that comes from a file: letters of any script move nothing beside it. */
const named = (text) => make("bdi", {}, text);

/** The numbers of a binary trait. */
const words = (view) => (view?.byteLength ? new Int32Array(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength)) : new Int32Array());

const button = (text, title, click) => make("button", { type: "button", title, "aria-label": title, click }, text);

/** Call `work` once before the next frame, however often it is asked for. */
function onFrame(work) {
  let waiting = 0;
  const ask = () => { waiting ||= requestAnimationFrame(() => { waiting = 0; work(); }); };
  ask.cancel = () => cancelAnimationFrame(waiting);
  return ask;
}

/**
 * A list of `count` rows of one height, of which only those in sight exist. `row(i)` makes one; the chosen row
 * can be reached by arrow keys, Home, End and Page keys, and `choose(i)` is told.
 */
class Rows {
  constructor({ label, height, row, choose }) {
    Object.assign(this, { height, row, choose, count: 0, chosen: -1, id: `hw-rows-${Rows.made = (Rows.made ?? 0) + 1}` });
    this.sheet = make("div", { class: "hw-sheet" });
    this.draw = onFrame(() => this.drawNow());
    this.root = make("div", { class: "hw-rows", role: "listbox", tabindex: 0, "aria-label": label, scroll: this.draw, keydown: (event) => this.key(event) }, this.sheet);
    this.watch = new ResizeObserver(this.draw);
    this.watch.observe(this.root);
  }

  set(count, chosen) {
    this.count = count;
    this.chosen = chosen;
    this.sheet.style.height = `${count * this.height}px`;
    this.drawNow();
  }

  /** Mark a row; bring it into sight. */
  mark(chosen) {
    this.chosen = chosen;
    const top = chosen * this.height;
    const { scrollTop, clientHeight } = this.root;
    if (chosen >= 0 && (top < scrollTop || top + this.height > scrollTop + clientHeight)) {
      this.root.scrollTop = Math.max(top - clientHeight / 3, 0);
    }
    this.drawNow();
  }

  drawNow() {
    const first = Math.max(Math.floor(this.root.scrollTop / this.height) - 4, 0);
    const last = Math.min(first + Math.ceil((this.root.clientHeight || 200) / this.height) + 8, this.count);
    const rows = [];
    for (let i = first; i < last; i += 1) {
      const row = this.row(i);
      row.style.top = `${i * this.height}px`;
      row.style.height = `${this.height}px`;
      rows.push(dress(row, { id: `${this.id}-${i}`, role: "option", "aria-selected": String(i === this.chosen), "aria-posinset": i + 1, "aria-setsize": this.count }, []));
    }
    fill(this.sheet, rows);
    if (first <= this.chosen && this.chosen < last) this.root.setAttribute("aria-activedescendant", `${this.id}-${this.chosen}`);
    else this.root.removeAttribute("aria-activedescendant");
  }

  key(event) {
    const page = Math.max(Math.floor(this.root.clientHeight / this.height) - 1, 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.count, End: this.count };
    const step = steps[event.key];
    if (!step || !this.count) return;
    event.preventDefault();
    this.choose(Math.min(Math.max(this.chosen + step, 0), this.count - 1));
  }

  close() {
    this.watch.disconnect();
    this.draw.cancel();
  }
}
