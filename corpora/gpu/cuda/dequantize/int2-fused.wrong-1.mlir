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
    %2 = llvm.mlir.constant(28 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(26 : i32) : i32
    %5 = llvm.mlir.constant(24 : i32) : i32
    %6 = llvm.mlir.constant(22 : i32) : i32
    %7 = llvm.mlir.constant(20 : i32) : i32
    %8 = llvm.mlir.constant(18 : i32) : i32
    %9 = llvm.mlir.constant(16 : i32) : i32
    %10 = llvm.mlir.constant(14 : i32) : i32
    %11 = llvm.mlir.constant(12 : i32) : i32
    %12 = llvm.mlir.constant(10 : i32) : i32
    %13 = llvm.mlir.constant(8 : i32) : i32
    %14 = llvm.mlir.constant(6 : i32) : i32
    %15 = llvm.mlir.constant(2 : i32) : i32
    %16 = llvm.mlir.constant(4 : i64) : i64
    %17 = llvm.mlir.constant(8 : i64) : i64
    %18 = llvm.mlir.constant(12 : i64) : i64
    %19 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %20 = llvm.mlir.constant(16 : i64) : i64
    %21 = llvm.mlir.constant(20 : i64) : i64
    %22 = llvm.mlir.constant(24 : i64) : i64
    %23 = llvm.mlir.constant(28 : i64) : i64
    %24 = llvm.mlir.constant(32 : i64) : i64
    %25 = llvm.mlir.constant(36 : i64) : i64
    %26 = llvm.mlir.constant(40 : i64) : i64
    %27 = llvm.mlir.constant(44 : i64) : i64
    %28 = llvm.mlir.constant(48 : i64) : i64
    %29 = llvm.mlir.constant(52 : i64) : i64
    %30 = llvm.mlir.constant(56 : i64) : i64
    %31 = llvm.mlir.constant(60 : i64) : i64
    %32 = nvvm.read.ptx.sreg.ctaid.x : i32
    %33 = llvm.shl %32, %0 overflow<nsw> : i32
    %34 = nvvm.read.ptx.sreg.tid.x : i32
    %35 = llvm.zext nneg %34 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %arg2[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %38 = llvm.getelementptr inbounds|nuw %arg1[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %40 = llvm.lshr %39, %1 : i32
    %41 = llvm.uitofp nneg %40 : i32 to f32
    %42 = llvm.fmul %37, %41 : f32
    %43 = llvm.lshr %39, %2 : i32
    %44 = llvm.and %43, %3 : i32
    %45 = llvm.uitofp nneg %44 : i32 to f32
    %46 = llvm.fmul %37, %45 : f32
    %47 = llvm.lshr %39, %4 : i32
    %48 = llvm.and %47, %3 : i32
    %49 = llvm.uitofp nneg %48 : i32 to f32
    %50 = llvm.fmul %37, %49 : f32
    %51 = llvm.lshr %39, %5 : i32
    %52 = llvm.and %51, %3 : i32
    %53 = llvm.uitofp nneg %52 : i32 to f32
    %54 = llvm.fmul %37, %53 : f32
    %55 = llvm.lshr %39, %6 : i32
    %56 = llvm.and %55, %3 : i32
    %57 = llvm.uitofp nneg %56 : i32 to f32
    %58 = llvm.fmul %37, %57 : f32
    %59 = llvm.lshr %39, %7 : i32
    %60 = llvm.and %59, %3 : i32
    %61 = llvm.uitofp nneg %60 : i32 to f32
    %62 = llvm.fmul %37, %61 : f32
    %63 = llvm.lshr %39, %8 : i32
    %64 = llvm.and %63, %3 : i32
    %65 = llvm.uitofp nneg %64 : i32 to f32
    %66 = llvm.fmul %37, %65 : f32
    %67 = llvm.lshr %39, %9 : i32
    %68 = llvm.and %67, %3 : i32
    %69 = llvm.uitofp nneg %68 : i32 to f32
    %70 = llvm.fmul %37, %69 : f32
    %71 = llvm.lshr %39, %10 : i32
    %72 = llvm.and %71, %3 : i32
    %73 = llvm.uitofp nneg %72 : i32 to f32
    %74 = llvm.fmul %37, %73 : f32
    %75 = llvm.lshr %39, %11 : i32
    %76 = llvm.and %75, %3 : i32
    %77 = llvm.uitofp nneg %76 : i32 to f32
    %78 = llvm.fmul %37, %77 : f32
    %79 = llvm.lshr %39, %12 : i32
    %80 = llvm.and %79, %3 : i32
    %81 = llvm.uitofp nneg %80 : i32 to f32
    %82 = llvm.fmul %37, %81 : f32
    %83 = llvm.lshr %39, %13 : i32
    %84 = llvm.and %83, %3 : i32
    %85 = llvm.uitofp nneg %84 : i32 to f32
    %86 = llvm.fmul %37, %85 : f32
    %87 = llvm.lshr %39, %14 : i32
    %88 = llvm.and %87, %3 : i32
    %89 = llvm.uitofp nneg %88 : i32 to f32
    %90 = llvm.fmul %37, %89 : f32
    %91 = llvm.lshr %39, %0 : i32
    %92 = llvm.and %91, %3 : i32
    %93 = llvm.uitofp nneg %92 : i32 to f32
    %94 = llvm.fmul %37, %93 : f32
    %95 = llvm.lshr %39, %15 : i32
    %96 = llvm.and %95, %3 : i32
    %97 = llvm.uitofp nneg %96 : i32 to f32
    %98 = llvm.fmul %37, %97 : f32
    %99 = llvm.and %39, %3 : i32
    %100 = llvm.uitofp nneg %99 : i32 to f32
    %101 = llvm.fmul %37, %100 : f32
    %102 = llvm.zext nneg %33 : i32 to i64
    %103 = llvm.getelementptr inbounds|nuw %arg0[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %104 = llvm.load %103 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %105 = llvm.getelementptr inbounds|nuw %103[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %107 = llvm.getelementptr inbounds|nuw %103[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %109 = llvm.getelementptr inbounds|nuw %103[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %111 = llvm.fmul %104, %101 : f32
    %112 = llvm.fadd %111, %19 : f32
    %113 = llvm.fmul %106, %98 : f32
    %114 = llvm.fadd %112, %113 : f32
    %115 = llvm.fmul %108, %94 : f32
    %116 = llvm.fadd %114, %115 : f32
    %117 = llvm.fmul %110, %90 : f32
    %118 = llvm.fadd %116, %117 : f32
    %119 = llvm.zext nneg %33 : i32 to i64
    %120 = llvm.getelementptr inbounds|nuw %arg0[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %121 = llvm.getelementptr inbounds|nuw %120[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %123 = llvm.getelementptr inbounds|nuw %120[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.load %123 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %125 = llvm.getelementptr inbounds|nuw %120[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %127 = llvm.getelementptr inbounds|nuw %120[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %129 = llvm.fmul %122, %86 : f32
    %130 = llvm.fadd %118, %129 : f32
    %131 = llvm.fmul %124, %82 : f32
    %132 = llvm.fadd %130, %131 : f32
    %133 = llvm.fmul %126, %78 : f32
    %134 = llvm.fadd %132, %133 : f32
    %135 = llvm.fmul %128, %74 : f32
    %136 = llvm.fadd %134, %135 : f32
    %137 = llvm.zext nneg %33 : i32 to i64
    %138 = llvm.getelementptr inbounds|nuw %arg0[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %139 = llvm.getelementptr inbounds|nuw %138[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.load %139 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %141 = llvm.getelementptr inbounds|nuw %138[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %143 = llvm.getelementptr inbounds|nuw %138[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.load %143 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %145 = llvm.getelementptr inbounds|nuw %138[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.load %145 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %147 = llvm.fmul %140, %70 : f32
    %148 = llvm.fadd %136, %147 : f32
    %149 = llvm.fmul %142, %66 : f32
    %150 = llvm.fadd %148, %149 : f32
    %151 = llvm.fmul %144, %62 : f32
    %152 = llvm.fadd %150, %151 : f32
    %153 = llvm.fmul %146, %58 : f32
    %154 = llvm.fadd %152, %153 : f32
    %155 = llvm.zext nneg %33 : i32 to i64
    %156 = llvm.getelementptr inbounds|nuw %arg0[%155] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %157 = llvm.getelementptr inbounds|nuw %156[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %157 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %159 = llvm.getelementptr inbounds|nuw %156[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %161 = llvm.getelementptr inbounds|nuw %156[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %161 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %163 = llvm.getelementptr inbounds|nuw %156[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.load %163 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %165 = llvm.fmul %158, %54 : f32
    %166 = llvm.fadd %154, %165 : f32
    %167 = llvm.fmul %160, %50 : f32
    %168 = llvm.fadd %166, %167 : f32
    %169 = llvm.fmul %162, %46 : f32
    %170 = llvm.fadd %168, %169 : f32
    %171 = llvm.fmul %164, %42 : f32
    %172 = llvm.fadd %170, %171 : f32
    %173 = llvm.shl %32, %15 overflow<nsw> : i32
    %174 = llvm.add %173, %34 overflow<nsw, nuw> : i32
    %175 = llvm.zext nneg %174 : i32 to i64
    %176 = llvm.getelementptr inbounds|nuw %arg3[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %172, %176 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
}
}
