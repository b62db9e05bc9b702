llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func internal  @g(%x: i32) -> i32 {
      llvm.return %x : i32
    }
    llvm.func @f(%x: i32) -> i32 {
      %v = llvm.call fastcc @g(%x) : (i32) -> i32
      llvm.return %v : i32
    }
// expect: unknown unsupported
