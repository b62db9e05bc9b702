// 9 is `mulf` where MLIR 19 printed it, and `minnumf` in releases since 20: the text does not say which.
func.func @f(%A: memref<4xf32>) -> f32 {
  %0 = "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = [9]}> ({
  ^bb0(%i: index):
    %1 = affine.load %A[%i] : memref<4xf32>
    affine.yield %1 : f32
  }) : () -> f32
  return %0 : f32
}
// -----
func.func @f(%A: memref<4xf32>) -> f32 {
  %0 = affine.parallel (%i) = (0) to (4) reduce ("minnumf") -> (f32) {
    %1 = affine.load %A[%i] : memref<4xf32>
    affine.yield %1 : f32
  }
  return %0 : f32
}
// expect: unknown unsupported
