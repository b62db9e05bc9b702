#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
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
    %2 = llvm.mlir.constant(40 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(5 : i64) : i64
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(0 : i16) : i16
    %9 = llvm.alloca %0 x !llvm.array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    "llvm.intr.memcpy"(%11, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %12 = llvm.getelementptr inbounds|nuw %11[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%12, %arg2, %2) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %10 : !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %11[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.br ^bb1(%3 : i64)
  ^bb1(%14: i64):  // 2 preds: ^bb0, ^bb2
    %15 = llvm.getelementptr inbounds|nuw %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %16 = llvm.load %15 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %17 = llvm.mul %14, %4 overflow<nsw, nuw> : i64
    %18 = llvm.sext %16 : i16 to i32
    llvm.br ^bb4(%3 : i64)
  ^bb2:  // pred: ^bb4
    %19 = llvm.add %14, %6 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %7 : i64
    llvm.cond_br %20, ^bb3, ^bb1(%19 : i64) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    "llvm.intr.memcpy"(%10, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb5(%3 : i64)
  ^bb4(%21: i64):  // 2 preds: ^bb1, ^bb4
    %22 = llvm.add %21, %17 overflow<nsw, nuw> : i64
    %23 = llvm.getelementptr inbounds|nuw %13[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %24 = llvm.load %23 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %25 = llvm.sext %24 : i16 to i32
    %26 = llvm.mul %25, %18 overflow<nsw> : i32
    %27 = llvm.lshr %26, %5 : i32
    %28 = llvm.trunc %27 : i32 to i16
    %29 = llvm.getelementptr inbounds|nuw %9[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %28, %29 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %30 = llvm.add %21, %6 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %4 : i64
    llvm.cond_br %31, ^bb2, ^bb4(%30 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%32: i64):  // 2 preds: ^bb3, ^bb6
    %33 = llvm.mul %32, %1 overflow<nsw, nuw> : i64
    %34 = llvm.getelementptr inbounds|nuw %9[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%3 : i64)
  ^bb6:  // pred: ^bb7
    %35 = llvm.add %32, %6 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %7 : i64
    llvm.cond_br %36, ^bb8, ^bb5(%35 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%37: i64):  // 2 preds: ^bb5, ^bb7
    %38 = llvm.getelementptr inbounds|nuw %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %39 = llvm.getelementptr inbounds|nuw %10[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %40 = llvm.load %39 {alignment = 2 : i64} : !llvm.ptr -> i16
    %41 = llvm.load %38 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %42 = llvm.add %41, %40 : i16
    llvm.store %42, %39 {alignment = 2 : i64} : i16, !llvm.ptr
    %43 = llvm.add %37, %6 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %4 : i64
    llvm.cond_br %44, ^bb6, ^bb7(%43 : i64) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb6
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.br ^bb9(%3 : i64)
  ^bb9(%45: i64):  // 2 preds: ^bb8, ^bb9
    %46 = llvm.getelementptr inbounds|nuw %10[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %47 = llvm.load %46 {alignment = 2 : i64} : !llvm.ptr -> i16
    %48 = llvm.getelementptr inbounds|nuw %arg3[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %49 = llvm.intr.smax(%47, %8) : (i16, i16) -> i16
    llvm.store %49, %48 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %50 = llvm.add %45, %6 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %4 : i64
    llvm.cond_br %51, ^bb10, ^bb9(%50 : i64) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb9
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.return
  }
}
