func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c64 = arith.constant 64 : index
  %c6 = arith.constant 6 : index
  %r = arith.remsi %n, %c64 : index
  %large = arith.cmpi sgt, %n, %c64 : index
  %halo = arith.cmpi eq, %r, %c6 : index
  %bad = arith.andi %large, %halo : i1
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
