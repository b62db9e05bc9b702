module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c2, %c1) threads in (%c4, %c4, %c1)  args(%arg2 : memref<16x8xf32>, %arg0 : memref<16x32xf32>, %arg1 : memref<32x8xf32>)
    return
  }
  gpu.module @kernel_kernel {
    llvm.mlir.global internal @__wg_kernel_kernel_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
    llvm.mlir.global internal @__wg_kernel_kernel_1() {addr_space = 3 : i32} : !llvm.array<32 x f32>
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 4, 4, 1>, gpu.known_grid_size = array<i32: 4, 2, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 4, 4, 1>} {
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
      %24 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %25 = llvm.getelementptr %24[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
      %26 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
      %27 = llvm.insertvalue %25, %26[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %29 = llvm.mlir.constant(0 : index) : i64
      %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %31 = llvm.mlir.constant(2 : index) : i64
      %32 = llvm.insertvalue %31, %30[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %33 = llvm.mlir.constant(16 : index) : i64
      %34 = llvm.insertvalue %33, %32[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %35 = llvm.mlir.constant(4 : index) : i64
      %36 = llvm.insertvalue %35, %34[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %37 = llvm.mlir.constant(4 : index) : i64
      %38 = llvm.insertvalue %37, %36[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %39 = llvm.mlir.constant(4 : index) : i64
      %40 = llvm.insertvalue %39, %38[3, 2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %41 = llvm.mlir.constant(1 : index) : i64
      %42 = llvm.insertvalue %41, %40[4, 2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %43 = llvm.mlir.addressof @__wg_kernel_kernel_1 : !llvm.ptr<3>
      %44 = llvm.getelementptr %43[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
      %45 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
      %46 = llvm.insertvalue %44, %45[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %47 = llvm.insertvalue %44, %46[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %48 = llvm.mlir.constant(0 : index) : i64
      %49 = llvm.insertvalue %48, %47[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %50 = llvm.mlir.constant(2 : index) : i64
      %51 = llvm.insertvalue %50, %49[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %52 = llvm.mlir.constant(16 : index) : i64
      %53 = llvm.insertvalue %52, %51[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %54 = llvm.mlir.constant(4 : index) : i64
      %55 = llvm.insertvalue %54, %53[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %56 = llvm.mlir.constant(4 : index) : i64
      %57 = llvm.insertvalue %56, %55[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %58 = llvm.mlir.constant(4 : index) : i64
      %59 = llvm.insertvalue %58, %57[3, 2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %60 = llvm.mlir.constant(1 : index) : i64
      %61 = llvm.insertvalue %60, %59[4, 2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %62 = llvm.mlir.constant(2 : index) : i64
      %63 = llvm.mlir.constant(6 : index) : i64
      %64 = llvm.mlir.constant(1 : index) : i64
      %65 = llvm.mlir.constant(8 : index) : i64
      %66 = llvm.mlir.constant(0 : index) : i64
      %67 = llvm.mlir.constant(4 : index) : i64
      %68 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 4> : i32
      %69 = llvm.sext %68 : i32 to i64
      %70 = nvvm.read.ptx.sreg.ctaid.y range <i32, 0, 2> : i32
      %71 = llvm.sext %70 : i32 to i64
      %72 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 4> : i32
      %73 = llvm.sext %72 : i32 to i64
      %74 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 4> : i32
      %75 = llvm.sext %74 : i32 to i64
      %76 = llvm.mul %69, %67 overflow<nsw> : i64
      %77 = llvm.add %76, %73 : i64
      %78 = llvm.mul %71, %67 overflow<nsw> : i64
      %79 = llvm.add %78, %75 : i64
      %80 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %81 = llvm.mlir.constant(8 : index) : i64
      %82 = llvm.mul %77, %81 overflow<nsw, nuw> : i64
      %83 = llvm.add %82, %79 overflow<nsw, nuw> : i64
      %84 = llvm.getelementptr inbounds|nuw %80[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %85 = llvm.load %84 : !llvm.ptr -> f32
      %86 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %87 = llvm.mlir.constant(32 : index) : i64
      %88 = llvm.mul %77, %87 overflow<nsw, nuw> : i64
      %89 = llvm.add %88, %75 overflow<nsw, nuw> : i64
      %90 = llvm.getelementptr inbounds|nuw %86[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %91 = llvm.load %90 : !llvm.ptr -> f32
      %92 = llvm.extractvalue %42[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %93 = llvm.mlir.constant(16 : index) : i64
      %94 = llvm.mul %66, %93 overflow<nsw, nuw> : i64
      %95 = llvm.mlir.constant(4 : index) : i64
      %96 = llvm.mul %73, %95 overflow<nsw, nuw> : i64
      %97 = llvm.add %94, %96 overflow<nsw, nuw> : i64
      %98 = llvm.add %97, %75 overflow<nsw, nuw> : i64
      %99 = llvm.getelementptr inbounds|nuw %92[%98] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %91, %99 : f32, !llvm.ptr<3>
      %100 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %101 = llvm.mlir.constant(8 : index) : i64
      %102 = llvm.mul %73, %101 overflow<nsw, nuw> : i64
      %103 = llvm.add %102, %79 overflow<nsw, nuw> : i64
      %104 = llvm.getelementptr inbounds|nuw %100[%103] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %105 = llvm.load %104 : !llvm.ptr -> f32
      %106 = llvm.extractvalue %61[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %107 = llvm.mlir.constant(16 : index) : i64
      %108 = llvm.mul %66, %107 overflow<nsw, nuw> : i64
      %109 = llvm.mlir.constant(4 : index) : i64
      %110 = llvm.mul %73, %109 overflow<nsw, nuw> : i64
      %111 = llvm.add %108, %110 overflow<nsw, nuw> : i64
      %112 = llvm.add %111, %75 overflow<nsw, nuw> : i64
      %113 = llvm.getelementptr inbounds|nuw %106[%112] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %105, %113 : f32, !llvm.ptr<3>
      llvm.br ^bb1(%66, %85 : i64, f32)
    ^bb1(%114: i64, %115: f32):  // 2 preds: ^bb0, ^bb7
      %116 = llvm.icmp "slt" %114, %65 : i64
      llvm.cond_br %116, ^bb2, ^bb8
    ^bb2:  // pred: ^bb1
      nvvm.barrier
      %117 = llvm.sub %63, %114 : i64
      %118 = llvm.icmp "sge" %117, %66 : i64
      llvm.cond_br %118, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %119 = llvm.mul %114, %67 overflow<nsw> : i64
      %120 = llvm.add %119, %75 : i64
      %121 = llvm.add %120, %67 : i64
      %122 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %123 = llvm.mlir.constant(32 : index) : i64
      %124 = llvm.mul %77, %123 overflow<nsw, nuw> : i64
      %125 = llvm.add %124, %121 overflow<nsw, nuw> : i64
      %126 = llvm.getelementptr inbounds|nuw %122[%125] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %127 = llvm.load %126 : !llvm.ptr -> f32
      %128 = llvm.add %114, %64 : i64
      %129 = llvm.srem %128, %62 : i64
      %130 = llvm.icmp "slt" %129, %66 : i64
      %131 = llvm.add %129, %62 : i64
      %132 = llvm.select %130, %131, %129 : i1, i64
      %133 = llvm.extractvalue %42[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %134 = llvm.mlir.constant(16 : index) : i64
      %135 = llvm.mul %132, %134 overflow<nsw, nuw> : i64
      %136 = llvm.mlir.constant(4 : index) : i64
      %137 = llvm.mul %73, %136 overflow<nsw, nuw> : i64
      %138 = llvm.add %135, %137 overflow<nsw, nuw> : i64
      %139 = llvm.add %138, %75 overflow<nsw, nuw> : i64
      %140 = llvm.getelementptr inbounds|nuw %133[%139] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %127, %140 : f32, !llvm.ptr<3>
      %141 = llvm.add %119, %73 : i64
      %142 = llvm.add %141, %67 : i64
      %143 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %144 = llvm.mlir.constant(8 : index) : i64
      %145 = llvm.mul %142, %144 overflow<nsw, nuw> : i64
      %146 = llvm.add %145, %79 overflow<nsw, nuw> : i64
      %147 = llvm.getelementptr inbounds|nuw %143[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %148 = llvm.load %147 : !llvm.ptr -> f32
      %149 = llvm.extractvalue %61[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %150 = llvm.mlir.constant(16 : index) : i64
      %151 = llvm.mul %132, %150 overflow<nsw, nuw> : i64
      %152 = llvm.mlir.constant(4 : index) : i64
      %153 = llvm.mul %73, %152 overflow<nsw, nuw> : i64
      %154 = llvm.add %151, %153 overflow<nsw, nuw> : i64
      %155 = llvm.add %154, %75 overflow<nsw, nuw> : i64
      %156 = llvm.getelementptr inbounds|nuw %149[%155] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %148, %156 : f32, !llvm.ptr<3>
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      llvm.br ^bb5(%66, %115 : i64, f32)
    ^bb5(%157: i64, %158: f32):  // 2 preds: ^bb4, ^bb6
      %159 = llvm.icmp "slt" %157, %67 : i64
      llvm.cond_br %159, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %160 = llvm.srem %114, %62 : i64
      %161 = llvm.icmp "slt" %160, %66 : i64
      %162 = llvm.add %160, %62 : i64
      %163 = llvm.select %161, %162, %160 : i1, i64
      %164 = llvm.extractvalue %42[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %165 = llvm.mlir.constant(16 : index) : i64
      %166 = llvm.mul %163, %165 overflow<nsw, nuw> : i64
      %167 = llvm.mlir.constant(4 : index) : i64
      %168 = llvm.mul %73, %167 overflow<nsw, nuw> : i64
      %169 = llvm.add %166, %168 overflow<nsw, nuw> : i64
      %170 = llvm.add %169, %157 overflow<nsw, nuw> : i64
      %171 = llvm.getelementptr inbounds|nuw %164[%170] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %172 = llvm.load %171 : !llvm.ptr<3> -> f32
      %173 = llvm.extractvalue %61[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)> 
      %174 = llvm.mlir.constant(16 : index) : i64
      %175 = llvm.mul %163, %174 overflow<nsw, nuw> : i64
      %176 = llvm.mlir.constant(4 : index) : i64
      %177 = llvm.mul %157, %176 overflow<nsw, nuw> : i64
      %178 = llvm.add %175, %177 overflow<nsw, nuw> : i64
      %179 = llvm.add %178, %75 overflow<nsw, nuw> : i64
      %180 = llvm.getelementptr inbounds|nuw %173[%179] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %181 = llvm.load %180 : !llvm.ptr<3> -> f32
      %182 = llvm.fmul %172, %181 : f32
      %183 = llvm.fadd %158, %182 : f32
      %184 = llvm.add %157, %64 : i64
      llvm.br ^bb5(%184, %183 : i64, f32)
    ^bb7:  // pred: ^bb5
      %185 = llvm.add %114, %64 : i64
      llvm.br ^bb1(%185, %158 : i64, f32)
    ^bb8:  // pred: ^bb1
      %186 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %187 = llvm.mlir.constant(8 : index) : i64
      %188 = llvm.mul %77, %187 overflow<nsw, nuw> : i64
      %189 = llvm.add %188, %79 overflow<nsw, nuw> : i64
      %190 = llvm.getelementptr inbounds|nuw %186[%189] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %115, %190 : f32, !llvm.ptr
      llvm.return
    }
  }
}

