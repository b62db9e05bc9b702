func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %t = memref.alloca() : memref<1024xi8>
  %no = arith.constant 0 : i8
  %yes = arith.constant 1 : i8
  affine.for %i = 0 to 1024 { affine.store %no, %t[%i] : memref<1024xi8> }
  affine.store %yes, %t[777] : memref<1024xi8>
  %low = arith.constant 1023 : index
  %at = arith.andi %n, %low : index
  %l = memref.load %t[%at] : memref<1024xi8>
  %bad = arith.cmpi eq, %l, %yes : i8
  %zero = arith.constant 0.0 : f32
  %y = arith.select %bad, %zero, %x : f32
  affine.for %i = 0 to %n { affine.store %y, %A[%i] : memref<?xf32> }
  return
}
// expect: different
