#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%a: !four, %b: !four, %x: complex<f32>) -> !four {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : !four
  %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
    ins(%a, %b : !four, !four) outs(%e : !four) {
  ^bb0(%l: complex<f32>, %r: complex<f32>, %o: complex<f32>):
    %m = complex.mul %l, %r : complex<f32>
    linalg.yield %m : complex<f32>
  } -> !four
  %y = tensor.extract %p[%c1] : !four
  %z = complex.add %y, %x : complex<f32>
  %q = tensor.insert %z into %p[%c1] : !four
  return %q : !four
}
// -----
module {
  func.func @f(%arg0: memref<4xcomplex<f32>, strided<[?], offset: ?>>, %arg1: memref<4xcomplex<f32>, strided<[?], offset: ?>>, %arg2: complex<f32>) -> memref<4xcomplex<f32>> {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xcomplex<f32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %2 = memref.load %arg0[%arg3] : memref<4xcomplex<f32>, strided<[?], offset: ?>>
      %3 = memref.load %arg1[%arg3] : memref<4xcomplex<f32>, strided<[?], offset: ?>>
      %4 = complex.mul %2, %3 : complex<f32>
      memref.store %4, %alloc[%arg3] : memref<4xcomplex<f32>>
    }
    %0 = memref.load %alloc[%c1] : memref<4xcomplex<f32>>
    %1 = complex.add %0, %arg2 : complex<f32>
    memref.store %1, %alloc[%c1] : memref<4xcomplex<f32>>
    return %alloc : memref<4xcomplex<f32>>
  }
}
// expect: equivalent bitwise
