"""Nests of loops on %a, %b: memref<48x48xf32>, %i: memref<48xi32> and %x: f32."""

from __future__ import annotations

SIZE = 48

IN_STEP = {
    "sums with what is approximate and with what nobody set": """
           %u = memref.alloc() : memref<48x48xf32>
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = math.exp %0 : f32
             %2 = arith.addf %1, %0 : f32
             affine.store %2, %b[%r, %c] : memref<48x48xf32> } }
           affine.for %r = 0 to 24 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %u[%r, %c] : memref<48x48xf32>
             %2 = arith.addf %1, %0 : f32
             affine.store %2, %b[%r, %c] : memref<48x48xf32> } }""",
    "elementwise": """
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.mulf %0, %x : f32
             affine.store %1, %b[47 - %c, %r] : memref<48x48xf32> } }""",
    "constants that operations give the other operand back for, and those that they do not": """
           %one = arith.constant 1.0 : f32
           %zero = arith.constant 0.0 : f32
           %minus = arith.constant -0.0 : f32
           %fifth = arith.constant 0.2 : f32
           %nan = arith.constant 0x7FC00000 : f32
           %infinite = arith.constant 0xFF800000 : f32
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.mulf %0, %one : f32
             %2 = arith.addf %zero, %1 : f32
             %3 = arith.subf %2, %minus : f32
             %4 = arith.mulf %fifth, %3 : f32
             %5 = arith.divf %4, %fifth : f32
             %6 = arith.maximumf %5, %nan : f32
             %7 = arith.addf %infinite, %5 : f32
             %8 = arith.minimumf %6, %7 : f32
             affine.store %5, %a[%r, %c] : memref<48x48xf32>
             affine.store %8, %b[%r, %c] : memref<48x48xf32> } }""",
    "numbers shifted by constants within their width and beyond": """
           %one = arith.constant 1 : i32
           %most = arith.constant 31 : i32
           %beyond = arith.constant 32 : i32
           %none = arith.constant 0 : i32
           affine.for %r = 0 to 48 {
             %1 = affine.load %i[%r] : memref<48xi32>
             %2 = arith.muli %1, %one : i32
             %3 = arith.addi %none, %2 : i32
             %4 = arith.andi %3, %none : i32
             %5 = arith.shli %3, %most : i32
             %6 = arith.ori %5, %4 : i32
             %7 = arith.shrsi %6, %beyond : i32
             affine.store %7, %i[%r] : memref<48xi32> }""",
    "sums of columns in memory": """
           affine.for %c = 0 to 48 { affine.for %r = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[0, %c] : memref<48x48xf32>
             %2 = arith.addf %1, %0 : f32
             affine.store %2, %b[0, %c] : memref<48x48xf32> } }""",
    "sums of rows in registers": """
           affine.for %r = 0 to 48 {
             %s = affine.for %c = 0 to 48 iter_args(%t = %x) -> f32 {
               %0 = affine.load %a[%r, %c] : memref<48x48xf32>
               %1 = arith.addf %t, %0 : f32
               affine.yield %1 : f32 }
             affine.store %s, %b[%r, 0] : memref<48x48xf32> }""",
    "sums of a row that are stored on the way": """
           %s = affine.for %c = 0 to 48 iter_args(%t = %x) -> f32 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             %1 = arith.addf %t, %0 : f32
             affine.store %1, %b[0, %c] : memref<48x48xf32>
             affine.yield %1 : f32 }""",
    "bounds of tiles": """
           affine.for %r = 0 to 48 step 20 { affine.for %c = 0 to 48 {
             affine.for %s = affine_map<(d) -> (d)>(%r) to min affine_map<(d) -> (d + 20, 48)>(%r) {
               %0 = affine.load %a[%s, %c] : memref<48x48xf32>
               affine.store %0, %b[%s, %c] : memref<48x48xf32> } } }""",
    "numbers of iterations as data": """
           affine.for %r = 0 to 48 {
             %0 = arith.index_cast %r : index to i32
             %1 = affine.load %i[%r] : memref<48xi32>
             %2 = arith.addi %0, %1 : i32
             affine.store %2, %i[%r] : memref<48xi32> }""",
    "results of library functions as operands": """
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = math.exp %0 : f32
             affine.store %1, %a[%r, %c] : memref<48x48xf32> } }
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[0, %c] : memref<48x48xf32>
             %2 = arith.addf %1, %0 : f32
             affine.store %2, %b[0, %c] : memref<48x48xf32> } }""",
    "quotients of which some are no number": """
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.subf %0, %x : f32
             %2 = arith.divf %1, %1 : f32
             %3 = arith.mulf %2, %0 : f32
             affine.store %3, %b[%r, %c] : memref<48x48xf32> } }""",
    "the last index of a loop as an index after it": """
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %c48 = arith.constant 48 : index
           %s = scf.for %c = %c0 to %c48 step %c1 iter_args(%k = %c0) -> (index) {
             %0 = memref.load %a[%c0, %c] : memref<48x48xf32>
             %1 = arith.mulf %0, %x : f32
             memref.store %1, %b[%c0, %c] : memref<48x48xf32>
             scf.yield %c : index }
           memref.store %x, %b[%s, %s] : memref<48x48xf32>""",
    "sums of maxima": """
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.maximumf %0, %x : f32
             affine.store %1, %a[%r, %c] : memref<48x48xf32> } }
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c] : memref<48x48xf32>
             %2 = arith.addf %0, %1 : f32
             affine.store %2, %b[%r, %c] : memref<48x48xf32> } }""",
    "sums of infinities": """
           %inf = arith.constant 0x7F800000 : f32
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             affine.store %inf, %a[%r, %c] : memref<48x48xf32> } }
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c] : memref<48x48xf32>
             %2 = arith.addf %0, %1 : f32
             affine.store %2, %b[%r, %c] : memref<48x48xf32> } }""",
    "a value that is carried along": """
           %s = affine.for %c = 0 to 48 iter_args(%t = %x) -> f32 {
             affine.store %t, %b[0, %c] : memref<48x48xf32>
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.yield %0 : f32 }
           affine.store %s, %b[1, 0] : memref<48x48xf32>""",
    "two elements that change places": """
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c] : memref<48x48xf32>
             affine.store %1, %a[%r, %c] : memref<48x48xf32>
             affine.store %0, %b[%r, %c] : memref<48x48xf32> } }""",
    "what was loaded, behind a loop that stores there": """
           affine.for %c = 0 to 48 {
             %0 = affine.load %a[3, %c] : memref<48x48xf32>
             affine.for %r = 0 to 48 {
               %1 = affine.load %a[%r, %c] : memref<48x48xf32>
               %2 = arith.mulf %1, %x : f32
               affine.store %2, %a[%r, %c] : memref<48x48xf32> }
             affine.store %0, %b[0, %c] : memref<48x48xf32> }""",
    "what was loaded, in a loop behind a store there": """
           affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %x, %a[0, %c] : memref<48x48xf32>
             affine.for %r = 0 to 48 { affine.store %0, %b[%r, %c] : memref<48x48xf32> } }""",
    # the inner loop alone
    "sums of what several iterations store": """
           affine.for %r = 0 to 24 { affine.for %c = 0 to 24 {
             %0 = affine.load %a[0, %r + %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c] : memref<48x48xf32>
             %2 = arith.mulf %0, %x : f32
             %3 = arith.addf %1, %2 : f32
             affine.store %3, %a[0, %r + %c] : memref<48x48xf32> } }""",
    "what was loaded, stored behind a store there": """
           affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %x, %a[0, %c] : memref<48x48xf32>
             affine.store %0, %a[1, %c] : memref<48x48xf32> }""",
    "counters of two loops behind both": """
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %n = arith.constant 47 : index
           %o = arith.constant 31 : index
           cf.br ^head(%c0 : index)
         ^head(%j: index):
           %g = arith.cmpi slt, %j, %n : index
           cf.cond_br %g, ^body, ^between
         ^body:
           %0 = memref.load %b[%j, %c0] : memref<48x48xf32>
           %u = arith.mulf %0, %x : f32
           memref.store %u, %a[%j, %c0] : memref<48x48xf32>
           %1 = arith.addi %j, %c1 : index
           cf.br ^head(%1 : index)
         ^between:
           cf.br ^second(%c0 : index)
         ^second(%k: index):
           %h = arith.cmpi slt, %k, %o : index
           cf.cond_br %h, ^inner, ^end
         ^inner:
           %2 = memref.load %a[%c0, %k] : memref<48x48xf32>
           %v = arith.addf %2, %x : f32
           memref.store %v, %b[%k, %c1] : memref<48x48xf32>
           %3 = arith.addi %k, %c1 : index
           cf.br ^second(%3 : index)
         ^end:
           memref.store %x, %a[%j, %k] : memref<48x48xf32>""",
    "a number that a loop within an iteration adds to": """
           %c3 = arith.constant 3 : i32
           affine.for %r = 0 to 48 {
             %k = arith.index_cast %r : index to i32
             %0 = arith.addi %k, %c3 overflow<nsw> : i32
             %s = affine.for %c = 0 to 5 iter_args(%t = %0) -> (i32) {
               %1 = affine.load %i[%r] : memref<48xi32>
               %2 = arith.addi %1, %t overflow<nsw> : i32
               affine.yield %2 : i32 }
             affine.store %s, %i[%r] : memref<48xi32> }""",
}
"""Those whose iterations are run in step."""

IN_ORDER = {
    "an index chosen by a truth that depends on the iteration": """
           %c0 = arith.constant 0 : index
           %c5 = arith.constant 5 : index
           affine.for %r = 0 to 48 {
             %0 = arith.cmpi slt, %r, %c5 : index
             %1 = arith.select %0, %c0, %c5 : index
             %2 = memref.load %a[%1, %r] : memref<48x48xf32>
             %3 = arith.mulf %2, %x : f32
             memref.store %3, %b[%1, %r] : memref<48x48xf32> }""",
    "negative numbers as numbers without a sign": """
           %c24 = arith.constant 24 : i32
           affine.for %r = 0 to 48 {
             %0 = arith.index_cast %r : index to i32
             %1 = arith.subi %0, %c24 : i32
             %2 = arith.extui %1 : i32 to i64
             %3 = arith.uitofp %2 : i64 to f32
             %4 = arith.mulf %3, %x : f32
             affine.store %4, %b[0, %r] : memref<48x48xf32> }""",
    "numbers of 128 bits": """
           affine.for %r = 0 to 48 {
             %0 = affine.load %i[%r] : memref<48xi32>
             %1 = arith.extsi %0 : i32 to i128
             %2 = arith.constant 340282366920938463463374607431768211297 : i128
             %3 = arith.muli %1, %2 : i128
             %4 = arith.constant 70 : i128
             %5 = arith.shrui %3, %4 : i128
             %6 = arith.trunci %5 : i128 to i32
             affine.store %6, %i[%r] : memref<48xi32> }""",
    "both halves of a product": """
           affine.for %r = 0 to 48 {
             %0 = affine.load %i[%r] : memref<48xi32>
             %low, %high = arith.mulsi_extended %0, %0 : i32
             %1 = arith.subi %high, %low : i32
             affine.store %1, %i[%r] : memref<48xi32> }""",
    "quotients of data": """
           affine.for %r = 0 to 48 {
             %0 = affine.load %i[%r] : memref<48xi32>
             %1 = arith.constant 3 : i32
             %2 = arith.divsi %1, %0 : i32
             affine.store %2, %i[%r] : memref<48xi32> }""",
    "each element of the one before": """
           affine.for %c = 1 to 48 {
             %0 = affine.load %a[0, %c - 1] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %a[0, %c] : memref<48x48xf32> }""",
    "each element of a later one": """
           affine.for %c = 0 to 47 {
             %0 = affine.load %a[0, %c + 1] : memref<48x48xf32>
             affine.store %0, %a[0, %c] : memref<48x48xf32> }""",
    "one element": """
           affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %0, %b[0, 0] : memref<48x48xf32> }""",
    "elements mirrored in place": """
           affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, 47 - %c] : memref<48x48xf32>
             affine.store %0, %a[0, %c] : memref<48x48xf32> }""",
    "a row that the rows before wrote": """
           affine.for %c = 0 to 24 {
             %0 = affine.load %a[0, %c * 2] : memref<48x48xf32>
             affine.store %0, %a[0, %c] : memref<48x48xf32> }""",
    "a number that is carried along": """
           %z = arith.constant 0 : index
           %s = affine.for %c = 0 to 48 iter_args(%t = %z) -> index {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             memref.store %0, %b[%t, %t] : memref<48x48xf32>
             %1 = arith.addi %t, %c : index
             %2 = arith.minsi %1, %z : index
             affine.yield %2 : index }""",
    "bounds that differ": """
           affine.for %r = 0 to 48 { affine.for %c = 0 to affine_map<(d) -> (d)>(%r) {
             %0 = affine.load %a[%c, %r] : memref<48x48xf32>
             %1 = affine.load %b[0, %r] : memref<48x48xf32>
             %2 = arith.addf %0, %1 : f32
             affine.store %2, %b[0, %r] : memref<48x48xf32> } }""",
    "out of bounds in the end": """
           affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %0, %b[0, %c + 1] : memref<48x48xf32> }""",
    "an index that overflows": """
           affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %0, %b[0, %c * 400000000000000000] : memref<48x48xf32> }""",
    "a division that is undefined": """
           affine.for %c = 0 to 48 {
             %0 = affine.load %i[%c] : memref<48xi32>
             %1 = arith.divsi %0, %0 : i32
             affine.store %1, %i[%c] : memref<48xi32> }""",
    "a sum so far that is stored and loaded again": """
           %s = affine.for %c = 0 to 48 iter_args(%t = %x) -> f32 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             %1 = arith.addf %t, %0 : f32
             affine.store %1, %b[0, %c] : memref<48x48xf32>
             %2 = affine.load %b[0, %c] : memref<48x48xf32>
             affine.store %2, %a[1, %c] : memref<48x48xf32>
             affine.yield %1 : f32 }""",
    "sums of what several iterations store, around a loop in its order": """
           affine.for %r = 0 to 24 { affine.for %c = 1 to 24 {
             %0 = affine.load %a[0, %r + %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c - 1] : memref<48x48xf32>
             %2 = arith.mulf %0, %x : f32
             %3 = arith.addf %1, %2 : f32
             affine.store %3, %b[%r, %c] : memref<48x48xf32>
             affine.store %3, %a[0, %r + %c] : memref<48x48xf32> } }""",
    "an index that an inner loop carries": """
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %c2 = arith.constant 2 : index
           %n = arith.constant 20 : index
           scf.for %c = %c0 to %n step %c1 {
             %k = scf.for %r = %c0 to %n step %c1 iter_args(%j = %c1) -> index {
               %0 = memref.load %a[%j, %c] : memref<48x48xf32>
               memref.store %0, %b[%r, %c] : memref<48x48xf32>
               %1 = arith.addi %j, %c2 : index
               scf.yield %1 : index }
             memref.store %x, %a[%k, %c] : memref<48x48xf32> }""",
    "a number that an inner loop carries": """
           %n = arith.constant 3 : i32
           affine.for %c = 0 to 48 {
             %k = affine.for %r = 0 to 20 iter_args(%j = %n) -> i32 {
               affine.store %j, %i[%c] : memref<48xi32>
               %1 = arith.addi %j, %n : i32
               affine.yield %1 : i32 }
             %0 = arith.sitofp %k : i32 to f32
             affine.store %0, %a[0, %c] : memref<48x48xf32> }""",
    "a step that grows": """
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %n = arith.constant 40 : index
           cf.br ^head(%c0, %c1 : index, index)
         ^head(%j: index, %s: index):
           %g = arith.cmpi slt, %j, %n : index
           cf.cond_br %g, ^body, ^end
         ^body:
           memref.store %x, %a[%j, %s] : memref<48x48xf32>
           %1 = arith.addi %j, %s : index
           %2 = arith.addi %s, %c1 : index
           cf.br ^head(%1, %2 : index, index)
         ^end:""",
    "a bound that shrinks": """
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %n = arith.constant 40 : index
           cf.br ^head(%c0, %n : index, index)
         ^head(%j: index, %s: index):
           %g = arith.cmpi slt, %j, %s : index
           cf.cond_br %g, ^body, ^end
         ^body:
           memref.store %x, %a[%j, %c0] : memref<48x48xf32>
           %1 = arith.addi %j, %c1 : index
           %2 = arith.subi %s, %c1 : index
           cf.br ^head(%1, %2 : index, index)
         ^end:""",
    "a counter that one side of a branch moves on": """
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %c7 = arith.constant 7 : index
           %n = arith.constant 40 : index
           cf.br ^head(%c0 : index)
         ^head(%j: index):
           %g = arith.cmpi slt, %j, %n : index
           cf.cond_br %g, ^body, ^end
         ^body:
           memref.store %x, %a[%j, %c0] : memref<48x48xf32>
           %1 = arith.addi %j, %c1 : index
           %h = arith.cmpi eq, %1, %c7 : index
           %2 = arith.addi %1, %c7 : index
           %3 = arith.select %h, %2, %1 : index
           cf.br ^head(%3 : index)
         ^end:""",
    "a number that iterations hand on, in a loop within them": """
           %c1 = arith.constant 1 : i32
           %c7 = arith.constant 7 : i32
           %s = affine.for %r = 0 to 40 iter_args(%t = %c1) -> (i32) {
             affine.for %c = 0 to 48 {
               %k = arith.index_cast %c : index to i32
               %0 = arith.addi %t, %k overflow<nsw> : i32
               affine.store %0, %i[%r] : memref<48xi32> }
             %1 = arith.subi %c7, %t overflow<nsw> : i32
             affine.yield %1 : i32 }""",
}
"""Those whose iterations are run one after the other, as what one does is seen by another one, or may stop."""
