// options: --accept bitwise --accept reassociated --accept real
func.func @f(%w: memref<4xi8>, %x: memref<4xf32>, %z: i8, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 4 iter_args(%s = %zero) -> f32 {
    %a = affine.load %w[%i] : memref<4xi8>
    %d = arith.subi %a, %z : i8
    %f = arith.sitofp %d : i8 to f32
    %b = affine.load %x[%i] : memref<4xf32>
    %p = arith.mulf %f, %b : f32
    %t = arith.addf %s, %p : f32
    affine.yield %t : f32
  }
  memref.store %sum, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%w: memref<4xi8>, %x: memref<4xf32>, %z: i8, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 4 iter_args(%s = %zero) -> f32 {
    %a = affine.load %w[3 - %i] : memref<4xi8>
    %d = arith.subi %a, %z : i8
    %f = arith.sitofp %d : i8 to f32
    %b = affine.load %x[3 - %i] : memref<4xf32>
    %p = arith.mulf %f, %b : f32
    %t = arith.addf %s, %p : f32
    affine.yield %t : f32
  }
  memref.store %sum, %o[%c0] : memref<1xf32>
  return
}
// expect: equivalent reassociated
