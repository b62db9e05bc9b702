func.func @f(%c: i1, %x: f32, %o: memref<300xf32>) {
  scf.if %c {
    affine.for %i = 0 to 300 {
      affine.store %x, %o[%i] : memref<300xf32>
    }
  }
  return
}
// -----
func.func @f(%c: i1, %x: f32, %o: memref<300xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 300 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %g = arith.cmpi slt, %i, %n : index
  cf.cond_br %g, ^more, ^end
^more:
  cf.cond_br %c, ^body, ^end
^body:
  memref.store %x, %o[%i] : memref<300xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  return
}
// expect: equivalent bitwise static
