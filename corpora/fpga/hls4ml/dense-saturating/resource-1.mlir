#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode0EL9ap_o_mode0ELi0EEplILi16ELi6ELb1ELS0_0ELS1_0ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "_ZNK13ap_fixed_baseILi16ELi6ELb1EL9ap_q_mode0EL9ap_o_mode0ELi0EEplILi16ELi6ELb1ELS0_0ELS1_0ELi0EEENS2_5RTypeIXT_EXT0_EXT1_EE4plusERKS_IXT_EXT0_EXT1_EXT2_EXT3_EXT4_EE: argument 0">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN4nnet25dense_resource_rf_leq_ninI8ap_fixedILi16ELi6EL9ap_q_mode0EL9ap_o_mode0ELi0EES4_7config2EEvPT_PT0_PNT1_8weight_tEPNSA_6bias_tE any
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(0 : i16) : i16
    %8 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    "llvm.intr.memcpy"(%9, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = llvm.getelementptr inbounds|nuw %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb5
    %12 = llvm.mul %11, %1 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds %arg2[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.getelementptr inbounds %10[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb6(%2 : i64)
  ^bb2:  // pred: ^bb5
    llvm.intr.lifetime.start %8 : !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN4nnet25dense_resource_rf_leq_ninI8ap_fixedILi16ELi6EL9ap_q_mode0EL9ap_o_mode0ELi0EES4_7config2EEvPT_PT0_PNT1_8weight_tEPNSA_6bias_tE(%arg0, %8, %15, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 50 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3(%2 : i64)
  ^bb3(%16: i64):  // 2 preds: ^bb2, ^bb3
    %17 = llvm.getelementptr inbounds|nuw %8[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %18 = llvm.load %17 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %19 = llvm.getelementptr inbounds|nuw %arg3[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %20 = llvm.intr.smax(%18, %7) : (i16, i16) -> i16
    llvm.store %20, %19 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %21 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %5 : i64
    llvm.cond_br %22, ^bb4, ^bb3(%21 : i64) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  ^bb5:  // pred: ^bb6
    %23 = llvm.add %11, %4 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %6 : i64
    llvm.cond_br %24, ^bb2, ^bb1(%23 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%25: i64):  // 2 preds: ^bb1, ^bb6
    %26 = llvm.getelementptr inbounds %13[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %27 = llvm.shl %25, %3 overflow<nsw, nuw> : i64
    %28 = llvm.getelementptr inbounds %14[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %26 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %29, %28 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %30 = llvm.add %25, %4 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %5 : i64
    llvm.cond_br %31, ^bb5, ^bb6(%30 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN4nnet25dense_resource_rf_leq_ninI8ap_fixedILi16ELi6EL9ap_q_mode0EL9ap_o_mode0ELi0EES4_7config2EEvPT_PT0_PNT1_8weight_tEPNSA_6bias_tE(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4nnet25dense_resource_rf_leq_ninI8ap_fixedILi16ELi6EL9ap_q_mode0EL9ap_o_mode0ELi0EES4_7config2EEvPT_PT0_PNT1_8weight_tEPNSA_6bias_tE) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.mlir.constant(0 : i16) : i16
    %6 = llvm.mlir.constant(9 : i16) : i16
    %7 = llvm.mlir.constant(1 : i16) : i16
    %8 = llvm.mlir.constant(-1 : i16) : i16
    %9 = llvm.mlir.constant(26 : i32) : i32
    %10 = llvm.mlir.constant(63 : i32) : i32
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.constant(false) : i1
    %13 = llvm.mlir.constant(32767 : i32) : i32
    %14 = llvm.mlir.constant(-32768 : i32) : i32
    %15 = llvm.mlir.constant(65536 : i32) : i32
    %16 = llvm.mlir.constant(98304 : i32) : i32
    %17 = llvm.mlir.constant(32767 : i16) : i16
    %18 = llvm.mlir.constant(-32768 : i16) : i16
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.mlir.constant(3 : i32) : i32
    %21 = llvm.mlir.constant(20 : i64) : i64
    %22 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %22 : !llvm.ptr
    "llvm.intr.memcpy"(%22, %arg3, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%2, %3, %3, %3 : i64, i32, i32, i32)
  ^bb1(%23: i64, %24: i32, %25: i32, %26: i32):  // 2 preds: ^bb0, ^bb3
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %arg0[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %29 = llvm.load %28 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %30 = llvm.getelementptr inbounds|nuw %arg2[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %31 = llvm.load %30 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %32 = llvm.sext %29 : i16 to i32
    %33 = llvm.sext %31 : i16 to i32
    %34 = llvm.mul %33, %32 overflow<nsw> : i32
    %35 = llvm.icmp "slt" %34, %3 : i32
    %36 = llvm.lshr %34, %4 : i32
    %37 = llvm.trunc %36 : i32 to i16
    %38 = llvm.icmp "slt" %37, %5 : i16
    %39 = llvm.trunc %34 : i32 to i16
    %40 = llvm.lshr %39, %6 : i16
    %41 = llvm.and %40, %7 : i16
    %42 = llvm.add %41, %37 : i16
    %43 = llvm.icmp "sgt" %42, %8 : i16
    %44 = llvm.and %38, %43 : i1
    %45 = llvm.icmp "slt" %42, %5 : i16
    %46 = llvm.lshr %34, %9 : i32
    %47 = llvm.icmp "eq" %46, %10 : i32
    %48 = llvm.select %44, %10, %3 : i1, i32
    %49 = llvm.and %47, %44 : i1
    %50 = llvm.xor %49, %11 : i1
    %51 = llvm.and %35, %50 : i1
    %52 = llvm.and %47, %45 : i1
    %53 = llvm.xor %52, %11 : i1
    %54 = llvm.select %53, %51, %12 : i1, i1
    %55 = llvm.xor %35, %11 : i1
    %56 = llvm.icmp "ne" %46, %48 : i32
    %57 = llvm.or %45, %56 : i1
    %58 = llvm.and %57, %55 : i1
    %59 = llvm.sext %25 : i32 to i64
    %60 = llvm.getelementptr inbounds %22[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %61 = llvm.load %60 {alignment = 2 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %62 = llvm.sext %61 : i16 to i32
    %63 = llvm.sext %42 : i16 to i32
    %64 = llvm.select %58, %13, %63 : i1, i32
    %65 = llvm.select %54, %14, %64 : i1, i32
    %66 = llvm.add %65, %62 overflow<nsw> : i32
    %67 = llvm.and %66, %15 : i32
    %68 = llvm.icmp "ne" %67, %3 : i32
    %69 = llvm.trunc %66 : i32 to i16
    llvm.store %69, %60 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %70 = llvm.and %66, %16 : i32
    %71 = llvm.icmp "ne" %70, %16 : i32
    %72 = llvm.and %71, %68 : i1
    %73 = llvm.xor %68, %11 : i1
    %74 = llvm.icmp "ne" %70, %3 : i32
    %75 = llvm.and %74, %73 : i1
    %76 = llvm.or %72, %75 : i1
    %77 = llvm.or %75, %72 : i1
    %78 = llvm.and %76, %77 : i1
    llvm.cond_br %78, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %79 = llvm.select %75, %17, %18 : i1, i16
    llvm.store %79, %60 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %80 = llvm.add %23, %19 overflow<nsw, nuw> : i64
    %81 = llvm.add %26, %0 : i32
    %82 = llvm.icmp "sgt" %81, %20 : i32
    %83 = llvm.select %82, %3, %81 : i1, i32
    %84 = llvm.add %24, %0 : i32
    %85 = llvm.icmp "sgt" %84, %20 : i32
    %86 = llvm.zext %85 : i1 to i32
    %87 = llvm.add %25, %86 : i32
    %88 = llvm.select %85, %3, %84 : i1, i32
    %89 = llvm.icmp "eq" %80, %21 : i64
    llvm.cond_br %89, ^bb4, ^bb1(%80, %88, %87, %83 : i64, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    "llvm.intr.memcpy"(%arg1, %22, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.return
  }
}
