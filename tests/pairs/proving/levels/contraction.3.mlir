func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    %y = affine.load %B[%i] : memref<8xf32>
    %z = math.fma %x, %y, %x : f32
    affine.store %z, %B[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    %y = affine.load %B[%i] : memref<8xf32>
    %p = arith.mulf %x, %y fastmath<contract> : f32
    %z = arith.addf %p, %x fastmath<contract> : f32
    affine.store %z, %B[%i] : memref<8xf32>
  }
  return
}
// expect: unknown open-obligation
