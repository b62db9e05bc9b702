"""Links of fifos, idle cores and small indices, as compilers and their examples spell them: each
is proven equal to a plain loop or to another spelling, and what is wrong in it is refuted or left open by name."""

from __future__ import annotations

from tests.frontends.aie.npu_hosts import COPY, ENDLESS_CORE, check, linked, unsupported


def test_what_does_not_fill_an_object_does_not_arrive() -> None:
    """The ring is one of objects of 16 elements: the second half of the second one never comes."""
    verdict = check(COPY, linked(4, 16))
    assert verdict.verdict == "different"
    assert verdict.witness is not None and "waits for elements" in verdict.witness.message


def test_sizes_differ_at_memory_tiles_alone() -> None:
    """A core's DMA sends the beginning of each object."""
    assert "at a tile that is not one of memory" in unsupported(linked(12, 4, row=2))
    assert check(COPY, linked(12, 12, row=2)).verdict == "equivalent"


def test_a_link_may_have_lists_of_offsets() -> None:
    assert check(linked(12, 4), linked(12, 4, offsets="[] [0]")).verdict == "equivalent"
    assert "offset of 4" in unsupported(linked(12, 4, offsets="[] [4]"))


# -- devices whose index has 32 bits -----------------------------------------------------------------------------------

LAYOUT = " {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}\n"


def test_an_index_of_32_bits_is_taken_for_one_of_64() -> None:
    verdict = check(COPY, linked(12, 4).rstrip() + LAYOUT)
    assert verdict.verdict == "equivalent"
    assert any("index type has 32 bits" in each for each in verdict.assumptions)


def test_a_constant_that_tells_them_apart_is_named() -> None:
    text = linked(12, 12, ENDLESS_CORE).rstrip() + LAYOUT
    assert "an index of 32 bits that is 9223372036854775807" in unsupported(text)


def test_the_layout_of_a_module_is_another_thing() -> None:
    text = f"module attributes{LAYOUT.rstrip()} {{\n{linked(12, 4)}}}"
    assert "an index type of 32 bits" in unsupported(text)
