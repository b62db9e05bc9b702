#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%a: !four, %b: !four, %x: complex<f32>, %c: i1) -> !four {
  %r = arith.select %c, %a, %b : !four
  return %r : !four
}
// -----
module {
  func.func @f(%arg0: memref<4xcomplex<f32>, strided<[?], offset: ?>>, %arg1: memref<4xcomplex<f32>, strided<[?], offset: ?>>, %arg2: complex<f32>, %arg3: i1) -> memref<4xcomplex<f32>, strided<[?], offset: ?>> {
    %0 = arith.select %arg3, %arg0, %arg1 : memref<4xcomplex<f32>, strided<[?], offset: ?>>
    return %0 : memref<4xcomplex<f32>, strided<[?], offset: ?>>
  }
}
// expect: equivalent bitwise
