func.func @kernel(%a: memref<32xf32>, %b: memref<1xf32>) {
  %z = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 32 iter_args(%x = %z) -> (f32) {
    %v = affine.load %a[%i] : memref<32xf32>
    %y = arith.addf %x, %v : f32
    affine.yield %y : f32
  }
  affine.store %s, %b[0] : memref<1xf32>
  return
}
