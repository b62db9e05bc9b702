func.func @f(%v: vector<4xf32>, %w: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = vector.scalable.insert %v, %w[0] : vector<4xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// -----
func.func @f(%v: vector<4xf32>, %w: vector<[4]xf32>) -> vector<[4]xf32> {
  %a = vector.extract %v[0] : f32 from vector<4xf32>
  %b = vector.extract %v[1] : f32 from vector<4xf32>
  %c = vector.extract %v[2] : f32 from vector<4xf32>
  %d = vector.extract %v[3] : f32 from vector<4xf32>
  %0 = vector.insert %a, %w[0] : f32 into vector<[4]xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<[4]xf32>
  %2 = vector.insert %c, %1[2] : f32 into vector<[4]xf32>
  %3 = vector.insert %d, %2[3] : f32 into vector<[4]xf32>
  return %3 : vector<[4]xf32>
}
// expect: equivalent bitwise
