module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<9xf32, strided<[?], offset: ?>>, %arg1: memref<3xf32, strided<[?], offset: ?>>) -> memref<7xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant dense<0.000000e+00> : vector<9xf32>
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %cst_1 = arith.constant dense<0.000000e+00> : vector<7xf32>
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7xf32>
    cf.br ^bb1(%c0, %cst_0 : index, vector<9xf32>)
  ^bb1(%0: index, %1: vector<9xf32>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %c9 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg0[%0] : memref<9xf32, strided<[?], offset: ?>>
    %4 = vector.insert %3, %1 [%0] : f32 into vector<9xf32>
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5, %4 : index, vector<9xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c0, %cst : index, vector<3xf32>)
  ^bb4(%6: index, %7: vector<3xf32>):  // 2 preds: ^bb3, ^bb5
    %8 = arith.cmpi slt, %6, %c3 : index
    cf.cond_br %8, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %9 = memref.load %arg1[%6] : memref<3xf32, strided<[?], offset: ?>>
    %10 = vector.insert %9, %7 [%6] : f32 into vector<3xf32>
    %11 = arith.addi %6, %c1 : index
    cf.br ^bb4(%11, %10 : index, vector<3xf32>)
  ^bb6:  // pred: ^bb4
    %12 = vector.extract_strided_slice %1 {offsets = [0], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %13 = vector.extract_strided_slice %1 {offsets = [1], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %14 = vector.extract_strided_slice %1 {offsets = [2], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %15 = vector.extract %7[0] : f32 from vector<3xf32>
    %16 = vector.extract %7[1] : f32 from vector<3xf32>
    %17 = vector.extract %7[2] : f32 from vector<3xf32>
    %18 = vector.outerproduct %12, %15, %cst_1 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %19 = vector.outerproduct %13, %16, %18 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %20 = vector.outerproduct %14, %17, %19 {kind = #vector.kind<add>} : vector<7xf32>, f32
    vector.transfer_write %20, %alloc[%c0] {in_bounds = [true]} : vector<7xf32>, memref<7xf32>
    return %alloc : memref<7xf32>
  }
}
