func.func @f(%m: memref<?xf32> {llvm.align = 64 : i64, llvm.dereferenceable = 4 : i64}) -> f32 {
  %c = arith.constant 0 : index
  %i = memref.load %m[%c] : memref<?xf32>
  return %i : f32
}
// -----
llvm.func @f(%p: !llvm.ptr {llvm.align = 64 : i64, llvm.dereferenceable = 4 : i64}, %q: !llvm.ptr {llvm.align = 64 : i64, llvm.dereferenceable = 4 : i64}, %o: i64, %n: i64, %s: i64) -> f32 {
  %i = llvm.load %q : !llvm.ptr -> f32
  llvm.return %i : f32
}
// expect: equivalent bitwise all-sizes
