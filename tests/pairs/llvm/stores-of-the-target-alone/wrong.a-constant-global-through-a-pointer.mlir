// LLVM Language Reference, "Global Variables", constant: "the contents of the variable will never be modified".
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
  llvm.store %v, %g : i32, !llvm.ptr
  llvm.return %v : i32
}
// expect: unknown promise
