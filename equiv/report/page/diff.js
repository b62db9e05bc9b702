// Differences of two programs by lines: patience (lines that occur once on each side anchor the match), then Myers'
// algorithm between anchors. Lines that differ only in their indentation match, as loops are often put around others.

const MOST_EDITS = 600; // between two anchors; beyond this a stretch counts as rewritten

// Returns [kind, left index or -1, right index or -1] for every row; kinds: same, indent, change, delete, insert.
function differences(left, right) {
  const numbers = new Map();
  const number = (line) => {
    const key = line.trim();
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key);
  };
  const a = left.map(number);
  const b = right.map(number);
  const matches = [];
  match(a, 0, a.length, b, 0, b.length, matches);
  matches.push([a.length, b.length]);
  const rows = [];
  let i = 0;
  let j = 0;
  for (const [x, y] of matches) {
    const changed = Math.min(x - i, y - j);
    for (let at = 0; at < changed; at++) rows.push(["change", i++, j++]);
    while (i < x) rows.push(["delete", i++, -1]);
    while (j < y) rows.push(["insert", -1, j++]);
    if (x < a.length) {
      rows.push([left[x] === right[y] ? "same" : "indent", x, y]);
      i = x + 1;
      j = y + 1;
    }
  }
  return rows;
}

function match(a, i, x, b, j, y, matches) {
  while (i < x && j < y && a[i] === b[j]) matches.push([i++, j++]);
  const tail = [];
  while (i < x && j < y && a[x - 1] === b[y - 1]) tail.push([--x, --y]);
  if (i < x && j < y) {
    const anchors = anchorsOf(a, i, x, b, j, y);
    if (anchors.length) {
      for (const [p, q] of anchors) {
        match(a, i, p, b, j, q, matches);
        matches.push([p, q]);
        i = p + 1;
        j = q + 1;
      }
      match(a, i, x, b, j, y, matches);
    } else {
      myers(a, i, x, b, j, y, matches);
    }
  }
  while (tail.length) matches.push(tail.pop());
}

// The longest increasing sequence of lines that occur once in either stretch.
function anchorsOf(a, i, x, b, j, y) {
  const seen = new Map();
  for (let at = i; at < x; at++) seen.set(a[at], seen.has(a[at]) ? null : { left: at, right: -1 });
  for (let at = j; at < y; at++) {
    const entry = seen.get(b[at]);
    if (entry) entry.right === -1 ? (entry.right = at) : seen.set(b[at], null);
  }
  const piles = [];
  for (const entry of seen.values()) {
    if (!entry || entry.right === -1) continue;
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (piles[middle].right < entry.right) low = middle + 1;
      else high = middle;
    }
    entry.before = low ? piles[low - 1] : null;
    piles[low] = entry;
  }
  const anchors = [];
  for (let entry = piles[piles.length - 1]; entry; entry = entry.before) anchors.push([entry.left, entry.right]);
  return anchors.reverse();
}

function myers(a, i, x, b, j, y, matches) {
  const n = x - i;
  const m = y - j;
  const most = Math.min(n + m, MOST_EDITS);
  const trace = [];
  let reach = new Int32Array(2 * most + 3);
  const middle = most + 1;
  for (let edits = 0; edits <= most; edits++) {
    trace.push(reach.slice());
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && reach[middle + k - 1] < reach[middle + k + 1]);
      let p = down ? reach[middle + k + 1] : reach[middle + k - 1] + 1;
      while (p < n && p - k < m && a[i + p] === b[j + p - k]) p++;
      reach[middle + k] = p;
      if (p >= n && p - k >= m) {
        backtrack(trace, middle, n, m, i, j, matches);
        return;
      }
    }
  }
}

function backtrack(trace, middle, n, m, i, j, matches) {
  const found = [];
  let p = n;
  let q = m;
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    let p0 = 0;
    let q0 = 0;
    if (edits > 0) {
      const reach = trace[edits];
      const k = p - q;
      const down = k === -edits || (k !== edits && reach[middle + k - 1] < reach[middle + k + 1]);
      p0 = reach[middle + (down ? k + 1 : k - 1)];
      q0 = p0 - (down ? k + 1 : k - 1);
    }
    while (p > p0 && q > q0) found.push([i + --p, j + --q]);
    p = p0;
    q = q0;
  }
  matches.push(...found.reverse());
}

const TOKEN = /[%@#^!]?[\w.$-]+|\s+|./gu;

// The tokens of two lines as [text, differs].
function tokenDifferences(left, right) {
  const a = left.match(TOKEN) || [];
  const b = right.match(TOKEN) || [];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let x = a.length;
  let y = b.length;
  while (x > head && y > head && a[x - 1] === b[y - 1]) (x--, y--);
  const marksLeft = new Uint8Array(a.length).fill(1, head, x);
  const marksRight = new Uint8Array(b.length).fill(1, head, y);
  if ((x - head) * (y - head) <= 10000) {
    for (const [p, q] of commonTokens(a, b, head, x, y)) marksLeft[p] = marksRight[q] = 0;
  }
  const words = a.filter((token) => token.trim()).length;
  const common = a.filter((token, at) => token.trim() && !marksLeft[at]).length;
  if (2 * common < words) {
    // Two lines that only stand beside each other: what they happen to share says nothing.
    marksLeft.fill(0);
    marksRight.fill(0);
  }
  return [a.map((token, at) => [token, marksLeft[at] === 1]), b.map((token, at) => [token, marksRight[at] === 1])];
}

function commonTokens(a, b, head, x, y) {
  const width = y - head + 1;
  const longest = new Uint16Array((x - head + 1) * width);
  for (let i = x - 1; i >= head; i--) {
    for (let j = y - 1; j >= head; j--) {
      const at = (i - head) * width + (j - head);
      longest[at] = a[i] === b[j] ? longest[at + width + 1] + 1 : Math.max(longest[at + width], longest[at + 1]);
    }
  }
  const common = [];
  for (let i = head, j = head; i < x && j < y;) {
    const at = (i - head) * width + (j - head);
    if (a[i] === b[j]) common.push([i++, j++]);
    else if (longest[at + width] >= longest[at + 1]) i++;
    else j++;
  }
  return common;
}
