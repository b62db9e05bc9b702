func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>, %x: f32) {
  %c = memref.load %when[] : memref<i1>
  %c1 = arith.constant 1 : index
  scf.if %c {
    memref.store %x, %a[%c1] : memref<3xf32>
  } else {
    memref.store %x, %b[%c1] : memref<3xf32>
  }
  return
}
// -----
func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>, %x: f32) {
  %c = memref.load %when[] : memref<i1>
  %c1 = arith.constant 1 : index
  %s = arith.select %c, %a, %b : memref<3xf32>
  memref.store %x, %s[%c1] : memref<3xf32>
  return
}
// expect: equivalent bitwise
