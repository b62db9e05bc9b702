#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x1xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_i2 blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x1xi32>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_i2(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(30 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(12 : i32) : i32
    %7 = llvm.mlir.constant(14 : i32) : i32
    %8 = llvm.mlir.constant(16 : i32) : i32
    %9 = llvm.mlir.constant(18 : i32) : i32
    %10 = llvm.mlir.constant(20 : i32) : i32
    %11 = llvm.mlir.constant(22 : i32) : i32
    %12 = llvm.mlir.constant(24 : i32) : i32
    %13 = llvm.mlir.constant(26 : i32) : i32
    %14 = llvm.mlir.constant(28 : i32) : i32
    %15 = llvm.mlir.constant(4 : i64) : i64
    %16 = llvm.mlir.constant(8 : i64) : i64
    %17 = llvm.mlir.constant(12 : i64) : i64
    %18 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %19 = llvm.mlir.constant(16 : i64) : i64
    %20 = llvm.mlir.constant(20 : i64) : i64
    %21 = llvm.mlir.constant(24 : i64) : i64
    %22 = llvm.mlir.constant(28 : i64) : i64
    %23 = llvm.mlir.constant(32 : i64) : i64
    %24 = llvm.mlir.constant(36 : i64) : i64
    %25 = llvm.mlir.constant(40 : i64) : i64
    %26 = llvm.mlir.constant(44 : i64) : i64
    %27 = llvm.mlir.constant(48 : i64) : i64
    %28 = llvm.mlir.constant(52 : i64) : i64
    %29 = llvm.mlir.constant(56 : i64) : i64
    %30 = llvm.mlir.constant(60 : i64) : i64
    %31 = nvvm.read.ptx.sreg.ctaid.x : i32
    %32 = llvm.shl %31, %0 overflow<nsw> : i32
    %33 = nvvm.read.ptx.sreg.tid.x : i32
    %34 = llvm.zext nneg %33 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %arg2[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %37 = llvm.getelementptr inbounds|nuw %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %39 = llvm.ashr %38, %1 : i32
    %40 = llvm.sitofp %39 : i32 to f32
    %41 = llvm.fmul %36, %40 : f32
    %42 = llvm.shl %38, %2 : i32
    %43 = llvm.ashr %42, %1 : i32
    %44 = llvm.sitofp %43 : i32 to f32
    %45 = llvm.fmul %36, %44 : f32
    %46 = llvm.shl %38, %0 : i32
    %47 = llvm.ashr %46, %1 : i32
    %48 = llvm.sitofp %47 : i32 to f32
    %49 = llvm.fmul %36, %48 : f32
    %50 = llvm.shl %38, %3 : i32
    %51 = llvm.ashr %50, %1 : i32
    %52 = llvm.sitofp %51 : i32 to f32
    %53 = llvm.fmul %36, %52 : f32
    %54 = llvm.shl %38, %4 : i32
    %55 = llvm.ashr %54, %1 : i32
    %56 = llvm.sitofp %55 : i32 to f32
    %57 = llvm.fmul %36, %56 : f32
    %58 = llvm.shl %38, %5 : i32
    %59 = llvm.ashr %58, %1 : i32
    %60 = llvm.sitofp %59 : i32 to f32
    %61 = llvm.fmul %36, %60 : f32
    %62 = llvm.shl %38, %6 : i32
    %63 = llvm.ashr %62, %1 : i32
    %64 = llvm.sitofp %63 : i32 to f32
    %65 = llvm.fmul %36, %64 : f32
    %66 = llvm.shl %38, %7 : i32
    %67 = llvm.ashr %66, %1 : i32
    %68 = llvm.sitofp %67 : i32 to f32
    %69 = llvm.fmul %36, %68 : f32
    %70 = llvm.shl %38, %8 : i32
    %71 = llvm.ashr %70, %1 : i32
    %72 = llvm.sitofp %71 : i32 to f32
    %73 = llvm.fmul %36, %72 : f32
    %74 = llvm.shl %38, %9 : i32
    %75 = llvm.ashr %74, %1 : i32
    %76 = llvm.sitofp %75 : i32 to f32
    %77 = llvm.fmul %36, %76 : f32
    %78 = llvm.shl %38, %10 : i32
    %79 = llvm.ashr %78, %1 : i32
    %80 = llvm.sitofp %79 : i32 to f32
    %81 = llvm.fmul %36, %80 : f32
    %82 = llvm.shl %38, %11 : i32
    %83 = llvm.ashr %82, %1 : i32
    %84 = llvm.sitofp %83 : i32 to f32
    %85 = llvm.fmul %36, %84 : f32
    %86 = llvm.shl %38, %12 : i32
    %87 = llvm.ashr %86, %1 : i32
    %88 = llvm.sitofp %87 : i32 to f32
    %89 = llvm.fmul %36, %88 : f32
    %90 = llvm.shl %38, %13 : i32
    %91 = llvm.ashr %90, %1 : i32
    %92 = llvm.sitofp %91 : i32 to f32
    %93 = llvm.fmul %36, %92 : f32
    %94 = llvm.shl %38, %14 : i32
    %95 = llvm.ashr %94, %1 : i32
    %96 = llvm.sitofp %95 : i32 to f32
    %97 = llvm.fmul %36, %96 : f32
    %98 = llvm.shl %38, %1 : i32
    %99 = llvm.ashr exact %98, %1 : i32
    %100 = llvm.sitofp %99 : i32 to f32
    %101 = llvm.fmul %36, %100 : f32
    %102 = llvm.zext nneg %32 : i32 to i64
    %103 = llvm.getelementptr inbounds|nuw %arg0[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %104 = llvm.load %103 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %105 = llvm.getelementptr inbounds|nuw %103[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %107 = llvm.getelementptr inbounds|nuw %103[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %109 = llvm.getelementptr inbounds|nuw %103[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %111 = llvm.fmul %104, %101 : f32
    %112 = llvm.fadd %111, %18 : f32
    %113 = llvm.fmul %106, %97 : f32
    %114 = llvm.fadd %112, %113 : f32
    %115 = llvm.fmul %108, %93 : f32
    %116 = llvm.fadd %114, %115 : f32
    %117 = llvm.fmul %110, %89 : f32
    %118 = llvm.fadd %116, %117 : f32
    %119 = llvm.zext nneg %32 : i32 to i64
    %120 = llvm.getelementptr inbounds|nuw %arg0[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %121 = llvm.getelementptr inbounds|nuw %120[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %123 = llvm.getelementptr inbounds|nuw %120[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.load %123 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %125 = llvm.getelementptr inbounds|nuw %120[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %127 = llvm.getelementptr inbounds|nuw %120[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %129 = llvm.fmul %122, %85 : f32
    %130 = llvm.fadd %118, %129 : f32
    %131 = llvm.fmul %124, %81 : f32
    %132 = llvm.fadd %130, %131 : f32
    %133 = llvm.fmul %126, %77 : f32
    %134 = llvm.fadd %132, %133 : f32
    %135 = llvm.fmul %128, %73 : f32
    %136 = llvm.fadd %134, %135 : f32
    %137 = llvm.zext nneg %32 : i32 to i64
    %138 = llvm.getelementptr inbounds|nuw %arg0[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %139 = llvm.getelementptr inbounds|nuw %138[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.load %139 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %141 = llvm.getelementptr inbounds|nuw %138[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %143 = llvm.getelementptr inbounds|nuw %138[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.load %143 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %145 = llvm.getelementptr inbounds|nuw %138[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.load %145 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %147 = llvm.fmul %140, %69 : f32
    %148 = llvm.fadd %136, %147 : f32
    %149 = llvm.fmul %142, %65 : f32
    %150 = llvm.fadd %148, %149 : f32
    %151 = llvm.fmul %144, %61 : f32
    %152 = llvm.fadd %150, %151 : f32
    %153 = llvm.fmul %146, %57 : f32
    %154 = llvm.fadd %152, %153 : f32
    %155 = llvm.zext nneg %32 : i32 to i64
    %156 = llvm.getelementptr inbounds|nuw %arg0[%155] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %157 = llvm.getelementptr inbounds|nuw %156[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %157 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %159 = llvm.getelementptr inbounds|nuw %156[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %161 = llvm.getelementptr inbounds|nuw %156[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %161 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %163 = llvm.getelementptr inbounds|nuw %156[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.load %163 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %165 = llvm.fmul %158, %53 : f32
    %166 = llvm.fadd %154, %165 : f32
    %167 = llvm.fmul %160, %49 : f32
    %168 = llvm.fadd %166, %167 : f32
    %169 = llvm.fmul %162, %45 : f32
    %170 = llvm.fadd %168, %169 : f32
    %171 = llvm.fmul %164, %41 : f32
    %172 = llvm.fadd %170, %171 : f32
    %173 = llvm.shl %31, %2 overflow<nsw> : i32
    %174 = llvm.add %173, %33 overflow<nsw, nuw> : i32
    %175 = llvm.zext nneg %174 : i32 to i64
    %176 = llvm.getelementptr inbounds|nuw %arg3[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %172, %176 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
}
}
