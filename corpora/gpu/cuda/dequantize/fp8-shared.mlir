#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x16xi8>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_e4m3_shared blocks in (%c4, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x16xi8>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ18matmul_e4m3_sharedE7decoded() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<16 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<16 x f32>
    llvm.return %0 : !llvm.array<16 x f32>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_e4m3_shared(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(-2147483648 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(133169152 : i32) : i32
    %4 = llvm.mlir.constant(1.329228E+36 : f32) : f32
    %5 = llvm.mlir.addressof @_ZZ18matmul_e4m3_sharedE7decoded : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.getelementptr inbounds|nuw %6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.getelementptr inbounds|nuw %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.mlir.constant(12 : i64) : i64
    %15 = llvm.getelementptr inbounds|nuw %6[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.mlir.constant(16 : i64) : i64
    %17 = llvm.getelementptr inbounds|nuw %6[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.mlir.constant(20 : i64) : i64
    %19 = llvm.getelementptr inbounds|nuw %6[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.mlir.constant(24 : i64) : i64
    %21 = llvm.getelementptr inbounds|nuw %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.mlir.constant(28 : i64) : i64
    %23 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.mlir.constant(32 : i64) : i64
    %25 = llvm.getelementptr inbounds|nuw %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.mlir.constant(36 : i64) : i64
    %27 = llvm.getelementptr inbounds|nuw %6[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.mlir.constant(40 : i64) : i64
    %29 = llvm.getelementptr inbounds|nuw %6[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.mlir.constant(44 : i64) : i64
    %31 = llvm.getelementptr inbounds|nuw %6[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.mlir.constant(48 : i64) : i64
    %33 = llvm.getelementptr inbounds|nuw %6[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.mlir.constant(52 : i64) : i64
    %35 = llvm.getelementptr inbounds|nuw %6[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.mlir.constant(56 : i64) : i64
    %37 = llvm.getelementptr inbounds|nuw %6[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.mlir.constant(60 : i64) : i64
    %39 = llvm.getelementptr inbounds|nuw %6[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.mlir.constant(2 : i32) : i32
    %41 = nvvm.read.ptx.sreg.ctaid.x : i32
    %42 = llvm.shl %41, %0 overflow<nsw> : i32
    %43 = nvvm.read.ptx.sreg.tid.x : i32
    %44 = llvm.add %42, %43 overflow<nuw> : i32
    %45 = llvm.zext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds|nuw %arg1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %46 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %48 = llvm.zext %47 : i8 to i32
    %49 = llvm.sext %47 : i8 to i32
    %50 = llvm.and %49, %1 : i32
    %51 = llvm.shl %48, %2 overflow<nsw, nuw> : i32
    %52 = llvm.and %51, %3 : i32
    %53 = llvm.or disjoint %52, %50 : i32
    %54 = llvm.bitcast %53 : i32 to f32
    %55 = llvm.fmul %54, %4 : f32
    %56 = llvm.zext nneg %41 : i32 to i64
    %57 = llvm.getelementptr inbounds|nuw %arg2[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %59 = llvm.fmul %58, %55 : f32
    %60 = llvm.zext nneg %43 : i32 to i64
    %61 = llvm.getelementptr inbounds|nuw %6[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %59, %61 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %62 = llvm.icmp "ult" %43, %8 : i32
    llvm.cond_br %62, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %63 = llvm.shl %43, %0 overflow<nsw, nuw> : i32
    %64 = llvm.zext nneg %63 : i32 to i64
    %65 = llvm.getelementptr inbounds|nuw %arg0[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %66 = llvm.load %65 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %67 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %68 = llvm.fmul %66, %67 : f32
    %69 = llvm.fadd %68, %9 : f32
    %70 = llvm.zext nneg %63 : i32 to i64
    %71 = llvm.getelementptr inbounds|nuw %arg0[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.getelementptr inbounds|nuw %71[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.load %72 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %74 = llvm.load %11 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %75 = llvm.fmul %73, %74 : f32
    %76 = llvm.fadd %69, %75 : f32
    %77 = llvm.zext nneg %63 : i32 to i64
    %78 = llvm.getelementptr inbounds|nuw %arg0[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %79 = llvm.getelementptr inbounds|nuw %78[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %81 = llvm.load %13 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %82 = llvm.fmul %80, %81 : f32
    %83 = llvm.fadd %76, %82 : f32
    %84 = llvm.zext nneg %63 : i32 to i64
    %85 = llvm.getelementptr inbounds|nuw %arg0[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %86 = llvm.getelementptr inbounds|nuw %85[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %87 = llvm.load %86 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %88 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %89 = llvm.fmul %87, %88 : f32
    %90 = llvm.fadd %83, %89 : f32
    %91 = llvm.zext nneg %63 : i32 to i64
    %92 = llvm.getelementptr inbounds|nuw %arg0[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.getelementptr inbounds|nuw %92[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %95 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %96 = llvm.fmul %94, %95 : f32
    %97 = llvm.fadd %90, %96 : f32
    %98 = llvm.zext nneg %63 : i32 to i64
    %99 = llvm.getelementptr inbounds|nuw %arg0[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %100 = llvm.getelementptr inbounds|nuw %99[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.load %100 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %102 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %103 = llvm.fmul %101, %102 : f32
    %104 = llvm.fadd %97, %103 : f32
    %105 = llvm.zext nneg %63 : i32 to i64
    %106 = llvm.getelementptr inbounds|nuw %arg0[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %107 = llvm.getelementptr inbounds|nuw %106[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %109 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %110 = llvm.fmul %108, %109 : f32
    %111 = llvm.fadd %104, %110 : f32
    %112 = llvm.zext nneg %63 : i32 to i64
    %113 = llvm.getelementptr inbounds|nuw %arg0[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %114 = llvm.getelementptr inbounds|nuw %113[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %115 = llvm.load %114 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %116 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %117 = llvm.fmul %115, %116 : f32
    %118 = llvm.fadd %111, %117 : f32
    %119 = llvm.zext nneg %63 : i32 to i64
    %120 = llvm.getelementptr inbounds|nuw %arg0[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %121 = llvm.getelementptr inbounds|nuw %120[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %123 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %124 = llvm.fmul %122, %123 : f32
    %125 = llvm.fadd %118, %124 : f32
    %126 = llvm.zext nneg %63 : i32 to i64
    %127 = llvm.getelementptr inbounds|nuw %arg0[%126] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %128 = llvm.getelementptr inbounds|nuw %127[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.load %128 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %130 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %131 = llvm.fmul %129, %130 : f32
    %132 = llvm.fadd %125, %131 : f32
    %133 = llvm.zext nneg %63 : i32 to i64
    %134 = llvm.getelementptr inbounds|nuw %arg0[%133] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %135 = llvm.getelementptr inbounds|nuw %134[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.load %135 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %137 = llvm.load %29 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %138 = llvm.fmul %136, %137 : f32
    %139 = llvm.fadd %132, %138 : f32
    %140 = llvm.zext nneg %63 : i32 to i64
    %141 = llvm.getelementptr inbounds|nuw %arg0[%140] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %142 = llvm.getelementptr inbounds|nuw %141[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %143 = llvm.load %142 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %144 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %145 = llvm.fmul %143, %144 : f32
    %146 = llvm.fadd %139, %145 : f32
    %147 = llvm.zext nneg %63 : i32 to i64
    %148 = llvm.getelementptr inbounds|nuw %arg0[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %149 = llvm.getelementptr inbounds|nuw %148[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.load %149 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %151 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %152 = llvm.fmul %150, %151 : f32
    %153 = llvm.fadd %146, %152 : f32
    %154 = llvm.zext nneg %63 : i32 to i64
    %155 = llvm.getelementptr inbounds|nuw %arg0[%154] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %156 = llvm.getelementptr inbounds|nuw %155[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.load %156 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %158 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %159 = llvm.fmul %157, %158 : f32
    %160 = llvm.fadd %153, %159 : f32
    %161 = llvm.zext nneg %63 : i32 to i64
    %162 = llvm.getelementptr inbounds|nuw %arg0[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %163 = llvm.getelementptr inbounds|nuw %162[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.load %163 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %165 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %166 = llvm.fmul %164, %165 : f32
    %167 = llvm.fadd %160, %166 : f32
    %168 = llvm.zext nneg %63 : i32 to i64
    %169 = llvm.getelementptr inbounds|nuw %arg0[%168] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %170 = llvm.getelementptr inbounds|nuw %169[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %171 = llvm.load %170 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %172 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %173 = llvm.fmul %171, %172 : f32
    %174 = llvm.fadd %167, %173 : f32
    %175 = llvm.shl %43, %40 overflow<nsw, nuw> : i32
    %176 = llvm.add %175, %41 overflow<nuw> : i32
    %177 = llvm.zext %176 : i32 to i64
    %178 = llvm.getelementptr inbounds|nuw %arg3[%177] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %174, %178 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
