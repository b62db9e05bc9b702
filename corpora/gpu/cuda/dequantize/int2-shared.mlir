#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
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
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_i2_shared(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
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
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %12 = llvm.mlir.constant(4 : i64) : i64
    %13 = llvm.mlir.constant(8 : i64) : i64
    %14 = llvm.mlir.constant(12 : i64) : i64
    %15 = llvm.mlir.constant(16 : i64) : i64
    %16 = llvm.mlir.constant(20 : i64) : i64
    %17 = llvm.mlir.constant(24 : i64) : i64
    %18 = llvm.mlir.constant(28 : i64) : i64
    %19 = llvm.mlir.constant(32 : i64) : i64
    %20 = llvm.mlir.constant(36 : i64) : i64
    %21 = llvm.mlir.constant(40 : i64) : i64
    %22 = llvm.mlir.constant(44 : i64) : i64
    %23 = llvm.mlir.constant(48 : i64) : i64
    %24 = llvm.mlir.constant(52 : i64) : i64
    %25 = llvm.mlir.constant(56 : i64) : i64
    %26 = llvm.mlir.constant(60 : i64) : i64
    %27 = nvvm.read.ptx.sreg.tid.x : i32
    %28 = nvvm.read.ptx.sreg.tid.y : i32
    %29 = llvm.shl %28, %0 overflow<nsw, nuw> : i32
    %30 = llvm.add %29, %27 overflow<nsw, nuw> : i32
    %31 = llvm.icmp "ult" %30, %1 : i32
    llvm.cond_br %31, ^bb2(%30 : i32), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%10) : (i32) -> ()
    %32 = llvm.zext nneg %27 : i32 to i64
    %33 = llvm.getelementptr inbounds|nuw %7[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<17 x f32>
    %34 = llvm.shl %28, %2 overflow<nsw, nuw> : i32
    %35 = llvm.zext nneg %34 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %arg0[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %38 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %39 = llvm.fmul %37, %38 : f32
    %40 = llvm.fadd %39, %11 : f32
    %41 = llvm.zext nneg %34 : i32 to i64
    %42 = llvm.getelementptr inbounds|nuw %arg0[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.getelementptr inbounds|nuw %42[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %45 = llvm.getelementptr inbounds|nuw %33[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %47 = llvm.fmul %44, %46 : f32
    %48 = llvm.fadd %40, %47 : f32
    %49 = llvm.zext nneg %34 : i32 to i64
    %50 = llvm.getelementptr inbounds|nuw %arg0[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.getelementptr inbounds|nuw %50[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %53 = llvm.getelementptr inbounds|nuw %33[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %55 = llvm.fmul %52, %54 : f32
    %56 = llvm.fadd %48, %55 : f32
    %57 = llvm.zext nneg %34 : i32 to i64
    %58 = llvm.getelementptr inbounds|nuw %arg0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %59 = llvm.getelementptr inbounds|nuw %58[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.load %59 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %61 = llvm.getelementptr inbounds|nuw %33[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %63 = llvm.fmul %60, %62 : f32
    %64 = llvm.fadd %56, %63 : f32
    %65 = llvm.zext nneg %34 : i32 to i64
    %66 = llvm.getelementptr inbounds|nuw %arg0[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %67 = llvm.getelementptr inbounds|nuw %66[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %69 = llvm.getelementptr inbounds|nuw %33[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %71 = llvm.fmul %68, %70 : f32
    %72 = llvm.fadd %64, %71 : f32
    %73 = llvm.zext nneg %34 : i32 to i64
    %74 = llvm.getelementptr inbounds|nuw %arg0[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %75 = llvm.getelementptr inbounds|nuw %74[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.load %75 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %77 = llvm.getelementptr inbounds|nuw %33[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.load %77 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %79 = llvm.fmul %76, %78 : f32
    %80 = llvm.fadd %72, %79 : f32
    %81 = llvm.zext nneg %34 : i32 to i64
    %82 = llvm.getelementptr inbounds|nuw %arg0[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %83 = llvm.getelementptr inbounds|nuw %82[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %85 = llvm.getelementptr inbounds|nuw %33[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %87 = llvm.fmul %84, %86 : f32
    %88 = llvm.fadd %80, %87 : f32
    %89 = llvm.zext nneg %34 : i32 to i64
    %90 = llvm.getelementptr inbounds|nuw %arg0[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %91 = llvm.getelementptr inbounds|nuw %90[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.load %91 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %93 = llvm.getelementptr inbounds|nuw %33[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %95 = llvm.fmul %92, %94 : f32
    %96 = llvm.fadd %88, %95 : f32
    %97 = llvm.zext nneg %34 : i32 to i64
    %98 = llvm.getelementptr inbounds|nuw %arg0[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.getelementptr inbounds|nuw %98[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %101 = llvm.getelementptr inbounds|nuw %33[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %103 = llvm.fmul %100, %102 : f32
    %104 = llvm.fadd %96, %103 : f32
    %105 = llvm.zext nneg %34 : i32 to i64
    %106 = llvm.getelementptr inbounds|nuw %arg0[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %107 = llvm.getelementptr inbounds|nuw %106[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %109 = llvm.getelementptr inbounds|nuw %33[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %111 = llvm.fmul %108, %110 : f32
    %112 = llvm.fadd %104, %111 : f32
    %113 = llvm.zext nneg %34 : i32 to i64
    %114 = llvm.getelementptr inbounds|nuw %arg0[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %115 = llvm.getelementptr inbounds|nuw %114[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %117 = llvm.getelementptr inbounds|nuw %33[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %119 = llvm.fmul %116, %118 : f32
    %120 = llvm.fadd %112, %119 : f32
    %121 = llvm.zext nneg %34 : i32 to i64
    %122 = llvm.getelementptr inbounds|nuw %arg0[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.getelementptr inbounds|nuw %122[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.load %123 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %125 = llvm.getelementptr inbounds|nuw %33[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %127 = llvm.fmul %124, %126 : f32
    %128 = llvm.fadd %120, %127 : f32
    %129 = llvm.zext nneg %34 : i32 to i64
    %130 = llvm.getelementptr inbounds|nuw %arg0[%129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %131 = llvm.getelementptr inbounds|nuw %130[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.load %131 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %133 = llvm.getelementptr inbounds|nuw %33[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %134 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %135 = llvm.fmul %132, %134 : f32
    %136 = llvm.fadd %128, %135 : f32
    %137 = llvm.zext nneg %34 : i32 to i64
    %138 = llvm.getelementptr inbounds|nuw %arg0[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %139 = llvm.getelementptr inbounds|nuw %138[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.load %139 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %141 = llvm.getelementptr inbounds|nuw %33[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %143 = llvm.fmul %140, %142 : f32
    %144 = llvm.fadd %136, %143 : f32
    %145 = llvm.zext nneg %34 : i32 to i64
    %146 = llvm.getelementptr inbounds|nuw %arg0[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %147 = llvm.getelementptr inbounds|nuw %146[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.load %147 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %149 = llvm.getelementptr inbounds|nuw %33[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.load %149 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %151 = llvm.fmul %148, %150 : f32
    %152 = llvm.fadd %144, %151 : f32
    %153 = llvm.zext nneg %34 : i32 to i64
    %154 = llvm.getelementptr inbounds|nuw %arg0[%153] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %155 = llvm.getelementptr inbounds|nuw %154[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.load %155 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %157 = llvm.getelementptr inbounds|nuw %33[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %157 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %159 = llvm.fmul %156, %158 : f32
    %160 = llvm.fadd %152, %159 : f32
    %161 = llvm.zext nneg %30 : i32 to i64
    %162 = llvm.getelementptr inbounds|nuw %arg3[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %160, %162 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%163: i32):  // 2 preds: ^bb0, ^bb2
    %164 = llvm.lshr %163, %2 : i32
    %165 = llvm.zext nneg %164 : i32 to i64
    %166 = llvm.getelementptr inbounds|nuw %arg1[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %167 = llvm.load %166 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %168 = llvm.and %163, %3 : i32
    %169 = llvm.shl %168, %4 overflow<nsw, nuw> : i32
    %170 = llvm.sub %5, %169 overflow<nsw, nuw> : i32
    %171 = llvm.shl %167, %170 : i32
    %172 = llvm.ashr %171, %5 : i32
    %173 = llvm.sitofp %172 : i32 to f32
    %174 = llvm.getelementptr inbounds|nuw %arg2[%165] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %175 = llvm.load %174 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %176 = llvm.fmul %175, %173 : f32
    %177 = llvm.getelementptr inbounds|nuw %7[%165] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<17 x f32>
    %178 = llvm.zext nneg %168 : i32 to i64
    %179 = llvm.getelementptr inbounds|nuw %177[%178] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %176, %179 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %180 = llvm.add %163, %8 overflow<nsw, nuw> : i32
    %181 = llvm.icmp "ult" %163, %9 : i32
    llvm.cond_br %181, ^bb2(%180 : i32), ^bb1 {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
