// options: --func f
llvm.mlir.global external @g(0 : i32) : i32
llvm.func @log()
llvm.func @f(%x: i32) -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.call @log() : () -> ()
  %r = llvm.load %g : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.mlir.global external @g(0 : i32) : i32
llvm.func @log()
llvm.func @f(%x: i32) -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.call @log() : () -> ()
  %r = llvm.load %g : !llvm.ptr -> i32
  llvm.return %r : i32
}
// expect: equivalent bitwise
