func.func @f(%a: memref<4x64xi16>) -> vector<16xi16> {
  %i = arith.constant 1 : index
  %j = arith.constant 56 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0 : index
  %r1 = vector.load %a[%i, %j] : memref<4x64xi16>, vector<8xi16>
  %r2 = vector.load %a[%two, %zero] : memref<4x64xi16>, vector<8xi16>
  %0 = vector.shuffle %r1, %r2 [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15] : vector<8xi16>, vector<8xi16>
  return %0 : vector<16xi16>
}
// -----
func.func @f(%a: memref<4x64xi16>) -> vector<16xi16> {
  %i = arith.constant 1 : index
  %j = arith.constant 56 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0 : index
  %0 = aievec.upd %a[%i, %j] {index = 0 : i8, offset = 0 : i32} : memref<4x64xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// expect: equivalent
