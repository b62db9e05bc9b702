#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi32ELi32ELb0ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "_ZmlILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEN13ap_fixed_baseIXT_EXT0_EXT1_ELS0_5ELS1_3ELi0EE5RTypeIL3$_032ELS5_32ELb0EE4multERKS2_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EEj">
#alias_scope_domain5 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "_ZNK18_private_range_refILi64ELb0EE3getEv">
#alias_scope_domain6 = #llvm.alias_scope_domain<id = distinct[6]<>, description = "_ZNK10ap_privateILi65ELb1ELb0EEmiILi65ELb1EEENS0_5RTypeIXT_EXT0_EE5minusERKS_IXT_EXT0_EXleT_Li64EEE">
#alias_scope_domain7 = #llvm.alias_scope_domain<id = distinct[7]<>, description = "_ZmiILi11ELb0ELi64ELb1EEN11ap_int_baseIXT_EXT0_EE5RTypeIXT1_EXT2_EE5minusERKS1_RKS0_IXT1_EXT2_EE">
#alias_scope_domain8 = #llvm.alias_scope_domain<id = distinct[8]<>, description = "_ZmiILi11ELb0EEN11ap_int_baseIXT_EXT0_EE5RTypeIL3$_064ELb1EE5minusERKS1_l">
#alias_scope_domain9 = #llvm.alias_scope_domain<id = distinct[9]<>, description = "_ZNK18_private_range_refILi64ELb0EE3getEv">
#alias_scope_domain10 = #llvm.alias_scope_domain<id = distinct[10]<>, description = "_ZNK10ap_privateILi64ELb0ELb1EE3shlEj">
#alias_scope_domain11 = #llvm.alias_scope_domain<id = distinct[11]<>, description = "_ZNK10ap_privateILi64ELb0ELb1EE4lshrEj">
#alias_scope_domain12 = #llvm.alias_scope_domain<id = distinct[12]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi32ELi32ELb0ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain13 = #llvm.alias_scope_domain<id = distinct[13]<>, description = "_ZmlILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEN13ap_fixed_baseIXT_EXT0_EXT1_ELS0_5ELS1_3ELi0EE5RTypeIL3$_032ELS5_32ELb0EE4multERKS2_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EEj">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[14]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[15]<>, domain = #alias_scope_domain1, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[16]<>, domain = #alias_scope_domain2, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[17]<>, domain = #alias_scope_domain3, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi32ELi32ELb0ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope4 = #llvm.alias_scope<id = distinct[18]<>, domain = #alias_scope_domain4, description = "_ZmlILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEN13ap_fixed_baseIXT_EXT0_EXT1_ELS0_5ELS1_3ELi0EE5RTypeIL3$_032ELS5_32ELb0EE4multERKS2_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EEj: argument 0">
#alias_scope5 = #llvm.alias_scope<id = distinct[19]<>, domain = #alias_scope_domain5, description = "_ZNK18_private_range_refILi64ELb0EE3getEv: argument 0">
#alias_scope6 = #llvm.alias_scope<id = distinct[20]<>, domain = #alias_scope_domain6, description = "_ZNK10ap_privateILi65ELb1ELb0EEmiILi65ELb1EEENS0_5RTypeIXT_EXT0_EE5minusERKS_IXT_EXT0_EXleT_Li64EEE: argument 0">
#alias_scope7 = #llvm.alias_scope<id = distinct[21]<>, domain = #alias_scope_domain7, description = "_ZmiILi11ELb0ELi64ELb1EEN11ap_int_baseIXT_EXT0_EE5RTypeIXT1_EXT2_EE5minusERKS1_RKS0_IXT1_EXT2_EE: argument 0">
#alias_scope8 = #llvm.alias_scope<id = distinct[22]<>, domain = #alias_scope_domain8, description = "_ZmiILi11ELb0EEN11ap_int_baseIXT_EXT0_EE5RTypeIL3$_064ELb1EE5minusERKS1_l: argument 0">
#alias_scope9 = #llvm.alias_scope<id = distinct[23]<>, domain = #alias_scope_domain9, description = "_ZNK18_private_range_refILi64ELb0EE3getEv: argument 0">
#alias_scope10 = #llvm.alias_scope<id = distinct[24]<>, domain = #alias_scope_domain10, description = "_ZNK10ap_privateILi64ELb0ELb1EE3shlEj: argument 0">
#alias_scope11 = #llvm.alias_scope<id = distinct[25]<>, domain = #alias_scope_domain11, description = "_ZNK10ap_privateILi64ELb0ELb1EE4lshrEj: argument 0">
#alias_scope12 = #llvm.alias_scope<id = distinct[26]<>, domain = #alias_scope_domain12, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEmlILi32ELi32ELb0ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4multERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope13 = #llvm.alias_scope<id = distinct[27]<>, domain = #alias_scope_domain13, description = "_ZmlILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEN13ap_fixed_baseIXT_EXT0_EXT1_ELS0_5ELS1_3ELi0EE5RTypeIL3$_032ELS5_32ELb0EE4multERKS2_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EEj: argument 0">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi18ELb1ELb1EE", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi64ELb0ELb1EE", members = {<#tbaa_type_desc3, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc3, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE any
    llvm.comdat_selector @_ZN4nnet7sigmoidI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_20sigmoid_config2_recrEEvPT_PT0_ any
    llvm.comdat_selector @_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEC2Ed any
    llvm.comdat_selector @_ZNK10ap_privateILi64ELb0ELb1EErsEi any
    llvm.comdat_selector @_ZN4nnet4tanhI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_12tanh_config2EEvPT_PT0_ any
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
    "llvm.intr.memcpy"(%16, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.getelementptr inbounds|nuw %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%17, %arg2, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
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
    %30 = llvm.load %27 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    llvm.store %30, %29 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
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
    "llvm.intr.memset"(%13, %9, %4) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset"(%14, %9, %4) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb7(%3, %10, %11 : i64, i32, i1)
  ^bb7(%40: i64, %41: i32, %42: i1):  // 2 preds: ^bb6, ^bb7
    %43 = llvm.mul %40, %4 overflow<nsw, nuw> : i64
    %44 = llvm.getelementptr nuw %arg0[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%15, %44, %4) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN4nnet4lstmI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_7config2EEvbPT_PT0_S9_PNT1_8weight_tEPNSA_18recurrent_weight_tEPNSA_6bias_tEPNSA_16recurrent_bias_tE(%42, %15, %13, %14, %37, %38, %16, %39) : (i1 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 192 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %45 = llvm.add %41, %0 overflow<nsw, nuw> : i32
    %46 = llvm.icmp "eq" %41, %10 : i32
    %47 = llvm.add %40, %5 overflow<nsw, nuw> : i64
    llvm.cond_br %46, ^bb7(%47, %45, %12 : i64, i32, i1), ^bb8 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    "llvm.intr.memcpy"(%arg5, %13, %4) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
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
    %54 = llvm.load %51 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    llvm.store %54, %53 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
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
    %11 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    "llvm.intr.memcpy"(%12, %arg6, %1) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%2 : i64)
  ^bb1(%18: i64):  // 2 preds: ^bb0, ^bb2
    %19 = llvm.getelementptr inbounds|nuw %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %20 = llvm.load %19 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %21 = llvm.sext %20 : i16 to i32
    llvm.br ^bb3(%18, %2 : i64, i64)
  ^bb2:  // pred: ^bb3
    %22 = llvm.add %18, %5 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %4 : i64
    llvm.cond_br %23, ^bb4, ^bb1(%22 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%24: i64, %25: i64):  // 2 preds: ^bb1, ^bb3
    %26 = llvm.getelementptr inbounds|nuw %arg4[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %27 = llvm.load %26 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %28 = llvm.sext %27 : i16 to i32
    %29 = llvm.mul %28, %21 overflow<nsw> : i32
    %30 = llvm.getelementptr inbounds|nuw %12[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %31 = llvm.load %30 {alignment = 2 : i64} : !llvm.ptr -> i16
    %32 = llvm.lshr %29, %3 : i32
    %33 = llvm.trunc %32 : i32 to i16
    %34 = llvm.add %31, %33 : i16
    llvm.store %34, %30 {alignment = 2 : i64} : i16, !llvm.ptr
    %35 = llvm.add %24, %4 overflow<nsw, nuw> : i64
    %36 = llvm.add %25, %5 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %6 : i64
    llvm.cond_br %37, ^bb2, ^bb3(%35, %36 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    "llvm.intr.memcpy"(%11, %arg7, %1) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb5(%2 : i64)
  ^bb5(%38: i64):  // 2 preds: ^bb4, ^bb6
    %39 = llvm.getelementptr inbounds|nuw %arg2[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %40 = llvm.load %39 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %41 = llvm.sext %40 : i16 to i32
    llvm.br ^bb7(%38, %2 : i64, i64)
  ^bb6:  // pred: ^bb7
    %42 = llvm.add %38, %5 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %4 : i64
    llvm.cond_br %43, ^bb8(%2 : i64), ^bb5(%42 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%44: i64, %45: i64):  // 2 preds: ^bb5, ^bb7
    %46 = llvm.getelementptr inbounds|nuw %arg5[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %47 = llvm.load %46 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %48 = llvm.sext %47 : i16 to i32
    %49 = llvm.mul %48, %41 overflow<nsw> : i32
    %50 = llvm.getelementptr inbounds|nuw %11[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %51 = llvm.load %50 {alignment = 2 : i64} : !llvm.ptr -> i16
    %52 = llvm.lshr %49, %3 : i32
    %53 = llvm.trunc %52 : i32 to i16
    %54 = llvm.add %51, %53 : i16
    llvm.store %54, %50 {alignment = 2 : i64} : i16, !llvm.ptr
    %55 = llvm.add %44, %4 overflow<nsw, nuw> : i64
    %56 = llvm.add %45, %5 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %6 : i64
    llvm.cond_br %57, ^bb6, ^bb7(%55, %56 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb8(%58: i64):  // 2 preds: ^bb6, ^bb8
    %59 = llvm.icmp "ugt" %58, %7 : i64
    %60 = llvm.add %58, %4 overflow<nuw> : i64
    %61 = llvm.select %59, %60, %58 : i1, i64
    %62 = llvm.and %61, %8 : i64
    %63 = llvm.getelementptr inbounds|nuw %12[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %64 = llvm.getelementptr inbounds|nuw %11[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %65 = llvm.load %63 {alignment = 2 : i64} : !llvm.ptr -> i16
    %66 = llvm.load %64 {alignment = 2 : i64} : !llvm.ptr -> i16
    %67 = llvm.add %66, %65 : i16
    %68 = llvm.getelementptr inbounds|nuw %15[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %67, %68 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %69 = llvm.add %58, %5 overflow<nsw, nuw> : i64
    %70 = llvm.icmp "eq" %69, %9 : i64
    llvm.cond_br %70, ^bb10(%2 : i64), ^bb8(%69 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb10
    llvm.call @_ZN4nnet7sigmoidI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_20sigmoid_config2_recrEEvPT_PT0_(%15, %13) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4nnet4tanhI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_12tanh_config2EEvPT_PT0_(%16, %14) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12(%2 : i64)
  ^bb10(%71: i64):  // 2 preds: ^bb8, ^bb10
    %72 = llvm.add %71, %10 overflow<nsw, nuw> : i64
    %73 = llvm.getelementptr inbounds|nuw %12[%72] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %74 = llvm.getelementptr inbounds|nuw %11[%72] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %75 = llvm.load %73 {alignment = 2 : i64} : !llvm.ptr -> i16
    %76 = llvm.load %74 {alignment = 2 : i64} : !llvm.ptr -> i16
    %77 = llvm.add %76, %75 : i16
    %78 = llvm.getelementptr inbounds|nuw %16[%71] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %77, %78 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %79 = llvm.add %71, %5 overflow<nsw, nuw> : i64
    %80 = llvm.icmp "eq" %79, %4 : i64
    llvm.cond_br %80, ^bb9, ^bb10(%79 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb12
    llvm.call @_ZN4nnet4tanhI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_12tanh_config2EEvPT_PT0_(%arg3, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13(%2 : i64)
  ^bb12(%81: i64):  // 2 preds: ^bb9, ^bb12
    %82 = llvm.getelementptr inbounds|nuw %14[%81] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %83 = llvm.getelementptr inbounds|nuw %13[%81] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %84 = llvm.load %82 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %85 = llvm.sext %84 : i16 to i32
    %86 = llvm.load %83 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %87 = llvm.sext %86 : i16 to i32
    %88 = llvm.mul %87, %85 overflow<nsw> : i32
    %89 = llvm.getelementptr inbounds|nuw %arg3[%81] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %90 = llvm.getelementptr inbounds|nuw %83[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %91 = llvm.load %89 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %92 = llvm.sext %91 : i16 to i32
    %93 = llvm.load %90 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %94 = llvm.sext %93 : i16 to i32
    %95 = llvm.mul %94, %92 overflow<nsw> : i32
    %96 = llvm.add %95, %88 : i32
    %97 = llvm.lshr %96, %3 : i32
    %98 = llvm.trunc %97 : i32 to i16
    llvm.store %98, %89 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %99 = llvm.add %81, %5 overflow<nsw, nuw> : i64
    %100 = llvm.icmp "eq" %99, %4 : i64
    llvm.cond_br %100, ^bb11, ^bb12(%99 : i64) {loop_annotation = #loop_annotation}
  ^bb13(%101: i64):  // 2 preds: ^bb11, ^bb13
    %102 = llvm.getelementptr inbounds|nuw %13[%101] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %103 = llvm.getelementptr inbounds|nuw %102[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.getelementptr inbounds|nuw %17[%101] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %105 = llvm.load %103 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %106 = llvm.sext %105 : i16 to i32
    %107 = llvm.load %104 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %108 = llvm.sext %107 : i16 to i32
    %109 = llvm.mul %108, %106 overflow<nsw> : i32
    %110 = llvm.lshr %109, %3 : i32
    %111 = llvm.trunc %110 : i32 to i16
    %112 = llvm.getelementptr inbounds|nuw %arg2[%101] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %111, %112 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %113 = llvm.add %101, %5 overflow<nsw, nuw> : i64
    %114 = llvm.icmp "eq" %113, %4 : i64
    llvm.cond_br %114, ^bb14, ^bb13(%113 : i64) {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN4nnet7sigmoidI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_20sigmoid_config2_recrEEvPT_PT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4nnet7sigmoidI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_20sigmoid_config2_recrEEvPT_PT0_) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(46 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(256 : i64) : i64
    %5 = llvm.mlir.constant(-32 : i32) : i32
    %6 = llvm.mlir.constant(1.600000e+01 : f64) : f64
    %7 = llvm.mlir.constant(1.562500e-02 : f64) : f64
    %8 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(64 : i64) : i64
    %11 = llvm.mlir.constant(6 : i64) : i64
    %12 = llvm.mlir.constant(-1 : i16) : i16
    %13 = llvm.mlir.constant(-65536 : i64) : i64
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.mlir.constant(15 : i64) : i64
    %16 = llvm.mlir.constant(281474976710656 : i64) : i64
    %17 = llvm.mlir.constant(1023 : i64) : i64
    %18 = llvm.mlir.constant(33554432 : i64) : i64
    %19 = llvm.mlir.constant(25 : i64) : i64
    %20 = llvm.mlir.constant(32 : i32) : i32
    %21 = llvm.mlir.constant(0 : i32) : i32
    %22 = llvm.mlir.constant(63 : i32) : i32
    %23 = llvm.mlir.constant(9 : i64) : i64
    %24 = llvm.alloca %0 x !llvm.struct<(struct<(struct<(i32)>)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i32)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%26: i64):  // 2 preds: ^bb0, ^bb1
    %27 = llvm.getelementptr inbounds|nuw %25[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %29 = llvm.zext %28 : i32 to i64
    %30 = llvm.shl %29, %2 : i64
    %31 = llvm.ashr exact %30, %2 : i64
    %32 = llvm.trunc %31 overflow<nsw> : i64 to i32
    llvm.store %32, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %33 = llvm.add %26, %3 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %4 : i64
    llvm.cond_br %34, ^bb2(%1 : i64), ^bb1(%33 : i64)
  ^bb2(%35: i64):  // 2 preds: ^bb1, ^bb2
    %36 = llvm.trunc %35 : i64 to i32
    %37 = llvm.add %36, %5 : i32
    %38 = llvm.sitofp %37 : i32 to f64
    %39 = llvm.fmul %38, %6 : f64
    %40 = llvm.fmul %39, %7 : f64
    %41 = llvm.fptrunc %40 : f64 to f32
    %42 = llvm.fneg %41 : f32
    %43 = llvm.intr.exp(%42) : (f32) -> f32
    %44 = llvm.fadd %43, %8 : f32
    %45 = llvm.fdiv %8, %44 : f32
    llvm.intr.lifetime.start %24 : !llvm.ptr
    %46 = llvm.fpext %45 : f32 to f64
    llvm.call @_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEC2Ed(%24, %46) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
    %47 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.intr.lifetime.end %24 : !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %25[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %49 = llvm.zext %47 : i32 to i64
    %50 = llvm.shl %49, %2 : i64
    %51 = llvm.ashr exact %50, %2 : i64
    %52 = llvm.trunc %51 overflow<nsw> : i64 to i32
    llvm.store %52, %48 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %53 = llvm.add %35, %9 overflow<nsw, nuw> : i64
    %54 = llvm.icmp "eq" %53, %10 : i64
    llvm.cond_br %54, ^bb3(%1 : i64), ^bb2(%53 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%55: i64):  // 2 preds: ^bb2, ^bb6
    %56 = llvm.getelementptr inbounds|nuw %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %57 = llvm.load %56 {alignment = 2 : i64, noalias_scopes = [#alias_scope3, #alias_scope4], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %58 = llvm.sext %57 : i16 to i64
    %59 = llvm.shl %58, %11 overflow<nsw> : i64
    %60 = llvm.icmp "sgt" %57, %12 : i16
    llvm.cond_br %60, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %61 = llvm.sub %1, %59 overflow<nsw> : i64
    %62 = llvm.lshr exact %61, %3 : i64
    %63 = llvm.mul %62, %13 overflow<nsw> : i64
    %64 = llvm.ashr exact %63, %14 : i64
    llvm.br ^bb6(%64 : i64)
  ^bb5:  // pred: ^bb3
    %65 = llvm.lshr exact %59, %3 : i64
    llvm.br ^bb6(%65 : i64)
  ^bb6(%66: i64):  // 2 preds: ^bb4, ^bb5
    %67 = llvm.shl %66, %15 : i64
    %68 = llvm.and %66, %16 : i64
    %69 = llvm.icmp "eq" %68, %1 : i64
    %70 = llvm.and %66, %17 : i64
    %71 = llvm.icmp "eq" %70, %1 : i64
    %72 = llvm.or %69, %71 : i1
    %73 = llvm.add %67, %18 overflow<nsw> : i64
    %74 = llvm.select %72, %67, %73 : i1, i64
    %75 = llvm.lshr %74, %19 : i64
    %76 = llvm.trunc %75 : i64 to i32
    %77 = llvm.add %76, %20 : i32
    %78 = llvm.intr.smax(%77, %21) : (i32, i32) -> i32
    %79 = llvm.intr.umin(%78, %22) : (i32, i32) -> i32
    %80 = llvm.zext nneg %79 : i32 to i64
    %81 = llvm.getelementptr inbounds|nuw %25[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %82 = llvm.load %81 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %83 = llvm.trunc %82 : i32 to i16
    %84 = llvm.getelementptr inbounds|nuw %arg1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %83, %84 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %85 = llvm.add %55, %9 overflow<nsw, nuw> : i64
    %86 = llvm.icmp "eq" %85, %23 : i64
    llvm.cond_br %86, ^bb7, ^bb3(%85 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEC2Ed(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEC2Ed) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(46 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(52 : i32) : i32
    %4 = llvm.mlir.constant(2047 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(62 : i64) : i64
    %7 = llvm.mlir.constant(1023 : i64) : i64
    %8 = llvm.mlir.constant(false) : i1
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(4503599627370495 : i64) : i64
    %13 = llvm.mlir.constant(4503599627370496 : i64) : i64
    %14 = llvm.mlir.constant(-1024 : i64) : i64
    %15 = llvm.mlir.constant(10 : i64) : i64
    %16 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %17 = llvm.mlir.constant(52 : i64) : i64
    %18 = llvm.mlir.constant(42 : i64) : i64
    %19 = llvm.mlir.constant(42 : i32) : i32
    %20 = llvm.mlir.constant(-42 : i32) : i32
    %21 = llvm.mlir.constant(189151184349560832 : i64) : i64
    %22 = llvm.mlir.constant(18 : i32) : i32
    %23 = llvm.mlir.constant(54 : i32) : i32
    %24 = llvm.mlir.constant(63 : i64) : i64
    %25 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<(array<2 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<(array<2 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.struct<(array<2 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %33 = llvm.zext %32 : i32 to i64
    %34 = llvm.shl %33, %1 : i64
    %35 = llvm.ashr exact %34, %1 : i64
    %36 = llvm.trunc %35 overflow<nsw> : i64 to i32
    llvm.store %36, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope5
    llvm.store %2, %31 {alias_scopes = [#alias_scope5], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.store %arg1, %31 {alias_scopes = [#alias_scope5], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.call @_ZNK10ap_privateILi64ELb0ELb1EErsEi(%30, %31, %3) : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<(i64)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %37 = llvm.load %30 {alignment = 8 : i64, noalias_scopes = [#alias_scope5], tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    llvm.store %37, %31 {alias_scopes = [#alias_scope5], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    %38 = llvm.and %37, %4 : i64
    llvm.store %38, %31 {alias_scopes = [#alias_scope5], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    %39 = llvm.and %37, %4 : i64
    llvm.intr.lifetime.start %29 : !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope6
    %40 = llvm.getelementptr inbounds|nuw %29[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alias_scopes = [#alias_scope6], alignment = 8 : i64, noalias_scopes = [#alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %42 = llvm.shl %41, %6 : i64
    %43 = llvm.ashr exact %42, %6 : i64
    llvm.store %43, %40 {alias_scopes = [#alias_scope6], alignment = 8 : i64, noalias_scopes = [#alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.store %39, %27 {alignment = 8 : i64, noalias_scopes = [#alias_scope6, #alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %27[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %44 {alignment = 8 : i64, noalias_scopes = [#alias_scope6, #alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    llvm.store %7, %28 {alignment = 8 : i64, noalias_scopes = [#alias_scope6, #alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %28[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %45 {alignment = 8 : i64, noalias_scopes = [#alias_scope6, #alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    llvm.br ^bb1(%2, %8 : i64, i1)
  ^bb1(%46: i64, %47: i1):  // 2 preds: ^bb0, ^bb3
    %48 = llvm.getelementptr inbounds|nuw %27[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %49 = llvm.load %48 {alignment = 8 : i64, noalias_scopes = [#alias_scope6, #alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %50 = llvm.sext %47 : i1 to i64
    %51 = llvm.add %49, %50 : i64
    %52 = llvm.getelementptr inbounds|nuw %28[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %53 = llvm.load %52 {alignment = 8 : i64, noalias_scopes = [#alias_scope6, #alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %54 = llvm.icmp "ugt" %53, %51 : i64
    %55 = llvm.xor %47, %9 : i1
    %56 = llvm.or %54, %55 : i1
    llvm.cond_br %56, ^bb3(%54 : i1), ^bb2
  ^bb2:  // pred: ^bb1
    %57 = llvm.getelementptr inbounds|nuw %27[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %58 = llvm.load %57 {alignment = 8 : i64, noalias_scopes = [#alias_scope6, #alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %59 = llvm.icmp "eq" %58, %2 : i64
    llvm.br ^bb3(%59 : i1)
  ^bb3(%60: i1):  // 2 preds: ^bb1, ^bb2
    %61 = llvm.sub %51, %53 : i64
    %62 = llvm.getelementptr inbounds|nuw %29[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %61, %62 {alias_scopes = [#alias_scope6], alignment = 8 : i64, noalias_scopes = [#alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    %63 = llvm.add %46, %10 overflow<nsw, nuw> : i64
    %64 = llvm.icmp "eq" %46, %2 : i64
    llvm.cond_br %64, ^bb1(%63, %60 : i64, i1), ^bb4 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    %65 = llvm.bitcast %arg1 : f64 to i64
    %66 = llvm.icmp "slt" %65, %2 : i64
    %67 = llvm.load %40 {alias_scopes = [#alias_scope6], alignment = 8 : i64, noalias_scopes = [#alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %68 = llvm.shl %67, %6 : i64
    %69 = llvm.ashr exact %68, %6 : i64
    llvm.store %69, %40 {alias_scopes = [#alias_scope6], alignment = 8 : i64, noalias_scopes = [#alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.intr.lifetime.end %27 : !llvm.ptr
    %70 = llvm.load %29 {alignment = 8 : i64, noalias_scopes = [#alias_scope7, #alias_scope8], tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope9
    llvm.store %2, %26 {alias_scopes = [#alias_scope9], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.store %arg1, %26 {alias_scopes = [#alias_scope9], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.call @_ZNK10ap_privateILi64ELb0ELb1EErsEi(%25, %26, %11) : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<(i64)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %71 = llvm.load %25 {alignment = 8 : i64, noalias_scopes = [#alias_scope9], tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    llvm.store %71, %26 {alias_scopes = [#alias_scope9], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
    %72 = llvm.and %71, %12 : i64
    llvm.store %72, %26 {alias_scopes = [#alias_scope9], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    %73 = llvm.or disjoint %72, %13 : i64
    %74 = llvm.mul %73, %14 overflow<nsw> : i64
    %75 = llvm.ashr exact %74, %15 : i64
    %76 = llvm.select %66, %75, %73 : i1, i64
    %77 = llvm.fcmp "oeq" %arg1, %16 : f64
    llvm.cond_br %77, ^bb13(%11 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %78 = llvm.shl %70, %17 : i64
    %79 = llvm.ashr exact %78, %17 : i64
    %80 = llvm.trunc %79 overflow<nsw> : i64 to i32
    %81 = llvm.icmp "slt" %79, %18 : i64
    %82 = llvm.sub %19, %80 overflow<nsw> : i32
    %83 = llvm.add %80, %20 overflow<nsw> : i32
    %84 = llvm.select %81, %82, %83 : i1, i32
    %85 = llvm.icmp "eq" %78, %21 : i64
    llvm.cond_br %85, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %86 = llvm.shl %76, %1 : i64
    %87 = llvm.ashr exact %86, %1 : i64
    %88 = llvm.trunc %87 overflow<nsw> : i64 to i32
    llvm.br ^bb13(%88 : i32)
  ^bb7:  // pred: ^bb5
    llvm.cond_br %81, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %89 = llvm.icmp "ult" %84, %23 : i32
    llvm.cond_br %89, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %90 = llvm.zext nneg %84 : i32 to i64
    %91 = llvm.ashr %76, %90 : i64
    %92 = llvm.shl %91, %1 : i64
    %93 = llvm.ashr exact %92, %1 : i64
    %94 = llvm.trunc %93 overflow<nsw> : i64 to i32
    llvm.br ^bb13(%94 : i32)
  ^bb10:  // pred: ^bb8
    %95 = llvm.ashr %65, %24 : i64
    %96 = llvm.trunc %95 overflow<nsw> : i64 to i32
    llvm.br ^bb13(%96 : i32)
  ^bb11:  // pred: ^bb7
    %97 = llvm.shl %76, %1 : i64
    %98 = llvm.ashr exact %97, %1 : i64
    %99 = llvm.trunc %98 overflow<nsw> : i64 to i32
    llvm.store %99, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %100 = llvm.icmp "ult" %84, %22 : i32
    llvm.cond_br %100, ^bb12, ^bb13(%11 : i32)
  ^bb12:  // pred: ^bb11
    %101 = llvm.shl %99, %84 : i32
    %102 = llvm.zext %101 : i32 to i64
    %103 = llvm.shl %102, %1 : i64
    %104 = llvm.ashr exact %103, %1 : i64
    %105 = llvm.trunc %104 overflow<nsw> : i64 to i32
    llvm.br ^bb13(%105 : i32)
  ^bb13(%106: i32):  // 6 preds: ^bb4, ^bb6, ^bb9, ^bb10, ^bb11, ^bb12
    llvm.store %106, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNK10ap_privateILi64ELb0ELb1EErsEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<(i64)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK10ap_privateILi64ELb0ELb1EErsEi) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(63 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(64 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %4 = llvm.icmp "sgt" %arg2, %0 : i32
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.store %3, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb3:  // pred: ^bb1
    %5 = llvm.icmp "slt" %arg2, %1 : i32
    llvm.cond_br %5, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %6 = llvm.sub %1, %arg2 : i32
    %7 = llvm.icmp "sgt" %6, %0 : i32
    llvm.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.store %3, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb6:  // pred: ^bb4
    %8 = llvm.icmp "slt" %6, %1 : i32
    llvm.cond_br %8, ^bb1, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.intr.experimental.noalias.scope.decl #alias_scope10
    %9 = llvm.icmp "ugt" %6, %2 : i32
    llvm.cond_br %9, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.store %3, %arg0 {alias_scopes = [#alias_scope10], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb9:  // pred: ^bb7
    %10 = llvm.load %arg1 {alignment = 8 : i64, noalias_scopes = [#alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr -> i64
    %11 = llvm.zext nneg %6 : i32 to i64
    %12 = llvm.shl %10, %11 : i64
    llvm.store %12, %arg0 {alias_scopes = [#alias_scope10], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb10:  // pred: ^bb3
    llvm.intr.experimental.noalias.scope.decl #alias_scope11
    %13 = llvm.load %arg1 {alignment = 8 : i64, noalias_scopes = [#alias_scope11]} : !llvm.ptr -> i64
    %14 = llvm.zext nneg %arg2 : i32 to i64
    %15 = llvm.lshr %13, %14 : i64
    llvm.store %15, %arg0 {alias_scopes = [#alias_scope11], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 5 preds: ^bb2, ^bb5, ^bb8, ^bb9, ^bb10
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN4nnet4tanhI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_12tanh_config2EEvPT_PT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4nnet4tanhI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_12tanh_config2EEvPT_PT0_) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(46 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(256 : i64) : i64
    %5 = llvm.mlir.constant(-32 : i32) : i32
    %6 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %7 = llvm.mlir.constant(1.562500e-02 : f64) : f64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(6 : i64) : i64
    %11 = llvm.mlir.constant(-1 : i16) : i16
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(-65536 : i64) : i64
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.mlir.constant(15 : i64) : i64
    %16 = llvm.mlir.constant(281474976710656 : i64) : i64
    %17 = llvm.mlir.constant(1023 : i64) : i64
    %18 = llvm.mlir.constant(33554432 : i64) : i64
    %19 = llvm.mlir.constant(25 : i64) : i64
    %20 = llvm.mlir.constant(32 : i32) : i32
    %21 = llvm.mlir.constant(0 : i32) : i32
    %22 = llvm.mlir.constant(63 : i32) : i32
    %23 = llvm.alloca %0 x !llvm.struct<(struct<(struct<(i32)>)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i32)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%25: i64):  // 2 preds: ^bb0, ^bb1
    %26 = llvm.getelementptr inbounds|nuw %24[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %28 = llvm.zext %27 : i32 to i64
    %29 = llvm.shl %28, %2 : i64
    %30 = llvm.ashr exact %29, %2 : i64
    %31 = llvm.trunc %30 overflow<nsw> : i64 to i32
    llvm.store %31, %26 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %32 = llvm.add %25, %3 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %4 : i64
    llvm.cond_br %33, ^bb2(%1 : i64), ^bb1(%32 : i64)
  ^bb2(%34: i64):  // 2 preds: ^bb1, ^bb2
    %35 = llvm.trunc %34 : i64 to i32
    %36 = llvm.add %35, %5 : i32
    %37 = llvm.sitofp %36 : i32 to f64
    %38 = llvm.fmul %37, %6 : f64
    %39 = llvm.fmul %38, %7 : f64
    %40 = llvm.fptrunc %39 : f64 to f32
    %41 = llvm.intr.tanh(%40) : (f32) -> f32
    llvm.intr.lifetime.start %23 : !llvm.ptr
    %42 = llvm.fpext %41 : f32 to f64
    llvm.call @_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEC2Ed(%23, %42) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
    %43 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.intr.lifetime.end %23 : !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %24[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %45 = llvm.zext %43 : i32 to i64
    %46 = llvm.shl %45, %2 : i64
    %47 = llvm.ashr exact %46, %2 : i64
    %48 = llvm.trunc %47 overflow<nsw> : i64 to i32
    llvm.store %48, %44 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %49 = llvm.add %34, %8 overflow<nsw, nuw> : i64
    %50 = llvm.icmp "eq" %49, %9 : i64
    llvm.cond_br %50, ^bb3(%1 : i64), ^bb2(%49 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%51: i64):  // 2 preds: ^bb2, ^bb6
    %52 = llvm.getelementptr inbounds|nuw %arg0[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %53 = llvm.load %52 {alignment = 2 : i64, noalias_scopes = [#alias_scope12, #alias_scope13], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %54 = llvm.sext %53 : i16 to i64
    %55 = llvm.shl %54, %10 overflow<nsw> : i64
    %56 = llvm.icmp "sgt" %53, %11 : i16
    llvm.cond_br %56, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %57 = llvm.sub %1, %55 overflow<nsw> : i64
    %58 = llvm.lshr exact %57, %12 : i64
    %59 = llvm.mul %58, %13 overflow<nsw> : i64
    %60 = llvm.ashr exact %59, %14 : i64
    llvm.br ^bb6(%60 : i64)
  ^bb5:  // pred: ^bb3
    %61 = llvm.lshr exact %55, %12 : i64
    llvm.br ^bb6(%61 : i64)
  ^bb6(%62: i64):  // 2 preds: ^bb4, ^bb5
    %63 = llvm.shl %62, %15 : i64
    %64 = llvm.and %62, %16 : i64
    %65 = llvm.icmp "eq" %64, %1 : i64
    %66 = llvm.and %62, %17 : i64
    %67 = llvm.icmp "eq" %66, %1 : i64
    %68 = llvm.or %65, %67 : i1
    %69 = llvm.add %63, %18 overflow<nsw> : i64
    %70 = llvm.select %68, %63, %69 : i1, i64
    %71 = llvm.lshr %70, %19 : i64
    %72 = llvm.trunc %71 : i64 to i32
    %73 = llvm.add %72, %20 : i32
    %74 = llvm.intr.smax(%73, %21) : (i32, i32) -> i32
    %75 = llvm.intr.umin(%74, %22) : (i32, i32) -> i32
    %76 = llvm.zext nneg %75 : i32 to i64
    %77 = llvm.getelementptr inbounds|nuw %24[%76] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %78 = llvm.load %77 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %79 = llvm.trunc %78 : i32 to i16
    %80 = llvm.getelementptr inbounds|nuw %arg1[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %79, %80 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %81 = llvm.add %51, %8 overflow<nsw, nuw> : i64
    %82 = llvm.icmp "eq" %81, %12 : i64
    llvm.cond_br %82, ^bb7, ^bb3(%81 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.return
  }
}
