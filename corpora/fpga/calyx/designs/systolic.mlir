// A 2x2 array of processing elements: operands move to the right and down, one element a step.
func.func @main(%a0: memref<3xi32>, %a1: memref<3xi32>, %b0: memref<3xi32>, %b1: memref<3xi32>, %l00: memref<1xi32>, %l01: memref<1xi32>, %l10: memref<1xi32>, %l11: memref<1xi32>, %t00: memref<1xi32>, %t01: memref<1xi32>, %t10: memref<1xi32>, %t11: memref<1xi32>, %c00: memref<1xi32>, %c01: memref<1xi32>, %c10: memref<1xi32>, %c11: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ck = arith.constant 3 : index
  %s2 = arith.constant 2 : index
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %v = memref.load %a0[%c0] : memref<3xi32>
      memref.store %v, %l00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %b0[%c0] : memref<3xi32>
      memref.store %v, %t00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %x = memref.load %l00[%c0] : memref<1xi32>
      %y = memref.load %t00[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c00[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %v = memref.load %l00[%c0] : memref<1xi32>
      memref.store %v, %l01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %t00[%c0] : memref<1xi32>
      memref.store %v, %t10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %v = memref.load %a0[%c1] : memref<3xi32>
      memref.store %v, %l00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %a1[%c0] : memref<3xi32>
      memref.store %v, %l10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %b0[%c1] : memref<3xi32>
      memref.store %v, %t00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %b1[%c0] : memref<3xi32>
      memref.store %v, %t01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %x = memref.load %l00[%c0] : memref<1xi32>
      %y = memref.load %t00[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c00[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %x = memref.load %l01[%c0] : memref<1xi32>
      %y = memref.load %t01[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c01[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %x = memref.load %l10[%c0] : memref<1xi32>
      %y = memref.load %t10[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c10[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %v = memref.load %l00[%c0] : memref<1xi32>
      memref.store %v, %l01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %l10[%c0] : memref<1xi32>
      memref.store %v, %l11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %t00[%c0] : memref<1xi32>
      memref.store %v, %t10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %t01[%c0] : memref<1xi32>
      memref.store %v, %t11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %v = memref.load %a0[%s2] : memref<3xi32>
      memref.store %v, %l00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %a1[%c1] : memref<3xi32>
      memref.store %v, %l10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %b0[%s2] : memref<3xi32>
      memref.store %v, %t00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %b1[%c1] : memref<3xi32>
      memref.store %v, %t01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %x = memref.load %l00[%c0] : memref<1xi32>
      %y = memref.load %t00[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c00[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c00[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %x = memref.load %l01[%c0] : memref<1xi32>
      %y = memref.load %t01[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c01[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %x = memref.load %l10[%c0] : memref<1xi32>
      %y = memref.load %t10[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c10[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %x = memref.load %l11[%c0] : memref<1xi32>
      %y = memref.load %t11[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c11[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %v = memref.load %l00[%c0] : memref<1xi32>
      memref.store %v, %l01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %l10[%c0] : memref<1xi32>
      memref.store %v, %l11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %t00[%c0] : memref<1xi32>
      memref.store %v, %t10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %t01[%c0] : memref<1xi32>
      memref.store %v, %t11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %v = memref.load %a1[%s2] : memref<3xi32>
      memref.store %v, %l10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %b1[%s2] : memref<3xi32>
      memref.store %v, %t01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %x = memref.load %l01[%c0] : memref<1xi32>
      %y = memref.load %t01[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c01[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c01[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %x = memref.load %l10[%c0] : memref<1xi32>
      %y = memref.load %t10[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c10[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c10[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %x = memref.load %l11[%c0] : memref<1xi32>
      %y = memref.load %t11[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c11[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %v = memref.load %l10[%c0] : memref<1xi32>
      memref.store %v, %l11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %v = memref.load %t01[%c0] : memref<1xi32>
      memref.store %v, %t11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %x = memref.load %l11[%c0] : memref<1xi32>
      %y = memref.load %t11[%c0] : memref<1xi32>
      %m = arith.muli %x, %y : i32
      %o = memref.load %c11[%c0] : memref<1xi32>
      %n = arith.addi %o, %m : i32
      memref.store %n, %c11[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  return
}
