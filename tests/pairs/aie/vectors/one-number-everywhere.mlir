func.func @f(%x: i32) -> vector<16xi32> {
  %r = aievec.broadcast_scalar %x : i32, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%x: i32) -> vector<16xi32> {
  %r = vector.broadcast %x : i32 to vector<16xi32>
  return %r : vector<16xi32>
}
// expect: equivalent
