// The widget: tabs, keys, the line that speaks, and the one export of the module.

const VIEWS = { passes: Passes, archive: Archive }; // the pages of all other panels come from Python
const KEYS = "Tab goes from part to part · [ ] previous and next pass or section · arrows walk the passes, the graph and every list · Enter opens or chooses · "
  + "Space plays the passes, pins a node · n N next and previous pass that touched the node · u passes that changed nothing · / search · "
  + ". centres the chosen node · 1 2 tabs · f full screen · Esc leaves full screen, then the view";
const FULL = "full screen, f";

/** The page's part of a Workbench; what it returns ends it. */
function render({ model, el }) {
  const status = make("div", { class: "hw-status", role: "status", "aria-live": "polite" });
  const say = (text) => fill(status, named(text));
  const sayIn = (panel) => (text) => { if (model.get("panel") === panel) say(text); };
  const { name, panels = [], titles = [], expression } = model.get("_head");
  const views = Object.fromEntries(panels.map((panel) => [panel, new (VIEWS[panel] ?? Page)(model, sayIn(panel), panel)]));
  const tabs = panels.map((panel, i) => make("button", { type: "button", role: "tab", "data-panel": panel, click: () => open(panel) }, titles[i]));
  const fullButton = button("⤢", FULL, () => full());
  const fault = make("div", { class: "hw-fault", role: "alert" });
  const kernel = () => model.widget_manager?.kernel;
  const working = make("span"), cancel = button("Cancel", "cancel what takes so long", () => stop());
  const work = make("div", { class: "hw-help", hidden: true }, working, " ", cancel);
  let asked = {}; // what is worked on, as Python told it last
  const showWork = (told) => {
    if (told.token !== asked.token) cancel.disabled = false;
    asked = told;
    work.hidden = !told.work;
    cancel.hidden = !kernel();
    working.textContent = told.work;
  };
  /** A kernel at work takes no message of this widget: interrupt it, or speak to it by a comm of another name. */
  const stop = async () => {
    cancel.disabled = true;
    if (asked.by === "interrupt") return kernel().interrupt();
    const { token, by } = asked, comm = kernel().createComm(by);
    await comm.subshellStarted;
    return comm.open({ token });
  };
  const view = () => views[model.get("panel")];

  const copy = () => {
    const code = view().python(expression);
    const told = () => say(`Python: ${code}`);
    if (navigator.clipboard) navigator.clipboard.writeText(code).then(() => say(`Copied: ${code}`), told);
    else told();
  };
  const help = make("div", { class: "hw-help", hidden: true }, KEYS);
  const helpButton = button("?", "keys, ?", () => showHelp());
  const showHelp = () => {
    help.hidden = !help.hidden;
    helpButton.setAttribute("aria-expanded", !help.hidden);
  };
  const root = make("div", { class: "holowork", "data-lm-suppress-shortcuts": "true", role: "group", "aria-label": `workbench ${name}` },
    make("div", { class: "hw-head" }, make("strong", {}, named(name || "workbench")), make("div", { role: "tablist", "aria-label": "panels", class: "hw-tabs", keydown: (event) => turn(event) }, ...tabs),
      helpButton, fullButton),
    help, fault, work, ...Object.values(views).map((one) => one.root),
    make("div", { class: "hw-foot" }, status, button("Copy as Python", "copy the Python that opens this view", copy)));

  const open = (panel) => {
    model.set("panel", panel);
    model.save_changes();
  };
  const turn = (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = by && tabs[panels.indexOf(model.get("panel")) + by];
    if (!to) return;
    event.preventDefault();
    open(to.dataset.panel);
    to.focus();
  };
  let focused = null; // what had the focus before full screen
  const isFull = () => root.getRootNode().fullscreenElement === root;
  const full = () => {
    if (isFull()) return document.exitFullscreen();
    focused = root.contains(document.activeElement) ? document.activeElement : fullButton;
    const refused = () => say("This page allows no full screen.");
    return root.requestFullscreen ? root.requestFullscreen().catch(refused) : refused();
  };
  const fullChanged = () => {
    const is = isFull();
    if (!is && !focused) return;
    fullButton.textContent = is ? "⤡" : "⤢";
    for (const name of ["title", "aria-label"]) fullButton.setAttribute(name, is ? "leave full screen, Esc" : FULL);
    (focused?.isConnected ? focused : fullButton).focus({ preventScroll: is });
    if (!is) focused = null;
    say(is ? "Full screen; Esc leaves it." : "Full screen left.");
  };
  document.addEventListener("fullscreenchange", fullChanged);
  const leave = () => {
    if (isFull()) return document.exitFullscreen();
    const notebook = root.closest(".jp-Notebook, .jp-WindowedPanel-outer");
    document.activeElement?.blur();
    return notebook?.focus();
  };
  const keys = {
    "[": () => view().step(-1), "]": () => view().step(1), f: full, "?": showHelp, Escape: leave,
    ...Object.fromEntries(panels.map((panel, i) => [String(i + 1), () => open(panel)])),
  };
  root.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const act = keys[event.key] ?? view().keys?.[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });

  const showPanel = () => {
    for (const [panel, one] of Object.entries(views)) one.root.hidden = panel !== model.get("panel");
    for (const tab of tabs) {
      const isOpen = tab.dataset.panel === model.get("panel");
      tab.setAttribute("aria-selected", isOpen);
      tab.tabIndex = isOpen ? 0 : -1;
    }
    view().refresh();
  };
  const showFault = () => {
    fault.hidden = !model.get("_fault");
    fill(fault, named(model.get("_fault")));
  };
  const showTheme = () => { root.dataset.theme = model.get("theme"); };
  const reload = onFrame(() => views.passes?.load()), redraw = onFrame(() => views.passes?.refresh()); // once for what changes together
  const listeners = [
    ["change:panel", showPanel], ["change:theme", showTheme], ["change:_fault", showFault], ["msg:custom", showWork],
    ["change:_page", () => view().refresh()],
    ...["_passes", "_nodes", "_edges"].map((name) => [`change:${name}`, reload]), ["change:_found", () => views.passes?.found()], ["change:selected", () => views.passes?.marked()],
    ...["index", "_compared", "against", "unchanged", "exploded", "listed", "pinned"].map((name) => [`change:${name}`, redraw]),
    ["change:_archive", () => views.archive?.load()], ["change:_section", () => views.archive?.refresh()], ["change:field", () => views.archive?.marked()],
  ];
  for (const [event, listener] of listeners) model.on(event, listener);
  panels.forEach((panel, i) => dress(views[panel].root, { role: "tabpanel", "aria-label": titles[i] }, []));
  helpButton.setAttribute("aria-expanded", false);
  el.append(root);
  showTheme();
  showFault();
  for (const one of Object.values(views)) one.load();
  showPanel();
  return () => {
    document.removeEventListener("fullscreenchange", fullChanged);
    for (const [event, listener] of listeners) model.off(event, listener);
    for (const waiting of [reload, redraw]) waiting.cancel();
    for (const one of Object.values(views)) one.close();
  };
}

export default { render };
