// A function of C++ by the name of OpenCL's.
llvm.func @_Z7barrierj(i32)
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  llvm.call @_Z7barrierj(%0) : (i32) -> ()
  llvm.return %x : i32
}
// -----
llvm.func @_Z7barrierj(i32)
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @_Z7barrierj(%0) : (i32) -> ()
  llvm.return %x : i32
}
// expect: different
