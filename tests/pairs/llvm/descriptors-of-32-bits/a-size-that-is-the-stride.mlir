func.func @f(%a: memref<2x3xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  memref.store %x, %a[%c1, %c1] : memref<2x3xf32>
  return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i32, %n: i32, %m: i32, %s: i32, %t: i32, %x: f32) {
  %w = llvm.add %m, %t : i32
  %v = llvm.sext %w : i32 to i64
  %e = llvm.getelementptr %q[%v] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %e {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise static
