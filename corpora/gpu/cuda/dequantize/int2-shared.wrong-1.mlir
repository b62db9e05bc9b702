#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x1xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_i2_shared blocks in (%c1, %c1, %c1) threads in (%c4, %c3, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x1xi32>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ16matmul_i2_sharedE4tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x array<17 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<4 x array<17 x f32>>
    llvm.return %0 : !llvm.array<4 x array<17 x f32>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_i2_shared(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(64 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(15 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(30 : i32) : i32
    %6 = llvm.mlir.addressof @_ZZ16matmul_i2_sharedE4tile : !llvm.ptr<3>
    %7 = llvm.addrspacecast %6 : !llvm.ptr<3> to !llvm.ptr
    %8 = llvm.mlir.constant(12 : i32) : i32
    %9 = llvm.mlir.constant(52 : i32) : i32
    %10 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %11 = llvm.mlir.constant(4 : i64) : i64
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.constant(12 : i64) : i64
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.mlir.constant(20 : i64) : i64
    %16 = llvm.mlir.constant(24 : i64) : i64
    %17 = llvm.mlir.constant(28 : i64) : i64
    %18 = llvm.mlir.constant(32 : i64) : i64
    %19 = llvm.mlir.constant(36 : i64) : i64
    %20 = llvm.mlir.constant(40 : i64) : i64
    %21 = llvm.mlir.constant(44 : i64) : i64
    %22 = llvm.mlir.constant(48 : i64) : i64
    %23 = llvm.mlir.constant(52 : i64) : i64
    %24 = llvm.mlir.constant(56 : i64) : i64
    %25 = llvm.mlir.constant(60 : i64) : i64
    %26 = nvvm.read.ptx.sreg.tid.x : i32
    %27 = nvvm.read.ptx.sreg.tid.y : i32
    %28 = llvm.shl %27, %0 overflow<nsw, nuw> : i32
    %29 = llvm.add %28, %26 overflow<nsw, nuw> : i32
    %30 = llvm.icmp "ult" %29, %1 : i32
    llvm.cond_br %30, ^bb1(%29 : i32), ^bb2
  ^bb1(%31: i32):  // 2 preds: ^bb0, ^bb1
    %32 = llvm.lshr %31, %2 : i32
    %33 = llvm.zext nneg %32 : i32 to i64
    %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %35 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %36 = llvm.and %31, %3 : i32
    %37 = llvm.shl %36, %4 overflow<nsw, nuw> : i32
    %38 = llvm.sub %5, %37 overflow<nsw, nuw> : i32
    %39 = llvm.shl %35, %38 : i32
    %40 = llvm.ashr %39, %5 : i32
    %41 = llvm.sitofp %40 : i32 to f32
    %42 = llvm.getelementptr inbounds|nuw %arg2[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %44 = llvm.fmul %43, %41 : f32
    %45 = llvm.getelementptr inbounds|nuw %7[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<17 x f32>
    %46 = llvm.zext nneg %36 : i32 to i64
    %47 = llvm.getelementptr inbounds|nuw %45[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %44, %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %48 = llvm.add %31, %8 overflow<nsw, nuw> : i32
    %49 = llvm.icmp "ult" %31, %9 : i32
    llvm.cond_br %49, ^bb1(%48 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %50 = llvm.zext nneg %26 : i32 to i64
    %51 = llvm.getelementptr inbounds|nuw %7[%50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<17 x f32>
    %52 = llvm.shl %27, %2 overflow<nsw, nuw> : i32
    %53 = llvm.zext nneg %52 : i32 to i64
    %54 = llvm.getelementptr inbounds|nuw %arg0[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %56 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %57 = llvm.fmul %55, %56 : f32
    %58 = llvm.fadd %57, %10 : f32
    %59 = llvm.zext nneg %52 : i32 to i64
    %60 = llvm.getelementptr inbounds|nuw %arg0[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.getelementptr inbounds|nuw %60[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %63 = llvm.getelementptr inbounds|nuw %51[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %63 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %65 = llvm.fmul %62, %64 : f32
    %66 = llvm.fadd %58, %65 : f32
    %67 = llvm.zext nneg %52 : i32 to i64
    %68 = llvm.getelementptr inbounds|nuw %arg0[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %69 = llvm.getelementptr inbounds|nuw %68[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %71 = llvm.getelementptr inbounds|nuw %51[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %73 = llvm.fmul %70, %72 : f32
    %74 = llvm.fadd %66, %73 : f32
    %75 = llvm.zext nneg %52 : i32 to i64
    %76 = llvm.getelementptr inbounds|nuw %arg0[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %77 = llvm.getelementptr inbounds|nuw %76[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.load %77 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %79 = llvm.getelementptr inbounds|nuw %51[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %81 = llvm.fmul %78, %80 : f32
    %82 = llvm.fadd %74, %81 : f32
    %83 = llvm.zext nneg %52 : i32 to i64
    %84 = llvm.getelementptr inbounds|nuw %arg0[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.getelementptr inbounds|nuw %84[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %87 = llvm.getelementptr inbounds|nuw %51[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %89 = llvm.fmul %86, %88 : f32
    %90 = llvm.fadd %82, %89 : f32
    %91 = llvm.zext nneg %52 : i32 to i64
    %92 = llvm.getelementptr inbounds|nuw %arg0[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.getelementptr inbounds|nuw %92[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %95 = llvm.getelementptr inbounds|nuw %51[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.load %95 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %97 = llvm.fmul %94, %96 : f32
    %98 = llvm.fadd %90, %97 : f32
    %99 = llvm.zext nneg %52 : i32 to i64
    %100 = llvm.getelementptr inbounds|nuw %arg0[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.getelementptr inbounds|nuw %100[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %103 = llvm.getelementptr inbounds|nuw %51[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %105 = llvm.fmul %102, %104 : f32
    %106 = llvm.fadd %98, %105 : f32
    %107 = llvm.zext nneg %52 : i32 to i64
    %108 = llvm.getelementptr inbounds|nuw %arg0[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %109 = llvm.getelementptr inbounds|nuw %108[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %111 = llvm.getelementptr inbounds|nuw %51[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %113 = llvm.fmul %110, %112 : f32
    %114 = llvm.fadd %106, %113 : f32
    %115 = llvm.zext nneg %52 : i32 to i64
    %116 = llvm.getelementptr inbounds|nuw %arg0[%115] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %117 = llvm.getelementptr inbounds|nuw %116[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %119 = llvm.getelementptr inbounds|nuw %51[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %121 = llvm.fmul %118, %120 : f32
    %122 = llvm.fadd %114, %121 : f32
    %123 = llvm.zext nneg %52 : i32 to i64
    %124 = llvm.getelementptr inbounds|nuw %arg0[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %125 = llvm.getelementptr inbounds|nuw %124[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %127 = llvm.getelementptr inbounds|nuw %51[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %129 = llvm.fmul %126, %128 : f32
    %130 = llvm.fadd %122, %129 : f32
    %131 = llvm.zext nneg %52 : i32 to i64
    %132 = llvm.getelementptr inbounds|nuw %arg0[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %133 = llvm.getelementptr inbounds|nuw %132[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %134 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %135 = llvm.getelementptr inbounds|nuw %51[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.load %135 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %137 = llvm.fmul %134, %136 : f32
    %138 = llvm.fadd %130, %137 : f32
    %139 = llvm.zext nneg %52 : i32 to i64
    %140 = llvm.getelementptr inbounds|nuw %arg0[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %141 = llvm.getelementptr inbounds|nuw %140[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %143 = llvm.getelementptr inbounds|nuw %51[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.load %143 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %145 = llvm.fmul %142, %144 : f32
    %146 = llvm.fadd %138, %145 : f32
    %147 = llvm.zext nneg %52 : i32 to i64
    %148 = llvm.getelementptr inbounds|nuw %arg0[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %149 = llvm.getelementptr inbounds|nuw %148[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.load %149 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %151 = llvm.getelementptr inbounds|nuw %51[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.load %151 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %153 = llvm.fmul %150, %152 : f32
    %154 = llvm.fadd %146, %153 : f32
    %155 = llvm.zext nneg %52 : i32 to i64
    %156 = llvm.getelementptr inbounds|nuw %arg0[%155] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %157 = llvm.getelementptr inbounds|nuw %156[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %157 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %159 = llvm.getelementptr inbounds|nuw %51[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %161 = llvm.fmul %158, %160 : f32
    %162 = llvm.fadd %154, %161 : f32
    %163 = llvm.zext nneg %52 : i32 to i64
    %164 = llvm.getelementptr inbounds|nuw %arg0[%163] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %165 = llvm.getelementptr inbounds|nuw %164[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %165 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %167 = llvm.getelementptr inbounds|nuw %51[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %168 = llvm.load %167 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %169 = llvm.fmul %166, %168 : f32
    %170 = llvm.fadd %162, %169 : f32
    %171 = llvm.zext nneg %52 : i32 to i64
    %172 = llvm.getelementptr inbounds|nuw %arg0[%171] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %173 = llvm.getelementptr inbounds|nuw %172[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.load %173 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %175 = llvm.getelementptr inbounds|nuw %51[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %176 = llvm.load %175 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %177 = llvm.fmul %174, %176 : f32
    %178 = llvm.fadd %170, %177 : f32
    %179 = llvm.zext nneg %29 : i32 to i64
    %180 = llvm.getelementptr inbounds|nuw %arg3[%179] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %178, %180 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.return
  }
}
}
