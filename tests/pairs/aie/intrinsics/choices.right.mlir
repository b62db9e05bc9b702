func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %m: i32) -> vector<16xi32> {
  %0 = arith.trunci %m : i32 to i16
  %1 = vector.broadcast %0 : i16 to vector<1xi16>
  %2 = vector.bitcast %1 : vector<1xi16> to vector<16xi1>
  %3 = arith.select %2, %b, %a : vector<16xi1>, vector<16xi32>
  return %3 : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %m: i32) -> vector<16xi32> {
  %0 = "xllvm.intr.aie2.vsel32"(%a, %b, %m) : (vector<16xi32>, vector<16xi32>, i32) -> vector<16xi32>
  return %0 : vector<16xi32>
}
// expect: equivalent
