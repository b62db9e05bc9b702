#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain2, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain3, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_ any
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg6: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg7: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg8: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg9: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(128 : i64) : i64
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(192 : i64) : i64
    %4 = llvm.mlir.constant(256 : i64) : i64
    %5 = llvm.mlir.constant(10 : i64) : i64
    %6 = llvm.mlir.constant(266 : i64) : i64
    %7 = llvm.mlir.constant(2048 : i64) : i64
    %8 = llvm.mlir.constant(2314 : i64) : i64
    %9 = llvm.mlir.constant(4096 : i64) : i64
    %10 = llvm.mlir.constant(6410 : i64) : i64
    %11 = llvm.mlir.constant(8458 : i64) : i64
    %12 = llvm.mlir.constant(320 : i64) : i64
    %13 = llvm.alloca %0 x !llvm.struct<(array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<1024 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<2048 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<1024 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<160 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    "llvm.intr.memcpy"(%13, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %14 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%14, %arg2, %2) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.getelementptr inbounds|nuw %13[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%15, %arg3, %2) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.getelementptr inbounds|nuw %13[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%16, %arg4, %5) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.getelementptr inbounds|nuw %13[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%17, %arg5, %7) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 2048 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 2048 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.getelementptr inbounds|nuw %13[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%18, %arg6, %9) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 4096 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 4096 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %19 = llvm.getelementptr inbounds|nuw %13[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%19, %arg7, %7) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 2048 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 2048 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.getelementptr inbounds|nuw %13[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%20, %arg8, %12) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 320 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 320 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%13, %arg0, %arg9) : (!llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 8778 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%arg0: !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 8778 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(266 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(6 : i64) : i64
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(128 : i64) : i64
    %9 = llvm.mlir.constant(7 : i64) : i64
    %10 = llvm.mlir.constant(0 : i16) : i16
    %11 = llvm.mlir.constant(2314 : i64) : i64
    %12 = llvm.mlir.constant(5 : i64) : i64
    %13 = llvm.mlir.constant(32 : i64) : i64
    %14 = llvm.mlir.constant(6410 : i64) : i64
    %15 = llvm.mlir.constant(192 : i64) : i64
    %16 = llvm.mlir.constant(8458 : i64) : i64
    %17 = llvm.mlir.constant(256 : i64) : i64
    %18 = llvm.mlir.constant(10 : i64) : i64
    %19 = llvm.alloca %0 x !llvm.array<160 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.array<1024 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.array<2048 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.array<1024 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    llvm.intr.lifetime.start %29 : !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    llvm.br ^bb1(%2 : i64)
  ^bb1(%33: i64):  // 2 preds: ^bb0, ^bb2
    %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %35 = llvm.load %34 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %36 = llvm.shl %33, %3 overflow<nsw, nuw> : i64
    %37 = llvm.sext %35 : i16 to i32
    llvm.br ^bb4(%2 : i64)
  ^bb2:  // pred: ^bb4
    %38 = llvm.add %33, %5 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %7 : i64
    llvm.cond_br %39, ^bb3, ^bb1(%38 : i64) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    "llvm.intr.memcpy"(%26, %arg0, %8) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb5(%2 : i64)
  ^bb4(%40: i64):  // 2 preds: ^bb1, ^bb4
    %41 = llvm.add %40, %36 overflow<nsw, nuw> : i64
    %42 = llvm.getelementptr inbounds|nuw %32[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %43 = llvm.load %42 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %44 = llvm.sext %43 : i16 to i32
    %45 = llvm.mul %44, %37 overflow<nsw> : i32
    %46 = llvm.lshr %45, %4 : i32
    %47 = llvm.trunc %46 : i32 to i16
    %48 = llvm.getelementptr inbounds|nuw %25[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %47, %48 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %49 = llvm.add %40, %5 overflow<nsw, nuw> : i64
    %50 = llvm.icmp "eq" %49, %6 : i64
    llvm.cond_br %50, ^bb2, ^bb4(%49 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%51: i64):  // 2 preds: ^bb3, ^bb6
    %52 = llvm.shl %51, %9 overflow<nsw, nuw> : i64
    %53 = llvm.getelementptr inbounds|nuw %25[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%2 : i64)
  ^bb6:  // pred: ^bb7
    %54 = llvm.add %51, %5 overflow<nsw, nuw> : i64
    %55 = llvm.icmp "eq" %54, %7 : i64
    llvm.cond_br %55, ^bb8, ^bb5(%54 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%56: i64):  // 2 preds: ^bb5, ^bb7
    %57 = llvm.getelementptr inbounds|nuw %53[%56] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %58 = llvm.getelementptr inbounds|nuw %26[%56] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %59 = llvm.load %58 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %60 = llvm.load %57 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %61 = llvm.add %60, %59 : i16
    llvm.store %61, %58 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %62 = llvm.add %56, %5 overflow<nsw, nuw> : i64
    %63 = llvm.icmp "eq" %62, %6 : i64
    llvm.cond_br %63, ^bb6, ^bb7(%62 : i64) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb6
    "llvm.intr.memcpy"(%27, %26, %8) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.br ^bb9(%2 : i64)
  ^bb9(%64: i64):  // 2 preds: ^bb8, ^bb9
    %65 = llvm.getelementptr inbounds|nuw %27[%64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %66 = llvm.load %65 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %67 = llvm.getelementptr inbounds|nuw %28[%64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %68 = llvm.intr.smax(%66, %10) : (i16, i16) -> i16
    llvm.store %68, %67 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %69 = llvm.add %64, %5 overflow<nsw, nuw> : i64
    %70 = llvm.icmp "eq" %69, %6 : i64
    llvm.cond_br %70, ^bb10, ^bb9(%69 : i64) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb9
    %71 = llvm.getelementptr inbounds|nuw %arg0[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %23 : !llvm.ptr
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.br ^bb11(%2 : i64)
  ^bb11(%72: i64):  // 2 preds: ^bb10, ^bb12
    %73 = llvm.getelementptr inbounds|nuw %28[%72] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %74 = llvm.load %73 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %75 = llvm.shl %72, %12 overflow<nsw, nuw> : i64
    %76 = llvm.sext %74 : i16 to i32
    llvm.br ^bb14(%2 : i64)
  ^bb12:  // pred: ^bb14
    %77 = llvm.add %72, %5 overflow<nsw, nuw> : i64
    %78 = llvm.icmp "eq" %77, %6 : i64
    llvm.cond_br %78, ^bb13, ^bb11(%77 : i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb12
    %79 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%24, %79, %6) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb15(%2 : i64)
  ^bb14(%80: i64):  // 2 preds: ^bb11, ^bb14
    %81 = llvm.add %80, %75 overflow<nsw, nuw> : i64
    %82 = llvm.getelementptr inbounds|nuw %71[%81] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %83 = llvm.load %82 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %84 = llvm.sext %83 : i16 to i32
    %85 = llvm.mul %84, %76 overflow<nsw> : i32
    %86 = llvm.lshr %85, %4 : i32
    %87 = llvm.trunc %86 : i32 to i16
    %88 = llvm.getelementptr inbounds|nuw %23[%81] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %87, %88 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %89 = llvm.add %80, %5 overflow<nsw, nuw> : i64
    %90 = llvm.icmp "eq" %89, %13 : i64
    llvm.cond_br %90, ^bb12, ^bb14(%89 : i64) {loop_annotation = #loop_annotation}
  ^bb15(%91: i64):  // 2 preds: ^bb13, ^bb16
    %92 = llvm.shl %91, %3 overflow<nsw, nuw> : i64
    %93 = llvm.getelementptr inbounds|nuw %23[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb17(%2 : i64)
  ^bb16:  // pred: ^bb17
    %94 = llvm.add %91, %5 overflow<nsw, nuw> : i64
    %95 = llvm.icmp "eq" %94, %6 : i64
    llvm.cond_br %95, ^bb18, ^bb15(%94 : i64) {loop_annotation = #loop_annotation}
  ^bb17(%96: i64):  // 2 preds: ^bb15, ^bb17
    %97 = llvm.getelementptr inbounds|nuw %93[%96] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %98 = llvm.getelementptr inbounds|nuw %24[%96] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %99 = llvm.load %98 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %100 = llvm.load %97 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %101 = llvm.add %100, %99 : i16
    llvm.store %101, %98 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %102 = llvm.add %96, %5 overflow<nsw, nuw> : i64
    %103 = llvm.icmp "eq" %102, %13 : i64
    llvm.cond_br %103, ^bb16, ^bb17(%102 : i64) {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb16
    "llvm.intr.memcpy"(%29, %24, %6) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.br ^bb19(%2 : i64)
  ^bb19(%104: i64):  // 2 preds: ^bb18, ^bb19
    %105 = llvm.getelementptr inbounds|nuw %29[%104] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %106 = llvm.load %105 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %107 = llvm.getelementptr inbounds|nuw %30[%104] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %108 = llvm.intr.smax(%106, %10) : (i16, i16) -> i16
    llvm.store %108, %107 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %109 = llvm.add %104, %5 overflow<nsw, nuw> : i64
    %110 = llvm.icmp "eq" %109, %13 : i64
    llvm.cond_br %110, ^bb20, ^bb19(%109 : i64) {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb19
    %111 = llvm.getelementptr inbounds|nuw %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %21 : !llvm.ptr
    llvm.br ^bb21(%2 : i64)
  ^bb21(%112: i64):  // 2 preds: ^bb20, ^bb22
    %113 = llvm.getelementptr inbounds|nuw %30[%112] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %114 = llvm.load %113 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %115 = llvm.shl %112, %12 overflow<nsw, nuw> : i64
    %116 = llvm.sext %114 : i16 to i32
    llvm.br ^bb24(%2 : i64)
  ^bb22:  // pred: ^bb24
    %117 = llvm.add %112, %5 overflow<nsw, nuw> : i64
    %118 = llvm.icmp "eq" %117, %13 : i64
    llvm.cond_br %118, ^bb23, ^bb21(%117 : i64) {loop_annotation = #loop_annotation}
  ^bb23:  // pred: ^bb22
    %119 = llvm.getelementptr inbounds|nuw %arg0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%22, %119, %6) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb25(%2 : i64)
  ^bb24(%120: i64):  // 2 preds: ^bb21, ^bb24
    %121 = llvm.add %120, %115 overflow<nsw, nuw> : i64
    %122 = llvm.getelementptr inbounds|nuw %111[%121] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %123 = llvm.load %122 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %124 = llvm.sext %123 : i16 to i32
    %125 = llvm.mul %124, %116 overflow<nsw> : i32
    %126 = llvm.lshr %125, %4 : i32
    %127 = llvm.trunc %126 : i32 to i16
    %128 = llvm.getelementptr inbounds|nuw %21[%121] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %127, %128 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %129 = llvm.add %120, %5 overflow<nsw, nuw> : i64
    %130 = llvm.icmp "eq" %129, %13 : i64
    llvm.cond_br %130, ^bb22, ^bb24(%129 : i64) {loop_annotation = #loop_annotation}
  ^bb25(%131: i64):  // 2 preds: ^bb23, ^bb26
    %132 = llvm.shl %131, %3 overflow<nsw, nuw> : i64
    %133 = llvm.getelementptr inbounds|nuw %21[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb27(%2 : i64)
  ^bb26:  // pred: ^bb27
    %134 = llvm.add %131, %5 overflow<nsw, nuw> : i64
    %135 = llvm.icmp "eq" %134, %13 : i64
    llvm.cond_br %135, ^bb28, ^bb25(%134 : i64) {loop_annotation = #loop_annotation}
  ^bb27(%136: i64):  // 2 preds: ^bb25, ^bb27
    %137 = llvm.getelementptr inbounds|nuw %133[%136] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %138 = llvm.getelementptr inbounds|nuw %22[%136] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %139 = llvm.load %138 {alignment = 2 : i64} : !llvm.ptr -> i16
    %140 = llvm.load %137 {alignment = 2 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %141 = llvm.add %140, %139 : i16
    llvm.store %141, %138 {alignment = 2 : i64} : i16, !llvm.ptr
    %142 = llvm.add %136, %5 overflow<nsw, nuw> : i64
    %143 = llvm.icmp "eq" %142, %13 : i64
    llvm.cond_br %143, ^bb26, ^bb27(%142 : i64) {loop_annotation = #loop_annotation}
  ^bb28:  // pred: ^bb26
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.br ^bb29(%2 : i64)
  ^bb29(%144: i64):  // 2 preds: ^bb28, ^bb29
    %145 = llvm.getelementptr inbounds|nuw %22[%144] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %146 = llvm.load %145 {alignment = 2 : i64} : !llvm.ptr -> i16
    %147 = llvm.getelementptr inbounds|nuw %31[%144] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %148 = llvm.intr.smax(%146, %10) : (i16, i16) -> i16
    llvm.store %148, %147 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %149 = llvm.add %144, %5 overflow<nsw, nuw> : i64
    %150 = llvm.icmp "eq" %149, %13 : i64
    llvm.cond_br %150, ^bb30, ^bb29(%149 : i64) {loop_annotation = #loop_annotation}
  ^bb30:  // pred: ^bb29
    %151 = llvm.getelementptr inbounds|nuw %arg0[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %19 : !llvm.ptr
    llvm.intr.lifetime.start %20 : !llvm.ptr
    llvm.br ^bb31(%2 : i64)
  ^bb31(%152: i64):  // 2 preds: ^bb30, ^bb32
    %153 = llvm.getelementptr inbounds|nuw %31[%152] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %154 = llvm.load %153 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %155 = llvm.mul %152, %12 overflow<nsw, nuw> : i64
    %156 = llvm.sext %154 : i16 to i32
    llvm.br ^bb34(%2 : i64)
  ^bb32:  // pred: ^bb34
    %157 = llvm.add %152, %5 overflow<nsw, nuw> : i64
    %158 = llvm.icmp "eq" %157, %13 : i64
    llvm.cond_br %158, ^bb33, ^bb31(%157 : i64) {loop_annotation = #loop_annotation}
  ^bb33:  // pred: ^bb32
    %159 = llvm.getelementptr inbounds|nuw %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%20, %159, %18) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb35(%2 : i64)
  ^bb34(%160: i64):  // 2 preds: ^bb31, ^bb34
    %161 = llvm.add %160, %155 overflow<nsw, nuw> : i64
    %162 = llvm.getelementptr inbounds|nuw %151[%161] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %163 = llvm.load %162 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %164 = llvm.sext %163 : i16 to i32
    %165 = llvm.mul %164, %156 overflow<nsw> : i32
    %166 = llvm.lshr %165, %4 : i32
    %167 = llvm.trunc %166 : i32 to i16
    %168 = llvm.getelementptr inbounds|nuw %19[%161] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %167, %168 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %169 = llvm.add %160, %5 overflow<nsw, nuw> : i64
    %170 = llvm.icmp "eq" %169, %12 : i64
    llvm.cond_br %170, ^bb32, ^bb34(%169 : i64) {loop_annotation = #loop_annotation}
  ^bb35(%171: i64):  // 2 preds: ^bb33, ^bb36
    %172 = llvm.mul %171, %18 overflow<nsw, nuw> : i64
    %173 = llvm.getelementptr inbounds|nuw %19[%172] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb37(%2 : i64)
  ^bb36:  // pred: ^bb37
    %174 = llvm.add %171, %5 overflow<nsw, nuw> : i64
    %175 = llvm.icmp "eq" %174, %13 : i64
    llvm.cond_br %175, ^bb38, ^bb35(%174 : i64) {loop_annotation = #loop_annotation}
  ^bb37(%176: i64):  // 2 preds: ^bb35, ^bb37
    %177 = llvm.getelementptr inbounds|nuw %173[%176] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %178 = llvm.getelementptr inbounds|nuw %20[%176] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %179 = llvm.load %178 {alignment = 2 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %180 = llvm.load %177 {alignment = 2 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %181 = llvm.add %180, %179 : i16
    llvm.store %181, %178 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %182 = llvm.add %176, %5 overflow<nsw, nuw> : i64
    %183 = llvm.icmp "eq" %182, %12 : i64
    llvm.cond_br %183, ^bb36, ^bb37(%182 : i64) {loop_annotation = #loop_annotation}
  ^bb38:  // pred: ^bb36
    "llvm.intr.memcpy"(%arg2, %20, %18) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.return
  }
}
