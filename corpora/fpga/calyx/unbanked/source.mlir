// Both arms read one memory, which has one port.
func.func @main(%a: memref<2xi32>, %b: memref<1xi32>, %c: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%p) = (%c0) to (%c1) step (%c1) {
    scf.execute_region {
      %x = memref.load %a[%c0] : memref<2xi32>
      memref.store %x, %b[%c0] : memref<1xi32>
      scf.yield
    }
    scf.execute_region {
      %x = memref.load %a[%c1] : memref<2xi32>
      memref.store %x, %c[%c0] : memref<1xi32>
      scf.yield
    }
    scf.reduce
  } {calyx.unroll = true}
  return
}
