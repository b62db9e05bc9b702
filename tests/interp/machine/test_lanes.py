"""Loops whose iterations are run in step, and loops whose iterations must not be."""

from __future__ import annotations

import random

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, DataInput, Domain, Lanes, Limits, assemble
from tests.interp.lanes_campaign import DOMAINS, check, difference

_SIZE = 48

# Whether a function on %a, %b: memref<48x48xf32>, %i: memref<48xi32> and %x: f32 runs in lanes.
_NESTS = {
    "sums with what is approximate and with what nobody set": (
        True,
        """%u = memref.alloc() : memref<48x48xf32>
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
    ),
    "elementwise": (
        True,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.mulf %0, %x : f32
             affine.store %1, %b[47 - %c, %r] : memref<48x48xf32> } }""",
    ),
    "constants that operations give the other operand back for, and those that they do not": (
        True,
        """%one = arith.constant 1.0 : f32
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
    ),
    "numbers shifted by constants within their width and beyond": (
        True,
        """%one = arith.constant 1 : i32
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
    ),
    "sums of columns in memory": (
        True,
        """affine.for %c = 0 to 48 { affine.for %r = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[0, %c] : memref<48x48xf32>
             %2 = arith.addf %1, %0 : f32
             affine.store %2, %b[0, %c] : memref<48x48xf32> } }""",
    ),
    "sums of rows in registers": (
        True,
        """affine.for %r = 0 to 48 {
             %s = affine.for %c = 0 to 48 iter_args(%t = %x) -> f32 {
               %0 = affine.load %a[%r, %c] : memref<48x48xf32>
               %1 = arith.addf %t, %0 : f32
               affine.yield %1 : f32 }
             affine.store %s, %b[%r, 0] : memref<48x48xf32> }""",
    ),
    "sums of a row that are stored on the way": (
        True,
        """%s = affine.for %c = 0 to 48 iter_args(%t = %x) -> f32 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             %1 = arith.addf %t, %0 : f32
             affine.store %1, %b[0, %c] : memref<48x48xf32>
             affine.yield %1 : f32 }""",
    ),
    "bounds of tiles": (
        True,
        """affine.for %r = 0 to 48 step 20 { affine.for %c = 0 to 48 {
             affine.for %s = affine_map<(d) -> (d)>(%r) to min affine_map<(d) -> (d + 20, 48)>(%r) {
               %0 = affine.load %a[%s, %c] : memref<48x48xf32>
               affine.store %0, %b[%s, %c] : memref<48x48xf32> } } }""",
    ),
    "numbers of iterations as data": (
        True,
        """affine.for %r = 0 to 48 {
             %0 = arith.index_cast %r : index to i32
             %1 = affine.load %i[%r] : memref<48xi32>
             %2 = arith.addi %0, %1 : i32
             affine.store %2, %i[%r] : memref<48xi32> }""",
    ),
    "results of library functions as operands": (
        True,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = math.exp %0 : f32
             affine.store %1, %a[%r, %c] : memref<48x48xf32> } }
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[0, %c] : memref<48x48xf32>
             %2 = arith.addf %1, %0 : f32
             affine.store %2, %b[0, %c] : memref<48x48xf32> } }""",
    ),
    "quotients of which some are no number": (
        True,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.subf %0, %x : f32
             %2 = arith.divf %1, %1 : f32
             %3 = arith.mulf %2, %0 : f32
             affine.store %3, %b[%r, %c] : memref<48x48xf32> } }""",
    ),
    "the last index of a loop as an index after it": (
        True,
        """%c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %c48 = arith.constant 48 : index
           %s = scf.for %c = %c0 to %c48 step %c1 iter_args(%k = %c0) -> (index) {
             %0 = memref.load %a[%c0, %c] : memref<48x48xf32>
             %1 = arith.mulf %0, %x : f32
             memref.store %1, %b[%c0, %c] : memref<48x48xf32>
             scf.yield %c : index }
           memref.store %x, %b[%s, %s] : memref<48x48xf32>""",
    ),
    "an index chosen by a truth that depends on the iteration": (
        False,
        """%c0 = arith.constant 0 : index
           %c5 = arith.constant 5 : index
           affine.for %r = 0 to 48 {
             %0 = arith.cmpi slt, %r, %c5 : index
             %1 = arith.select %0, %c0, %c5 : index
             %2 = memref.load %a[%1, %r] : memref<48x48xf32>
             %3 = arith.mulf %2, %x : f32
             memref.store %3, %b[%1, %r] : memref<48x48xf32> }""",
    ),
    "negative numbers as numbers without a sign": (
        False,
        """%c24 = arith.constant 24 : i32
           affine.for %r = 0 to 48 {
             %0 = arith.index_cast %r : index to i32
             %1 = arith.subi %0, %c24 : i32
             %2 = arith.extui %1 : i32 to i64
             %3 = arith.uitofp %2 : i64 to f32
             %4 = arith.mulf %3, %x : f32
             affine.store %4, %b[0, %r] : memref<48x48xf32> }""",
    ),
    "numbers of 128 bits": (
        False,
        """affine.for %r = 0 to 48 {
             %0 = affine.load %i[%r] : memref<48xi32>
             %1 = arith.extsi %0 : i32 to i128
             %2 = arith.constant 340282366920938463463374607431768211297 : i128
             %3 = arith.muli %1, %2 : i128
             %4 = arith.constant 70 : i128
             %5 = arith.shrui %3, %4 : i128
             %6 = arith.trunci %5 : i128 to i32
             affine.store %6, %i[%r] : memref<48xi32> }""",
    ),
    "both halves of a product": (
        False,
        """affine.for %r = 0 to 48 {
             %0 = affine.load %i[%r] : memref<48xi32>
             %low, %high = arith.mulsi_extended %0, %0 : i32
             %1 = arith.subi %high, %low : i32
             affine.store %1, %i[%r] : memref<48xi32> }""",
    ),
    "quotients of data": (
        False,
        """affine.for %r = 0 to 48 {
             %0 = affine.load %i[%r] : memref<48xi32>
             %1 = arith.constant 3 : i32
             %2 = arith.divsi %1, %0 : i32
             affine.store %2, %i[%r] : memref<48xi32> }""",
    ),
    "sums of maxima": (
        True,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.maximumf %0, %x : f32
             affine.store %1, %a[%r, %c] : memref<48x48xf32> } }
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c] : memref<48x48xf32>
             %2 = arith.addf %0, %1 : f32
             affine.store %2, %b[%r, %c] : memref<48x48xf32> } }""",
    ),
    "sums of infinities": (
        True,
        """%inf = arith.constant 0x7F800000 : f32
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             affine.store %inf, %a[%r, %c] : memref<48x48xf32> } }
           affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c] : memref<48x48xf32>
             %2 = arith.addf %0, %1 : f32
             affine.store %2, %b[%r, %c] : memref<48x48xf32> } }""",
    ),
    "each element of the one before": (
        False,
        """affine.for %c = 1 to 48 {
             %0 = affine.load %a[0, %c - 1] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %a[0, %c] : memref<48x48xf32> }""",
    ),
    "each element of a later one": (
        False,
        """affine.for %c = 0 to 47 {
             %0 = affine.load %a[0, %c + 1] : memref<48x48xf32>
             affine.store %0, %a[0, %c] : memref<48x48xf32> }""",
    ),
    "one element": (
        False,
        """affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %0, %b[0, 0] : memref<48x48xf32> }""",
    ),
    "elements mirrored in place": (
        False,
        """affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, 47 - %c] : memref<48x48xf32>
             affine.store %0, %a[0, %c] : memref<48x48xf32> }""",
    ),
    "a row that the rows before wrote": (
        False,
        """affine.for %c = 0 to 24 {
             %0 = affine.load %a[0, %c * 2] : memref<48x48xf32>
             affine.store %0, %a[0, %c] : memref<48x48xf32> }""",
    ),
    "a value that is carried along": (
        True,
        """%s = affine.for %c = 0 to 48 iter_args(%t = %x) -> f32 {
             affine.store %t, %b[0, %c] : memref<48x48xf32>
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.yield %0 : f32 }
           affine.store %s, %b[1, 0] : memref<48x48xf32>""",
    ),
    "a number that is carried along": (
        False,
        """%z = arith.constant 0 : index
           %s = affine.for %c = 0 to 48 iter_args(%t = %z) -> index {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             memref.store %0, %b[%t, %t] : memref<48x48xf32>
             %1 = arith.addi %t, %c : index
             %2 = arith.minsi %1, %z : index
             affine.yield %2 : index }""",
    ),
    "bounds that differ": (
        False,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to affine_map<(d) -> (d)>(%r) {
             %0 = affine.load %a[%c, %r] : memref<48x48xf32>
             %1 = affine.load %b[0, %r] : memref<48x48xf32>
             %2 = arith.addf %0, %1 : f32
             affine.store %2, %b[0, %r] : memref<48x48xf32> } }""",
    ),
    "out of bounds in the end": (
        False,
        """affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %0, %b[0, %c + 1] : memref<48x48xf32> }""",
    ),
    "an index that overflows": (
        False,
        """affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %0, %b[0, %c * 400000000000000000] : memref<48x48xf32> }""",
    ),
    "a division that is undefined": (
        False,
        """affine.for %c = 0 to 48 {
             %0 = affine.load %i[%c] : memref<48xi32>
             %1 = arith.divsi %0, %0 : i32
             affine.store %1, %i[%c] : memref<48xi32> }""",
    ),
    "two elements that change places": (
        True,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c] : memref<48x48xf32>
             affine.store %1, %a[%r, %c] : memref<48x48xf32>
             affine.store %0, %b[%r, %c] : memref<48x48xf32> } }""",
    ),
    "what was loaded, behind a loop that stores there": (
        True,
        """affine.for %c = 0 to 48 {
             %0 = affine.load %a[3, %c] : memref<48x48xf32>
             affine.for %r = 0 to 48 {
               %1 = affine.load %a[%r, %c] : memref<48x48xf32>
               %2 = arith.mulf %1, %x : f32
               affine.store %2, %a[%r, %c] : memref<48x48xf32> }
             affine.store %0, %b[0, %c] : memref<48x48xf32> }""",
    ),
    "what was loaded, in a loop behind a store there": (
        True,
        """affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %x, %a[0, %c] : memref<48x48xf32>
             affine.for %r = 0 to 48 { affine.store %0, %b[%r, %c] : memref<48x48xf32> } }""",
    ),
    "a sum so far that is stored and loaded again": (
        False,
        """%s = affine.for %c = 0 to 48 iter_args(%t = %x) -> f32 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             %1 = arith.addf %t, %0 : f32
             affine.store %1, %b[0, %c] : memref<48x48xf32>
             %2 = affine.load %b[0, %c] : memref<48x48xf32>
             affine.store %2, %a[1, %c] : memref<48x48xf32>
             affine.yield %1 : f32 }""",
    ),
    "sums of what several iterations store": (
        True,  # the inner loop alone
        """affine.for %r = 0 to 24 { affine.for %c = 0 to 24 {
             %0 = affine.load %a[0, %r + %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c] : memref<48x48xf32>
             %2 = arith.mulf %0, %x : f32
             %3 = arith.addf %1, %2 : f32
             affine.store %3, %a[0, %r + %c] : memref<48x48xf32> } }""",
    ),
    "sums of what several iterations store, around a loop in its order": (
        False,
        """affine.for %r = 0 to 24 { affine.for %c = 1 to 24 {
             %0 = affine.load %a[0, %r + %c] : memref<48x48xf32>
             %1 = affine.load %b[%r, %c - 1] : memref<48x48xf32>
             %2 = arith.mulf %0, %x : f32
             %3 = arith.addf %1, %2 : f32
             affine.store %3, %b[%r, %c] : memref<48x48xf32>
             affine.store %3, %a[0, %r + %c] : memref<48x48xf32> } }""",
    ),
    "what was loaded, stored behind a store there": (
        True,
        """affine.for %c = 0 to 48 {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             affine.store %x, %a[0, %c] : memref<48x48xf32>
             affine.store %0, %a[1, %c] : memref<48x48xf32> }""",
    ),
    "an index that an inner loop carries": (
        False,
        """%c0 = arith.constant 0 : index
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
    ),
    "a number that an inner loop carries": (
        False,
        """%n = arith.constant 3 : i32
           affine.for %c = 0 to 48 {
             %k = affine.for %r = 0 to 20 iter_args(%j = %n) -> i32 {
               affine.store %j, %i[%c] : memref<48xi32>
               %1 = arith.addi %j, %n : i32
               affine.yield %1 : i32 }
             %0 = arith.sitofp %k : i32 to f32
             affine.store %0, %a[0, %c] : memref<48x48xf32> }""",
    ),
    "counters of two loops behind both": (
        True,
        """%c0 = arith.constant 0 : index
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
    ),
    "a step that grows": (
        False,
        """%c0 = arith.constant 0 : index
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
    ),
    "a bound that shrinks": (
        False,
        """%c0 = arith.constant 0 : index
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
    ),
    "a counter that one side of a branch moves on": (
        False,
        """%c0 = arith.constant 0 : index
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
    ),
    "a number that a loop within an iteration adds to": (
        True,
        """%c3 = arith.constant 3 : i32
           affine.for %r = 0 to 48 {
             %k = arith.index_cast %r : index to i32
             %0 = arith.addi %k, %c3 overflow<nsw> : i32
             %s = affine.for %c = 0 to 5 iter_args(%t = %0) -> (i32) {
               %1 = affine.load %i[%r] : memref<48xi32>
               %2 = arith.addi %1, %t overflow<nsw> : i32
               affine.yield %2 : i32 }
             affine.store %s, %i[%r] : memref<48xi32> }""",
    ),
    "a number that iterations hand on, in a loop within them": (
        False,
        """%c1 = arith.constant 1 : i32
           %c7 = arith.constant 7 : i32
           %s = affine.for %r = 0 to 40 iter_args(%t = %c1) -> (i32) {
             affine.for %c = 0 to 48 {
               %k = arith.index_cast %c : index to i32
               %0 = arith.addi %t, %k overflow<nsw> : i32
               affine.store %0, %i[%r] : memref<48xi32> }
             %1 = arith.subi %c7, %t overflow<nsw> : i32
             affine.yield %1 : i32 }""",
    ),
}


@pytest.mark.parametrize("name", _NESTS)
def test_lanes_leave_what_the_interpreter_leaves(name: str) -> None:
    in_lanes, body = _NESTS[name]
    matrix = f"memref<{_SIZE}x{_SIZE}xf32>"
    text = f"func.func @main(%a: {matrix}, %b: {matrix}, %i: memref<{_SIZE}xi32>, %x: f32) {{\n{body}\nreturn\n}}\n"
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((_SIZE, _SIZE)), BufferInput((_SIZE, _SIZE)), BufferInput((_SIZE,)), DataInput()]
    for domain in DOMAINS:
        interpreted, run = (program.run(inputs, domain, lanes=lanes) for lanes in (Lanes.NEVER, Lanes.ALWAYS))
        assert difference(interpreted, run) == ""
        assert interpreted.in_lanes == 0
        assert (run.in_lanes > run.operations // 2) if in_lanes else run.in_lanes == 0


def test_a_nest_of_tiles_whose_bounds_are_not_constant_pays() -> None:
    """How little its loops do at least is not what they do."""
    loops = [f"affine.for %{each.upper()} = 0 to 64 step 32 {{" for each in "ijk"]
    loops += [f"affine.for %{each} = #from(%{each.upper()}) to #to(%{each.upper()}) {{" for each in "ijk"]
    body = """%0 = affine.load %a[%i, %k] : memref<64x64xf32>
      %1 = affine.load %b[%k, %j] : memref<64x64xf32>
      %2 = affine.load %c[%i, %j] : memref<64x64xf32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      affine.store %4, %c[%i, %j] : memref<64x64xf32>"""
    parameters = ", ".join(f"%{each}: memref<64x64xf32>" for each in "abc")
    text = f"""
      #from = affine_map<(d) -> (d)>
      #to = affine_map<(d) -> (d + 32)>
      func.func @main({parameters}) {{ {" ".join(loops)} {body} {"}" * len(loops)} return }}"""
    program = assemble(load(text).lower("main"), "main")
    run = program.run([BufferInput((64, 64))] * 3, Domain.FINGERPRINT, lanes=Lanes.PAYING)
    assert run.stop is None
    assert run.in_lanes > 0.9 * run.operations


def test_an_operation_that_stops_does_so_where_the_interpreter_does() -> None:
    """What other lanes wrote before is taken back: the stop is that of the first iteration that has one, which writes
    to a buffer that a later one reads."""
    text = """func.func @main(%a: memref<48xf32>, %b: memref<48xf32>, %d: memref<48xf32>) {
      affine.for %c = 0 to 48 {
        %0 = affine.load %a[%c] : memref<48xf32>
        affine.store %0, %b[%c] : memref<48xf32>
        %1 = affine.load %d[%c] : memref<48xf32>
        %2 = arith.subf %1, %1 : f32
        %3 = arith.divf %0, %2 : f32
        affine.store %3, %b[%c] : memref<48xf32>
      }
      return
    }"""
    program = assemble(load(text).lower("main"), "main")
    runs = [program.run([BufferInput((48,))] * 3, Domain.ALGEBRAIC, lanes=lanes) for lanes in Lanes]
    assert runs[0].stop is not None and runs[0].stop.kind == "singular"
    assert runs[2].in_lanes == 0
    assert {(run.stop, run.operations) for run in runs} == {(runs[0].stop, runs[0].operations)}


def test_what_a_loop_within_an_iteration_wrote_is_taken_back() -> None:
    """From the tenth row on the divisor is 0 where the elements of a row were added to once, and not where they were
    twice."""
    text = """func.func @main(%a: memref<480x4xf32>, %b: memref<480x4xf32>, %c: memref<480xf32>, %x: f32) {
      %zero = arith.constant 0.0 : f32
      affine.for %r = 10 to 480 {
        affine.store %zero, %c[%r] : memref<480xf32>
      }
      affine.for %r = 0 to 480 {
        affine.for %j = 0 to 4 {
          affine.store %x, %b[%r, %j] : memref<480x4xf32>
        }
      }
      affine.for %r = 0 to 480 {
        affine.for %j = 0 to 4 {
          %0 = affine.load %a[%r, %j] : memref<480x4xf32>
          %1 = affine.load %b[%r, %j] : memref<480x4xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %b[%r, %j] : memref<480x4xf32>
        }
        %3 = affine.load %a[%r, 3] : memref<480x4xf32>
        %4 = affine.load %b[%r, 3] : memref<480x4xf32>
        %5 = arith.subf %4, %3 : f32
        %6 = arith.subf %5, %x : f32
        %7 = affine.load %c[%r] : memref<480xf32>
        %8 = arith.addf %6, %7 : f32
        %9 = arith.divf %3, %8 : f32
        affine.store %9, %c[%r] : memref<480xf32>
      }
      return
    }"""
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((480, 4)), BufferInput((480, 4)), BufferInput((480,)), DataInput()]
    runs = [program.run(inputs, Domain.ALGEBRAIC, lanes=lanes) for lanes in Lanes]
    assert runs[0].stop is not None and runs[0].stop.kind == "singular"
    assert {(run.stop, run.operations) for run in runs} == {(runs[0].stop, runs[0].operations)}


@pytest.mark.parametrize("limit", [100, 6_000, 6_911, 6_912])
def test_a_limit_is_met_where_the_interpreter_meets_it(limit: int) -> None:
    _, body = _NESTS["elementwise"]
    text = f"func.func @main(%a: memref<48x48xf32>, %b: memref<48x48xf32>, %x: f32) {{\n{body}\nreturn\n}}\n"
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((48, 48)), BufferInput((48, 48)), DataInput()]
    runs = [program.run(inputs, Domain.FINGERPRINT, limits=Limits(operations=limit), lanes=lanes) for lanes in Lanes]
    assert all(run.stop is not None and run.stop.kind == "limit-operations" for run in runs)
    assert {(run.stop, run.operations) for run in runs} == {(runs[0].stop, runs[0].operations)}


def test_a_limit_of_time_ends_a_nest_on_the_way() -> None:
    text = """func.func @main(%a: memref<64xf32>) {
      affine.for %c = 0 to 64 { affine.for %r = 0 to 500000000 {
        %0 = affine.load %a[%c] : memref<64xf32>
        %1 = arith.addf %0, %0 : f32
        affine.store %1, %a[%c] : memref<64xf32>
      } }
      return
    }"""
    program = assemble(load(text).lower("main"), "main")
    run = program.run([BufferInput((64,))], Domain.FINGERPRINT, limits=Limits(seconds=0.05))
    assert run.stop is not None and run.stop.kind == "limit-time"
    assert run.seconds < 10


@pytest.mark.parametrize(("distance", "count"), [(0, 16), (-1, 16), (0, 17), (1, 16), (-1, 17), (-20, 16)])
def test_pointers_in_a_loop_stay_in_memory(distance: int, count: int) -> None:
    text = f"""llvm.func @main(%x: f32) -> f32 {{
      %zero = llvm.mlir.constant(0 : i64) : i64
      %one = llvm.mlir.constant(1 : i64) : i64
      %size = llvm.mlir.constant(16 : i64) : i64
      %count = llvm.mlir.constant({count} : i64) : i64
      %by = llvm.mlir.constant({distance} : i64) : i64
      %p = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
      llvm.br ^head(%zero : i64)
    ^head(%i: i64):
      %g = llvm.icmp "slt" %i, %count : i64
      llvm.cond_br %g, ^body, ^end
    ^body:
      %j = llvm.add %i, %by : i64
      %q = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %x, %q : f32, !llvm.ptr
      %k = llvm.add %i, %one : i64
      llvm.br ^head(%k : i64)
    ^end:
      %r = llvm.load %p : !llvm.ptr -> f32
      llvm.return %r : f32
    }}"""
    program = assemble(load(text).lower("main"), "main")
    for domain in DOMAINS:
        interpreted, run = (program.run([DataInput()], domain, lanes=lanes) for lanes in (Lanes.NEVER, Lanes.ALWAYS))
        assert (interpreted.stop is None) == (distance == 0 and count == 16)
        assert difference(interpreted, run) == ""


def _index(choice: random.Random) -> tuple[str, list[int]]:
    """An index of two loops of at most four iterations within 64 elements, and its factors."""
    by_row, by_column = (choice.choice([-4, -3, -2, -1, 0, 0, 1, 1, 2, 3, 4, 5]) for _ in range(2))
    return f"%r * {by_row} + %c * {by_column} + {30 + choice.randint(-2, 2)}", [by_row, by_column]


@pytest.mark.parametrize("part", range(4))
def test_stores_that_meet_or_do_not(part: int) -> None:
    """Of two loops, at indices by random factors: what an iteration loads may be what another one stored."""
    choice, nests, count = random.Random(part), [], 24
    for number in range(count):
        (stored, factors), (loaded, _) = _index(choice), _index(choice)
        if choice.random() < 0.3:
            loaded = stored
        if choice.random() < 0.3:
            loaded = f"%r * {factors[0]} + %c * {factors[1]} + {30 + choice.randint(-9, 9)}"
        nests.append(f"""affine.for %r = 0 to {choice.randint(2, 4)} {{ affine.for %c = 0 to {choice.randint(1, 4)} {{
             %0 = affine.load %m{number}[{loaded}] : memref<64xf32>
             %1 = arith.mulf %0, %x : f32
             %2 = affine.load %n[%r * 4 + %c] : memref<16xf32>
             %3 = arith.addf %1, %2 : f32
             affine.store %3, %m{number}[{stored}] : memref<64xf32> }} }}""")
    memory = ", ".join(f"%m{number}: memref<64xf32>" for number in range(count))
    text = f"func.func @main({memory}, %n: memref<16xf32>, %x: f32) {{\n{chr(10).join(nests)}\nreturn\n}}\n"
    program = assemble(load(text).lower("main"), "main")
    inputs = [*[BufferInput((64,))] * count, BufferInput((16,)), DataInput()]
    for domain in (Domain.FINGERPRINT, Domain.CONCRETE):
        interpreted, run = (program.run(inputs, domain, lanes=lanes) for lanes in (Lanes.NEVER, Lanes.ALWAYS))
        assert difference(interpreted, run) == ""
        assert 0 < run.in_lanes < run.operations


@pytest.mark.parametrize("seed", range(0, 40, 4))
def test_random_nests(seed: int) -> None:
    for number in range(4):
        found, _ = check(seed + number)
        assert found == ""


# The limit ends a run behind lanes that were not all of their loop's, so that their decisions show all the same.
def test_what_lanes_decided_shows_where_a_limit_comes_before_the_end_of_their_loop() -> None:
    found, _ = check(29122162, "blocks")
    assert found == ""


# The limit is passed while it is watched whether the program is in a state in which it was before.
@pytest.mark.parametrize("seed", [104468, 106251, 106464, 107567])
def test_a_limit_ends_a_run_at_one_place_whatever_is_watched(seed: int) -> None:
    found, _ = check(seed)
    assert found == ""
