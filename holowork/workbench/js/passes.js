// The Passes panel: a slider over the passes, the graph or its list, what passes did in words, and the chosen node.

const SPARKS = ["nodes", "kernels", "bytes moved", "work"], SPARK_W = 96, SPARK_H = 18;
const BEAT = 900; // milliseconds of a pass that is played
const SET = { against: -1, pinned: -1, opened: "", exploded: "", unchanged: true, listed: false, query: "" }; // the state at first

class Passes {
  constructor(model, say) {
    this.model = model;
    this.say = say;
    this.graph = new Graph({ select: (i, isFocused) => this.select(i, isFocused), open: (i) => this.open(i), pin: (i) => this.set({ pinned: this.get("pinned") === i ? -1 : i }) });
    this.keys = { n: () => this.touched(1), N: () => this.touched(-1), u: () => this.flip("unchanged"), "/": () => this.search.focus() };
    this.track = make("div", { class: "hw-track", role: "slider", tabindex: 0, "aria-label": "pass", title: "passes: a full dot changed something; shift-click compares two", keydown: (event) => this.key(event) });
    this.told = make("div", { class: "hw-told" });
    this.sparks = make("div", { class: "hw-bar hw-sparks" });
    this.node = make("section", { class: "hw-card", "aria-label": "chosen node" });
    this.diff = make("section", { class: "hw-card hw-grow", "aria-label": "what the pass did" });
    this.player = button("▷", "play the passes, Space on the slider", () => this.play());
    this.compare = this.switch("Compare", "compare this pass with the next ones you choose, or shift-click two", () => this.set({ against: this.get("against") < 0 ? this.index : -1 }));
    this.all = this.switch("unchanged", "show passes that changed nothing, u", () => this.flip("unchanged"));
    this.bar = make("div", { class: "hw-bar" },
      button("◀", "previous pass, [", () => this.step(-1)), this.track, button("▶", "next pass, ]", () => this.step(1)), this.player, this.compare, this.all, this.told);
    this.search = make("input", { type: "search", placeholder: "search  /", "aria-label": "search the graph: op: dtype: shape: k: pass: cost: is: or part of a name", spellcheck: "false", input: () => this.ask(), keydown: (event) => this.seek(event) });
    this.hits = make("span", { class: "hw-hint" });
    this.fault = make("div", { class: "hw-help", role: "alert", hidden: true });
    this.once = this.switch("Fold", "draw repeated blocks once, and large graphs as boxes", () => this.flip("collapsed"));
    this.list = this.switch("List", "every node as a line of a list", () => this.flip("listed"));
    this.signs = ["added", "removed", "rewired"].map((state) => make("span", { class: `hw-key hw-${state}` }, `${SIGNS[state]} ${state}`));
    this.legend = make("div", { class: "hw-legend" }, ...this.signs, this.search, this.hits, this.once, this.list, this.graph.tools);
    this.rows = new Rows({ label: "nodes of the graph", height: 20, row: (i) => this.row(i), choose: (i) => this.select(this.items[i].track, false) });
    this.root = make("div", { class: "hw-panel" }, this.bar, this.sparks,
      make("div", { class: "hw-split" }, make("div", { class: "hw-left" }, this.graph.root, this.rows.root, this.fault, this.legend), make("div", { class: "hw-side" }, this.node, this.diff)));
  }

  switch(text, title, click) { return dress(button(text, title, click), { "aria-pressed": "false" }, []); }

  get(name) { return this.model.get(name); }
  get data() { return this.get("_passes"); }
  get stops() { return this.data.stops ?? []; }
  get index() { return this.stops.length ? this.get("index") : -1; }
  get stop() { return this.stops[this.index]; }
  /** What lies between the two stops that are compared, once Python has told it. */
  get between() {
    const told = this.get("_compared"), against = this.get("against");
    return against >= 0 && told.from === against && told.to === this.index ? told : null;
  }

  set(state) {
    for (const [name, value] of Object.entries(state)) this.model.set(name, value);
    this.model.save_changes();
  }

  flip(name) { this.set({ [name]: !this.get(name) }); }

  load() {
    if (!this.data.columns) return;
    this.graph.load(this.data, words(this.get("_nodes")), words(this.get("_edges")));
    fill(this.track, this.stops.map((stop, i) => make("span", { class: "hw-dot", title: `${i + 1}: ${stop.name}`, "data-stop": i, click: (event) => (event.shiftKey ? this.set({ against: this.get("against") === i ? -1 : i }) : this.go(i)) },
      this.isChange(i) ? "●" : "○")));
    for (const part of [this.bar, this.sparks, ...this.signs]) part.hidden = !this.stops.length;
    this.once.hidden = !this.data.groups;
    if (this.search !== document.activeElement) this.search.value = this.get("query");
    this.found();
    this.graph.resized();
    const middle = [this.get("pinned"), this.get("selected")].find((i) => i >= 0 && i < this.graph.count);
    if (middle !== undefined) this.graph.reveal(middle);
  }

  isChange(i) { return this.stops[i].counts.slice(0, 3).some(Boolean); }

  isSeen(i) { return this.get("unchanged") || this.isChange(i) || i === this.index || i === this.get("against"); }

  go(index) { this.set({ index: Math.min(Math.max(index, 0), this.stops.length - 1) }); }

  /** The next pass of the slider to one side, or -1. */
  next(by, isWanted = (i) => this.isSeen(i)) {
    for (let i = this.index + by; i >= 0 && i < this.stops.length; i += by) if (isWanted(i)) return i;
    return -1;
  }

  step(by) {
    const to = this.stops.length ? this.next(by) : -1;
    if (to >= 0) this.go(to);
  }

  /** Go to the next pass that touched the chosen node. */
  touched(by) {
    const i = this.get("selected");
    if (i < 0) return this.say("Choose a node first.");
    const to = this.next(by, (at) => this.graph.born(i) === at || this.graph.died(i) === at || this.stops[at].rewired.includes(i));
    return to < 0 ? this.say(`No ${by > 0 ? "later" : "earlier"} pass touched ${this.graph.text(i, 1)}.`) : this.go(to);
  }

  /** Show pass after pass, or stop that. */
  play() {
    const isPlaying = !this.beat;
    clearInterval(this.beat);
    this.beat = isPlaying ? setInterval(() => (this.next(1) < 0 ? this.play() : this.step(1)), BEAT) : 0;
    this.player.textContent = isPlaying ? "❚❚" : "▷";
    if (isPlaying && this.next(1) < 0) this.go(0);
  }

  key(event) {
    const [back, on] = [this.next(-1), this.next(1)];
    const to = { ArrowLeft: back, ArrowDown: back, ArrowRight: on, ArrowUp: on, PageDown: back, PageUp: on, Home: 0, End: this.stops.length - 1 }[event.key];
    if (event.key === " ") this.play();
    else if (to === undefined) return;
    event.preventDefault();
    if (to >= 0) this.go(to);
  }

  select(i, isFocused) {
    this.wantsFocus = isFocused;
    if (this.get("selected") === i) return this.marked();
    this.set({ selected: i });
  }

  /** Open what is drawn once, else show what a fused node stands for; or close that again. */
  open(i) {
    this.select(i, true);
    if (this.graph.fold(i)) this.toggle("opened", this.graph.group(i));
    else if (this.data.parts[i]) this.toggle("exploded", i);
  }

  /** Put a number on a list of the state, or take it off. */
  toggle(name, value) {
    const list = this.get(name);
    this.set({ [name]: list.includes(value) ? list.filter((one) => one !== value) : [...list, value] });
  }

  /** Ask Python, which knows the language, when the typing pauses. */
  ask() {
    clearTimeout(this.typing);
    this.typing = setTimeout(() => this.set({ query: this.search.value }), 120);
  }

  /** Keys of the search: Enter chooses the next node that was found, Escape leaves. */
  seek(event) {
    if (event.key !== "Escape") event.stopPropagation();
    if (event.key !== "Enter" || !this.graph.hits.size) return;
    const hits = [...this.graph.hits].filter((i) => this.graph.isThere(i)), at = hits.indexOf(this.get("selected"));
    const to = hits.at((at + (event.shiftKey ? -1 : 1)) % hits.length);
    if (to !== undefined) this.select(to, false);
  }

  /** Python has answered: mark what was found, underline what means nothing. */
  found() {
    const { query = "", tracks = [], faults = [] } = this.get("_found");
    this.graph.hits = new Set(tracks);
    this.fault.hidden = !faults.length;
    const ends = [0, ...faults.flatMap(([from, to]) => [from, to]), query.length];
    const pieces = ends.slice(1).map((end, i) => (i % 2 ? make("u", { class: "hw-bad" }, query.slice(ends[i], end)) : query.slice(ends[i], end)));
    fill(this.fault, make("code", {}, ...pieces), ...faults.map(([, , text]) => make("p", {}, named(text))));
    dress(this.search, { "aria-invalid": String(faults.length > 0) }, []);
    this.refresh();
    const here = tracks.filter((i) => this.graph.isThere(i)).length;
    this.hits.textContent = query.trim() ? `${here} found${here < tracks.length ? `, ${tracks.length - here} at other passes` : ""}` : "";
    if (query.trim()) this.say(this.hits.textContent);
  }

  /** Show the pass, or what lies between the two that are compared, and say it. */
  refresh() {
    if (!this.data.columns) return;
    const told = this.between ?? this.stop, parts = this.get("exploded").map((i) => [i, this.data.parts[i] ?? []]);
    this.graph.show({ from: this.between ? this.between.from : this.index - (this.index >= 0), to: this.index, rewired: told?.rewired ?? [], selected: this.get("selected"), parts, hits: this.graph.hits ?? new Set(), pinned: this.get("pinned") });
    this.showSwitches();
    this.showNode();
    if (!told) {
      this.say(`${this.graph.count} nodes.`);
      return fill(this.diff);
    }
    const [removed, added, rewired, kept] = told.counts, stop = this.stop, many = this.stops.length;
    const place = this.between ? `from pass ${this.between.from + 1} to ${this.index + 1}` : `pass ${this.index + 1} of ${many}`;
    const name = this.between ? `${this.stops[this.between.from].name} → ${stop.name}` : stop.name;
    const did = removed + added + rewired ? `${removed} removed, ${added} added, ${rewired} rewired, ${kept} unchanged` : `nothing changed, ${kept} nodes`;
    dress(this.track, { "aria-valuemin": 1, "aria-valuemax": many, "aria-valuenow": this.index + 1, "aria-valuetext": `${place}, ${name}` }, []);
    fill(this.told, make("b", {}, named(name)), this.between ? "" : ` ${this.index + 1}/${many} · ${stop.stage} · ${stop.ms} ms`, ` · −${removed} +${added} ~${rewired} =${kept}`);
    this.told.title = `${name}: ${did}`;
    this.showDiff(told, did);
    this.say(`${place}, ${name}: ${did}.${told.note ? ` ${told.note}.` : ""}`);
  }

  showSwitches() {
    const against = this.get("against");
    [...this.track.children].forEach((dot, i) => {
      dot.hidden = !this.isSeen(i);
      dot.classList.toggle("hw-now", i === this.index);
      dot.classList.toggle("hw-against", i === against);
    });
    for (const [one, is] of [[this.compare, against >= 0], [this.all, this.get("unchanged")], [this.once, this.get("collapsed")], [this.list, this.get("listed")]]) one.setAttribute("aria-pressed", Boolean(is));
    fill(this.sparks, SPARKS.map((name) => this.spark(name)));
    const isList = this.get("listed");
    this.graph.root.hidden = this.graph.tools.hidden = isList;
    this.rows.root.hidden = !isList;
    this.items = isList ? this.listed() : [];
    this.rows.set(this.items.length, this.items.findIndex((item) => item.track === this.get("selected")));
  }

  /** One counter over all passes; a click goes to the pass. */
  spark(name) {
    const found = this.stops.map((stop) => stop.counters.find((counter) => counter[0] === name)).filter(Boolean);
    if (!found.length) return null;
    const values = [found[0][1], ...found.map((counter) => counter[2])], most = Math.max(...values, 1), step = SPARK_W / values.length;
    const y = (value) => SPARK_H - 2 - (value / most) * (SPARK_H - 5);
    const line = values.map((value, i) => `${i ? "L" : "M"}${i * step} ${y(value)}h${step}`).join("");
    const at = this.index + 1, of = (value) => value.toLocaleString("en");
    return make("span", { title: `${name}: ${of(values[0])} at first, ${of(values[at])} now, ${of(values.at(-1))} at last` },
      make("span", { class: "hw-hint" }, `${name} `), make("b", {}, Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 }).format(values[at])), " ",
      draw("svg", { width: SPARK_W, height: SPARK_H, role: "img", "aria-label": name, "data-values": values.join(" "), click: (event) => this.go(Math.floor(event.offsetX / step) - 1) },
        draw("path", { class: "hw-edge", d: line }), draw("rect", { class: "hw-spot", x: at * step + step / 2 - 2.5, y: y(values[at]) - 2.5, width: 5, height: 5 })));
  }

  /** Every node of the list: under what is drawn once all that it stands for, under a fused node its parts. */
  listed() {
    const { graph } = this, items = [];
    for (const leader of graph.there) {
      const members = graph.members.get(leader).filter((i) => graph.isThere(i)), isFolded = graph.fold(leader) && members.length > 1;
      if (isFolded) items.push({ track: leader, depth: 0, head: `${graph.title(leader)}${graph.fold(leader) === REPEATED ? ` ×${members.length}` : ""}` });
      for (const track of members) {
        items.push({ track, depth: isFolded ? 1 : 0 });
        items.push(...(this.data.parts[track] ?? []).filter((part) => !graph.isThere(part)).map((part) => ({ track: part, depth: isFolded ? 2 : 1, isPart: true })));
      }
    }
    return items;
  }

  row(at) {
    const { track: i, depth, head, isPart } = this.items[at], { graph } = this;
    const reads = (graph.sources.get(i) ?? []).map((source) => graph.text(source, 1)).join(", ");
    return make("div", { class: `hw-item${graph.hits.has(i) && !head ? " hw-found" : ""}`, click: () => this.select(i, false), "data-track": i },
      make("span", { class: "hw-mark" }, head ? "▾" : isPart ? "⋯" : SIGNS[graph.state(i)]),
      make("span", { style: `padding-left:${depth * 18}px` }, named(head ?? graph.text(i, 1)), isPart ? " (part)" : ""),
      make("span", {}, head ? "" : `${graph.text(i, 2)} ${graph.text(i, 3)}`), make("span", {}, head || !reads ? "" : named(`reads ${reads}`)));
  }

  /** The selection has changed. */
  marked() {
    this.graph.mark(this.get("selected"), this.wantsFocus);
    this.wantsFocus = false;
    if (this.get("listed")) this.rows.mark(this.items.findIndex((item) => item.track === this.get("selected") && !item.head));
    this.showNode();
  }

  link(i) {
    if (i < 0) return "–";
    return make("button", { type: "button", class: "hw-link", click: () => this.select(i, false) }, named(this.graph.text(i, 1)));
  }

  showNode() {
    const i = this.get("selected"), { graph } = this;
    if (i < 0 || i >= graph.count) return fill(this.node, make("p", { class: "hw-hint" }, "Choose a node to see what it is and where it came from."));
    const text = (field) => graph.text(i, field), parts = this.data.parts[i], calls = this.data.calls?.[i];
    const from = [i, ...parts ?? []].map((one) => graph.text(one, 6)).filter(Boolean);
    const links = (list) => (list?.length ? [...new Set(list)].slice(0, 12).flatMap((other) => [this.link(other), " "]) : null);
    const born = graph.born(i), died = graph.died(i);
    const life = [born >= 0 ? `made by ${this.stops[born].name}` : null, died < this.stops.length && this.stops.length ? `removed by ${this.stops[died].name}` : null];
    const rows = [
      ["op", text(2)], ["type", text(3)], ["attributes", text(4)], ["name", text(5)],
      ["κ°", text(8) ? make("code", { title: text(8) }, text(8).slice(7, 15)) : null],
      ["from", [...new Set(from)].slice(0, 12).join(", ")], ["replaces", text(7)], ["in the passes", life.filter(Boolean).join(", ")],
      [this.between ? "between them" : "at this pass", graph.isThere(i) ? graph.state(i) : "not there"],
      ["reads", links(graph.sources.get(i))], ["read by", links(graph.readers.get(i))], ["stands for", links(parts)],
    ];
    const toggle = (name, title, is, click) => dress(this.switch(name, title, click), { "aria-pressed": String(is) }, []);
    const group = graph.group(i), acts = [
      toggle("Pin", "keep it in the middle, Space", this.get("pinned") === i, () => this.graph.acts.pin(i)),
      parts ? toggle("Parts", "show what it stands for, Enter", this.get("exploded").includes(i), () => this.toggle("exploded", i)) : null,
      calls && this.get("_head").panels.includes("code") ? button("Code", "its source, LLVM IR and machine code", () => this.model.send({ panel: "code", verb: "calls", argument: calls })) : null,
      graph.fold(i) ? button("Open", "draw every node, Enter", () => this.open(i)) : null,
      group >= 0 && this.get("opened").includes(group) ? button("Close", "draw it small again", () => this.toggle("opened", group)) : null,
    ];
    fill(this.node, make("div", { class: "hw-switches" }, make("h4", {}, named(text(1))), ...acts), make("dl", {}, ...rows.filter(([, value]) => value && value.length !== 0).flatMap(([name, value]) =>
      [make("dt", {}, name), make("dd", {}, ...(typeof value === "string" ? [named(value)] : [value].flat()))])));
  }

  showDiff({ lines, more, rewrites, moreRewrites, misses, moreMisses, counters, note }, did) {
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
    const written = (value) => ({ true: "True", false: "False" })[value] ?? JSON.stringify(value);
    const state = [["index", Math.max(this.index, 0)], ...(this.get("selected") >= 0 ? [["selected", this.get("selected")]] : []),
      ...(Boolean(this.get("collapsed")) === Boolean(this.data.large) ? [] : [["collapsed", this.get("collapsed")]]),
      ...Object.entries(SET).filter(([name, first]) => String(this.get(name)) !== String(first)).map(([name]) => [name, this.get(name)])];
    return `${expression}.view(panel="passes", ${state.map(([name, value]) => `${name}=${written(value)}`).join(", ")})`;
  }

  close() {
    clearInterval(this.beat);
    clearTimeout(this.typing);
    this.rows.close();
    this.graph.close();
  }
}
