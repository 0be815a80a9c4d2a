// BLAKE3 by its specification: a hash of bytes that come in any pieces.

const CHUNK = 1024, BLOCK = 64;
const START = 1, END = 2, PARENT = 4, ROOT = 8;
const IV = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];

/** The place of each word of a block in each of the seven rounds. */
const PLACES = (() => {
  const places = [Array.from(ORDER.keys())];
  while (places.length < 7) places.push(ORDER.map((from) => places.at(-1)[from]));
  return Uint8Array.from(places.flat());
})();

/** The corners of the four columns and the four diagonals of the state. */
const CORNERS = Uint8Array.of(
  0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15,
  0, 5, 10, 15, 1, 6, 11, 12, 2, 7, 8, 13, 3, 4, 9, 14,
);
const state = new Int32Array(16);
const isLittle = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Mix a block of 16 words into a chaining value of 8, in place. */
function compress(value, block, [counter, length, flags]) {
  state.set(value);
  state.set(IV.subarray(0, 4), 8);
  state[12] = counter;
  state[13] = Math.floor(counter / 4294967296);
  state[14] = length;
  state[15] = flags;
  for (let round = 0; round < 112; round += 16) {
    for (let i = 0, at = round; i < 32; i += 4, at += 2) {
      const ia = CORNERS[i], ib = CORNERS[i + 1], ic = CORNERS[i + 2], id = CORNERS[i + 3];
      let a = state[ia], b = state[ib], c = state[ic], d = state[id], mixed;
      a = (a + b + block[PLACES[at]]) | 0;
      mixed = d ^ a; d = (mixed >>> 16) | (mixed << 16);
      c = (c + d) | 0;
      mixed = b ^ c; b = (mixed >>> 12) | (mixed << 20);
      a = (a + b + block[PLACES[at + 1]]) | 0;
      mixed = d ^ a; d = (mixed >>> 8) | (mixed << 24);
      c = (c + d) | 0;
      mixed = b ^ c; b = (mixed >>> 7) | (mixed << 25);
      state[ia] = a; state[ib] = b; state[ic] = c; state[id] = d;
    }
  }
  for (let i = 0; i < 8; i += 1) value[i] = state[i] ^ state[i + 8];
}

/** The words of a block that may be shorter than 64 bytes. */
function wordsOf(bytes, words) {
  const raw = new Uint8Array(words.buffer);
  raw.set(bytes);
  raw.fill(0, bytes.length);
  if (isLittle) return words;
  const view = new DataView(words.buffer);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(4 * i, true);
  return words;
}

const block = new Int32Array(16);

/** The chaining value of one chunk, of at most 1024 bytes. */
function chunkValue(bytes, number, flags) {
  const value = IV.slice();
  const last = Math.max(Math.ceil(bytes.length / BLOCK) - 1, 0);
  for (let i = 0; i <= last; i += 1) {
    const part = bytes.subarray(i * BLOCK, (i + 1) * BLOCK);
    compress(value, wordsOf(part, block), [number, part.length, (i === 0 && START) | (i === last && END | flags)]);
  }
  return value;
}

function parentValue(left, right, flags) {
  const value = IV.slice();
  block.set(left);
  block.set(right, 8);
  compress(value, block, [0, BLOCK, PARENT | flags]);
  return value;
}

/** Hashes pieces as they come; `digest` gives the 32 bytes. */
export class Blake3 {
  constructor() {
    this.chunks = 0; // that are finished
    this.subtrees = []; // chaining values, larger ones first
    this.open = new Uint8Array(CHUNK);
    this.filled = 0;
  }

  update(bytes) {
    for (let at = 0; at < bytes.length;) {
      if (this.filled === CHUNK) this.close(this.open);
      if (!this.filled && bytes.length - at > CHUNK) {
        this.close(bytes.subarray(at, at += CHUNK));
        continue;
      }
      const part = bytes.subarray(at, at + CHUNK - this.filled);
      this.open.set(part, this.filled);
      this.filled += part.length;
      at += part.length;
    }
    return this;
  }

  /** A whole chunk that is not the last; subtrees of equal size join. */
  close(bytes) {
    let value = chunkValue(bytes, this.chunks, 0);
    this.chunks += 1;
    this.filled = 0;
    for (let many = this.chunks; many % 2 === 0; many /= 2) value = parentValue(this.subtrees.pop(), value, 0);
    this.subtrees.push(value);
  }

  digest() {
    const many = this.subtrees.length;
    let value = chunkValue(this.open.subarray(0, this.filled), this.chunks, many ? 0 : ROOT);
    for (let i = many - 1; i >= 0; i -= 1) value = parentValue(this.subtrees[i], value, i ? 0 : ROOT);
    const bytes = new Uint8Array(32), view = new DataView(bytes.buffer);
    value.forEach((word, i) => view.setInt32(4 * i, word, true));
    return bytes;
  }
}

/** The digest of bytes. */
export const digestOf = (bytes) => new Blake3().update(bytes).digest();
