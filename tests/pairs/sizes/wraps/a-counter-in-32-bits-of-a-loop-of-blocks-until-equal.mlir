func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  scf.for %i = %c0 to %dim step %c1 {
    %0 = memref.load %arg0[%i] : memref<?xf32>
    memref.store %0, %arg1[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  cf.br ^bb1(%c0, %z : index, i32)
^bb1(%i: index, %k: i32):
  %c = arith.cmpi ne, %i, %dim : index
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %at = arith.index_castui %k : i32 to index
  %v = memref.load %arg0[%at] : memref<?xf32>
  memref.store %v, %arg1[%i] : memref<?xf32>
  %k2 = arith.addi %k, %o : i32
  %i2 = arith.addi %i, %c1 : index
  cf.br ^bb1(%i2, %k2 : index, i32)
^bb3:
  return
}
// expect: equivalent bitwise listed
