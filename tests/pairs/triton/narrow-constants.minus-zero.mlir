tt.func @f(%x: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  %c = arith.constant dense<0.0> : tensor<4xf8E5M2>
  tt.return %c : tensor<4xf8E5M2>
}
// -----
tt.func @f(%x: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  %c = arith.constant dense<-0.0> : tensor<4xf8E5M2>
  tt.return %c : tensor<4xf8E5M2>
}
// expect: unknown unsupported
