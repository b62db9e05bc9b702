func.func @f(%x: i32) -> i32 {
  %c = arith.constant 305419896 : i32
  %ok = arith.cmpi ne, %x, %c : i32
  cf.assert %ok, "not this one"
  return %x : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 305419896 : i32
  %d = arith.subi %x, %c : i32
  %c0 = arith.constant 0 : i32
  %ok = arith.cmpi ne, %d, %c0 : i32
  cf.assert %ok, "not this one"
  return %x : i32
}
// expect: equivalent
