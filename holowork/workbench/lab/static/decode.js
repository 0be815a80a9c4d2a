// Reads bytes by the layouts of layout.json: where each field lies, what it says, what is wrong with it.

/** Bytes that are not here yet: whoever fetches them reads again. */
export class Missing extends Error {
  constructor(start, end) {
    super(`bytes ${start} to ${end} are not here`);
    Object.assign(this, { start, end });
  }
}

/** What is wrong at a byte of the file; `where` says in which part of it. */
export class Fault extends Error {
  constructor(where, offset, text) {
    super(`${where} at byte ${offset}: ${text}`);
    Object.assign(this, { where, offset, text });
  }
}

/** Enough fields were read. */
const ENOUGH = new Error("enough");
const SHORT = "the section is shorter than what it declares, write the archive again";

/** A number as it is where it can be, else as a large one. */
export const exact = (big) => (-9007199254740991n <= big && big <= 9007199254740991n ? Number(big) : big);
export const plus = (one, other) => exact(BigInt(one) + BigInt(other));

const hex = (number, width) => number.toString(16).padStart(width, "0");

/** Bytes in hexadecimal. */
export const hexOf = (bytes, between = "") => Array.from(bytes, (byte) => hex(byte, 2)).join(between);

const ESCAPES = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A character that can be seen as it is, any other one written out. */
function visible(character) {
  if (character === " " || !/[\p{C}\p{Z}]/u.test(character)) return character;
  const code = character.codePointAt(0);
  if (code < 0x100) return ESCAPES[character] ?? `\\x${hex(code, 2)}`;
  return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`;
}

/** A text letter for letter, at most `most` of them. */
export function letters(text, most) {
  const all = Array.from(String(text));
  return (all.length <= most ? all : [...all.slice(0, most - 1), "…"]).map(visible).join("");
}

const quoteFor = (text) => (text.includes("'") && !text.includes('"') ? '"' : "'");
const quoted = (text, one, quote = quoteFor(text)) => `${quote}${Array.from(text, (c) => (c === quote || c === "\\" ? `\\${c}` : one(c))).join("")}${quote}`;

/** A text, or bytes, as messages show them. */
export function shown(value) {
  if (typeof value === "string") return quoted(value, visible);
  if (!(value instanceof Uint8Array)) return String(value);
  const text = String.fromCharCode(...value);
  return `b${quoted(text, (c) => (c < " " || c > "~" ? ESCAPES[c] ?? `\\x${hex(c.charCodeAt(0), 2)}` : c))}`;
}

/** The value of an f32 as Python writes it. */
function float(number) {
  if (!Number.isFinite(number)) return Number.isNaN(number) ? "nan" : number > 0 ? "inf" : "-inf";
  const [digits, power] = number.toExponential().split("e");
  const exponent = Object.is(number, -0) ? 0 : Number(power), size = String(Math.abs(exponent)).padStart(2, "0");
  if (exponent < -4 || exponent >= 16) return `${digits}e${exponent < 0 ? "-" : "+"}${size}`;
  const plain = Object.is(number, -0) ? "-0" : String(number);
  return Number.isInteger(number) ? `${plain}.0` : plain;
}

const some = (bytes) => hexOf(bytes.subarray(0, 40), " ") + (bytes.length > 40 ? ` … ${bytes.length} bytes` : "");
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function valid(bytes) {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** What can be made of bytes that are no UTF-8: the others are written out. */
function repaired(bytes) {
  const parts = [];
  for (let at = 0; at < bytes.length;) {
    const length = [1, 2, 3, 4].find((many) => valid(bytes.subarray(at, at + many)) !== null);
    parts.push(length ? valid(bytes.subarray(at, at + length)) : `\\x${hex(bytes[at], 2)}`);
    at += length ?? 1;
  }
  return parts.join("");
}

/** One pass over a run of bytes. */
class Reading {
  constructor(source, [start, end], options) {
    Object.assign(this, { source, at: start, end, fields: [], count: 0, faults: [], steps: [], ...options });
  }

  get remaining() { return this.end - this.at; }

  get path() { return this.steps.reduce((outer, step) => `${outer}${outer && !step.startsWith("[") ? "." : ""}${step}`, ""); }

  /** The value of a layout, as the part called `step`. */
  read(layout, step) {
    const form = typeof layout === "string" ? this.layouts[layout] : layout;
    if (step !== undefined) this.steps.push(step);
    const value = READ[form.is](this, form);
    if (step !== undefined) this.steps.pop();
    return value;
  }

  fault(offset, text) {
    const { path } = this, joint = path && !path.startsWith("[") ? "." : "";
    return new Fault(`${this.name}${joint}${path}`, offset, text);
  }

  short(needed) { return this.fault(this.at, `expected ${needed} bytes, found ${this.remaining}; ${SHORT}`); }

  /** Note a fault that reading can go on behind. */
  refuse(offset, expected, found) {
    if (!this.fatal) this.faults.push(this.fault(offset, `expected ${expected}, found ${shown(found)}`));
  }

  skip(length) {
    if (length > this.remaining) throw this.short(length);
    this.at += Number(length);
  }

  take(length) {
    const start = this.at;
    this.skip(length);
    return this.source.bytes(start, this.at);
  }

  number({ bytes, signed }) {
    const raw = this.take(bytes), view = new DataView(raw.buffer, raw.byteOffset, bytes);
    if (bytes === 8) return exact(signed ? view.getBigInt64(0, true) : view.getBigUint64(0, true));
    return view[`get${signed ? "Int" : "Uint"}${8 * bytes}`](0, true);
  }

  /** A field was read, from `start` up to here. */
  note(start, text) {
    if (this.count < this.most) this.fields.push([letters(this.path || "value", this.widest), start, this.at, letters(text(), this.widest)]);
    this.count += 1;
    if (this.isBounded && this.count >= this.most) throw ENOUGH;
  }

  /** Count numbers that nobody will be shown; how many there are. */
  pass(count, each) {
    const many = Math.min(count, Math.floor(this.remaining / each));
    this.at += many * each;
    this.count += many;
    return many;
  }

  /** Items one after another; a count that cannot be true is told, and what there is read all the same. */
  items({ item, each }, count, isOutermost = false) {
    if (!isOutermost && count * each > this.remaining) this.fatal ??= this.short(count * each);
    const values = [], isPlain = !this.keeps && this.layouts[item]?.is === "integer";
    for (let i = 0; i < count; i += 1) {
      if (isPlain && this.count >= this.most) i += this.pass(count - i, each);
      if (i >= count) break;
      const value = this.read(item, `[${i}]`);
      if (this.keeps) values.push(value);
    }
    return values;
  }
}

const bodyOf = (r, length) => {
  const start = r.at;
  r.skip(length);
  r.note(start, () => `${length.toLocaleString("en")} byte${length === 1 || length === 1n ? "" : "s"}`);
  return [start, r.at];
};

const inside = (r, length, work) => {
  const outer = r.end;
  if (length > r.remaining) throw r.short(length);
  r.end = r.at + Number(length);
  const value = work();
  [r.at, r.end] = [r.end, outer];
  return value;
};

/** A discriminant and the call that it announces; one of another holowork is passed over by its length. */
function readCall(r, form) {
  const start = r.at, { calls, own: { first, version, foreign } } = r;
  const declared = new Map((r.declared ?? []).map((call) => [call.discriminant, call]));
  const isKnown = (call) => calls[call.discriminant]?.name === call.name && call.version === version;
  const foreigners = new Map((r.declared ?? []).filter((call) => !isKnown(call)).map((call) => [call.discriminant, call]));
  const number = r.layouts[form.discriminant], found = r.remaining >= number.bytes ? r.number(number) : -1;
  r.at = start;
  const stranger = foreigners.get(found);
  if (stranger) r.refuse(start, "a call of this holowork (update it to read this file)", `${stranger.name} version ${stranger.version}`);
  const known = !stranger && (found < first || declared.has(found)) ? calls[found] : undefined;
  const name = stranger?.name ?? known?.name;
  r.read({ ...number, names: name === undefined ? {} : { [found]: name.toLowerCase() } }, "discriminant");
  if (stranger) return r.read(foreign, "payload");
  if (!known) throw r.fault(start, `expected a known KernelCall discriminant, found ${found}`);
  r.tags = [];
  r.read(known.layout);
  if (found >= first && r.tags.length) throw r.fault(start, `expected a call of known tags, found ${r.tags[0]}`);
  return found;
}

/** How each form of layout is read. */
const READ = {
  integer(r, { title, names, closed, least, ...form }) {
    const start = r.at, value = r.number(form);
    if (value < least || (closed && !(value in names))) {
      r.refuse(start, title, value);
      r.tags?.push(value);
    }
    r.note(start, () => (names && value in names ? `${value} (${names[value]})` : String(value)));
    return value;
  },
  boolean(r, { bytes }) {
    const start = r.at, value = r.take(bytes)[0] !== 0;
    r.note(start, () => (value ? "True" : "False"));
    return value;
  },
  float(r, { bytes }) {
    const start = r.at, raw = r.take(bytes), value = new DataView(raw.buffer, raw.byteOffset, bytes).getFloat32(0, true);
    r.note(start, () => float(value));
    return value;
  },
  numbers(r, { item, count }) {
    const start = r.at;
    if (count * r.layouts[item].bytes > r.remaining) throw r.short(count * r.layouts[item].bytes);
    const values = Array.from({ length: count }, () => r.number(r.layouts[item]));
    r.note(start, () => `(${values.join(", ")}${count === 1 ? "," : ""})`);
    return values;
  },
  bytes(r, { bytes, title, word }) {
    const start = r.at, value = r.take(bytes);
    if (word !== undefined && hexOf(value) !== word) r.refuse(start, title, value);
    r.note(start, () => some(value));
    return value;
  },
  label(r, { bytes, title }) {
    const start = r.at, value = r.take(bytes), isText = value.every((byte) => byte < 128);
    if (!isText) r.refuse(start, title, value);
    r.note(start, () => (isText ? `"${utf8.decode(value)}"` : some(value)));
    return value;
  },
  text(r, { length }) {
    const size = r.read(length, "length"), start = r.at, raw = r.take(size);
    let value = valid(raw);
    if (value === null) r.refuse(start, "UTF-8 text", raw.subarray(0, 40));
    value ??= repaired(raw);
    r.note(start, () => `"${value}"`);
    return value;
  },
  blob: (r, { length }) => bodyOf(r, r.read(length, "length")),
  rest: (r) => bodyOf(r, r.remaining),
  array(r, form) {
    const isOutermost = !r.steps.length;
    return r.items(form, r.read(form.count, "count"), isOutermost);
  },
  record(r, { fields }) {
    const value = {};
    for (const [name, layout] of fields) {
      if (layout.is !== "siblings") value[name] = r.read(layout, name);
      else {
        r.steps.push(name);
        value[name] = r.items(layout, value[layout.count]);
        r.steps.pop();
      }
    }
    return value;
  },
  tagged(r, form) {
    const { title, choices } = form, start = r.at, tag = r.read(form.tag, "tag");
    if (tag in choices) return r.read(choices[tag]);
    r.steps.push("tag");
    throw r.fault(start, `expected ${title}, found ${tag}`);
  },
  block(r, { length, inner, title }) {
    const size = r.read(length, "length");
    return inside(r, size, () => {
      const value = r.read(inner);
      if (r.remaining) r.refuse(r.at, `the end of ${title}`, `${r.remaining} more bytes`);
      return value;
    });
  },
  marked(r, { mark, inner }) {
    const { bytes, word } = mark, start = r.at;
    const isOurs = bytes <= r.remaining && hexOf(r.take(bytes)) === word;
    r.at = start;
    if (!isOurs) return bodyOf(r, r.remaining);
    r.read(mark, "mark");
    return r.read(inner);
  },
  call: readCall,
  own(r, { length, parts }) {
    const size = r.read(length, "length");
    return inside(r, size, () => {
      for (const [name, layout] of parts) r.read(layout, name);
      if (r.remaining) r.refuse(r.at, "the end of the call", `${r.remaining} more bytes`);
    });
  },
};

/**
 * The fields of a run of bytes, as far as they can be read: the first `most` of them, how many there are, the
 * faults, and the byte where reading ended. `isBounded` reads no further than those fields, and counts no others.
 */
export function decode(source, body, layout, options) {
  const reading = new Reading(source, body, options);
  let value;
  try {
    value = reading.read(layout);
  } catch (fault) {
    if (!(fault instanceof Fault) && fault !== ENOUGH) throw fault;
    if (fault !== ENOUGH) reading.fatal ??= fault;
  }
  const { fields, count, faults, fatal, at } = reading;
  return { value, fields, isCut: reading.isBounded && count >= reading.most, more: Math.max(count - fields.length, 0), faults: fatal ? [...faults, fatal] : faults, at };
}
