func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n step 7 { affine.for %j = 0 to 13 { %y = arith.addf %x, %x : f32 } }
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c13 = arith.constant 13 : index
  %r7 = arith.remsi %n, %c7 : index
  %r13 = arith.remsi %n, %c13 : index
  %by7 = arith.cmpi eq, %r7, %c0 : index
  %by13 = arith.cmpi eq, %r13, %c0 : index
  %both = arith.andi %by7, %by13 : i1
  %positive = arith.cmpi sgt, %n, %c0 : index
  %bad = arith.andi %both, %positive : i1
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
