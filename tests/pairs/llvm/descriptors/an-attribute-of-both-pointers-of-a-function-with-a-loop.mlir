func.func @f(%m: memref<?xf32> {llvm.align = 64 : i64, llvm.dereferenceable = 4 : i64}) -> f32 {
  %c = arith.constant 0 : index
  %i = memref.load %m[%c] : memref<?xf32>
  return %i : f32
}
// -----
llvm.func @f(%p: !llvm.ptr {llvm.align = 64 : i64, llvm.dereferenceable = 4 : i64}, %q: !llvm.ptr {llvm.align = 64 : i64}, %o: i64, %n: i64, %s: i64) -> f32 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%z : i64)
^bb1(%i: i64):
  %c = llvm.icmp "slt" %i, %z : i64
  llvm.cond_br %c, ^bb2, ^bb3
^bb2:
  %j = llvm.add %i, %one : i64
  llvm.br ^bb1(%j : i64)
^bb3:
  %v = llvm.load %q : !llvm.ptr -> f32
  llvm.return %v : f32
}
// expect: equivalent bitwise all-sizes
