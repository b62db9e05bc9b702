// The list of pairs: filtered, sorted, and only as many rows in the document as the window shows.

const ROW = 52; // pixels, as in list.css
const SPARE = 8; // rows kept above and below the window
const SHORT = 300; // rows of a list that is in the document as a whole

const SORTS = {
  name: (a, b) => a - b,
  verdict: (a, b) => RANK[index.outcomes[index.outcome[a]]] - RANK[index.outcomes[index.outcome[b]]] || a - b,
  proof: (a, b) => strings[index.proof[b]].localeCompare(strings[index.proof[a]]) || a - b,
  operations: (a, b) => index.operations[b] - index.operations[a] || a - b,
  time: (a, b) => index.seconds[b] - index.seconds[a] || a - b,
};
const RANK = { different: 0, invalid: 1, unknown: 2, equivalent: 3 };

// What came out, without the outcome itself, which is shown beside it.
function why(number) {
  return strings[index.headline[number]].replace(/^(equivalent|different|unknown|invalid): /, "");
}

function haystacks() {
  return index.name.map((name, number) =>
    [
      name,
      ...["group", "step", "headline"].map((column) => strings[index[column][number]]),
      ...index.obstacles[number].map((at) => strings[at]),
    ]
      .join("\n")
      .toLowerCase(),
  );
}

function filtered(state, texts) {
  const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [];
  for (let number = 0; number < texts.length; number++) {
    if (state.outcome && index.outcomes[index.outcome[number]] !== state.outcome) continue;
    if (state.only === "unexpected" && !(index.expected[number] >= 0 && !index.asExpected[number])) continue;
    if (state.only === "changed" && index.before && index.before[number] === -2) continue;
    if (state.group && strings[index.group[number]] !== state.group) continue;
    if (state.step && strings[index.step[number]] !== state.step) continue;
    if (state.blocked && !index.obstacles[number].some((at) => strings[at] === state.blocked)) continue;
    if (state.proof && strings[index.proof[number]] !== state.proof) continue;
    if (words.every((word) => texts[number].includes(word))) found.push(number);
  }
  found.sort(SORTS[state.sort] || SORTS.name);
  if (state.reverse) found.reverse();
  return found;
}

function list(host, open) {
  let numbers = [];
  let current = 0; // the row that the keyboard is on
  const rows = new Map();

  function show(found) {
    numbers = found;
    current = 0;
    rows.clear();
    host.replaceChildren();
    host.style.height = `${numbers.length * ROW}px`;
    update();
  }

  function update() {
    const top = host.getBoundingClientRect().top;
    const whole = numbers.length <= SHORT;
    const first = whole ? 0 : Math.max(0, Math.floor(-top / ROW) - SPARE);
    const last = whole ? numbers.length : Math.min(numbers.length, Math.ceil((window.innerHeight - top) / ROW) + SPARE);
    for (const [at, row] of rows) {
      if ((at < first || at >= last) && !row.contains(document.activeElement)) {
        row.remove();
        rows.delete(at);
      }
    }
    for (let at = first; at < last; at++) {
      if (rows.has(at)) continue;
      const row = drawn(at);
      rows.set(at, row);
      let after = at + 1;
      while (after < last && !rows.has(after)) after++;
      host.insertBefore(row, rows.get(after) || null);
    }
  }

  function drawn(at) {
    const number = numbers[at];
    const outcome = index.outcomes[index.outcome[number]];
    const unexpected = index.expected[number] >= 0 && !index.asExpected[number];
    const before = index.before ? index.before[number] : -2;
    const tags = [];
    if (unexpected) tags.push(make("span", { class: "tag bad" }, `expected ${strings[index.expected[number]]}`));
    else if (outcome !== "equivalent" && index.expected[number] >= 0) tags.push(make("span", { class: "tag" }, "as expected"));
    if (before >= 0) tags.push(make("span", { class: "tag" }, `was ${index.outcomes[before]}`));
    if (before === -1) tags.push(make("span", { class: "tag" }, "new"));
    const proof = strings[index.proof[number]];
    const row = make(
      "li",
      { "aria-posinset": String(at + 1), "aria-setsize": String(numbers.length) },
      make(
        "a",
        { href: pairAddress(number), tabindex: at === current ? "0" : "-1", onfocus: () => (current = at) },
        badge(outcome),
        make(
          "span",
          { class: "name" },
          make("bdi", {}, index.name[number]),
          ...tags,
          make(
            "span",
            { class: "why" },
            make("bdi", {}, outcome === "equivalent" ? strings[index.step[number]] : why(number)),
          ),
        ),
        make("span", { class: "proof" }, proof),
        make("span", { class: "figure operations" }, index.operations[number] ? short(index.operations[number]) : "–"),
        make("span", { class: "figure time" }, seconds(index.seconds[number])),
      ),
    );
    row.style.top = `${at * ROW}px`;
    return row;
  }

  function focus(at) {
    const old = rows.get(current);
    if (old) old.firstChild.setAttribute("tabindex", "-1");
    current = Math.max(0, Math.min(numbers.length - 1, at));
    const top = host.getBoundingClientRect().top + current * ROW;
    const bar = document.getElementById("bar").getBoundingClientRect().bottom;
    if (top < bar) window.scrollBy(0, top - bar - ROW);
    else if (top + ROW > window.innerHeight) window.scrollBy(0, top + 2 * ROW - window.innerHeight);
    update();
    const link = rows.get(current).firstChild;
    link.setAttribute("tabindex", "0");
    link.focus({ preventScroll: true });
  }

  host.addEventListener("keydown", (event) => {
    const page = Math.floor(window.innerHeight / ROW) - 3;
    const steps = {
      ArrowDown: 1,
      ArrowUp: -1,
      j: 1,
      k: -1,
      PageDown: page,
      PageUp: -page,
      Home: -Infinity,
      End: Infinity,
    };
    if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focus(current + steps[event.key]);
  });
  window.addEventListener("scroll", update, { passive: true });
  window.addEventListener("resize", update);
  return { show, update, focus, numbers: () => numbers };
}
