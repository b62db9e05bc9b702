llvm.func @f(%b: i32) -> i1 {
  %n = llvm.mlir.constant(5 : i32) : i32
  %r = llvm.icmp "ult" %b, %n : i32
  llvm.return %r : i1
}
// -----
llvm.func @f(%b: i32) -> i1 {
  %n = llvm.mlir.constant(5 : i32) : i32
  %m = llvm.intr.get.active.lane.mask %b, %n : i32, i32 to vector<2xi1>
  %z = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.extractelement %m[%z : i32] : vector<2xi1>
  llvm.return %r : i1
}
// expect: equivalent bitwise
