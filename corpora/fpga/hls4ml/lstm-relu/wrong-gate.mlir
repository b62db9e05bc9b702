#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain1, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain2, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
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
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(6 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(12 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(120 : i64) : i64
    %9 = llvm.mlir.constant(0 : i8) : i8
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.constant(false) : i1
    %13 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<(array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    "llvm.intr.memcpy"(%16, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.getelementptr inbounds|nuw %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%17, %arg2, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.getelementptr inbounds|nuw %16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%3 : i64)
  ^bb1(%19: i64):  // 2 preds: ^bb0, ^bb3
    %20 = llvm.mul %19, %1 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds %arg3[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb4(%3 : i64)
  ^bb2:  // pred: ^bb3
    %23 = llvm.getelementptr inbounds|nuw %16[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%3 : i64)
  ^bb3:  // pred: ^bb4
    %24 = llvm.add %19, %5 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %7 : i64
    llvm.cond_br %25, ^bb2, ^bb1(%24 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%26: i64):  // 2 preds: ^bb1, ^bb4
    %27 = llvm.getelementptr inbounds %21[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %28 = llvm.mul %26, %4 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds %22[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %27 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %30, %29 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %31 = llvm.add %26, %5 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %6 : i64
    llvm.cond_br %32, ^bb3, ^bb4(%31 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%33: i64):  // 2 preds: ^bb2, ^bb9
    %34 = llvm.mul %33, %1 overflow<nsw, nuw> : i64
    %35 = llvm.getelementptr inbounds %arg4[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.getelementptr inbounds %23[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb10(%3 : i64)
  ^bb6:  // pred: ^bb9
    %37 = llvm.getelementptr inbounds|nuw %16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.getelementptr inbounds|nuw %16[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.getelementptr inbounds|nuw %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    "llvm.intr.memset"(%13, %9, %4) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset"(%14, %9, %4) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb7(%3, %10, %11 : i64, i32, i1)
  ^bb7(%40: i64, %41: i32, %42: i1):  // 2 preds: ^bb6, ^bb7
    %43 = llvm.mul %40, %4 overflow<nsw, nuw> : i64
    %44 = llvm.getelementptr nuw %arg0[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%15, %44, %4) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE(%42, %15, %13, %14, %37, %38, %16, %39) : (i1 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 192 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %45 = llvm.add %41, %0 overflow<nsw, nuw> : i32
    %46 = llvm.icmp "eq" %41, %10 : i32
    %47 = llvm.add %40, %5 overflow<nsw, nuw> : i64
    llvm.cond_br %46, ^bb7(%47, %45, %12 : i64, i32, i1), ^bb8 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    "llvm.intr.memcpy"(%arg5, %13, %4) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.return
  ^bb9:  // pred: ^bb10
    %48 = llvm.add %33, %5 overflow<nsw, nuw> : i64
    %49 = llvm.icmp "eq" %48, %7 : i64
    llvm.cond_br %49, ^bb6, ^bb5(%48 : i64) {loop_annotation = #loop_annotation}
  ^bb10(%50: i64):  // 2 preds: ^bb5, ^bb10
    %51 = llvm.getelementptr inbounds %35[%50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %52 = llvm.mul %50, %4 overflow<nsw, nuw> : i64
    %53 = llvm.getelementptr inbounds %36[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.load %51 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %54, %53 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %55 = llvm.add %50, %5 overflow<nsw, nuw> : i64
    %56 = llvm.icmp "eq" %55, %6 : i64
    llvm.cond_br %56, ^bb9, ^bb10(%55 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE(%arg0: i1 {llvm.noundef, llvm.zeroext}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}, %arg6: !llvm.ptr {llvm.noundef}, %arg7: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(12 : i64) : i64
    %7 = llvm.mlir.constant(5 : i64) : i64
    %8 = llvm.mlir.constant(4294967295 : i64) : i64
    %9 = llvm.mlir.constant(9 : i64) : i64
    %10 = llvm.mlir.constant(6 : i64) : i64
    %11 = llvm.mlir.constant(0 : i16) : i16
    %12 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    "llvm.intr.memcpy"(%13, %arg6, %1) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%2 : i64)
  ^bb1(%19: i64):  // 2 preds: ^bb0, ^bb2
    %20 = llvm.getelementptr inbounds|nuw %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %21 = llvm.load %20 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %22 = llvm.sext %21 : i16 to i32
    llvm.br ^bb3(%19, %2 : i64, i64)
  ^bb2:  // pred: ^bb3
    %23 = llvm.add %19, %5 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %4 : i64
    llvm.cond_br %24, ^bb4, ^bb1(%23 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%25: i64, %26: i64):  // 2 preds: ^bb1, ^bb3
    %27 = llvm.getelementptr inbounds|nuw %arg4[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %28 = llvm.load %27 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %29 = llvm.sext %28 : i16 to i32
    %30 = llvm.mul %29, %22 overflow<nsw> : i32
    %31 = llvm.getelementptr inbounds|nuw %13[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %32 = llvm.load %31 {alignment = 2 : i64} : !llvm.ptr -> i16
    %33 = llvm.lshr %30, %3 : i32
    %34 = llvm.trunc %33 : i32 to i16
    %35 = llvm.add %32, %34 : i16
    llvm.store %35, %31 {alignment = 2 : i64} : i16, !llvm.ptr
    %36 = llvm.add %25, %4 overflow<nsw, nuw> : i64
    %37 = llvm.add %26, %5 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %6 : i64
    llvm.cond_br %38, ^bb2, ^bb3(%36, %37 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    "llvm.intr.memcpy"(%12, %arg7, %1) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb5(%2 : i64)
  ^bb5(%39: i64):  // 2 preds: ^bb4, ^bb6
    %40 = llvm.getelementptr inbounds|nuw %arg2[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %41 = llvm.load %40 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %42 = llvm.sext %41 : i16 to i32
    llvm.br ^bb7(%39, %2 : i64, i64)
  ^bb6:  // pred: ^bb7
    %43 = llvm.add %39, %5 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %4 : i64
    llvm.cond_br %44, ^bb8(%2 : i64), ^bb5(%43 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%45: i64, %46: i64):  // 2 preds: ^bb5, ^bb7
    %47 = llvm.getelementptr inbounds|nuw %arg5[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %48 = llvm.load %47 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %49 = llvm.sext %48 : i16 to i32
    %50 = llvm.mul %49, %42 overflow<nsw> : i32
    %51 = llvm.getelementptr inbounds|nuw %12[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %52 = llvm.load %51 {alignment = 2 : i64} : !llvm.ptr -> i16
    %53 = llvm.lshr %50, %3 : i32
    %54 = llvm.trunc %53 : i32 to i16
    %55 = llvm.add %52, %54 : i16
    llvm.store %55, %51 {alignment = 2 : i64} : i16, !llvm.ptr
    %56 = llvm.add %45, %4 overflow<nsw, nuw> : i64
    %57 = llvm.add %46, %5 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %57, %6 : i64
    llvm.cond_br %58, ^bb6, ^bb7(%56, %57 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb8(%59: i64):  // 2 preds: ^bb6, ^bb8
    %60 = llvm.icmp "ugt" %59, %7 : i64
    %61 = llvm.add %59, %4 overflow<nuw> : i64
    %62 = llvm.select %60, %61, %59 : i1, i64
    %63 = llvm.and %62, %8 : i64
    %64 = llvm.getelementptr inbounds|nuw %13[%63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %65 = llvm.getelementptr inbounds|nuw %12[%63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %66 = llvm.load %64 {alignment = 2 : i64} : !llvm.ptr -> i16
    %67 = llvm.load %65 {alignment = 2 : i64} : !llvm.ptr -> i16
    %68 = llvm.add %67, %66 : i16
    %69 = llvm.getelementptr inbounds|nuw %16[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %68, %69 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %70 = llvm.add %59, %5 overflow<nsw, nuw> : i64
    %71 = llvm.icmp "eq" %70, %9 : i64
    llvm.cond_br %71, ^bb11(%2 : i64), ^bb8(%70 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%72: i64):  // 2 preds: ^bb9, ^bb11
    %73 = llvm.getelementptr inbounds|nuw %16[%72] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %74 = llvm.load %73 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %75 = llvm.getelementptr inbounds|nuw %14[%72] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %76 = llvm.intr.smax(%74, %11) : (i16, i16) -> i16
    llvm.store %76, %75 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %77 = llvm.add %72, %5 overflow<nsw, nuw> : i64
    %78 = llvm.icmp "eq" %77, %9 : i64
    llvm.cond_br %78, ^bb10(%2 : i64), ^bb9(%77 : i64) {loop_annotation = #loop_annotation}
  ^bb10(%79: i64):  // 2 preds: ^bb9, ^bb10
    %80 = llvm.getelementptr inbounds|nuw %17[%79] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %81 = llvm.load %80 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %82 = llvm.getelementptr inbounds|nuw %15[%79] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %83 = llvm.intr.smax(%81, %11) : (i16, i16) -> i16
    llvm.store %83, %82 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %84 = llvm.add %79, %5 overflow<nsw, nuw> : i64
    %85 = llvm.icmp "eq" %84, %4 : i64
    llvm.cond_br %85, ^bb13(%2 : i64), ^bb10(%84 : i64) {loop_annotation = #loop_annotation}
  ^bb11(%86: i64):  // 2 preds: ^bb8, ^bb11
    %87 = llvm.add %86, %10 overflow<nsw, nuw> : i64
    %88 = llvm.getelementptr inbounds|nuw %13[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %89 = llvm.getelementptr inbounds|nuw %12[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %90 = llvm.load %88 {alignment = 2 : i64} : !llvm.ptr -> i16
    %91 = llvm.load %89 {alignment = 2 : i64} : !llvm.ptr -> i16
    %92 = llvm.add %91, %90 : i16
    %93 = llvm.getelementptr inbounds|nuw %17[%86] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %92, %93 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %94 = llvm.add %86, %5 overflow<nsw, nuw> : i64
    %95 = llvm.icmp "eq" %94, %4 : i64
    llvm.cond_br %95, ^bb9(%2 : i64), ^bb11(%94 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%96: i64):  // 2 preds: ^bb12, ^bb13
    %97 = llvm.getelementptr inbounds|nuw %arg3[%96] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %98 = llvm.load %97 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %99 = llvm.getelementptr inbounds|nuw %18[%96] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %100 = llvm.intr.smax(%98, %11) : (i16, i16) -> i16
    llvm.store %100, %99 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %101 = llvm.add %96, %5 overflow<nsw, nuw> : i64
    %102 = llvm.icmp "eq" %101, %4 : i64
    llvm.cond_br %102, ^bb14(%2 : i64), ^bb12(%101 : i64) {loop_annotation = #loop_annotation}
  ^bb13(%103: i64):  // 2 preds: ^bb10, ^bb13
    %104 = llvm.getelementptr inbounds|nuw %15[%103] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %105 = llvm.getelementptr inbounds|nuw %14[%103] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %106 = llvm.load %104 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %107 = llvm.sext %106 : i16 to i32
    %108 = llvm.load %105 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %109 = llvm.sext %108 : i16 to i32
    %110 = llvm.getelementptr inbounds|nuw %arg3[%103] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %111 = llvm.load %110 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %112 = llvm.sext %111 : i16 to i32
    %113 = llvm.add %112, %107 overflow<nsw> : i32
    %114 = llvm.mul %113, %109 : i32
    %115 = llvm.lshr %114, %3 : i32
    %116 = llvm.trunc %115 : i32 to i16
    llvm.store %116, %110 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %117 = llvm.add %103, %5 overflow<nsw, nuw> : i64
    %118 = llvm.icmp "eq" %117, %4 : i64
    llvm.cond_br %118, ^bb12(%2 : i64), ^bb13(%117 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%119: i64):  // 2 preds: ^bb12, ^bb14
    %120 = llvm.getelementptr inbounds|nuw %14[%119] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %121 = llvm.getelementptr inbounds|nuw %120[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.getelementptr inbounds|nuw %18[%119] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %123 = llvm.load %121 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %124 = llvm.sext %123 : i16 to i32
    %125 = llvm.load %122 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %126 = llvm.sext %125 : i16 to i32
    %127 = llvm.mul %126, %124 overflow<nsw> : i32
    %128 = llvm.lshr %127, %3 : i32
    %129 = llvm.trunc %128 : i32 to i16
    %130 = llvm.getelementptr inbounds|nuw %arg2[%119] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %129, %130 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %131 = llvm.add %119, %5 overflow<nsw, nuw> : i64
    %132 = llvm.icmp "eq" %131, %4 : i64
    llvm.cond_br %132, ^bb15, ^bb14(%131 : i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb14
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.return
  }
}
