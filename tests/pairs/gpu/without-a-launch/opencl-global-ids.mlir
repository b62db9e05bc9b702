// The host may give global ids an offset, and the last work-group may be smaller, which is assumed not to be so.
llvm.func @_Z13get_global_idj(i32) -> i64
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(0 : i32) : i32
  %t = llvm.call @_Z13get_global_idj(%c) : (i32) -> i64
  llvm.return %t : i64
}
// -----
llvm.func @_Z12get_group_idj(i32) -> i64
llvm.func @_Z12get_local_idj(i32) -> i64
llvm.func @_Z14get_local_sizej(i32) -> i64
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(0 : i32) : i32
  %g = llvm.call @_Z12get_group_idj(%c) : (i32) -> i64
  %l = llvm.call @_Z12get_local_idj(%c) : (i32) -> i64
  %s = llvm.call @_Z14get_local_sizej(%c) : (i32) -> i64
  %m = llvm.mul %g, %s : i64
  %t = llvm.add %m, %l : i64
  llvm.return %t : i64
}
// expect: equivalent bitwise static
// assumes: global ids count from 0, and work-groups are of one size
// assumes: of the threads that run the function none writes memory that another one reads or writes
// assumes: whoever runs the function launches blocks of at most 1024 threads in each dimension, grids of at most 1048576 blocks in each, clusters of one block, and subgroups of at most 128 threads
