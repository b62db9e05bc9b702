#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain1, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain2, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[8]<>, domain = #alias_scope_domain3, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope4 = #llvm.alias_scope<id = distinct[9]<>, domain = #alias_scope_domain4, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE any
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(48 : i64) : i64
    %3 = llvm.mlir.constant(72 : i64) : i64
    %4 = llvm.mlir.constant(120 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(6 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(false) : i1
    %12 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<(array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    "llvm.intr.memcpy"(%15, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.getelementptr inbounds|nuw %15[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%16, %arg2, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.getelementptr inbounds|nuw %15[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%17, %arg3, %3) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.getelementptr inbounds|nuw %15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%18, %arg4, %3) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %19 = llvm.getelementptr inbounds|nuw %15[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.getelementptr inbounds|nuw %15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.getelementptr inbounds|nuw %15[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    "llvm.intr.memset"(%12, %5, %6) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset"(%13, %5, %6) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%7, %8, %9 : i64, i32, i1)
  ^bb1(%22: i64, %23: i32, %24: i1):  // 2 preds: ^bb0, ^bb1
    %25 = llvm.mul %22, %6 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr nuw %arg0[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%14, %26, %6) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE(%24, %14, %12, %13, %19, %20, %15, %21) : (i1 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 192 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %27 = llvm.add %23, %0 overflow<nsw, nuw> : i32
    %28 = llvm.icmp "eq" %23, %8 : i32
    %29 = llvm.add %22, %10 overflow<nsw, nuw> : i64
    llvm.cond_br %28, ^bb1(%29, %27, %11 : i64, i32, i1), ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    "llvm.intr.memcpy"(%arg5, %12, %6) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE(%arg0: i1 {llvm.noundef, llvm.zeroext}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}, %arg6: !llvm.ptr {llvm.noundef}, %arg7: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(24 : i64) : i64
    %7 = llvm.mlir.constant(5 : i64) : i64
    %8 = llvm.mlir.constant(4294967295 : i64) : i64
    %9 = llvm.mlir.constant(9 : i64) : i64
    %10 = llvm.mlir.constant(6 : i64) : i64
    %11 = llvm.mlir.constant(0 : i16) : i16
    %12 = llvm.alloca %0 x !llvm.array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    llvm.intr.lifetime.start %19 : !llvm.ptr
    llvm.intr.lifetime.start %20 : !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%21: i64):  // 2 preds: ^bb0, ^bb2
    %22 = llvm.getelementptr inbounds|nuw %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %23 = llvm.load %22 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %24 = llvm.mul %21, %2 overflow<nsw, nuw> : i64
    %25 = llvm.sext %23 : i16 to i32
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb4
    %26 = llvm.add %21, %4 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %5 : i64
    llvm.cond_br %27, ^bb3, ^bb1(%26 : i64) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    "llvm.intr.memcpy"(%15, %arg6, %6) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb5(%1 : i64)
  ^bb4(%28: i64):  // 2 preds: ^bb1, ^bb4
    %29 = llvm.add %28, %24 overflow<nsw, nuw> : i64
    %30 = llvm.getelementptr inbounds|nuw %arg4[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %31 = llvm.load %30 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %32 = llvm.sext %31 : i16 to i32
    %33 = llvm.mul %32, %25 overflow<nsw> : i32
    %34 = llvm.lshr %33, %3 : i32
    %35 = llvm.trunc %34 : i32 to i16
    %36 = llvm.getelementptr inbounds|nuw %14[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %35, %36 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %37 = llvm.add %28, %4 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %2 : i64
    llvm.cond_br %38, ^bb2, ^bb4(%37 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%39: i64):  // 2 preds: ^bb3, ^bb6
    %40 = llvm.mul %39, %6 overflow<nsw, nuw> : i64
    %41 = llvm.getelementptr inbounds|nuw %14[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%1 : i64)
  ^bb6:  // pred: ^bb7
    %42 = llvm.add %39, %4 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %5 : i64
    llvm.cond_br %43, ^bb8, ^bb5(%42 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%44: i64):  // 2 preds: ^bb5, ^bb7
    %45 = llvm.getelementptr inbounds|nuw %41[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %46 = llvm.getelementptr inbounds|nuw %15[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %47 = llvm.load %46 {alignment = 2 : i64} : !llvm.ptr -> i16
    %48 = llvm.load %45 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %49 = llvm.add %48, %47 : i16
    llvm.store %49, %46 {alignment = 2 : i64} : i16, !llvm.ptr
    %50 = llvm.add %44, %4 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %2 : i64
    llvm.cond_br %51, ^bb6, ^bb7(%50 : i64) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb6
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.br ^bb9(%1 : i64)
  ^bb9(%52: i64):  // 2 preds: ^bb8, ^bb10
    %53 = llvm.getelementptr inbounds|nuw %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %54 = llvm.load %53 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %55 = llvm.mul %52, %2 overflow<nsw, nuw> : i64
    %56 = llvm.sext %54 : i16 to i32
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // pred: ^bb12
    %57 = llvm.add %52, %4 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %57, %5 : i64
    llvm.cond_br %58, ^bb11, ^bb9(%57 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    "llvm.intr.memcpy"(%13, %arg7, %6) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb13(%1 : i64)
  ^bb12(%59: i64):  // 2 preds: ^bb9, ^bb12
    %60 = llvm.add %59, %55 overflow<nsw, nuw> : i64
    %61 = llvm.getelementptr inbounds|nuw %arg5[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %62 = llvm.load %61 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %63 = llvm.sext %62 : i16 to i32
    %64 = llvm.mul %63, %56 overflow<nsw> : i32
    %65 = llvm.lshr %64, %3 : i32
    %66 = llvm.trunc %65 : i32 to i16
    %67 = llvm.getelementptr inbounds|nuw %12[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %66, %67 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %68 = llvm.add %59, %4 overflow<nsw, nuw> : i64
    %69 = llvm.icmp "eq" %68, %2 : i64
    llvm.cond_br %69, ^bb10, ^bb12(%68 : i64) {loop_annotation = #loop_annotation}
  ^bb13(%70: i64):  // 2 preds: ^bb11, ^bb14
    %71 = llvm.mul %70, %6 overflow<nsw, nuw> : i64
    %72 = llvm.getelementptr inbounds|nuw %12[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb15(%1 : i64)
  ^bb14:  // pred: ^bb15
    %73 = llvm.add %70, %4 overflow<nsw, nuw> : i64
    %74 = llvm.icmp "eq" %73, %5 : i64
    llvm.cond_br %74, ^bb16, ^bb13(%73 : i64) {loop_annotation = #loop_annotation}
  ^bb15(%75: i64):  // 2 preds: ^bb13, ^bb15
    %76 = llvm.getelementptr inbounds|nuw %72[%75] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %77 = llvm.getelementptr inbounds|nuw %13[%75] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %78 = llvm.load %77 {alignment = 2 : i64} : !llvm.ptr -> i16
    %79 = llvm.load %76 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %80 = llvm.add %79, %78 : i16
    llvm.store %80, %77 {alignment = 2 : i64} : i16, !llvm.ptr
    %81 = llvm.add %75, %4 overflow<nsw, nuw> : i64
    %82 = llvm.icmp "eq" %81, %2 : i64
    llvm.cond_br %82, ^bb14, ^bb15(%81 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb14
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.br ^bb17(%1 : i64)
  ^bb17(%83: i64):  // 2 preds: ^bb16, ^bb17
    %84 = llvm.icmp "ugt" %83, %7 : i64
    %85 = llvm.add %83, %5 overflow<nuw> : i64
    %86 = llvm.select %84, %85, %83 : i1, i64
    %87 = llvm.and %86, %8 : i64
    %88 = llvm.getelementptr inbounds|nuw %15[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %89 = llvm.getelementptr inbounds|nuw %13[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %90 = llvm.load %88 {alignment = 2 : i64} : !llvm.ptr -> i16
    %91 = llvm.load %89 {alignment = 2 : i64} : !llvm.ptr -> i16
    %92 = llvm.add %91, %90 : i16
    %93 = llvm.getelementptr inbounds|nuw %18[%83] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %92, %93 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %94 = llvm.add %83, %4 overflow<nsw, nuw> : i64
    %95 = llvm.icmp "eq" %94, %9 : i64
    llvm.cond_br %95, ^bb20(%1 : i64), ^bb17(%94 : i64) {loop_annotation = #loop_annotation}
  ^bb18(%96: i64):  // 2 preds: ^bb18, ^bb20
    %97 = llvm.getelementptr inbounds|nuw %18[%96] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %98 = llvm.load %97 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %99 = llvm.getelementptr inbounds|nuw %16[%96] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %100 = llvm.intr.smax(%98, %11) : (i16, i16) -> i16
    llvm.store %100, %99 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %101 = llvm.add %96, %4 overflow<nsw, nuw> : i64
    %102 = llvm.icmp "eq" %101, %9 : i64
    llvm.cond_br %102, ^bb19(%1 : i64), ^bb18(%101 : i64) {loop_annotation = #loop_annotation}
  ^bb19(%103: i64):  // 2 preds: ^bb18, ^bb19
    %104 = llvm.getelementptr inbounds|nuw %19[%103] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %105 = llvm.load %104 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %106 = llvm.getelementptr inbounds|nuw %17[%103] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %107 = llvm.intr.smax(%105, %11) : (i16, i16) -> i16
    llvm.store %107, %106 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %108 = llvm.add %103, %4 overflow<nsw, nuw> : i64
    %109 = llvm.icmp "eq" %108, %5 : i64
    llvm.cond_br %109, ^bb22(%1 : i64), ^bb19(%108 : i64) {loop_annotation = #loop_annotation}
  ^bb20(%110: i64):  // 2 preds: ^bb17, ^bb20
    %111 = llvm.add %110, %10 overflow<nsw, nuw> : i64
    %112 = llvm.getelementptr inbounds|nuw %15[%111] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %113 = llvm.getelementptr inbounds|nuw %13[%111] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %114 = llvm.load %112 {alignment = 2 : i64} : !llvm.ptr -> i16
    %115 = llvm.load %113 {alignment = 2 : i64} : !llvm.ptr -> i16
    %116 = llvm.add %115, %114 : i16
    %117 = llvm.getelementptr inbounds|nuw %19[%110] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %116, %117 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %118 = llvm.add %110, %4 overflow<nsw, nuw> : i64
    %119 = llvm.icmp "eq" %118, %5 : i64
    llvm.cond_br %119, ^bb18(%1 : i64), ^bb20(%118 : i64) {loop_annotation = #loop_annotation}
  ^bb21(%120: i64):  // 2 preds: ^bb21, ^bb22
    %121 = llvm.getelementptr inbounds|nuw %arg3[%120] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %122 = llvm.load %121 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %123 = llvm.getelementptr inbounds|nuw %20[%120] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %124 = llvm.intr.smax(%122, %11) : (i16, i16) -> i16
    llvm.store %124, %123 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %125 = llvm.add %120, %4 overflow<nsw, nuw> : i64
    %126 = llvm.icmp "eq" %125, %5 : i64
    llvm.cond_br %126, ^bb23(%1 : i64), ^bb21(%125 : i64) {loop_annotation = #loop_annotation}
  ^bb22(%127: i64):  // 2 preds: ^bb19, ^bb22
    %128 = llvm.getelementptr inbounds|nuw %17[%127] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %129 = llvm.getelementptr inbounds|nuw %16[%127] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %130 = llvm.load %128 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %131 = llvm.sext %130 : i16 to i32
    %132 = llvm.load %129 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %133 = llvm.sext %132 : i16 to i32
    %134 = llvm.mul %133, %131 overflow<nsw> : i32
    %135 = llvm.getelementptr inbounds|nuw %arg3[%127] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %136 = llvm.getelementptr inbounds|nuw %129[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %135 {alignment = 2 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %138 = llvm.sext %137 : i16 to i32
    %139 = llvm.load %136 {alignment = 2 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %140 = llvm.sext %139 : i16 to i32
    %141 = llvm.mul %140, %138 overflow<nsw> : i32
    %142 = llvm.add %141, %134 : i32
    %143 = llvm.lshr %142, %3 : i32
    %144 = llvm.trunc %143 : i32 to i16
    llvm.store %144, %135 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %145 = llvm.add %127, %4 overflow<nsw, nuw> : i64
    %146 = llvm.icmp "eq" %145, %5 : i64
    llvm.cond_br %146, ^bb21(%1 : i64), ^bb22(%145 : i64) {loop_annotation = #loop_annotation}
  ^bb23(%147: i64):  // 2 preds: ^bb21, ^bb23
    %148 = llvm.getelementptr inbounds|nuw %16[%147] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %149 = llvm.getelementptr inbounds|nuw %148[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.getelementptr inbounds|nuw %20[%147] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %151 = llvm.load %149 {alignment = 2 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %152 = llvm.sext %151 : i16 to i32
    %153 = llvm.load %150 {alignment = 2 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %154 = llvm.sext %153 : i16 to i32
    %155 = llvm.mul %154, %152 overflow<nsw> : i32
    %156 = llvm.lshr %155, %3 : i32
    %157 = llvm.trunc %156 : i32 to i16
    %158 = llvm.getelementptr inbounds|nuw %arg2[%147] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %157, %158 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %159 = llvm.add %147, %4 overflow<nsw, nuw> : i64
    %160 = llvm.icmp "eq" %159, %5 : i64
    llvm.cond_br %160, ^bb24, ^bb23(%159 : i64) {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb23
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.return
  }
}
