    func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
      %r = tosa.while_loop (%a = %x) : (tensor<3xf32>) -> tensor<3xf32> {
        %c0 = arith.constant 0 : index
        %one = arith.constant 1.0 : f32
        %w = tensor.insert %one into %a[%c0] : tensor<3xf32>
        %f = "tosa.const"() {values = dense<false> : tensor<i1>} : () -> tensor<i1>
        tosa.yield %f : tensor<i1>
      } do {
      ^bb0(%a: tensor<3xf32>):
        tosa.yield %a : tensor<3xf32>
      }
      return %r : tensor<3xf32>
    }
// -----
    func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
      %r = tosa.while_loop (%a = %x) : (tensor<3xf32>) -> tensor<3xf32> {
        %c0 = arith.constant 0 : index
        %one = arith.constant 1.0 : f32
        %w = tensor.insert %one into %a[%c0] : tensor<3xf32>
        %f = "tosa.const"() {values = dense<false> : tensor<i1>} : () -> tensor<i1>
        tosa.yield %f : tensor<i1>
      } do {
      ^bb0(%a: tensor<3xf32>):
        tosa.yield %a : tensor<3xf32>
      }
      return %r : tensor<3xf32>
    }
// expect: unknown unsupported
