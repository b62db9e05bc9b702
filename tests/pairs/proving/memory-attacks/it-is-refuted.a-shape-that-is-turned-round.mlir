func.func @f(%A: memref<6xf32>, %B: memref<2x3xf32>, %S: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %T = memref.alloca() : memref<2xindex>
  memref.store %c2, %T[%c0] : memref<2xindex>
  memref.store %c3, %T[%c1] : memref<2xindex>
  %R = memref.reshape %A(%T) : (memref<6xf32>, memref<2xindex>) -> memref<2x3xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %x = memref.load %R[%i, %j] : memref<2x3xf32>
      affine.store %x, %B[%i, %j] : memref<2x3xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<6xf32>, %B: memref<2x3xf32>, %S: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %T = memref.alloca() : memref<2xindex>
  memref.store %c3, %T[%c0] : memref<2xindex>
  memref.store %c2, %T[%c1] : memref<2xindex>
  %Q = memref.reshape %A(%T) : (memref<6xf32>, memref<2xindex>) -> memref<3x2xf32>
  %R = memref.transpose %Q (i, j) -> (j, i) : memref<3x2xf32> to memref<2x3xf32, strided<[1, 2]>>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %x = memref.load %R[%i, %j] : memref<2x3xf32, strided<[1, 2]>>
      affine.store %x, %B[%i, %j] : memref<2x3xf32>
    }
  }
  return
}
// expect: different
