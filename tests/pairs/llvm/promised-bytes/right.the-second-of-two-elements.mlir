// LLVM Language Reference, "Parameter Attributes": 8 bytes hold two elements.
llvm.func @f(%c: i1, %p: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64}) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %c, ^then, ^join(%z : i32)
^then:
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.br ^join(%v : i32)
^join(%r: i32):
  llvm.return %r : i32
}
// -----
llvm.func @f(%c: i1, %p: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64}) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  %r = llvm.select %c, %v, %z : i1, i32
  llvm.return %r : i32
}
// expect: equivalent
