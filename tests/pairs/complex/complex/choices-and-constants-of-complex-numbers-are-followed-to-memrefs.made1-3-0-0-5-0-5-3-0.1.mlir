#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%a: !four, %b: !four, %x: complex<f32>, %c: i1) -> !four {
  %s = arith.constant dense<[(1.0, 2.0), (3.0, 0.5), (0.0, -0.0), (1.0, 0x7F800000)]> : !four
  %e = tensor.empty() : !four
  %r = linalg.map {complex.add} ins(%a, %s : !four, !four) outs(%e : !four)
  return %r : !four
}
// -----
module {
  memref.global "private" constant @"__constant_4xcomplex<f32>" : memref<4xcomplex<f32>> = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,5.000000e-01), (0.000000e+00,-0.000000e+00), (1.000000e+00,0x7F800000)]> {alignment = 64 : i64}
  func.func @f(%arg0: memref<4xcomplex<f32>, strided<[?], offset: ?>>, %arg1: memref<4xcomplex<f32>, strided<[?], offset: ?>>, %arg2: complex<f32>, %arg3: i1) -> memref<4xcomplex<f32>> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = memref.get_global @"__constant_4xcomplex<f32>" : memref<4xcomplex<f32>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xcomplex<f32>>
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %1 = memref.load %arg0[%arg4] : memref<4xcomplex<f32>, strided<[?], offset: ?>>
      %2 = memref.load %0[%arg4] : memref<4xcomplex<f32>>
      %3 = complex.add %1, %2 : complex<f32>
      memref.store %3, %alloc[%arg4] : memref<4xcomplex<f32>>
    }
    return %alloc : memref<4xcomplex<f32>>
  }
}
// expect: equivalent bitwise
