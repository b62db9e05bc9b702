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
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(6 : i64) : i64
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.alloca %0 x !llvm.array<8 x array<4 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.array<4 x array<8 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.array<4 x array<8 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.getelementptr inbounds|nuw %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %15 = llvm.shl %13, %2 overflow<nsw, nuw> : i64
    %16 = llvm.getelementptr inbounds %arg0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %17 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %6 : i64
    llvm.cond_br %18, ^bb4(%1 : i64), ^bb1(%17 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%19: i64):  // 2 preds: ^bb1, ^bb3
    %20 = llvm.shl %19, %3 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds %16[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds|nuw %21[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %24 = llvm.getelementptr inbounds|nuw %14[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %23, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %25 = llvm.add %19, %5 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %4 : i64
    llvm.cond_br %26, ^bb2, ^bb3(%25 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%27: i64):  // 2 preds: ^bb2, ^bb4
    %28 = llvm.shl %27, %2 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr nuw %12[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.shl %27, %7 overflow<nsw, nuw> : i64
    %31 = llvm.getelementptr nuw %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.getelementptr nuw %31[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.shl %27, %2 overflow<nsw, nuw> : i64
    %34 = llvm.getelementptr nuw %11[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.shl %27, %7 overflow<nsw, nuw> : i64
    %36 = llvm.getelementptr nuw %arg1[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%34, %36, %8) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%29, %32, %8) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %37 = llvm.add %27, %5 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %4 : i64
    llvm.cond_br %38, ^bb5(%1 : i64), ^bb4(%37 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%39: i64):  // 2 preds: ^bb4, ^bb8
    %40 = llvm.getelementptr inbounds|nuw %10[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %41 = llvm.shl %39, %2 overflow<nsw, nuw> : i64
    %42 = llvm.getelementptr inbounds %arg2[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%1 : i64)
  ^bb6:  // pred: ^bb8
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return
  ^bb7(%43: i64):  // 2 preds: ^bb5, ^bb9
    %44 = llvm.getelementptr inbounds|nuw %11[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %45 = llvm.getelementptr inbounds|nuw %12[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb10(%1, %9 : i64, i32)
  ^bb8:  // pred: ^bb9
    %46 = llvm.add %39, %5 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %6 : i64
    llvm.cond_br %47, ^bb6, ^bb5(%46 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb10
    %48 = llvm.getelementptr inbounds %42[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %61, %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %49 = llvm.add %43, %5 overflow<nsw, nuw> : i64
    %50 = llvm.icmp "eq" %49, %6 : i64
    llvm.cond_br %50, ^bb8, ^bb7(%49 : i64) {loop_annotation = #loop_annotation}
  ^bb10(%51: i64, %52: i32):  // 2 preds: ^bb7, ^bb10
    %53 = llvm.getelementptr inbounds|nuw %40[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %55 = llvm.getelementptr inbounds|nuw %44[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %57 = llvm.getelementptr inbounds|nuw %45[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %58 = llvm.load %57 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %59 = llvm.add %58, %56 : i32
    %60 = llvm.mul %59, %54 : i32
    %61 = llvm.add %60, %52 : i32
    %62 = llvm.add %51, %5 overflow<nsw, nuw> : i64
    %63 = llvm.icmp "eq" %62, %4 : i64
    llvm.cond_br %63, ^bb9, ^bb10(%62, %61 : i64, i32) {loop_annotation = #loop_annotation}
  }
}
