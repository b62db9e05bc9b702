llvm.func @f(%x: i32, %y: i32) -> i32 {
  %a = llvm.intr.smax(%x, %y) : (i32, i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %a = llvm.intr.smax(%x, %y) {res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 5>}]} : (i32, i32) -> i32
  llvm.return %a : i32
}
// expect: unknown unsupported
