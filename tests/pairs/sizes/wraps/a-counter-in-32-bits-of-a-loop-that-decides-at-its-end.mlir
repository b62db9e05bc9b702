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
  %e = arith.cmpi ne, %dim, %c0 : index
  cf.cond_br %e, ^bb1(%c0, %z : index, i32), ^bb3
^bb1(%i: index, %k: i32):
  %at = arith.index_cast %k : i32 to index
  %v = memref.load %arg0[%at] : memref<?xf32>
  memref.store %v, %arg1[%i] : memref<?xf32>
  %k2 = arith.addi %k, %o : i32
  %i2 = arith.addi %i, %c1 : index
  %c = arith.cmpi ne, %i2, %dim : index
  cf.cond_br %c, ^bb1(%i2, %k2 : index, i32), ^bb3
^bb3:
  return
}
// expect: equivalent bitwise listed
