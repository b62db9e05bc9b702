ml_program.global private mutable @v(dense<0> : tensor<2xi32>) : tensor<2xi32>
func.func @f() -> tensor<2xi32> {
  %v = ml_program.global_load @v : tensor<2xi32>
  return %v : tensor<2xi32>
}
// -----
ml_program.global private mutable @v(dense<1> : tensor<2xi32>) : tensor<2xi32>
func.func @f() -> tensor<2xi32> {
  %v = ml_program.global_load @v : tensor<2xi32>
  return %v : tensor<2xi32>
}
// expect: different
