func.func @f(%A: memref<8xf32>, %B: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %s = memref.alloc() {alignment = 64} : memref<64xi8>
  %v = memref.view %s[%c0][] : memref<64xi8> to memref<8xf32>
  %w = memref.view %s[%c32][%n] : memref<64xi8> to memref<?xf32>
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    affine.store %x, %v[%i] : memref<8xf32>
  }
  affine.for %i = 0 to %n {
    %y = affine.load %B[%i] : memref<8xf32>
    affine.store %y, %w[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 8 {
    %x = affine.load %v[%i] : memref<8xf32>
    affine.store %x, %B[%i] : memref<8xf32>
  }
  memref.dealloc %s : memref<64xi8>
  return
}
// -----
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(64 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.getelementptr %0[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.add %6, %1 : i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.sub %1, %4 : i64
    %11 = llvm.add %9, %10 : i64
    %12 = llvm.urem %11, %1 : i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.getelementptr %14[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%16: i64):  // 2 preds: ^bb0, ^bb2
    %17 = llvm.icmp "slt" %16, %3 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = llvm.getelementptr inbounds|nuw %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = llvm.getelementptr inbounds|nuw %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %20 : f32, !llvm.ptr
    %21 = llvm.add %16, %4 : i64
    llvm.br ^bb1(%21 : i64)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%2 : i64)
  ^bb4(%22: i64):  // 2 preds: ^bb3, ^bb5
    %23 = llvm.icmp "slt" %22, %arg10 : i64
    llvm.cond_br %23, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %24 = llvm.getelementptr inbounds|nuw %arg6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 : !llvm.ptr -> f32
    %26 = llvm.getelementptr inbounds|nuw %15[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %26 : f32, !llvm.ptr
    %27 = llvm.add %22, %4 : i64
    llvm.br ^bb4(%27 : i64)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%2 : i64)
  ^bb7(%28: i64):  // 2 preds: ^bb6, ^bb8
    %29 = llvm.icmp "slt" %28, %3 : i64
    llvm.cond_br %29, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %30 = llvm.getelementptr inbounds|nuw %14[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.load %30 : !llvm.ptr -> f32
    %32 = llvm.getelementptr inbounds|nuw %arg6[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %32 : f32, !llvm.ptr
    %33 = llvm.add %28, %4 : i64
    llvm.br ^bb7(%33 : i64)
  ^bb9:  // pred: ^bb7
    llvm.call @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  }
}
// expect: equivalent bitwise
