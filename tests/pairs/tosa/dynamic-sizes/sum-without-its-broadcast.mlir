func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %s = tosa.add %a, %b : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  return %s : tensor<?xi32>
}
// -----
func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %c = arith.constant 0 : index
  %n = tensor.dim %a, %c : tensor<?xi32>
  %e = tensor.empty(%n) : tensor<?xi32>
  %s = linalg.add ins(%a, %b : tensor<?xi32>, tensor<?xi32>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  return %s : tensor<?xi32>
}
// expect: different
