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
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.getelementptr inbounds|nuw %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.mlir.constant(8 : i64) : i64
    %12 = llvm.getelementptr inbounds|nuw %6[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.mlir.constant(12 : i64) : i64
    %14 = llvm.getelementptr inbounds|nuw %6[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.mlir.constant(16 : i64) : i64
    %16 = llvm.getelementptr inbounds|nuw %6[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.mlir.constant(20 : i64) : i64
    %18 = llvm.getelementptr inbounds|nuw %6[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.mlir.constant(24 : i64) : i64
    %20 = llvm.getelementptr inbounds|nuw %6[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.mlir.constant(28 : i64) : i64
    %22 = llvm.getelementptr inbounds|nuw %6[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.mlir.constant(32 : i64) : i64
    %24 = llvm.getelementptr inbounds|nuw %6[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.mlir.constant(36 : i64) : i64
    %26 = llvm.getelementptr inbounds|nuw %6[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.mlir.constant(40 : i64) : i64
    %28 = llvm.getelementptr inbounds|nuw %6[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.mlir.constant(44 : i64) : i64
    %30 = llvm.getelementptr inbounds|nuw %6[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.mlir.constant(48 : i64) : i64
    %32 = llvm.getelementptr inbounds|nuw %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.mlir.constant(52 : i64) : i64
    %34 = llvm.getelementptr inbounds|nuw %6[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.mlir.constant(56 : i64) : i64
    %36 = llvm.getelementptr inbounds|nuw %6[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.mlir.constant(60 : i64) : i64
    %38 = llvm.getelementptr inbounds|nuw %6[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.mlir.constant(2 : i32) : i32
    %40 = nvvm.read.ptx.sreg.ctaid.x : i32
    %41 = llvm.shl %40, %0 overflow<nsw> : i32
    %42 = nvvm.read.ptx.sreg.tid.x : i32
    %43 = llvm.add %41, %42 overflow<nuw> : i32
    %44 = llvm.zext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds|nuw %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %47 = llvm.zext %46 : i8 to i32
    %48 = llvm.sext %46 : i8 to i32
    %49 = llvm.and %48, %1 : i32
    %50 = llvm.shl %47, %2 overflow<nsw, nuw> : i32
    %51 = llvm.and %50, %3 : i32
    %52 = llvm.or disjoint %51, %49 : i32
    %53 = llvm.bitcast %52 : i32 to f32
    %54 = llvm.fmul %53, %4 : f32
    %55 = llvm.zext nneg %40 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %arg2[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %58 = llvm.fmul %57, %54 : f32
    %59 = llvm.zext nneg %42 : i32 to i64
    %60 = llvm.getelementptr inbounds|nuw %6[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %58, %60 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %61 = llvm.icmp "ult" %42, %0 : i32
    llvm.cond_br %61, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %62 = llvm.shl %42, %0 overflow<nsw, nuw> : i32
    %63 = llvm.zext nneg %62 : i32 to i64
    %64 = llvm.getelementptr inbounds|nuw %arg0[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %65 = llvm.load %64 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %66 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %67 = llvm.fmul %65, %66 : f32
    %68 = llvm.fadd %67, %8 : f32
    %69 = llvm.zext nneg %62 : i32 to i64
    %70 = llvm.getelementptr inbounds|nuw %arg0[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %71 = llvm.getelementptr inbounds|nuw %70[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %73 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %74 = llvm.fmul %72, %73 : f32
    %75 = llvm.fadd %68, %74 : f32
    %76 = llvm.zext nneg %62 : i32 to i64
    %77 = llvm.getelementptr inbounds|nuw %arg0[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %78 = llvm.getelementptr inbounds|nuw %77[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %80 = llvm.load %12 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %81 = llvm.fmul %79, %80 : f32
    %82 = llvm.fadd %75, %81 : f32
    %83 = llvm.zext nneg %62 : i32 to i64
    %84 = llvm.getelementptr inbounds|nuw %arg0[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.getelementptr inbounds|nuw %84[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %87 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %88 = llvm.fmul %86, %87 : f32
    %89 = llvm.fadd %82, %88 : f32
    %90 = llvm.zext nneg %62 : i32 to i64
    %91 = llvm.getelementptr inbounds|nuw %arg0[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %92 = llvm.getelementptr inbounds|nuw %91[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %94 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %95 = llvm.fmul %93, %94 : f32
    %96 = llvm.fadd %89, %95 : f32
    %97 = llvm.zext nneg %62 : i32 to i64
    %98 = llvm.getelementptr inbounds|nuw %arg0[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.getelementptr inbounds|nuw %98[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %101 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %102 = llvm.fmul %100, %101 : f32
    %103 = llvm.fadd %96, %102 : f32
    %104 = llvm.zext nneg %62 : i32 to i64
    %105 = llvm.getelementptr inbounds|nuw %arg0[%104] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %106 = llvm.getelementptr inbounds|nuw %105[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.load %106 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %108 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %109 = llvm.fmul %107, %108 : f32
    %110 = llvm.fadd %103, %109 : f32
    %111 = llvm.zext nneg %62 : i32 to i64
    %112 = llvm.getelementptr inbounds|nuw %arg0[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.getelementptr inbounds|nuw %112[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %115 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %116 = llvm.fmul %114, %115 : f32
    %117 = llvm.fadd %110, %116 : f32
    %118 = llvm.zext nneg %62 : i32 to i64
    %119 = llvm.getelementptr inbounds|nuw %arg0[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %120 = llvm.getelementptr inbounds|nuw %119[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.load %120 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %122 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %123 = llvm.fmul %121, %122 : f32
    %124 = llvm.fadd %117, %123 : f32
    %125 = llvm.zext nneg %62 : i32 to i64
    %126 = llvm.getelementptr inbounds|nuw %arg0[%125] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %127 = llvm.getelementptr inbounds|nuw %126[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %129 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %130 = llvm.fmul %128, %129 : f32
    %131 = llvm.fadd %124, %130 : f32
    %132 = llvm.zext nneg %62 : i32 to i64
    %133 = llvm.getelementptr inbounds|nuw %arg0[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %134 = llvm.getelementptr inbounds|nuw %133[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %136 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %137 = llvm.fmul %135, %136 : f32
    %138 = llvm.fadd %131, %137 : f32
    %139 = llvm.zext nneg %62 : i32 to i64
    %140 = llvm.getelementptr inbounds|nuw %arg0[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %141 = llvm.getelementptr inbounds|nuw %140[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %143 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %144 = llvm.fmul %142, %143 : f32
    %145 = llvm.fadd %138, %144 : f32
    %146 = llvm.zext nneg %62 : i32 to i64
    %147 = llvm.getelementptr inbounds|nuw %arg0[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %148 = llvm.getelementptr inbounds|nuw %147[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %148 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %150 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %151 = llvm.fmul %149, %150 : f32
    %152 = llvm.fadd %145, %151 : f32
    %153 = llvm.zext nneg %62 : i32 to i64
    %154 = llvm.getelementptr inbounds|nuw %arg0[%153] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %155 = llvm.getelementptr inbounds|nuw %154[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.load %155 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %157 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %158 = llvm.fmul %156, %157 : f32
    %159 = llvm.fadd %152, %158 : f32
    %160 = llvm.zext nneg %62 : i32 to i64
    %161 = llvm.getelementptr inbounds|nuw %arg0[%160] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %162 = llvm.getelementptr inbounds|nuw %161[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.load %162 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %164 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %165 = llvm.fmul %163, %164 : f32
    %166 = llvm.fadd %159, %165 : f32
    %167 = llvm.zext nneg %62 : i32 to i64
    %168 = llvm.getelementptr inbounds|nuw %arg0[%167] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %169 = llvm.getelementptr inbounds|nuw %168[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.load %169 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %171 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %172 = llvm.fmul %170, %171 : f32
    %173 = llvm.fadd %166, %172 : f32
    %174 = llvm.shl %42, %39 overflow<nsw, nuw> : i32
    %175 = llvm.add %174, %40 overflow<nuw> : i32
    %176 = llvm.zext %175 : i32 to i64
    %177 = llvm.getelementptr inbounds|nuw %arg3[%176] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %173, %177 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
