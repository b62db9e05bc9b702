func.func @f(%A: memref<1xf32>, %n: i32) {
  %i0 = arith.constant 0 : index
  %0 = arith.constant 0 : i32
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %d = arith.subi %0, %n : i32
  %s = arith.andi %d, %n : i32
  %c = arith.cmpi slt, %s, %0 : i32
  scf.if %c {
    memref.store %y, %A[%i0] : memref<1xf32>
  } else {
    memref.store %x, %A[%i0] : memref<1xf32>
  }
  return
}
// -----
func.func @f(%A: memref<1xf32>, %n: i32) {
  %i0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f32
  memref.store %x, %A[%i0] : memref<1xf32>
  return
}
// expect: different
