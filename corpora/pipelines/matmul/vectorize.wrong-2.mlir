#map = affine_map<(d0, d1) -> (d0, 0, d1)>
#map1 = affine_map<(d0, d1) -> (0, d1, d0)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>) -> tensor<3x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %c3 = arith.constant 3 : index
    %c3_0 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %2 = ub.poison : f32
    %3 = vector.create_mask %c3, %c4 : vector<4x4xi1>
    %4 = vector.mask %3 { vector.transfer_read %arg0[%c0, %c0], %2 {in_bounds = [true, true, true], permutation_map = #map} : tensor<3x4xf32>, vector<4x4x4xf32> } : vector<4x4xi1> -> vector<4x4x4xf32>
    %5 = ub.poison : f32
    %6 = vector.create_mask %c4, %c3_0 : vector<4x4xi1>
    %7 = vector.mask %6 { vector.transfer_read %arg1[%c0, %c0], %5 {in_bounds = [true, true, true], permutation_map = #map1} : tensor<4x3xf32>, vector<4x4x4xf32> } : vector<4x4xi1> -> vector<4x4x4xf32>
    %8 = ub.poison : f32
    %9 = vector.create_mask %c3, %c3_0 : vector<4x4xi1>
    %10 = vector.mask %9 { vector.transfer_read %1[%c0, %c0], %8 {in_bounds = [true, true]} : tensor<3x3xf32>, vector<4x4xf32> } : vector<4x4xi1> -> vector<4x4xf32>
    %11 = arith.mulf %4, %7 : vector<4x4x4xf32>
    %12 = vector.create_mask %c3, %c3_0, %c3 : vector<4x4x4xi1>
    %13 = vector.mask %12 { vector.multi_reduction <add>, %11, %10 [2] : vector<4x4x4xf32> to vector<4x4xf32> } : vector<4x4x4xi1> -> vector<4x4xf32>
    %c0_1 = arith.constant 0 : index
    %14 = vector.mask %9 { vector.transfer_write %13, %1[%c0_1, %c0_1] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<3x3xf32> } : vector<4x4xi1> -> tensor<3x3xf32>
    return %14 : tensor<3x3xf32>
  }
}
