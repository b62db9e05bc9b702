func.func @f(%m: memref<4xf32>, %b: memref<4xf32>, %c: memref<2xi1>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.load %c[%c0] : memref<2xi1>
  %s = arith.select %p, %m, %b : memref<4xf32>
memref.store %x, %s[%c1] : memref<4xf32>
%y = memref.load %m[%c1] : memref<4xf32>
memref.store %y, %b[%c0] : memref<4xf32>

  return
}
// -----
func.func @f(%m: memref<4xf32>, %b: memref<4xf32>, %c: memref<2xi1>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.load %c[%c0] : memref<2xi1>
  %s = arith.select %p, %m, %b : memref<4xf32>
%y = memref.load %m[%c1] : memref<4xf32>
memref.store %x, %s[%c1] : memref<4xf32>
memref.store %y, %b[%c0] : memref<4xf32>

  return
}
// expect: different
