#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZN4nnet3avgI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EELi4ES4_EET1_RAT0__T_j">
#alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "_ZN4nnet7pool_opI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EELi4ELNS_7Pool_OpE1ES4_EET2_RAT0__T_j">
#alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain1, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain2, description = "_ZN4nnet3avgI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EELi4ES4_EET1_RAT0__T_j: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[8]<>, domain = #alias_scope_domain3, description = "_ZN4nnet7pool_opI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EELi4ELNS_7Pool_OpE1ES4_EET2_RAT0__T_j: argument 0">
#alias_scope4 = #llvm.alias_scope<id = distinct[9]<>, domain = #alias_scope_domain4, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
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
    %3 = llvm.mlir.constant(54 : i64) : i64
    %4 = llvm.mlir.constant(66 : i64) : i64
    %5 = llvm.mlir.constant(72 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<(array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<27 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    "llvm.intr.memcpy"(%6, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %7 = llvm.getelementptr inbounds|nuw %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%7, %arg2, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %8 = llvm.getelementptr inbounds|nuw %6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%8, %arg3, %3) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 54 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 54 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %9 = llvm.getelementptr inbounds|nuw %6[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%9, %arg4, %5) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%6, %arg0, %arg5) : (!llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 138 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%arg0: !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 138 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(12 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(9 : i64) : i64
    %8 = llvm.mlir.constant(6 : i64) : i64
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(16 : i32) : i32
    %11 = llvm.mlir.constant(0 : i16) : i16
    %12 = llvm.mlir.constant(48 : i64) : i64
    %13 = llvm.mlir.constant(4 : i64) : i64
    %14 = llvm.mlir.constant(-1 : i16) : i16
    %15 = llvm.mlir.constant(-2147483648 : i64) : i64
    %16 = llvm.mlir.constant(31 : i64) : i64
    %17 = llvm.mlir.constant(66 : i64) : i64
    %18 = llvm.alloca %0 x !llvm.array<36 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.array<4 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.array<1 x array<9 x struct<(struct<(struct<(struct<(i16)>)>)>)>>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.array<27 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.array<3 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.array<48 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.array<48 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.array<12 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %21 : !llvm.ptr
    llvm.intr.lifetime.start %22 : !llvm.ptr
    llvm.intr.lifetime.start %23 : !llvm.ptr
    llvm.br ^bb1(%2, %24 : i32, !llvm.ptr)
  ^bb1(%28: i32, %29: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
    llvm.call @_ZN4nnet13fill_buffer_2I8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EE7config2E11fill_bufferEPS4_PA9_S4_j(%arg1, %21, %28) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb3(%3 : i64)
  ^bb2:  // pred: ^bb10
    %30 = llvm.add %28, %0 overflow<nsw, nuw> : i32
    %31 = llvm.icmp "eq" %30, %10 : i32
    llvm.cond_br %31, ^bb11, ^bb1(%30, %67 : i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb3(%32: i64):  // 2 preds: ^bb1, ^bb4
    %33 = llvm.getelementptr inbounds|nuw %21[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %34 = llvm.load %33 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %35 = llvm.mul %32, %4 overflow<nsw, nuw> : i64
    %36 = llvm.sext %34 : i16 to i32
    llvm.br ^bb6(%3 : i64)
  ^bb4:  // pred: ^bb6
    %37 = llvm.add %32, %6 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %7 : i64
    llvm.cond_br %38, ^bb5, ^bb3(%37 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    "llvm.intr.memcpy"(%23, %arg0, %8) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb7(%3 : i64)
  ^bb6(%39: i64):  // 2 preds: ^bb3, ^bb6
    %40 = llvm.add %39, %35 overflow<nsw, nuw> : i64
    %41 = llvm.getelementptr inbounds|nuw %27[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %42 = llvm.load %41 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %43 = llvm.sext %42 : i16 to i32
    %44 = llvm.mul %43, %36 overflow<nsw> : i32
    %45 = llvm.lshr %44, %5 : i32
    %46 = llvm.trunc %45 : i32 to i16
    %47 = llvm.getelementptr inbounds|nuw %22[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %46, %47 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %48 = llvm.add %39, %6 overflow<nsw, nuw> : i64
    %49 = llvm.icmp "eq" %48, %4 : i64
    llvm.cond_br %49, ^bb4, ^bb6(%48 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%50: i64):  // 2 preds: ^bb5, ^bb8
    %51 = llvm.mul %50, %8 overflow<nsw, nuw> : i64
    %52 = llvm.getelementptr inbounds|nuw %22[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%3 : i64)
  ^bb8:  // pred: ^bb9
    %53 = llvm.add %50, %6 overflow<nsw, nuw> : i64
    %54 = llvm.icmp "eq" %53, %7 : i64
    llvm.cond_br %54, ^bb10(%3, %29 : i64, !llvm.ptr), ^bb7(%53 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%55: i64):  // 2 preds: ^bb7, ^bb9
    %56 = llvm.getelementptr inbounds|nuw %52[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %57 = llvm.getelementptr inbounds|nuw %23[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %58 = llvm.load %57 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %59 = llvm.load %56 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %60 = llvm.add %59, %58 : i16
    llvm.store %60, %57 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %61 = llvm.add %55, %6 overflow<nsw, nuw> : i64
    %62 = llvm.icmp "eq" %61, %4 : i64
    llvm.cond_br %62, ^bb8, ^bb9(%61 : i64) {loop_annotation = #loop_annotation}
  ^bb10(%63: i64, %64: !llvm.ptr):  // 2 preds: ^bb8, ^bb10
    %65 = llvm.getelementptr inbounds|nuw %23[%63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %66 = llvm.load %65 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %67 = llvm.getelementptr inbounds|nuw %64[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %66, %64 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %68 = llvm.add %63, %6 overflow<nsw, nuw> : i64
    %69 = llvm.icmp "eq" %68, %4 : i64
    llvm.cond_br %69, ^bb2, ^bb10(%68, %67 : i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb2
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.br ^bb12(%3 : i64)
  ^bb12(%70: i64):  // 2 preds: ^bb11, ^bb12
    %71 = llvm.getelementptr inbounds|nuw %24[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %72 = llvm.load %71 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %73 = llvm.getelementptr inbounds|nuw %25[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %74 = llvm.intr.smax(%72, %11) : (i16, i16) -> i16
    llvm.store %74, %73 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %75 = llvm.add %70, %6 overflow<nsw, nuw> : i64
    %76 = llvm.icmp "eq" %75, %12 : i64
    llvm.cond_br %76, ^bb13(%3 : i64), ^bb12(%75 : i64) {loop_annotation = #loop_annotation}
  ^bb13(%77: i64):  // 2 preds: ^bb12, ^bb15
    %78 = llvm.getelementptr inbounds|nuw %25[%77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %79 = llvm.getelementptr inbounds|nuw %26[%77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb14(%3 : i64)
  ^bb14(%80: i64):  // 2 preds: ^bb13, ^bb16
    %81 = llvm.mul %80, %8 overflow<nsw, nuw> : i64
    %82 = llvm.getelementptr inbounds|nuw %79[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb17(%3 : i64)
  ^bb15:  // pred: ^bb16
    %83 = llvm.add %77, %6 overflow<nsw, nuw> : i64
    %84 = llvm.icmp "eq" %83, %4 : i64
    llvm.cond_br %84, ^bb26, ^bb13(%83 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb23
    %85 = llvm.add %80, %9 overflow<nsw, nuw> : i64
    %86 = llvm.icmp "eq" %80, %3 : i64
    llvm.cond_br %86, ^bb14(%85 : i64), ^bb15 {loop_annotation = #loop_annotation}
  ^bb17(%87: i64):  // 2 preds: ^bb14, ^bb23
    llvm.intr.lifetime.start %20 : !llvm.ptr
    llvm.br ^bb18(%3 : i64)
  ^bb18(%88: i64):  // 2 preds: ^bb17, ^bb24
    %89 = llvm.add %88, %80 overflow<nsw, nuw> : i64
    %90 = llvm.shl %89, %9 overflow<nsw, nuw> : i64
    %91 = llvm.add %90, %87 overflow<nsw, nuw> : i64
    %92 = llvm.shl %88, %9 overflow<nsw, nuw> : i64
    %93 = llvm.getelementptr inbounds|nuw %20[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb25(%3 : i64)
  ^bb19:  // pred: ^bb22
    %94 = llvm.sext %105 : i16 to i64
    %95 = llvm.icmp "sgt" %105, %14 : i16
    llvm.cond_br %95, ^bb21, ^bb20
  ^bb20:  // pred: ^bb19
    %96 = llvm.sub %3, %94 overflow<nsw> : i64
    %97 = llvm.lshr %96, %9 : i64
    %98 = llvm.mul %97, %15 overflow<nsw> : i64
    %99 = llvm.ashr exact %98, %16 : i64
    llvm.br ^bb23(%99 : i64)
  ^bb21:  // pred: ^bb19
    %100 = llvm.lshr %94, %9 : i64
    llvm.br ^bb23(%100 : i64)
  ^bb22(%101: i64, %102: i16):  // 2 preds: ^bb22, ^bb24
    %103 = llvm.getelementptr inbounds|nuw %20[%101] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %104 = llvm.load %103 {alignment = 2 : i64, noalias_scopes = [#alias_scope1, #alias_scope2, #alias_scope3], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %105 = llvm.add %104, %102 : i16
    %106 = llvm.add %101, %6 overflow<nsw, nuw> : i64
    %107 = llvm.icmp "eq" %106, %13 : i64
    llvm.cond_br %107, ^bb19, ^bb22(%106, %105 : i64, i16) {loop_annotation = #loop_annotation}
  ^bb23(%108: i64):  // 2 preds: ^bb20, ^bb21
    %109 = llvm.trunc %108 : i64 to i16
    %110 = llvm.getelementptr inbounds|nuw %82[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %111 = llvm.getelementptr inbounds|nuw %110[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %109, %111 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    llvm.intr.lifetime.end %20 : !llvm.ptr
    %112 = llvm.add %87, %9 overflow<nsw, nuw> : i64
    %113 = llvm.icmp "eq" %87, %3 : i64
    llvm.cond_br %113, ^bb17(%112 : i64), ^bb16 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb25
    %114 = llvm.add %88, %6 overflow<nsw, nuw> : i64
    %115 = llvm.icmp "eq" %88, %3 : i64
    llvm.cond_br %115, ^bb18(%114 : i64), ^bb22(%3, %11 : i64, i16) {loop_annotation = #loop_annotation}
  ^bb25(%116: i64):  // 2 preds: ^bb18, ^bb25
    %117 = llvm.add %91, %116 overflow<nsw, nuw> : i64
    %118 = llvm.mul %117, %8 overflow<nsw, nuw> : i64
    %119 = llvm.getelementptr inbounds|nuw %78[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.getelementptr inbounds|nuw %93[%116] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %121 = llvm.load %119 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %121, %120 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %122 = llvm.add %116, %6 overflow<nsw, nuw> : i64
    %123 = llvm.icmp "eq" %116, %3 : i64
    llvm.cond_br %123, ^bb25(%122 : i64), ^bb24 {loop_annotation = #loop_annotation}
  ^bb26:  // pred: ^bb15
    %124 = llvm.getelementptr inbounds|nuw %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %18 : !llvm.ptr
    llvm.intr.lifetime.start %19 : !llvm.ptr
    llvm.br ^bb27(%3 : i64)
  ^bb27(%125: i64):  // 2 preds: ^bb26, ^bb28
    %126 = llvm.getelementptr inbounds|nuw %26[%125] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %127 = llvm.load %126 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %128 = llvm.mul %125, %4 overflow<nsw, nuw> : i64
    %129 = llvm.sext %127 : i16 to i32
    llvm.br ^bb30(%3 : i64)
  ^bb28:  // pred: ^bb30
    %130 = llvm.add %125, %6 overflow<nsw, nuw> : i64
    %131 = llvm.icmp "eq" %130, %1 : i64
    llvm.cond_br %131, ^bb29, ^bb27(%130 : i64) {loop_annotation = #loop_annotation}
  ^bb29:  // pred: ^bb28
    %132 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%19, %132, %8) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb31(%3 : i64)
  ^bb30(%133: i64):  // 2 preds: ^bb27, ^bb30
    %134 = llvm.add %133, %128 overflow<nsw, nuw> : i64
    %135 = llvm.getelementptr inbounds|nuw %124[%134] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %136 = llvm.load %135 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %137 = llvm.sext %136 : i16 to i32
    %138 = llvm.mul %137, %129 overflow<nsw> : i32
    %139 = llvm.lshr %138, %5 : i32
    %140 = llvm.trunc %139 : i32 to i16
    %141 = llvm.getelementptr inbounds|nuw %18[%134] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %140, %141 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %142 = llvm.add %133, %6 overflow<nsw, nuw> : i64
    %143 = llvm.icmp "eq" %142, %4 : i64
    llvm.cond_br %143, ^bb28, ^bb30(%142 : i64) {loop_annotation = #loop_annotation}
  ^bb31(%144: i64):  // 2 preds: ^bb29, ^bb32
    %145 = llvm.mul %144, %8 overflow<nsw, nuw> : i64
    %146 = llvm.getelementptr inbounds|nuw %18[%145] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb33(%3 : i64)
  ^bb32:  // pred: ^bb33
    %147 = llvm.add %144, %6 overflow<nsw, nuw> : i64
    %148 = llvm.icmp "eq" %147, %1 : i64
    llvm.cond_br %148, ^bb34, ^bb31(%147 : i64) {loop_annotation = #loop_annotation}
  ^bb33(%149: i64):  // 2 preds: ^bb31, ^bb33
    %150 = llvm.getelementptr inbounds|nuw %146[%149] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %151 = llvm.getelementptr inbounds|nuw %19[%149] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %152 = llvm.load %151 {alignment = 2 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %153 = llvm.load %150 {alignment = 2 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %154 = llvm.add %153, %152 : i16
    llvm.store %154, %151 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %155 = llvm.add %149, %6 overflow<nsw, nuw> : i64
    %156 = llvm.icmp "eq" %155, %4 : i64
    llvm.cond_br %156, ^bb32, ^bb33(%155 : i64) {loop_annotation = #loop_annotation}
  ^bb34:  // pred: ^bb32
    "llvm.intr.memcpy"(%arg2, %19, %8) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
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
