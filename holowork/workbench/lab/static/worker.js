// The thread that reads one archive: the page is never kept waiting, however large the file is.

import { Archive, Ranged, Whole } from "./frame.js";

let archive = null;
const ranges = new Map();

/** Ask the page, which knows the server, for bytes of the file. */
const range = (start, end) => new Promise((resolve, reject) => {
  ranges.set(start, { resolve, reject });
  postMessage({ range: [start, end] });
});

const verbs = {
  async open({ data, size, layout, name }) {
    archive = await Archive.open(data ? new Whole(data) : new Ranged(size, range), layout, name);
    return null;
  },
  hash: () => archive.hash(),
  told: () => archive.told(),
  section: (position) => archive.section(position),
};

onmessage = async ({ data: { id, verb, argument, start, bytes, fault } }) => {
  if (!verb) {
    const { resolve, reject } = ranges.get(start);
    if (fault) reject(new Error(fault)); else resolve(bytes);
    return;
  }
  try {
    postMessage({ id, result: await verbs[verb](argument) });
  } catch (refused) {
    postMessage({ id, fault: refused.message });
  }
};
