llvm.func @f(%D: !llvm.ptr, %p: !llvm.ptr, %A: !llvm.ptr) {
%i = llvm.load %D : !llvm.ptr -> i64
%seven = llvm.mlir.constant(7 : i64) : i64
%j = llvm.and %i, %seven : i64
%q = llvm.getelementptr %A[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
%v = llvm.load %q : !llvm.ptr -> i32
llvm.store %v, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%D: !llvm.ptr, %p: !llvm.ptr, %A: !llvm.ptr) {
%i = llvm.load %D : !llvm.ptr -> i64
%seven = llvm.mlir.constant(7 : i64) : i64
%j = llvm.and %i, %seven : i64
%q = llvm.getelementptr inbounds %A[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
%v = llvm.load %q : !llvm.ptr -> i32
llvm.store %v, %p : i32, !llvm.ptr
llvm.return
}
// expect: unknown data
