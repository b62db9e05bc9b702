func.func @f(%a: memref<4x64xi16>) -> vector<16xi16> {
  %i = arith.constant 3 : index
  %j = arith.constant 56 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0 : index
  %0 = vector.load %a[%two, %zero] : memref<4x64xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// -----
func.func @f(%a: memref<4x64xi16>) -> vector<16xi16> {
  %i = arith.constant 3 : index
  %j = arith.constant 56 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0 : index
  %0 = aievec.upd %a[%i, %j] {index = 0 : i8, offset = 0 : i32} : memref<4x64xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// expect: different
