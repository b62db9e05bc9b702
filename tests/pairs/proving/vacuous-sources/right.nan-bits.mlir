llvm.func @f(%m: !llvm.ptr, %n: i32, %x: f32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  %e = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %y = llvm.fsub %x, %x : f32
  llvm.store %y, %s : f32, !llvm.ptr
  %g = llvm.load %s : !llvm.ptr -> i32
  llvm.store %g, %e : i32, !llvm.ptr
  %b = llvm.and %n, %c2 : i32
  %c = llvm.icmp "eq" %b, %c0 : i32
  llvm.cond_br %c, ^u, ^d
^u:
  %far = llvm.getelementptr %e[5] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %n, %far : i32, !llvm.ptr
  llvm.br ^d
^d:
  llvm.return %n : i32
}
// -----
llvm.func @f(%m: !llvm.ptr, %n: i32, %x: f32) -> i32 {
  llvm.return %n : i32
}
// expect: equivalent
