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
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(15 : i32) : i32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(256 : i32) : i32
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(0 : i16) : i16
    %14 = llvm.mlir.constant(64 : i64) : i64
    %15 = llvm.mlir.constant(2314 : i64) : i64
    %16 = llvm.mlir.constant(63 : i32) : i32
    %17 = llvm.mlir.constant(512 : i32) : i32
    %18 = llvm.mlir.constant(32 : i64) : i64
    %19 = llvm.mlir.constant(6410 : i64) : i64
    %20 = llvm.mlir.constant(192 : i64) : i64
    %21 = llvm.mlir.constant(31 : i32) : i32
    %22 = llvm.mlir.constant(7 : i32) : i32
    %23 = llvm.mlir.constant(8458 : i64) : i64
    %24 = llvm.mlir.constant(256 : i64) : i64
    %25 = llvm.mlir.constant(10 : i64) : i64
    %26 = llvm.mlir.constant(40 : i32) : i32
    %27 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    llvm.intr.lifetime.start %33 : !llvm.ptr
    llvm.intr.lifetime.start %34 : !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %30 : !llvm.ptr
    "llvm.intr.memcpy"(%30, %arg0, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb2(%3 : i64)
  ^bb1:  // pred: ^bb3
    %36 = llvm.add %38, %11 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %12 : i64
    llvm.cond_br %37, ^bb4, ^bb2(%36 : i64) {loop_annotation = #loop_annotation}
  ^bb2(%38: i64):  // 2 preds: ^bb0, ^bb1
    %39 = llvm.trunc %38 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb3(%38, %4, %4, %4, %39 : i64, i32, i32, i32, i32)
  ^bb3(%40: i64, %41: i32, %42: i32, %43: i32, %44: i32):  // 2 preds: ^bb2, ^bb3
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %arg1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %47 = llvm.load %46 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %48 = llvm.getelementptr inbounds|nuw %35[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %49 = llvm.load %48 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %50 = llvm.sext %47 : i16 to i32
    %51 = llvm.sext %49 : i16 to i32
    %52 = llvm.mul %51, %50 overflow<nsw> : i32
    %53 = llvm.sext %43 : i32 to i64
    %54 = llvm.getelementptr inbounds %30[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %55 = llvm.load %54 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %56 = llvm.lshr %52, %5 : i32
    %57 = llvm.trunc %56 : i32 to i16
    %58 = llvm.add %55, %57 : i16
    llvm.store %58, %54 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %59 = llvm.add %40, %6 overflow<nsw, nuw> : i64
    %60 = llvm.add %44, %7 : i32
    %61 = llvm.icmp "sgt" %60, %8 : i32
    %62 = llvm.select %61, %39, %60 : i1, i32
    %63 = llvm.add %42, %0 : i32
    %64 = llvm.icmp "sgt" %63, %9 : i32
    %65 = llvm.zext %64 : i1 to i32
    %66 = llvm.add %43, %65 : i32
    %67 = llvm.select %64, %4, %63 : i1, i32
    %68 = llvm.add %41, %0 overflow<nsw, nuw> : i32
    %69 = llvm.icmp "eq" %68, %10 : i32
    llvm.cond_br %69, ^bb1, ^bb3(%59, %68, %67, %66, %62 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    "llvm.intr.memcpy"(%31, %30, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.br ^bb5(%3 : i64)
  ^bb5(%70: i64):  // 2 preds: ^bb4, ^bb5
    %71 = llvm.getelementptr inbounds|nuw %31[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %72 = llvm.load %71 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %73 = llvm.getelementptr inbounds|nuw %32[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %74 = llvm.intr.smax(%72, %13) : (i16, i16) -> i16
    llvm.store %74, %73 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %75 = llvm.add %70, %11 overflow<nsw, nuw> : i64
    %76 = llvm.icmp "eq" %75, %14 : i64
    llvm.cond_br %76, ^bb6, ^bb5(%75 : i64) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %77 = llvm.getelementptr inbounds|nuw %arg0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%29, %78, %14) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb8(%3 : i64)
  ^bb7:  // pred: ^bb9
    %79 = llvm.add %81, %11 overflow<nsw, nuw> : i64
    %80 = llvm.icmp "eq" %79, %12 : i64
    llvm.cond_br %80, ^bb10(%3 : i64), ^bb8(%79 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%81: i64):  // 2 preds: ^bb6, ^bb7
    %82 = llvm.trunc %81 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb9(%81, %4, %4, %4, %82 : i64, i32, i32, i32, i32)
  ^bb9(%83: i64, %84: i32, %85: i32, %86: i32, %87: i32):  // 2 preds: ^bb8, ^bb9
    %88 = llvm.sext %87 : i32 to i64
    %89 = llvm.getelementptr inbounds %32[%88] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %90 = llvm.load %89 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %91 = llvm.getelementptr inbounds|nuw %77[%83] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %92 = llvm.load %91 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %93 = llvm.sext %90 : i16 to i32
    %94 = llvm.sext %92 : i16 to i32
    %95 = llvm.mul %94, %93 overflow<nsw> : i32
    %96 = llvm.sext %86 : i32 to i64
    %97 = llvm.getelementptr inbounds %29[%96] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %98 = llvm.load %97 {alignment = 2 : i64} : !llvm.ptr -> i16
    %99 = llvm.lshr %95, %5 : i32
    %100 = llvm.trunc %99 : i32 to i16
    %101 = llvm.add %98, %100 : i16
    llvm.store %101, %97 {alignment = 2 : i64} : i16, !llvm.ptr
    %102 = llvm.add %83, %6 overflow<nsw, nuw> : i64
    %103 = llvm.add %87, %7 : i32
    %104 = llvm.icmp "sgt" %103, %16 : i32
    %105 = llvm.select %104, %82, %103 : i1, i32
    %106 = llvm.add %85, %0 : i32
    %107 = llvm.icmp "sgt" %106, %8 : i32
    %108 = llvm.zext %107 : i1 to i32
    %109 = llvm.add %86, %108 : i32
    %110 = llvm.select %107, %4, %106 : i1, i32
    %111 = llvm.add %84, %0 overflow<nsw, nuw> : i32
    %112 = llvm.icmp "eq" %111, %17 : i32
    llvm.cond_br %112, ^bb7, ^bb9(%102, %111, %110, %109, %105 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb10(%113: i64):  // 2 preds: ^bb7, ^bb10
    %114 = llvm.getelementptr inbounds|nuw %29[%113] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %115 = llvm.load %114 {alignment = 2 : i64} : !llvm.ptr -> i16
    %116 = llvm.getelementptr inbounds|nuw %33[%113] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %117 = llvm.intr.smax(%115, %13) : (i16, i16) -> i16
    llvm.store %117, %116 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %118 = llvm.add %113, %11 overflow<nsw, nuw> : i64
    %119 = llvm.icmp "eq" %118, %18 : i64
    llvm.cond_br %119, ^bb11, ^bb10(%118 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %120 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.getelementptr inbounds|nuw %arg0[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%28, %121, %14) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb13(%3 : i64)
  ^bb12:  // pred: ^bb14
    %122 = llvm.add %124, %11 overflow<nsw, nuw> : i64
    %123 = llvm.icmp "eq" %122, %12 : i64
    llvm.cond_br %123, ^bb15(%3 : i64), ^bb13(%122 : i64) {loop_annotation = #loop_annotation}
  ^bb13(%124: i64):  // 2 preds: ^bb11, ^bb12
    %125 = llvm.trunc %124 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb14(%124, %4, %4, %4, %125 : i64, i32, i32, i32, i32)
  ^bb14(%126: i64, %127: i32, %128: i32, %129: i32, %130: i32):  // 2 preds: ^bb13, ^bb14
    %131 = llvm.sext %130 : i32 to i64
    %132 = llvm.getelementptr inbounds %33[%131] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %133 = llvm.load %132 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %134 = llvm.getelementptr inbounds|nuw %120[%126] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %135 = llvm.load %134 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %136 = llvm.sext %133 : i16 to i32
    %137 = llvm.sext %135 : i16 to i32
    %138 = llvm.mul %137, %136 overflow<nsw> : i32
    %139 = llvm.sext %129 : i32 to i64
    %140 = llvm.getelementptr inbounds %28[%139] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %141 = llvm.load %140 {alignment = 2 : i64} : !llvm.ptr -> i16
    %142 = llvm.lshr %138, %5 : i32
    %143 = llvm.trunc %142 : i32 to i16
    %144 = llvm.add %141, %143 : i16
    llvm.store %144, %140 {alignment = 2 : i64} : i16, !llvm.ptr
    %145 = llvm.add %126, %6 overflow<nsw, nuw> : i64
    %146 = llvm.add %130, %7 : i32
    %147 = llvm.icmp "sgt" %146, %21 : i32
    %148 = llvm.select %147, %125, %146 : i1, i32
    %149 = llvm.add %128, %0 : i32
    %150 = llvm.icmp "sgt" %149, %22 : i32
    %151 = llvm.zext %150 : i1 to i32
    %152 = llvm.add %129, %151 : i32
    %153 = llvm.select %150, %4, %149 : i1, i32
    %154 = llvm.add %127, %0 overflow<nsw, nuw> : i32
    %155 = llvm.icmp "eq" %154, %10 : i32
    llvm.cond_br %155, ^bb12, ^bb14(%145, %154, %153, %152, %148 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb15(%156: i64):  // 2 preds: ^bb12, ^bb15
    %157 = llvm.getelementptr inbounds|nuw %28[%156] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %158 = llvm.load %157 {alignment = 2 : i64} : !llvm.ptr -> i16
    %159 = llvm.getelementptr inbounds|nuw %34[%156] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %160 = llvm.intr.smax(%158, %13) : (i16, i16) -> i16
    llvm.store %160, %159 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %161 = llvm.add %156, %11 overflow<nsw, nuw> : i64
    %162 = llvm.icmp "eq" %161, %18 : i64
    llvm.cond_br %162, ^bb16, ^bb15(%161 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    %163 = llvm.getelementptr inbounds|nuw %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.getelementptr inbounds|nuw %arg0[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %27 : !llvm.ptr
    "llvm.intr.memcpy"(%27, %164, %25) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb18(%3 : i64)
  ^bb17:  // pred: ^bb19
    %165 = llvm.add %167, %11 overflow<nsw, nuw> : i64
    %166 = llvm.icmp "eq" %165, %12 : i64
    llvm.cond_br %166, ^bb20, ^bb18(%165 : i64) {loop_annotation = #loop_annotation}
  ^bb18(%167: i64):  // 2 preds: ^bb16, ^bb17
    %168 = llvm.trunc %167 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb19(%167, %4, %4, %4, %168 : i64, i32, i32, i32, i32)
  ^bb19(%169: i64, %170: i32, %171: i32, %172: i32, %173: i32):  // 2 preds: ^bb18, ^bb19
    %174 = llvm.sext %173 : i32 to i64
    %175 = llvm.getelementptr inbounds %34[%174] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %176 = llvm.load %175 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %177 = llvm.getelementptr inbounds|nuw %163[%169] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %178 = llvm.load %177 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %179 = llvm.sext %176 : i16 to i32
    %180 = llvm.sext %178 : i16 to i32
    %181 = llvm.mul %180, %179 overflow<nsw> : i32
    %182 = llvm.sext %172 : i32 to i64
    %183 = llvm.getelementptr inbounds %27[%182] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %184 = llvm.load %183 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %185 = llvm.lshr %181, %5 : i32
    %186 = llvm.trunc %185 : i32 to i16
    %187 = llvm.add %184, %186 : i16
    llvm.store %187, %183 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %188 = llvm.add %169, %6 overflow<nsw, nuw> : i64
    %189 = llvm.add %173, %7 : i32
    %190 = llvm.icmp "sgt" %189, %21 : i32
    %191 = llvm.select %190, %168, %189 : i1, i32
    %192 = llvm.add %171, %0 : i32
    %193 = llvm.icmp "sgt" %192, %22 : i32
    %194 = llvm.zext %193 : i1 to i32
    %195 = llvm.add %172, %194 : i32
    %196 = llvm.select %193, %4, %192 : i1, i32
    %197 = llvm.add %170, %0 overflow<nsw, nuw> : i32
    %198 = llvm.icmp "eq" %197, %26 : i32
    llvm.cond_br %198, ^bb17, ^bb19(%188, %197, %196, %195, %191 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb17
    "llvm.intr.memcpy"(%arg2, %27, %25) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.return
  }
}
