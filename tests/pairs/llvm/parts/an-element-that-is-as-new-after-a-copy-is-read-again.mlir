// options: --size m.0=4096 --size d.0=1 --size w.0=1
llvm.func @f(%m: !llvm.ptr {llvm.noalias}, %d: !llvm.ptr {llvm.noalias}, %w: !llvm.ptr {llvm.noalias}) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %mask = llvm.mlir.constant(4095 : i64) : i64
  %u = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %m[1234] : (!llvm.ptr) -> !llvm.ptr, i32
  %l = llvm.getelementptr %m[4095] : (!llvm.ptr) -> !llvm.ptr, i32
  %e = llvm.load %l : !llvm.ptr -> i32
  %i0 = llvm.load %d : !llvm.ptr -> i64
  %i = llvm.and %i0, %mask : i64
  %q = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %keep = llvm.load %p : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%p, %u, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %x, %w : i32, !llvm.ptr
  llvm.store %keep, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%m: !llvm.ptr {llvm.noalias}, %d: !llvm.ptr {llvm.noalias}, %w: !llvm.ptr {llvm.noalias}) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %mask = llvm.mlir.constant(4095 : i64) : i64
  %u = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %m[1234] : (!llvm.ptr) -> !llvm.ptr, i32
  %l = llvm.getelementptr %m[4095] : (!llvm.ptr) -> !llvm.ptr, i32
  %e = llvm.load %l : !llvm.ptr -> i32
  %i0 = llvm.load %d : !llvm.ptr -> i64
  %i = llvm.and %i0, %mask : i64
  %q = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %keep = llvm.load %p : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%p, %u, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %y = llvm.load %q : !llvm.ptr -> i32
  llvm.store %y, %w : i32, !llvm.ptr
  llvm.store %keep, %p : i32, !llvm.ptr
  llvm.return
}
// expect: unknown open-obligation
