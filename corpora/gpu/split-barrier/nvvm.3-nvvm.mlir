module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<2x16xf32>, %arg1: memref<2x16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c15 = arith.constant 15 : index
    %c16 = arith.constant 16 : index
    %c1000 = arith.constant 1000 : index
    %true = arith.constant true
    %false = arith.constant false
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1)  args(%c0 : index, %c16 : index, %c15 : index, %arg0 : memref<2x16xf32>, %c1000 : index, %arg1 : memref<2x16xf32>, %true : i1, %c2 : index, %c1 : index, %false : i1)
    return
  }
  gpu.module @kernel_kernel {
    llvm.mlir.global private @__mbarrier() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<1 x i64>
    llvm.mlir.global internal @__wg_kernel_kernel_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
    llvm.func @kernel_kernel(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i1, %arg19: i64, %arg20: i64, %arg21: i1) attributes {gpu.kernel, gpu.known_block_size = array<i32: 16, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 16, 1, 1>} {
      %0 = builtin.unrealized_conversion_cast %arg10 : i64 to index
      %1 = builtin.unrealized_conversion_cast %arg1 : i64 to index
      %2 = builtin.unrealized_conversion_cast %arg0 : i64 to index
      %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %4 = llvm.insertvalue %arg11, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg12, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg13, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg14, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.insertvalue %arg16, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %9 = llvm.insertvalue %arg15, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg17, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %12 = llvm.insertvalue %arg3, %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg4, %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg5, %13[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg6, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.insertvalue %arg8, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %17 = llvm.insertvalue %arg7, %16[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %18 = llvm.insertvalue %arg9, %17[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %19 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %20 = llvm.getelementptr %19[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
      %21 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %22 = llvm.insertvalue %20, %21[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %23 = llvm.insertvalue %20, %22[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %24 = llvm.mlir.constant(0 : index) : i64
      %25 = llvm.insertvalue %24, %23[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %26 = llvm.mlir.constant(2 : index) : i64
      %27 = llvm.insertvalue %26, %25[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %28 = llvm.mlir.constant(16 : index) : i64
      %29 = llvm.insertvalue %28, %27[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %30 = llvm.mlir.constant(16 : index) : i64
      %31 = llvm.insertvalue %30, %29[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %32 = llvm.mlir.constant(1 : index) : i64
      %33 = llvm.insertvalue %32, %31[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %34 = builtin.unrealized_conversion_cast %0 : index to i64
      %35 = builtin.unrealized_conversion_cast %2 : index to i64
      %36 = builtin.unrealized_conversion_cast %1 : index to i64
      %37 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 16> : i32
      %38 = llvm.sext %37 : i32 to i64
      %39 = llvm.icmp "eq" %38, %arg0 : i64
      %40 = llvm.mlir.constant(1 : index) : i64
      %41 = llvm.mlir.constant(1 : index) : i64
      %42 = llvm.mlir.zero : !llvm.ptr
      %43 = llvm.getelementptr %42[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %44 = llvm.ptrtoint %43 : !llvm.ptr to i64
      %45 = llvm.mlir.addressof @__mbarrier : !llvm.ptr<3>
      %46 = llvm.getelementptr %45[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<1 x i64>
      %47 = llvm.mlir.constant(3735928559 : index) : i64
      %48 = llvm.inttoptr %47 : i64 to !llvm.ptr<3>
      %49 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %50 = llvm.insertvalue %48, %49[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %51 = llvm.insertvalue %46, %50[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %52 = llvm.mlir.constant(0 : index) : i64
      %53 = llvm.insertvalue %52, %51[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %54 = llvm.insertvalue %40, %53[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %55 = llvm.insertvalue %41, %54[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %56 = builtin.unrealized_conversion_cast %55 : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> to memref<1xi64, 3>
      %57 = builtin.unrealized_conversion_cast %56 : memref<1xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %58 = llvm.extractvalue %57[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %59 = llvm.getelementptr %58[%35] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %60 = llvm.trunc %36 : i64 to i32
      nvvm.mbarrier.init %59, %60, predicate = %39 : !llvm.ptr<3>, i32, i1
      nvvm.barrier
      %61 = llvm.sub %arg2, %38 : i64
      llvm.br ^bb1(%arg0, %arg21 : i64, i1)
    ^bb1(%62: i64, %63: i1):  // 2 preds: ^bb0, ^bb2
      %64 = llvm.icmp "slt" %62, %arg19 : i64
      llvm.cond_br %64, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %65 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %66 = llvm.mlir.constant(16 : index) : i64
      %67 = llvm.mul %62, %66 overflow<nsw, nuw> : i64
      %68 = llvm.add %67, %38 overflow<nsw, nuw> : i64
      %69 = llvm.getelementptr inbounds|nuw %65[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %70 = llvm.load %69 : !llvm.ptr -> f32
      %71 = llvm.extractvalue %33[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %72 = llvm.mlir.constant(16 : index) : i64
      %73 = llvm.mul %62, %72 overflow<nsw, nuw> : i64
      %74 = llvm.add %73, %38 overflow<nsw, nuw> : i64
      %75 = llvm.getelementptr inbounds|nuw %71[%74] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %70, %75 : f32, !llvm.ptr<3>
      %76 = llvm.extractvalue %57[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %77 = llvm.getelementptr %76[%35] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %78 = nvvm.mbarrier.arrive %77 : !llvm.ptr<3> -> i64
      %79 = llvm.extractvalue %57[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %80 = llvm.getelementptr %79[%35] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %81 = llvm.trunc %34 : i64 to i32
      %82 = llvm.zext %63 : i1 to i32
      nvvm.mbarrier.try_wait.parity %80, %82, %81 : !llvm.ptr<3>, i32, i32
      %83 = llvm.extractvalue %33[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %84 = llvm.mlir.constant(16 : index) : i64
      %85 = llvm.mul %62, %84 overflow<nsw, nuw> : i64
      %86 = llvm.add %85, %61 overflow<nsw, nuw> : i64
      %87 = llvm.getelementptr inbounds|nuw %83[%86] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %88 = llvm.load %87 : !llvm.ptr<3> -> f32
      %89 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %90 = llvm.mlir.constant(16 : index) : i64
      %91 = llvm.mul %62, %90 overflow<nsw, nuw> : i64
      %92 = llvm.add %91, %38 overflow<nsw, nuw> : i64
      %93 = llvm.getelementptr inbounds|nuw %89[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %88, %93 : f32, !llvm.ptr
      %94 = llvm.xor %63, %arg18 : i1
      %95 = llvm.add %62, %arg20 : i64
      llvm.br ^bb1(%95, %94 : i64, i1)
    ^bb3:  // pred: ^bb1
      llvm.return
    }
  }
}

