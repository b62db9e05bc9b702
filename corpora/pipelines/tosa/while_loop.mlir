module {
  func.func @f(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %4 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5:3 = tosa.while_loop (%arg2 = %4, %arg3 = %arg0, %arg4 = %arg1) : (tensor<i32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>, tensor<3xf32>) {
      %6 = "tosa.const"() <{values = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %7 = tosa.greater %6, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %7 : tensor<i1>
    } do {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>):
      %6 = tosa.add %arg2, %3 : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %7 = tosa.add %arg3, %arg4 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      tosa.yield %6, %arg4, %7 : tensor<i32>, tensor<3xf32>, tensor<3xf32>
    }
    return %5#0, %5#1, %5#2 : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  }
}
