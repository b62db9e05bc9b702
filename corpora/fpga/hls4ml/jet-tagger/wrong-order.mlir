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
    %12 = llvm.mlir.constant(2314 : i64) : i64
    %13 = llvm.mlir.constant(64 : i64) : i64
    %14 = llvm.mlir.constant(63 : i32) : i32
    %15 = llvm.mlir.constant(512 : i32) : i32
    %16 = llvm.mlir.constant(0 : i16) : i16
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
    %31 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %29 : !llvm.ptr
    "llvm.intr.memcpy"(%29, %arg0, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%34: i64):  // 2 preds: ^bb0, ^bb2
    %35 = llvm.trunc %34 : i64 to i32
    llvm.br ^bb3(%34, %4, %4, %4, %35 : i64, i32, i32, i32, i32)
  ^bb2:  // pred: ^bb3
    %36 = llvm.add %34, %11 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %6 : i64
    llvm.cond_br %37, ^bb4, ^bb1(%36 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%38: i64, %39: i32, %40: i32, %41: i32, %42: i32):  // 2 preds: ^bb1, ^bb3
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %45 = llvm.load %44 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %46 = llvm.getelementptr inbounds|nuw %33[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %47 = llvm.load %46 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %48 = llvm.sext %45 : i16 to i32
    %49 = llvm.sext %47 : i16 to i32
    %50 = llvm.mul %49, %48 overflow<nsw> : i32
    %51 = llvm.sext %41 : i32 to i64
    %52 = llvm.getelementptr inbounds %29[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %53 = llvm.load %52 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %54 = llvm.lshr %50, %5 : i32
    %55 = llvm.trunc %54 : i32 to i16
    %56 = llvm.add %53, %55 : i16
    llvm.store %56, %52 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %57 = llvm.add %38, %6 overflow<nsw, nuw> : i64
    %58 = llvm.add %42, %7 : i32
    %59 = llvm.icmp "sgt" %58, %8 : i32
    %60 = llvm.select %59, %35, %58 : i1, i32
    %61 = llvm.add %40, %0 : i32
    %62 = llvm.icmp "sgt" %61, %9 : i32
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.add %41, %63 : i32
    %65 = llvm.select %62, %4, %61 : i1, i32
    %66 = llvm.add %39, %0 overflow<nsw, nuw> : i32
    %67 = llvm.icmp "eq" %66, %10 : i32
    llvm.cond_br %67, ^bb2, ^bb3(%57, %66, %65, %64, %60 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    "llvm.intr.memcpy"(%30, %29, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %29 : !llvm.ptr
    %68 = llvm.getelementptr inbounds|nuw %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%28, %69, %13) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb5(%3 : i64)
  ^bb5(%70: i64):  // 2 preds: ^bb4, ^bb6
    %71 = llvm.trunc %70 : i64 to i32
    llvm.br ^bb7(%70, %4, %4, %4, %71 : i64, i32, i32, i32, i32)
  ^bb6:  // pred: ^bb7
    %72 = llvm.add %70, %11 overflow<nsw, nuw> : i64
    %73 = llvm.icmp "eq" %72, %6 : i64
    llvm.cond_br %73, ^bb8(%3 : i64), ^bb5(%72 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%74: i64, %75: i32, %76: i32, %77: i32, %78: i32):  // 2 preds: ^bb5, ^bb7
    %79 = llvm.sext %78 : i32 to i64
    %80 = llvm.getelementptr inbounds %30[%79] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %81 = llvm.load %80 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %82 = llvm.getelementptr inbounds|nuw %68[%74] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %83 = llvm.load %82 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %84 = llvm.sext %81 : i16 to i32
    %85 = llvm.sext %83 : i16 to i32
    %86 = llvm.mul %85, %84 overflow<nsw> : i32
    %87 = llvm.sext %77 : i32 to i64
    %88 = llvm.getelementptr inbounds %28[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %89 = llvm.load %88 {alignment = 2 : i64} : !llvm.ptr -> i16
    %90 = llvm.lshr %86, %5 : i32
    %91 = llvm.trunc %90 : i32 to i16
    %92 = llvm.add %89, %91 : i16
    llvm.store %92, %88 {alignment = 2 : i64} : i16, !llvm.ptr
    %93 = llvm.add %74, %6 overflow<nsw, nuw> : i64
    %94 = llvm.add %78, %7 : i32
    %95 = llvm.icmp "sgt" %94, %14 : i32
    %96 = llvm.select %95, %71, %94 : i1, i32
    %97 = llvm.add %76, %0 : i32
    %98 = llvm.icmp "sgt" %97, %8 : i32
    %99 = llvm.zext %98 : i1 to i32
    %100 = llvm.add %77, %99 : i32
    %101 = llvm.select %98, %4, %97 : i1, i32
    %102 = llvm.add %75, %0 overflow<nsw, nuw> : i32
    %103 = llvm.icmp "eq" %102, %15 : i32
    llvm.cond_br %103, ^bb6, ^bb7(%93, %102, %101, %100, %96 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb8(%104: i64):  // 2 preds: ^bb6, ^bb8
    %105 = llvm.getelementptr inbounds|nuw %28[%104] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %106 = llvm.load %105 {alignment = 2 : i64} : !llvm.ptr -> i16
    %107 = llvm.getelementptr inbounds|nuw %31[%104] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %108 = llvm.intr.smax(%106, %16) : (i16, i16) -> i16
    llvm.store %108, %107 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %109 = llvm.add %104, %11 overflow<nsw, nuw> : i64
    %110 = llvm.icmp "eq" %109, %17 : i64
    llvm.cond_br %110, ^bb9, ^bb8(%109 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb8
    %111 = llvm.getelementptr inbounds|nuw %arg0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%27, %112, %13) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb10(%3 : i64)
  ^bb10(%113: i64):  // 2 preds: ^bb9, ^bb11
    %114 = llvm.trunc %113 : i64 to i32
    llvm.br ^bb12(%113, %4, %4, %4, %114 : i64, i32, i32, i32, i32)
  ^bb11:  // pred: ^bb12
    %115 = llvm.add %113, %11 overflow<nsw, nuw> : i64
    %116 = llvm.icmp "eq" %115, %6 : i64
    llvm.cond_br %116, ^bb13(%3 : i64), ^bb10(%115 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%117: i64, %118: i32, %119: i32, %120: i32, %121: i32):  // 2 preds: ^bb10, ^bb12
    %122 = llvm.sext %121 : i32 to i64
    %123 = llvm.getelementptr inbounds %31[%122] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %124 = llvm.load %123 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %125 = llvm.getelementptr inbounds|nuw %111[%117] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %126 = llvm.load %125 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %127 = llvm.sext %124 : i16 to i32
    %128 = llvm.sext %126 : i16 to i32
    %129 = llvm.mul %128, %127 overflow<nsw> : i32
    %130 = llvm.sext %120 : i32 to i64
    %131 = llvm.getelementptr inbounds %27[%130] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %132 = llvm.load %131 {alignment = 2 : i64} : !llvm.ptr -> i16
    %133 = llvm.lshr %129, %5 : i32
    %134 = llvm.trunc %133 : i32 to i16
    %135 = llvm.add %132, %134 : i16
    llvm.store %135, %131 {alignment = 2 : i64} : i16, !llvm.ptr
    %136 = llvm.add %117, %6 overflow<nsw, nuw> : i64
    %137 = llvm.add %121, %7 : i32
    %138 = llvm.icmp "sgt" %137, %20 : i32
    %139 = llvm.select %138, %114, %137 : i1, i32
    %140 = llvm.add %119, %0 : i32
    %141 = llvm.icmp "sgt" %140, %21 : i32
    %142 = llvm.zext %141 : i1 to i32
    %143 = llvm.add %120, %142 : i32
    %144 = llvm.select %141, %4, %140 : i1, i32
    %145 = llvm.add %118, %0 overflow<nsw, nuw> : i32
    %146 = llvm.icmp "eq" %145, %10 : i32
    llvm.cond_br %146, ^bb11, ^bb12(%136, %145, %144, %143, %139 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb13(%147: i64):  // 2 preds: ^bb11, ^bb13
    %148 = llvm.getelementptr inbounds|nuw %27[%147] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %149 = llvm.load %148 {alignment = 2 : i64} : !llvm.ptr -> i16
    %150 = llvm.getelementptr inbounds|nuw %32[%147] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %151 = llvm.intr.smax(%149, %16) : (i16, i16) -> i16
    llvm.store %151, %150 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %152 = llvm.add %147, %11 overflow<nsw, nuw> : i64
    %153 = llvm.icmp "eq" %152, %17 : i64
    llvm.cond_br %153, ^bb14, ^bb13(%152 : i64) {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    %154 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %155 = llvm.getelementptr inbounds|nuw %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %26 : !llvm.ptr
    "llvm.intr.memcpy"(%26, %155, %24) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb15(%3 : i64)
  ^bb15(%156: i64):  // 2 preds: ^bb14, ^bb16
    %157 = llvm.trunc %156 : i64 to i32
    llvm.br ^bb17(%156, %4, %4, %4, %157 : i64, i32, i32, i32, i32)
  ^bb16:  // pred: ^bb17
    %158 = llvm.add %156, %11 overflow<nsw, nuw> : i64
    %159 = llvm.icmp "eq" %158, %6 : i64
    llvm.cond_br %159, ^bb18, ^bb15(%158 : i64) {loop_annotation = #loop_annotation}
  ^bb17(%160: i64, %161: i32, %162: i32, %163: i32, %164: i32):  // 2 preds: ^bb15, ^bb17
    %165 = llvm.sext %164 : i32 to i64
    %166 = llvm.getelementptr inbounds %32[%165] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %167 = llvm.load %166 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %168 = llvm.getelementptr inbounds|nuw %154[%160] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %169 = llvm.load %168 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %170 = llvm.sext %167 : i16 to i32
    %171 = llvm.sext %169 : i16 to i32
    %172 = llvm.mul %171, %170 overflow<nsw> : i32
    %173 = llvm.sext %163 : i32 to i64
    %174 = llvm.getelementptr inbounds %26[%173] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %175 = llvm.load %174 {alignment = 2 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %176 = llvm.lshr %172, %5 : i32
    %177 = llvm.trunc %176 : i32 to i16
    %178 = llvm.add %175, %177 : i16
    llvm.store %178, %174 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %179 = llvm.add %160, %6 overflow<nsw, nuw> : i64
    %180 = llvm.add %164, %7 : i32
    %181 = llvm.icmp "sgt" %180, %20 : i32
    %182 = llvm.select %181, %157, %180 : i1, i32
    %183 = llvm.add %162, %0 : i32
    %184 = llvm.icmp "sgt" %183, %21 : i32
    %185 = llvm.zext %184 : i1 to i32
    %186 = llvm.add %163, %185 : i32
    %187 = llvm.select %184, %4, %183 : i1, i32
    %188 = llvm.add %161, %0 overflow<nsw, nuw> : i32
    %189 = llvm.icmp "eq" %188, %25 : i32
    llvm.cond_br %189, ^bb16, ^bb17(%179, %188, %187, %186, %182 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb16
    "llvm.intr.memcpy"(%arg2, %26, %24) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.return
  }
}
