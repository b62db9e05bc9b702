llvm.func @f(%x: i32, %y: i32, %i: i64, %o: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %bytes = llvm.mlir.constant(16 : i64) : i64
  %t = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %u = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q0 = llvm.getelementptr %t[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %q0 : i32, !llvm.ptr
  %q1 = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %q1 : i32, !llvm.ptr
  %q2 = llvm.getelementptr %t[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %q2 : i32, !llvm.ptr
  %q3 = llvm.getelementptr %t[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %q3 : i32, !llvm.ptr
  %j = llvm.and %i, %three : i64
  %p = llvm.getelementptr %t[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  llvm.store %a, %o : i32, !llvm.ptr
  %b = llvm.load %p : !llvm.ptr -> i32
  llvm.return %b : i32
}
// -----
llvm.func @f(%x: i32, %y: i32, %i: i64, %o: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %bytes = llvm.mlir.constant(16 : i64) : i64
  %t = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %u = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q0 = llvm.getelementptr %t[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %q0 : i32, !llvm.ptr
  %q1 = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %q1 : i32, !llvm.ptr
  %q2 = llvm.getelementptr %t[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %q2 : i32, !llvm.ptr
  %q3 = llvm.getelementptr %t[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %q3 : i32, !llvm.ptr
  %j = llvm.and %i, %three : i64
  %p = llvm.getelementptr %t[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  llvm.store %a, %o : i32, !llvm.ptr
  "llvm.intr.memcpy"(%t, %u, %bytes) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %b = llvm.load %p : !llvm.ptr -> i32
  llvm.return %b : i32
}
// expect: different
