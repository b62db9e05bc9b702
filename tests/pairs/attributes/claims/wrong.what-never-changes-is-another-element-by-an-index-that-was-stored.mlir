// options: --size a.0=8 --size k.0=1 --size o.0=1
llvm.func @f(%a: !llvm.ptr, %k: !llvm.ptr, %o: !llvm.ptr, %n: i64) {
  %i = llvm.load %k : !llvm.ptr -> i64
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p invariant : !llvm.ptr -> f32
  llvm.store %n, %k : i64, !llvm.ptr
  %j = llvm.load %k : !llvm.ptr -> i64
  %q = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  %s = llvm.fadd %v, %w : f32
  llvm.store %s, %o : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %k: !llvm.ptr, %o: !llvm.ptr, %n: i64) {
  %i = llvm.load %k : !llvm.ptr -> i64
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  llvm.store %n, %k : i64, !llvm.ptr
  %j = llvm.load %k : !llvm.ptr -> i64
  %q = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q invariant : !llvm.ptr -> f32
  %s = llvm.fadd %v, %w : f32
  llvm.store %s, %o : f32, !llvm.ptr
  llvm.return
}
// expect: unknown promise
