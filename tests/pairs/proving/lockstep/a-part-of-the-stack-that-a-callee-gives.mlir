llvm.func @f(%p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.br ^bb1(%zero : i32)
^bb1(%i: i32):
  llvm.store %i, %a : i32, !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %k = llvm.add %i, %one : i32
  %c = llvm.icmp "ne" %v, %zero : i32
  llvm.cond_br %c, ^bb1(%k : i32), ^bb2
^bb2:
  %w = llvm.load %a : !llvm.ptr -> i32
  llvm.return %w : i32
}
// -----
llvm.func @g() -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.call @g() : () -> !llvm.ptr
  llvm.br ^bb1(%zero : i32)
^bb1(%i: i32):
  llvm.store %i, %a : i32, !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %k = llvm.add %i, %one : i32
  %c = llvm.icmp "ne" %v, %zero : i32
  llvm.cond_br %c, ^bb1(%k : i32), ^bb2
^bb2:
  %w = llvm.load %a : !llvm.ptr -> i32
  llvm.return %w : i32
}
// expect: unknown data
