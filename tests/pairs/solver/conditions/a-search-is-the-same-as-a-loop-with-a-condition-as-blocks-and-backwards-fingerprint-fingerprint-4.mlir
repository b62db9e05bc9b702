// options: --domain fingerprint
func.func @f(%x: f32, %A: memref<8xf32>, %B: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %in = arith.cmpi slt, %i, %c8 : index
  cf.cond_br %in, ^test, ^end
^test:
  %v = memref.load %A[%i] : memref<8xf32>
  %n = arith.cmpf oeq, %v, %x : f32
  cf.cond_br %n, ^end, ^next
^next:
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  memref.store %i, %B[%c0] : memref<1xindex>
  return
}
// -----
func.func @f(%x: f32, %A: memref<8xf32>, %B: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  memref.store %c8, %B[%c0] : memref<1xindex>
  affine.for %k = 0 to 8 {
    %i = affine.apply affine_map<(d0) -> (7 - d0)>(%k)
    %v = memref.load %A[%i] : memref<8xf32>
    %n = arith.cmpf oeq, %v, %x : f32
    scf.if %n { memref.store %i, %B[%c0] : memref<1xindex> }
  }
  return
}
// expect: equivalent bitwise static
