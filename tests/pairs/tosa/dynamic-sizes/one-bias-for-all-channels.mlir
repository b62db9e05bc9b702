func.func @f(%a: tensor<?x2x2x1xi32>, %w: tensor<1x1x1x2xi32>, %b: tensor<?xi32>) -> tensor<?x2x2x2xi32> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x2x2x1xi32>, tensor<1x1x1x2xi32>, tensor<?xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x2x2x2xi32>
  return %r : tensor<?x2x2x2xi32>
}
// -----
func.func @f(%a: tensor<?x2x2x1xi32>, %w: tensor<1x1x1x2xi32>, %b: tensor<?xi32>) -> tensor<?x2x2x2xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x2x2x1xi32>
  %r = tensor.generate %n {
  ^bb0(%i: index, %j: index, %k: index, %c: index):
    %x = tensor.extract %a[%i, %j, %k, %c0] : tensor<?x2x2x1xi32>
    %y = tensor.extract %w[%c0, %c0, %c0, %c] : tensor<1x1x1x2xi32>
    %o = tensor.extract %b[%c] : tensor<?xi32>
    %p = arith.muli %x, %y : i32
    %s = arith.addi %p, %o : i32
    tensor.yield %s : i32
  } : tensor<?x2x2x2xi32>
  return %r : tensor<?x2x2x2xi32>
}
// expect: different
