func.func @f(%a: vector<2xf8E8M0FNU>, %b: vector<2xf4E2M1FN>) -> vector<2xf32> {
  %x = arith.extf %a : vector<2xf8E8M0FNU> to vector<2xf32>
  %y = arith.extf %b : vector<2xf4E2M1FN> to vector<2xf32>
  %z = arith.mulf %x, %y : vector<2xf32>
  return %z : vector<2xf32>
}
// -----
func.func @f(%a: vector<2xf8E8M0FNU>, %b: vector<2xf4E2M1FN>) -> vector<2xf32> {
  %s = vector.shuffle %a, %a [1, 0] : vector<2xf8E8M0FNU>, vector<2xf8E8M0FNU>
  %x = arith.extf %s : vector<2xf8E8M0FNU> to vector<2xf32>
  %y = arith.extf %b : vector<2xf4E2M1FN> to vector<2xf32>
  %z = arith.mulf %y, %x : vector<2xf32>
  return %z : vector<2xf32>
}
// expect: different
