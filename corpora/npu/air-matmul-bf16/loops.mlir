func.func @kernel(%A: memref<64x64xbf16>, %B: memref<64x64xbf16>, %C: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, %k] : memref<64x64xbf16>
        %b = affine.load %B[%k, %j] : memref<64x64xbf16>
        %c = affine.load %C[%i, %j] : memref<64x64xf32>
        %wa = arith.extf %a : bf16 to f32
        %wb = arith.extf %b : bf16 to f32
        %m = arith.mulf %wa, %wb : f32
        %s = arith.addf %c, %m : f32
        affine.store %s, %C[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
