func.func @f(%A: memref<?xf32>, %n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c = arith.constant 2.0 : f32
  scf.for %i = %0 to %n step %1 {
    %a = memref.load %A[%i] : memref<?xf32>
    %b = arith.mulf %a, %c : f32
    memref.store %b, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c = arith.constant 2.0 : f32
  cf.br ^head(%0 : index)
^head(%i: index):
  %t = arith.cmpi slt, %i, %n : index
  cf.cond_br %t, ^body, ^end
^body:
  %a = memref.load %A[%i] : memref<?xf32>
  %b = arith.mulf %a, %c : f32
  memref.store %b, %A[%i] : memref<?xf32>
  %j = arith.addi %i, %1 : index
  cf.br ^head(%j : index)
^end:
  return
}
// expect: equivalent bitwise all-sizes
