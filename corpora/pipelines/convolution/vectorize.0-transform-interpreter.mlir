module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<9xf32>, %arg1: tensor<3xf32>) -> tensor<7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<7xf32>
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<7xf32>
    %1 = vector.transfer_read %arg0[%c0], %cst {in_bounds = [true]} : tensor<9xf32>, vector<9xf32>
    %2 = vector.transfer_read %arg1[%c0], %cst {in_bounds = [true]} : tensor<3xf32>, vector<3xf32>
    %3 = vector.extract_strided_slice %1 {offsets = [0], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %4 = vector.extract_strided_slice %1 {offsets = [1], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %5 = vector.extract_strided_slice %1 {offsets = [2], sizes = [7], strides = [1]} : vector<9xf32> to vector<7xf32>
    %6 = vector.extract %2[0] : f32 from vector<3xf32>
    %7 = vector.extract %2[1] : f32 from vector<3xf32>
    %8 = vector.extract %2[2] : f32 from vector<3xf32>
    %9 = vector.outerproduct %3, %6, %cst_0 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %10 = vector.outerproduct %4, %7, %9 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %11 = vector.outerproduct %5, %8, %10 {kind = #vector.kind<add>} : vector<7xf32>, f32
    %12 = vector.transfer_write %11, %0[%c0] {in_bounds = [true]} : vector<7xf32>, tensor<7xf32>
    return %12 : tensor<7xf32>
  }
}
