// LLVM Language Reference, "Global Variables", constant: it may be read.
llvm.mlir.global external constant @g(7 : i32) : i32
llvm.func @f() -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.mlir.global external constant @g(7 : i32) : i32
llvm.func @f() -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  %w = llvm.load %g : !llvm.ptr -> i32
  llvm.return %v : i32
}
// expect: equivalent
