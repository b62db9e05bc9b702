func.func @f(%x: memref<4xi32>) {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  air.herd @h tile (%i, %j) in (%m = %c2, %n = %c2)
  memref.store %c7, %x[%c0] : memref<4xi32>
  return
}

// -----

func.func @f(%x: memref<4xi32>) {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  air.herd @h tile (%i, %j) in (%m = %c2, %n = %c2) args(%y = %x) : memref<4xi32> {
    %k = arith.constant 1 : index
    %v = arith.constant 5 : i32
    memref.store %v, %y[%k] : memref<4xi32>
  }
  memref.store %c7, %x[%c0] : memref<4xi32>
  return
}
// expect: different
