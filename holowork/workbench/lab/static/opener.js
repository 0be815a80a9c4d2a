// The tab of a `.holo` file: its bytes by the server, the Archive view of the workbench around them, no kernel.

const here = (name) => new URL(name, import.meta.url);
const got = async (name) => {
  const answer = await fetch(here(name));
  if (!answer.ok) throw new Error(`${name}: expected a file of this extension, found ${answer.status} ${answer.statusText}; install holowork again`);
  return answer;
};
const layout = got("layout.json").then((answer) => answer.json());

/** The module of the widget: files in the order of layout.json, joined as Python joins them. */
const view = layout.then(async ({ modules }) => {
  const texts = await Promise.all(modules.map(async (name) => (await got(`js/${name}.js`)).text()));
  const address = URL.createObjectURL(new Blob([texts.join("\n")], { type: "text/javascript" }));
  return import(address).finally(() => URL.revokeObjectURL(address));
});

function useStyle() {
  const href = here("js/workbench.css").href;
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** What a view asks of its model: traits that are set, saved and listened to, with no kernel behind them. */
class Model {
  constructor(traits) {
    Object.assign(this, { traits, listeners: new Map(), changed: new Set() });
  }

  get(name) { return this.traits[name]; }

  set(name, value) {
    if (this.traits[name] === value) return;
    this.traits[name] = value;
    this.changed.add(name);
  }

  save_changes() {
    const changed = [...this.changed];
    this.changed.clear();
    for (const name of changed) for (const listener of this.listeners.get(`change:${name}`) ?? []) listener();
  }

  on(event, listener) { this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]); }

  off(event, listener) { this.listeners.set(event, (this.listeners.get(event) ?? []).filter((one) => one !== listener)); }

  tell(traits) {
    for (const [name, value] of Object.entries(traits)) this.set(name, value);
    this.save_changes();
  }
}

/** A thread that reads a file: what is asked of it is promised, and it asks back for ranges of bytes. */
function readerOf(file) {
  const worker = new Worker(here("worker.js"), { type: "module" }), waiting = new Map();
  const give = ([start, end]) => file.range(start, end).then((bytes) => worker.postMessage({ start, bytes }), (fault) => worker.postMessage({ start, fault: fault.message }));
  worker.onmessage = ({ data: { id, range, result, fault } }) => {
    if (range) return give(range);
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    return fault === undefined ? resolve(result) : reject(new Error(fault));
  };
  worker.onerror = (event) => { for (const { reject } of waiting.values()) reject(new Error(event.message || "the reader of archives did not start")); };
  let last = 0;
  const ask = (verb, argument, moved = []) => new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    worker.postMessage({ id: last, verb, argument }, moved);
  });
  return { ask, end: () => worker.terminate() };
}

/** All bytes of a file: small ones as the contents have them, larger ones as they are, where the server gives them. */
async function bytesOf(file, size, { small }) {
  const parsed = async () => new Uint8Array(await (await fetch(`data:;base64,${await file.content()}`)).arrayBuffer());
  return size > small ? file.range(0, size).catch(parsed) : parsed();
}

/** Open a file in a reader, as a whole up to a limit. */
async function open(reader, file, layout) {
  const { size } = await file.about(), name = nameOf(file);
  if (size > layout.limits.whole) return reader.ask("open", { size, layout, name });
  const data = await bytesOf(file, size, layout.limits);
  return reader.ask("open", { data, layout, name }, [data.buffer]);
}

const nameOf = ({ path }) => path.split("/").at(-1);
const LIMITS = "The form of the file is checked, not what its values mean: hw.inspect(path).problems says more.";

/** Show a file in an element; what this returns ends it. */
export async function show(el, file) {
  const told = await layout, { render } = (await view).default;
  useStyle();
  const model = new Model({
    panel: "archive", theme: "auto", section: 0, field: -1, _fault: "", _page: {}, _archive: {}, _section: {}, _bytes: null,
    _head: { name: nameOf(file), panels: ["archive"], titles: ["Archive"], expression: `hw.inspect(${JSON.stringify(file.path)})` },
  });
  const end = render({ model, el }), reader = readerOf(file);
  Object.assign(el.firstElementChild.style, { height: "100%", minHeight: 0, resize: "none", border: 0, borderRadius: 0 });
  el.querySelector("strong").after(Object.assign(document.createElement("span"), { className: "hw-hint", textContent: "no kernel: values are not judged", title: LIMITS }));
  const failed = (fault) => model.tell({ _fault: String(fault.message ?? fault) });
  const turn = () => {
    const section = model.get("section");
    const isLast = () => section === model.get("section"); // answers may come late
    reader.ask("section", section).then((traits) => isLast() && model.tell({ field: -1, ...traits }), failed);
  };
  open(reader, file, told).then(async () => {
    model.tell({ _archive: await reader.ask("told"), ...(await reader.ask("section", 0)) });
    model.on("change:section", turn);
    await reader.ask("hash");
    model.tell({ _archive: await reader.ask("told") });
  }).catch(failed);
  return () => {
    reader.end();
    end();
  };
}
