"""The HTML report in a real browser: Debian's chromium, without a window."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
from msgspec.structs import replace

from equiv.jobs.record import Record
from equiv.report import write
from equiv.request.options import Options
from equiv.verdict import Reason, Statistics
from equiv.verdict.printable import printable_line
from tests.equiv.report.specimens import (
    HOSTILE,
    SOURCE,
    different,
    equivalent,
    hostile,
    many,
    specimens,
    undecided,
    unsupported,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

playwright: Any = pytest.importorskip("playwright.sync_api", reason="the browser tests need the extra 'browser'")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="the browser tests need chromium (apt-get install chromium)")

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
OUTCOMES = ("equivalent", "different", "unknown", "invalid")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with playwright.sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=CHROMIUM)
        yield running
        running.close()


Show = Callable[..., "Page"]


@pytest.fixture
def show(browser: Browser, tmp_path: Path) -> Iterator[Show]:
    """Writes a report on records, opens it and waits until it is ready. Anything that the page asks of a network, any
    message on its console and any dialog fails the test. `measured` lets the test itself run scripts in the page, which
    the page's policy forbids."""
    wrong: list[str] = []
    contexts: list[BrowserContext] = []

    def run(
        records: list[Record],
        *,
        view: str = "",
        size: dict[str, int] = DESKTOP,
        scheme: str = "light",
        measured: bool = False,
        previous: list[Record] | None = None,
        title: str = "a run",
    ) -> Page:
        file = tmp_path / "report.html"
        write("html", records, file, title=title, previous=previous)
        contexts.append(browser.new_context(viewport=size, color_scheme=scheme, bypass_csp=measured))
        page = contexts[-1].new_page()
        page.on("console", lambda message: wrong.append(f"console: {message.text}"))
        page.on("pageerror", lambda problem: wrong.append(f"error: {problem}"))
        page.on("dialog", lambda dialog: wrong.append(f"dialog: {dialog.message}"))
        page.on("request", lambda request: wrong.extend(_elsewhere(request.url, file)))
        page.goto(f"{file.as_uri()}#{view}")
        page.wait_for_selector("html[data-ready=yes]")
        return page

    yield run
    for context in contexts:
        context.close()
    assert wrong == []


def _elsewhere(address: str, file: Path) -> list[str]:
    return [] if address.startswith(("data:", file.as_uri())) else [f"request: {address}"]


def _pair(name: str) -> str:
    return urlencode({"pair": name})


def test_totals_are_those_of_the_run(show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path))
    counts = [page.locator(f".tile.{outcome} .figure").inner_text() for outcome in OUTCOMES]
    assert counts == ["2", "2", "2", "1"]
    assert page.locator(".tile.unexpected .figure").inner_text() == "1"
    assert page.locator(".tile.different .share-text").inner_text().endswith("1 as expected")
    assert page.locator("li", has_text="as expected").locator(".name").count() == 1
    assert page.locator("#found").inner_text() == "7 pairs"


def test_totals_show_without_scripts(browser: Browser, tmp_path: Path) -> None:
    write("html", specimens(tmp_path), tmp_path / "report.html")
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((tmp_path / "report.html").as_uri())
    assert page.locator(".tile.different .figure").inner_text() == "2"
    assert "need JavaScript" in page.locator("noscript").inner_text()
    context.close()


def test_a_tile_and_words_leave_only_what_they_name(show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path))
    page.locator(".tile.different").click()
    assert page.locator("#pairs .name > bdi").all_inner_texts() == ["scale/known", "scale/short"]
    page.locator("#search").fill("4.0 SHORT")
    page.locator("#found", has_text="1 of 7 pairs").wait_for()
    assert "outcome=different" in page.url
    page.locator("#clear").click()
    assert page.locator("#found").inner_text() == "7 pairs"
    page.locator("#search").fill("nothing has this name")
    page.locator("#none").wait_for()


def test_the_ranking_of_unsupported_operations_filters(show: Show, tmp_path: Path) -> None:
    source = tmp_path / "a.mlir"
    source.write_text(SOURCE, encoding="utf-8")
    records = [unsupported(f"a{at}", source, source, "vector.contract") for at in range(3)]
    page = show([*records, unsupported("b", source, source, "gpu.launch"), equivalent("c", source, source)])
    ranking = page.locator("[data-set=blocked]")
    assert [text.split() for text in ranking.all_inner_texts()] == [
        ["vector.contract", "3", "pairs"],
        ["gpu.launch", "1", "pair"],
    ]
    ranking.first.click()
    assert page.locator("#found").inner_text() == "3 of 5 pairs"


def test_what_is_wrong_comes_first(show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path))
    outcomes = [text.split()[-1] for text in page.locator("#pairs .badge").all_inner_texts()]
    assert outcomes == ["different"] * 2 + ["invalid"] + ["unknown"] * 2 + ["equivalent"] * 2


def test_columns_sort_both_ways(show: Show, tmp_path: Path) -> None:
    source = tmp_path / "a.mlir"
    source.write_text(SOURCE, encoding="utf-8")
    records = [replace(equivalent(f"p{at}", source, source), seconds=at / 10) for at in (2, 3, 1)]
    page = show(records)
    time_head = page.locator("[data-sort=time]")
    names = page.locator("#pairs .name > bdi")
    time_head.click()
    slowest_first = names.all_inner_texts()
    time_head.click()
    fastest_first = names.all_inner_texts()
    assert (slowest_first, fastest_first) == (["p3", "p2", "p1"], ["p1", "p2", "p3"])


def test_everything_is_reached_by_keyboard(show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path))
    page.keyboard.press("/")
    page.keyboard.type("scale/s")
    page.locator("#found", has_text="2 of 7 pairs").wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.locator("h2", has_text="scale/surprise").wait_for()
    page.keyboard.press("k")
    page.locator("h2", has_text="scale/short").wait_for()
    page.keyboard.press("Escape")
    page.locator("#pairs a:focus", has_text="scale/short").wait_for()
    assert page.locator("#found").inner_text() == "2 of 7 pairs"


def test_the_plot_walks_from_the_slowest_and_opens(show: Show, tmp_path: Path) -> None:
    source = tmp_path / "a.mlir"
    source.write_text(SOURCE, encoding="utf-8")
    page = show([replace(equivalent(f"p{at}", source, source), seconds=at / 10) for at in (2, 3, 1)])
    page.locator("#plot").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#tip").inner_text() == "p3: equivalent, 162 operations, 300 ms"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("h2", has_text="p2").wait_for()


def test_no_label_of_the_plot_is_cut_off(browser: Browser, tmp_path: Path) -> None:
    source = tmp_path / "a.mlir"
    source.write_text(SOURCE, encoding="utf-8")
    file = tmp_path / "report.html"
    pairs = []
    for operations in (10**9, 999 * 10**9):
        pair = equivalent(f"p{operations}", source, source)
        assert pair.verdict is not None
        stats = replace(pair.verdict.stats, source_operations=operations, target_operations=1)
        pairs.append(replace(pair, verdict=replace(pair.verdict, stats=stats)))
    write("html", pairs, file, title="a run")
    context = browser.new_context(viewport=DESKTOP, bypass_csp=True)
    page = context.new_page()
    page.add_init_script("""
      window.labels = [];
      const fill = CanvasRenderingContext2D.prototype.fillText;
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
        const width = this.measureText(text).width;
        const left = { center: x - width / 2, right: x - width, start: x }[this.textAlign];
        labels.push([text, left, left + width, this.canvas.clientWidth]);
        fill.call(this, text, x, y);
      };
    """)
    page.goto(file.as_uri())
    page.wait_for_selector("html[data-ready=yes]")
    labels = page.evaluate("window.labels")
    context.close()
    assert "1 T" in {text for text, *_ in labels}
    assert [text for text, left, right, width in labels if left < 0 or right > width] == []


def test_a_pair_shows_witness_and_programs(show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path), view=_pair("scale/short"))
    assert page.locator(".value output").all_inner_texts() == ["4.0", "2.0"]
    assert page.locator(".inputs tr").all_inner_texts() == ["n\t4", "%a[3]\t2.0"]
    assert page.locator(".row.change .differs").all_inner_texts()[:2] == ["4", "3"]
    assert page.locator(".number.marked").all_inner_texts() == ["6", "6"]
    assert page.locator(".message").all_inner_texts() == ["source wrote 4.0", "target wrote 2.0"]
    page.locator(".place").first.click()
    page.locator(".row.flash .number.marked").first.wait_for()
    assert page.locator(".command code").inner_text().startswith(f"equiv check {tmp_path}/scale.mlir")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_steps_that_led_there_stand_side_by_side(show: Show, tmp_path: Path, size: dict[str, int]) -> None:
    page = show(specimens(tmp_path), view=_pair("scale/short"), size=size, measured=True)
    steps = page.locator(".steps")
    assert steps.locator("tr.equal code").all_text_contents() == ["2.0 = load %a[3]"] * 2
    assert steps.locator("tr.differs code").all_inner_texts() == ["4.0 = mulf 2.0, 2.0", "store 4.0 to %a[3]"]
    assert "2 more are equal" in steps.locator("caption").inner_text()
    assert "1 more rows" in steps.inner_text()
    assert page.get_by_text("the target leaves %a[3] as it came").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    if size == DESKTOP:
        steps.locator(".place").last.click()
        page.locator(".row.flash .number.marked").first.wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_failed_comes_first(show: Show, tmp_path: Path, size: dict[str, int]) -> None:
    page = show(specimens(tmp_path), size=size)
    failed = page.locator(".card.failed")
    assert failed.locator("a bdi").all_inner_texts() == ["scale/short", "scale/broken", "scale/surprise"]
    top, plot = failed.bounding_box(), page.locator("#plot").bounding_box()
    assert top is not None and plot is not None and top["y"] < plot["y"]
    assert top["y"] < size["height"]
    failed.locator("a").first.click()
    assert page.locator("#pair-name").inner_text() == "scale/short"


def test_where_nothing_failed_nothing_is_said_of_it(show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path)[:1])
    assert page.locator(".card.failed").count() == 0


def test_the_plot_shows_what_a_limit_stopped(show: Show, tmp_path: Path) -> None:
    """Also where the check was stopped from outside, and nobody knows how many operations it had come to."""
    stopped = undecided("stopped", tmp_path / "scale.mlir", tmp_path / "scale.tiled.mlir")
    assert stopped.verdict is not None
    reason = Reason("limit-time", "the check reached its time limit")
    verdict = replace(stopped.verdict, reasons=(reason,), stats=Statistics())
    page = show([*specimens(tmp_path), replace(stopped, verdict=verdict, seconds=60.0)])
    page.locator("#plot").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.locator("#tip").inner_text() == "stopped: unknown, operations not known, 60.0 s, stopped by a limit"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_plot_has_the_colours_of_the_theme(show: Show, tmp_path: Path, scheme: str) -> None:
    page = show(specimens(tmp_path), scheme=scheme, measured=True)
    colourful = page.evaluate("""() => {
      const canvas = document.getElementById("plot");
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      let found = 0;
      for (let at = 0; at < data.length; at += 4) if (Math.abs(data[at] - data[at + 1]) > 40) found++;
      return found;
    }""")
    assert colourful > 20


def test_a_kind_is_explained_beside_its_reason(show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path), view=_pair("scale/open"))
    card = page.locator(".card", has=page.locator("h3", has_text="Open obligations"))
    card.locator("summary").click()
    assert "neither algebra nor z3 proves them equal" in card.locator("details p").first.inner_text()


def test_options_are_words(show: Show, tmp_path: Path) -> None:
    options = Options(timeout=60.0, accept=("bitwise", "reassociated"), sizes={"n": (4, 8)}).to_json()
    records = [replace(each, options=options) for each in specimens(tmp_path)]
    page = show(records, view=_pair("scale/open"))
    assert page.locator(".options li").all_inner_texts() == ["size n=4,8", "accept reassociated", "timeout 60"]
    command = page.locator(".command code").inner_text()
    assert command.endswith("--func=scale --size=n=4,8 --accept=reassociated --timeout=60")


def test_reasons_and_obligations_have_their_places(show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path), view=_pair("scale/open"))
    card = page.locator(".card", has=page.locator("h3", has_text="Open obligations"))
    assert "2 output cells differ in structure" in card.inner_text()
    assert card.locator(".place").inner_text() == f"{tmp_path}/scale.tiled.mlir:6:5"


def test_what_changed_since_the_last_run_is_told(show: Show, tmp_path: Path) -> None:
    records = specimens(tmp_path)
    source = tmp_path / "scale.mlir"
    before = [equivalent("scale/short", source, source), *records[2:], equivalent("scale/gone", source, source)]
    page = show(records, previous=before)
    assert page.locator(".tile.changed .figure").inner_text() == "3"
    assert page.locator(".tile.different .trend").inner_text() == "+1"
    assert page.locator(".stack .links li").all_inner_texts() == [
        "scale/short\nequivalent → different",
        "scale/itself\nnew → equivalent",
    ]
    page.locator(".tile.changed").click()
    assert page.locator("#found").inner_text() == "2 of 7 pairs"


def test_hostile_text_stays_text(show: Show, tmp_path: Path) -> None:
    records = hostile(tmp_path) + specimens(tmp_path)
    shown = [record for record in records if HOSTILE in record.name]
    for record in shown[:5]:
        page = show(records, view=_pair(printable_line(record.name)), title=HOSTILE)
        page.locator("#pair .titles").wait_for()
        assert page.locator("h1").inner_text() == printable_line(HOSTILE).strip()
        assert page.locator("#pair script, #pair img, #pair iframe, #pair b b").count() == 0
        assert page.locator("script:not([type])").count() == 1
        assert page.locator("img, iframe, object, embed, base, form, link[rel=stylesheet]").count() == 0
        for unsafe in "\x1b\u202e\u2066\ufeff":
            assert unsafe not in page.content()


def test_the_policy_lets_no_other_script_run(browser: Browser, tmp_path: Path) -> None:
    """Even if something got into the markup."""
    file = tmp_path / "report.html"
    write("html", specimens(tmp_path), file)
    injected = "<script>document.title='broken'</script><img src=x onerror=\"document.title='broken'\">"
    file.write_text(file.read_text("utf-8").replace("<main", injected + "<main"), encoding="utf-8")
    page = browser.new_page()
    page.goto(file.as_uri())
    page.wait_for_selector("html[data-ready=yes]")
    assert page.title() == "equiv"
    page.close()


_NESTED = SOURCE.replace("  affine.for", "  affine.for %j = 0 to 1 {\n  affine.for").replace(
    "  return", "  }\n  return"
)
_UNROLLED = SOURCE.replace("    %y", "".join(f"    %x{at} = affine.load %a[{at}]\n" for at in range(700)) + "    %y")
PROGRAMS = {
    "equal": (SOURCE, SOURCE),
    "empty": ("", SOURCE),
    "reordered": (SOURCE, "\n".join(reversed(SOURCE.split("\n")))),
    "nested": (SOURCE, _NESTED),
    "repeated": ("  }\n" * 40 + "a\n" + "  }\n" * 30, "  }\n" * 33 + "b\n" + "  }\n" * 37),
    "unrolled": (SOURCE, _UNROLLED),
    "rewritten": ("".join(f"old {at}\n" for at in range(900)), "".join(f"new {at % 7}\n" for at in range(800))),
}
_ROWS = """() => [...document.querySelectorAll(".row")].map((row) => {
  const [i, a, j, b] = row.querySelectorAll(".number, .code");
  return [row.classList[1], i.textContent, a.textContent, j.textContent, b.textContent];
})"""


@pytest.mark.parametrize("kind", PROGRAMS)
def test_both_programs_are_shown_line_by_line(kind: str, show: Show, tmp_path: Path) -> None:
    source, target = tmp_path / "source.mlir", tmp_path / "target.mlir"
    for path, text in zip((source, target), PROGRAMS[kind], strict=True):
        path.write_text(text, encoding="utf-8")
    page = show([different("p", source, target)], view=_pair("p"), measured=True)
    page.get_by_role("button", name="All lines").click()
    while page.locator("button.fold").count():
        page.locator("button.fold").first.click()
    rows = page.evaluate(_ROWS)
    for side, text in ((1, PROGRAMS[kind][0]), (3, PROGRAMS[kind][1])):
        shown = [(row[side], row[side + 1]) for row in rows if row[side]]
        assert shown == [(str(at), line) for at, line in enumerate(text.removesuffix("\n").split("\n"), 1)]
    for sort, i, a, j, b in rows:
        alike = "same" if a == b else "indent" if a.strip() == b.strip() else None
        assert (sort if sort in ("same", "indent") else None) == alike, (sort, a, b)
        assert {"delete": i and not j, "insert": j and not i}.get(sort, i and j)
    equal = sum(row[0] in ("same", "indent") for row in rows)
    assert equal >= {"equal": 9, "nested": 9, "repeated": 70, "unrolled": 9, "reordered": 1}.get(kind, 0)


_POOR_CONTRAST = """() => {
  const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
  const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = rgb(getComputedStyle(at).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
  };
  const found = [];
  for (const element of document.querySelectorAll("body *")) {
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!text || !element.getClientRects().length) continue;
    if (element.matches("script, button:disabled, noscript, .skip")) continue;
    const color = luminance(rgb(getComputedStyle(element).color));
    const [a, b] = [color, luminance(ground(element))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < 4.5) found.push([element.className, element.textContent.slice(0, 30), contrast]);
  }
  return found;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("view", ["", _pair("scale/short")])
def test_text_has_contrast(scheme: str, view: str, show: Show, tmp_path: Path) -> None:
    """WCAG 2.2, success criterion 1.4.3: at least 4.5 to 1."""
    page = show(specimens(tmp_path), view=view, scheme=scheme, measured=True)
    poor = page.evaluate(_POOR_CONTRAST)
    assert poor == []


@pytest.mark.parametrize("view", ["", _pair("scale/short"), _pair("scale/vector")])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 320, "height": 600}])
def test_nothing_is_wider_than_the_window(view: str, size: dict[str, int], show: Show, tmp_path: Path) -> None:
    page = show(specimens(tmp_path) + hostile(tmp_path), view=view, size=size, measured=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_every_control_has_a_name(show: Show, tmp_path: Path) -> None:
    for view in ("", _pair("scale/short")):
        page = show(specimens(tmp_path), view=view, measured=True)
        for control in page.locator("button:visible, a:visible, input:visible, select:visible, canvas:visible").all():
            named = control.inner_text() or control.get_attribute("aria-label") or control.get_attribute("title")
            labelled = control.evaluate("(element) => element.labels?.[0]?.textContent ?? ''")
            assert (named or labelled).strip(), control.evaluate("(element) => element.outerHTML")


def test_ten_thousand_pairs(show: Show, tmp_path: Path) -> None:
    folder = tmp_path / "programs"
    folder.mkdir()
    records = list(many(10_000, folder))
    started = time.monotonic()
    page = show(records)
    assert time.monotonic() - started < 60  # writing included; python -m tests.benchmarks measures
    assert (tmp_path / "report.html").stat().st_size < 20e6
    assert page.locator("#found").inner_text() == "10,000 pairs"
    assert page.locator("#pairs li").count() < 100
    page.locator("#search").fill("family-42 variant-007")
    page.locator("#found", has_text="1 of 10,000 pairs").wait_for()
    page.locator("#pairs a").click()
    page.locator("h2", has_text="family-42/variant-007").wait_for()
    assert page.locator(".row.change").count() == 2
    page.keyboard.press("Escape")
    page.locator("#clear").click()
    page.locator("#pairs a").first.focus()
    page.keyboard.press("End")
    last = max(
        (record for record in records if record.outcome == "equivalent"), key=lambda record: (record.group, record.name)
    )
    page.locator("#pairs a:focus", has_text=last.name).wait_for()
    assert page.locator("#pairs li").count() < 200


def test_an_empty_run_is_shown_as_empty(show: Show) -> None:
    page = show([])
    assert page.locator("#found").inner_text() == "0 pairs"
    assert page.locator("#none").is_visible()


def test_one_column_has_the_source_before_the_target(show: Show, tmp_path: Path) -> None:
    source, target = tmp_path / "source.mlir", tmp_path / "target.mlir"
    source.write_text("a = 1\nb = 1\nend\n", encoding="utf-8")
    target.write_text("a = 2\nb = 2\nc = 2\nend\n", encoding="utf-8")
    page = show([different("p", source, target)], view=_pair("p"), size=PHONE)
    rows = [text.split("\n")[-1] for text in page.locator(".row").all_inner_texts()]
    assert rows == ["a = 1", "b = 1", "a = 2", "b = 2", "c = 2", "end"]
    assert page.locator(".delete .differs").all_inner_texts() == ["1", "1"]
    page.get_by_role("button", name="Unified").click()
    assert page.locator(".row.change").count() == 2


def test_a_tile_brings_the_list_into_view_on_a_phone(show: Show, tmp_path: Path) -> None:
    page = show(list(many(80, tmp_path)), size=PHONE)
    page.locator(".tile.equivalent").click()
    page.locator("#pairs a").first.wait_for()
    page.wait_for_timeout(600)
    box = page.locator("#search").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < PHONE["height"] / 2


def test_a_long_message_is_cut_until_it_is_asked_for(show: Show, tmp_path: Path) -> None:
    source = tmp_path / "a.mlir"
    source.write_text(SOURCE, encoding="utf-8")
    record = undecided("p", source, source)
    assert record.verdict is not None
    reason = replace(record.verdict.reasons[0], message="x" * 3000)
    page = show([replace(record, verdict=replace(record.verdict, reasons=(reason,)))], view=_pair("p"))
    assert len(page.locator(".reasons bdi").first.inner_text()) < 500
    page.get_by_role("button", name="show all 3,000 characters").click()
    assert len(page.locator(".reasons bdi").first.inner_text()) == 3000
