module {
  func.func @fused(%arg0: memref<6xf32>, %arg1: memref<6xf32>, %arg2: memref<6xf32>) {
    affine.for %arg3 = 0 to 6 {
      %0 = affine.load %arg0[%arg3] : memref<6xf32>
      %1 = affine.load %arg1[%arg3] : memref<6xf32>
      %2 = affine.load %arg2[%arg3] : memref<6xf32>
      %3 = math.fma %0, %1, %2 fastmath<contract> : f32
      affine.store %3, %arg2[%arg3] : memref<6xf32>
    }
    return
  }
}
