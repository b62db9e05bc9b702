func.func private @ext(memref<?xf32>, i32 {llvm.inreg}) -> i32
func.func @f(%m: memref<?xf32>, %n: i32) -> i32 {
  %r = call @ext(%m, %n) : (memref<?xf32>, i32) -> i32
  return %r : i32
}
// -----
llvm.func @ext(!llvm.ptr, !llvm.ptr, i64, i64, i64, i32 {llvm.inreg}) -> i32
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %d: i64, %s: i64, %n: i32) -> i32 {
  %r = llvm.call @ext(%a, %b, %o, %d, %s, %n) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> i32
  llvm.return %r : i32
}
// expect: equivalent
