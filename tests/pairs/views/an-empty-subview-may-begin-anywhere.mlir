func.func @f(%a: memref<8xf32>, %out: memref<1xf32>, %o: index) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 2.0 : f32
  %v = memref.subview %a[%o] [%c0] [1] : memref<8xf32> to memref<?xf32, strided<[1], offset: ?>>
  linalg.fill ins(%f : f32) outs(%v : memref<?xf32, strided<[1], offset: ?>>)
  memref.store %f, %out[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %out: memref<1xf32>, %o: index) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 2.0 : f32
  %m = arith.constant -4 : index
  %bad = arith.cmpi eq, %o, %m : index
  scf.if %bad {
    %g = arith.constant 1.0 : f32
    memref.store %g, %out[%c0] : memref<1xf32>
  } else {
    memref.store %f, %out[%c0] : memref<1xf32>
  }
  return
}
// expect: different
