// Unpacks what the page carries: JSON, deflated, in base64, in <script> elements that no browser runs.

const loaded = new Promise((done) => {
  if (document.readyState !== "loading") done();
  else document.addEventListener("DOMContentLoaded", () => done());
});

const unpacked = new Map();

function unpack(id) {
  if (!unpacked.has(id)) unpacked.set(id, unpackElement(id));
  return unpacked.get(id);
}

async function unpackElement(id) {
  let element = document.getElementById(id);
  if (!element) {
    await loaded; // the parts stand at the end of the document
    element = document.getElementById(id);
  }
  const text = atob(element.textContent);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  element.textContent = "";
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

// The details of a record. Parts are in the order of the records, so the part is found by halving.
async function detailOf(number) {
  const count = await partCount("details");
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const part = await unpack(`details-${middle}`);
    if (part[0].number <= number) low = middle;
    else high = middle - 1;
  }
  const part = await unpack(`details-${low}`);
  return part[number - part[0].number];
}

async function partCount(kind) {
  await loaded;
  return document.querySelectorAll(`script[id^="${kind}-"]`).length;
}

// The lines of a program, or the reason why they are not here.
async function textOf(place) {
  if (typeof place === "string") return { lines: null, problem: place };
  const [number, entry] = place;
  const part = await unpack(`texts-${number}`);
  const runs = part.texts[entry];
  const lines = [];
  for (let at = 0; at < runs.length; at += 2) {
    for (let line = runs[at]; line < runs[at] + runs[at + 1]; line++) lines.push(part.lines[line]);
  }
  return { lines, problem: "" };
}
