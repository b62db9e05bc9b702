func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = arith.constant dense_resource<k> : tensor<2xf32>
  %1 = arith.addf %a, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
// {-# dialect_resources: { builtin: { k: "0x040000000000903f00000040" } } #-}
{-# dialect_resources: { builtin: { k: "0x040000000000803f00000040" } } #-}
// -----
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = arith.constant dense_resource<k> : tensor<2xf32>
  %1 = arith.addf %a, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
{-# dialect_resources: { builtin: { k: "0x040000000000903f00000040" } } #-}
// {-# dialect_resources: { builtin: { k: "0x040000000000803f00000040" } } #-}
// expect: different
