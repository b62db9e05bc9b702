func.func @f(%n: index, %m: index, %k: index, %A: memref<?xi32>, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c50 = arith.constant 50 : index
  memref.store %x, %A[%c0] : memref<?xi32>
  return
}
// -----
func.func @f(%n: index, %m: index, %k: index, %A: memref<?xi32>, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c50 = arith.constant 50 : index
  %z = arith.constant 0 : i32
  %T = memref.alloca() : memref<2xi32>
  memref.store %z, %T[%c0] : memref<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.cmpi eq, %i, %c37 : index
    scf.if %q { memref.store %y, %T[%c0] : memref<2xi32> }
  }
  %e = arith.cmpi eq, %m, %c64 : index
  %l = memref.load %T[%c0] : memref<2xi32>
  %w = arith.select %e, %l, %z : i32
  %v = arith.addi %x, %w : i32
  memref.store %v, %A[%c0] : memref<?xi32>
  return
}
// expect: different
