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
  %c1000000 = arith.constant 1000000 : index
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  cf.br ^bb1(%c0, %c0_i8 : index, i8)
^bb1(%0: index, %1: i8):  // 2 preds: ^bb0, ^bb3
  %2 = arith.cmpi slt, %0, %c1000000 : index
  cf.cond_br %2, ^bb2, ^bb4
^bb2:  // pred: ^bb1
  %3 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %3, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %4 = arith.index_castui %1 : i8 to index
  %5 = memref.load %arg0[%4] : memref<?xf32>
  memref.store %5, %arg1[%0] : memref<?xf32>
  %6 = arith.addi %1, %c1_i8 : i8
  %7 = arith.addi %0, %c1 : index
  cf.br ^bb1(%7, %6 : index, i8)
^bb4:  // 2 preds: ^bb1, ^bb2
  return
}
// expect: different
