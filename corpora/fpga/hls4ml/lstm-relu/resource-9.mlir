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
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc1, offset = 0>
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
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(9 : i64) : i64
    %7 = llvm.mlir.constant(35 : i32) : i32
    %8 = llvm.mlir.constant(9 : i32) : i32
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(-1 : i32) : i32
    %13 = llvm.mlir.constant(5 : i64) : i64
    %14 = llvm.mlir.constant(3 : i64) : i64
    %15 = llvm.mlir.constant(4294967295 : i64) : i64
    %16 = llvm.mlir.constant(6 : i64) : i64
    %17 = llvm.mlir.constant(0 : i16) : i16
    %18 = llvm.mlir.constant(12 : i64) : i64
    %19 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.array<9 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.array<9 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %23 : !llvm.ptr
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memcpy"(%21, %arg6, %1) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %22 : !llvm.ptr
    llvm.br ^bb1(%2, %3 : i64, i32)
  ^bb1(%28: i64, %29: i32):  // 2 preds: ^bb0, ^bb1
    %30 = llvm.getelementptr inbounds|nuw %22[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %29, %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %31 = llvm.add %28, %4 overflow<nsw, nuw> : i64
    %32 = llvm.trunc %31 overflow<nsw, nuw> : i64 to i32
    %33 = llvm.urem %32, %5 : i32
    %34 = llvm.icmp "eq" %33, %3 : i32
    %35 = llvm.zext %34 : i1 to i32
    %36 = llvm.add %29, %35 : i32
    %37 = llvm.icmp "eq" %31, %6 : i64
    llvm.cond_br %37, ^bb2(%7, %2, %3 : i32, i64, i32), ^bb1(%31, %36 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb2(%38: i32, %39: i64, %40: i32):  // 2 preds: ^bb1, ^bb5
    %41 = llvm.udiv %38, %8 : i32
    %42 = llvm.getelementptr inbounds|nuw %22[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %44 = llvm.sext %40 : i32 to i64
    %45 = llvm.getelementptr inbounds %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %46 = llvm.load %45 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %47 = llvm.sext %46 : i16 to i32
    llvm.br ^bb3(%39, %3, %43 : i64, i32, i32)
  ^bb3(%48: i64, %49: i32, %50: i32):  // 2 preds: ^bb2, ^bb4
    %51 = llvm.getelementptr inbounds|nuw %arg4[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %52 = llvm.load %51 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %53 = llvm.sext %52 : i16 to i32
    %54 = llvm.mul %53, %47 overflow<nsw> : i32
    %55 = llvm.sext %50 : i32 to i64
    %56 = llvm.getelementptr inbounds %21[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %57 = llvm.load %56 {alignment = 2 : i64} : !llvm.ptr -> i16
    %58 = llvm.lshr %54, %9 : i32
    %59 = llvm.trunc %58 : i32 to i16
    %60 = llvm.add %57, %59 : i16
    llvm.store %60, %56 {alignment = 2 : i64} : i16, !llvm.ptr
    %61 = llvm.icmp "eq" %49, %41 : i32
    llvm.cond_br %61, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %62 = llvm.add %48, %6 overflow<nsw, nuw> : i64
    %63 = llvm.add %50, %5 : i32
    %64 = llvm.add %49, %0 overflow<nsw, nuw> : i32
    %65 = llvm.icmp "eq" %64, %10 : i32
    llvm.cond_br %65, ^bb5, ^bb3(%62, %64, %63 : i64, i32, i32) {loop_annotation = #loop_annotation}
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %66 = llvm.add %40, %0 : i32
    %67 = llvm.icmp "sgt" %66, %11 : i32
    %68 = llvm.select %67, %3, %66 : i1, i32
    %69 = llvm.add %39, %4 overflow<nsw, nuw> : i64
    %70 = llvm.add %38, %12 overflow<nsw> : i32
    %71 = llvm.icmp "eq" %69, %6 : i64
    llvm.cond_br %71, ^bb6, ^bb2(%70, %69, %68 : i32, i64, i32) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    llvm.intr.lifetime.end %22 : !llvm.ptr
    "llvm.intr.memcpy"(%19, %arg7, %1) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %20 : !llvm.ptr
    llvm.br ^bb7(%2, %3 : i64, i32)
  ^bb7(%72: i64, %73: i32):  // 2 preds: ^bb6, ^bb7
    %74 = llvm.getelementptr inbounds|nuw %20[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %73, %74 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %75 = llvm.add %72, %4 overflow<nsw, nuw> : i64
    %76 = llvm.trunc %75 overflow<nsw, nuw> : i64 to i32
    %77 = llvm.urem %76, %5 : i32
    %78 = llvm.icmp "eq" %77, %3 : i32
    %79 = llvm.zext %78 : i1 to i32
    %80 = llvm.add %73, %79 : i32
    %81 = llvm.icmp "eq" %75, %6 : i64
    llvm.cond_br %81, ^bb8(%7, %2, %3 : i32, i64, i32), ^bb7(%75, %80 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb8(%82: i32, %83: i64, %84: i32):  // 2 preds: ^bb7, ^bb11
    %85 = llvm.udiv %82, %8 : i32
    %86 = llvm.getelementptr inbounds|nuw %20[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %87 = llvm.load %86 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %88 = llvm.sext %84 : i32 to i64
    %89 = llvm.getelementptr inbounds %arg2[%88] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %90 = llvm.load %89 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %91 = llvm.sext %90 : i16 to i32
    llvm.br ^bb9(%83, %3, %87 : i64, i32, i32)
  ^bb9(%92: i64, %93: i32, %94: i32):  // 2 preds: ^bb8, ^bb10
    %95 = llvm.getelementptr inbounds|nuw %arg5[%92] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %96 = llvm.load %95 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %97 = llvm.sext %96 : i16 to i32
    %98 = llvm.mul %97, %91 overflow<nsw> : i32
    %99 = llvm.sext %94 : i32 to i64
    %100 = llvm.getelementptr inbounds %19[%99] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %101 = llvm.load %100 {alignment = 2 : i64} : !llvm.ptr -> i16
    %102 = llvm.lshr %98, %9 : i32
    %103 = llvm.trunc %102 : i32 to i16
    %104 = llvm.add %101, %103 : i16
    llvm.store %104, %100 {alignment = 2 : i64} : i16, !llvm.ptr
    %105 = llvm.icmp "eq" %93, %85 : i32
    llvm.cond_br %105, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    %106 = llvm.add %92, %6 overflow<nsw, nuw> : i64
    %107 = llvm.add %94, %5 : i32
    %108 = llvm.add %93, %0 overflow<nsw, nuw> : i32
    %109 = llvm.icmp "eq" %108, %10 : i32
    llvm.cond_br %109, ^bb11, ^bb9(%106, %108, %107 : i64, i32, i32) {loop_annotation = #loop_annotation}
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %110 = llvm.add %84, %0 : i32
    %111 = llvm.icmp "sgt" %110, %11 : i32
    %112 = llvm.select %111, %3, %110 : i1, i32
    %113 = llvm.add %83, %4 overflow<nsw, nuw> : i64
    %114 = llvm.add %82, %12 overflow<nsw> : i32
    %115 = llvm.icmp "eq" %113, %6 : i64
    llvm.cond_br %115, ^bb12, ^bb8(%114, %113, %112 : i32, i64, i32) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb11
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.br ^bb13(%2 : i64)
  ^bb13(%116: i64):  // 2 preds: ^bb12, ^bb13
    %117 = llvm.icmp "ugt" %116, %13 : i64
    %118 = llvm.add %116, %14 overflow<nuw> : i64
    %119 = llvm.select %117, %118, %116 : i1, i64
    %120 = llvm.and %119, %15 : i64
    %121 = llvm.getelementptr inbounds|nuw %21[%120] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %122 = llvm.getelementptr inbounds|nuw %19[%120] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %123 = llvm.load %121 {alignment = 2 : i64} : !llvm.ptr -> i16
    %124 = llvm.load %122 {alignment = 2 : i64} : !llvm.ptr -> i16
    %125 = llvm.add %124, %123 : i16
    %126 = llvm.getelementptr inbounds|nuw %25[%116] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %125, %126 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %127 = llvm.add %116, %4 overflow<nsw, nuw> : i64
    %128 = llvm.icmp "eq" %127, %6 : i64
    llvm.cond_br %128, ^bb16(%2 : i64), ^bb13(%127 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%129: i64):  // 2 preds: ^bb14, ^bb16
    %130 = llvm.getelementptr inbounds|nuw %25[%129] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %131 = llvm.load %130 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %132 = llvm.getelementptr inbounds|nuw %23[%129] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %133 = llvm.intr.smax(%131, %17) : (i16, i16) -> i16
    llvm.store %133, %132 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %134 = llvm.add %129, %4 overflow<nsw, nuw> : i64
    %135 = llvm.icmp "eq" %134, %6 : i64
    llvm.cond_br %135, ^bb15(%2 : i64), ^bb14(%134 : i64) {loop_annotation = #loop_annotation}
  ^bb15(%136: i64):  // 2 preds: ^bb14, ^bb15
    %137 = llvm.getelementptr inbounds|nuw %26[%136] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %138 = llvm.load %137 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %139 = llvm.getelementptr inbounds|nuw %24[%136] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %140 = llvm.intr.smax(%138, %17) : (i16, i16) -> i16
    llvm.store %140, %139 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %141 = llvm.add %136, %4 overflow<nsw, nuw> : i64
    %142 = llvm.icmp "eq" %141, %14 : i64
    llvm.cond_br %142, ^bb18(%2 : i64), ^bb15(%141 : i64) {loop_annotation = #loop_annotation}
  ^bb16(%143: i64):  // 2 preds: ^bb13, ^bb16
    %144 = llvm.add %143, %16 overflow<nsw, nuw> : i64
    %145 = llvm.getelementptr inbounds|nuw %21[%144] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %146 = llvm.getelementptr inbounds|nuw %19[%144] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %147 = llvm.load %145 {alignment = 2 : i64} : !llvm.ptr -> i16
    %148 = llvm.load %146 {alignment = 2 : i64} : !llvm.ptr -> i16
    %149 = llvm.add %148, %147 : i16
    %150 = llvm.getelementptr inbounds|nuw %26[%143] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %149, %150 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %151 = llvm.add %143, %4 overflow<nsw, nuw> : i64
    %152 = llvm.icmp "eq" %151, %14 : i64
    llvm.cond_br %152, ^bb14(%2 : i64), ^bb16(%151 : i64) {loop_annotation = #loop_annotation}
  ^bb17(%153: i64):  // 2 preds: ^bb17, ^bb18
    %154 = llvm.getelementptr inbounds|nuw %arg3[%153] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %155 = llvm.load %154 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %156 = llvm.getelementptr inbounds|nuw %27[%153] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %157 = llvm.intr.smax(%155, %17) : (i16, i16) -> i16
    llvm.store %157, %156 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %158 = llvm.add %153, %4 overflow<nsw, nuw> : i64
    %159 = llvm.icmp "eq" %158, %14 : i64
    llvm.cond_br %159, ^bb19(%2 : i64), ^bb17(%158 : i64) {loop_annotation = #loop_annotation}
  ^bb18(%160: i64):  // 2 preds: ^bb15, ^bb18
    %161 = llvm.getelementptr inbounds|nuw %24[%160] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %162 = llvm.getelementptr inbounds|nuw %23[%160] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %163 = llvm.load %161 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %164 = llvm.sext %163 : i16 to i32
    %165 = llvm.load %162 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %166 = llvm.sext %165 : i16 to i32
    %167 = llvm.mul %166, %164 overflow<nsw> : i32
    %168 = llvm.getelementptr inbounds|nuw %arg3[%160] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %169 = llvm.getelementptr inbounds|nuw %162[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.load %168 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %171 = llvm.sext %170 : i16 to i32
    %172 = llvm.load %169 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %173 = llvm.sext %172 : i16 to i32
    %174 = llvm.mul %173, %171 overflow<nsw> : i32
    %175 = llvm.add %174, %167 : i32
    %176 = llvm.lshr %175, %9 : i32
    %177 = llvm.trunc %176 : i32 to i16
    llvm.store %177, %168 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %178 = llvm.add %160, %4 overflow<nsw, nuw> : i64
    %179 = llvm.icmp "eq" %178, %14 : i64
    llvm.cond_br %179, ^bb17(%2 : i64), ^bb18(%178 : i64) {loop_annotation = #loop_annotation}
  ^bb19(%180: i64):  // 2 preds: ^bb17, ^bb19
    %181 = llvm.getelementptr inbounds|nuw %23[%180] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %182 = llvm.getelementptr inbounds|nuw %181[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %183 = llvm.getelementptr inbounds|nuw %27[%180] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %184 = llvm.load %182 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %185 = llvm.sext %184 : i16 to i32
    %186 = llvm.load %183 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %187 = llvm.sext %186 : i16 to i32
    %188 = llvm.mul %187, %185 overflow<nsw> : i32
    %189 = llvm.lshr %188, %9 : i32
    %190 = llvm.trunc %189 : i32 to i16
    %191 = llvm.getelementptr inbounds|nuw %arg2[%180] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %190, %191 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %192 = llvm.add %180, %4 overflow<nsw, nuw> : i64
    %193 = llvm.icmp "eq" %192, %14 : i64
    llvm.cond_br %193, ^bb20, ^bb19(%192 : i64) {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb19
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.return
  }
}
