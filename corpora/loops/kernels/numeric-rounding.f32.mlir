// Rounding to integers and to coarser floats.
func.func @rounding(%A: memref<6xf32>, %B: memref<3x6xf32>, %C: memref<6xbf16>) {
  affine.for %i = 0 to 6 {
    %a = affine.load %A[%i] : memref<6xf32>
    %up = math.ceil %a : f32
    %down = math.floor %a : f32
    %near = math.roundeven %a : f32
    affine.store %up, %B[0, %i] : memref<3x6xf32>
    affine.store %down, %B[1, %i] : memref<3x6xf32>
    affine.store %near, %B[2, %i] : memref<3x6xf32>
    %c = arith.truncf %a : f32 to bf16
    affine.store %c, %C[%i] : memref<6xbf16>
  }
  return
}
