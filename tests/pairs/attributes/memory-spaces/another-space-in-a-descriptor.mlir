func.func @f(%m: memref<4xi32, 3>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32, 3>
  return
}
// -----
llvm.func @f(%a: !llvm.ptr<1>, %b: !llvm.ptr<1>, %o: i64, %s: i64, %t: i64, %x: i32) {
  llvm.store %x, %b : i32, !llvm.ptr<1>
  llvm.return
}
// expect: unknown
