func.func @kernel(%x: memref<20xf32>, %y: memref<16xf32>) {
  affine.for %t = 0 to 16 step 4 {
    affine.for %i = 0 to 4 {
      %a = affine.load %x[%t + %i] : memref<20xf32>
      %b = arith.mulf %a, %a : f32
      affine.store %b, %y[%t + %i] : memref<16xf32>
    }
    affine.for %i = 0 to 4 {
      %a = affine.load %y[%t + %i] : memref<16xf32>
      %b = affine.load %x[%t + %i + 4] : memref<20xf32>
      %c = arith.addf %a, %b : f32
      affine.store %c, %x[%t + %i + 4] : memref<20xf32>
    }
  }
  return
}
