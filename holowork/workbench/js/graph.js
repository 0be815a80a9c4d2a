// A graph at one pass. A node stands at one place whatever the pass; what is out of sight is not drawn.

const BOX_W = 126, BOX_H = 40, EDGE_ROOM = 16;
const NEAR = 1500; // boxes in sight beyond which only outlines are drawn
const FIELDS = 9; // texts of a node, in the order of the columns

class Graph {
  constructor(select) {
    this.select = select;
    this.scale = 1;
    this.shown = new Map();
    this.edges = Object.fromEntries(["kept", "added", "removed", "near"].map((state) => [state, draw("path", { class: `hw-edge hw-${state}` })]));
    this.far = draw("g", {});
    this.layer = draw("g", {});
    this.svg = draw("svg", { role: "group", "aria-label": "graph" }, draw("g", {}, ...Object.values(this.edges), this.far, this.layer));
    this.redraw = onFrame(() => this.drawNow());
    this.canvas = make("div", { class: "hw-canvas", scroll: this.redraw }, this.svg);
    this.root = make("div", { class: "hw-graph" }, this.canvas);
    this.tools = make("div", { class: "hw-zoom" },
      button("−", "smaller", () => this.zoom(this.scale / 1.25)),
      button("+", "larger", () => this.zoom(this.scale * 1.25)),
      button("1:1", "natural size", () => this.zoom(1)),
      button("fit", "show everything", () => this.fit()));
    this.canvas.addEventListener("keydown", (event) => this.key(event));
    this.canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(this.canvas);
  }

  /** Take the nodes and edges of all passes. */
  load({ strings, columns }, nodes, edges) {
    Object.assign(this, { strings, columns, nodes, count: nodes.length / 4, list: [], sources: new Map(), readers: new Map() });
    for (let at = 0; at < edges.length; at += 5 + 2 * edges[at + 4]) {
      const [source, reader, born, died, bends] = edges.subarray(at, at + 5);
      this.list.push({ source, reader, born, died, bends: edges.subarray(at + 5, at + 5 + 2 * bends) });
    }
    this.order = Array.from({ length: this.count }, (_, i) => i).sort((a, b) => this.y(a) - this.y(b) || this.x(a) - this.x(b));
    this.width = Math.max(0, ...this.order.map((i) => this.x(i)), ...this.list.flatMap((edge) => edge.bends.length ? [edge.bends[0]] : [])) + BOX_W / 2 + EDGE_ROOM;
    this.height = Math.max(0, ...this.order.map((i) => this.y(i))) + BOX_H / 2 + EDGE_ROOM;
    fill(this.layer);
    this.shown.clear();
    this.isFresh = true;
  }

  x(i) { return this.nodes[4 * i]; }
  y(i) { return this.nodes[4 * i + 1]; }
  born(i) { return this.nodes[4 * i + 2]; }
  died(i) { return this.nodes[4 * i + 3]; }

  /** One of the texts of a node: kind, title, op, type, attributes, name, from, replaced, label. */
  text(i, field) { return this.strings[this.columns[FIELDS * i + field]]; }

  isThere(i) { return this.born(i) <= this.index && this.index <= this.died(i); }

  state(i) {
    if (this.index < 0) return "kept";
    if (this.born(i) === this.index) return "added";
    if (this.died(i) === this.index) return "removed";
    return this.rewired.has(i) ? "rewired" : "kept";
  }

  /** Show the pass at `index`; the nodes of `rewired` read something else since. */
  show(index, rewired, selected) {
    Object.assign(this, { index, rewired: new Set(rewired), selected });
    this.sources = new Map();
    this.readers = new Map();
    for (const edge of this.list) {
      if (edge.born > index || index > edge.died) continue;
      if (!this.sources.has(edge.reader)) this.sources.set(edge.reader, []);
      if (!this.readers.has(edge.source)) this.readers.set(edge.source, []);
      this.sources.get(edge.reader).push(edge.source);
      this.readers.get(edge.source).push(edge.reader);
    }
    this.drawNow();
  }

  /** Mark a node and bring it into sight. */
  mark(selected, isFocused) {
    this.selected = selected;
    if (selected >= 0 && this.nodes) this.reveal(selected);
    this.drawNow();
    if (isFocused) this.shown.get(selected)?.focus({ preventScroll: true });
  }

  reveal(i) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.canvas;
    const left = (this.x(i) - BOX_W / 2) * this.scale, top = (this.y(i) - BOX_H / 2) * this.scale;
    const right = left + BOX_W * this.scale, bottom = top + BOX_H * this.scale;
    if (left < scrollLeft || right > scrollLeft + clientWidth) this.canvas.scrollLeft = (left + right - clientWidth) / 2;
    if (top < scrollTop || bottom > scrollTop + clientHeight) this.canvas.scrollTop = (top + bottom - clientHeight) / 2;
  }

  resized() {
    if (this.isFresh && this.canvas.clientWidth && this.nodes) {
      this.isFresh = false;
      this.zoom(Math.min(1, Math.max(0.6, this.canvas.clientWidth / this.width)));
      const first = this.selected >= 0 ? this.selected : this.order.find((i) => this.isThere(i));
      if (first !== undefined) this.reveal(first);
      this.drawNow();
    } else this.redraw();
  }

  fit() {
    this.zoom(Math.min(this.canvas.clientWidth / this.width, this.canvas.clientHeight / this.height, 1.5));
  }

  zoom(scale) {
    const middle = [this.canvas.scrollLeft + this.canvas.clientWidth / 2, this.canvas.scrollTop + this.canvas.clientHeight / 2];
    const factor = Math.min(Math.max(scale, 0.02), 3) / this.scale;
    this.scale *= factor;
    this.drawNow();
    this.canvas.scrollLeft = middle[0] * factor - this.canvas.clientWidth / 2;
    this.canvas.scrollTop = middle[1] * factor - this.canvas.clientHeight / 2;
    this.drawNow();
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(this.scale * Math.exp(-event.deltaY / 300));
  }

  drawNow() {
    if (!this.nodes || this.index === undefined) return;
    this.svg.setAttribute("width", Math.ceil(this.width * this.scale));
    this.svg.setAttribute("height", Math.ceil(this.height * this.scale));
    this.svg.firstChild.setAttribute("transform", `scale(${this.scale})`);
    const seen = this.seen();
    const isNear = seen.length <= NEAR;
    this.drawBoxes(isNear ? seen : seen.filter((i) => i === this.selected));
    fill(this.far, isNear ? [] : this.outlines(seen));
    this.drawEdges();
  }

  /** The part of the graph in sight, with a margin. */
  sight() {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.canvas;
    const room = 200;
    return [scrollLeft - room, scrollTop - room, scrollLeft + (clientWidth || 900) + room, scrollTop + (clientHeight || 500) + room].map((v) => v / this.scale);
  }

  seen() {
    const [left, top, right, bottom] = this.sight();
    let low = 0, high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.y(this.order[middle]) < top) low = middle + 1; else high = middle;
    }
    const found = [];
    for (; low < this.count && this.y(this.order[low]) <= bottom; low += 1) {
      const i = this.order[low];
      if (this.isThere(i) && ((this.x(i) >= left && this.x(i) <= right) || i === this.selected)) found.push(i);
    }
    if (this.selected >= 0 && this.selected < this.count && this.isThere(this.selected) && !found.includes(this.selected)) found.push(this.selected);
    return found;
  }

  drawBoxes(seen) {
    const wanted = new Set(seen);
    for (const [i, node] of this.shown) if (!wanted.has(i)) { node.remove(); this.shown.delete(i); }
    const entry = wanted.has(this.selected) ? this.selected : seen[0];
    for (const i of seen) {
      if (!this.shown.has(i)) {
        this.shown.set(i, this.box(i));
        this.layer.append(this.shown.get(i));
      }
      const node = this.shown.get(i), state = this.state(i);
      node.setAttribute("class", `hw-node hw-${state} hw-${this.text(i, 0)}${i === this.selected ? " hw-chosen" : ""}`);
      node.setAttribute("tabindex", i === entry ? 0 : -1);
      node.setAttribute("aria-label", this.spoken(i, state));
      node.querySelector(".hw-sign").textContent = SIGNS[state];
    }
  }

  spoken(i, state) {
    const said = state === "kept" ? "" : `, ${state}`;
    return `${this.text(i, 1)}, ${this.text(i, 2)} ${this.text(i, 3)}${said}`;
  }

  box(i) {
    const kind = this.text(i, 0);
    const round = { input: 20, output: 20, const: 0, op: 5 }[kind];
    const rect = (inset, look) => draw("rect", { class: look, x: -BOX_W / 2 + inset, y: -BOX_H / 2 + inset, width: BOX_W - 2 * inset, height: BOX_H - 2 * inset, rx: round });
    return draw("g", { role: "button", transform: `translate(${this.x(i)} ${this.y(i)})`, "data-track": i, click: () => this.select(i, true) },
      draw("title", {}, this.spoken(i, "kept")),
      rect(0, "hw-outer"), rect(3, "hw-inner"),
      draw("text", { y: -2 }, clip(this.text(i, 1), 18)),
      draw("text", { class: "hw-note", y: 13 }, clip(kind === "op" || this.text(i, 1) === this.text(i, 2) ? this.text(i, 3) : `${this.text(i, 2)} ${this.text(i, 3)}`, 21)),
      draw("text", { class: "hw-sign", x: -BOX_W / 2 + 9, y: -5 }));
  }

  /** Many boxes as one path for each state: a page can show them all. */
  outlines(seen) {
    const paths = {};
    for (const i of seen) {
      const state = this.state(i);
      paths[state] = `${paths[state] ?? ""}M${this.x(i) - BOX_W / 2} ${this.y(i) - BOX_H / 2}h${BOX_W}v${BOX_H}h${-BOX_W}z`;
    }
    return Object.entries(paths).map(([state, d]) => draw("path", { class: `hw-far hw-${state}`, d }));
  }

  drawEdges() {
    const [, top, , bottom] = this.sight();
    const paths = { kept: [], added: [], removed: [], near: [] };
    for (const edge of this.list) {
      const { source, reader, born, died } = edge;
      const isOut = Math.max(this.y(source), this.y(reader)) < top || Math.min(this.y(source), this.y(reader)) > bottom;
      if (born > this.index || this.index > died || isOut) continue;
      const d = this.curve(edge);
      paths[this.index >= 0 && born === this.index ? "added" : died === this.index ? "removed" : "kept"].push(d);
      if (source === this.selected || reader === this.selected) paths.near.push(d);
    }
    for (const [state, path] of Object.entries(this.edges)) path.setAttribute("d", paths[state].join(""));
  }

  curve({ source, reader, bends }) {
    const points = [[this.x(source), this.y(source) + BOX_H / 2]];
    for (let i = 0; i < bends.length; i += 2) points.push([bends[i], bends[i + 1]]);
    points.push([this.x(reader), this.y(reader) - BOX_H / 2]);
    let path = `M${points[0]}`;
    for (let i = 1; i < points.length; i += 1) {
      const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]];
      path += x0 === x1 ? `V${y1}` : `C${x0} ${(y0 + y1) / 2} ${x1} ${(y0 + y1) / 2} ${x1} ${y1}`;
    }
    return path;
  }

  /** Arrow keys walk the graph: up to a source, down to a reader, aside to a neighbour of the same rank. */
  key(event) {
    const from = this.selected >= 0 && this.isThere(this.selected) ? this.selected : this.order.find((i) => this.isThere(i));
    const aside = (step) => {
      const rank = this.order.filter((i) => this.isThere(i) && this.y(i) === this.y(from));
      return rank[rank.indexOf(from) + step];
    };
    const walks = {
      ArrowUp: () => this.sources.get(from)?.[0],
      ArrowDown: () => this.readers.get(from)?.[0],
      ArrowLeft: () => aside(-1),
      ArrowRight: () => aside(1),
      Enter: () => Number(event.target.dataset?.track ?? from),
      " ": () => Number(event.target.dataset?.track ?? from),
      ".": () => from,
    };
    const walk = walks[event.key];
    if (!walk || from === undefined) return;
    event.preventDefault();
    const to = walk();
    if (to !== undefined) this.select(to, true);
  }

  close() {
    this.watch.disconnect();
    this.redraw.cancel();
  }
}
