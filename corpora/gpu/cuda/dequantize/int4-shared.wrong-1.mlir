#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x2xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_i4_shared blocks in (%c1, %c1, %c1) threads in (%c4, %c3, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x2xi32>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ16matmul_i4_sharedE4tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x array<9 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<4 x array<9 x f32>>
    llvm.return %0 : !llvm.array<4 x array<9 x f32>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_i4_shared(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(32 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.addressof @_ZZ16matmul_i4_sharedE4tile : !llvm.ptr<3>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(12 : i64) : i64
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(20 : i64) : i64
    %10 = llvm.mlir.constant(24 : i64) : i64
    %11 = llvm.mlir.constant(28 : i64) : i64
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.constant(1 : i32) : i32
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.mlir.constant(28 : i32) : i32
    %18 = llvm.mlir.constant(12 : i32) : i32
    %19 = llvm.mlir.constant(20 : i32) : i32
    %20 = nvvm.read.ptx.sreg.tid.x : i32
    %21 = nvvm.read.ptx.sreg.tid.y : i32
    %22 = llvm.shl %21, %0 overflow<nsw, nuw> : i32
    %23 = llvm.add %22, %20 overflow<nsw, nuw> : i32
    %24 = llvm.icmp "ult" %23, %1 : i32
    %25 = llvm.shl %21, %2 overflow<nsw, nuw> : i32
    %26 = llvm.zext nneg %20 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %4[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<9 x f32>
    %28 = llvm.getelementptr inbounds|nuw %27[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.getelementptr inbounds|nuw %27[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.getelementptr inbounds|nuw %27[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %27[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.getelementptr inbounds|nuw %27[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.getelementptr inbounds|nuw %27[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.getelementptr inbounds|nuw %27[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%12, %13 : i32, f32)
  ^bb1(%35: i32, %36: f32):  // 2 preds: ^bb0, ^bb4
    llvm.cond_br %24, ^bb3(%23 : i32), ^bb4
  ^bb2:  // pred: ^bb4
    %37 = llvm.zext nneg %23 : i32 to i64
    %38 = llvm.getelementptr inbounds|nuw %arg3[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %117, %38 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb3(%39: i32):  // 2 preds: ^bb1, ^bb3
    %40 = llvm.lshr %39, %14 : i32
    %41 = llvm.shl %40, %15 overflow<nsw, nuw> : i32
    %42 = llvm.add %41, %35 overflow<nsw, nuw> : i32
    %43 = llvm.zext nneg %42 : i32 to i64
    %44 = llvm.getelementptr inbounds|nuw %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %45 = llvm.load %44 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %46 = llvm.and %39, %16 : i32
    %47 = llvm.shl %46, %0 overflow<nsw, nuw> : i32
    %48 = llvm.sub %17, %47 overflow<nsw, nuw> : i32
    %49 = llvm.shl %45, %48 : i32
    %50 = llvm.ashr %49, %17 : i32
    %51 = llvm.sitofp %50 : i32 to f32
    %52 = llvm.zext nneg %40 : i32 to i64
    %53 = llvm.getelementptr inbounds|nuw %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %55 = llvm.fmul %54, %51 : f32
    %56 = llvm.getelementptr inbounds|nuw %4[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<9 x f32>
    %57 = llvm.zext nneg %46 : i32 to i64
    %58 = llvm.getelementptr inbounds|nuw %56[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %55, %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %59 = llvm.add %39, %18 overflow<nsw, nuw> : i32
    %60 = llvm.icmp "ult" %39, %19 : i32
    llvm.cond_br %60, ^bb3(%59 : i32), ^bb4 {loop_annotation = #loop_annotation}
  ^bb4:  // 2 preds: ^bb1, ^bb3
    %61 = llvm.shl %35, %14 overflow<nsw, nuw> : i32
    %62 = llvm.add %61, %25 overflow<nsw, nuw> : i32
    %63 = llvm.zext nneg %62 : i32 to i64
    %64 = llvm.getelementptr inbounds|nuw %arg0[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %65 = llvm.load %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %66 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %67 = llvm.fmul %65, %66 : f32
    %68 = llvm.fadd %36, %67 : f32
    %69 = llvm.zext nneg %62 : i32 to i64
    %70 = llvm.getelementptr inbounds|nuw %arg0[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %71 = llvm.getelementptr inbounds|nuw %70[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %73 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %74 = llvm.fmul %72, %73 : f32
    %75 = llvm.fadd %68, %74 : f32
    %76 = llvm.zext nneg %62 : i32 to i64
    %77 = llvm.getelementptr inbounds|nuw %arg0[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %78 = llvm.getelementptr inbounds|nuw %77[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %80 = llvm.load %29 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %81 = llvm.fmul %79, %80 : f32
    %82 = llvm.fadd %75, %81 : f32
    %83 = llvm.zext nneg %62 : i32 to i64
    %84 = llvm.getelementptr inbounds|nuw %arg0[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.getelementptr inbounds|nuw %84[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %87 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %88 = llvm.fmul %86, %87 : f32
    %89 = llvm.fadd %82, %88 : f32
    %90 = llvm.zext nneg %62 : i32 to i64
    %91 = llvm.getelementptr inbounds|nuw %arg0[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %92 = llvm.getelementptr inbounds|nuw %91[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %94 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %95 = llvm.fmul %93, %94 : f32
    %96 = llvm.fadd %89, %95 : f32
    %97 = llvm.zext nneg %62 : i32 to i64
    %98 = llvm.getelementptr inbounds|nuw %arg0[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.getelementptr inbounds|nuw %98[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %101 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %102 = llvm.fmul %100, %101 : f32
    %103 = llvm.fadd %96, %102 : f32
    %104 = llvm.zext nneg %62 : i32 to i64
    %105 = llvm.getelementptr inbounds|nuw %arg0[%104] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %106 = llvm.getelementptr inbounds|nuw %105[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.load %106 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %108 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %109 = llvm.fmul %107, %108 : f32
    %110 = llvm.fadd %103, %109 : f32
    %111 = llvm.zext nneg %62 : i32 to i64
    %112 = llvm.getelementptr inbounds|nuw %arg0[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.getelementptr inbounds|nuw %112[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %115 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %116 = llvm.fmul %114, %115 : f32
    %117 = llvm.fadd %110, %116 : f32
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%12) : (i32) -> ()
    %118 = llvm.add %35, %15 overflow<nsw, nuw> : i32
    %119 = llvm.icmp "eq" %35, %12 : i32
    llvm.cond_br %119, ^bb1(%118, %117 : i32, f32), ^bb2 {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
