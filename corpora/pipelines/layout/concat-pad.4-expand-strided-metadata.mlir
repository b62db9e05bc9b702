module {
  func.func @f(%arg0: memref<3x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<2x4xf32, strided<[?, ?], offset: ?>>) -> memref<6x7xf32> {
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5x4xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<5x4xf32> to memref<3x4xf32, strided<[4, 1]>>
    memref.copy %arg0, %reinterpret_cast : memref<3x4xf32, strided<[?, ?], offset: ?>> to memref<3x4xf32, strided<[4, 1]>>
    %reinterpret_cast_0 = memref.reinterpret_cast %alloc to offset: [12], sizes: [2, 4], strides: [4, 1] : memref<5x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 12>>
    memref.copy %arg1, %reinterpret_cast_0 : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32, strided<[4, 1], offset: 12>>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<6x7xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %c6 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %c7 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    memref.store %cst, %alloc_1[%0, %2] : memref<6x7xf32>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb6:  // pred: ^bb1
    %reinterpret_cast_2 = memref.reinterpret_cast %alloc_1 to offset: [9], sizes: [5, 4], strides: [7, 1] : memref<6x7xf32> to memref<5x4xf32, strided<[7, 1], offset: 9>>
    memref.copy %alloc, %reinterpret_cast_2 : memref<5x4xf32> to memref<5x4xf32, strided<[7, 1], offset: 9>>
    return %alloc_1 : memref<6x7xf32>
  }
}
