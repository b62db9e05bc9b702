func.func private @ext(i32, i32) -> (i32 {llvm.signext})
func.func @f(%n: i32) -> i32 {
  %r = call @ext(%n, %n) : (i32, i32) -> i32
  return %r : i32
}
// -----
llvm.func @ext(i32, i32) -> (i32 {llvm.signext})
llvm.func @f(%n: i32) -> i32 {
  %r = llvm.call @ext(%n, %n) : (i32, i32) -> i32
  llvm.return %r : i32
}
// expect: equivalent
