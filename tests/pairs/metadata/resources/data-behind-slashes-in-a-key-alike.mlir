func.func @f() -> tensor<2xf32> {
  %0 = arith.constant dense_resource<k> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
{-# dialect_resources: { builtin: { "x//y": "0x04000000", k: "0x040000000000803F00000040" } } #-}
// -----
func.func @f() -> tensor<2xf32> {
  %0 = arith.constant dense_resource<k> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
{-# dialect_resources: { builtin: { k: "0x040000000000803F00000040" } } #-}
// expect: equivalent bitwise static
