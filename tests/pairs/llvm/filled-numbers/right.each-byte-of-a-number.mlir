llvm.func @f(%b: i8, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %m {alignment = 4 : i64} : i32, !llvm.ptr
  %n = llvm.mlir.constant(4 : i32) : i32
  "llvm.intr.memset"(%m, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %r = llvm.load %m {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%b: i8, %x: i32) -> i32 {
  %0 = llvm.zext %b : i8 to i32
  %1 = llvm.mlir.constant(8 : i32) : i32
  %2 = llvm.shl %0, %1 : i32
  %3 = llvm.or %0, %2 : i32
  %4 = llvm.mlir.constant(16 : i32) : i32
  %5 = llvm.shl %3, %4 : i32
  %6 = llvm.or %3, %5 : i32
  llvm.return %6 : i32
}
// expect: equivalent bitwise
