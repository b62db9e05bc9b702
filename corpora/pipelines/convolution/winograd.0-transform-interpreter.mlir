#map = affine_map<(d0) -> (d0 * 2)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<3x3x3x2xf32>) -> tensor<1x4x4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x4x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
    %2 = tensor.empty() : tensor<4x4x2x3xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %2) -> (tensor<4x4x2x3xf32>) {
      %10 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (tensor<4x4x2x3xf32>) {
        %extracted_slice = tensor.extract_slice %arg1[%arg2, %c0, %c0, %arg4] [1, 3, 3, 1] [1, 1, 1, 1] : tensor<3x3x3x2xf32> to tensor<3x3xf32>
        %cst_14 = arith.constant 0.000000e+00 : f32
        %11 = tensor.empty() : tensor<4x3xf32>
        %12 = linalg.fill ins(%cst_14 : f32) outs(%11 : tensor<4x3xf32>) -> tensor<4x3xf32>
        %cst_15 = arith.constant dense<[[-1.000000e+00, 0.000000e+00, 0.000000e+00], [5.000000e-01, -5.000000e-01, 5.000000e-01], [5.000000e-01, 5.000000e-01, 5.000000e-01], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<4x3xf32>
        %13 = linalg.matmul ins(%cst_15, %extracted_slice : tensor<4x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<4x3xf32>) -> tensor<4x3xf32>
        %14 = tensor.empty() : tensor<4x4xf32>
        %15 = linalg.fill ins(%cst_14 : f32) outs(%14 : tensor<4x4xf32>) -> tensor<4x4xf32>
        %cst_16 = arith.constant dense<[[-1.000000e+00, 5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, -5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00]]> : tensor<3x4xf32>
        %16 = linalg.matmul ins(%13, %cst_16 : tensor<4x3xf32>, tensor<3x4xf32>) outs(%15 : tensor<4x4xf32>) -> tensor<4x4xf32>
        %inserted_slice = tensor.insert_slice %16 into %arg5[%c0, %c0, %arg4, %arg2] [4, 4, 1, 1] [1, 1, 1, 1] : tensor<4x4xf32> into tensor<4x4x2x3xf32>
        scf.yield %inserted_slice : tensor<4x4x2x3xf32>
      }
      scf.yield %10 : tensor<4x4x2x3xf32>
    }
    %4 = tensor.empty() : tensor<4x4x2x2x1x2xf32>
    %c0_0 = arith.constant 0 : index
    %c2_1 = arith.constant 2 : index
    %c2_2 = arith.constant 2 : index
    %c1_3 = arith.constant 1 : index
    %c2_4 = arith.constant 2 : index
    %c1_5 = arith.constant 1 : index
    %5 = scf.for %arg2 = %c0_0 to %c2_1 step %c1_5 iter_args(%arg3 = %4) -> (tensor<4x4x2x2x1x2xf32>) {
      %10 = scf.for %arg4 = %c0_0 to %c2_2 step %c1_5 iter_args(%arg5 = %arg3) -> (tensor<4x4x2x2x1x2xf32>) {
        %11 = scf.for %arg6 = %c0_0 to %c1_3 step %c1_5 iter_args(%arg7 = %arg5) -> (tensor<4x4x2x2x1x2xf32>) {
          %12 = scf.for %arg8 = %c0_0 to %c2_4 step %c1_5 iter_args(%arg9 = %arg7) -> (tensor<4x4x2x2x1x2xf32>) {
            %13 = affine.apply #map(%arg2)
            %14 = affine.apply #map(%arg4)
            %extracted_slice = tensor.extract_slice %arg0[%arg6, %13, %14, %arg8] [1, 4, 4, 1] [1, 1, 1, 1] : tensor<1x6x6x2xf32> to tensor<4x4xf32>
            %cst_14 = arith.constant 0.000000e+00 : f32
            %15 = tensor.empty() : tensor<4x4xf32>
            %16 = linalg.fill ins(%cst_14 : f32) outs(%15 : tensor<4x4xf32>) -> tensor<4x4xf32>
            %cst_15 = arith.constant dense<[[-1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<4x4xf32>
            %17 = linalg.matmul ins(%cst_15, %extracted_slice : tensor<4x4xf32>, tensor<4x4xf32>) outs(%16 : tensor<4x4xf32>) -> tensor<4x4xf32>
            %18 = tensor.empty() : tensor<4x4xf32>
            %19 = linalg.fill ins(%cst_14 : f32) outs(%18 : tensor<4x4xf32>) -> tensor<4x4xf32>
            %cst_16 = arith.constant dense<[[-1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<4x4xf32>
            %20 = linalg.matmul ins(%17, %cst_16 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%19 : tensor<4x4xf32>) -> tensor<4x4xf32>
            %inserted_slice = tensor.insert_slice %20 into %arg9[0, 0, %arg2, %arg4, %arg6, %arg8] [4, 4, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<4x4xf32> into tensor<4x4x2x2x1x2xf32>
            scf.yield %inserted_slice : tensor<4x4x2x2x1x2xf32>
          }
          scf.yield %12 : tensor<4x4x2x2x1x2xf32>
        }
        scf.yield %11 : tensor<4x4x2x2x1x2xf32>
      }
      scf.yield %10 : tensor<4x4x2x2x1x2xf32>
    }
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<4x4x2x3xf32> into tensor<16x2x3xf32>
    %collapsed_6 = tensor.collapse_shape %5 [[0, 1], [2, 3, 4], [5]] : tensor<4x4x2x2x1x2xf32> into tensor<16x4x2xf32>
    %6 = tensor.empty() : tensor<16x4x3xf32>
    %cst_7 = arith.constant 0.000000e+00 : f32
    %7 = linalg.fill ins(%cst_7 : f32) outs(%6 : tensor<16x4x3xf32>) -> tensor<16x4x3xf32>
    %8 = linalg.batch_matmul ins(%collapsed_6, %collapsed : tensor<16x4x2xf32>, tensor<16x2x3xf32>) outs(%7 : tensor<16x4x3xf32>) -> tensor<16x4x3xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2, 3, 4], [5]] output_shape [4, 4, 2, 2, 1, 3] : tensor<16x4x3xf32> into tensor<4x4x2x2x1x3xf32>
    %c0_8 = arith.constant 0 : index
    %c2_9 = arith.constant 2 : index
    %c2_10 = arith.constant 2 : index
    %c1_11 = arith.constant 1 : index
    %c3_12 = arith.constant 3 : index
    %c1_13 = arith.constant 1 : index
    %9 = scf.for %arg2 = %c0_8 to %c2_9 step %c1_13 iter_args(%arg3 = %1) -> (tensor<1x4x4x3xf32>) {
      %10 = scf.for %arg4 = %c0_8 to %c2_10 step %c1_13 iter_args(%arg5 = %arg3) -> (tensor<1x4x4x3xf32>) {
        %11 = scf.for %arg6 = %c0_8 to %c1_11 step %c1_13 iter_args(%arg7 = %arg5) -> (tensor<1x4x4x3xf32>) {
          %12 = scf.for %arg8 = %c0_8 to %c3_12 step %c1_13 iter_args(%arg9 = %arg7) -> (tensor<1x4x4x3xf32>) {
            %extracted_slice = tensor.extract_slice %expanded[0, 0, %arg2, %arg4, %arg6, %arg8] [4, 4, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<4x4x2x2x1x3xf32> to tensor<4x4xf32>
            %cst_14 = arith.constant 0.000000e+00 : f32
            %13 = affine.apply #map(%arg2)
            %14 = affine.apply #map(%arg4)
            %extracted_slice_15 = tensor.extract_slice %arg9[%arg6, %13, %14, %arg8] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x4x4x3xf32> to tensor<2x2xf32>
            %15 = tensor.empty() : tensor<2x4xf32>
            %16 = linalg.fill ins(%cst_14 : f32) outs(%15 : tensor<2x4xf32>) -> tensor<2x4xf32>
            %cst_16 = arith.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<2x4xf32>
            %17 = linalg.matmul ins(%cst_16, %extracted_slice : tensor<2x4xf32>, tensor<4x4xf32>) outs(%16 : tensor<2x4xf32>) -> tensor<2x4xf32>
            %cst_17 = arith.constant dense<[[1.000000e+00, 0.000000e+00], [1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<4x2xf32>
            %18 = linalg.matmul ins(%17, %cst_17 : tensor<2x4xf32>, tensor<4x2xf32>) outs(%extracted_slice_15 : tensor<2x2xf32>) -> tensor<2x2xf32>
            %inserted_slice = tensor.insert_slice %18 into %arg9[%arg6, %13, %14, %arg8] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<2x2xf32> into tensor<1x4x4x3xf32>
            scf.yield %inserted_slice : tensor<1x4x4x3xf32>
          }
          scf.yield %12 : tensor<1x4x4x3xf32>
        }
        scf.yield %11 : tensor<1x4x4x3xf32>
      }
      scf.yield %10 : tensor<1x4x4x3xf32>
    }
    return %9 : tensor<1x4x4x3xf32>
  }
}
