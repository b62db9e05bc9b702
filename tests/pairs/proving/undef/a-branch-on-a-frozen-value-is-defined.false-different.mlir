// And one on what it was frozen from is not, for one number of all.
llvm.func @f(%q: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %s = llvm.add %x, %one overflow<nsw> : i32
  %p = llvm.icmp "sgt" %s, %zero : i32
  %m = llvm.select %p, %x, %seven : i1, i32
  llvm.return %m : i32
}
// -----
llvm.func @f(%q: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %s = llvm.add %x, %one overflow<nsw> : i32
  %p = llvm.icmp "sgt" %s, %zero : i32
  %f = llvm.select %p, %p, %p : i1, i1
  llvm.cond_br %f, ^a, ^b
^a:
  llvm.return %x : i32
^b:
  llvm.return %seven : i32
}
// expect: different
