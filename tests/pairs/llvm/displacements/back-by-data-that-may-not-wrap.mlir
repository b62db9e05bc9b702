llvm.func @f(%x: i32, %y: i32, %k: i64) -> i32 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %back = llvm.mlir.constant(-1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %e0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %e0 : i32, !llvm.ptr
  %e1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e1 : i32, !llvm.ptr
  %e2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e2 : i32, !llvm.ptr
  %e3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %e3 : i32, !llvm.ptr
  %e4 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e4 : i32, !llvm.ptr
  %e5 = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e5 : i32, !llvm.ptr
  %e6 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %e6 : i32, !llvm.ptr
  %e7 = llvm.getelementptr %p[7] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e7 : i32, !llvm.ptr
  %i = llvm.and %k, %three : i64
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %c : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.func @f(%x: i32, %y: i32, %k: i64) -> i32 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %back = llvm.mlir.constant(-1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %e0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %e0 : i32, !llvm.ptr
  %e1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e1 : i32, !llvm.ptr
  %e2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e2 : i32, !llvm.ptr
  %e3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %e3 : i32, !llvm.ptr
  %e4 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e4 : i32, !llvm.ptr
  %e5 = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e5 : i32, !llvm.ptr
  %e6 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %e6 : i32, !llvm.ptr
  %e7 = llvm.getelementptr %p[7] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %e7 : i32, !llvm.ptr
  %i = llvm.and %k, %three : i64
  %j = llvm.sub %i, %three : i64
  %a = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %c = llvm.getelementptr nuw %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %c : !llvm.ptr -> i32
  llvm.return %v : i32
}
// expect: different
