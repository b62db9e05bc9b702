func.func private @ext(memref<?xf32>, memref<?xf32>, i64 {llvm.range = #llvm.constant_range<i64, 0, 10>})
func.func @f(%m: memref<?xf32>, %k: memref<?xf32>, %n: i64) {
  call @ext(%m, %k, %n) : (memref<?xf32>, memref<?xf32>, i64) -> ()
  return
}
// -----
llvm.func @ext(!llvm.ptr, !llvm.ptr, i64 {llvm.range = #llvm.constant_range<i64, 0, 10>}, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64)
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: i64, %a3: i64, %a4: i64, %b0: !llvm.ptr, %b1: !llvm.ptr, %b2: i64, %b3: i64, %b4: i64, %n: i64) {
  llvm.call @ext(%a0, %a1, %a2, %a3, %a4, %b0, %b1, %b2, %b3, %b4, %n) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> ()
  llvm.return
}
// expect: unknown
