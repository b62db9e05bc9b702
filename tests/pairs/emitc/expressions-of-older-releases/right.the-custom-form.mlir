func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = emitc.sub %a, %b : (i32, i32) -> i32
  %1 = emitc.div %0, %c : (i32, i32) -> i32
  return %1 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = emitc.expression noinline : i32 {
    %2 = emitc.sub %a, %b : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  %1 = emitc.expression : i32 {
    %2 = emitc.div %0, %c : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %1 : i32
}
// expect: equivalent bitwise
