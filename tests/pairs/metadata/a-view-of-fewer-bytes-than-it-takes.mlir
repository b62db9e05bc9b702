func.func @f(%a: memref<4xf32>) {
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<7xi8>
  %v = memref.view %b[%c0][] : memref<7xi8> to memref<2xf32>
  %x = arith.constant 1.0 : f32
  memref.store %x, %v[%c1] : memref<2xf32>
  memref.dealloc %b : memref<7xi8>
  return
}
// expect: different
