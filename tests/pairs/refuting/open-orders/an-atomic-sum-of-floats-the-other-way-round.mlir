func.func @f(%a: memref<4xf32>, %c: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = memref.load %a[%i] : memref<4xf32>
    %t = memref.atomic_rmw addf %v, %c[%c0] : (f32, memref<1xf32>) -> f32
    scf.reduce
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %j = %c0 to %c4 step %c1 {
    %i = arith.subi %c3, %j : index
    %v = memref.load %a[%i] : memref<4xf32>
    %t = memref.load %c[%c0] : memref<1xf32>
    %n = arith.addf %t, %v : f32
    memref.store %n, %c[%c0] : memref<1xf32>
  }
  return
}
// expect: unknown
