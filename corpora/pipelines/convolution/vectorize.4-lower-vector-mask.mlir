module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<9xf32, strided<[?], offset: ?>>, %arg1: memref<3xf32, strided<[?], offset: ?>>) -> memref<7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<7xf32>
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7xf32>
    %0 = vector.transfer_read %arg0[%c0], %cst {in_bounds = [true]} : memref<9xf32, strided<[?], offset: ?>>, vector<9xf32>
    %1 = vector.transfer_read %arg1[%c0], %cst {in_bounds = [true]} : memref<3xf32, strided<[?], offset: ?>>, vector<3xf32>
    %2 = vector.extract_strided_slice %0 {offsets = [0], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %3 = vector.extract_strided_slice %0 {offsets = [1], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %4 = vector.extract_strided_slice %0 {offsets = [2], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %5 = vector.extract %1[0] : f32 from vector<3xf32>
    %6 = vector.extract %1[1] : f32 from vector<3xf32>
    %7 = vector.extract %1[2] : f32 from vector<3xf32>
    %8 = vector.outerproduct %2, %5, %cst_0 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %9 = vector.outerproduct %3, %6, %8 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %10 = vector.outerproduct %4, %7, %9 {kind = #vector.kind<add>} : vector<7xf32>, f32
    vector.transfer_write %10, %alloc[%c0] {in_bounds = [true]} : vector<7xf32>, memref<7xf32>
    return %alloc : memref<7xf32>
  }
}
