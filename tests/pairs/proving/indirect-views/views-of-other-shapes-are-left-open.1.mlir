// options: --size a.0=4 --size b.0=3
func.func @f(%when: memref<i1>, %a: memref<?xf32>, %b: memref<?xf32>, %x: f32) {
  %c = memref.load %when[] : memref<i1>
  %c0 = arith.constant 0 : index
  %s = arith.select %c, %a, %b : memref<?xf32>
  memref.store %x, %s[%c0] : memref<?xf32>
  return
}
// -----
func.func @f(%when: memref<i1>, %a: memref<?xf32>, %b: memref<?xf32>, %x: f32) {
  %c = memref.load %when[] : memref<i1>
  %c0 = arith.constant 0 : index
  %s = arith.select %c, %a, %b : memref<?xf32>
  memref.store %x, %s[%c0] : memref<?xf32>
  return
}
// expect: equivalent bitwise all-sizes
