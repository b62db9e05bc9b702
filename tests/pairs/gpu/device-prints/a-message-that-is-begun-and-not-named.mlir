// options: --func f
llvm.func @__ockl_printf_begin(i64)
llvm.func @f(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  llvm.call @__ockl_printf_begin(%z) : (i64) -> ()
  llvm.return
}
// -----
llvm.func @__ockl_printf_begin(i64)
llvm.func @f(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  llvm.call @__ockl_printf_begin(%z) : (i64) -> ()
  llvm.return
}
// expect: equivalent
