#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(10 : i32) : i32
    %8 = llvm.mlir.constant(0 : i16) : i16
    %9 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    "llvm.intr.memcpy"(%10, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %11 = llvm.getelementptr inbounds|nuw %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%12: i64):  // 2 preds: ^bb0, ^bb8
    %13 = llvm.mul %12, %1 overflow<nsw, nuw> : i64
    %14 = llvm.getelementptr inbounds %arg2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb9(%2 : i64)
  ^bb2:  // pred: ^bb8
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%9, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb4(%2 : i64)
  ^bb3:  // pred: ^bb5
    %17 = llvm.add %19, %4 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %3 : i64
    llvm.cond_br %18, ^bb6(%2 : i64), ^bb4(%17 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%19: i64):  // 2 preds: ^bb2, ^bb3
    %20 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %21 = llvm.load %20 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %22 = llvm.sext %21 : i16 to i32
    llvm.br ^bb5(%19, %2 : i64, i64)
  ^bb5(%23: i64, %24: i64):  // 2 preds: ^bb4, ^bb5
    %25 = llvm.getelementptr inbounds|nuw %16[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %26 = llvm.load %25 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %27 = llvm.sext %26 : i16 to i32
    %28 = llvm.mul %27, %22 overflow<nsw> : i32
    %29 = llvm.getelementptr inbounds|nuw %9[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %30 = llvm.load %29 {alignment = 2 : i64} : !llvm.ptr -> i16
    %31 = llvm.lshr %28, %7 : i32
    %32 = llvm.trunc %31 : i32 to i16
    %33 = llvm.add %30, %32 : i16
    llvm.store %33, %29 {alignment = 2 : i64} : i16, !llvm.ptr
    %34 = llvm.add %23, %6 overflow<nsw, nuw> : i64
    %35 = llvm.add %24, %4 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %5 : i64
    llvm.cond_br %36, ^bb3, ^bb5(%34, %35 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb6(%37: i64):  // 2 preds: ^bb3, ^bb6
    %38 = llvm.getelementptr inbounds|nuw %9[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %39 = llvm.load %38 {alignment = 2 : i64} : !llvm.ptr -> i16
    %40 = llvm.getelementptr inbounds|nuw %arg3[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %41 = llvm.intr.smax(%39, %8) : (i16, i16) -> i16
    llvm.store %41, %40 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %42 = llvm.add %37, %4 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %5 : i64
    llvm.cond_br %43, ^bb7, ^bb6(%42 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return
  ^bb8:  // pred: ^bb9
    %44 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %44, %6 : i64
    llvm.cond_br %45, ^bb2, ^bb1(%44 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%46: i64):  // 2 preds: ^bb1, ^bb9
    %47 = llvm.getelementptr inbounds %14[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %48 = llvm.shl %46, %3 overflow<nsw, nuw> : i64
    %49 = llvm.getelementptr inbounds %15[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %47 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %50, %49 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %51 = llvm.add %46, %4 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %51, %5 : i64
    llvm.cond_br %52, ^bb8, ^bb9(%51 : i64) {loop_annotation = #loop_annotation}
  }
}
