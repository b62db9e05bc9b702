// A product of matrices of bytes with a bias, in integers.
func.func @product(%a: tensor<32x32xi8>, %b: tensor<32x64xi8>, %bias: tensor<64xi32>) -> tensor<32x64xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<32x64xi32>
  %start = linalg.fill ins(%zero : i32) outs(%empty : tensor<32x64xi32>) -> tensor<32x64xi32>
  %product = linalg.matmul ins(%a, %b : tensor<32x32xi8>, tensor<32x64xi8>) outs(%start : tensor<32x64xi32>) -> tensor<32x64xi32>
  %result = linalg.generic {
    indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%product, %bias : tensor<32x64xi32>, tensor<64xi32>) outs(%empty : tensor<32x64xi32>) {
  ^bb0(%p: i32, %c: i32, %old: i32):
    %sum = arith.addi %p, %c : i32
    linalg.yield %sum : i32
  } -> tensor<32x64xi32>
  return %result : tensor<32x64xi32>
}
