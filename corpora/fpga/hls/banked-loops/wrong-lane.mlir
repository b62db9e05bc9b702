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
    %6 = llvm.mlir.constant(6 : i64) : i64
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.array<2 x array<8 x array<4 x i32>>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<2 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%10: i64):  // 2 preds: ^bb0, ^bb2
    %11 = llvm.getelementptr inbounds|nuw %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %12 = llvm.shl %10, %2 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %14 = llvm.add %10, %3 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %5 : i64
    llvm.cond_br %15, ^bb4(%1 : i64), ^bb1(%14 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%16: i64):  // 2 preds: ^bb1, ^bb3
    %17 = llvm.getelementptr inbounds %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.and %16, %3 : i64
    %20 = llvm.getelementptr inbounds|nuw %11[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<4 x i32>>
    %21 = llvm.lshr %16, %3 : i64
    %22 = llvm.and %21, %4 : i64
    %23 = llvm.getelementptr inbounds|nuw %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %18, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %24 = llvm.add %16, %3 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %5 : i64
    llvm.cond_br %25, ^bb2, ^bb3(%24 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%26: i64):  // 2 preds: ^bb2, ^bb6
    %27 = llvm.getelementptr inbounds|nuw %8[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %28 = llvm.shl %26, %2 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds %arg2[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%1 : i64)
  ^bb5:  // pred: ^bb6
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  ^bb6:  // pred: ^bb9
    %30 = llvm.add %26, %3 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %5 : i64
    llvm.cond_br %31, ^bb5, ^bb4(%30 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%32: i64):  // 2 preds: ^bb4, ^bb9
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.store %1, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb8(%1 : i64)
  ^bb8(%34: i64):  // 2 preds: ^bb7, ^bb10
    %35 = llvm.getelementptr inbounds|nuw %27[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %36 = llvm.shl %34, %6 overflow<nsw, nuw> : i64
    %37 = llvm.getelementptr inbounds %33[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb11(%1 : i64)
  ^bb9:  // pred: ^bb10
    %38 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %39 = llvm.getelementptr inbounds %29[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %38, %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %9 : !llvm.ptr
    %40 = llvm.add %32, %3 overflow<nsw, nuw> : i64
    %41 = llvm.icmp "eq" %40, %5 : i64
    llvm.cond_br %41, ^bb6, ^bb7(%40 : i64) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb11
    %42 = llvm.add %34, %3 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %7 : i64
    llvm.cond_br %43, ^bb9, ^bb8(%42 : i64) {loop_annotation = #loop_annotation}
  ^bb11(%44: i64):  // 2 preds: ^bb8, ^bb11
    %45 = llvm.getelementptr inbounds|nuw %35[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<4 x i32>>
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %47 = llvm.shl %44, %2 overflow<nsw, nuw> : i64
    %48 = llvm.getelementptr inbounds %37[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %50 = llvm.mul %49, %46 : i32
    %51 = llvm.getelementptr inbounds|nuw %9[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %53 = llvm.add %52, %50 : i32
    llvm.store %53, %51 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %54 = llvm.add %44, %3 overflow<nsw, nuw> : i64
    %55 = llvm.icmp "eq" %44, %1 : i64
    llvm.cond_br %55, ^bb11(%54 : i64), ^bb10 {loop_annotation = #loop_annotation}
  }
}
