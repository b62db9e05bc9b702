llvm.func @f(%a: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.br ^h(%zero, %v : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %two : i64
  llvm.cond_br %c, ^b, ^e
^b:
  llvm.intr.lifetime.start 4, %p : !llvm.ptr
  %first = llvm.icmp "eq" %i, %zero : i64
  llvm.cond_br %first, ^s, ^l
^s:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^l
^l:
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end 4, %p : !llvm.ptr
  %j = llvm.add %i, %one : i64
  llvm.br ^h(%j, %x : i64, i32)
^e:
  llvm.return %acc : i32
}
// expect: different
