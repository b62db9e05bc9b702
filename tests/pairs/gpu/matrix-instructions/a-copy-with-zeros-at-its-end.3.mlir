// options: --func f
// Rows of seven elements are copied eight at a time, with a zero in the place of the last one.
func.func @f(%a: memref<32x8xf32>, %b: memref<32x4xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 3 {
      %x = affine.load %a[%i, %j] : memref<32x8xf32>
      affine.store %x, %b[%i, %j] : memref<32x4xf32>
    }
    affine.store %zero, %b[%i, 3] : memref<32x4xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.mlir.global internal @__wg_copy_0() {addr_space = 3 : i32} : !llvm.array<128 x f32>
    llvm.func @copy(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %9 = llvm.insertvalue %arg7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg9, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg10, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg12, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg11, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg13, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.mlir.addressof @__wg_copy_0 : !llvm.ptr<3>
      %17 = llvm.getelementptr %16[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<128 x f32>
      %18 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %20 = llvm.insertvalue %17, %19[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %21 = llvm.mlir.constant(0 : index) : i64
      %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %23 = llvm.mlir.constant(32 : index) : i64
      %24 = llvm.insertvalue %23, %22[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %25 = llvm.mlir.constant(4 : index) : i64
      %26 = llvm.insertvalue %25, %24[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %27 = llvm.mlir.constant(4 : index) : i64
      %28 = llvm.insertvalue %27, %26[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %29 = llvm.mlir.constant(1 : index) : i64
      %30 = llvm.insertvalue %29, %28[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %31 = llvm.mlir.constant(32 : i32) : i32
      %32 = llvm.mlir.constant(3 : i32) : i32
      %33 = llvm.mlir.constant(8 : index) : i64
      %34 = llvm.mlir.constant(4 : index) : i64
      %35 = llvm.mlir.constant(4 : index) : i64
      %36 = llvm.mlir.constant(3 : index) : i64
      %37 = llvm.mlir.constant(1 : index) : i64
      %38 = llvm.mlir.constant(0 : index) : i64
      %39 = nvvm.read.ptx.sreg.tid.x : i32
      %40 = llvm.sext %39 : i32 to i64
      %41 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %42 = llvm.mul %40, %34 : i64
      %43 = llvm.add %42, %38 : i64
      %44 = llvm.getelementptr %41[%43] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %45 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %46 = llvm.mul %40, %33 : i64
      %47 = llvm.add %46, %38 : i64
      %48 = llvm.getelementptr %45[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %49 = llvm.addrspacecast %48 : !llvm.ptr to !llvm.ptr<1>
      %50 = llvm.trunc %36 : i64 to i32
      %51 = llvm.mul %50, %31 : i32
      %52 = llvm.lshr %51, %32 : i32
      nvvm.cp.async.shared.global %44, %49, 16, cache = cg, %52 : !llvm.ptr<3>, !llvm.ptr<1>, i32
      nvvm.cp.async.commit.group
      nvvm.cp.async.wait.group 0
      llvm.br ^bb1(%38 : i64)
    ^bb1(%53: i64):  // 2 preds: ^bb0, ^bb2
      %54 = llvm.icmp "slt" %53, %35 : i64
      llvm.cond_br %54, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %55 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %56 = llvm.mlir.constant(4 : index) : i64
      %57 = llvm.mul %40, %56 overflow<nsw, nuw> : i64
      %58 = llvm.add %57, %53 overflow<nsw, nuw> : i64
      %59 = llvm.getelementptr inbounds|nuw %55[%58] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %60 = llvm.load %59 : !llvm.ptr<3> -> f32
      %61 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %62 = llvm.mlir.constant(4 : index) : i64
      %63 = llvm.mul %40, %62 overflow<nsw, nuw> : i64
      %64 = llvm.add %63, %53 overflow<nsw, nuw> : i64
      %65 = llvm.getelementptr inbounds|nuw %61[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %60, %65 : f32, !llvm.ptr
      %66 = llvm.add %53, %37 : i64
      llvm.br ^bb1(%66 : i64)
    ^bb3:  // pred: ^bb1
      llvm.return
    }
  }
  func.func @f(%arg0: memref<32x8xf32>, %arg1: memref<32x4xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @k::@copy blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg0 : memref<32x8xf32>, %arg1 : memref<32x4xf32>)
    return
  }
}
// expect: equivalent bitwise static
