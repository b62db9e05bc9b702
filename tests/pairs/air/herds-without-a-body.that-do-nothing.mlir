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
  air.herd @h tile (%i, %j) in (%m = %c2, %n = %c2) {
  }
  memref.store %c7, %x[%c0] : memref<4xi32>
  return
}
// expect: equivalent
