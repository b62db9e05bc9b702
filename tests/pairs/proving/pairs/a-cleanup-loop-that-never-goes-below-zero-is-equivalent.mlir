func.func @f(%n: index, %A: memref<?xf32>, %B: memref<?xf32>) {
  affine.for %i = 0 to %n {
    %x = affine.load %A[%i] : memref<?xf32>
    affine.store %x, %B[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %B: memref<?xf32>) {
  %zero = arith.constant 0 : index
      %clamped = arith.maxsi %n, %zero : index
      %m = affine.apply affine_map<()[s0] -> ((s0 floordiv 4) * 4)>()[%clamped]
    
  affine.for %i = 0 to %m step 4 {
    affine.for %j = 0 to 4 {
      %x = affine.load %A[%i + %j] : memref<?xf32>
      affine.store %x, %B[%i + %j] : memref<?xf32>
    }
  }
  affine.for %i = %m to %n {
    %x = affine.load %A[%i] : memref<?xf32>
    affine.store %x, %B[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent bitwise
