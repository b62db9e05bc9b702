// options: --accept bitwise,reassociated,real,real-any-precision
func.func @f(%A: memref<8xf32>, %r: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
    %a = affine.load %A[%i] : memref<8xf32>
    %next = arith.addf %sum, %a : f32
    affine.yield %next : f32
  }
  affine.store %s, %r[0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %r: memref<1xf32>) {
  %T = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %a = affine.load %A[%i] : memref<8xf32>
    affine.store %a, %T[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 4 {
    %a = affine.load %T[%i] : memref<8xf32>
    %b = affine.load %T[%i + 3] : memref<8xf32>
    %c = arith.addf %a, %b : f32
    affine.store %c, %T[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 2 {
    %a = affine.load %T[%i] : memref<8xf32>
    %b = affine.load %T[%i + 2] : memref<8xf32>
    %c = arith.addf %a, %b : f32
    affine.store %c, %T[%i] : memref<8xf32>
  }
  %x = affine.load %T[0] : memref<8xf32>
  %y = affine.load %T[1] : memref<8xf32>
  %z = arith.addf %x, %y : f32
  affine.store %z, %r[0] : memref<1xf32>
  return
}
// expect: different
