llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %by = llvm.mlir.constant(1 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %pa : !llvm.ptr -> f32
  %g = llvm.fcmp "ogt" %x, %one : f32
  llvm.cond_br %g, ^store, ^next
^store:
  llvm.store %x, %pb : f32, !llvm.ptr
  llvm.br ^next
^next:
  %next = llvm.add %i, %by : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %by = llvm.mlir.constant(1 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %pa : !llvm.ptr -> f32
  %g = llvm.fcmp "ogt" %x, %one : f32
  %not = llvm.fcmp "ule" %x, %one : f32
  llvm.cond_br %not, ^next, ^store
^store:
  llvm.store %x, %pb : f32, !llvm.ptr
  llvm.br ^next
^next:
  %next = llvm.add %i, %by : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
// expect: equivalent bitwise
