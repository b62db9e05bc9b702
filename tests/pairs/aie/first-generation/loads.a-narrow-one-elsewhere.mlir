func.func @f(%a: memref<4x64xi16>) -> vector<16xi16> {
  %i = arith.constant 1 : index
  %j = arith.constant 16 : index
  %0 = vector.load %a[%i, %j] : memref<4x64xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// -----
func.func @f(%a: memref<4x64xi16>) -> vector<16xi16> {
  %i = arith.constant 1 : index
  %j = arith.constant 16 : index
  %0 = aievec.upd %a[%i, %j] {index = 0 : i8, offset = 16 : i32} : memref<4x64xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// expect: different
