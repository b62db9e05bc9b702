func.func @f(%A: memref<?xf32>, %a: i32, %x: f32, %z: f32) {
  %c0 = arith.constant 0 : index
  %key = arith.constant 123456789 : i32
  %one = arith.constant 1.0 : f32
  %r = arith.addf %one, %x fastmath<nsz> : f32
  %is = arith.cmpi eq, %a, %key : i32
  %s = arith.select %is, %r, %z : f32
  %n = memref.dim %A, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.store %s, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %a: i32, %x: f32, %z: f32) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %key = arith.constant 123456789 : i32
  %is = arith.cmpi eq, %a, %key : i32
  %s = arith.select %is, %x, %z : f32
  %n = memref.dim %A, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.store %s, %A[%i] : memref<?xf32>
  }
  %many = arith.cmpi sgt, %n, %c5 : index
  scf.if %many {
    memref.store %x, %A[%c0] : memref<?xf32>
  }
  return
}
// expect: different
