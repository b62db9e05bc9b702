func.func @f(%x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @f(%x: i32) -> i32 {
%k = arith.constant 77777 : i32
%c = arith.cmpi ne, %x, %k : i32
cf.assert %c, "no"
  return %x : i32
}
// expect: different
