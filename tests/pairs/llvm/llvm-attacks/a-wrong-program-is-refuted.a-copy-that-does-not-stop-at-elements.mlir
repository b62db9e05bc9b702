// Against the program before the lowering, and where that has masks, against the right program after it.
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %T = memref.alloc() {alignment = 64} : memref<8xf32>
  memref.copy %A, %T : memref<8xf32> to memref<8xf32>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %T[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %B[%i] : memref<8xf32>
  }
  memref.dealloc %T : memref<8xf32>
  return
}
// -----
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %new = llvm.mlir.constant(30 : i64) : i64
    %0 = llvm.mlir.constant(64 : index) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, f32
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.add %6, %0 : i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.sub %0, %3 : i64
    %11 = llvm.add %9, %10 : i64
    %12 = llvm.urem %11, %0 : i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.mul %arg3, %3 : i64
    %16 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %18 = llvm.mul %15, %17 : i64
    %19 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%14, %19, %new) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%4 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb2
    %21 = llvm.icmp "slt" %20, %2 : i64
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds|nuw %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 : !llvm.ptr -> f32
    %24 = llvm.fadd %23, %23 : f32
    %25 = llvm.getelementptr inbounds|nuw %arg6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %25 : f32, !llvm.ptr
    %26 = llvm.add %20, %3 : i64
    llvm.br ^bb1(%26 : i64)
  ^bb3:  // pred: ^bb1
    llvm.call @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  }
}
// expect: unknown unsupported
