// What one side of a condition on data makes new it does not keep, and memory is merged with what the other side left.
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.icmp "sgt" %x, %zero : i32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %x, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %d = llvm.icmp "slt" %x, %one : i32
  llvm.cond_br %d, ^bb3, ^bb4
^bb3:
  llvm.store %one, %b : i32, !llvm.ptr
  llvm.br ^bb4
^bb4:
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.icmp "sgt" %x, %zero : i32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  %y = llvm.load %m : !llvm.ptr -> i32
  llvm.store %y, %b : i32, !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.br ^bb2
^bb2:
  %d = llvm.icmp "slt" %x, %one : i32
  llvm.cond_br %d, ^bb3, ^bb4
^bb3:
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %one, %m : i32, !llvm.ptr
  %z = llvm.load %m : !llvm.ptr -> i32
  llvm.store %z, %b : i32, !llvm.ptr
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.br ^bb4
^bb4:
  llvm.return
}
// expect: equivalent bitwise listed
