// options: --domain fingerprint
llvm.func @f(%p: !llvm.ptr, %x: i32, %i: i64) {
%n = llvm.mlir.constant(8 : i64) : i64
%m = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
llvm.store %x, %m : i32, !llvm.ptr
%v = llvm.load %m : !llvm.ptr -> i32
llvm.store %v, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32, %i: i64) {
%n = llvm.mlir.constant(8 : i64) : i64
%m = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
%k = llvm.mlir.constant(4611686018427387904 : i64) : i64
%z = llvm.mlir.constant(0 : i64) : i64
%s = llvm.add %k, %z : i64
%q0 = llvm.getelementptr inbounds %m[%s] : (!llvm.ptr, i64) -> !llvm.ptr, i32
llvm.store %x, %q0 : i32, !llvm.ptr
%v = llvm.load %m : !llvm.ptr -> i32
llvm.store %v, %p : i32, !llvm.ptr
llvm.return
}
// expect: different
