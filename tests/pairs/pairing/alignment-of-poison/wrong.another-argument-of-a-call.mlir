// options: --func f
llvm.func @g(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> i8 {
  llvm.call @g(%p) : (!llvm.ptr {llvm.align = 4 : i64}) -> ()
  llvm.call @g(%q) : (!llvm.ptr) -> ()
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.return %v : i8
}
// -----
llvm.func @g(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> i8 {
  llvm.call @g(%p) : (!llvm.ptr {llvm.align = 4 : i64}) -> ()
  llvm.call @g(%q) : (!llvm.ptr {llvm.align = 4 : i64}) -> ()
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.return %v : i8
}
// expect: unknown promise
