// options: --assume k:0..3
func.func @f(%k: memref<6xi32>, %A: memref<4xf32>, %w: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %z = arith.constant 0 : i32
    %m = arith.constant 3 : i32
    %v = affine.load %k[%i] : memref<6xi32>
    %a = arith.maxsi %v, %z : i32
    %b = arith.minsi %a, %m : i32
    %r = arith.index_cast %v : i32 to index
    %o = memref.load %A[%r] : memref<4xf32>
    affine.store %o, %w[%i] : memref<6xf32>
  }
  return
}
// -----
func.func @f(%k: memref<6xi32>, %A: memref<4xf32>, %w: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %z = arith.constant 0 : i32
    %m = arith.constant 3 : i32
    %v = affine.load %k[%i] : memref<6xi32>
    %a = arith.maxsi %v, %z : i32
    %b = arith.minsi %a, %m : i32
    %r = arith.index_cast %b : i32 to index
    %o = memref.load %A[%r] : memref<4xf32>
    affine.store %o, %w[%i] : memref<6xf32>
  }
  return
}
// expect: equivalent
