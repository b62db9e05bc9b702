func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @in [1, 1] {broadcast_shape = [1, 2]}
air.channel @out [2, 1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %c0 = arith.constant 0 : index
  %c1_0 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %1 = air.channel.put async @in[] (%x[] [] []) : (memref<8xi32>)
  scf.parallel (%i) = (%c0) to (%c2) step (%c1_0) {
    %2 = air.channel.get async @out[%i, %c0] (%y[%i, %c0] [1, 4] [3, 1]) : (memref<8xi32>)
    scf.reduce
  }
  %s = air.segment async {
    %c1_1 = arith.constant 1 : index
    %c2_0 = arith.constant 2 : index
    %h = air.herd async tile (%p, %q) in (%np=%c1_1, %nq=%c2_0) {
      %tm, %m = air.execute -> (memref<2x4xi32, 2>) {
    %m = memref.alloc() : memref<2x4xi32, 2>
    air.execute_terminator %m : memref<2x4xi32, 2>
  }

      %4 = air.channel.get async [%tm] @in[%p, %q] (%m[] [] []) : (memref<2x4xi32, 2>)
      %5 = air.channel.put async [%4] @out[%q, %p] (%m[%q, 0] [1, 4] [4, 1]) : (memref<2x4xi32, 2>)
    }
  }

  }
  return
}
// expect: different
