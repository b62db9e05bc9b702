module {
  func.func @rounding(%arg0: memref<6xf32>, %arg1: memref<3x6xf32>, %arg2: memref<6xbf16>) {
    affine.for %arg3 = 0 to 6 {
      %0 = affine.load %arg0[%arg3] : memref<6xf32>
      %1 = math.ceil %0 : f32
      %2 = math.floor %0 : f32
      %3 = math.roundeven %0 : f32
      affine.store %1, %arg1[0, %arg3] : memref<3x6xf32>
      affine.store %2, %arg1[1, %arg3] : memref<3x6xf32>
      affine.store %3, %arg1[2, %arg3] : memref<3x6xf32>
      %4 = arith.truncf %0 : f32 to bf16
      affine.store %4, %arg2[%arg3] : memref<6xbf16>
    }
    return
  }
}
