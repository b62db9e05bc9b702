// The two programs of a pair, side by side or as one text, with differing lines marked.

const CONTEXT = 3; // lines shown around a difference or a marked line
const ROWS_AT_ONCE = 1500;

const SYNTAX =
  /(?<comment>\/\/.*$)|(?<string>"(?:[^"\\]|\\.)*"?)|(?<value>%[\w$.-]+(?:#\d+)?)|(?<symbol>@[\w$.-]+|#[\w$.-]+)|(?<type>![\w$.-]+|\b(?:memref|tensor|vector|index|none|complex|bf16|tf32|f\d+\w*|[su]?i\d+)\b)|(?<literal>-?\b(?:0x[\da-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)\b)|(?<operation>\b[a-z_][\w]*\.[\w.]+|\b(?:func|module|return|call)\b)/gu;

// `marks` maps "source" and "target" to Maps from line numbers to messages.
function programsView(source, target, names, marks, state) {
  const compared = differences(source, target);
  const rows = state.unified ? oneAfterTheOther(compared) : compared;
  const marked = (row) => marks.source.has(row[1] + 1) || marks.target.has(row[2] + 1);
  const shown = state.all ? null : rowsWithContext(rows, marked);
  const body = make("div", { class: "rows" });
  const view = make("div", { class: `programs ${state.unified ? "unified" : "split"}`, translate: "no" });
  if (!state.unified) {
    view.append(make("div", { class: "names" }, make("div", {}, names[0]), make("div", {}, names[1])));
  }
  view.append(body);
  const draw = state.unified ? unifiedRow : splitRow;
  const steps = stepsOf(rows, shown);
  let next = 0;
  const more = make("button", { class: "fold", type: "button", onclick: () => append() }, "");
  const append = () => {
    let added = 0;
    more.remove();
    while (next < steps.length && added < ROWS_AT_ONCE) {
      const step = steps[next++];
      if (step.fold) body.append(foldButton(step, rows, source, target, marks, draw));
      else body.append(...draw(rows[step.row], source, target, marks));
      added++;
    }
    if (next < steps.length) {
      more.textContent = `Show more: ${count(steps.length - next)} rows are left`;
      body.append(more);
    }
  };
  append();
  const differing = compared.filter((row) => row[0] !== "same").length;
  return { view, differing, lines: compared.length };
}

// In one column, the source's lines of a difference come before the target's. The fourth entry is the line's partner.
function oneAfterTheOther(compared) {
  const rows = [];
  let inserted = [];
  for (const [kind, i, j] of compared) {
    if (kind === "same" || kind === "indent") {
      rows.push(...inserted, [kind, i, j]);
      inserted = [];
      continue;
    }
    if (i >= 0) rows.push(["delete", i, -1, j]);
    if (j >= 0) inserted.push(["insert", -1, j, i]);
  }
  return [...rows, ...inserted];
}

function rowsWithContext(rows, marked) {
  const shown = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    if (row[0] === "same" && !marked(row)) return;
    shown.fill(1, Math.max(0, at - CONTEXT), Math.min(rows.length, at + CONTEXT + 1));
  });
  return shown;
}

function stepsOf(rows, shown) {
  const steps = [];
  for (let at = 0; at < rows.length;) {
    if (!shown || shown[at]) {
      steps.push({ row: at++ });
      continue;
    }
    const start = at;
    while (at < rows.length && !shown[at]) at++;
    if (at - start <= 2) for (let row = start; row < at; row++) steps.push({ row });
    else steps.push({ fold: true, start, end: at });
  }
  return steps;
}

function foldButton(step, rows, source, target, marks, draw) {
  const button = make(
    "button",
    {
      class: "fold",
      type: "button",
      onclick: () => {
        const added = rows.slice(step.start, step.end).flatMap((row) => draw(row, source, target, marks));
        button.replaceWith(...added);
      },
    },
    `${count(step.end - step.start)} equal lines`,
  );
  return button;
}

const SPOKEN = { change: "changed", delete: "only in the source", insert: "only in the target", indent: "indented" };

function splitRow([kind, i, j], source, target, marks) {
  const row = make("div", { class: `row ${kind}` });
  if (SPOKEN[kind]) row.append(make("span", { class: "spoken" }, `${SPOKEN[kind]}: `));
  const pieces = piecesOf(kind, i, j, source, target);
  row.append(...cells("source", i, pieces[0], marks.source), ...cells("target", j, pieces[1], marks.target));
  return [row, ...messages(i, j, marks)];
}

function unifiedRow([kind, i, j, partner], source, target, marks) {
  const row = make("div", { class: `row ${kind}` });
  if (SPOKEN[kind]) row.append(make("span", { class: "spoken" }, `${SPOKEN[kind]}: `));
  const changed = partner >= 0;
  if (kind === "delete") {
    const [tokens] = changed ? tokenDifferences(source[i], target[partner]) : [[[source[i], false]]];
    row.append(...cells("source", i, tokens, marks.source));
  } else {
    const [, tokens] = changed ? tokenDifferences(source[partner], target[j]) : [[], [[target[j], false]]];
    row.append(...cells("target", j, tokens, marks.target));
  }
  return [row, ...messages(i, j, marks)];
}

function piecesOf(kind, i, j, source, target) {
  if (kind === "change") return tokenDifferences(source[i], target[j]);
  return [i >= 0 ? [[source[i], false]] : [], j >= 0 ? [[target[j], false]] : []];
}

function cells(side, index, tokens, marks) {
  if (index < 0) return [make("span", { class: "number" }), make("code", { class: "code empty" })];
  const at = marks.has(index + 1) ? " marked" : "";
  const code = make("code", { class: `code${at}`, dir: "ltr" });
  paint(code, tokens);
  return [make("span", { class: `number${at}`, id: `${side}-${index + 1}` }, String(index + 1)), code];
}

function messages(i, j, marks) {
  const found = [];
  for (const [side, index] of [
    ["source", i],
    ["target", j],
  ]) {
    for (const message of (index >= 0 && marks[side].get(index + 1)) || []) {
      found.push(make("div", { class: `message ${side}` }, make("b", {}, side), " ", make("bdi", {}, message)));
    }
  }
  return found.length ? [make("div", { class: "messages" }, ...found)] : [];
}

// Colours the syntax and, across it, the tokens that differ.
function paint(code, tokens) {
  const text = tokens.map(([token]) => token).join("");
  const bounds = [];
  let at = 0;
  for (const [token, differs] of tokens) {
    if (differs) bounds.push([at, at + token.length]);
    at += token.length;
  }
  const put = (from, to, kind) => {
    while (from < to) {
      const bound = bounds.find(([, end]) => end > from);
      const inside = bound && bound[0] <= from;
      const end = Math.min(to, bound ? (inside ? bound[1] : bound[0]) : to);
      const piece = text.slice(from, end);
      const classes = [kind, inside ? "differs" : ""].filter(Boolean).join(" ");
      code.append(classes ? make("span", { class: classes }, piece) : piece);
      from = end;
    }
  };
  let from = 0;
  if (text.length < 2000) {
    for (const found of text.matchAll(SYNTAX)) {
      const kind = Object.keys(found.groups).find((name) => found.groups[name] !== undefined);
      put(from, found.index, "");
      put(found.index, found.index + found[0].length, kind);
      from = found.index + found[0].length;
    }
  }
  put(from, text.length, "");
}
