// The page of one pair: verdict, witness, reasons, obligations, and both programs.

const settings = { unified: window.matchMedia("(max-width: 800px)").matches, all: false };

const REASON_TITLES = {
  unsupported: "Unsupported operations",
  "open-obligation": "Open obligations",
  "undefined-source": "Undefined behaviour of the source",
  race: "Races",
};

async function showPair(number, position, total, host) {
  const detail = await detailOf(number);
  const outcome = index.outcomes[index.outcome[number]];
  const verdict = detail.verdict;
  const heading = make("h2", { id: "pair-name", tabindex: "-1" }, make("bdi", {}, index.name[number]));
  host.replaceChildren(
    make(
      "nav",
      { class: "walk", "aria-label": "Pairs" },
      make("a", { class: "button", href: listAddress() }, "← All pairs"),
      make("span", { class: "position" }, position >= 0 ? `${count(position + 1)} of ${count(total)}` : ""),
      make(
        "button",
        { type: "button", onclick: () => walk(-1), disabled: position <= 0, title: "Previous (k)" },
        "Previous",
      ),
      make(
        "button",
        { type: "button", onclick: () => walk(1), disabled: position < 0 || position >= total - 1, title: "Next (j)" },
        "Next",
      ),
    ),
    make(
      "header",
      { class: `verdict ${outcome}` },
      make("div", { class: "titles" }, badge(outcome), heading),
      make("p", { class: "headline" }, make("bdi", {}, why(number))),
    ),
  );
  if (verdict && verdict.witness) host.append(witnessCard(verdict.witness));
  if (verdict) host.append(...reasonCards(verdict));
  host.append(await programsCard(detail, verdict), factsCard(number, detail, verdict));
  return heading;
}

function card(title, ...children) {
  return make("section", { class: "card" }, make("h3", {}, title), ...children);
}

function placeLink(place) {
  if (!place || place.file === null) return null;
  const text = `${place.file}:${place.line}:${place.column}`;
  return make(
    "button",
    { class: "place", type: "button", title: "Show the line", onclick: () => jump(place) },
    make("bdi", {}, text),
  );
}

function jump(place) {
  const view = document.getElementById("programs");
  const side = view && ["source", "target"].find((name) => view.dataset[name] === place.file);
  const line = side && document.getElementById(`${side}-${place.line}`);
  if (!line) return;
  line.scrollIntoView({ block: "center" });
  line.parentElement.classList.add("flash");
  setTimeout(() => line.parentElement.classList.remove("flash"), 1600);
}

function witnessCard(witness) {
  const children = [];
  if (witness.cell) {
    const cell = witness.cell;
    const scalar = cell.output[0] === "result" && !cell.index.length;
    const value = (title, side) =>
      make(
        "div",
        { class: `value ${title}` },
        make("span", { class: "label" }, title),
        make("output", {}, make("bdi", {}, side.text)),
        side.bits ? make("span", { class: "bits" }, side.bits) : null,
        side.writer
          ? make("span", { class: "writer" }, scalar ? "computed at " : "written at ", placeLink(side.writer))
          : make("span", { class: "writer" }, scalar ? "" : "not written by this program"),
      );
    const where = cell.index.length ? `${cell.name}[${cell.index.join(", ")}]` : cell.name;
    const others = witness.differing_cells > 1 ? ` and ${count(witness.differing_cells - 1)} more` : "";
    children.push(
      make(
        "p",
        {},
        "Both programs ran on the same inputs and left different values in ",
        make("code", {}, make("bdi", {}, where)),
        `${others}.`,
      ),
    );
    children.push(make("div", { class: "values" }, value("source", cell.source), value("target", cell.target)));
  } else {
    const what =
      {
        undefined: "The target is undefined where the source is defined: ",
        endless: "The target never ends where the source does: ",
      }[witness.kind] || "The target has other effects: ";
    children.push(
      make("p", {}, what, make("bdi", {}, witness.message), witness.place ? " at " : "", placeLink(witness.place)),
    );
  }
  const given = [
    ...Object.entries(witness.sizes).map(([name, value]) => [name, String(value)]),
    ...witness.input_values.map((value) => [value.name, value.text]),
  ];
  const below = Object.keys(witness.sizes).filter((name) => witness.sizes[name] < 0);
  if (below.length) {
    const rules = below.map((name) => `--assume ${name}:0..1000000`).join(" ");
    children.push(
      make(
        "p",
        {},
        make("bdi", {}, `${below.join(" and ")} below zero: `),
        make("code", {}, make("bdi", {}, rules)),
        " leaves that out where no caller asks for it.",
      ),
    );
  }
  if (given.length) {
    const rows = given.map(([name, text]) =>
      make("tr", {}, make("th", { scope: "row" }, make("bdi", {}, name)), make("td", {}, make("bdi", {}, text))),
    );
    children.push(make("table", { class: "inputs" }, make("caption", {}, "Inputs"), make("tbody", {}, ...rows)));
  }
  const zeros = witness.sample.profile.endsWith("zeros");
  children.push(
    make(
      "p",
      { class: "quiet" },
      ...(zeros
        ? [witness.others ? `${witness.input_values.length ? "All other inputs" : "All inputs"} are zero. ` : ""]
        : ["Data: sample ", make("bdi", {}, `'${witness.sample.profile}'`), ` with seed ${witness.sample.seed}. `]),
      `Refutes equality at level ${witness.level}.`,
    ),
  );
  if (witness.trace) children.push(...traceParts(witness.trace));
  children.push(explanationOf(witness.kind));
  return card("Witness", ...children.filter((child) => child !== null));
}

// The steps of both programs that led to the difference, side by side where both have the same operation.
function traceParts(trace) {
  const parts = [];
  const cell = (step, side) =>
    step
      ? make(
          "td",
          { class: side },
          make("code", {}, make("bdi", {}, step.text)),
          step.counters ? make("span", { class: "counters" }, make("bdi", {}, step.counters)) : null,
          stepPlace(step),
        )
      : make("td", { class: `${side} none` });
  const rows = trace.rows.map((row) =>
    make("tr", { class: row.equal ? "equal" : "differs" }, cell(row.source, "source"), cell(row.target, "target")),
  );
  if (trace.omitted) {
    const said = `${count(trace.omitted)} more rows`;
    rows.splice(trace.kept, 0, make("tr", { class: "equal" }, make("td", { colspan: "2" }, said)));
  }
  if (rows.length) {
    const more = trace.equal ? `; ${count(trace.equal)} more are equal` : "";
    parts.push(
      make(
        "table",
        { class: "steps" },
        make("caption", {}, `What led there, step by step${more}`),
        make(
          "thead",
          {},
          make("tr", {}, make("th", { scope: "col" }, "source"), make("th", { scope: "col" }, "target")),
        ),
        make("tbody", {}, ...rows),
      ),
    );
  }
  for (const note of trace.notes) parts.push(make("p", { class: "quiet" }, make("bdi", {}, note)));
  return parts;
}

function stepPlace(step) {
  if (!step.place) return null;
  return make(
    "button",
    { class: "place", type: "button", title: "Show the line", onclick: () => jump(step.place) },
    `line ${step.place.line}`,
  );
}

function reasonCards(verdict) {
  const kinds = new Map();
  for (const reason of verdict.reasons) {
    if (!kinds.has(reason.kind)) kinds.set(reason.kind, []);
    kinds.get(reason.kind).push(reason);
  }
  const cards = [...kinds].map(([kind, reasons]) =>
    card(REASON_TITLES[kind] || `Reason: ${kind}`, reasonList(reasons), explanationOf(kind)),
  );
  if (verdict.notes.length) cards.push(card("Notes", reasonList(verdict.notes)));
  return cards;
}

function reasonList(reasons) {
  return make(
    "ul",
    { class: "reasons" },
    ...reasons.map((reason) => make("li", {}, ...longText(reason.message), " ", placeLink(reason))),
  );
}

// What `equiv explain` says of a kind, with a link to its page where that is known.
function explanationOf(kind) {
  const topic = index.topics[kind];
  if (!topic) return null;
  return make(
    "details",
    { class: "explanation" },
    make("summary", {}, `What “${kind}” means`),
    make("p", {}, topic.meaning),
    topic.help ? make("p", {}, `What helps: ${topic.help}`) : null,
    topic.page ? make("a", { href: topic.page, rel: "noreferrer" }, "Documentation") : null,
  );
}

const LONG = 420; // characters of a message that is shown as a whole

function longText(text) {
  if (text.length <= LONG) return [make("bdi", {}, text)];
  const shown = make("bdi", {}, `${text.slice(0, LONG - 100)}…`);
  const button = make(
    "button",
    {
      type: "button",
      class: "place more",
      onclick: () => {
        shown.textContent = text;
        button.remove();
      },
    },
    `show all ${count(text.length)} characters`,
  );
  return [shown, " ", button];
}

async function programsCard(detail, verdict) {
  const [source, target] = await Promise.all([textOf(detail.sourceText), textOf(detail.targetText)]);
  if (!source.lines && !target.lines) {
    return card("Programs", make("p", {}, "Not shown. Source: ", source.problem, ". Target: ", target.problem, "."));
  }
  const host = make("div", {});
  const bar = make("div", { class: "bar" });
  const said = make("p", { class: "quiet", role: "status" });
  const toggle = (name, text) =>
    make(
      "button",
      {
        type: "button",
        "aria-pressed": String(settings[name]),
        onclick: (event) => {
          settings[name] = !settings[name];
          event.currentTarget.setAttribute("aria-pressed", String(settings[name]));
          draw();
        },
      },
      text,
    );
  const marks = marksOf(detail, verdict);
  const draw = () => {
    const drawn = programsView(source.lines || [], target.lines || [], [detail.source, detail.target], marks, settings);
    said.textContent = drawn.differing
      ? `${count(drawn.differing)} of ${count(drawn.lines)} rows differ`
      : "The texts are equal";
    host.replaceChildren(drawn.view);
  };
  bar.append(said, toggle("unified", "Unified"), toggle("all", "All lines"));
  draw();
  const section = card("Programs", bar, host);
  for (const [side, found] of [
    ["Source", source],
    ["Target", target],
  ]) {
    if (!found.lines) section.append(make("p", { class: "quiet" }, `${side} not shown: ${found.problem}.`));
  }
  section.id = "programs";
  section.dataset.source = detail.source;
  section.dataset.target = detail.target;
  return section;
}

function marksOf(detail, verdict) {
  const marks = { source: new Map(), target: new Map() };
  const mark = (place, message, side) => {
    if (!place || place.file === null || place.line === null) return;
    for (const name of ["source", "target"]) {
      if (place.file !== detail[name] || (side && side !== name)) continue;
      if (!marks[name].has(place.line)) marks[name].set(place.line, []);
      if (!marks[name].get(place.line).includes(message)) marks[name].get(place.line).push(message);
    }
  };
  if (!verdict) return marks;
  for (const reason of verdict.reasons) mark(reason, reason.message);
  const witness = verdict.witness;
  if (witness) {
    mark(witness.place, witness.message);
    if (witness.cell) {
      mark(witness.cell.source.writer, `wrote ${witness.cell.source.text}`, "source");
      mark(witness.cell.target.writer, `wrote ${witness.cell.target.text}`, "target");
    }
  }
  return marks;
}

function factsCard(number, detail, verdict) {
  const facts = [];
  const fact = (term, ...value) =>
    facts.push(
      make(
        "div",
        {},
        make("dt", {}, term),
        make("dd", {}, ...value.map((part) => (typeof part === "string" ? make("bdi", {}, part) : part))),
      ),
    );
  if (detail.problem) fact("Problem", detail.problem);
  if (verdict && verdict.level) {
    if (verdict.scope) fact("Scope", verdict.scope);
    fact("Level", verdict.level);
    fact("Method", verdict.method);
    if (verdict.error_bound) fact("Wrong with probability at most", verdict.error_bound.toExponential(1));
  }
  if (verdict && verdict.sizes.length) {
    fact(
      "Sizes",
      make(
        "ul",
        { class: "sizes" },
        ...verdict.sizes.map((vector) =>
          make(
            "li",
            {},
            make(
              "bdi",
              {},
              Object.entries(vector)
                .map(([name, value]) => `${name}=${value}`)
                .join(", "),
            ),
          ),
        ),
      ),
    );
  }
  if (verdict && verdict.assumptions.length) {
    fact("Assumed", make("ul", {}, ...verdict.assumptions.map((text) => make("li", {}, make("bdi", {}, text)))));
  }
  if (verdict) {
    const { operations, seconds: phases, cells: compared, peak_memory } = verdict.stats;
    fact("Operations", `${count(operations.source)} in the source, ${count(operations.target)} in the target`);
    if (compared) fact("Output cells compared", count(compared));
    const times = Object.entries(phases)
      .map(([phase, value]) => `${phase} ${seconds(value)}`)
      .join(", ");
    fact("Time", `${seconds(index.seconds[number])}${times ? ` (${times})` : ""}`);
    if (peak_memory) fact("Peak memory", bytes(peak_memory));
    fact(
      "Functions",
      verdict.source.function === verdict.target.function
        ? verdict.source.function
        : `${verdict.source.function} → ${verdict.target.function}`,
    );
    fact("Seed", String(verdict.seed));
  }
  if (index.expected[number] >= 0) fact("Expected", strings[index.expected[number]]);
  if (index.before && index.before[number] !== -2)
    fact("In the last run", index.before[number] === -1 ? "not there" : index.outcomes[index.before[number]]);
  if (strings[index.group[number]]) fact("Group", strings[index.group[number]]);
  if (strings[index.step[number]]) fact("Step", strings[index.step[number]]);
  fact("Source", detail.source);
  fact("Target", detail.target);
  if (detail.options.length) {
    const items = detail.options.map((text) => make("li", {}, make("bdi", {}, text)));
    fact("Options", make("ul", { class: "options" }, ...items));
  }
  if (detail.cached) fact("Cached", "the verdict is from an earlier run");
  if (detail.finished)
    fact("Checked", new Date(detail.finished * 1000).toISOString().replace("T", " ").replace(/\..*/, " UTC"));
  const copy = make("button", { type: "button", onclick: () => copyText(detail.command, copy) }, "Copy");
  return card(
    "Details",
    make("dl", {}, ...facts),
    make("div", { class: "command" }, make("code", {}, detail.command), copy),
  );
}

async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    const range = document.createRange();
    range.selectNodeContents(button.previousElementSibling);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    button.textContent = "Selected";
  }
  setTimeout(() => (button.textContent = "Copy"), 1500);
}
