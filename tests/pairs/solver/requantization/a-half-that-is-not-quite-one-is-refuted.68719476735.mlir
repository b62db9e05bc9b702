func.func @f(%x: i32, %m: i32) -> i32 {
  %half = arith.constant 68719476736 : i64
  %shift = arith.constant 37 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %m : i32 to i64
  %p = arith.muli %a, %b : i64
  %s = arith.addi %p, %half : i64
  %r = arith.shrsi %s, %shift : i64
  %t = arith.trunci %r : i64 to i32
  return %t : i32
}
// -----
func.func @f(%x: i32, %m: i32) -> i32 {
  %half = arith.constant 68719476735 : i64
  %shift = arith.constant 37 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %m : i32 to i64
  %p = arith.muli %a, %b : i64
  %s = arith.addi %p, %half : i64
  %r = arith.shrsi %s, %shift : i64
  %t = arith.trunci %r : i64 to i32
  return %t : i32
}
// expect: different
