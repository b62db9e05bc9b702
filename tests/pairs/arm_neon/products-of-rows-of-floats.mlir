// options: --accept reassociated
func.func @f(%s: vector<4xf32>, %a: vector<8xbf16>, %b: vector<8xbf16>) -> vector<4xf32> {
  %0 = arm_neon.intr.bfmmla %s, %a, %b : vector<8xbf16> to vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
#left = affine_map<(i, j, k) -> (i, k)>
#right = affine_map<(i, j, k) -> (j, k)>
#sums = affine_map<(i, j, k) -> (i, j)>
func.func @f(%s: vector<4xf32>, %a: vector<8xbf16>, %b: vector<8xbf16>) -> vector<4xf32> {
  %a2 = vector.shape_cast %a : vector<8xbf16> to vector<2x4xbf16>
  %b2 = vector.shape_cast %b : vector<8xbf16> to vector<2x4xbf16>
  %s2 = vector.shape_cast %s : vector<4xf32> to vector<2x2xf32>
  %0 = vector.contract {indexing_maps = [#left, #right, #sums], iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>} %a2, %b2, %s2 : vector<2x4xbf16>, vector<2x4xbf16> into vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// expect: equivalent
