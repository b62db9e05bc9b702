#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @problems : memref<3x6xi32> = dense<[[2, 3, 4, 0, 0, 0], [5, 2, 3, 8, 12, 6], [1, 4, 2, 23, 18, 16]]>
func.func @kernel(%a: memref<25xf32>, %b: memref<26xf32>, %y: memref<20xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %count = arith.constant 3 : i32
  %problems = memref.get_global @problems : memref<3x6xi32>
  gpu.launch_func @cuda::@grouped_gemm_rrr_sigmoid blocks in (%c3, %c1, %c1) threads in (%c2, %c2, %c1)
    args(%problems : memref<3x6xi32>, %count : i32, %a : memref<25xf32>, %b : memref<26xf32>, %y : memref<20xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ24grouped_gemm_rrr_sigmoidE6a_tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<2 x array<2 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<2 x array<2 x f32>>
    llvm.return %0 : !llvm.array<2 x array<2 x f32>>
  }
  llvm.mlir.global internal unnamed_addr @_ZZ24grouped_gemm_rrr_sigmoidE6b_tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<2 x array<2 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<2 x array<2 x f32>>
    llvm.return %0 : !llvm.array<2 x array<2 x f32>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @grouped_gemm_rrr_sigmoid(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @_ZZ24grouped_gemm_rrr_sigmoidE6a_tile : !llvm.ptr<3>
    %2 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr
    %3 = llvm.mlir.addressof @_ZZ24grouped_gemm_rrr_sigmoidE6b_tile : !llvm.ptr<3>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(20 : i64) : i64
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(12 : i64) : i64
    %12 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %13 = llvm.mlir.constant(false) : i1
    %14 = llvm.mlir.constant(-2 : i32) : i32
    %15 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %16 = llvm.icmp "sgt" %arg1, %0 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %17 = nvvm.read.ptx.sreg.ctaid.x : i32
    %18 = nvvm.read.ptx.sreg.tid.y : i32
    %19 = nvvm.read.ptx.sreg.tid.x : i32
    %20 = llvm.zext nneg %18 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %2[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
    %22 = llvm.zext nneg %19 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %21[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.zext nneg %18 : i32 to i64
    %25 = llvm.getelementptr inbounds|nuw %4[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
    %26 = llvm.zext nneg %19 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %25[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.zext nneg %18 : i32 to i64
    %29 = llvm.getelementptr inbounds|nuw %2[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
    %30 = llvm.zext nneg %19 : i32 to i64
    %31 = llvm.getelementptr inbounds|nuw %4[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = nvvm.read.ptx.sreg.nctaid.x : i32
    llvm.br ^bb3(%0, %17, %0 : i32, i32, i32)
  ^bb2:  // 2 preds: ^bb0, ^bb17
    llvm.return
  ^bb3(%33: i32, %34: i32, %35: i32):  // 2 preds: ^bb1, ^bb17
    %36 = llvm.zext nneg %35 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %arg0[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Problem", (i32, i32, i32, i32, i32, i32)>
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %39 = llvm.getelementptr inbounds|nuw %37[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds|nuw %37[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %43 = llvm.getelementptr inbounds|nuw %37[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %45 = llvm.getelementptr inbounds|nuw %37[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %47 = llvm.add %40, %9 overflow<nsw> : i32
    %48 = llvm.sdiv %47, %10 : i32
    %49 = llvm.add %38, %9 overflow<nsw> : i32
    %50 = llvm.sdiv %49, %10 : i32
    %51 = llvm.mul %48, %50 overflow<nsw> : i32
    %52 = llvm.add %51, %33 overflow<nsw> : i32
    %53 = llvm.icmp "slt" %34, %52 : i32
    llvm.cond_br %53, ^bb4, ^bb17(%34 : i32)
  ^bb4:  // pred: ^bb3
    %54 = llvm.getelementptr inbounds|nuw %37[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %56 = llvm.icmp "sgt" %42, %0 : i32
    %57 = llvm.add %55, %19 : i32
    llvm.br ^bb5(%34 : i32)
  ^bb5(%58: i32):  // 2 preds: ^bb4, ^bb16
    %59 = llvm.sub %58, %33 overflow<nsw> : i32
    %60 = llvm.sdiv %59, %48 : i32
    %61 = llvm.shl %60, %9 overflow<nsw> : i32
    %62 = llvm.add %61, %18 : i32
    %63 = llvm.mul %60, %48 overflow<nsw> : i32
    %64 = llvm.sub %59, %63 overflow<nsw> : i32
    %65 = llvm.shl %64, %9 overflow<nsw> : i32
    %66 = llvm.add %65, %19 : i32
    llvm.cond_br %56, ^bb6, ^bb7(%12 : f32)
  ^bb6:  // pred: ^bb5
    %67 = llvm.icmp "slt" %62, %38 : i32
    %68 = llvm.mul %62, %42 overflow<nsw> : i32
    %69 = llvm.add %57, %68 : i32
    %70 = llvm.icmp "slt" %66, %40 : i32
    %71 = llvm.add %66, %44 : i32
    %72 = llvm.select %67, %70, %13 : i1, i1
    llvm.br ^bb8(%42, %0, %12 : i32, i32, f32)
  ^bb7(%73: f32):  // 2 preds: ^bb5, ^bb14
    %74 = llvm.icmp "slt" %62, %38 : i32
    %75 = llvm.icmp "slt" %66, %40 : i32
    %76 = llvm.select %74, %75, %13 : i1, i1
    llvm.cond_br %76, ^bb15, ^bb16
  ^bb8(%77: i32, %78: i32, %79: f32):  // 2 preds: ^bb6, ^bb14
    %80 = llvm.icmp "slt" %77, %10 : i32
    %81 = llvm.select %80, %9, %10 : i1, i32
    %82 = llvm.add %78, %19 overflow<nsw, nuw> : i32
    %83 = llvm.icmp "slt" %82, %42 : i32
    %84 = llvm.select %67, %83, %13 : i1, i1
    llvm.cond_br %84, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %85 = llvm.add %69, %78 : i32
    %86 = llvm.zext %85 : i32 to i64
    %87 = llvm.getelementptr inbounds|nuw %arg2[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %88 = llvm.load %87 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    llvm.store %88, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %89 = llvm.add %78, %18 overflow<nsw, nuw> : i32
    %90 = llvm.icmp "slt" %89, %42 : i32
    %91 = llvm.select %90, %70, %13 : i1, i1
    llvm.cond_br %91, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %92 = llvm.mul %89, %40 : i32
    %93 = llvm.add %71, %92 : i32
    %94 = llvm.zext %93 : i32 to i64
    %95 = llvm.getelementptr inbounds|nuw %arg3[%94] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %96 = llvm.load %95 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    llvm.store %96, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%0) : (i32) -> ()
    %97 = llvm.icmp "sgt" %42, %78 : i32
    %98 = llvm.select %72, %97, %13 : i1, i1
    llvm.cond_br %98, ^bb13(%0, %79 : i32, f32), ^bb14(%79 : f32)
  ^bb13(%99: i32, %100: f32):  // 2 preds: ^bb12, ^bb13
    %101 = llvm.zext nneg %99 : i32 to i64
    %102 = llvm.getelementptr inbounds|nuw %29[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %103 = llvm.load %102 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %104 = llvm.getelementptr inbounds|nuw %31[%101] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
    %105 = llvm.load %104 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %106 = llvm.fmul %103, %105 : f32
    %107 = llvm.fadd %100, %106 : f32
    %108 = llvm.add %99, %9 overflow<nsw, nuw> : i32
    %109 = llvm.icmp "eq" %108, %81 : i32
    llvm.cond_br %109, ^bb14(%107 : f32), ^bb13(%108, %107 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb14(%110: f32):  // 2 preds: ^bb12, ^bb13
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%0) : (i32) -> ()
    %111 = llvm.add %78, %10 overflow<nsw, nuw> : i32
    %112 = llvm.icmp "slt" %111, %42 : i32
    %113 = llvm.add %77, %14 : i32
    llvm.cond_br %112, ^bb8(%113, %111, %110 : i32, i32, f32), ^bb7(%110 : f32) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb7
    %114 = llvm.fneg %73 : f32
    %115 = llvm.call tail @__nv_expf(%114) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %116 = llvm.fadd %115, %15 : f32
    %117 = llvm.fdiv %15, %116 : f32
    %118 = llvm.mul %62, %40 overflow<nsw> : i32
    %119 = llvm.add %118, %46 overflow<nsw> : i32
    %120 = llvm.add %119, %66 overflow<nsw> : i32
    %121 = llvm.sext %120 : i32 to i64
    %122 = llvm.getelementptr inbounds %arg4[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %117, %122 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb7, ^bb15
    %123 = llvm.add %58, %32 : i32
    %124 = llvm.icmp "slt" %123, %52 : i32
    llvm.cond_br %124, ^bb5(%123 : i32), ^bb17(%123 : i32) {loop_annotation = #loop_annotation}
  ^bb17(%125: i32):  // 2 preds: ^bb3, ^bb16
    %126 = llvm.add %35, %9 overflow<nsw, nuw> : i32
    %127 = llvm.icmp "eq" %126, %arg1 : i32
    llvm.cond_br %127, ^bb2, ^bb3(%52, %125, %126 : i32, i32, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func local_unnamed_addr @__nv_expf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
}
}
