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
    llvm.mlir.global internal @__wg_mma_1() {addr_space = 3 : i32} : !llvm.array<128 x f16>
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
      %40 = llvm.getelementptr %39[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<128 x f16>
      %41 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %42 = llvm.insertvalue %40, %41[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %43 = llvm.insertvalue %40, %42[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %44 = llvm.mlir.constant(0 : index) : i64
      %45 = llvm.insertvalue %44, %43[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %46 = llvm.mlir.constant(16 : index) : i64
      %47 = llvm.insertvalue %46, %45[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %48 = llvm.mlir.constant(8 : index) : i64
      %49 = llvm.insertvalue %48, %47[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %50 = llvm.mlir.constant(8 : index) : i64
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
      %61 = llvm.mlir.constant(8 : index) : i64
      %62 = llvm.mlir.constant(0 : i64) : i64
      %63 = llvm.mlir.constant(1 : i64) : i64
      %64 = llvm.mlir.poison : vector<2xf32>
      %65 = llvm.mlir.constant(1 : i32) : i32
      %66 = nvvm.read.ptx.sreg.tid.x : i32
      %67 = llvm.sext %66 : i32 to i64
      %68 = llvm.urem %67, %58 : i64
      %69 = llvm.udiv %67, %58 : i64
      %70 = llvm.mul %69, %57 : i64
      %71 = llvm.extractvalue %38[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %72 = llvm.mul %68, %59 : i64
      %73 = llvm.add %72, %70 : i64
      %74 = llvm.getelementptr %71[%73] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
      %75 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %76 = llvm.mul %68, %59 : i64
      %77 = llvm.add %76, %70 : i64
      %78 = llvm.getelementptr %75[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %79 = llvm.addrspacecast %78 : !llvm.ptr to !llvm.ptr<1>
      nvvm.cp.async.shared.global %74, %79, 16, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
      nvvm.cp.async.commit.group
      %80 = llvm.mul %69, %56 : i64
      %81 = llvm.extractvalue %53[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %82 = llvm.mul %68, %61 : i64
      %83 = llvm.add %82, %80 : i64
      %84 = llvm.getelementptr %81[%83] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
      %85 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %86 = llvm.mul %68, %61 : i64
      %87 = llvm.add %86, %80 : i64
      %88 = llvm.getelementptr %85[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %89 = llvm.addrspacecast %88 : !llvm.ptr to !llvm.ptr<1>
      nvvm.cp.async.shared.global %84, %89, 8, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
      nvvm.cp.async.commit.group
      nvvm.cp.async.wait.group 1
      nvvm.barrier
      %90 = llvm.extractvalue %38[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %91 = llvm.mul %68, %59 : i64
      %92 = llvm.add %91, %70 : i64
      %93 = llvm.getelementptr %90[%92] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
      %94 = nvvm.ldmatrix %93 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %95 = llvm.extractvalue %94[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %96 = llvm.bitcast %95 : i32 to vector<2xf16>
      %97 = llvm.extractvalue %94[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %98 = llvm.bitcast %97 : i32 to vector<2xf16>
      %99 = llvm.extractvalue %94[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %100 = llvm.bitcast %99 : i32 to vector<2xf16>
      %101 = llvm.extractvalue %94[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %102 = llvm.bitcast %101 : i32 to vector<2xf16>
      nvvm.cp.async.wait.group 0
      nvvm.barrier
      %103 = llvm.extractvalue %53[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %104 = llvm.mul %68, %61 : i64
      %105 = llvm.add %104, %54 : i64
      %106 = llvm.getelementptr %103[%105] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
      %107 = nvvm.ldmatrix %106 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
      %108 = llvm.extractvalue %107[0] : !llvm.struct<(i32, i32)> 
      %109 = llvm.bitcast %108 : i32 to vector<2xf16>
      %110 = llvm.extractvalue %107[1] : !llvm.struct<(i32, i32)> 
      %111 = llvm.bitcast %110 : i32 to vector<2xf16>
      %112 = llvm.udiv %67, %56 : i64
      %113 = llvm.urem %67, %56 : i64
      %114 = llvm.mul %113, %55 : i64
      %115 = llvm.add %112, %57 : i64
      %116 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %117 = llvm.mul %112, %61 : i64
      %118 = llvm.add %117, %114 : i64
      %119 = llvm.getelementptr %116[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %120 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
      %121 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %122 = llvm.mul %115, %61 : i64
      %123 = llvm.add %122, %114 : i64
      %124 = llvm.getelementptr %121[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %125 = llvm.load %124 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
      %126 = llvm.extractelement %120[%62 : i64] : vector<2xf32>
      %127 = llvm.extractelement %120[%63 : i64] : vector<2xf32>
      %128 = llvm.extractelement %125[%62 : i64] : vector<2xf32>
      %129 = llvm.extractelement %125[%63 : i64] : vector<2xf32>
      %130 = nvvm.mma.sync A[%96, %98, %100, %102]  B[%109, %111]  C[%126, %127, %128, %129]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
      %131 = llvm.extractvalue %130[0] : !llvm.struct<(f32, f32, f32, f32)> 
      %132 = llvm.extractvalue %130[1] : !llvm.struct<(f32, f32, f32, f32)> 
      %133 = llvm.insertelement %131, %64[%60 : i32] : vector<2xf32>
      %134 = llvm.insertelement %132, %133[%65 : i32] : vector<2xf32>
      %135 = llvm.extractvalue %130[2] : !llvm.struct<(f32, f32, f32, f32)> 
      %136 = llvm.extractvalue %130[3] : !llvm.struct<(f32, f32, f32, f32)> 
      %137 = llvm.insertelement %135, %64[%60 : i32] : vector<2xf32>
      %138 = llvm.insertelement %136, %137[%65 : i32] : vector<2xf32>
      %139 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %140 = llvm.mul %112, %61 : i64
      %141 = llvm.add %140, %114 : i64
      %142 = llvm.getelementptr %139[%141] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %134, %142 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
      %143 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %144 = llvm.mul %115, %61 : i64
      %145 = llvm.add %144, %114 : i64
      %146 = llvm.getelementptr %143[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %138, %146 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
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
