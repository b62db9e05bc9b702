// options: --func f --accept bitwise --accept reassociated
func.func @f(%A: memref<16x16xf16>, %B: memref<16x8xf16>, %C: memref<16x8xf32>) {
  %zero = arith.constant -0.0 : f32
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 16 {
        %a = affine.load %A[%i, %k] : memref<16x16xf16>
        %b = affine.load %B[%k, %j] : memref<16x8xf16>
        %c = affine.load %C[%i, %j] : memref<16x8xf32>
        %x = arith.extf %a : f16 to f32
        %y = arith.extf %b : f16 to f32
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<16x8xf32>
      }
    }
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.mlir.global internal @__wg_mma_0() {addr_space = 3 : i32} : !llvm.array<256 x f16>
    llvm.mlir.global internal @__wg_mma_1() {addr_space = 3 : i32} : !llvm.array<384 x f16>
    llvm.func @mma(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %4 = llvm.insertvalue %arg17, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg19, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg18, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg20, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %9 = llvm.insertvalue %arg7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg9, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg10, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg12, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg11, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg13, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %17 = llvm.insertvalue %arg0, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %18 = llvm.insertvalue %arg1, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %19 = llvm.insertvalue %arg2, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %20 = llvm.insertvalue %arg3, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %21 = llvm.insertvalue %arg5, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %22 = llvm.insertvalue %arg4, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %23 = llvm.insertvalue %arg6, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %24 = llvm.mlir.addressof @__wg_mma_0 : !llvm.ptr<3>
      %25 = llvm.getelementptr %24[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<256 x f16>
      %26 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %27 = llvm.insertvalue %25, %26[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %29 = llvm.mlir.constant(0 : index) : i64
      %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %31 = llvm.mlir.constant(16 : index) : i64
      %32 = llvm.insertvalue %31, %30[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %33 = llvm.mlir.constant(16 : index) : i64
      %34 = llvm.insertvalue %33, %32[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %35 = llvm.mlir.constant(16 : index) : i64
      %36 = llvm.insertvalue %35, %34[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %37 = llvm.mlir.constant(1 : index) : i64
      %38 = llvm.insertvalue %37, %36[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %39 = llvm.mlir.addressof @__wg_mma_1 : !llvm.ptr<3>
      %40 = llvm.getelementptr %39[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<384 x f16>
      %41 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %42 = llvm.insertvalue %40, %41[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %43 = llvm.insertvalue %40, %42[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %44 = llvm.mlir.constant(0 : index) : i64
      %45 = llvm.insertvalue %44, %43[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %46 = llvm.mlir.constant(16 : index) : i64
      %47 = llvm.insertvalue %46, %45[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %48 = llvm.mlir.constant(24 : index) : i64
      %49 = llvm.insertvalue %48, %47[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %50 = llvm.mlir.constant(24 : index) : i64
      %51 = llvm.insertvalue %50, %49[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %52 = llvm.mlir.constant(1 : index) : i64
      %53 = llvm.insertvalue %52, %51[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %54 = llvm.mlir.constant(0 : index) : i64
      %55 = llvm.mlir.constant(2 : index) : i64
      %56 = llvm.mlir.constant(4 : index) : i64
      %57 = llvm.mlir.constant(8 : index) : i64
      %58 = llvm.mlir.constant(16 : index) : i64
      %59 = llvm.mlir.constant(16 : index) : i64
      %60 = llvm.mlir.constant(0 : i32) : i32
      %61 = llvm.mlir.constant(24 : index) : i64
      %62 = llvm.mlir.constant(8 : index) : i64
      %63 = llvm.mlir.constant(0 : i64) : i64
      %64 = llvm.mlir.constant(1 : i64) : i64
      %65 = llvm.mlir.poison : vector<2xf32>
      %66 = llvm.mlir.constant(1 : i32) : i32
      %67 = nvvm.read.ptx.sreg.tid.x : i32
      %68 = llvm.sext %67 : i32 to i64
      %69 = llvm.urem %68, %58 : i64
      %70 = llvm.udiv %68, %58 : i64
      %71 = llvm.mul %70, %57 : i64
      %72 = llvm.extractvalue %38[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %73 = llvm.mul %69, %59 : i64
      %74 = llvm.add %73, %71 : i64
      %75 = llvm.getelementptr %72[%74] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
      %76 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %77 = llvm.mul %69, %59 : i64
      %78 = llvm.add %77, %71 : i64
      %79 = llvm.getelementptr %76[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %80 = llvm.addrspacecast %79 : !llvm.ptr to !llvm.ptr<1>
      nvvm.cp.async.shared.global %75, %80, 16, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
      nvvm.cp.async.commit.group
      %81 = llvm.mul %70, %56 : i64
      %82 = llvm.extractvalue %53[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %83 = llvm.mul %69, %61 : i64
      %84 = llvm.add %83, %81 : i64
      %85 = llvm.getelementptr %82[%84] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
      %86 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %87 = llvm.mul %69, %62 : i64
      %88 = llvm.add %87, %81 : i64
      %89 = llvm.getelementptr %86[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %90 = llvm.addrspacecast %89 : !llvm.ptr to !llvm.ptr<1>
      nvvm.cp.async.shared.global %85, %90, 8, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
      nvvm.cp.async.commit.group
      nvvm.cp.async.wait.group 1
      nvvm.barrier
      %91 = llvm.extractvalue %38[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %92 = llvm.mul %69, %59 : i64
      %93 = llvm.add %92, %71 : i64
      %94 = llvm.getelementptr %91[%93] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
      %95 = nvvm.ldmatrix %94 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %96 = llvm.extractvalue %95[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %97 = llvm.bitcast %96 : i32 to vector<2xf16>
      %98 = llvm.extractvalue %95[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %99 = llvm.bitcast %98 : i32 to vector<2xf16>
      %100 = llvm.extractvalue %95[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %101 = llvm.bitcast %100 : i32 to vector<2xf16>
      %102 = llvm.extractvalue %95[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %103 = llvm.bitcast %102 : i32 to vector<2xf16>
      nvvm.cp.async.wait.group 0
      nvvm.barrier
      %104 = llvm.extractvalue %53[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %105 = llvm.mul %69, %61 : i64
      %106 = llvm.add %105, %54 : i64
      %107 = llvm.getelementptr %104[%106] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
      %108 = nvvm.ldmatrix %107 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
      %109 = llvm.extractvalue %108[0] : !llvm.struct<(i32, i32)> 
      %110 = llvm.bitcast %109 : i32 to vector<2xf16>
      %111 = llvm.extractvalue %108[1] : !llvm.struct<(i32, i32)> 
      %112 = llvm.bitcast %111 : i32 to vector<2xf16>
      %113 = llvm.udiv %68, %56 : i64
      %114 = llvm.urem %68, %56 : i64
      %115 = llvm.mul %114, %55 : i64
      %116 = llvm.add %113, %57 : i64
      %117 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %118 = llvm.mul %113, %62 : i64
      %119 = llvm.add %118, %115 : i64
      %120 = llvm.getelementptr %117[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %121 = llvm.load %120 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
      %122 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %123 = llvm.mul %116, %62 : i64
      %124 = llvm.add %123, %115 : i64
      %125 = llvm.getelementptr %122[%124] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %126 = llvm.load %125 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
      %127 = llvm.extractelement %121[%63 : i64] : vector<2xf32>
      %128 = llvm.extractelement %121[%64 : i64] : vector<2xf32>
      %129 = llvm.extractelement %126[%63 : i64] : vector<2xf32>
      %130 = llvm.extractelement %126[%64 : i64] : vector<2xf32>
      %131 = nvvm.mma.sync A[%97, %99, %101, %103]  B[%110, %112]  C[%127, %128, %129, %130]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
      %132 = llvm.extractvalue %131[0] : !llvm.struct<(f32, f32, f32, f32)> 
      %133 = llvm.extractvalue %131[1] : !llvm.struct<(f32, f32, f32, f32)> 
      %134 = llvm.insertelement %132, %65[%60 : i32] : vector<2xf32>
      %135 = llvm.insertelement %133, %134[%66 : i32] : vector<2xf32>
      %136 = llvm.extractvalue %131[2] : !llvm.struct<(f32, f32, f32, f32)> 
      %137 = llvm.extractvalue %131[3] : !llvm.struct<(f32, f32, f32, f32)> 
      %138 = llvm.insertelement %136, %65[%60 : i32] : vector<2xf32>
      %139 = llvm.insertelement %137, %138[%66 : i32] : vector<2xf32>
      %140 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %141 = llvm.mul %113, %62 : i64
      %142 = llvm.add %141, %115 : i64
      %143 = llvm.getelementptr %140[%142] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %135, %143 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
      %144 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %145 = llvm.mul %116, %62 : i64
      %146 = llvm.add %145, %115 : i64
      %147 = llvm.getelementptr %144[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %139, %147 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
      llvm.return
    }
  }
  func.func @f(%arg0: memref<16x16xf16>, %arg1: memref<16x8xf16>, %arg2: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @k::@mma blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg0 : memref<16x16xf16>, %arg1 : memref<16x8xf16>, %arg2 : memref<16x8xf32>)
    return
  }
}
// expect: equivalent reassociated static
