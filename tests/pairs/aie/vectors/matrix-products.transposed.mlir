func.func @f(%a: vector<4x8xi8>, %b: vector<8x8xi8>, %c: vector<4x8xi32>) -> vector<4x8xi32> {
  %r = aievec.matmul %a, %b, %c : vector<4x8xi8>, vector<8x8xi8> into vector<4x8xi32>
  return %r : vector<4x8xi32>
}
// -----
func.func @f(%a: vector<4x8xi8>, %b: vector<8x8xi8>, %c: vector<4x8xi32>) -> vector<4x8xi32> {
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extsi %b : vector<8x8xi8> to vector<8x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<8x8xi32> into vector<4x8xi32>
  return %r : vector<4x8xi32>
}
// expect: different
