func.func @f(%A: memref<4xi32>, %T: memref<1xi32>, %O: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  scf.for %k = %c0 to %c4 step %c1 {
  %i = arith.addi %c0, %k : index

  %v = memref.load %A[%i] : memref<4xi32>
  %t = memref.generic_atomic_rmw %T[%c0] : memref<1xi32> {
  ^bb0(%now : i32):
    %square = arith.muli %now, %now : i32
    %e = arith.addi %square, %v : i32
    memref.atomic_yield %e : i32
  }
  }
  return
}
// -----
func.func @f(%A: memref<4xi32>, %T: memref<1xi32>, %O: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  scf.for %k = %c0 to %c4 step %c1 {
  %i = arith.subi %c3, %k : index

  %v = memref.load %A[%i] : memref<4xi32>
  %t = memref.generic_atomic_rmw %T[%c0] : memref<1xi32> {
  ^bb0(%now : i32):
    %square = arith.muli %now, %now : i32
    %e = arith.addi %square, %v : i32
    memref.atomic_yield %e : i32
  }
  }
  return
}
// expect: different
