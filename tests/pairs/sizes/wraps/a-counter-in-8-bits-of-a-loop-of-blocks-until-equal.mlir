func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  scf.for %arg2 = %c0 to %dim step %c1 {
    %0 = memref.load %arg0[%arg2] : memref<?xf32>
    memref.store %0, %arg1[%arg2] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  cf.br ^bb1(%c0, %c0_i8 : index, i8)
^bb1(%0: index, %1: i8):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi eq, %0, %dim : index
  cf.cond_br %2, ^bb3, ^bb2
^bb2:  // pred: ^bb1
  %3 = arith.index_castui %1 : i8 to index
  %4 = memref.load %arg0[%3] : memref<?xf32>
  memref.store %4, %arg1[%0] : memref<?xf32>
  %5 = arith.addi %1, %c1_i8 : i8
  %6 = arith.addi %0, %c1 : index
  cf.br ^bb1(%6, %5 : index, i8)
^bb3:  // pred: ^bb1
  return
}
// expect: different
