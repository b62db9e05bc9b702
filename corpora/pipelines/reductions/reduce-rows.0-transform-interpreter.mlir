module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<5x6xf32>) -> tensor<5xf32> {
    %0 = ub.poison : f32
    %cst = arith.constant dense<0.000000e+00> : vector<5xf32>
    %c0 = arith.constant 0 : index
    %1 = tensor.empty() : tensor<5xf32>
    %2 = vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true]} : tensor<5x6xf32>, vector<5x6xf32>
    %3 = vector.multi_reduction <add>, %2, %cst [1] : vector<5x6xf32> to vector<5xf32>
    %4 = vector.transfer_write %3, %1[%c0] {in_bounds = [true]} : vector<5xf32>, tensor<5xf32>
    return %4 : tensor<5xf32>
  }
}
