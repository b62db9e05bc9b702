func.func private @ext(i32, i32) -> i32
func.func @f(%n: i32) -> i32 {
  %r = call @ext(%n, %n) : (i32, i32) -> i32
  return %r : i32
}
// -----
llvm.func @ext(i32, i32) -> i32 attributes {arm_streaming}
llvm.func @f(%n: i32) -> i32 {
  %r = llvm.call @ext(%n, %n) : (i32, i32) -> i32
  llvm.return %r : i32
}
// expect: unknown promise
