func.func @f(%w: vector<[4]xf32>) -> f32 {
  %e = vector.scalable.extract %w[0] : vector<4xf32> from vector<[4]xf32>
  %r = vector.extract %e[3] : f32 from vector<4xf32>
  return %r : f32
}
// -----
func.func @f(%w: vector<[4]xf32>) -> f32 {
  %s = vector.vscale
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %n = arith.muli %s, %c4 : index
  %l = arith.subi %n, %c1 : index
  %r = vector.extract %w[%l] : f32 from vector<[4]xf32>
  return %r : f32
}
// expect: different
