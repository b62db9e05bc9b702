// options: --func f
llvm.func @f(%x: i32, %a: !llvm.ptr, %b: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %s = llvm.add %x, %one overflow<nsw> : i32
  %f = llvm.freeze %s : i32
  %y = llvm.add %x, %one : i32
  llvm.store %f, %a : i32, !llvm.ptr
  llvm.store %f, %b : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: i32, %a: !llvm.ptr, %b: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %s = llvm.add %x, %one overflow<nsw> : i32
  %f = llvm.freeze %s : i32
  %y = llvm.add %x, %one : i32
  llvm.store %y, %a : i32, !llvm.ptr
  llvm.store %y, %b : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
