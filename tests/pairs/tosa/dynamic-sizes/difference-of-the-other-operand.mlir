func.func @f(%a: tensor<?xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %s = tosa.sub %a, %b : (tensor<?xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %s : tensor<4xi32>
}
// -----
func.func @f(%a: tensor<?xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %z = arith.constant 0 : index
  %r = tensor.generate {
  ^bb0(%i: index):
    %x = tensor.extract %a[%i] : tensor<?xi32>
    %y = tensor.extract %b[%i] : tensor<4xi32>
    %d = arith.subi %x, %y : i32
    tensor.yield %d : i32
  } : tensor<4xi32>
  return %r : tensor<4xi32>
}
// expect: different
