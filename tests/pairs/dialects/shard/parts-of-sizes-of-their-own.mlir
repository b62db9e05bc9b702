shard.grid @g(shape = 4x4)
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = arith.subf %a, %b : tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
shard.grid @g(shape = 4x4)
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 2, 3, 8] : !shard.sharding
  %c = shard.shard %a to %s : tensor<8xf32>
  %r = arith.subf %c, %b : tensor<8xf32>
  return %r : tensor<8xf32>
}
// expect: unknown unsupported
