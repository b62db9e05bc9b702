module {
  func.func @kernel(%arg0: memref<32xf32>, %arg1: memref<1xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %0 = affine.for %arg2 = 0 to 32 step 4 iter_args(%arg3 = %cst_0) -> (vector<4xf32>) {
      %2 = ub.poison : f32
      %3 = vector.transfer_read %arg0[%arg2], %2 {in_bounds = [true]} : memref<32xf32>, vector<4xf32>
      %4 = arith.addf %arg3, %3 : vector<4xf32>
      affine.yield %4 : vector<4xf32>
    }
    %1 = vector.reduction <add>, %0 : vector<4xf32> into f32
    affine.store %1, %arg1[0] : memref<1xf32>
    return
  }
}
