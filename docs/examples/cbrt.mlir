func.func @root(%A: memref<4xf32>, %B: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %A[%i] : memref<4xf32>
    %y = math.cbrt %x : f32
    affine.store %y, %B[%i] : memref<4xf32>
  }
  return
}
