#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @row_pointers : memref<7xi32> = dense<[0, 3, 3, 4, 9, 11, 12]>
memref.global "private" constant @columns : memref<12xi32> = dense<[1, 4, 5, 2, 0, 1, 2, 3, 5, 0, 4, 3]>
func.func @kernel(%values: memref<12xf32>, %x: memref<6x8xf32>, %y: memref<6x8xf32>) {
  %gx = arith.constant 6 : index
  %gy = arith.constant 2 : index
  %bx = arith.constant 4 : index
  %by = arith.constant 1 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 6 : i32
  %N = arith.constant 8 : i32
  %pointers = memref.get_global @row_pointers : memref<7xi32>
  %columns = memref.get_global @columns : memref<12xi32>
  gpu.launch_func @cuda::@csr_spmm_row_caching blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%pointers : memref<7xi32>, %columns : memref<12xi32>, %values : memref<12xf32>, %x : memref<6x8xf32>,
         %y : memref<6x8xf32>, %M : i32, %N : i32)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ20csr_spmm_row_cachingE12column_cache() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x i32> {
    %0 = llvm.mlir.undef : !llvm.array<4 x i32>
    llvm.return %0 : !llvm.array<4 x i32>
  }
  llvm.mlir.global internal unnamed_addr @_ZZ20csr_spmm_row_cachingE11value_cache() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<4 x f32>
    llvm.return %0 : !llvm.array<4 x f32>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @csr_spmm_row_caching(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.addressof @_ZZ20csr_spmm_row_cachingE12column_cache : !llvm.ptr<3>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
    %5 = llvm.mlir.addressof @_ZZ20csr_spmm_row_cachingE11value_cache : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(-4 : i32) : i32
    %11 = nvvm.read.ptx.sreg.ctaid.x : i32
    %12 = nvvm.read.ptx.sreg.ctaid.y : i32
    %13 = llvm.shl %12, %0 overflow<nsw, nuw> : i32
    %14 = nvvm.read.ptx.sreg.tid.x : i32
    %15 = llvm.add %13, %14 overflow<nsw, nuw> : i32
    %16 = llvm.zext nneg %11 : i32 to i64
    %17 = llvm.getelementptr inbounds|nuw %arg0[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.getelementptr %17[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %21 = llvm.icmp "slt" %18, %20 : i32
    llvm.cond_br %21, ^bb1, ^bb2(%2 : f32)
  ^bb1:  // pred: ^bb0
    %22 = llvm.zext nneg %14 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %4[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.icmp "slt" %15, %arg6 : i32
    %26 = llvm.sub %20, %18 : i32
    llvm.br ^bb3(%26, %18, %2 : i32, i32, f32)
  ^bb2(%27: f32):  // 2 preds: ^bb0, ^bb7
    %28 = llvm.icmp "slt" %15, %arg6 : i32
    llvm.cond_br %28, ^bb8, ^bb9
  ^bb3(%29: i32, %30: i32, %31: f32):  // 2 preds: ^bb1, ^bb7
    %32 = llvm.intr.smax(%29, %7) : (i32, i32) -> i32
    %33 = llvm.intr.smin(%32, %8) : (i32, i32) -> i32
    %34 = llvm.add %30, %14 overflow<nsw> : i32
    %35 = llvm.icmp "slt" %34, %20 : i32
    llvm.cond_br %35, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %36 = llvm.zext %34 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %39 = llvm.mul %38, %arg6 overflow<nsw> : i32
    llvm.store %39, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %arg2[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    llvm.store %41, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%9) : (i32) -> ()
    %42 = llvm.icmp "sgt" %20, %30 : i32
    %43 = llvm.and %25, %42 : i1
    llvm.cond_br %43, ^bb6(%9, %31 : i32, f32), ^bb7(%31 : f32)
  ^bb6(%44: i32, %45: f32):  // 2 preds: ^bb5, ^bb6
    %46 = llvm.zext nneg %44 : i32 to i64
    %47 = llvm.getelementptr inbounds|nuw %6[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %49 = llvm.getelementptr inbounds|nuw %4[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %50 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %51 = llvm.add %50, %15 overflow<nsw> : i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %arg3[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %55 = llvm.fmul %48, %54 : f32
    %56 = llvm.fadd %45, %55 : f32
    %57 = llvm.add %44, %7 overflow<nsw, nuw> : i32
    %58 = llvm.icmp "eq" %57, %33 : i32
    llvm.cond_br %58, ^bb7(%56 : f32), ^bb6(%57, %56 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb7(%59: f32):  // 2 preds: ^bb5, ^bb6
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%9) : (i32) -> ()
    %60 = llvm.add %30, %8 overflow<nsw> : i32
    %61 = llvm.icmp "slt" %60, %20 : i32
    %62 = llvm.add %29, %10 : i32
    llvm.cond_br %61, ^bb3(%62, %60, %59 : i32, i32, f32), ^bb2(%59 : f32) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb2
    %63 = llvm.mul %arg6, %11 overflow<nsw> : i32
    %64 = llvm.add %63, %15 overflow<nsw, nuw> : i32
    %65 = llvm.zext nneg %64 : i32 to i64
    %66 = llvm.getelementptr inbounds|nuw %arg4[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %66 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
