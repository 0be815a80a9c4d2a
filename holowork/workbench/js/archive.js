// The Archive panel: every byte on one strip, the sections, and one of them decoded beside its bytes.

const LINE = 16; // bytes of a line of hexadecimal
const ROW = 20;

class Archive {
  constructor(model, say) {
    this.model = model;
    this.say = say;
    this.isLog = false;
    this.verdict = make("div", { class: "hw-verdict" });
    this.strip = make("div", { class: "hw-strip", role: "listbox", "aria-label": "byte map, a part for each section", "aria-orientation": "horizontal", keydown: (event) => this.key(event, this.strip) });
    this.table = make("div", { class: "hw-sections", keydown: (event) => this.key(event, this.table) });
    this.title = make("h4", {});
    this.faults = make("ul", { class: "hw-faults" });
    this.fields = new Rows({ label: "fields of the section", height: ROW, row: (i) => this.fieldRow(i), choose: (i) => this.choose(i) });
    this.hex = new Rows({ label: "bytes of the section, 16 a line", height: ROW, row: (i) => this.hexRow(i), choose: (i) => this.chooseByte(this.start + i * LINE) });
    this.hex.root.classList.add("hw-bytes");
    this.scale = button("log scale", "log scale: show small sections larger", () => this.rescale());
    this.scale.setAttribute("aria-pressed", false);
    this.cut = make("div", { class: "hw-hint" });
    this.root = make("div", { class: "hw-panel" }, make("div", { class: "hw-bar" }, this.verdict, this.scale), this.strip,
      make("div", { class: "hw-split" }, make("div", { class: "hw-left" }, this.table),
        make("div", { class: "hw-side hw-wide" }, this.title, this.faults, this.fields.root, this.hex.root, this.cut)));
  }

  get data() { return this.model.get("_archive"); }
  get chosen() { return this.model.get("_section"); }
  get start() { return this.chosen.start ?? 0; }

  load() {
    if (!this.data.sections) return;
    const { footer, problems, more, readable, version, label } = this.data;
    const sign = { ok: "✓", wrong: "✗" }[footer] ?? "?";
    const mood = { ok: "hw-good", wrong: "hw-bad" }[footer] ?? "";
    fill(this.verdict, make("b", { class: mood, title: "ok: the digest in the footer is that of the bytes before it" }, `${sign} footer ${footer}`),
      ` · ${readable} · format ${version} · ${this.data.sections.length} sections · κ `, make("code", { title: label }, label.slice(7, 15)),
      problems.length ? make("details", {}, make("summary", {}, problems.length === 1 ? "1 problem" : `${problems.length + more} problems`), make("ul", {}, ...problems.map((text) => make("li", {}, named(text))))) : null);
    this.drawStrip();
    this.drawTable();
    this.refresh();
  }

  rescale() {
    this.isLog = !this.isLog;
    this.scale.setAttribute("aria-pressed", this.isLog);
    this.drawStrip();
  }

  drawStrip() {
    const { parts, sections } = this.data;
    const weight = (length) => (this.isLog ? Math.log2(length + 2) : length);
    const first = parts.findIndex((part) => part[3] >= 0);
    fill(this.strip, parts.map(([name, start, end, section, colour], i) => {
      const told = `${name}, bytes ${start} to ${end}, ${section >= 0 ? sections[section][4] : `${end - start} B`}`;
      const part = make("div", { class: "hw-part", role: "option", title: told, "aria-label": told, "aria-disabled": section < 0 ? "true" : null, "data-section": section, tabindex: i === first ? 0 : -1 }, make("span", {}, name));
      part.style.flexGrow = weight(end - start);
      part.style.background = colour;
      if (section >= 0) part.addEventListener("click", () => this.open(section));
      return part;
    }));
    this.markSection();
  }

  drawTable() {
    const head = make("tr", {}, ...["", "section", "offset", "length", "share", "κ"].map((text) => make("th", { scope: "col" }, text)));
    const rows = this.data.sections.map(([name, , offset, length, readable, share, label, summary, colour], i) => {
      const swatch = make("span", { class: "hw-swatch" });
      swatch.style.background = colour;
      return make("tr", { title: summary, "data-section": i, click: () => this.open(i) }, make("td", {}, swatch), make("th", { scope: "row" }, make("button", { type: "button", class: "hw-link", "data-open": i }, name)),
        ...[offset, length, share].map((value, column) => make("td", { class: "hw-number", title: column === 1 ? readable : null }, String(value))),
        make("td", {}, make("code", { title: label }, label.slice(7, 15))));
    });
    fill(this.table, make("table", { "aria-label": "sections" }, make("thead", {}, head), make("tbody", {}, ...rows)));
  }

  open(section) {
    this.model.set("section", section);
    this.model.save_changes();
  }

  step(by) {
    const last = (this.data.sections?.length ?? 0) - 1, to = Math.max(Math.min(this.model.get("section") + by, last), 0);
    if (to <= last) this.open(to);
  }

  /** Arrows walk the strip or the table, and the focus stays in it. */
  key(event, where) {
    const many = this.data.sections?.length ?? 0;
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -many, End: many }[event.key];
    if (!by) return;
    event.preventDefault();
    this.wantsFocus = where;
    this.step(by);
  }

  markSection() {
    const section = String(this.model.get("section"));
    for (const part of this.root.querySelectorAll("[data-section]")) {
      const isChosen = part.dataset.section === section;
      part.classList.toggle("hw-chosen", isChosen);
      if (part.getAttribute("role") !== "option") continue;
      part.setAttribute("aria-selected", isChosen);
      part.tabIndex = isChosen ? 0 : -1;
    }
    for (const link of this.table.querySelectorAll("[data-open]")) {
      const isChosen = link.dataset.open === section;
      link.setAttribute("aria-current", isChosen);
      link.tabIndex = isChosen ? 0 : -1;
    }
    this.wantsFocus?.querySelector("[tabindex='0']")?.focus();
    this.wantsFocus = null;
  }

  /** Another section was decoded. */
  refresh() {
    if (!this.data.sections) return;
    this.markSection();
    const { fields = [], more, faults = [], start = 0, length = 0, position } = this.chosen;
    const bytes = this.model.get("_bytes");
    this.bytes = bytes?.byteLength ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array();
    const section = this.data.sections?.[position];
    if (!section) return;
    const many = more === null ? `${fields.length} fields and more` : `${fields.length + more} fields`; // null: nobody counted
    fill(this.title, `${section[0]} · ${section[4]} at byte ${start} · ${many}`);
    fill(this.faults, faults.map((text) => make("li", {}, named(text))));
    fill(this.cut, [more === 0 ? "" : more === null ? "… more fields, not counted. " : `… ${more} more fields. `, this.bytes.length < length ? `The first ${this.bytes.length} of ${length} bytes are shown.` : ""]);
    this.fields.root.scrollTop = this.hex.root.scrollTop = 0;
    this.hex.root.style.height = `${Math.min(Math.ceil(this.bytes.length / LINE), 9) * ROW + 6}px`;
    this.hex.set(Math.ceil(this.bytes.length / LINE), -1);
    this.fields.set(fields.length, this.model.get("field"));
    this.marked();
    this.say(`${section[0]}: ${section[7]}. ${section[4]}, ${many}${faults.length ? `, ${faults.length} faults` : ""}.`);
  }

  get span() { return this.chosen.fields?.[this.model.get("field")]; }

  /** Another field was chosen: mark it in the list and in the bytes. */
  marked() {
    this.fields.mark(this.model.get("field"));
    this.hex.mark(this.span ? Math.floor((this.span[1] - this.start) / LINE) : -1);
    if (this.span) this.say(`${this.span[0]}, bytes ${this.span[1]} to ${this.span[2]}: ${this.span[3]}`);
  }

  choose(field) {
    this.model.set("field", field);
    this.model.save_changes();
  }

  /** The field that owns a byte; spans are in byte order. */
  chooseByte(at) {
    const fields = this.chosen.fields ?? [];
    let low = 0, high = fields.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (fields[middle][2] <= at) low = middle + 1; else high = middle;
    }
    this.choose(low < fields.length && fields[low][1] <= at ? low : -1);
  }

  fieldRow(i) {
    const [path, start, end, value] = this.chosen.fields[i];
    return make("div", { class: "hw-field", click: () => this.choose(i), title: `${path} = ${value}, bytes ${start} to ${end}` },
      make("span", { class: "hw-path" }, named(path)), make("span", { class: "hw-number" }, `${start}+${end - start}`), make("span", { class: "hw-value" }, named(value)));
  }

  hexRow(i) {
    const row = make("div", { class: "hw-hex" }, make("span", { class: "hw-offset" }, (this.start + i * LINE).toString(16).padStart(8, "0")));
    const texts = make("span", { class: "hw-ascii" });
    for (let at = i * LINE; at < Math.min((i + 1) * LINE, this.bytes.length); at += 1) {
      const byte = this.bytes[at], place = this.start + at;
      const look = this.span && this.span[1] <= place && place < this.span[2] ? "hw-lit" : null;
      const click = () => this.chooseByte(place);
      row.append(make("span", { class: look, "data-byte": place, click }, byte.toString(16).padStart(2, "0")), " ");
      texts.append(make("span", { class: look, click }, byte >= 32 && byte < 127 ? String.fromCharCode(byte) : "·"));
    }
    const short = LINE - texts.childNodes.length;
    row.append("   ".repeat(short), texts);
    return row;
  }

  python(expression) {
    const field = this.model.get("field");
    return `${expression}.view(panel="archive", section=${this.model.get("section")}${field >= 0 ? `, field=${field}` : ""})`;
  }

  close() {
    this.fields.close();
    this.hex.close();
  }
}
