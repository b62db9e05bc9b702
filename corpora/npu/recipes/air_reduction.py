"""A sum of 256 numbers: each of four tiles adds 64 of them, and one tile adds what these found."""

from __future__ import annotations

from corpora.npu.recipes import Family

TREE = """
func.func @kernel(%A: memref<256xi32>, %S: memref<1xi32>) {
  %zero = arith.constant 0 : i32
  %parts = memref.alloc() : memref<4xi32>
  affine.for %t = 0 to 4 {
    %p = affine.for %i = 0 to 64 iter_args(%s = %zero) -> i32 {
      %a = affine.load %A[%t * 64 + %i] : memref<256xi32>
      %n = arith.addi %s, %a : i32
      affine.yield %n : i32
    }
    affine.store %p, %parts[%t] : memref<4xi32>
  }
  %sum = affine.for %t = 0 to 4 iter_args(%s = %zero) -> i32 {
    %a = affine.load %parts[%t] : memref<4xi32>
    %n = arith.addi %s, %a : i32
    affine.yield %n : i32
  }
  affine.store %sum, %S[0] : memref<1xi32>
  memref.dealloc %parts : memref<4xi32>
  return
}
"""

CHAIN = """
func.func @kernel(%A: memref<256xi32>, %S: memref<1xi32>) {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to 256 iter_args(%s = %zero) -> i32 {
    %a = affine.load %A[%i] : memref<256xi32>
    %n = arith.addi %s, %a : i32
    affine.yield %n : i32
  }
  affine.store %sum, %S[0] : memref<1xi32>
  return
}
"""

# The partial sums meet in L2; the herd that adds them waits for the one that makes them.
HERDS = """
func.func @kernel(%A: memref<256xi32>, %S: memref<1xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%l) in (%nl=%c1) args(%a=%A, %s=%S) : memref<256xi32>, memref<1xi32> {
    %1 = air.segment @segment_0 async args(%sa=%a, %ss=%s) : memref<256xi32>, memref<1xi32> {
      %c1_0 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %2, %parts = air.execute -> (memref<4xi32, 1>) {
        %alloc = memref.alloc() : memref<4xi32, 1>
        air.execute_terminator %alloc : memref<4xi32, 1>
      }
      %3 = air.herd @partial async [%2] tile (%t) in (%nt=%c4) args(%ha=%sa, %hp=%parts) : memref<256xi32>, memref<4xi32, 1> {
        %zero = arith.constant 0 : i32
        %c64 = arith.constant 64 : index
        %first = arith.muli %t, %c64 : index
        %la = memref.alloc() : memref<64xi32, 2>
        %lp = memref.alloc() : memref<1xi32, 2>
        air.dma_memcpy_nd (%la[] [] [], %ha[%first] [64] [1]) : (memref<64xi32, 2>, memref<256xi32>)
        %p = affine.for %i = 0 to 64 iter_args(%s = %zero) -> i32 {
          %a = affine.load %la[%i] : memref<64xi32, 2>
          %n = arith.addi %s, %a : i32
          affine.yield %n : i32
        }
        affine.store %p, %lp[0] : memref<1xi32, 2>
        air.dma_memcpy_nd (%hp[%t] [1] [1], %lp[] [] []) : (memref<4xi32, 1>, memref<1xi32, 2>)
      }
      %4 = air.herd @total async [%3] tile (%t) in (%nt=%c1_0) args(%hp=%parts, %hs=%ss) : memref<4xi32, 1>, memref<1xi32> {
        %zero = arith.constant 0 : i32
        %lp = memref.alloc() : memref<4xi32, 2>
        %ls = memref.alloc() : memref<1xi32, 2>
        air.dma_memcpy_nd (%lp[] [] [], %hp[] [] []) : (memref<4xi32, 2>, memref<4xi32, 1>)
        %sum = affine.for %i = 0 to 4 iter_args(%s = %zero) -> i32 {
          %a = affine.load %lp[%i] : memref<4xi32, 2>
          %n = arith.addi %s, %a : i32
          affine.yield %n : i32
        }
        affine.store %sum, %ls[0] : memref<1xi32, 2>
        air.dma_memcpy_nd (%hs[] [] [], %ls[] [] []) : (memref<1xi32>, memref<1xi32, 2>)
      }
      %5 = air.execute [%4] {
        memref.dealloc %parts : memref<4xi32, 1>
      }
    }
  }
  return
}
"""

# Each tile adds to what it got from the tile before, as over a cascade.
CASCADE = """
air.channel @cascade [4] {channel_type = "npu_cascade"}
func.func @kernel(%A: memref<256xi32>, %S: memref<1xi32>) {
  %c4 = arith.constant 4 : index
  air.herd tile (%t) in (%nt=%c4) args(%a=%A, %out=%S) : memref<256xi32>, memref<1xi32> {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %first = arith.muli %t, %c64 : index
    %la = memref.alloc() : memref<64xi32, 2>
    %acc = memref.alloc() : memref<1xi32, 2>
    air.dma_memcpy_nd (%la[] [] [], %a[%first] [64] [1]) : (memref<64xi32, 2>, memref<256xi32>)
    affine.if affine_set<()[s0] : (s0 - 1 >= 0)>()[%t] {
      %before = arith.subi %t, %c1 : index
      air.channel.get @cascade[%before] (%acc[] [] []) : (memref<1xi32, 2>)
    } else {
      %zero = arith.constant 0 : i32
      affine.store %zero, %acc[0] : memref<1xi32, 2>
    }
    affine.for %i = 0 to 64 {
      %s = affine.load %acc[0] : memref<1xi32, 2>
      %v = affine.load %la[%i] : memref<64xi32, 2>
      %n = arith.addi %s, %v : i32
      affine.store %n, %acc[0] : memref<1xi32, 2>
    }
    affine.if affine_set<()[s0] : (s0 - 3 == 0)>()[%t] {
      air.dma_memcpy_nd (%out[] [] [], %acc[] [] []) : (memref<1xi32>, memref<1xi32, 2>)
    } else {
      air.channel.put @cascade[%t] (%acc[] [] []) : (memref<1xi32, 2>)
    }
  }
  return
}
"""


def family() -> Family:
    found = Family()
    found.program("tree", TREE)
    found.program("chain", CHAIN)
    found.program("herds", HERDS)
    found.program("cascade", CASCADE)
    found.equal("tree", "herds", "a herd for the partial sums, a herd for their sum")
    found.equal("chain", "cascade", "each tile goes on with the sum of the one before")
    found.equal("chain", "herds", "a sum of integers in another order")
    found.wrong(
        "tree", "herds", "the second herd does not wait for the first", ("@total async [%3]", "@total async [%2]")
    )
    found.wrong(
        "tree", "herds", "all tiles write one partial sum", ("(%hp[%t] [1] [1], %lp[]", "(%hp[0] [1] [1], %lp[]")
    )
    found.wrong(
        "tree", "herds", "all tiles read, add to and write one sum",
        ("affine.store %p, %lp[0] : memref<1xi32, 2>",
         "air.dma_memcpy_nd (%lp[] [] [], %hp[0] [1] [1]) : (memref<1xi32, 2>, memref<4xi32, 1>)\n"
         "        %old = affine.load %lp[0] : memref<1xi32, 2>\n        %new = arith.addi %old, %p : i32\n"
         "        affine.store %new, %lp[0] : memref<1xi32, 2>"),
        ("(%hp[%t] [1] [1], %lp[]", "(%hp[0] [1] [1], %lp[]"),
    )  # fmt: skip
    found.wrong("chain", "cascade", "each tile begins at zero", ("get @cascade[%before]", "get @cascade[%t]"))
    found.wrong(
        "chain", "cascade", "the second tile does not add", ("s0 - 1 >= 0)>()[%t] {", "s0 - 2 >= 0)>()[%t] {")
    )  # fmt: skip
    return found
