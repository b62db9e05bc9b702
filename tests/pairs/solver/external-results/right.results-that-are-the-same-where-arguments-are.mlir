func.func private @g(i32) -> i32
func.func private @h(i32) -> i32
func.func @f(%x: i32, %y: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %r = call @g(%x) : (i32) -> i32
  %s = call @g(%y) : (i32) -> i32
  %t = call @h(%x) : (i32) -> i32
  %e = arith.cmpi eq, %x, %y : i32
  %z = arith.select %e, %r, %c7 : i32
  return %z : i32
}
// -----
func.func private @g(i32) -> i32
func.func private @h(i32) -> i32
func.func @f(%x: i32, %y: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %r = call @g(%x) : (i32) -> i32
  %s = call @g(%y) : (i32) -> i32
  %t = call @h(%x) : (i32) -> i32
  %e = arith.cmpi eq, %x, %y : i32
  %z = arith.select %e, %s, %c7 : i32
  return %z : i32
}
// expect: unknown open-obligation
