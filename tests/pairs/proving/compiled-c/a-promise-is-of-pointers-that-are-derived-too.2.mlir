llvm.func @f(%x: !llvm.ptr , %y: !llvm.ptr ) {
      %v = llvm.load %x : !llvm.ptr -> i32
      llvm.store %v, %y : i32, !llvm.ptr
      %q = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.br ^next(%q : !llvm.ptr)
    ^next(%r: !llvm.ptr):
      %w = llvm.load %r : !llvm.ptr -> i32
      llvm.store %w, %r : i32, !llvm.ptr
      llvm.return
    }
// -----
llvm.func @f(%x: !llvm.ptr {llvm.readonly}, %y: !llvm.ptr ) {
      %v = llvm.load %x : !llvm.ptr -> i32
      llvm.store %v, %y : i32, !llvm.ptr
      %q = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.br ^next(%q : !llvm.ptr)
    ^next(%r: !llvm.ptr):
      %w = llvm.load %r : !llvm.ptr -> i32
      llvm.store %w, %r : i32, !llvm.ptr
      llvm.return
    }
// expect: unknown unsupported
