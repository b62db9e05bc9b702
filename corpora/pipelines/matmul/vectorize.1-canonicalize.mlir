#map = affine_map<(d0, d1) -> (d0, 0, d1)>
#map1 = affine_map<(d0, d1) -> (0, d1, d0)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>) -> tensor<3x3xf32> {
    %0 = ub.poison : f32
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %1 = tensor.empty() : tensor<3x3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = vector.constant_mask [3, 4] : vector<4x4xi1>
    %4 = vector.mask %3 { vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true, true], permutation_map = #map} : tensor<3x4xf32>, vector<4x4x4xf32> } : vector<4x4xi1> -> vector<4x4x4xf32>
    %5 = vector.constant_mask [4, 3] : vector<4x4xi1>
    %6 = vector.mask %5 { vector.transfer_read %arg1[%c0, %c0], %0 {in_bounds = [true, true, true], permutation_map = #map1} : tensor<4x3xf32>, vector<4x4x4xf32> } : vector<4x4xi1> -> vector<4x4x4xf32>
    %7 = vector.constant_mask [3, 3] : vector<4x4xi1>
    %8 = vector.mask %7 { vector.transfer_read %2[%c0, %c0], %0 {in_bounds = [true, true]} : tensor<3x3xf32>, vector<4x4xf32> } : vector<4x4xi1> -> vector<4x4xf32>
    %9 = arith.mulf %4, %6 : vector<4x4x4xf32>
    %10 = vector.constant_mask [3, 3, 4] : vector<4x4x4xi1>
    %11 = vector.mask %10 { vector.multi_reduction <add>, %9, %8 [2] : vector<4x4x4xf32> to vector<4x4xf32> } : vector<4x4x4xi1> -> vector<4x4xf32>
    %12 = vector.mask %7 { vector.transfer_write %11, %2[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<3x3xf32> } : vector<4x4xi1> -> tensor<3x3xf32>
    return %12 : tensor<3x3xf32>
  }
}
