llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %b = llvm.getelementptr %r[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %a : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  llvm.store %w, %b : f32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64)
^exit:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %b = llvm.getelementptr %r[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %a : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  llvm.store %w, %b : f32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64)
^exit:
  llvm.return
}
// expect: equivalent
