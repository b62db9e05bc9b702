// options: --func f
llvm.func @setjmp(!llvm.ptr) -> i32 attributes {passthrough = ["returns_twice"]}
llvm.func @g(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %r = llvm.call @setjmp(%p) : (!llvm.ptr) -> i32
  %v = llvm.load %a : !llvm.ptr -> i32
  %v1 = llvm.add %v, %one : i32
  llvm.store %v1, %a : i32, !llvm.ptr
  llvm.call @g(%p) : (!llvm.ptr) -> ()
  %w = llvm.load %a : !llvm.ptr -> i32
  llvm.return %w : i32
}
// -----
llvm.func @setjmp(!llvm.ptr) -> i32 attributes {passthrough = ["returns_twice"]}
llvm.func @g(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @setjmp(%p) : (!llvm.ptr) -> i32
  %v1 = llvm.add %x, %one : i32
  llvm.call @g(%p) : (!llvm.ptr) -> ()
  llvm.return %v1 : i32
}
// expect: unknown unsupported
