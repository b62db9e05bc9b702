func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i16
  %o = arith.constant 1 : i16
  cf.br ^bb1(%c0, %z : index, i16)
^bb1(%i: index, %k: i16):
  %c = arith.cmpi slt, %i, %dim : index
  cf.cond_br %c, ^bb2, ^bb4
^bb2:
  %c2 = arith.cmpi eq, %i, %m : index
  cf.cond_br %c2, ^bb4, ^bb3
^bb3:
  %at = arith.addi %i, %c0 : index
  %v = memref.load %arg0[%at] : memref<?xf32>
  memref.store %v, %arg1[%i] : memref<?xf32>
  %k2 = arith.addi %k, %o : i16
  %i2 = arith.addi %i, %c1 : index
  cf.br ^bb1(%i2, %k2 : index, i16)
^bb4:
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i16
  %o = arith.constant 1 : i16
  cf.br ^bb1(%c0, %z : index, i16)
^bb1(%i: index, %k: i16):
  %c = arith.cmpi slt, %i, %dim : index
  cf.cond_br %c, ^bb2, ^bb4
^bb2:
  %c2 = arith.cmpi eq, %i, %m : index
  cf.cond_br %c2, ^bb4, ^bb3
^bb3:
  %t = arith.index_cast %i : index to i16
  %at = arith.index_castui %t : i16 to index
  %v = memref.load %arg0[%at] : memref<?xf32>
  memref.store %v, %arg1[%i] : memref<?xf32>
  %k2 = arith.addi %k, %o : i16
  %i2 = arith.addi %i, %c1 : index
  cf.br ^bb1(%i2, %k2 : index, i16)
^bb4:
  return
}
// expect: different
