func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c40 = arith.constant 40 : index
  %less = arith.subi %n, %c1 : index
  %bits = arith.andi %n, %less : index
  %power = arith.cmpi eq, %bits, %c0 : index
  %large = arith.cmpi sgt, %n, %c40 : index
  %bad = arith.andi %power, %large : i1
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
