func.func @f(%s: vector<4xi32>, %a: vector<4x4xi8>, %b: vector<4x4xi8>) -> vector<4xi32> {
  %0 = arm_neon.2d.sdot %s, %a, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}
// -----
func.func @f(%s: vector<4xi32>, %a: vector<4x4xi8>, %b: vector<4x4xi8>) -> vector<4xi32> {
  %a2 = arith.extsi %a : vector<4x4xi8> to vector<4x4xi32>
  %b2 = arith.extsi %b : vector<4x4xi8> to vector<4x4xi32>
  %0 = arith.muli %a2, %b2 : vector<4x4xi32>
  %1 = vector.multi_reduction <add>, %0, %s [1] : vector<4x4xi32> to vector<4xi32>
  return %1 : vector<4xi32>
}
// expect: equivalent bitwise
