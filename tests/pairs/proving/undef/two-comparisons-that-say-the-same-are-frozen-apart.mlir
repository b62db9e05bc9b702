llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %s = llvm.add %x, %one overflow<nsw> : i32
  %p = llvm.icmp "eq" %s, %y : i32
  %f = llvm.freeze %p : i1
  %e = llvm.xor %f, %f : i1
  %m = llvm.zext %e : i1 to i32
  llvm.return %m : i32
}
// -----
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %s = llvm.add %x, %one overflow<nsw> : i32
  %p = llvm.icmp "eq" %s, %y : i32
  %f = llvm.freeze %p : i1
  %q = llvm.icmp "eq" %y, %s : i32
  %g = llvm.freeze %q : i1
  %e = llvm.xor %f, %g : i1
  %m = llvm.zext %e : i1 to i32
  llvm.return %m : i32
}
// expect: unknown open-obligation
