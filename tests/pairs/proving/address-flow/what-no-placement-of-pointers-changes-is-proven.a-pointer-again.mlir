llvm.func @f(%o: !llvm.ptr {llvm.noalias}) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %n8 = llvm.mlir.constant(8 : i64) : i64
  %n63 = llvm.mlir.constant(63 : i64) : i64
  %n64 = llvm.mlir.constant(64 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %zero, %o : i64, !llvm.ptr
  %x = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %y = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %x : !llvm.ptr to i64
  %b = llvm.ptrtoint %y : !llvm.ptr to i64
%n7 = llvm.mlir.constant(7 : i64) : i64
llvm.store %n7, %x : i64, !llvm.ptr
%p = llvm.inttoptr %a : i64 to !llvm.ptr
%r = llvm.load %p : !llvm.ptr -> i64
llvm.store %r, %o : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%o: !llvm.ptr {llvm.noalias}) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %n8 = llvm.mlir.constant(8 : i64) : i64
  %n63 = llvm.mlir.constant(63 : i64) : i64
  %n64 = llvm.mlir.constant(64 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %zero, %o : i64, !llvm.ptr
  %x = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %y = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %x : !llvm.ptr to i64
  %b = llvm.ptrtoint %y : !llvm.ptr to i64
%n7 = llvm.mlir.constant(7 : i64) : i64
llvm.store %n7, %x : i64, !llvm.ptr
%r = llvm.load %x : !llvm.ptr -> i64
llvm.store %r, %o : i64, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise
