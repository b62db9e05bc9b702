#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2147483647 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(6 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.array<2 x array<8 x array<4 x i32>>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<2 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%10: i64):  // 2 preds: ^bb0, ^bb3
    %11 = llvm.getelementptr inbounds|nuw %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %12 = llvm.shl %10, %2 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb3
    %14 = llvm.getelementptr inbounds|nuw %9[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%1 : i64)
  ^bb3:  // pred: ^bb4
    %15 = llvm.add %10, %3 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %5 : i64
    llvm.cond_br %16, ^bb2, ^bb1(%15 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%17: i64):  // 2 preds: ^bb1, ^bb4
    %18 = llvm.getelementptr inbounds %13[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.and %17, %3 : i64
    %21 = llvm.getelementptr inbounds|nuw %11[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<4 x i32>>
    %22 = llvm.lshr %17, %3 : i64
    %23 = llvm.and %22, %4 : i64
    %24 = llvm.getelementptr inbounds|nuw %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %19, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %25 = llvm.add %17, %3 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %5 : i64
    llvm.cond_br %26, ^bb3, ^bb4(%25 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%27: i64):  // 2 preds: ^bb2, ^bb7
    %28 = llvm.getelementptr inbounds|nuw %8[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %29 = llvm.shl %27, %2 overflow<nsw, nuw> : i64
    %30 = llvm.getelementptr inbounds %arg2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%1 : i64)
  ^bb6:  // pred: ^bb7
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  ^bb7:  // pred: ^bb10
    %31 = llvm.add %27, %3 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %5 : i64
    llvm.cond_br %32, ^bb6, ^bb5(%31 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%33: i64):  // 2 preds: ^bb5, ^bb10
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.store %1, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %34 = llvm.getelementptr inbounds %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb9(%1 : i64)
  ^bb9(%35: i64):  // 2 preds: ^bb8, ^bb11
    %36 = llvm.getelementptr inbounds|nuw %28[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %37 = llvm.shl %35, %7 overflow<nsw, nuw> : i64
    %38 = llvm.getelementptr inbounds %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // pred: ^bb11
    %39 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %40 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %41 = llvm.add %40, %39 : i32
    %42 = llvm.getelementptr inbounds %30[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %41, %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %9 : !llvm.ptr
    %43 = llvm.add %33, %3 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %5 : i64
    llvm.cond_br %44, ^bb7, ^bb8(%43 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb12
    %45 = llvm.add %35, %3 overflow<nsw, nuw> : i64
    %46 = llvm.icmp "eq" %45, %6 : i64
    llvm.cond_br %46, ^bb10, ^bb9(%45 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%47: i64):  // 2 preds: ^bb9, ^bb12
    %48 = llvm.getelementptr inbounds|nuw %36[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<4 x i32>>
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %50 = llvm.shl %47, %2 overflow<nsw, nuw> : i64
    %51 = llvm.getelementptr inbounds %38[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %53 = llvm.mul %52, %49 : i32
    %54 = llvm.getelementptr inbounds|nuw %9[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %56 = llvm.add %55, %53 : i32
    llvm.store %56, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %57 = llvm.add %47, %3 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %47, %1 : i64
    llvm.cond_br %58, ^bb12(%57 : i64), ^bb11 {loop_annotation = #loop_annotation}
  }
}
