#map = affine_map<(d0) -> (d0 * 2)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<3x3x3x2xf32>) -> tensor<1x4x4x3xf32> {
    %cst = arith.constant dense<[[1.000000e+00, 0.000000e+00], [1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<4x2xf32>
    %cst_0 = arith.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<2x4xf32>
    %cst_1 = arith.constant dense<[[-1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<4x4xf32>
    %cst_2 = arith.constant dense<[[-1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<4x4xf32>
    %cst_3 = arith.constant dense<[[-1.000000e+00, 5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, -5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00]]> : tensor<3x4xf32>
    %cst_4 = arith.constant dense<[[-1.000000e+00, 0.000000e+00, 0.000000e+00], [5.000000e-01, -5.000000e-01, 5.000000e-01], [5.000000e-01, 5.000000e-01, 5.000000e-01], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<4x3xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x4x3xf32>
    %1 = linalg.fill ins(%cst_5 : f32) outs(%0 : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
    %2 = tensor.empty() : tensor<4x4x2x3xf32>
    %3 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %2) -> (tensor<4x4x2x3xf32>) {
      %10 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (tensor<4x4x2x3xf32>) {
        %extracted_slice = tensor.extract_slice %arg1[%arg2, 0, 0, %arg4] [1, 3, 3, 1] [1, 1, 1, 1] : tensor<3x3x3x2xf32> to tensor<3x3xf32>
        %11 = tensor.empty() : tensor<4x3xf32>
        %12 = linalg.fill ins(%cst_5 : f32) outs(%11 : tensor<4x3xf32>) -> tensor<4x3xf32>
        %13 = linalg.matmul ins(%cst_4, %extracted_slice : tensor<4x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<4x3xf32>) -> tensor<4x3xf32>
        %14 = tensor.empty() : tensor<4x4xf32>
        %15 = linalg.fill ins(%cst_5 : f32) outs(%14 : tensor<4x4xf32>) -> tensor<4x4xf32>
        %16 = linalg.matmul ins(%13, %cst_3 : tensor<4x3xf32>, tensor<3x4xf32>) outs(%15 : tensor<4x4xf32>) -> tensor<4x4xf32>
        %inserted_slice = tensor.insert_slice %16 into %arg5[0, 0, %arg4, %arg2] [4, 4, 1, 1] [1, 1, 1, 1] : tensor<4x4xf32> into tensor<4x4x2x3xf32>
        scf.yield %inserted_slice : tensor<4x4x2x3xf32>
      }
      scf.yield %10 : tensor<4x4x2x3xf32>
    }
    %4 = tensor.empty() : tensor<4x4x2x2x1x2xf32>
    %5 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %4) -> (tensor<4x4x2x2x1x2xf32>) {
      %10 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (tensor<4x4x2x2x1x2xf32>) {
        %11 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (tensor<4x4x2x2x1x2xf32>) {
          %12 = affine.apply #map(%arg2)
          %13 = affine.apply #map(%arg4)
          %extracted_slice = tensor.extract_slice %arg0[0, %12, %13, %arg6] [1, 4, 4, 1] [1, 1, 1, 1] : tensor<1x6x6x2xf32> to tensor<4x4xf32>
          %14 = tensor.empty() : tensor<4x4xf32>
          %15 = linalg.fill ins(%cst_5 : f32) outs(%14 : tensor<4x4xf32>) -> tensor<4x4xf32>
          %16 = linalg.matmul ins(%cst_2, %extracted_slice : tensor<4x4xf32>, tensor<4x4xf32>) outs(%15 : tensor<4x4xf32>) -> tensor<4x4xf32>
          %17 = tensor.empty() : tensor<4x4xf32>
          %18 = linalg.fill ins(%cst_5 : f32) outs(%17 : tensor<4x4xf32>) -> tensor<4x4xf32>
          %19 = linalg.matmul ins(%16, %cst_1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%18 : tensor<4x4xf32>) -> tensor<4x4xf32>
          %inserted_slice = tensor.insert_slice %19 into %arg7[0, 0, %arg2, %arg4, 0, %arg6] [4, 4, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<4x4xf32> into tensor<4x4x2x2x1x2xf32>
          scf.yield %inserted_slice : tensor<4x4x2x2x1x2xf32>
        }
        scf.yield %11 : tensor<4x4x2x2x1x2xf32>
      }
      scf.yield %10 : tensor<4x4x2x2x1x2xf32>
    }
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<4x4x2x3xf32> into tensor<16x2x3xf32>
    %collapsed_6 = tensor.collapse_shape %5 [[0, 1], [2, 3, 4], [5]] : tensor<4x4x2x2x1x2xf32> into tensor<16x4x2xf32>
    %6 = tensor.empty() : tensor<16x4x3xf32>
    %7 = linalg.fill ins(%cst_5 : f32) outs(%6 : tensor<16x4x3xf32>) -> tensor<16x4x3xf32>
    %8 = linalg.batch_matmul ins(%collapsed_6, %collapsed : tensor<16x4x2xf32>, tensor<16x2x3xf32>) outs(%7 : tensor<16x4x3xf32>) -> tensor<16x4x3xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2, 3, 4], [5]] output_shape [4, 4, 2, 2, 1, 3] : tensor<16x4x3xf32> into tensor<4x4x2x2x1x3xf32>
    %9 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %1) -> (tensor<1x4x4x3xf32>) {
      %10 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (tensor<1x4x4x3xf32>) {
        %11 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg5) -> (tensor<1x4x4x3xf32>) {
          %extracted_slice = tensor.extract_slice %expanded[0, 0, %arg2, %arg4, 0, %arg6] [4, 4, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<4x4x2x2x1x3xf32> to tensor<4x4xf32>
          %12 = affine.apply #map(%arg2)
          %13 = affine.apply #map(%arg4)
          %extracted_slice_7 = tensor.extract_slice %arg7[0, %12, %13, %arg6] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x4x4x3xf32> to tensor<2x2xf32>
          %14 = tensor.empty() : tensor<2x4xf32>
          %15 = linalg.fill ins(%cst_5 : f32) outs(%14 : tensor<2x4xf32>) -> tensor<2x4xf32>
          %16 = linalg.matmul ins(%cst_0, %extracted_slice : tensor<2x4xf32>, tensor<4x4xf32>) outs(%15 : tensor<2x4xf32>) -> tensor<2x4xf32>
          %17 = linalg.matmul ins(%16, %cst : tensor<2x4xf32>, tensor<4x2xf32>) outs(%extracted_slice_7 : tensor<2x2xf32>) -> tensor<2x2xf32>
          %inserted_slice = tensor.insert_slice %17 into %arg7[0, %12, %13, %arg6] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<2x2xf32> into tensor<1x4x4x3xf32>
          scf.yield %inserted_slice : tensor<1x4x4x3xf32>
        }
        scf.yield %11 : tensor<1x4x4x3xf32>
      }
      scf.yield %10 : tensor<1x4x4x3xf32>
    }
    return %9 : tensor<1x4x4x3xf32>
  }
}
