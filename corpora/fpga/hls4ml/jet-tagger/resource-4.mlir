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
    %12 = llvm.mlir.constant(0 : i16) : i16
    %13 = llvm.mlir.constant(64 : i64) : i64
    %14 = llvm.mlir.constant(2314 : i64) : i64
    %15 = llvm.mlir.constant(63 : i32) : i32
    %16 = llvm.mlir.constant(512 : i32) : i32
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.constant(6410 : i64) : i64
    %19 = llvm.mlir.constant(192 : i64) : i64
    %20 = llvm.mlir.constant(31 : i32) : i32
    %21 = llvm.mlir.constant(7 : i32) : i32
    %22 = llvm.mlir.constant(8458 : i64) : i64
    %23 = llvm.mlir.constant(256 : i64) : i64
    %24 = llvm.mlir.constant(10 : i64) : i64
    %25 = llvm.mlir.constant(40 : i32) : i32
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
    %37 = llvm.add %35, %11 overflow<nsw, nuw> : i64
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
    %62 = llvm.add %41, %0 : i32
    %63 = llvm.icmp "sgt" %62, %9 : i32
    %64 = llvm.zext %63 : i1 to i32
    %65 = llvm.add %42, %64 : i32
    %66 = llvm.select %63, %4, %62 : i1, i32
    %67 = llvm.add %40, %0 overflow<nsw, nuw> : i32
    %68 = llvm.icmp "eq" %67, %10 : i32
    llvm.cond_br %68, ^bb2, ^bb3(%58, %67, %66, %65, %61 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    "llvm.intr.memcpy"(%30, %29, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.br ^bb5(%3 : i64)
  ^bb5(%69: i64):  // 2 preds: ^bb4, ^bb5
    %70 = llvm.getelementptr inbounds|nuw %30[%69] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %71 = llvm.load %70 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %72 = llvm.getelementptr inbounds|nuw %31[%69] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %73 = llvm.intr.smax(%71, %12) : (i16, i16) -> i16
    llvm.store %73, %72 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %74 = llvm.add %69, %11 overflow<nsw, nuw> : i64
    %75 = llvm.icmp "eq" %74, %13 : i64
    llvm.cond_br %75, ^bb6, ^bb5(%74 : i64) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %76 = llvm.getelementptr inbounds|nuw %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%28, %77, %13) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb7(%3 : i64)
  ^bb7(%78: i64):  // 2 preds: ^bb6, ^bb8
    %79 = llvm.trunc %78 : i64 to i32
    llvm.br ^bb9(%78, %4, %4, %4, %79 : i64, i32, i32, i32, i32)
  ^bb8:  // pred: ^bb9
    %80 = llvm.add %78, %11 overflow<nsw, nuw> : i64
    %81 = llvm.icmp "eq" %80, %6 : i64
    llvm.cond_br %81, ^bb10(%3 : i64), ^bb7(%80 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%82: i64, %83: i32, %84: i32, %85: i32, %86: i32):  // 2 preds: ^bb7, ^bb9
    %87 = llvm.sext %86 : i32 to i64
    %88 = llvm.getelementptr inbounds %31[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %89 = llvm.load %88 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %90 = llvm.getelementptr inbounds|nuw %76[%82] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %91 = llvm.load %90 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %92 = llvm.sext %89 : i16 to i32
    %93 = llvm.sext %91 : i16 to i32
    %94 = llvm.mul %93, %92 overflow<nsw> : i32
    %95 = llvm.sext %85 : i32 to i64
    %96 = llvm.getelementptr inbounds %28[%95] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %97 = llvm.load %96 {alignment = 2 : i64} : !llvm.ptr -> i16
    %98 = llvm.lshr %94, %5 : i32
    %99 = llvm.trunc %98 : i32 to i16
    %100 = llvm.add %97, %99 : i16
    llvm.store %100, %96 {alignment = 2 : i64} : i16, !llvm.ptr
    %101 = llvm.add %82, %6 overflow<nsw, nuw> : i64
    %102 = llvm.add %86, %7 : i32
    %103 = llvm.icmp "sgt" %102, %15 : i32
    %104 = llvm.select %103, %79, %102 : i1, i32
    %105 = llvm.add %84, %0 : i32
    %106 = llvm.icmp "sgt" %105, %8 : i32
    %107 = llvm.zext %106 : i1 to i32
    %108 = llvm.add %85, %107 : i32
    %109 = llvm.select %106, %4, %105 : i1, i32
    %110 = llvm.add %83, %0 overflow<nsw, nuw> : i32
    %111 = llvm.icmp "eq" %110, %16 : i32
    llvm.cond_br %111, ^bb8, ^bb9(%101, %110, %109, %108, %104 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb10(%112: i64):  // 2 preds: ^bb8, ^bb10
    %113 = llvm.getelementptr inbounds|nuw %28[%112] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %114 = llvm.load %113 {alignment = 2 : i64} : !llvm.ptr -> i16
    %115 = llvm.getelementptr inbounds|nuw %32[%112] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %116 = llvm.intr.smax(%114, %12) : (i16, i16) -> i16
    llvm.store %116, %115 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %117 = llvm.add %112, %11 overflow<nsw, nuw> : i64
    %118 = llvm.icmp "eq" %117, %17 : i64
    llvm.cond_br %118, ^bb11, ^bb10(%117 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %119 = llvm.getelementptr inbounds|nuw %arg0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%27, %120, %13) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb12(%3 : i64)
  ^bb12(%121: i64):  // 2 preds: ^bb11, ^bb13
    %122 = llvm.trunc %121 : i64 to i32
    llvm.br ^bb14(%121, %4, %4, %4, %122 : i64, i32, i32, i32, i32)
  ^bb13:  // pred: ^bb14
    %123 = llvm.add %121, %11 overflow<nsw, nuw> : i64
    %124 = llvm.icmp "eq" %123, %6 : i64
    llvm.cond_br %124, ^bb15(%3 : i64), ^bb12(%123 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%125: i64, %126: i32, %127: i32, %128: i32, %129: i32):  // 2 preds: ^bb12, ^bb14
    %130 = llvm.sext %129 : i32 to i64
    %131 = llvm.getelementptr inbounds %32[%130] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %132 = llvm.load %131 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %133 = llvm.getelementptr inbounds|nuw %119[%125] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %134 = llvm.load %133 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %135 = llvm.sext %132 : i16 to i32
    %136 = llvm.sext %134 : i16 to i32
    %137 = llvm.mul %136, %135 overflow<nsw> : i32
    %138 = llvm.sext %128 : i32 to i64
    %139 = llvm.getelementptr inbounds %27[%138] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %140 = llvm.load %139 {alignment = 2 : i64} : !llvm.ptr -> i16
    %141 = llvm.lshr %137, %5 : i32
    %142 = llvm.trunc %141 : i32 to i16
    %143 = llvm.add %140, %142 : i16
    llvm.store %143, %139 {alignment = 2 : i64} : i16, !llvm.ptr
    %144 = llvm.add %125, %6 overflow<nsw, nuw> : i64
    %145 = llvm.add %129, %7 : i32
    %146 = llvm.icmp "sgt" %145, %20 : i32
    %147 = llvm.select %146, %122, %145 : i1, i32
    %148 = llvm.add %127, %0 : i32
    %149 = llvm.icmp "sgt" %148, %21 : i32
    %150 = llvm.zext %149 : i1 to i32
    %151 = llvm.add %128, %150 : i32
    %152 = llvm.select %149, %4, %148 : i1, i32
    %153 = llvm.add %126, %0 overflow<nsw, nuw> : i32
    %154 = llvm.icmp "eq" %153, %10 : i32
    llvm.cond_br %154, ^bb13, ^bb14(%144, %153, %152, %151, %147 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb15(%155: i64):  // 2 preds: ^bb13, ^bb15
    %156 = llvm.getelementptr inbounds|nuw %27[%155] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %157 = llvm.load %156 {alignment = 2 : i64} : !llvm.ptr -> i16
    %158 = llvm.getelementptr inbounds|nuw %33[%155] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %159 = llvm.intr.smax(%157, %12) : (i16, i16) -> i16
    llvm.store %159, %158 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %160 = llvm.add %155, %11 overflow<nsw, nuw> : i64
    %161 = llvm.icmp "eq" %160, %17 : i64
    llvm.cond_br %161, ^bb16, ^bb15(%160 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    %162 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.getelementptr inbounds|nuw %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %26 : !llvm.ptr
    "llvm.intr.memcpy"(%26, %163, %24) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb17(%3 : i64)
  ^bb17(%164: i64):  // 2 preds: ^bb16, ^bb18
    %165 = llvm.trunc %164 : i64 to i32
    llvm.br ^bb19(%164, %4, %4, %4, %165 : i64, i32, i32, i32, i32)
  ^bb18:  // pred: ^bb19
    %166 = llvm.add %164, %11 overflow<nsw, nuw> : i64
    %167 = llvm.icmp "eq" %166, %6 : i64
    llvm.cond_br %167, ^bb20, ^bb17(%166 : i64) {loop_annotation = #loop_annotation}
  ^bb19(%168: i64, %169: i32, %170: i32, %171: i32, %172: i32):  // 2 preds: ^bb17, ^bb19
    %173 = llvm.sext %172 : i32 to i64
    %174 = llvm.getelementptr inbounds %33[%173] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %175 = llvm.load %174 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %176 = llvm.getelementptr inbounds|nuw %162[%168] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %177 = llvm.load %176 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %178 = llvm.sext %175 : i16 to i32
    %179 = llvm.sext %177 : i16 to i32
    %180 = llvm.mul %179, %178 overflow<nsw> : i32
    %181 = llvm.sext %171 : i32 to i64
    %182 = llvm.getelementptr inbounds %26[%181] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %183 = llvm.load %182 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %184 = llvm.lshr %180, %5 : i32
    %185 = llvm.trunc %184 : i32 to i16
    %186 = llvm.add %183, %185 : i16
    llvm.store %186, %182 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %187 = llvm.add %168, %6 overflow<nsw, nuw> : i64
    %188 = llvm.add %172, %7 : i32
    %189 = llvm.icmp "sgt" %188, %20 : i32
    %190 = llvm.select %189, %165, %188 : i1, i32
    %191 = llvm.add %170, %0 : i32
    %192 = llvm.icmp "sgt" %191, %21 : i32
    %193 = llvm.zext %192 : i1 to i32
    %194 = llvm.add %171, %193 : i32
    %195 = llvm.select %192, %4, %191 : i1, i32
    %196 = llvm.add %169, %0 overflow<nsw, nuw> : i32
    %197 = llvm.icmp "eq" %196, %25 : i32
    llvm.cond_br %197, ^bb18, ^bb19(%187, %196, %195, %194, %190 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
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
