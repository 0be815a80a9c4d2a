// A graph between two moments. A node stands at one place whatever the pass; what is out of sight is not drawn.

const BOX_W = 126, BOX_H = 40, EDGE_ROOM = 16, TITLE = 14, NOTE = 21; // the last two: letters that fit a box
const NEAR = 2000; // boxes and lines in sight beyond which they are painted on a canvas
const FIELDS = 9; // texts of a node, in the order of the columns
const WORDS = 7; // numbers of a node: place, birth, death, what is drawn instead, how it is folded, its group
const REPEATED = 1, STRETCH = 2;
const LINES = ["kept", "added", "removed", "part", "near"];

class Graph {
  /** `acts`: select(i, isFocused), open(i), pin(i). */
  constructor(acts) {
    Object.assign(this, { acts, scale: 1, shown: new Map(), now: new Map(), there: [], lines: [] });
    this.edges = Object.fromEntries(LINES.map((state) => [state, draw("path", { class: `hw-edge hw-${state}` })]));
    this.layer = draw("g", {});
    this.svg = draw("svg", { role: "group", "aria-label": "graph" }, draw("g", {}, ...Object.values(this.edges), this.layer));
    this.redraw = onFrame(() => this.drawNow());
    this.plane = make("canvas", { class: "hw-plane", "aria-hidden": "true" });
    this.canvas = make("div", { class: "hw-canvas", scroll: this.redraw, click: (event) => this.pick(event) }, this.svg);
    this.root = make("div", { class: "hw-graph" }, this.plane, this.canvas);
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
    this.isFresh = !this.nodes;
    Object.assign(this, { strings, columns, nodes, count: nodes.length / WORDS, list: [], members: new Map() });
    for (let i = 0; i < this.count; i += 1) {
      if (!this.members.has(this.leader(i))) this.members.set(this.leader(i), []);
      this.members.get(this.leader(i)).push(i);
    }
    const joined = new Map();
    for (let at = 0; at < edges.length; at += 5 + 2 * edges[at + 4]) {
      const [source, reader, born, died, bends] = edges.subarray(at, at + 5);
      const ends = [this.leader(source), this.leader(reader)], name = ends.join();
      this.list.push({ source, reader, born, died });
      if (ends[0] === ends[1]) continue;
      if (!joined.has(name)) joined.set(name, { source: ends[0], reader: ends[1], bends: edges.subarray(at + 5, at + 5 + 2 * bends), edges: [] });
      joined.get(name).edges.push(this.list.at(-1));
    }
    this.joined = [...joined.values()];
    this.order = [...this.members.keys()].sort((a, b) => this.y(a) - this.y(b) || this.x(a) - this.x(b));
    const far = (numbers) => numbers.reduce((most, number) => Math.max(most, number), 0);
    this.width = far([...this.order.map((i) => this.x(i)), ...this.joined.map((line) => line.bends[0] ?? 0)]) + BOX_W / 2 + EDGE_ROOM;
    this.height = far(this.order.map((i) => this.y(i))) + BOX_H / 2 + EDGE_ROOM;
    fill(this.layer);
    this.shown.clear();
  }

  x(i) { return this.nodes[WORDS * i]; }
  y(i) { return this.nodes[WORDS * i + 1]; }
  born(i) { return this.nodes[WORDS * i + 2]; }
  died(i) { return this.nodes[WORDS * i + 3]; }
  leader(i) { return this.nodes[WORDS * i + 4]; }
  fold(i) { return this.nodes[WORDS * i + 5]; }
  group(i) { return this.nodes[WORDS * i + 6]; }

  /** One of the texts of a node: kind, title, op, type, attributes, name, from, replaced, label. */
  text(i, field) { return this.strings[this.columns[FIELDS * i + field]]; }

  isThere(i) { return this.state(i) !== ""; }

  /** What became of a node between the two moments; "" if it was at neither. */
  state(i) {
    const state = this.between(this.born(i), this.died(i));
    return state === "kept" && this.rewired.has(i) ? "rewired" : state;
  }

  between(born, died) {
    const was = born <= this.from && this.from < died, is = born <= this.to && this.to < died;
    return was ? (is ? "kept" : "removed") : is ? "added" : "";
  }

  /** Show what became of the graph after the pass `from` until the pass `to`; `parts`: what exploded nodes stand for. */
  show({ from, to, rewired, selected, parts, hits, pinned }) {
    Object.assign(this, { from, to, rewired: new Set(rewired), selected, parts, hits, pinned, now: new Map(), sources: new Map(), readers: new Map() });
    for (const [leader, members] of this.members) {
      const states = members.map((i) => this.state(i)).filter(Boolean);
      if (states.length) this.now.set(leader, { count: states.length, state: states.every((one) => one === states[0]) ? states[0] : "rewired" });
    }
    for (const [whole, each] of parts) {
      if (this.isThere(whole)) for (const part of each) if (!this.now.has(this.leader(part))) this.now.set(this.leader(part), { count: 1, state: "part" });
    }
    const note = (map, key, value) => (map.has(key) ? map.get(key).push(value) : map.set(key, [value]));
    for (const { source, reader, born, died } of this.list) {
      if (!this.between(born, died)) continue;
      note(this.sources, reader, source);
      note(this.readers, source, reader);
    }
    this.lines = this.joined.map((line) => ({ ...line, state: this.lineState(line) })).filter((line) => line.state);
    this.there = this.order.filter((i) => this.now.has(i));
    if (pinned >= 0 && this.isThere(pinned)) this.centre(pinned);
    this.drawNow();
  }

  lineState({ source, reader, edges }) {
    const states = new Set(edges.map(({ born, died }) => this.between(born, died)).filter(Boolean));
    if (states.size) return states.size > 1 ? "kept" : [...states][0];
    const ends = [source, reader].map((i) => this.now.get(i)?.state);
    return ends.every(Boolean) && ends.includes("part") ? "part" : "";
  }

  /** Mark a node and bring it into sight. */
  mark(selected, isFocused) {
    this.selected = selected;
    if (selected >= 0 && this.nodes) this.reveal(selected);
    this.drawNow();
    if (isFocused) this.shown.get(this.leader(selected))?.focus({ preventScroll: true });
  }

  reveal(i) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.canvas;
    const left = (this.x(i) - BOX_W / 2) * this.scale, top = (this.y(i) - BOX_H / 2) * this.scale;
    const right = left + BOX_W * this.scale, bottom = top + BOX_H * this.scale;
    if (left < scrollLeft || right > scrollLeft + clientWidth) this.canvas.scrollLeft = (left + right - clientWidth) / 2;
    if (top < scrollTop || bottom > scrollTop + clientHeight) this.canvas.scrollTop = (top + bottom - clientHeight) / 2;
  }

  centre(i) {
    this.size();
    this.canvas.scrollLeft = this.x(i) * this.scale - this.canvas.clientWidth / 2;
    this.canvas.scrollTop = this.y(i) * this.scale - this.canvas.clientHeight / 2;
  }

  resized() {
    if (this.isFresh && this.canvas.clientWidth && this.nodes) {
      this.isFresh = false;
      this.zoom(Math.min(1, Math.max(0.6, this.canvas.clientWidth / this.width)));
      const first = this.selected >= 0 ? this.selected : this.there[0];
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
    this.size();
    this.canvas.scrollLeft = middle[0] * factor - this.canvas.clientWidth / 2;
    this.canvas.scrollTop = middle[1] * factor - this.canvas.clientHeight / 2;
    this.drawNow();
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(this.scale * Math.exp(-event.deltaY / 300));
  }

  size() {
    for (const name of ["width", "height"]) this.svg.setAttribute(name, Math.ceil(this[name] * this.scale));
    this.svg.firstChild.setAttribute("transform", `scale(${this.scale})`);
  }

  drawNow() {
    if (!this.nodes || this.to === undefined) return;
    this.size();
    const seen = this.seen(), [, top, , bottom] = this.sight();
    const lines = this.lines.filter(({ source, reader }) => Math.max(this.y(source), this.y(reader)) >= top && Math.min(this.y(source), this.y(reader)) <= bottom);
    const isFar = seen.length + lines.length > NEAR, chosen = this.leader(this.selected);
    this.plane.hidden = !isFar;
    this.drawBoxes(isFar ? seen.filter((i) => i === chosen) : seen);
    this.drawLines(isFar ? lines.filter((line) => line.source === chosen || line.reader === chosen) : lines);
    if (isFar) this.paint(seen, lines);
  }

  /** The part of the graph in sight, with a margin. */
  sight() {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.canvas;
    const room = 200;
    return [scrollLeft - room, scrollTop - room, scrollLeft + (clientWidth || 900) + room, scrollTop + (clientHeight || 500) + room].map((v) => v / this.scale);
  }

  seen() {
    const [left, top, right, bottom] = this.sight(), chosen = this.selected >= 0 ? this.leader(this.selected) : -1;
    return this.there.filter((i) => i === chosen || (this.y(i) >= top && this.y(i) <= bottom && this.x(i) >= left && this.x(i) <= right));
  }

  drawBoxes(seen) {
    const wanted = new Set(seen), chosen = this.selected >= 0 ? this.leader(this.selected) : -1;
    for (const [i, node] of this.shown) if (!wanted.has(i)) { node.remove(); this.shown.delete(i); }
    const entry = wanted.has(chosen) ? chosen : seen[0];
    for (const i of seen) {
      if (!this.shown.has(i)) {
        this.shown.set(i, this.box(i));
        this.layer.append(this.shown.get(i));
      }
      const node = this.shown.get(i), { state, count } = this.now.get(i), isHit = this.members.get(i).some((one) => this.hits.has(one));
      const isPinned = this.pinned >= 0 && this.leader(this.pinned) === i;
      node.setAttribute("class", ["hw-node", `hw-${state}`, `hw-${this.text(i, 0)}`, i === chosen && "hw-chosen", isHit && "hw-hit", this.fold(i) && "hw-fold"].filter(Boolean).join(" "));
      node.setAttribute("tabindex", i === entry ? 0 : -1);
      node.setAttribute("aria-label", this.spoken(i));
      node.querySelector(".hw-sign").textContent = (isHit ? "◆" : "") + (isPinned ? "◎" : "") + (SIGNS[state] ?? "");
      if (this.fold(i) === STRETCH) node.querySelector("text").textContent = this.title(i);
      node.querySelector(".hw-times").textContent = this.fold(i) === REPEATED && count > 1 ? `×${count}` : "";
    }
  }

  spoken(i) {
    const { state, count } = this.now.get(i) ?? { state: "kept" };
    const said = [this.fold(i) === STRETCH ? this.title(i) : `${this.text(i, 1)}, ${this.text(i, 2)} ${this.text(i, 3)}`, this.fold(i) === REPEATED && count > 1 ? `drawn once for ${count}` : "", state === "kept" ? "" : state];
    return said.filter(Boolean).join(", ");
  }

  title(i) { return this.fold(i) === STRETCH ? `${this.now.get(i)?.count ?? 0} nodes` : this.text(i, 1); }

  note(i) {
    if (this.fold(i) === STRETCH) return [...new Set(this.members.get(i).map((one) => this.text(one, 2)))].join(" ");
    return this.text(i, 0) === "op" || this.text(i, 1) === this.text(i, 2) ? this.text(i, 3) : `${this.text(i, 2)} ${this.text(i, 3)}`;
  }

  box(i) {
    const round = this.fold(i) === STRETCH ? 0 : { input: 20, output: 20, const: 0, op: 5 }[this.text(i, 0)];
    const rect = (inset, look) => draw("rect", { class: look, x: -BOX_W / 2 + inset, y: -BOX_H / 2 + inset, width: BOX_W - 2 * inset, height: BOX_H - 2 * inset, rx: round });
    return draw("g", { role: "button", transform: `translate(${this.x(i)} ${this.y(i)})`, "data-track": i, click: () => this.acts.select(i, true), dblclick: () => this.acts.open(i) },
      draw("title", {}, this.spoken(i)),
      this.fold(i) ? [rect(-6, "hw-outer"), rect(-3, "hw-outer")] : [], rect(0, "hw-outer"), rect(3, "hw-inner"),
      draw("text", { y: -2 }, clip(this.title(i), TITLE)),
      draw("text", { class: "hw-note", y: 13 }, clip(this.note(i), NOTE)),
      draw("text", { class: "hw-sign", x: -BOX_W / 2 + 3, y: -14 }),
      draw("text", { class: "hw-times", x: BOX_W / 2 - 3, y: -14 }));
  }

  drawLines(lines) {
    const paths = Object.fromEntries(LINES.map((state) => [state, []])), chosen = this.selected >= 0 ? this.leader(this.selected) : -1;
    for (const line of lines) {
      const d = this.curve(line);
      paths[line.state].push(d);
      if (line.source === chosen || line.reader === chosen) paths.near.push(d);
    }
    for (const [whole, each] of this.parts) {
      if (this.isThere(whole)) for (const part of each) paths.part.push(`M${this.x(whole)} ${this.y(whole)}L${this.x(part)} ${this.y(part)}`);
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

  /** Where the picture begins: it stands in the middle where there is room. */
  left() { return Math.max((this.canvas.clientWidth - this.width * this.scale) / 2, 0) - this.canvas.scrollLeft; }

  /** Many boxes and lines as pixels, in the same places, signs of state by their strokes. */
  paint(seen, lines) {
    const { clientWidth, clientHeight, scrollTop } = this.canvas, dense = devicePixelRatio || 1, ink = getComputedStyle(this.root);
    Object.assign(this.plane, { width: clientWidth * dense, height: clientHeight * dense });
    dress(this.plane, { style: `width:${clientWidth}px;height:${clientHeight}px` }, []);
    const pen = this.plane.getContext("2d"), zoom = this.scale * dense;
    pen.setTransform(zoom, 0, 0, zoom, this.left() * dense, -scrollTop * dense);
    pen.fillStyle = ink.getPropertyValue("--hw-soft");
    for (const [state, colour] of Object.entries({ part: "line", kept: "ink", rewired: "blue", removed: "red", added: "green" })) {
      const boxes = new Path2D();
      for (const i of seen) if (this.now.get(i).state === state) boxes.rect(this.x(i) - BOX_W / 2, this.y(i) - BOX_H / 2, BOX_W, BOX_H);
      pen.strokeStyle = ink.getPropertyValue(`--hw-${colour}`);
      pen.lineWidth = (state === "kept" ? 0.6 : 1.6) / this.scale;
      pen.setLineDash(state === "removed" ? [4 / this.scale, 3 / this.scale] : []);
      pen.stroke(new Path2D(lines.filter((line) => line.state === state).map((line) => this.curve(line)).join("")));
      pen.fill(boxes);
      pen.stroke(boxes);
    }
    pen.fillStyle = ink.getPropertyValue("--hw-accent");
    for (const i of seen) if (this.members.get(i).some((one) => this.hits.has(one))) pen.fillRect(this.x(i) - BOX_W / 2, this.y(i) - BOX_H / 2, BOX_W, BOX_H);
  }

  /** A click on what is painted. */
  pick(event) {
    if (this.plane.hidden || event.target.closest(".hw-node")) return;
    const frame = this.canvas.getBoundingClientRect();
    const x = (event.clientX - frame.left - this.left()) / this.scale, y = (event.clientY - frame.top + this.canvas.scrollTop) / this.scale;
    const found = this.there.find((i) => Math.abs(this.x(i) - x) <= BOX_W / 2 && Math.abs(this.y(i) - y) <= BOX_H / 2);
    if (found !== undefined) this.acts.select(found, true);
  }

  /** Arrow keys walk the graph: up to a source, down to a reader, aside to a neighbour of the same rank. */
  key(event) {
    const from = this.selected >= 0 && this.now.has(this.leader(this.selected)) ? this.selected : this.there[0];
    if (from === undefined) return;
    const aside = (step) => {
      const rank = this.there.filter((i) => this.y(i) === this.y(from));
      return rank[rank.indexOf(this.leader(from)) + step];
    };
    const at = Number(event.target.dataset?.track ?? from);
    const walks = {
      ArrowUp: () => this.sources.get(from)?.[0],
      ArrowDown: () => this.readers.get(from)?.[0],
      ArrowLeft: () => aside(-1),
      ArrowRight: () => aside(1),
      Enter: () => this.acts.open(at),
      " ": () => this.acts.pin(at),
      ".": () => (this.centre(from), from),
    };
    if (!walks[event.key]) return;
    event.preventDefault();
    const to = walks[event.key]();
    if (to !== undefined) this.acts.select(to, true);
  }

  close() {
    this.watch.disconnect();
    this.redraw.cancel();
  }
}
