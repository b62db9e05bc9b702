// options: --func f
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
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
%s = llvm.mlir.constant(96 : i64) : i64
%w = llvm.call @malloc(%s) : (i64) -> !llvm.ptr
%i = llvm.ptrtoint %w : !llvm.ptr to i64
%j = llvm.add %i, %n63 : i64
%m = llvm.urem %j, %n64 : i64
%k = llvm.sub %j, %m : i64
%p = llvm.inttoptr %k : i64 to !llvm.ptr
%g = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
llvm.store %w, %x : !llvm.ptr, !llvm.ptr
llvm.store %p, %g : !llvm.ptr, !llvm.ptr
%v = llvm.load %g : !llvm.ptr -> !llvm.ptr
%q = llvm.getelementptr %v[2] : (!llvm.ptr) -> !llvm.ptr, i64
llvm.store %one, %q : i64, !llvm.ptr
%r = llvm.load %q : !llvm.ptr -> i64
llvm.call @free(%w) : (!llvm.ptr) -> ()
llvm.store %r, %o : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
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
%r = llvm.mlir.constant(1 : i64) : i64
llvm.store %r, %o : i64, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise
