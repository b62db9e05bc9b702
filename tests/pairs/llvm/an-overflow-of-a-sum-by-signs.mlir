llvm.func @f(%x: i32, %y: i32) -> i1 {
  %r = "llvm.intr.sadd.with.overflow"(%x, %y) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %f = llvm.extractvalue %r[1] : !llvm.struct<(i32, i1)>
  llvm.return %f : i1
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i1 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %s = llvm.add %x, %y : i32
  %a = llvm.icmp "slt" %s, %x : i32
  %b = llvm.icmp "slt" %y, %0 : i32
  %f = llvm.xor %a, %b : i1
  llvm.return %f : i1
}
// expect: equivalent
