func.func @kernel(%a: memref<8x8xf16>, %b: memref<8x8xf16>, %c: memref<8x8xf32>) {
  %bs = memref.alloc() : memref<8x8xf16>
  affine.for %k = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %b[%k, %j] : memref<8x8xf16>
      %to = arith.xori %k, %j : index
      memref.store %v, %bs[%k, %to] : memref<8x8xf16>
    }
  }
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 8 iter_args(%s = %zero) -> f32 {
        %l = affine.load %a[%i, %k] : memref<8x8xf16>
        %from = arith.xori %k, %j : index
        %r = memref.load %bs[%k, %from] : memref<8x8xf16>
        %le = arith.extf %l : f16 to f32
        %re = arith.extf %r : f16 to f32
        %p = arith.mulf %le, %re : f32
        %n = arith.addf %s, %p : f32
        affine.yield %n : f32
      }
      affine.store %sum, %c[%i, %j] : memref<8x8xf32>
    }
  }
  memref.dealloc %bs : memref<8x8xf16>
  return
}
