// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
%x = llvm.load volatile %p : !llvm.ptr -> i32
%y = llvm.load volatile %p : !llvm.ptr -> i32
%z = llvm.add %x, %y : i32
llvm.store %z, %q : i32, !llvm.ptr
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
%x = llvm.load  %p : !llvm.ptr -> i32
%y = llvm.load  %p : !llvm.ptr -> i32
%z = llvm.add %x, %y : i32
llvm.store %z, %q : i32, !llvm.ptr
llvm.return }
// expect: unknown unsupported
