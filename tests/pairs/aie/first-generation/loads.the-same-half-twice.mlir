func.func @f(%a: memref<4x64xi16>) -> vector<32xi16> {
  %i = arith.constant 1 : index
  %j = arith.constant 16 : index
  %0 = vector.load %a[%i, %j] : memref<4x64xi16>, vector<32xi16>
  return %0 : vector<32xi16>
}
// -----
func.func @f(%a: memref<4x64xi16>) -> vector<32xi16> {
  %i = arith.constant 1 : index
  %j = arith.constant 16 : index
  %0 = aievec.upd %a[%i, %j] {index = 0 : i8, offset = 0 : i32} : memref<4x64xi16>, vector<32xi16>
  %1 = aievec.upd %a[%i, %j], %0 {index = 0 : i8, offset = 256 : i32} : memref<4x64xi16>, vector<32xi16>
  return %1 : vector<32xi16>
}
// expect: different
