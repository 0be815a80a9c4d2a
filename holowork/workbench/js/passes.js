// The Passes panel: a slider over the passes, the graph, what the pass did in words, and the chosen node.

class Passes {
  constructor(model, say) {
    this.model = model;
    this.say = say;
    this.graph = new Graph((i, isFocused) => this.select(i, isFocused));
    this.track = make("div", { class: "hw-track", role: "slider", tabindex: 0, "aria-label": "pass", title: "passes: a full dot changed something", keydown: (event) => this.key(event) });
    this.told = make("div", { class: "hw-told" });
    this.node = make("section", { class: "hw-card", "aria-label": "chosen node" });
    this.diff = make("section", { class: "hw-card hw-grow", "aria-label": "what the pass did" });
    this.bar = make("div", { class: "hw-bar" },
      button("◀", "previous pass, [", () => this.step(-1)), this.track, button("▶", "next pass, ]", () => this.step(1)), this.told);
    this.keys = ["added", "removed", "rewired"].map((state) => make("span", { class: `hw-key hw-${state}` }, `${SIGNS[state]} ${state}`));
    this.legend = make("div", { class: "hw-legend" }, ...this.keys, this.graph.tools);
    this.root = make("div", { class: "hw-panel" }, this.bar,
      make("div", { class: "hw-split" }, make("div", { class: "hw-left" }, this.graph.root, this.legend), make("div", { class: "hw-side" }, this.node, this.diff)));
  }

  get data() { return this.model.get("_passes"); }
  get stops() { return this.data.stops ?? []; }
  get index() { return this.stops.length ? this.model.get("index") : -1; }
  get stop() { return this.stops[this.index]; }

  load() {
    if (!this.data.columns) return;
    this.graph.load(this.data, words(this.model.get("_nodes")), words(this.model.get("_edges")));
    fill(this.track, this.stops.map((stop, i) => make("span", { class: "hw-dot", title: `${i + 1}: ${stop.name}`, "data-stop": i, click: () => this.go(i) },
      stop.counts[0] + stop.counts[1] + stop.counts[2] ? "●" : "○")));
    for (const part of [this.bar, ...this.keys]) part.hidden = !this.stops.length;
    this.refresh();
    this.graph.resized();
  }

  go(index) {
    this.model.set("index", Math.min(Math.max(index, 0), this.stops.length - 1));
    this.model.save_changes();
  }

  step(by) { if (this.stops.length) this.go(this.index + by); }

  key(event) {
    const to = { ArrowLeft: this.index - 1, ArrowDown: this.index - 1, ArrowRight: this.index + 1, ArrowUp: this.index + 1, PageDown: this.index - 1, PageUp: this.index + 1, Home: 0, End: this.stops.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  select(i, isFocused) {
    this.wantsFocus = isFocused;
    if (this.model.get("selected") === i) return this.marked();
    this.model.set("selected", i);
    this.model.save_changes();
  }

  /** The index has changed: draw the pass and say what it did. */
  refresh() {
    if (!this.data.columns) return;
    this.graph.show(this.index, this.stop?.rewired ?? [], this.model.get("selected"));
    this.showNode();
    if (!this.stop) {
      this.say(`${this.graph.count} nodes.`);
      return fill(this.diff);
    }
    const [removed, added, rewired, kept] = this.stop.counts;
    const place = `pass ${this.index + 1} of ${this.stops.length}`;
    const did = removed + added + rewired ? `${removed} removed, ${added} added, ${rewired} rewired, ${kept} unchanged` : `nothing changed, ${kept} nodes`;
    const set = { "aria-valuemin": 1, "aria-valuemax": this.stops.length, "aria-valuenow": this.index + 1, "aria-valuetext": `${place}, ${this.stop.name}` };
    for (const [name, value] of Object.entries(set)) this.track.setAttribute(name, value);
    [...this.track.children].forEach((dot, i) => dot.classList.toggle("hw-now", i === this.index));
    fill(this.told, make("b", {}, named(this.stop.name)), ` ${this.index + 1}/${this.stops.length} · ${this.stop.stage} · ${this.stop.ms} ms · −${removed} +${added} ~${rewired} =${kept}`);
    this.told.title = `${this.stop.name}: ${did}`;
    this.showDiff(did);
    this.say(`${place}, ${this.stop.name}: ${did}.${this.stop.note ? ` ${this.stop.note}.` : ""}`);
  }

  /** The selection has changed. */
  marked() {
    this.graph.mark(this.model.get("selected"), this.wantsFocus);
    this.wantsFocus = false;
    this.showNode();
  }

  link(i) {
    if (i < 0) return "–";
    return make("button", { type: "button", class: "hw-link", click: () => this.select(i, false) }, named(this.graph.text(i, 1)));
  }

  showNode() {
    const i = this.model.get("selected");
    if (i < 0 || i >= this.graph.count) return fill(this.node, make("p", { class: "hw-hint" }, "Choose a node to see what it is and where it came from."));
    const text = (field) => this.graph.text(i, field);
    const links = (list) => (list?.length ? [...new Set(list)].slice(0, 12).flatMap((other) => [this.link(other), " "]) : null);
    const born = this.graph.born(i), died = this.graph.died(i);
    const life = [born >= 0 ? `made by ${this.stops[born].name}` : null, died < this.stops.length && this.stops.length ? `removed by ${this.stops[died].name}` : null];
    const rows = [
      ["op", text(2)], ["type", text(3)], ["attributes", text(4)], ["name", text(5)],
      ["κ°", text(8) ? make("code", { title: text(8) }, text(8).slice(7, 15)) : null],
      ["from", text(6)], ["replaces", text(7)], ["in the passes", life.filter(Boolean).join(", ")],
      ["at this pass", this.graph.isThere(i) ? this.graph.state(i) : "not there"],
      ["reads", links(this.graph.sources.get(i))], ["read by", links(this.graph.readers.get(i))],
    ];
    fill(this.node, make("h4", {}, named(text(1))), make("dl", {}, ...rows.filter(([, value]) => value && value.length !== 0).flatMap(([name, value]) =>
      [make("dt", {}, name), make("dd", {}, ...(typeof value === "string" ? [named(value)] : [value].flat()))])));
  }

  showDiff(did) {
    const { lines, more, rewrites, moreRewrites, misses, moreMisses, counters, note } = this.stop;
    const line = ([sign, text, track]) => make("button", { type: "button", class: "hw-line", "data-sign": sign, click: () => this.select(track, false) }, make("span", { class: "hw-mark" }, sign), named(text));
    const rewrite = ([rule, from, to, why]) => make("li", { title: why }, make("code", {}, rule), " ", this.link(from), " → ", this.link(to), `: ${why}`);
    const miss = ([rule, at, condition]) => make("li", {}, make("code", {}, rule), " ", this.link(at), `: only if ${condition}`);
    const list = (title, items, row) => (items.length ? [make("h4", {}, title), make("ul", {}, ...items.map(row))] : [null]);
    const count = ([name, before, after]) => `${name} ${before === after ? after.toLocaleString("en") : `${before.toLocaleString("en")} → ${after.toLocaleString("en")}`}`;
    fill(this.diff, make("h4", {}, did), note ? make("p", {}, named(note)) : null,
      make("div", { class: "hw-lines" }, ...lines.map(line), more ? `… ${more} more lines` : ""),
      ...list(`${rewrites.length + moreRewrites} rewrites`, rewrites, rewrite),
      ...list(`${misses.length + moreMisses} near misses`, misses, miss),
      make("p", { class: "hw-hint" }, counters.map(count).join(" · ")));
  }

  python(expression) {
    const state = [`index=${Math.max(this.index, 0)}`, this.model.get("selected") >= 0 ? `selected=${this.model.get("selected")}` : null];
    return `${expression}.view(panel="passes", ${state.filter(Boolean).join(", ")})`;
  }

  close() { this.graph.close(); }
}
