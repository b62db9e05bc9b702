// Building elements. Text from records is only ever set as text.

function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const SIGNS = { equivalent: "✓", different: "≠", unknown: "?", invalid: "!" };

function badge(outcome) {
  return make(
    "span",
    { class: `badge ${outcome}` },
    make("span", { class: "sign", "aria-hidden": "true" }, SIGNS[outcome]),
    outcome,
  );
}

function seconds(value) {
  if (value >= 100) return `${Math.round(value)} s`;
  if (value >= 1) return `${value.toFixed(value >= 10 ? 1 : 2)} s`;
  if (value >= 0.001) return `${(value * 1000).toPrecision(value >= 0.1 ? 3 : 2)} ms`;
  return value > 0 ? `${Math.max(1, Math.round(value * 1e6))} µs` : "–";
}

function count(value) {
  return value.toLocaleString("en-US");
}

function short(value) {
  for (const [unit, size] of [
    ["T", 1e12],
    ["G", 1e9],
    ["M", 1e6],
    ["k", 1e3],
  ]) {
    if (value >= size) return `${(value / size).toPrecision(3)} ${unit}`;
  }
  return String(value);
}

function bytes(value) {
  return `${short(value).replace(/([TGMk])$/, "$1B")}${value < 1000 ? " B" : ""}`;
}
