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
    %14 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %15 = llvm.icmp "sgt" %arg1, %0 : i32
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = nvvm.read.ptx.sreg.ctaid.x : i32
    %17 = nvvm.read.ptx.sreg.tid.y : i32
    %18 = nvvm.read.ptx.sreg.tid.x : i32
    %19 = llvm.zext nneg %17 : i32 to i64
    %20 = llvm.getelementptr inbounds|nuw %2[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
    %21 = llvm.zext nneg %18 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.zext nneg %17 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %4[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
    %25 = llvm.zext nneg %18 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %24[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.zext nneg %17 : i32 to i64
    %28 = llvm.getelementptr inbounds|nuw %2[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
    %29 = llvm.zext nneg %18 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %4[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = nvvm.read.ptx.sreg.nctaid.x : i32
    llvm.br ^bb3(%0, %16, %0 : i32, i32, i32)
  ^bb2:  // 2 preds: ^bb0, ^bb17
    llvm.return
  ^bb3(%32: i32, %33: i32, %34: i32):  // 2 preds: ^bb1, ^bb17
    %35 = llvm.zext nneg %34 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %arg0[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Problem", (i32, i32, i32, i32, i32, i32)>
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %38 = llvm.getelementptr inbounds|nuw %36[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %40 = llvm.getelementptr inbounds|nuw %36[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %42 = llvm.getelementptr inbounds|nuw %36[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %44 = llvm.getelementptr inbounds|nuw %36[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %45 = llvm.load %44 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %46 = llvm.add %39, %9 overflow<nsw> : i32
    %47 = llvm.sdiv %46, %10 : i32
    %48 = llvm.add %37, %9 overflow<nsw> : i32
    %49 = llvm.sdiv %48, %10 : i32
    %50 = llvm.mul %47, %49 overflow<nsw> : i32
    %51 = llvm.add %50, %32 overflow<nsw> : i32
    %52 = llvm.icmp "slt" %33, %51 : i32
    llvm.cond_br %52, ^bb4, ^bb17(%33 : i32)
  ^bb4:  // pred: ^bb3
    %53 = llvm.getelementptr inbounds|nuw %36[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %55 = llvm.icmp "sgt" %41, %0 : i32
    %56 = llvm.add %54, %18 : i32
    llvm.br ^bb5(%33 : i32)
  ^bb5(%57: i32):  // 2 preds: ^bb4, ^bb16
    %58 = llvm.sub %57, %32 overflow<nsw> : i32
    %59 = llvm.sdiv %58, %47 : i32
    %60 = llvm.shl %59, %9 overflow<nsw> : i32
    %61 = llvm.add %60, %17 : i32
    %62 = llvm.mul %59, %47 overflow<nsw> : i32
    %63 = llvm.sub %58, %62 overflow<nsw> : i32
    %64 = llvm.shl %63, %9 overflow<nsw> : i32
    %65 = llvm.add %64, %18 : i32
    llvm.cond_br %55, ^bb6, ^bb7(%12 : f32)
  ^bb6:  // pred: ^bb5
    %66 = llvm.icmp "slt" %61, %37 : i32
    %67 = llvm.mul %61, %41 overflow<nsw> : i32
    %68 = llvm.add %56, %67 : i32
    %69 = llvm.icmp "slt" %65, %39 : i32
    %70 = llvm.add %65, %43 : i32
    %71 = llvm.select %66, %69, %13 : i1, i1
    llvm.br ^bb8(%0, %12 : i32, f32)
  ^bb7(%72: f32):  // 2 preds: ^bb5, ^bb14
    %73 = llvm.icmp "slt" %61, %37 : i32
    %74 = llvm.icmp "slt" %65, %39 : i32
    %75 = llvm.select %73, %74, %13 : i1, i1
    llvm.cond_br %75, ^bb15, ^bb16
  ^bb8(%76: i32, %77: f32):  // 2 preds: ^bb6, ^bb14
    %78 = llvm.add %76, %18 overflow<nsw, nuw> : i32
    %79 = llvm.icmp "slt" %78, %41 : i32
    %80 = llvm.select %66, %79, %13 : i1, i1
    llvm.cond_br %80, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %81 = llvm.add %68, %76 : i32
    %82 = llvm.zext %81 : i32 to i64
    %83 = llvm.getelementptr inbounds|nuw %arg2[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %84 = llvm.load %83 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    llvm.store %84, %22 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %85 = llvm.add %76, %17 overflow<nsw, nuw> : i32
    %86 = llvm.icmp "slt" %85, %41 : i32
    %87 = llvm.select %86, %69, %13 : i1, i1
    llvm.cond_br %87, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %88 = llvm.mul %85, %39 : i32
    %89 = llvm.add %70, %88 : i32
    %90 = llvm.zext %89 : i32 to i64
    %91 = llvm.getelementptr inbounds|nuw %arg3[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %92 = llvm.load %91 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    llvm.store %92, %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%0) : (i32) -> ()
    llvm.cond_br %71, ^bb13(%0, %77 : i32, f32), ^bb14(%77 : f32)
  ^bb13(%93: i32, %94: f32):  // 2 preds: ^bb12, ^bb13
    %95 = llvm.zext nneg %93 : i32 to i64
    %96 = llvm.getelementptr inbounds|nuw %28[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %98 = llvm.getelementptr inbounds|nuw %30[%95] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
    %99 = llvm.load %98 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %100 = llvm.fmul %97, %99 : f32
    %101 = llvm.fadd %94, %100 : f32
    %102 = llvm.add %93, %9 overflow<nsw, nuw> : i32
    %103 = llvm.icmp "eq" %93, %0 : i32
    llvm.cond_br %103, ^bb13(%102, %101 : i32, f32), ^bb14(%101 : f32) {loop_annotation = #loop_annotation}
  ^bb14(%104: f32):  // 2 preds: ^bb12, ^bb13
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%0) : (i32) -> ()
    %105 = llvm.add %76, %10 overflow<nsw, nuw> : i32
    %106 = llvm.icmp "slt" %105, %41 : i32
    llvm.cond_br %106, ^bb8(%105, %104 : i32, f32), ^bb7(%104 : f32) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb7
    %107 = llvm.fneg %72 : f32
    %108 = llvm.call tail @__nv_expf(%107) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %109 = llvm.fadd %108, %14 : f32
    %110 = llvm.fdiv %14, %109 : f32
    %111 = llvm.mul %61, %39 overflow<nsw> : i32
    %112 = llvm.add %111, %45 overflow<nsw> : i32
    %113 = llvm.add %112, %65 overflow<nsw> : i32
    %114 = llvm.sext %113 : i32 to i64
    %115 = llvm.getelementptr inbounds %arg4[%114] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %110, %115 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb7, ^bb15
    %116 = llvm.add %57, %31 : i32
    %117 = llvm.icmp "slt" %116, %51 : i32
    llvm.cond_br %117, ^bb5(%116 : i32), ^bb17(%116 : i32) {loop_annotation = #loop_annotation}
  ^bb17(%118: i32):  // 2 preds: ^bb3, ^bb16
    %119 = llvm.add %34, %9 overflow<nsw, nuw> : i32
    %120 = llvm.icmp "eq" %119, %arg1 : i32
    llvm.cond_br %120, ^bb2, ^bb3(%51, %118, %119 : i32, i32, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func local_unnamed_addr @__nv_expf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
}
}
