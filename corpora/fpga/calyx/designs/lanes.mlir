module {
  func.func @main(%a0: memref<2xi32>, %a1: memref<2xi32>, %b0: memref<2xi32>, %b1: memref<2xi32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
      scf.execute_region {
        scf.for %i = %c0 to %c2 step %c1 {
          %x = memref.load %a0[%i] : memref<2xi32>
          %y = arith.muli %x, %x : i32
          memref.store %y, %b0[%i] : memref<2xi32>
        }
        scf.yield
      }
      scf.execute_region {
        scf.for %i = %c0 to %c2 step %c1 {
          %x = memref.load %a1[%i] : memref<2xi32>
          %y = arith.muli %x, %x : i32
          memref.store %y, %b1[%i] : memref<2xi32>
        }
        scf.yield
      }
      scf.reduce
    } {calyx.unroll = true}
    return
  }
}
