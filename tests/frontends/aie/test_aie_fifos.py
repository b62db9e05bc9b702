"""Object fifos: what cores hold of them, what is in them from the start, and what is added on the way."""

from __future__ import annotations

import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.mlir import load
from tests.frontends.aie.devices import KERNELS, check_device, device

# Sums of neighbouring objects: a core holds two of them, and gives back one.
WINDOW = (KERNELS / "aie_window.mlir").read_text()
NEIGHBOURS = """
func.func @sequence(%a: memref<16xi32>, %b: memref<12xi32>) {
  affine.for %o = 0 to 3 {
    affine.for %i = 0 to 4 {
      %x = affine.load %a[%o * 4 + %i] : memref<16xi32>
      %y = affine.load %a[%o * 4 + %i + 4] : memref<16xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %b[%o * 4 + %i] : memref<12xi32>
    }
  }
  return
}
"""


def check_window(text: str) -> Verdict:
    before, after = load(NEIGHBOURS, file_name="before.mlir"), load(text, file_name="after.mlir")
    return verify(before, after, source_function="sequence", target_function="window::sequence", seed=7)


def test_an_acquire_counts_the_objects_that_are_held() -> None:
    verdict = check_window(WINDOW)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("an object fifo holds" in each for each in verdict.assumptions)


def test_an_object_that_is_kept_shows_in_the_next_call() -> None:
    last = "        aie.objectfifo.release @in(Consume, 1)\n      }\n      aie.end"
    assert last in WINDOW
    verdict = check_window(WINDOW.replace(last, "      }\n      aie.end"))
    assert verdict.verdict == "different"


# Numbers that are in a fifo from the start, which one core reads and never gives back; nobody sends them.
LOADED = device(
    """
%shim = aie.tile(0, 0)
%tile = aie.tile(0, 2)
%other = aie.tile(0, 3)
aie.objectfifo @w(%other, {%tile}, 2 : i32) : !aie.objectfifo<memref<4xi32>> = [dense<[1, 2, 3, 4]> : memref<4xi32>,
                                                                               dense<5> : memref<4xi32>]
aie.objectfifo @in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
aie.objectfifo @out(%tile, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
%core = aie.core(%tile) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %forever = arith.constant 9223372036854775807 : index
  %w = aie.objectfifo.acquire @w(Consume, 2) : !aie.objectfifosubview<memref<4xi32>>
  %p = aie.objectfifo.subview.access %w[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
  %q = aie.objectfifo.subview.access %w[1] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
  scf.for %round = %c0 to %forever step %c1 {
    %in = aie.objectfifo.acquire @in(Consume, 1) : !aie.objectfifosubview<memref<4xi32>>
    %x = aie.objectfifo.subview.access %in[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
    %out = aie.objectfifo.acquire @out(Produce, 1) : !aie.objectfifosubview<memref<4xi32>>
    %y = aie.objectfifo.subview.access %out[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
    scf.for %i = %c0 to %c4 step %c1 {
      %a = memref.load %x[%i] : memref<4xi32>
      %b = memref.load %p[%i] : memref<4xi32>
      %c = memref.load %q[%i] : memref<4xi32>
      %m = arith.muli %a, %b : i32
      %n = arith.addi %m, %c : i32
      memref.store %n, %y[%i] : memref<4xi32>
    }
    aie.objectfifo.release @in(Consume, 1)
    aie.objectfifo.release @out(Produce, 1)
  }
  aie.end
}
aie.runtime_sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 8][0, 0, 0, 1]) {id = 0 : i64, metadata = @in} : memref<8xi32>
  aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 1, 8][0, 0, 0, 1]) {id = 1 : i64, metadata = @out} : memref<8xi32>
  aiex.npu.dma_wait {symbol = @out}
}
"""
)
SCALED = """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xi32>
    %at = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
    %number = arith.index_cast %at : index to i32
    %factor = arith.addi %number, %one : i32
    %m = arith.muli %x, %factor : i32
    %n = arith.addi %m, %five : i32
    affine.store %n, %b[%i] : memref<8xi32>
  }
  return
}
"""
FAR = LOADED.replace("%other = aie.tile(0, 3)", "%other = aie.tile(0, 4)")


WRONG_CONTENTS = {
    "another number": ("dense<[1, 2, 3, 4]>", "dense<[1, 2, 4, 3]>"),
    "the objects exchanged": ("%w[0]", "%w[1]"),
    "nothing in them": (" = [dense<[1, 2, 3, 4]> : memref<4xi32>,", ""),
    "one is given back and taken again": (
        "    aie.objectfifo.release @in(Consume, 1)\n",
        "    aie.objectfifo.release @in(Consume, 1)\n    aie.objectfifo.release @w(Consume, 2)\n"
        "    %again = aie.objectfifo.acquire @w(Consume, 2) : !aie.objectfifosubview<memref<4xi32>>\n",
    ),
}


@pytest.mark.parametrize("name", WRONG_CONTENTS)
@pytest.mark.parametrize("text", [LOADED, FAR], ids=["in one memory", "by DMA"])
def test_wrong_contents_are_refuted(text: str, name: str) -> None:
    old, new = WRONG_CONTENTS[name]
    assert old in text
    wrong = text.replace(old, new)
    if not new:
        wrong = wrong.replace("dense<5> : memref<4xi32>]", "")
    assert check_device(SCALED, wrong).verdict == "different"


# What goes through the memory tile gets two zeros in front and one behind.
PADDING = device(
    """
%shim = aie.tile(0, 0)
%tile = aie.tile(0, 1)
aie.objectfifo @in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<13xi32>>
aie.objectfifo @out(%tile dimensionsToStream [<size = 13, stride = 1>], {%shim}, 2 : i32)
    {padDimensions = #aie<bd_pad_layout_array[<const_pad_before = 2, const_pad_after = 1>]>}
    : !aie.objectfifo<memref<16xi32>>
aie.objectfifo.link [@in] -> [@out]([] [])
aie.runtime_sequence(%a: memref<26xi32>, %b: memref<32xi32>) {
  aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 26][0, 0, 0, 1]) {id = 0 : i64, metadata = @in} : memref<26xi32>
  aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 1, 32][0, 0, 0, 1]) {id = 1 : i64, metadata = @out} : memref<32xi32>
  aiex.npu.dma_wait {symbol = @out}
}
"""
)
PADDED_LOOP = """
func.func @sequence(%a: memref<26xi32>, %b: memref<32xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 32 {
    affine.store %zero, %b[%i] : memref<32xi32>
  }
  affine.for %o = 0 to 2 {
    affine.for %i = 0 to 13 {
      %x = affine.load %a[%o * 13 + %i] : memref<26xi32>
      affine.store %x, %b[%o * 16 + %i + 2] : memref<32xi32>
    }
  }
  return
}
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("const_pad_after = 1", "const_pad_after = 2", "to 17 elements for objects of 16"),
        ("[<const_pad", "[<const_pad_before = 0, const_pad_after = 0>, <const_pad", "'padDimensions' of 2 dimensions"),
        ("<size = 13, stride = 1>", "<size = 12, stride = 1>", "dimensions of 12 elements for objects of 13"),
        ("after = 1>]>", "after = 1>]>, padValue = 7 : i32", "attribute 'padValue'"),
    ],
)
def test_other_padding_is_named(old: str, new: str, said: str) -> None:
    assert old in PADDING
    verdict = check_device(PADDED_LOOP, PADDING.replace(old, new))
    assert verdict.verdict == "unknown"
    assert said in verdict.reasons[0].message


@pytest.mark.parametrize("type", ["memref<8xi32>", "memref<4xi16>"])
def test_contents_of_another_type_are_named(type: str) -> None:
    verdict = check_device(SCALED, LOADED.replace("dense<5> : memref<4xi32>", f"dense<5> : {type}"))
    assert verdict.verdict == "unknown" and "'initValues' of type" in verdict.reasons[0].message


@pytest.mark.parametrize("size", [2, 3, 0])
def test_an_acquire_gives_as_many_objects_as_it_asks_for(size: int) -> None:
    """In the form that gives objects and no view of several."""
    text = device(
        """
        %shim = aie.tile(0, 0)
        %tile = aie.tile(0, 2)
        aie.objectfifo @in(%shim, {%tile}, 3 : i32) : !aie.objectfifo<memref<4xi32>>
        aie.objectfifo @out(%tile, {%shim}, 3 : i32) : !aie.objectfifo<memref<4xi32>>
        aie.core(%tile) {
          %c0 = arith.constant 0 : index
          %x = aie.objectfifo.acquire @in(Consume, SIZE) : memref<4xi32>
          %y = aie.objectfifo.acquire @out(Produce, 1) : memref<4xi32>
          %v = memref.load %x[%c0] : memref<4xi32>
          memref.store %v, %y[%c0] : memref<4xi32>
          aie.objectfifo.release @in(Consume, 1)
          aie.objectfifo.release @out(Produce, 1)
          aie.end
        }
        aie.runtime_sequence @sequence(%a: memref<4xi32>, %b: memref<4xi32>) {
          %send = aiex.dma_configure_task_for @in {
            aie.dma_bd(%a : memref<4xi32>)
            aie.end
          }
          aiex.dma_start_task(%send)
          %take = aiex.dma_configure_task_for @out {
            aie.dma_bd(%b : memref<4xi32>)
            aie.end
          } {issue_token = true}
          aiex.dma_start_task(%take)
          aiex.dma_await_task(%take)
        }
        """
    )
    right = text.replace("SIZE", "1")
    verdict = check_device(right, text.replace("SIZE", str(size)))
    assert verdict.verdict == "unknown" and f"1 objects of {size}" in verdict.reasons[0].message
