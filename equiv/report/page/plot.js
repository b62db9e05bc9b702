// Time against operations, one point a pair, on logarithmic axes. Arrow keys walk through the points by time.

const SHAPES = { equivalent: "disc", different: "diamond", unknown: "triangle", invalid: "cross" };

function plot(canvas, tip, chosen, open) {
  const points = [];
  for (let number = 0; number < index.name.length; number++) {
    if (index.seconds[number] > 0 && (index.operations[number] > 0 || index.limited[number])) points.push(number);
  }
  const figure = canvas.closest("section");
  figure.hidden = points.length === 0;
  if (!points.length) return { draw() {} };
  const range = (column) => {
    let low = Infinity;
    let high = 0;
    for (const number of points.filter((each) => column[each] > 0)) {
      low = Math.min(low, column[number]);
      high = Math.max(high, column[number]);
    }
    if (!high) [low, high] = [1, 10];
    return [Math.floor(Math.log10(low)), Math.max(Math.ceil(Math.log10(high)), Math.floor(Math.log10(low)) + 1)];
  };
  const [x0, x1] = range(index.operations);
  const [y0, y1] = range(index.seconds);
  const margin = { left: 58, right: 14, top: 12, bottom: 40 };
  const powerOfTen = (power) => short(10 ** power).replace(/\.0+/, "");
  let width = 0;
  let height = 0;
  let focus = -1;
  const probe = figure.appendChild(make("span", { hidden: true }));
  // How many operations a check had come to is not known where it was stopped from outside: that stands at the left.
  const along = (value) => margin.left + ((Math.log10(value) - x0) / (x1 - x0)) * (width - margin.left - margin.right);
  const x = (value) => (value > 0 ? along(value) : margin.left);
  const y = (value) =>
    height - margin.bottom - ((Math.log10(value) - y0) / (y1 - y0)) * (height - margin.top - margin.bottom);
  // What is rare is drawn last, over what is not.
  const held = index.outcomes.map((_, outcome) => points.filter((number) => index.outcome[number] === outcome).length);
  points.sort((a, b) => held[index.outcome[b]] - held[index.outcome[a]]);
  const byTime = points.slice().sort((a, b) => index.seconds[b] - index.seconds[a]);

  function draw() {
    const style = getComputedStyle(canvas);
    // A custom property may be light-dark(...), which a canvas does not understand, and an element's color does.
    const color = (name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    };
    const scale = window.devicePixelRatio || 1;
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    if (!width) return;
    canvas.width = width * scale;
    canvas.height = height * scale;
    const pen = canvas.getContext("2d");
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.font = `12px ${style.fontFamily}`;
    // The last label stands under the end of its axis, half of it beyond.
    margin.right = Math.max(14, Math.ceil(pen.measureText(powerOfTen(x1)).width / 2) + 4);
    axes(pen, color);
    const shown = chosen();
    for (const pass of [false, true]) {
      for (const number of points) {
        if (shown[number] !== (pass ? 1 : 0)) continue;
        const outcome = index.outcomes[index.outcome[number]];
        pen.globalAlpha = pass ? (points.length > 2000 ? 0.55 : 0.8) : 0.12;
        pen.fillStyle = pen.strokeStyle = color(pass ? `--${outcome}` : "--quiet");
        mark(
          pen,
          SHAPES[outcome],
          x(index.operations[number]),
          y(index.seconds[number]),
          points.length > 2000 ? 2.4 : 3.6,
        );
        if (index.limited[number]) {
          pen.lineWidth = 1.5;
          pen.beginPath();
          pen.arc(x(index.operations[number]), y(index.seconds[number]), 7, 0, 7);
          pen.stroke();
        }
      }
    }
    pen.globalAlpha = 1;
    if (focus >= 0) {
      pen.strokeStyle = color("--text");
      pen.lineWidth = 2;
      pen.beginPath();
      pen.arc(x(index.operations[focus]), y(index.seconds[focus]), 8, 0, 7);
      pen.stroke();
    }
  }

  function axes(pen, color) {
    pen.strokeStyle = color("--line");
    pen.fillStyle = color("--quiet");
    pen.lineWidth = 1;
    const every = Math.max(1, Math.ceil(((x1 - x0) * 56) / (width - margin.left - margin.right)));
    pen.textAlign = "center";
    for (let power = x0; power <= x1; power++) {
      line(pen, x(10 ** power), margin.top, x(10 ** power), height - margin.bottom);
      if ((power - x0) % every === 0)
        pen.fillText(powerOfTen(power), x(10 ** power), height - margin.bottom + 16);
    }
    pen.textAlign = "right";
    for (let power = y0; power <= y1; power++) {
      line(pen, margin.left, y(10 ** power), width - margin.right, y(10 ** power));
      pen.fillText(seconds(10 ** power).replace(/\.0+/, ""), margin.left - 8, y(10 ** power) + 4);
    }
    pen.textAlign = "center";
    pen.fillText("operations of both programs", (margin.left + width - margin.right) / 2, height - 6);
  }

  function line(pen, a, b, c, d) {
    pen.beginPath();
    pen.moveTo(Math.round(a) + 0.5, Math.round(b) + 0.5);
    pen.lineTo(Math.round(c) + 0.5, Math.round(d) + 0.5);
    pen.stroke();
  }

  function nearest(event) {
    const box = canvas.getBoundingClientRect();
    const shown = chosen();
    let best = -1;
    let least = 14 * 14;
    for (const number of points) {
      if (!shown[number]) continue;
      const away =
        (x(index.operations[number]) - (event.clientX - box.left)) ** 2 +
        (y(index.seconds[number]) - (event.clientY - box.top)) ** 2;
      if (away < least) [least, best] = [away, number];
    }
    return best;
  }

  function point(number) {
    focus = number;
    draw();
    canvas.style.cursor = number >= 0 ? "pointer" : "";
    tip.hidden = number < 0;
    if (number < 0) return;
    tip.textContent = `${index.name[number]}: ${index.outcomes[index.outcome[number]]}, ${index.operations[number] ? `${short(index.operations[number])} operations` : "operations not known"}, ${seconds(index.seconds[number])}${index.limited[number] ? ", stopped by a limit" : ""}`;
  }

  canvas.addEventListener("pointermove", (event) => point(nearest(event)));
  canvas.addEventListener("pointerleave", () => point(-1));
  canvas.addEventListener("blur", () => point(-1));
  canvas.addEventListener("click", (event) => {
    const number = nearest(event);
    if (number >= 0) open(number);
  });
  canvas.addEventListener("keydown", (event) => {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    if (event.key === "Enter" && focus >= 0) open(focus);
    if (!(event.key in steps)) return;
    event.preventDefault();
    const shown = chosen();
    const list = byTime.filter((number) => shown[number]);
    if (list.length) point(list[Math.max(0, Math.min(list.length - 1, list.indexOf(focus) + steps[event.key]))]);
  });
  new ResizeObserver(draw).observe(canvas);
  return { draw };
}

function mark(pen, shape, x, y, r) {
  pen.beginPath();
  if (shape === "disc") pen.arc(x, y, r, 0, 7);
  if (shape === "diamond") {
    pen.moveTo(x, y - r * 1.4);
    pen.lineTo(x + r * 1.4, y);
    pen.lineTo(x, y + r * 1.4);
    pen.lineTo(x - r * 1.4, y);
  }
  if (shape === "triangle") {
    pen.moveTo(x, y - r * 1.3);
    pen.lineTo(x + r * 1.2, y + r);
    pen.lineTo(x - r * 1.2, y + r);
  }
  if (shape === "cross") {
    pen.moveTo(x - r, y - r);
    pen.lineTo(x + r, y + r);
    pen.moveTo(x + r, y - r);
    pen.lineTo(x - r, y + r);
    pen.lineWidth = 1.5;
    pen.stroke();
  } else {
    pen.fill();
  }
}
