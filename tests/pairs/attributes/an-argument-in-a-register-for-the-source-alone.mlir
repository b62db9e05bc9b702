llvm.func @f(%a: i8 {llvm.inreg}, %p: !llvm.ptr) -> i8 {
  %v = llvm.load %p : !llvm.ptr -> i8
  %x = llvm.add %a, %v : i8
  llvm.store %x, %p : i8, !llvm.ptr
  llvm.return %x : i8
}
// -----
llvm.func @f(%a: i8, %p: !llvm.ptr) -> i8 {
  %v = llvm.load %p : !llvm.ptr -> i8
  %x = llvm.add %a, %v : i8
  llvm.store %x, %p : i8, !llvm.ptr
  llvm.return %x : i8
}
// expect: unknown promise
