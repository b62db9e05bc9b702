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
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(15 : i32) : i32
    %9 = llvm.mlir.constant(128 : i32) : i32
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(0 : i16) : i16
    %12 = llvm.mlir.constant(64 : i64) : i64
    %13 = llvm.mlir.constant(2314 : i64) : i64
    %14 = llvm.mlir.constant(63 : i32) : i32
    %15 = llvm.mlir.constant(7 : i32) : i32
    %16 = llvm.mlir.constant(256 : i32) : i32
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.constant(6410 : i64) : i64
    %19 = llvm.mlir.constant(192 : i64) : i64
    %20 = llvm.mlir.constant(31 : i32) : i32
    %21 = llvm.mlir.constant(3 : i32) : i32
    %22 = llvm.mlir.constant(8458 : i64) : i64
    %23 = llvm.mlir.constant(256 : i64) : i64
    %24 = llvm.mlir.constant(10 : i64) : i64
    %25 = llvm.mlir.constant(20 : i32) : i32
    %26 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    llvm.intr.lifetime.start %33 : !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %29 : !llvm.ptr
    "llvm.intr.memcpy"(%29, %arg0, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%35: i64):  // 2 preds: ^bb0, ^bb2
    %36 = llvm.trunc %35 : i64 to i32
    llvm.br ^bb3(%35, %4, %4, %4, %36 : i64, i32, i32, i32, i32)
  ^bb2:  // pred: ^bb3
    %37 = llvm.add %35, %10 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %6 : i64
    llvm.cond_br %38, ^bb4, ^bb1(%37 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%39: i64, %40: i32, %41: i32, %42: i32, %43: i32):  // 2 preds: ^bb1, ^bb3
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %46 = llvm.load %45 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %47 = llvm.getelementptr inbounds|nuw %34[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %48 = llvm.load %47 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %49 = llvm.sext %46 : i16 to i32
    %50 = llvm.sext %48 : i16 to i32
    %51 = llvm.mul %50, %49 overflow<nsw> : i32
    %52 = llvm.sext %42 : i32 to i64
    %53 = llvm.getelementptr inbounds %29[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %54 = llvm.load %53 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %55 = llvm.lshr %51, %5 : i32
    %56 = llvm.trunc %55 : i32 to i16
    %57 = llvm.add %54, %56 : i16
    llvm.store %57, %53 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %58 = llvm.add %39, %6 overflow<nsw, nuw> : i64
    %59 = llvm.add %43, %7 : i32
    %60 = llvm.icmp "sgt" %59, %8 : i32
    %61 = llvm.select %60, %36, %59 : i1, i32
    %62 = llvm.add %42, %41 : i32
    %63 = llvm.xor %41, %0 : i32
    %64 = llvm.add %40, %0 overflow<nsw, nuw> : i32
    %65 = llvm.icmp "eq" %64, %9 : i32
    llvm.cond_br %65, ^bb2, ^bb3(%58, %64, %63, %62, %61 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    "llvm.intr.memcpy"(%30, %29, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.br ^bb5(%3 : i64)
  ^bb5(%66: i64):  // 2 preds: ^bb4, ^bb5
    %67 = llvm.getelementptr inbounds|nuw %30[%66] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %68 = llvm.load %67 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %69 = llvm.getelementptr inbounds|nuw %31[%66] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %70 = llvm.intr.smax(%68, %11) : (i16, i16) -> i16
    llvm.store %70, %69 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %71 = llvm.add %66, %10 overflow<nsw, nuw> : i64
    %72 = llvm.icmp "eq" %71, %12 : i64
    llvm.cond_br %72, ^bb6, ^bb5(%71 : i64) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %73 = llvm.getelementptr inbounds|nuw %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%28, %74, %12) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb7(%3 : i64)
  ^bb7(%75: i64):  // 2 preds: ^bb6, ^bb8
    %76 = llvm.trunc %75 : i64 to i32
    llvm.br ^bb9(%75, %4, %4, %4, %76 : i64, i32, i32, i32, i32)
  ^bb8:  // pred: ^bb9
    %77 = llvm.add %75, %10 overflow<nsw, nuw> : i64
    %78 = llvm.icmp "eq" %77, %6 : i64
    llvm.cond_br %78, ^bb10(%3 : i64), ^bb7(%77 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%79: i64, %80: i32, %81: i32, %82: i32, %83: i32):  // 2 preds: ^bb7, ^bb9
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %31[%84] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %86 = llvm.load %85 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %87 = llvm.getelementptr inbounds|nuw %73[%79] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %88 = llvm.load %87 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %89 = llvm.sext %86 : i16 to i32
    %90 = llvm.sext %88 : i16 to i32
    %91 = llvm.mul %90, %89 overflow<nsw> : i32
    %92 = llvm.sext %82 : i32 to i64
    %93 = llvm.getelementptr inbounds %28[%92] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %94 = llvm.load %93 {alignment = 2 : i64} : !llvm.ptr -> i16
    %95 = llvm.lshr %91, %5 : i32
    %96 = llvm.trunc %95 : i32 to i16
    %97 = llvm.add %94, %96 : i16
    llvm.store %97, %93 {alignment = 2 : i64} : i16, !llvm.ptr
    %98 = llvm.add %79, %6 overflow<nsw, nuw> : i64
    %99 = llvm.add %83, %7 : i32
    %100 = llvm.icmp "sgt" %99, %14 : i32
    %101 = llvm.select %100, %76, %99 : i1, i32
    %102 = llvm.add %81, %0 : i32
    %103 = llvm.icmp "sgt" %102, %15 : i32
    %104 = llvm.zext %103 : i1 to i32
    %105 = llvm.add %82, %104 : i32
    %106 = llvm.select %103, %4, %102 : i1, i32
    %107 = llvm.add %80, %0 overflow<nsw, nuw> : i32
    %108 = llvm.icmp "eq" %107, %16 : i32
    llvm.cond_br %108, ^bb8, ^bb9(%98, %107, %106, %105, %101 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb10(%109: i64):  // 2 preds: ^bb8, ^bb10
    %110 = llvm.getelementptr inbounds|nuw %28[%109] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %111 = llvm.load %110 {alignment = 2 : i64} : !llvm.ptr -> i16
    %112 = llvm.getelementptr inbounds|nuw %32[%109] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %113 = llvm.intr.smax(%111, %11) : (i16, i16) -> i16
    llvm.store %113, %112 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %114 = llvm.add %109, %10 overflow<nsw, nuw> : i64
    %115 = llvm.icmp "eq" %114, %17 : i64
    llvm.cond_br %115, ^bb11, ^bb10(%114 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %116 = llvm.getelementptr inbounds|nuw %arg0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%27, %117, %12) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb12(%3 : i64)
  ^bb12(%118: i64):  // 2 preds: ^bb11, ^bb13
    %119 = llvm.trunc %118 : i64 to i32
    llvm.br ^bb14(%118, %4, %4, %4, %119 : i64, i32, i32, i32, i32)
  ^bb13:  // pred: ^bb14
    %120 = llvm.add %118, %10 overflow<nsw, nuw> : i64
    %121 = llvm.icmp "eq" %120, %6 : i64
    llvm.cond_br %121, ^bb15(%3 : i64), ^bb12(%120 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%122: i64, %123: i32, %124: i32, %125: i32, %126: i32):  // 2 preds: ^bb12, ^bb14
    %127 = llvm.sext %126 : i32 to i64
    %128 = llvm.getelementptr inbounds %32[%127] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %129 = llvm.load %128 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %130 = llvm.getelementptr inbounds|nuw %116[%122] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %131 = llvm.load %130 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %132 = llvm.sext %129 : i16 to i32
    %133 = llvm.sext %131 : i16 to i32
    %134 = llvm.mul %133, %132 overflow<nsw> : i32
    %135 = llvm.sext %125 : i32 to i64
    %136 = llvm.getelementptr inbounds %27[%135] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %137 = llvm.load %136 {alignment = 2 : i64} : !llvm.ptr -> i16
    %138 = llvm.lshr %134, %5 : i32
    %139 = llvm.trunc %138 : i32 to i16
    %140 = llvm.add %137, %139 : i16
    llvm.store %140, %136 {alignment = 2 : i64} : i16, !llvm.ptr
    %141 = llvm.add %122, %6 overflow<nsw, nuw> : i64
    %142 = llvm.add %126, %7 : i32
    %143 = llvm.icmp "sgt" %142, %20 : i32
    %144 = llvm.select %143, %119, %142 : i1, i32
    %145 = llvm.add %124, %0 : i32
    %146 = llvm.icmp "sgt" %145, %21 : i32
    %147 = llvm.zext %146 : i1 to i32
    %148 = llvm.add %125, %147 : i32
    %149 = llvm.select %146, %4, %145 : i1, i32
    %150 = llvm.add %123, %0 overflow<nsw, nuw> : i32
    %151 = llvm.icmp "eq" %150, %9 : i32
    llvm.cond_br %151, ^bb13, ^bb14(%141, %150, %149, %148, %144 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb15(%152: i64):  // 2 preds: ^bb13, ^bb15
    %153 = llvm.getelementptr inbounds|nuw %27[%152] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %154 = llvm.load %153 {alignment = 2 : i64} : !llvm.ptr -> i16
    %155 = llvm.getelementptr inbounds|nuw %33[%152] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %156 = llvm.intr.smax(%154, %11) : (i16, i16) -> i16
    llvm.store %156, %155 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %157 = llvm.add %152, %10 overflow<nsw, nuw> : i64
    %158 = llvm.icmp "eq" %157, %17 : i64
    llvm.cond_br %158, ^bb16, ^bb15(%157 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    %159 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.getelementptr inbounds|nuw %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %26 : !llvm.ptr
    "llvm.intr.memcpy"(%26, %160, %24) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb17(%3 : i64)
  ^bb17(%161: i64):  // 2 preds: ^bb16, ^bb18
    %162 = llvm.trunc %161 : i64 to i32
    llvm.br ^bb19(%161, %4, %4, %4, %162 : i64, i32, i32, i32, i32)
  ^bb18:  // pred: ^bb19
    %163 = llvm.add %161, %10 overflow<nsw, nuw> : i64
    %164 = llvm.icmp "eq" %163, %6 : i64
    llvm.cond_br %164, ^bb20, ^bb17(%163 : i64) {loop_annotation = #loop_annotation}
  ^bb19(%165: i64, %166: i32, %167: i32, %168: i32, %169: i32):  // 2 preds: ^bb17, ^bb19
    %170 = llvm.sext %169 : i32 to i64
    %171 = llvm.getelementptr inbounds %33[%170] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %172 = llvm.load %171 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %173 = llvm.getelementptr inbounds|nuw %159[%165] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %174 = llvm.load %173 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %175 = llvm.sext %172 : i16 to i32
    %176 = llvm.sext %174 : i16 to i32
    %177 = llvm.mul %176, %175 overflow<nsw> : i32
    %178 = llvm.sext %168 : i32 to i64
    %179 = llvm.getelementptr inbounds %26[%178] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %180 = llvm.load %179 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %181 = llvm.lshr %177, %5 : i32
    %182 = llvm.trunc %181 : i32 to i16
    %183 = llvm.add %180, %182 : i16
    llvm.store %183, %179 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %184 = llvm.add %165, %6 overflow<nsw, nuw> : i64
    %185 = llvm.add %169, %7 : i32
    %186 = llvm.icmp "sgt" %185, %20 : i32
    %187 = llvm.select %186, %162, %185 : i1, i32
    %188 = llvm.add %167, %0 : i32
    %189 = llvm.icmp "sgt" %188, %21 : i32
    %190 = llvm.zext %189 : i1 to i32
    %191 = llvm.add %168, %190 : i32
    %192 = llvm.select %189, %4, %188 : i1, i32
    %193 = llvm.add %166, %0 overflow<nsw, nuw> : i32
    %194 = llvm.icmp "eq" %193, %25 : i32
    llvm.cond_br %194, ^bb18, ^bb19(%184, %193, %192, %191, %187 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb18
    "llvm.intr.memcpy"(%arg2, %26, %24) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.return
  }
}
