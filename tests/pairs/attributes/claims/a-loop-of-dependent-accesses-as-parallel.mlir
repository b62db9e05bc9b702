#g = #llvm.access_group<id = distinct[0]<>>
llvm.func @f(%p: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(8 : i64) : i64
  llvm.br ^h(%z : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %j = llvm.add %i, %o : i64
  %d = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %d : i32, !llvm.ptr
  llvm.br ^h(%j : i64)
^e:
  llvm.return
}
// -----
#g = #llvm.access_group<id = distinct[0]<>>
#l = #llvm.loop_annotation<parallelAccesses = #g>
llvm.func @f(%p: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(8 : i64) : i64
  llvm.br ^h(%z : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a {access_groups = [#g]} : !llvm.ptr -> i32
  %j = llvm.add %i, %o : i64
  %d = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %d {access_groups = [#g]} : i32, !llvm.ptr
  llvm.br ^h(%j : i64) {loop_annotation = #l}
^e:
  llvm.return
}
// expect: unknown promise
