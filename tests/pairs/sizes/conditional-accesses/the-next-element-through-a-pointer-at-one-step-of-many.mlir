llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %by = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(64 : i64) : i64
  %c40 = llvm.mlir.constant(40 : i64) : i64
  %k0 = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %po = llvm.getelementptr %o[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %pa : !llvm.ptr -> i32
  %g = llvm.icmp "sgt" %x, %k0 : i32
  llvm.cond_br %g, ^work, ^next
^work:
  %y = llvm.load %pb : !llvm.ptr -> i32
  llvm.store %y, %po : i32, !llvm.ptr
  llvm.br ^next
^next:
  %next = llvm.add %i, %by : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %by = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(64 : i64) : i64
  %c40 = llvm.mlir.constant(40 : i64) : i64
  %k0 = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %po = llvm.getelementptr %o[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %pa : !llvm.ptr -> i32
  %g = llvm.icmp "sgt" %x, %k0 : i32
  llvm.cond_br %g, ^work, ^next
^work:
  %at = llvm.icmp "eq" %i, %c40 : i64
  llvm.cond_br %at, ^early, ^go
^early:
  %pz = llvm.getelementptr %pb[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %z = llvm.load %pz : !llvm.ptr -> i32
  llvm.br ^go
^go:
  %y = llvm.load %pb : !llvm.ptr -> i32
  llvm.store %y, %po : i32, !llvm.ptr
  llvm.br ^next
^next:
  %next = llvm.add %i, %by : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
// expect: different
