module {
  func.func @kernel(%arg0: tensor<8xi32>, %arg1: i32) -> tensor<8xi32> {
    return %arg0 : tensor<8xi32>
  }
}
