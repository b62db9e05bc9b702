// options: --func f
llvm.mlir.global internal constant @s(dense<[72, 105, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
llvm.func @__ockl_printf_begin(i64) -> i64
llvm.func @__ockl_printf_append_string_n(i64, !llvm.ptr, i64, i32) -> i64
llvm.func @f(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %b = llvm.call @__ockl_printf_begin(%z) : (i64) -> i64
  %a = llvm.mlir.addressof @s : !llvm.ptr
  %l = llvm.mlir.constant(3 : i64) : i64
  %o = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.call @__ockl_printf_append_string_n(%b, %a, %l, %o) : (i64, !llvm.ptr, i64, i32) -> i64
  llvm.return
}
// -----
func.func @f(%n: i64) {
  gpu.printf "Hi"
  return
}
// expect: unknown unsupported
