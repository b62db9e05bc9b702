shard.grid @g(shape = 4x4)
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = arith.subf %a, %b : tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
shard.grid @g(shape = 4x4)
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %c = shard.shard %b to %s : tensor<8xf32>
  %d = shard.shard %a to %s annotate_for_users : tensor<8xf32>
  %r = arith.subf %c, %d : tensor<8xf32>
  return %r : tensor<8xf32>
}
// expect: different
