#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain1, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode5EL9ap_o_mode3ELi0EEplILi16ELi6ELb1ELS0_5ELS1_3ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
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
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(7 : i64) : i64
    %9 = llvm.mlir.constant(5 : i64) : i64
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.constant(2314 : i64) : i64
    %13 = llvm.mlir.constant(6 : i64) : i64
    %14 = llvm.mlir.constant(32 : i64) : i64
    %15 = llvm.mlir.constant(6410 : i64) : i64
    %16 = llvm.mlir.constant(8458 : i64) : i64
    %17 = llvm.alloca %0 x !llvm.struct<(array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<1024 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<2048 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<1024 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<160 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    "llvm.intr.memcpy"(%17, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.getelementptr inbounds|nuw %17[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%18, %arg2, %2) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %19 = llvm.getelementptr inbounds|nuw %17[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%19, %arg3, %2) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.getelementptr inbounds|nuw %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%20, %arg4, %5) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %21 = llvm.getelementptr inbounds|nuw %17[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%7 : i64)
  ^bb1(%22: i64):  // 2 preds: ^bb0, ^bb3
    %23 = llvm.shl %22, %8 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr inbounds %arg5[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.getelementptr inbounds %21[%22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb4(%7 : i64)
  ^bb2:  // pred: ^bb3
    %26 = llvm.getelementptr inbounds|nuw %17[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%7 : i64)
  ^bb3:  // pred: ^bb4
    %27 = llvm.add %22, %10 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %11 : i64
    llvm.cond_br %28, ^bb2, ^bb1(%27 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%29: i64):  // 2 preds: ^bb1, ^bb4
    %30 = llvm.getelementptr inbounds %24[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %31 = llvm.shl %29, %9 overflow<nsw, nuw> : i64
    %32 = llvm.getelementptr inbounds %25[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.load %30 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %33, %32 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %34 = llvm.add %29, %10 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %2 : i64
    llvm.cond_br %35, ^bb3, ^bb4(%34 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%36: i64):  // 2 preds: ^bb2, ^bb7
    %37 = llvm.shl %36, %13 overflow<nsw, nuw> : i64
    %38 = llvm.getelementptr inbounds %arg6[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.getelementptr inbounds %26[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb8(%7 : i64)
  ^bb6:  // pred: ^bb7
    %40 = llvm.getelementptr inbounds|nuw %17[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%7 : i64)
  ^bb7:  // pred: ^bb8
    %41 = llvm.add %36, %10 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %2 : i64
    llvm.cond_br %42, ^bb6, ^bb5(%41 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%43: i64):  // 2 preds: ^bb5, ^bb8
    %44 = llvm.getelementptr inbounds %38[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %45 = llvm.shl %43, %8 overflow<nsw, nuw> : i64
    %46 = llvm.getelementptr inbounds %39[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %44 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %47, %46 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %48 = llvm.add %43, %10 overflow<nsw, nuw> : i64
    %49 = llvm.icmp "eq" %48, %14 : i64
    llvm.cond_br %49, ^bb7, ^bb8(%48 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%50: i64):  // 2 preds: ^bb6, ^bb11
    %51 = llvm.shl %50, %13 overflow<nsw, nuw> : i64
    %52 = llvm.getelementptr inbounds %arg7[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.getelementptr inbounds %40[%50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb12(%7 : i64)
  ^bb10:  // pred: ^bb11
    %54 = llvm.getelementptr inbounds|nuw %17[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb13(%7 : i64)
  ^bb11:  // pred: ^bb12
    %55 = llvm.add %50, %10 overflow<nsw, nuw> : i64
    %56 = llvm.icmp "eq" %55, %14 : i64
    llvm.cond_br %56, ^bb10, ^bb9(%55 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%57: i64):  // 2 preds: ^bb9, ^bb12
    %58 = llvm.getelementptr inbounds %52[%57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %59 = llvm.shl %57, %13 overflow<nsw, nuw> : i64
    %60 = llvm.getelementptr inbounds %53[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.load %58 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %61, %60 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %62 = llvm.add %57, %10 overflow<nsw, nuw> : i64
    %63 = llvm.icmp "eq" %62, %14 : i64
    llvm.cond_br %63, ^bb11, ^bb12(%62 : i64) {loop_annotation = #loop_annotation}
  ^bb13(%64: i64):  // 2 preds: ^bb10, ^bb15
    %65 = llvm.mul %64, %5 overflow<nsw, nuw> : i64
    %66 = llvm.getelementptr inbounds %arg8[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.getelementptr inbounds %54[%64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb16(%7 : i64)
  ^bb14:  // pred: ^bb15
    llvm.call @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%17, %arg0, %arg9) : (!llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 8778 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.return
  ^bb15:  // pred: ^bb16
    %68 = llvm.add %64, %10 overflow<nsw, nuw> : i64
    %69 = llvm.icmp "eq" %68, %14 : i64
    llvm.cond_br %69, ^bb14, ^bb13(%68 : i64) {loop_annotation = #loop_annotation}
  ^bb16(%70: i64):  // 2 preds: ^bb13, ^bb16
    %71 = llvm.getelementptr inbounds %66[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %72 = llvm.shl %70, %13 overflow<nsw, nuw> : i64
    %73 = llvm.getelementptr inbounds %67[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.load %71 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %74, %73 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %75 = llvm.add %70, %10 overflow<nsw, nuw> : i64
    %76 = llvm.icmp "eq" %75, %9 : i64
    llvm.cond_br %76, ^bb15, ^bb16(%75 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%arg0: !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 8778 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(266 : i64) : i64
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(16 : i32) : i32
    %7 = llvm.mlir.constant(2147483632 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(0 : i16) : i16
    %11 = llvm.mlir.constant(2314 : i64) : i64
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(63 : i32) : i32
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.constant(128 : i32) : i32
    %16 = llvm.mlir.constant(32 : i64) : i64
    %17 = llvm.mlir.constant(6410 : i64) : i64
    %18 = llvm.mlir.constant(192 : i64) : i64
    %19 = llvm.mlir.constant(31 : i32) : i32
    %20 = llvm.mlir.constant(64 : i32) : i32
    %21 = llvm.mlir.constant(8458 : i64) : i64
    %22 = llvm.mlir.constant(256 : i64) : i64
    %23 = llvm.mlir.constant(10 : i64) : i64
    %24 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    llvm.intr.lifetime.start %29 : !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memcpy"(%27, %arg0, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%33: i64):  // 2 preds: ^bb0, ^bb2
    %34 = llvm.trunc %33 : i64 to i32
    llvm.br ^bb3(%33, %3, %34 : i64, i64, i32)
  ^bb2:  // pred: ^bb3
    %35 = llvm.add %33, %8 overflow<nsw, nuw> : i64
    %36 = llvm.icmp "eq" %35, %5 : i64
    llvm.cond_br %36, ^bb4, ^bb1(%35 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%37: i64, %38: i64, %39: i32):  // 2 preds: ^bb1, ^bb3
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %arg1[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %42 = llvm.load %41 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %43 = llvm.getelementptr inbounds|nuw %32[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %44 = llvm.load %43 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %45 = llvm.sext %42 : i16 to i32
    %46 = llvm.sext %44 : i16 to i32
    %47 = llvm.mul %46, %45 overflow<nsw> : i32
    %48 = llvm.getelementptr inbounds|nuw %27[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %49 = llvm.load %48 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %50 = llvm.lshr %47, %4 : i32
    %51 = llvm.trunc %50 : i32 to i16
    %52 = llvm.add %49, %51 : i16
    llvm.store %52, %48 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %53 = llvm.add %37, %5 overflow<nsw, nuw> : i64
    %54 = llvm.add %39, %6 : i32
    %55 = llvm.icmp "ult" %39, %7 : i32
    %56 = llvm.select %55, %34, %54 : i1, i32
    %57 = llvm.add %38, %8 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %57, %9 : i64
    llvm.cond_br %58, ^bb2, ^bb3(%53, %57, %56 : i64, i64, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    "llvm.intr.memcpy"(%28, %27, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.br ^bb5(%3 : i64)
  ^bb5(%59: i64):  // 2 preds: ^bb4, ^bb5
    %60 = llvm.getelementptr inbounds|nuw %28[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %61 = llvm.load %60 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %62 = llvm.getelementptr inbounds|nuw %29[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %63 = llvm.intr.smax(%61, %10) : (i16, i16) -> i16
    llvm.store %63, %62 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %64 = llvm.add %59, %8 overflow<nsw, nuw> : i64
    %65 = llvm.icmp "eq" %64, %9 : i64
    llvm.cond_br %65, ^bb6, ^bb5(%64 : i64) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %66 = llvm.getelementptr inbounds|nuw %arg0[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%26, %67, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb7(%3 : i64)
  ^bb7(%68: i64):  // 2 preds: ^bb6, ^bb8
    %69 = llvm.trunc %68 : i64 to i32
    llvm.br ^bb9(%68, %12, %12, %12, %69 : i64, i32, i32, i32, i32)
  ^bb8:  // pred: ^bb9
    %70 = llvm.add %68, %8 overflow<nsw, nuw> : i64
    %71 = llvm.icmp "eq" %70, %5 : i64
    llvm.cond_br %71, ^bb10(%3 : i64), ^bb7(%70 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%72: i64, %73: i32, %74: i32, %75: i32, %76: i32):  // 2 preds: ^bb7, ^bb9
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %29[%77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %79 = llvm.load %78 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %80 = llvm.getelementptr inbounds|nuw %66[%72] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %81 = llvm.load %80 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %82 = llvm.sext %79 : i16 to i32
    %83 = llvm.sext %81 : i16 to i32
    %84 = llvm.mul %83, %82 overflow<nsw> : i32
    %85 = llvm.sext %75 : i32 to i64
    %86 = llvm.getelementptr inbounds %26[%85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %87 = llvm.load %86 {alignment = 2 : i64} : !llvm.ptr -> i16
    %88 = llvm.lshr %84, %4 : i32
    %89 = llvm.trunc %88 : i32 to i16
    %90 = llvm.add %87, %89 : i16
    llvm.store %90, %86 {alignment = 2 : i64} : i16, !llvm.ptr
    %91 = llvm.add %72, %5 overflow<nsw, nuw> : i64
    %92 = llvm.add %76, %6 : i32
    %93 = llvm.icmp "sgt" %92, %13 : i32
    %94 = llvm.select %93, %69, %92 : i1, i32
    %95 = llvm.add %74, %0 : i32
    %96 = llvm.icmp "sgt" %95, %14 : i32
    %97 = llvm.zext %96 : i1 to i32
    %98 = llvm.add %75, %97 : i32
    %99 = llvm.select %96, %12, %95 : i1, i32
    %100 = llvm.add %73, %0 overflow<nsw, nuw> : i32
    %101 = llvm.icmp "eq" %100, %15 : i32
    llvm.cond_br %101, ^bb8, ^bb9(%91, %100, %99, %98, %94 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb10(%102: i64):  // 2 preds: ^bb8, ^bb10
    %103 = llvm.getelementptr inbounds|nuw %26[%102] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %104 = llvm.load %103 {alignment = 2 : i64} : !llvm.ptr -> i16
    %105 = llvm.getelementptr inbounds|nuw %30[%102] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %106 = llvm.intr.smax(%104, %10) : (i16, i16) -> i16
    llvm.store %106, %105 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %107 = llvm.add %102, %8 overflow<nsw, nuw> : i64
    %108 = llvm.icmp "eq" %107, %16 : i64
    llvm.cond_br %108, ^bb11, ^bb10(%107 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %109 = llvm.getelementptr inbounds|nuw %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.getelementptr inbounds|nuw %arg0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%25, %110, %9) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb12(%3 : i64)
  ^bb12(%111: i64):  // 2 preds: ^bb11, ^bb13
    %112 = llvm.trunc %111 : i64 to i32
    llvm.br ^bb14(%111, %12, %12, %12, %112 : i64, i32, i32, i32, i32)
  ^bb13:  // pred: ^bb14
    %113 = llvm.add %111, %8 overflow<nsw, nuw> : i64
    %114 = llvm.icmp "eq" %113, %5 : i64
    llvm.cond_br %114, ^bb15(%3 : i64), ^bb12(%113 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%115: i64, %116: i32, %117: i32, %118: i32, %119: i32):  // 2 preds: ^bb12, ^bb14
    %120 = llvm.sext %119 : i32 to i64
    %121 = llvm.getelementptr inbounds %30[%120] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %122 = llvm.load %121 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %123 = llvm.getelementptr inbounds|nuw %109[%115] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %124 = llvm.load %123 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %125 = llvm.sext %122 : i16 to i32
    %126 = llvm.sext %124 : i16 to i32
    %127 = llvm.mul %126, %125 overflow<nsw> : i32
    %128 = llvm.sext %118 : i32 to i64
    %129 = llvm.getelementptr inbounds %25[%128] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %130 = llvm.load %129 {alignment = 2 : i64} : !llvm.ptr -> i16
    %131 = llvm.lshr %127, %4 : i32
    %132 = llvm.trunc %131 : i32 to i16
    %133 = llvm.add %130, %132 : i16
    llvm.store %133, %129 {alignment = 2 : i64} : i16, !llvm.ptr
    %134 = llvm.add %115, %5 overflow<nsw, nuw> : i64
    %135 = llvm.add %119, %6 : i32
    %136 = llvm.icmp "sgt" %135, %19 : i32
    %137 = llvm.select %136, %112, %135 : i1, i32
    %138 = llvm.add %118, %117 : i32
    %139 = llvm.xor %117, %0 : i32
    %140 = llvm.add %116, %0 overflow<nsw, nuw> : i32
    %141 = llvm.icmp "eq" %140, %20 : i32
    llvm.cond_br %141, ^bb13, ^bb14(%134, %140, %139, %138, %137 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb15(%142: i64):  // 2 preds: ^bb13, ^bb15
    %143 = llvm.getelementptr inbounds|nuw %25[%142] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %144 = llvm.load %143 {alignment = 2 : i64} : !llvm.ptr -> i16
    %145 = llvm.getelementptr inbounds|nuw %31[%142] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %146 = llvm.intr.smax(%144, %10) : (i16, i16) -> i16
    llvm.store %146, %145 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %147 = llvm.add %142, %8 overflow<nsw, nuw> : i64
    %148 = llvm.icmp "eq" %147, %16 : i64
    llvm.cond_br %148, ^bb16, ^bb15(%147 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    %149 = llvm.getelementptr inbounds|nuw %arg0[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %24 : !llvm.ptr
    "llvm.intr.memcpy"(%24, %150, %23) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb17(%3 : i64)
  ^bb17(%151: i64):  // 2 preds: ^bb16, ^bb18
    %152 = llvm.trunc %151 : i64 to i32
    llvm.br ^bb19(%151, %12, %12, %12, %152 : i64, i32, i32, i32, i32)
  ^bb18:  // pred: ^bb19
    %153 = llvm.add %151, %8 overflow<nsw, nuw> : i64
    %154 = llvm.icmp "eq" %153, %5 : i64
    llvm.cond_br %154, ^bb20, ^bb17(%153 : i64) {loop_annotation = #loop_annotation}
  ^bb19(%155: i64, %156: i32, %157: i32, %158: i32, %159: i32):  // 2 preds: ^bb17, ^bb19
    %160 = llvm.sext %159 : i32 to i64
    %161 = llvm.getelementptr inbounds %31[%160] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %162 = llvm.load %161 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %163 = llvm.getelementptr inbounds|nuw %149[%155] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %164 = llvm.load %163 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %165 = llvm.sext %162 : i16 to i32
    %166 = llvm.sext %164 : i16 to i32
    %167 = llvm.mul %166, %165 overflow<nsw> : i32
    %168 = llvm.sext %158 : i32 to i64
    %169 = llvm.getelementptr inbounds %24[%168] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %170 = llvm.load %169 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %171 = llvm.lshr %167, %4 : i32
    %172 = llvm.trunc %171 : i32 to i16
    %173 = llvm.add %170, %172 : i16
    llvm.store %173, %169 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %174 = llvm.add %155, %5 overflow<nsw, nuw> : i64
    %175 = llvm.add %159, %6 : i32
    %176 = llvm.icmp "sgt" %175, %19 : i32
    %177 = llvm.select %176, %152, %175 : i1, i32
    %178 = llvm.add %158, %157 : i32
    %179 = llvm.xor %157, %0 : i32
    %180 = llvm.add %156, %0 overflow<nsw, nuw> : i32
    %181 = llvm.icmp "eq" %180, %4 : i32
    llvm.cond_br %181, ^bb18, ^bb19(%174, %180, %179, %178, %177 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb18
    "llvm.intr.memcpy"(%arg2, %24, %23) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.return
  }
}
