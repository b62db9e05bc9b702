func.func @f(%A: memref<5x6xf32>, %B: memref<6x5xf32>, %S: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %m = vector.create_mask %c4 : vector<6xi1>
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %z, %p = %z) -> (f32, f32) {
    %v = vector.transfer_read %A[%i, %c0], %z, %m {in_bounds = [true]} : memref<5x6xf32>, vector<6xf32>
    vector.transfer_write %v, %B[%c0, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<6xf32>, memref<6x5xf32>
    %x = memref.load %A[%i, %c1] : memref<5x6xf32>
    %n = arith.subf %x, %s : f32
    %q = arith.addf %p, %n : f32
    scf.yield %n, %q : f32, f32
  }
  memref.store %r#0, %S[%c0] : memref<2xf32>
  memref.store %r#1, %S[%c1] : memref<2xf32>
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(6 : index) : i64
    %7 = llvm.mlir.constant(dense<[true, true, true, true, false, false]> : vector<6xi1>) : vector<6xi1>
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(5 : index) : i64
    %10 = llvm.mlir.constant(4 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(2 : index) : i64
    %14 = llvm.mlir.constant(3 : index) : i64
    %15 = llvm.mlir.constant(dense<0.000000e+00> : vector<6xf32>) : vector<6xf32>
    %16 = ub.poison : vector<6x1xf32>
    %17 = builtin.unrealized_conversion_cast %16 : vector<6x1xf32> to !llvm.array<6 x vector<1xf32>>
    llvm.br ^bb1(%12, %8, %8 : i64, f32, f32)
  ^bb1(%18: i64, %19: f32, %20: f32):  // 2 preds: ^bb0, ^bb2
    %21 = llvm.icmp "slt" %18, %9 : i64
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %22 = llvm.mul %18, %6 : i64
    %23 = llvm.add %22, %12 : i64
    %24 = llvm.getelementptr %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.intr.masked.load %24, %7, %15 {alignment = 4 : i32} : (!llvm.ptr, vector<6xi1>, vector<6xf32>) -> vector<6xf32>
    %26 = llvm.extractelement %25[%5 : i64] : vector<6xf32>
    %27 = llvm.extractvalue %17[0] : !llvm.array<6 x vector<1xf32>> 
    %28 = llvm.insertelement %26, %27[%5 : i64] : vector<1xf32>
    %29 = llvm.extractelement %25[%4 : i64] : vector<6xf32>
    %30 = llvm.extractvalue %17[1] : !llvm.array<6 x vector<1xf32>> 
    %31 = llvm.insertelement %29, %30[%5 : i64] : vector<1xf32>
    %32 = llvm.extractelement %25[%3 : i64] : vector<6xf32>
    %33 = llvm.extractvalue %17[2] : !llvm.array<6 x vector<1xf32>> 
    %34 = llvm.insertelement %32, %33[%5 : i64] : vector<1xf32>
    %35 = llvm.extractelement %25[%2 : i64] : vector<6xf32>
    %36 = llvm.extractvalue %17[3] : !llvm.array<6 x vector<1xf32>> 
    %37 = llvm.insertelement %35, %36[%5 : i64] : vector<1xf32>
    %38 = llvm.extractelement %25[%1 : i64] : vector<6xf32>
    %39 = llvm.extractvalue %17[4] : !llvm.array<6 x vector<1xf32>> 
    %40 = llvm.insertelement %38, %39[%5 : i64] : vector<1xf32>
    %41 = llvm.extractelement %25[%0 : i64] : vector<6xf32>
    %42 = llvm.extractvalue %17[5] : !llvm.array<6 x vector<1xf32>> 
    %43 = llvm.insertelement %41, %42[%5 : i64] : vector<1xf32>
    %44 = llvm.mul %12, %9 : i64
    %45 = llvm.add %44, %18 : i64
    %46 = llvm.getelementptr %arg8[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %46 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
    %47 = llvm.mul %11, %9 : i64
    %48 = llvm.add %47, %18 : i64
    %49 = llvm.getelementptr %arg8[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %49 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
    %50 = llvm.mul %13, %9 : i64
    %51 = llvm.add %50, %18 : i64
    %52 = llvm.getelementptr %arg8[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %52 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
    %53 = llvm.mul %14, %9 : i64
    %54 = llvm.add %53, %18 : i64
    %55 = llvm.getelementptr %arg8[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %37, %55 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
    %56 = llvm.mul %10, %9 : i64
    %57 = llvm.add %56, %18 : i64
    %58 = llvm.getelementptr %arg8[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %40, %58 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
    %59 = llvm.mul %9, %9 : i64
    %60 = llvm.add %59, %18 : i64
    %61 = llvm.getelementptr %arg8[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %43, %61 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
    %62 = llvm.mul %18, %6 overflow<nsw, nuw> : i64
    %63 = llvm.add %62, %11 overflow<nsw, nuw> : i64
    %64 = llvm.getelementptr inbounds|nuw %arg1[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %65 = llvm.load %64 : !llvm.ptr -> f32
    %66 = llvm.fsub %65, %19 : f32
    %67 = llvm.fadd %20, %66 : f32
    %68 = llvm.add %18, %11 : i64
    llvm.br ^bb1(%68, %66, %67 : i64, f32, f32)
  ^bb3:  // pred: ^bb1
    llvm.store %19, %arg15 : f32, !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %arg15[1] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.store %20, %69 : f32, !llvm.ptr
    llvm.return
  }
}
// expect: equivalent bitwise
