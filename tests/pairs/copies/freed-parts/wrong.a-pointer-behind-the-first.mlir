// options: --func f
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%x: i32) -> i32 {
%n = llvm.mlir.constant(16 : i64) : i64
%m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
llvm.store %x, %m : i32, !llvm.ptr
%v = llvm.load %m : !llvm.ptr -> i32
llvm.call @free(%m) : (!llvm.ptr) -> ()
llvm.return %v : i32
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%x: i32) -> i32 {
%n = llvm.mlir.constant(16 : i64) : i64
%m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
llvm.store %x, %m : i32, !llvm.ptr
%v = llvm.load %m : !llvm.ptr -> i32
%q = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.br ^b(%q : !llvm.ptr)
^b(%r: !llvm.ptr):
llvm.call @free(%r) : (!llvm.ptr) -> ()
llvm.return %v : i32
}
// expect: different
