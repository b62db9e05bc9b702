// How many threads a grid has is a number of the launch, and not what any function gives.
llvm.func @_Z15get_global_sizej(i32) -> i64
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(0 : i32) : i32
  %t = llvm.call @_Z15get_global_sizej(%c) : (i32) -> i64
  llvm.return %t : i64
}
// -----
llvm.func @_Z14get_num_groupsj(i32) -> i64
llvm.func @_Z14get_local_sizej(i32) -> i64
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(0 : i32) : i32
  %n = llvm.call @_Z14get_num_groupsj(%c) : (i32) -> i64
  %s = llvm.call @_Z14get_local_sizej(%c) : (i32) -> i64
  %t = llvm.mul %n, %s : i64
  llvm.return %t : i64
}
// expect: unknown unsupported
