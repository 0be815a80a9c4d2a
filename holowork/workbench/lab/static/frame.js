// An archive without a kernel: its frame, its parts, what is wrong with its form, and one section decoded.

import { digestOf } from "./blake3.js";
import { decode, exact, Fault, hexOf, letters, Missing, plus, shown } from "./decode.js";

const FRAME = -1; // what is no section
const CUT = "the file may have been cut short, fetch or write it again";
const TABLE = "section table";

/** Bytes that are all here. */
export class Whole {
  constructor(data) {
    this.data = data;
    this.size = data.length;
  }

  bytes(start, end) { return this.data.subarray(start, end); }
}

/** Bytes of which only what was asked for is fetched, a stretch at a time. */
export class Ranged {
  constructor(size, fetchRange) {
    Object.assign(this, { size, fetchRange, stretches: [] });
  }

  bytes(start, end) {
    const held = this.stretches.find(([from, data]) => from <= start && end <= from + data.length);
    if (!held) throw new Missing(start, end);
    return held[1].subarray(start - held[0], end - held[0]);
  }

  async fetch({ start, end }, stretch) {
    this.stretches.unshift([start, await this.fetchRange(start, Math.min(Math.max(end, start + stretch), this.size))]);
  }
}

/** What `work` gives, once every byte that it reads is here. */
async function loaded(source, stretch, work) {
  for (;;) {
    try {
      return work();
    } catch (missing) {
      if (!(missing instanceof Missing)) throw missing;
      await source.fetch(missing, stretch);
    }
  }
}

/** A number with one decimal, of two as near the even one. */
const tenth = (value) => (value % 1 === 0.25 ? `${Math.floor(value)}.2` : value.toFixed(1));

function readable(size) {
  let value = size, unit = 0;
  const units = ["B", "kB", "MB", "GB", "TB"];
  while (value >= 1000 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  return unit ? `${tenth(value)} ${units[unit]}` : `${size} B`;
}

const less = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** One archive: `open` reads header and table, `section` decodes one. */
export class Archive {
  constructor(source, layout, name) {
    Object.assign(this, { source, layout, name, labels: [], footer: "not checked", digests: null });
  }

  static async open(source, layout, name) {
    const archive = new Archive(source, layout, name);
    await loaded(source, layout.limits.stretch, () => archive.readFrame());
    await archive.readDeclared();
    return archive;
  }

  get options() {
    const { layouts, calls, own_calls: own, limits } = this.layout;
    return { layouts, calls, own, most: limits.fields, widest: limits.value, isBounded: this.isRanged };
  }

  get isRanged() { return this.source instanceof Ranged; }

  part(layout, start, bytes) { return decode(this.source, [start, start + bytes], layout, { ...this.options, keeps: true, name: "" }); }

  readFrame() {
    const { size } = this.source, { frame } = this.layout;
    const smallest = frame.header_bytes + frame.footer_bytes;
    if (size < smallest) throw new Fault("header", 0, `expected ${smallest} bytes, found ${size}; ${CUT}`);
    const header = this.part(frame.header, 0, frame.header_bytes);
    const { magic, section_count: many } = header.value;
    if (hexOf(magic) !== frame.magic) throw new Fault("header", 0, `expected the magic b'HOLO', found ${shown(magic)}; this is no .holo archive`);
    const place = (name) => header.fields.find(([path]) => path === name)[1];
    const present = Math.min(many, Math.floor((size - frame.header_bytes) / frame.entry_bytes));
    const starts = Array.from({ length: present }, (_, i) => frame.header_bytes + i * frame.entry_bytes);
    this.header = { ...header.value, at: { version: place("version"), flags: place("flags") } };
    this.payloads = frame.header_bytes + many * frame.entry_bytes;
    this.sections = starts.map((at) => this.entry(at));
  }

  entry(at) {
    const { value, fields } = this.part(this.layout.frame.entry, at, this.layout.frame.entry_bytes);
    const { kind, padding, offset, length } = value, { size } = this.source;
    const end = plus(offset, length), start = offset < size ? offset : size;
    const known = this.layout.sections[kind];
    return {
      at, kind, padding, offset, length, end, start, stop: end < size ? end : size, known, name: known?.name ?? `kind ${kind}`,
      paddingAt: fields.find(([path]) => path === "padding")[1],
    };
  }

  /** The own calls that the archive declares; none where it does not say. */
  async readDeclared() {
    this.declared = [];
    const { key, kind, layout } = this.layout.own_calls.declared;
    const options = { ...this.options, isBounded: false, keeps: true, name: "" };
    const read = (what, body) => loaded(this.source, this.layout.limits.stretch, () => decode(this.source, body, what, options));
    for (const one of this.sections.filter((each) => each.kind === kind)) {
      const { value } = await read(one.known.layout, [one.start, one.stop]);
      if (value?.key !== key) continue;
      const calls = await read(layout, value.value);
      if (!calls.faults.length && calls.at === value.value[1]) this.declared = calls.value;
      return;
    }
  }

  /** What is wrong with header, table and footer, first things first. */
  * frameFaults() {
    const { versions: [oldest, newest] } = this.layout.frame, { version, at } = this.header;
    const remedy = version > newest ? "update holowork" : "compile the model again";
    if (version < oldest || version > newest) {
      yield new Fault("header", at.version, `expected format version ${oldest} to ${newest}, found ${version}; to read this file, ${remedy}`);
    }
    for (const check of [this.beyond, this.repeated, this.overlapping]) yield* check.call(this);
  }

  * beyond() {
    const { size } = this.source;
    const cut = (where, at, needed) => Object.assign(new Fault(where, at, `expected ${needed} bytes, found ${size}; ${CUT}`), { isCut: true });
    for (const [i, { at, known, kind, end }] of this.sections.entries()) {
      if (!known) yield new Fault(`${TABLE}[${i}]`, at, `expected a section kind from 1 to 16, found ${kind}`);
      else if (end > size) yield cut(`${TABLE}[${i}] (${known.name})`, at, end);
    }
    if (this.sections.length < this.header.section_count) yield cut(TABLE, this.layout.frame.header_bytes, this.payloads);
  }

  * repeated() {
    const seen = new Set();
    for (const [i, { at, known, kind }] of this.sections.entries()) {
      if (seen.has(kind) && known && !known.repeatable) yield new Fault(`${TABLE}[${i}]`, at, `expected one ${known.name}, found another`);
      seen.add(kind);
    }
  }

  /** Payloads in byte order, each with its position. */
  get filled() {
    const all = this.sections.map(({ offset, end, length }, i) => [offset, end, i, length]).filter((one) => one[3]);
    return all.sort((one, other) => less(one[0], other[0]) || less(one[1], other[1]) || one[2] - other[2]);
  }

  * overlapping() {
    const { size } = this.source, last = size - this.layout.frame.footer_bytes;
    const called = (position) => (position === FRAME ? "the frame of the file" : this.sections[position].name);
    let reached = this.payloads, before = FRAME;
    for (const [start, end, position] of [...this.filled, [last, size, FRAME]]) {
      if (start < reached) {
        const later = Math.max(position, before);
        const [where, at] = later === FRAME ? [TABLE, this.layout.frame.header_bytes] : [`${TABLE}[${later}]`, this.sections[later].at];
        yield new Fault(where, at, `expected payloads apart from one another, found ${called(before)} and ${called(position)} at ${start}`);
      }
      if (end > reached) [reached, before] = [end, position];
    }
  }

  /** What is strange about the frame, and kept. */
  * oddities() {
    const { flags, at } = this.header;
    if (flags) yield new Fault("header", at.flags, `expected flags 0, found 0x${flags.toString(16)}; kept`);
    for (const [i, { padding, paddingAt }] of this.sections.entries()) {
      if (padding.some(Boolean)) yield new Fault(`${TABLE}[${i}]`, paddingAt, `expected padding of zeros, found ${hexOf(padding, " ")}; kept`);
    }
    const last = this.source.size - this.layout.frame.footer_bytes;
    let reached = this.payloads;
    for (const [start, end] of [...this.filled, [last, last]]) {
      if (start > reached) yield new Fault("payloads", reached, `${exact(BigInt(start) - BigInt(reached))} bytes that no section owns; kept when nothing is replaced`);
      if (end > reached) reached = end;
    }
  }

  * footerFault() {
    const last = this.source.size - this.layout.frame.footer_bytes;
    const remedy = [...this.beyond()].some(({ isCut }) => isCut) ? CUT : "the bytes were changed";
    if (this.digests && this.footer === "wrong") yield new Fault("footer", last, `expected fingerprint ${this.digests[0]}, found ${this.digests[1]}; ${remedy}`);
  }

  /** What is wrong with the form of the sections; what their values mean is judged by Python alone. */
  * sectionFaults() {
    for (const one of this.sections) {
      const { faults, at } = this.decoded(one);
      yield* faults;
      if (!faults.length && at < one.stop) yield new Fault(one.name, one.offset, `${one.stop - at} bytes behind what the section declares; kept`);
    }
  }

  problems() {
    const others = this.isRanged ? [] : [...this.footerFault(), ...this.oddities(), ...this.sectionFaults()];
    return [...this.frameFaults(), ...others].map((fault) => letters(fault.message, this.layout.limits.letters));
  }

  decoded({ known, name, start, stop }) {
    return decode(this.source, [start, stop], known?.layout ?? { is: "rest" }, { ...this.options, name, declared: this.declared });
  }

  /** Every byte of the file once, in order: what two sections claim goes to the first, the rest to gaps. */
  * parts() {
    const { size } = this.source, { header_bytes: head, footer_bytes: foot } = this.layout.frame;
    const bodies = this.sections.map(({ name, start, stop }, i) => [name, start, stop, i]).sort((one, other) => one[1] - other[1] || one[2] - other[2]);
    const frame = [["header", 0, Math.min(head, size), FRAME], ["table", Math.min(head, size), Math.min(this.payloads, size), FRAME]];
    const claims = [...frame, ...bodies, ["footer", Math.max(size - foot, 0), size, FRAME]];
    let at = 0;
    for (const [name, from, end, section] of claims) {
      const start = Math.max(from, at);
      if (start >= end) continue;
      if (start > at) yield this.painted("gap", at, start);
      yield this.painted(name, start, end, section);
      at = end;
    }
    if (at < size) yield this.painted("gap", at, size);
  }

  painted(name, start, end, section = FRAME) { return [name, start, end, section, this.fill(section)]; }

  fill(section) {
    const { frame, sections } = this.layout.fills;
    return section === FRAME ? frame : sections[section % sections.length];
  }

  /** The trait `_archive`, as Python makes it. */
  async told() {
    const { source: { size }, layout: { frame, limits } } = this;
    const stored = await loaded(this.source, limits.stretch, () => hexOf(this.source.bytes(size - frame.footer_bytes, size)));
    const problems = this.problems();
    return {
      name: letters(this.name, limits.letters), size, readable: readable(size), version: this.header.version, label: `blake3:${stored}`, footer: this.footer,
      problems: problems.slice(0, limits.problems), more: Math.max(problems.length - limits.problems, 0), parts: [...this.parts()],
      sections: this.sections.map(({ name, kind, offset, length, start, stop, known }, i) => [
        name, kind, offset, length, readable(stop - start) + (stop - start === Number(length) ? "" : ` of ${readable(Number(length))}`), `${tenth((100 * (stop - start)) / Math.max(size, 1))} %`,
        this.labels[i] ?? "", known?.summary ?? "not known to the format", this.fill(i),
      ]),
    };
  }

  /** The traits `_section` and `_bytes` of a section, as Python makes them; `more` is null where nobody counted. */
  async section(position) {
    const { limits } = this.layout, one = this.sections[position];
    if (!one) return { _section: {}, _bytes: new DataView(new ArrayBuffer()) };
    const { fields, more, faults, isCut } = await loaded(this.source, limits.stretch, () => this.decoded(one));
    const length = one.stop - one.start, end = one.start + (length <= limits.hex ? length : limits.few_hex);
    const bytes = await loaded(this.source, limits.stretch, () => this.source.bytes(one.start, end).slice()); // a copy: a view would take the file with it
    const told = faults.slice(0, limits.problems).map((fault) => letters(fault.message, limits.letters));
    return { _section: { position, fields, more: isCut ? null : more, faults: told, start: one.start, length }, _bytes: new DataView(bytes.buffer) };
  }

  /** Hash the file, then each section; not where only parts of it are here. */
  hash() {
    if (this.isRanged) return;
    const last = this.source.size - this.layout.frame.footer_bytes;
    this.digests = [hexOf(this.source.bytes(last, this.source.size)), hexOf(digestOf(this.source.bytes(0, last)))];
    this.footer = this.digests[0] === this.digests[1] ? "ok" : "wrong";
    this.labels = this.sections.map(({ start, stop }) => `blake3:${hexOf(digestOf(this.source.bytes(start, stop)))}`);
  }
}
