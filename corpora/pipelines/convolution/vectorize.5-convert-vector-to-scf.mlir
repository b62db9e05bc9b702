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
    %0 = scf.for %arg2 = %c0 to %c9 step %c1 iter_args(%arg3 = %cst_0) -> (vector<9xf32>) {
      %11 = memref.load %arg0[%arg2] : memref<9xf32, strided<[?], offset: ?>>
      %12 = vector.insert %11, %arg3 [%arg2] : f32 into vector<9xf32>
      scf.yield %12 : vector<9xf32>
    }
    %1 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %cst) -> (vector<3xf32>) {
      %11 = memref.load %arg1[%arg2] : memref<3xf32, strided<[?], offset: ?>>
      %12 = vector.insert %11, %arg3 [%arg2] : f32 into vector<3xf32>
      scf.yield %12 : vector<3xf32>
    }
    %2 = vector.extract_strided_slice %0 {offsets = [0], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %3 = vector.extract_strided_slice %0 {offsets = [1], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %4 = vector.extract_strided_slice %0 {offsets = [2], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %5 = vector.extract %1[0] : f32 from vector<3xf32>
    %6 = vector.extract %1[1] : f32 from vector<3xf32>
    %7 = vector.extract %1[2] : f32 from vector<3xf32>
    %8 = vector.outerproduct %2, %5, %cst_1 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %9 = vector.outerproduct %3, %6, %8 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %10 = vector.outerproduct %4, %7, %9 {kind = #vector.kind<add>} : vector<7xf32>, f32
    vector.transfer_write %10, %alloc[%c0] {in_bounds = [true]} : vector<7xf32>, memref<7xf32>
    return %alloc : memref<7xf32>
  }
}
