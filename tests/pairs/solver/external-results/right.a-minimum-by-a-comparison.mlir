func.func private @g(i32) -> i32
func.func private @h(i32) -> i32
func.func @f(%x: i32, %y: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %r = call @g(%x) : (i32) -> i32
  %s = call @g(%y) : (i32) -> i32
  %t = call @h(%x) : (i32) -> i32
  %z = arith.minui %r, %c7 : i32
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
  %c = arith.cmpi ult, %r, %c7 : i32
  %z = arith.select %c, %r, %c7 : i32
  return %z : i32
}
// expect: equivalent bitwise static
