// Joins the parts: what is shown is what the address after # says, so that every view can be linked and gone back from.

let index;
let strings;

const DEFAULTS = {
  q: "",
  outcome: "",
  only: "",
  group: "",
  step: "",
  blocked: "",
  proof: "",
  sort: "verdict",
  reverse: "",
};
const state = { ...DEFAULTS };
let pairs; // the list
let figure; // the plot
let shown; // 1 for the pairs that the filters leave
let open = -1; // the pair that is shown, -1 for the overview
let numbersByName;
let texts;
let scrolled = 0;

const overview = document.getElementById("overview");
const pairView = document.getElementById("pair");
const search = document.getElementById("search");

function listAddress() {
  const given = Object.entries(state).filter(([name, value]) => value && value !== DEFAULTS[name]);
  return `#${new URLSearchParams(given)}`;
}

function pairAddress(number) {
  const given = Object.entries(state).filter(([name, value]) => value && value !== DEFAULTS[name]);
  return `#${new URLSearchParams([["pair", index.name[number]], ...given])}`;
}

function set(changes) {
  Object.assign(state, changes);
  history.replaceState(null, "", open >= 0 ? pairAddress(open) : listAddress());
  refresh();
}

function refresh() {
  const numbers = filtered(state, texts);
  shown = new Uint8Array(index.name.length);
  for (const number of numbers) shown[number] = 1;
  pairs.show(numbers);
  figure.draw();
  document.getElementById("found").textContent =
    numbers.length === index.name.length
      ? `${count(numbers.length)} pairs`
      : `${count(numbers.length)} of ${count(index.name.length)} pairs`;
  document.getElementById("none").hidden = numbers.length > 0;
  if (document.activeElement !== search) search.value = state.q;
  for (const button of document.querySelectorAll("[data-set]")) {
    const [name, value] = [button.dataset.set, button.dataset.value];
    button.setAttribute("aria-pressed", String(state[name] === value));
  }
  for (const name of ["group", "step"]) document.getElementById(name).value = state[name];
  for (const button of document.querySelectorAll("[data-sort]")) {
    const sorted = button.dataset.sort === state.sort;
    button.setAttribute("aria-pressed", String(sorted));
    button.classList.toggle("reverse", sorted && state.reverse === "1");
  }
  const filters = Object.keys(DEFAULTS).filter((name) => !["sort", "reverse"].includes(name) && state[name]);
  document.getElementById("clear").hidden = filters.length === 0;
}

async function route() {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const name of Object.keys(DEFAULTS)) state[name] = given.get(name) ?? DEFAULTS[name];
  const wanted = given.get("pair");
  const number = wanted === null ? -1 : (numbersByName.get(wanted) ?? -1);
  if (open < 0) scrolled = window.scrollY;
  const came = open;
  open = number;
  if (number < 0) {
    pairView.hidden = true;
    overview.hidden = false;
    document.title = document.querySelector("h1").textContent;
    refresh();
    if (came >= 0) {
      window.scrollTo(0, scrolled);
      pairs.update();
      const at = pairs.numbers().indexOf(came);
      if (at >= 0) pairs.focus(at);
    }
    return;
  }
  if (!shown) refresh();
  const numbers = pairs.numbers();
  const heading = await showPair(number, numbers.indexOf(number), numbers.length, pairView);
  if (open !== number) return;
  overview.hidden = true;
  pairView.hidden = false;
  document.title = index.name[number];
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

function walk(by) {
  const numbers = pairs.numbers();
  const next = numbers[numbers.indexOf(open) + by];
  if (next !== undefined) location.replace(pairAddress(next));
}

// Shows the list where it is below the window, as on phones.
function reveal() {
  const bar = document.getElementById("bar");
  if (bar.getBoundingClientRect().top < 0.8 * window.innerHeight) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  bar.scrollIntoView({ block: "start", behavior: still ? "auto" : "smooth" });
}

function fill(id, column, title) {
  const select = document.getElementById(id);
  const values = [...new Set(index[column])]
    .map((at) => strings[at])
    .filter(Boolean)
    .sort();
  if (values.length < 2) select.closest("label").hidden = true;
  select.append(
    make("option", { value: "" }, title),
    ...values.slice(0, 2000).map((value) => make("option", { value }, value.slice(0, 80))),
  );
  select.addEventListener("change", () => set({ [id]: select.value }));
}

function theme() {
  const button = document.getElementById("theme");
  const dark = () =>
    (document.documentElement.dataset.theme ||
      (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  const name = () => {
    button.textContent = dark() ? "Light" : "Dark";
    button.setAttribute("aria-label", `Switch to the ${dark() ? "light" : "dark"} theme`);
  };
  button.addEventListener("click", () => {
    document.documentElement.dataset.theme = dark() ? "light" : "dark";
    name();
    figure.draw();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    name();
    figure.draw();
  });
  name();
}

async function start() {
  index = await unpack("index");
  strings = index.strings;
  texts = haystacks();
  numbersByName = new Map(index.name.map((name, number) => [name, number]));
  pairs = list(document.getElementById("pairs"));
  figure = plot(
    document.getElementById("plot"),
    document.getElementById("tip"),
    () => shown,
    (number) => (location.hash = pairAddress(number)),
  );
  fill("group", "group", "All groups");
  fill("step", "step", "All steps");
  theme();
  let waiting = 0;
  search.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => set({ q: search.value }), 60);
  });
  for (const button of document.querySelectorAll("[data-set]")) {
    button.addEventListener("click", () => {
      const value = button.dataset.value;
      set({ [button.dataset.set]: state[button.dataset.set] === value ? "" : value });
      reveal();
    });
  }
  for (const button of document.querySelectorAll("[data-sort]")) {
    button.addEventListener("click", () => {
      const same = state.sort === button.dataset.sort;
      set({ sort: button.dataset.sort, reverse: same && state.reverse !== "1" ? "1" : "" });
    });
  }
  document.getElementById("clear").addEventListener("click", () => {
    search.value = "";
    set({ ...DEFAULTS, sort: state.sort, reverse: state.reverse });
    search.focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.closest("input, select, textarea");
    if (event.key === "Escape" && open >= 0) location.hash = listAddress();
    else if (event.key === "Escape" && typing === search) set({ q: (search.value = "") });
    else if (event.key === "ArrowDown" && typing === search && pairs.numbers().length) {
      event.preventDefault();
      pairs.focus(0);
    } else if (typing) return;
    else if (event.key === "/" && open < 0) {
      event.preventDefault();
      search.focus();
    } else if (open >= 0 && event.key === "j") walk(1);
    else if (open >= 0 && event.key === "k") walk(-1);
  });
  window.addEventListener("hashchange", route);
  await route();
  document.documentElement.dataset.ready = "yes";
}

start().catch((problem) => {
  const said = document.getElementById("failed");
  said.hidden = false;
  said.textContent = `This browser cannot unpack the report (${problem}). It needs DecompressionStream: Chrome 80, Firefox 113, Safari 16.4 or later.`;
});
