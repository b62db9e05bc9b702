func.func @f(%a: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  %c4 = arith.constant 4 : index
  %q = arith.divui %s, %c4 : index
  %m = arith.muli %q, %c4 : index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%m], strides: [%t] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %i = %c0 to %m step %c1 {
    memref.store %x, %r[%i] : memref<?xf32, strided<[?], offset: ?>>
  }
  return
}
// expect: different
