func.func @f(%x: i8, %y: i32) -> i32 {
  return %y : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  return %y : i32
}
// expect: equivalent bitwise static
