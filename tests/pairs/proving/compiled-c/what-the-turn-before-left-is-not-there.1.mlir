// Stored in the first turn only, and read in both.
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
      %zero = llvm.mlir.constant(0 : i32) : i32
      %two = llvm.mlir.constant(2 : i32) : i32
      llvm.br ^loop(%zero : i32)
    ^loop(%i: i32):
      %first = llvm.icmp "eq" %i, %zero : i32
      llvm.cond_br %first, ^store, ^read
    ^store:
      llvm.store %x, %p : i32, !llvm.ptr
llvm.br ^read
    ^read:
      %v = llvm.load %p : !llvm.ptr -> i32

      %next = llvm.add %i, %one : i32
      %more = llvm.icmp "slt" %next, %two : i32
      llvm.cond_br %more, ^loop(%next : i32), ^done
    ^done:
      llvm.return %v : i32
    }
// expect: equivalent bitwise
