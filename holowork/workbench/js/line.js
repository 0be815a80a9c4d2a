// The line below a running cell: its text, and a Cancel where the page can interrupt the kernel.

function render({ model, el }) {
  const text = document.createElement("span"), cancel = document.createElement("button");
  const kernel = () => model.widget_manager?.kernel; // a busy kernel takes no message, but it can be interrupted
  const show = () => { text.textContent = model.get("text"); };
  cancel.type = "button";
  cancel.textContent = "Cancel";
  cancel.hidden = !kernel()?.interrupt;
  cancel.addEventListener("click", () => { cancel.disabled = true; kernel().interrupt(); });
  el.style.cssText = "font: 12px ui-monospace, monospace; white-space: pre-wrap";
  el.append(text, " ", cancel);
  model.on("change:text", show);
  show();
  return () => model.off("change:text", show);
}

export default { render };
