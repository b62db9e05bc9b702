func.func @f(%m: memref<?xi32>, %k: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : i32
  %o = arith.constant 1 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %m[%i] : memref<?xi32>
    %t = arith.muli %a, %c2 : i32
    %d = arith.andi %t, %o : i32
    %q = arith.divsi %a, %d : i32
    memref.store %o, %m[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%m: memref<?xi32>, %k: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = arith.constant 1 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %o, %m[%i] : memref<?xi32>
  }
  return
}
// expect: unknown
