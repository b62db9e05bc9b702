func.func @f(%s: vector<4xi32>, %a: vector<16xi8>, %b: vector<16xi8>) -> vector<4xi32> {
  %0 = arm_neon.intr.usmmla %s, %a, %b : vector<16xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}
// -----
#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (j, k)>
#sums = affine_map<(i, j, k) -> (i, j)>
func.func @f(%s: vector<4xi32>, %a: vector<16xi8>, %b: vector<16xi8>) -> vector<4xi32> {
  %a2 = vector.shape_cast %a : vector<16xi8> to vector<2x8xi8>
  %b2 = vector.shape_cast %b : vector<16xi8> to vector<2x8xi8>
  %s2 = vector.shape_cast %s : vector<4xi32> to vector<2x2xi32>
  %a3 = arith.extui %a2 : vector<2x8xi8> to vector<2x8xi32>
  %b3 = arith.extsi %b2 : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [#rows, #columns, #sums], iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>} %a3, %b3, %s2 : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  %1 = vector.shape_cast %0 : vector<2x2xi32> to vector<4xi32>
  return %1 : vector<4xi32>
}
// expect: equivalent bitwise
