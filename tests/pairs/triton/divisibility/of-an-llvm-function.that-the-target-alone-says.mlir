llvm.func @f(%A: !llvm.ptr, %n: i32) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%zero : i32)
^head(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %p = llvm.getelementptr %A[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %x = llvm.load %p : !llvm.ptr -> f32
  %y = llvm.fadd %x, %x : f32
  llvm.store %y, %p : f32, !llvm.ptr
  %next = llvm.add %i, %one : i32
  llvm.br ^head(%next : i32)
^end:
  llvm.return
}
// -----
llvm.func @f(%A: !llvm.ptr, %n: i32 {tt.divisibility = 16 : i32}) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%zero : i32)
^head(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %p = llvm.getelementptr %A[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %x = llvm.load %p : !llvm.ptr -> f32
  %y = llvm.fadd %x, %x : f32
  llvm.store %y, %p : f32, !llvm.ptr
  %next = llvm.add %i, %one : i32
  llvm.br ^head(%next : i32)
^end:
  llvm.return
}
// expect: different
