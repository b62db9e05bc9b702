#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZN4nnet3avgI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EELi4ES4_EET1_RAT0__T_j">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZN4nnet7pool_opI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EELi4ELNS_7Pool_OpE1ES4_EET2_RAT0__T_j">
#alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1, description = "_ZN4nnet3avgI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EELi4ES4_EET1_RAT0__T_j: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain2, description = "_ZN4nnet7pool_opI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EELi4ELNS_7Pool_OpE1ES4_EET2_RAT0__T_j: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain3, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi9ELb0ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_ any
    llvm.comdat_selector @_ZN4nnet13fill_buffer_2I8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EE7config2E11fill_bufferEPS4_PA9_S4_j any
  }
  llvm.mlir.global external @_ZN7config26pixelsE() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {
    %0 = llvm.mlir.constant(0 : i16) : i16
    %1 = llvm.mlir.zero : !llvm.struct<(i16)>
    %2 = llvm.mlir.zero : !llvm.struct<(struct<(i16)>)>
    %3 = llvm.mlir.zero : !llvm.struct<(struct<(struct<(i16)>)>)>
    %4 = llvm.mlir.zero : !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %5 = llvm.mlir.zero : !llvm.array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>>
    llvm.return %5 : !llvm.array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>>
  }
  llvm.mlir.global_ctors ctors = [@_GLOBAL__sub_I_kernel.cpp], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(6 : i64) : i64
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(18 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(9 : i64) : i64
    %8 = llvm.mlir.constant(66 : i64) : i64
    %9 = llvm.mlir.constant(24 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.struct<(array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<27 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    "llvm.intr.memcpy"(%10, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %11 = llvm.getelementptr inbounds|nuw %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%11, %arg2, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %12 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%3 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb3
    %14 = llvm.mul %13, %1 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds %arg3[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.getelementptr inbounds %12[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb4(%3 : i64)
  ^bb2:  // pred: ^bb3
    %17 = llvm.getelementptr inbounds|nuw %10[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%3 : i64)
  ^bb3:  // pred: ^bb4
    %18 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %7 : i64
    llvm.cond_br %19, ^bb2, ^bb1(%18 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%20: i64):  // 2 preds: ^bb1, ^bb4
    %21 = llvm.getelementptr inbounds %15[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %22 = llvm.mul %20, %4 overflow<nsw, nuw> : i64
    %23 = llvm.getelementptr inbounds %16[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %21 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %24, %23 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %25 = llvm.add %20, %5 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %6 : i64
    llvm.cond_br %26, ^bb3, ^bb4(%25 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%27: i64):  // 2 preds: ^bb2, ^bb7
    %28 = llvm.mul %27, %1 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds %arg4[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.getelementptr inbounds %17[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb8(%3 : i64)
  ^bb6:  // pred: ^bb7
    llvm.call @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%10, %arg0, %arg5) : (!llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 138 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return
  ^bb7:  // pred: ^bb8
    %31 = llvm.add %27, %5 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %2 : i64
    llvm.cond_br %32, ^bb6, ^bb5(%31 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%33: i64):  // 2 preds: ^bb5, ^bb8
    %34 = llvm.getelementptr inbounds %29[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %35 = llvm.mul %33, %9 overflow<nsw, nuw> : i64
    %36 = llvm.getelementptr inbounds %30[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %34 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %37, %36 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %38 = llvm.add %33, %5 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %6 : i64
    llvm.cond_br %39, ^bb7, ^bb8(%38 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%arg0: !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 138 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(12 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(9 : i64) : i64
    %7 = llvm.mlir.constant(9 : i32) : i32
    %8 = llvm.mlir.constant(-9 : i32) : i32
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.constant(2 : i64) : i64
    %12 = llvm.mlir.constant(16 : i32) : i32
    %13 = llvm.mlir.constant(0 : i16) : i16
    %14 = llvm.mlir.constant(48 : i64) : i64
    %15 = llvm.mlir.constant(4 : i64) : i64
    %16 = llvm.mlir.constant(-1 : i16) : i16
    %17 = llvm.mlir.constant(-2147483648 : i64) : i64
    %18 = llvm.mlir.constant(31 : i64) : i64
    %19 = llvm.mlir.constant(66 : i64) : i64
    %20 = llvm.mlir.constant(12 : i32) : i32
    %21 = llvm.mlir.constant(2147483636 : i32) : i32
    %22 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.array<4 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.array<1 x array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.array<1 x array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.array<48 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.array<48 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.br ^bb1(%2, %26 : i32, !llvm.ptr)
  ^bb1(%30: i32, %31: !llvm.ptr):  // 2 preds: ^bb0, ^bb5
    llvm.call @_ZN4nnet13fill_buffer_2I8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EE7config2E11fill_bufferEPS4_PA9_S4_j(%arg1, %24, %30) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%25, %arg0, %3) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb2(%4 : i64)
  ^bb2(%32: i64):  // 2 preds: ^bb1, ^bb4
    %33 = llvm.trunc %32 : i64 to i32
    llvm.br ^bb3(%32, %4, %33 : i64, i64, i32)
  ^bb3(%34: i64, %35: i64, %36: i32):  // 2 preds: ^bb2, ^bb3
    %37 = llvm.zext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds|nuw %24[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %39 = llvm.load %38 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %40 = llvm.getelementptr inbounds|nuw %29[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %41 = llvm.load %40 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %42 = llvm.sext %39 : i16 to i32
    %43 = llvm.sext %41 : i16 to i32
    %44 = llvm.mul %43, %42 overflow<nsw> : i32
    %45 = llvm.getelementptr inbounds|nuw %25[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %46 = llvm.lshr %44, %5 : i32
    %47 = llvm.trunc %46 : i32 to i16
    %48 = llvm.load %45 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %49 = llvm.add %48, %47 : i16
    llvm.store %49, %45 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %50 = llvm.add %34, %6 overflow<nsw, nuw> : i64
    %51 = llvm.add %36, %7 : i32
    %52 = llvm.icmp "ult" %36, %8 : i32
    %53 = llvm.select %52, %33, %51 : i1, i32
    %54 = llvm.add %35, %9 overflow<nsw, nuw> : i64
    %55 = llvm.icmp "eq" %54, %10 : i64
    llvm.cond_br %55, ^bb4, ^bb3(%50, %54, %53 : i64, i64, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    %56 = llvm.add %32, %9 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %6 : i64
    llvm.cond_br %57, ^bb6(%4, %31 : i64, !llvm.ptr), ^bb2(%56 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb6
    %58 = llvm.add %30, %0 overflow<nsw, nuw> : i32
    %59 = llvm.icmp "eq" %58, %12 : i32
    llvm.cond_br %59, ^bb7, ^bb1(%58, %64 : i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb6(%60: i64, %61: !llvm.ptr):  // 2 preds: ^bb4, ^bb6
    %62 = llvm.getelementptr inbounds|nuw %25[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %63 = llvm.load %62 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %64 = llvm.getelementptr inbounds|nuw %61[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %63, %61 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %65 = llvm.add %60, %9 overflow<nsw, nuw> : i64
    %66 = llvm.icmp "eq" %65, %10 : i64
    llvm.cond_br %66, ^bb5, ^bb6(%65, %64 : i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb5
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.br ^bb8(%4 : i64)
  ^bb8(%67: i64):  // 2 preds: ^bb7, ^bb8
    %68 = llvm.getelementptr inbounds|nuw %26[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %69 = llvm.load %68 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %70 = llvm.getelementptr inbounds|nuw %27[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %71 = llvm.intr.smax(%69, %13) : (i16, i16) -> i16
    llvm.store %71, %70 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %72 = llvm.add %67, %9 overflow<nsw, nuw> : i64
    %73 = llvm.icmp "eq" %72, %14 : i64
    llvm.cond_br %73, ^bb9(%4 : i64), ^bb8(%72 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%74: i64):  // 2 preds: ^bb8, ^bb11
    %75 = llvm.getelementptr inbounds|nuw %27[%74] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %76 = llvm.getelementptr inbounds|nuw %28[%74] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb10(%4 : i64)
  ^bb10(%77: i64):  // 2 preds: ^bb9, ^bb12
    %78 = llvm.mul %77, %3 overflow<nsw, nuw> : i64
    %79 = llvm.getelementptr inbounds|nuw %76[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb13(%4 : i64)
  ^bb11:  // pred: ^bb12
    %80 = llvm.add %74, %9 overflow<nsw, nuw> : i64
    %81 = llvm.icmp "eq" %80, %10 : i64
    llvm.cond_br %81, ^bb22, ^bb9(%80 : i64) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb19
    %82 = llvm.add %77, %11 overflow<nsw, nuw> : i64
    %83 = llvm.icmp "eq" %77, %4 : i64
    llvm.cond_br %83, ^bb10(%82 : i64), ^bb11 {loop_annotation = #loop_annotation}
  ^bb13(%84: i64):  // 2 preds: ^bb10, ^bb19
    llvm.intr.lifetime.start %23 : !llvm.ptr
    llvm.br ^bb14(%4 : i64)
  ^bb14(%85: i64):  // 2 preds: ^bb13, ^bb20
    %86 = llvm.add %85, %77 overflow<nsw, nuw> : i64
    %87 = llvm.shl %86, %11 overflow<nsw, nuw> : i64
    %88 = llvm.add %87, %84 overflow<nsw, nuw> : i64
    %89 = llvm.shl %85, %11 overflow<nsw, nuw> : i64
    %90 = llvm.getelementptr inbounds|nuw %23[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb21(%4 : i64)
  ^bb15:  // pred: ^bb18
    %91 = llvm.sext %102 : i16 to i64
    %92 = llvm.icmp "sgt" %102, %16 : i16
    llvm.cond_br %92, ^bb17, ^bb16
  ^bb16:  // pred: ^bb15
    %93 = llvm.sub %4, %91 overflow<nsw> : i64
    %94 = llvm.lshr %93, %11 : i64
    %95 = llvm.mul %94, %17 overflow<nsw> : i64
    %96 = llvm.ashr exact %95, %18 : i64
    llvm.br ^bb19(%96 : i64)
  ^bb17:  // pred: ^bb15
    %97 = llvm.lshr %91, %11 : i64
    llvm.br ^bb19(%97 : i64)
  ^bb18(%98: i64, %99: i16):  // 2 preds: ^bb18, ^bb20
    %100 = llvm.getelementptr inbounds|nuw %23[%98] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %101 = llvm.load %100 {alignment = 2 : i64, noalias_scopes = [#alias_scope, #alias_scope1, #alias_scope2], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %102 = llvm.add %101, %99 : i16
    %103 = llvm.add %98, %9 overflow<nsw, nuw> : i64
    %104 = llvm.icmp "eq" %103, %15 : i64
    llvm.cond_br %104, ^bb15, ^bb18(%103, %102 : i64, i16) {loop_annotation = #loop_annotation}
  ^bb19(%105: i64):  // 2 preds: ^bb16, ^bb17
    %106 = llvm.trunc %105 : i64 to i16
    %107 = llvm.getelementptr inbounds|nuw %79[%84] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %108 = llvm.getelementptr inbounds|nuw %107[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %106, %108 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    llvm.intr.lifetime.end %23 : !llvm.ptr
    %109 = llvm.add %84, %11 overflow<nsw, nuw> : i64
    %110 = llvm.icmp "eq" %84, %4 : i64
    llvm.cond_br %110, ^bb13(%109 : i64), ^bb12 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb21
    %111 = llvm.add %85, %9 overflow<nsw, nuw> : i64
    %112 = llvm.icmp "eq" %85, %4 : i64
    llvm.cond_br %112, ^bb14(%111 : i64), ^bb18(%4, %13 : i64, i16) {loop_annotation = #loop_annotation}
  ^bb21(%113: i64):  // 2 preds: ^bb14, ^bb21
    %114 = llvm.add %88, %113 overflow<nsw, nuw> : i64
    %115 = llvm.mul %114, %3 overflow<nsw, nuw> : i64
    %116 = llvm.getelementptr inbounds|nuw %75[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.getelementptr inbounds|nuw %90[%113] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %118 = llvm.load %116 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %118, %117 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %119 = llvm.add %113, %9 overflow<nsw, nuw> : i64
    %120 = llvm.icmp "eq" %113, %4 : i64
    llvm.cond_br %120, ^bb21(%119 : i64), ^bb20 {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb11
    %121 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %22 : !llvm.ptr
    "llvm.intr.memcpy"(%22, %122, %3) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb23(%4 : i64)
  ^bb23(%123: i64):  // 2 preds: ^bb22, ^bb24
    %124 = llvm.trunc %123 : i64 to i32
    llvm.br ^bb25(%123, %4, %124 : i64, i64, i32)
  ^bb24:  // pred: ^bb25
    %125 = llvm.add %123, %9 overflow<nsw, nuw> : i64
    %126 = llvm.icmp "eq" %125, %1 : i64
    llvm.cond_br %126, ^bb26, ^bb23(%125 : i64) {loop_annotation = #loop_annotation}
  ^bb25(%127: i64, %128: i64, %129: i32):  // 2 preds: ^bb23, ^bb25
    %130 = llvm.sext %129 : i32 to i64
    %131 = llvm.getelementptr inbounds %28[%130] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %132 = llvm.load %131 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %133 = llvm.getelementptr inbounds|nuw %121[%127] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %134 = llvm.load %133 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %135 = llvm.sext %132 : i16 to i32
    %136 = llvm.sext %134 : i16 to i32
    %137 = llvm.mul %136, %135 overflow<nsw> : i32
    %138 = llvm.getelementptr inbounds|nuw %22[%128] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %139 = llvm.load %138 {alignment = 2 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %140 = llvm.lshr %137, %5 : i32
    %141 = llvm.trunc %140 : i32 to i16
    %142 = llvm.add %139, %141 : i16
    llvm.store %142, %138 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %143 = llvm.add %127, %1 overflow<nsw, nuw> : i64
    %144 = llvm.add %129, %20 : i32
    %145 = llvm.icmp "ult" %129, %21 : i32
    %146 = llvm.select %145, %124, %144 : i1, i32
    %147 = llvm.add %128, %9 overflow<nsw, nuw> : i64
    %148 = llvm.icmp "eq" %147, %10 : i64
    llvm.cond_br %148, ^bb24, ^bb25(%143, %147, %146 : i64, i64, i32) {loop_annotation = #loop_annotation}
  ^bb26:  // pred: ^bb24
    "llvm.intr.memcpy"(%arg2, %22, %3) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN4nnet13fill_buffer_2I8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EE7config2E11fill_bufferEPS4_PA9_S4_j(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4nnet13fill_buffer_2I8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EE7config2E11fill_bufferEPS4_PA9_S4_j) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(14 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(24 : i64) : i64
    %6 = llvm.mlir.constant(26 : i64) : i64
    %7 = llvm.mlir.constant(28 : i64) : i64
    %8 = llvm.mlir.constant(42 : i64) : i64
    %9 = llvm.mlir.constant(44 : i64) : i64
    %10 = llvm.mlir.constant(46 : i64) : i64
    %11 = llvm.mlir.constant(54 : i64) : i64
    %12 = llvm.mlir.constant(56 : i64) : i64
    %13 = llvm.mlir.constant(58 : i64) : i64
    %14 = llvm.mlir.constant(66 : i64) : i64
    %15 = llvm.mlir.constant(68 : i64) : i64
    %16 = llvm.mlir.constant(70 : i64) : i64
    %17 = llvm.mlir.constant(40 : i64) : i64
    %18 = llvm.mlir.constant(52 : i64) : i64
    %19 = llvm.mlir.constant(64 : i64) : i64
    %20 = llvm.mlir.constant(38 : i64) : i64
    %21 = llvm.mlir.constant(50 : i64) : i64
    %22 = llvm.mlir.constant(62 : i64) : i64
    %23 = llvm.mlir.constant(36 : i64) : i64
    %24 = llvm.mlir.constant(48 : i64) : i64
    %25 = llvm.mlir.constant(60 : i64) : i64
    %26 = llvm.mlir.constant(30 : i64) : i64
    %27 = llvm.mlir.constant(32 : i64) : i64
    %28 = llvm.mlir.constant(34 : i64) : i64
    %29 = llvm.mlir.constant(18 : i64) : i64
    %30 = llvm.mlir.constant(20 : i64) : i64
    %31 = llvm.mlir.constant(22 : i64) : i64
    %32 = llvm.mlir.constant(6 : i64) : i64
    %33 = llvm.mlir.constant(8 : i64) : i64
    %34 = llvm.mlir.constant(10 : i64) : i64
    llvm.switch %arg2 : i32, ^bb17 [
      0: ^bb16(%arg0, %0, %1, %2, %3, %4, %5, %6, %7 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64),
      1: ^bb1,
      2: ^bb2,
      3: ^bb3,
      4: ^bb4,
      5: ^bb5,
      6: ^bb6,
      7: ^bb7,
      8: ^bb8,
      9: ^bb9,
      10: ^bb10,
      11: ^bb11,
      12: ^bb12,
      13: ^bb13,
      14: ^bb14,
      15: ^bb15
    ]
  ^bb1:  // pred: ^bb0
    %35 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%35, %1, %32, %3, %4, %29, %6, %7, %26 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb2:  // pred: ^bb0
    %36 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%36, %32, %33, %4, %29, %30, %7, %26, %27 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb3:  // pred: ^bb0
    %37 = llvm.getelementptr inbounds|nuw %arg0[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%37, %33, %34, %29, %30, %31, %26, %27, %28 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb4:  // pred: ^bb0
    %38 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%38, %3, %4, %5, %6, %7, %23, %20, %17 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb5:  // pred: ^bb0
    %39 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%39, %4, %29, %6, %7, %26, %20, %17, %8 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb6:  // pred: ^bb0
    %40 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%40, %29, %30, %7, %26, %27, %17, %8, %9 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb7:  // pred: ^bb0
    %41 = llvm.getelementptr inbounds|nuw %arg0[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%41, %30, %31, %26, %27, %28, %8, %9, %10 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb8:  // pred: ^bb0
    %42 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%42, %6, %7, %23, %20, %17, %24, %21, %18 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb9:  // pred: ^bb0
    %43 = llvm.getelementptr inbounds|nuw %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%43, %7, %26, %20, %17, %8, %21, %18, %11 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb10:  // pred: ^bb0
    %44 = llvm.getelementptr inbounds|nuw %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%44, %26, %27, %17, %8, %9, %18, %11, %12 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb11:  // pred: ^bb0
    %45 = llvm.getelementptr inbounds|nuw %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%45, %27, %28, %8, %9, %10, %11, %12, %13 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb12:  // pred: ^bb0
    %46 = llvm.getelementptr inbounds|nuw %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%46, %20, %17, %24, %21, %18, %25, %22, %19 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb13:  // pred: ^bb0
    %47 = llvm.getelementptr inbounds|nuw %arg0[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%47, %17, %8, %21, %18, %11, %22, %19, %14 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb14:  // pred: ^bb0
    %48 = llvm.getelementptr inbounds|nuw %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%48, %8, %9, %18, %11, %12, %19, %14, %15 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb15:  // pred: ^bb0
    %49 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%49, %9, %10, %11, %12, %13, %14, %15, %16 : !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb16(%50: !llvm.ptr, %51: i64, %52: i64, %53: i64, %54: i64, %55: i64, %56: i64, %57: i64, %58: i64):  // 16 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15
    %59 = llvm.load %50 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %59, %arg1 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %arg0[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.load %60 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %62, %61 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %arg0[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.getelementptr inbounds|nuw %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.load %63 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %65, %64 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %66 = llvm.getelementptr inbounds|nuw %arg0[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.getelementptr inbounds|nuw %arg1[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.load %66 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %68, %67 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %arg0[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %69 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %71, %70 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.getelementptr inbounds|nuw %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.load %72 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %74, %73 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %arg0[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %75 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %77, %76 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %78 = llvm.getelementptr inbounds|nuw %arg0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %78 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %80, %79 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %arg0[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %81 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %83, %82 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb0, ^bb16
    llvm.return
  }
  llvm.func internal @_GLOBAL__sub_I_kernel.cpp() attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], section = ".text.startup", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i16) : i16
    %1 = llvm.mlir.addressof @_ZN7config26pixelsE : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.getelementptr inbounds|nuw %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.mlir.constant(511 : i16) : i16
    %5 = llvm.mlir.constant(72 : i64) : i64
    %6 = llvm.getelementptr inbounds|nuw %1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %1 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb1(%3 : !llvm.ptr)
  ^bb1(%7: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %8 = llvm.load %7 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %9 = llvm.and %8, %4 : i16
    llvm.store %9, %7 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.icmp "eq" %10, %6 : !llvm.ptr
    llvm.cond_br %11, ^bb2, ^bb1(%10 : !llvm.ptr)
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}
