// One goes to the one buffer and one to the other, whichever that is.
func.func @f(%m: memref<4xf32>, %b: memref<4xf32>, %c: memref<2xi1>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.load %c[%c0] : memref<2xi1>
  %s = arith.select %p, %m, %b : memref<4xf32>
%t = arith.select %p, %b, %m : memref<4xf32>
memref.store %x, %s[%c0] : memref<4xf32>
memref.store %x, %t[%c0] : memref<4xf32>

  return
}
// -----
func.func @f(%m: memref<4xf32>, %b: memref<4xf32>, %c: memref<2xi1>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.load %c[%c0] : memref<2xi1>
  %s = arith.select %p, %m, %b : memref<4xf32>
%t = arith.select %p, %b, %m : memref<4xf32>
affine.parallel (%i) = (0) to (2) {
  %first = arith.cmpi eq, %i, %c0 : index
  scf.if %first { memref.store %x, %s[%c0] : memref<4xf32>
 } else { memref.store %x, %t[%c0] : memref<4xf32>
 }
}

  return
}
// expect: equivalent bitwise static
