func.func @f(%a: vector<16xi32>, %i: i32) -> vector<8xi32> {
  %one = arith.constant 1 : i32
  %j = arith.addi %i, %one : i32
  %0 = "xllvm.intr.aie2.ext.I256.I512"(%a, %j) : (vector<16xi32>, i32) -> vector<8xi32>
  return %0 : vector<8xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %i: i32) -> vector<8xi32> {
  %one = arith.constant 1 : i32
  %j = arith.trunci %i : i32 to i1
  %l = vector.extract_strided_slice %a {offsets = [0], sizes = [8], strides = [1]} : vector<16xi32> to vector<8xi32>
  %h = vector.extract_strided_slice %a {offsets = [8], sizes = [8], strides = [1]} : vector<16xi32> to vector<8xi32>
  %0 = arith.select %j, %l, %h : vector<8xi32>
  return %0 : vector<8xi32>
}
// expect: unknown open-obligation
