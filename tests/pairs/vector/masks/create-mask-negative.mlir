func.func @f(%n: index) -> vector<8xi1> {
  %m = vector.create_mask %n : vector<8xi1>
  return %m : vector<8xi1>
}
// -----
func.func @f(%n: index) -> vector<8xi1> {
  %s = vector.step : vector<8xindex>
  %b = vector.broadcast %n : index to vector<8xindex>
  %m = arith.cmpi ult, %s, %b : vector<8xindex>
  return %m : vector<8xi1>
}
// expect: different
