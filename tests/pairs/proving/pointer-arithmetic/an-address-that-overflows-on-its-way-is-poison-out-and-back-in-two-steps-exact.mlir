// options: --domain exact
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
%q0 = llvm.getelementptr inbounds %m[100] : (!llvm.ptr) -> !llvm.ptr, i32
%q1 = llvm.getelementptr inbounds %q0[-100] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %x, %q1 : i32, !llvm.ptr
%v = llvm.load %m : !llvm.ptr -> i32
llvm.store %v, %p : i32, !llvm.ptr
llvm.return
}
// expect: different
