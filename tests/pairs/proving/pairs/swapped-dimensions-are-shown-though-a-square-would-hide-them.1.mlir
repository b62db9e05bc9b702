func.func @f(%m: index, %n: index, %A: memref<?x?xf32>) {
  affine.for %i = 0 to %m {
        affine.for %j = 0 to %n {
          %x = affine.load %A[%i, %j] : memref<?x?xf32>
          %y = arith.addf %x, %x : f32
          affine.store %y, %A[%i, %j] : memref<?x?xf32>
        }
      }
  return
}
// -----
func.func @f(%m: index, %n: index, %A: memref<?x?xf32>) {
  affine.for %i = 0 to %m {
        affine.for %j = 0 to %n {
          %x = affine.load %A[%i, %j] : memref<?x?xf32>
          %y = arith.addf %x, %x : f32
          affine.store %y, %A[%i, %j] : memref<?x?xf32>
        }
      }
  return
}
// expect: equivalent bitwise
