func.func @kernel(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.store %zero, %b[%i] : memref<8xf32>
  }
  %p = memref.subview %a[1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
  %q = memref.subview %b[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  memref.copy %p, %q : memref<4xf32, strided<[1], offset: 1>> to memref<4xf32, strided<[1], offset: 2>>
  affine.for %i = 0 to 8 {
    %v = affine.load %b[%i] : memref<8xf32>
    affine.store %v, %c[%i] : memref<8xf32>
  }
  return
}
