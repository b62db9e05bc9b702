llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @g(%p: !llvm.ptr {llvm.nocapture}) -> i32 {
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.return %v : i32
    }
    llvm.mlir.global internal @kept() : !llvm.ptr {
      %n = llvm.mlir.zero : !llvm.ptr
      llvm.return %n : !llvm.ptr
    }
    llvm.func @h(%p: !llvm.ptr) -> i32 {
      %k = llvm.mlir.addressof @kept : !llvm.ptr
      llvm.store %p, %k : !llvm.ptr, !llvm.ptr
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.return %v : i32
    }
    llvm.func @f(%x: i32) -> i32 {
      %one = llvm.mlir.constant(1 : i32) : i32
      %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
      llvm.store %x, %p : i32, !llvm.ptr
%v = llvm.call @g(%p) : (!llvm.ptr) -> i32
llvm.return %v : i32
    }
// expect: equivalent bitwise static
// assumes: what the attributes nocapture say is true
