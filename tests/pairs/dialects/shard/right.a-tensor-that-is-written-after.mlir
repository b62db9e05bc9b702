shard.grid @g(shape = 4x4)
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %i = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %t = tensor.insert %v into %a[%i] : tensor<8xf32>
  %r = arith.addf %a, %t : tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
shard.grid @g(shape = 4x4)
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %i = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %c = shard.shard %a to %s : tensor<8xf32>
  %t = tensor.insert %v into %c[%i] : tensor<8xf32>
  %r = arith.addf %c, %t : tensor<8xf32>
  return %r : tensor<8xf32>
}
// expect: equivalent bitwise static
