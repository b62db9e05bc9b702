#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode0ELi0EES4_ any
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    "llvm.intr.memcpy"(%7, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %8 = llvm.getelementptr inbounds|nuw %7[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%9: i64):  // 2 preds: ^bb0, ^bb3
    %10 = llvm.mul %9, %1 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr inbounds %arg2[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.getelementptr inbounds %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb4(%2 : i64)
  ^bb2:  // pred: ^bb3
    llvm.call @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode0ELi0EES4_(%7, %arg0, %arg3) : (!llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 50 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  ^bb3:  // pred: ^bb4
    %13 = llvm.add %9, %4 overflow<nsw, nuw> : i64
    %14 = llvm.icmp "eq" %13, %6 : i64
    llvm.cond_br %14, ^bb2, ^bb1(%13 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%15: i64):  // 2 preds: ^bb1, ^bb4
    %16 = llvm.getelementptr inbounds %11[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %17 = llvm.shl %15, %3 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds %12[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %16 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %19, %18 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %20 = llvm.add %15, %4 overflow<nsw, nuw> : i64
    %21 = llvm.icmp "eq" %20, %5 : i64
    llvm.cond_br %21, ^bb3, ^bb4(%20 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode0ELi0EES4_(%arg0: !llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 50 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode0ELi0EES4_) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(33554432 : i32) : i32
    %5 = llvm.mlir.constant(26 : i32) : i32
    %6 = llvm.mlir.constant(63 : i32) : i32
    %7 = llvm.mlir.constant(6 : i32) : i32
    %8 = llvm.mlir.constant(16 : i32) : i32
    %9 = llvm.mlir.constant(32767 : i32) : i32
    %10 = llvm.mlir.constant(-32768 : i32) : i32
    %11 = llvm.mlir.constant(65536 : i32) : i32
    %12 = llvm.mlir.constant(98304 : i32) : i32
    %13 = llvm.mlir.constant(true) : i1
    %14 = llvm.mlir.constant(32767 : i16) : i16
    %15 = llvm.mlir.constant(-32768 : i16) : i16
    %16 = llvm.mlir.constant(4 : i64) : i64
    %17 = llvm.mlir.constant(4 : i32) : i32
    %18 = llvm.mlir.constant(2147483644 : i32) : i32
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.mlir.constant(5 : i64) : i64
    %21 = llvm.mlir.constant(0 : i16) : i16
    %22 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%22, %arg0, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%2 : i64)
  ^bb1(%24: i64):  // 2 preds: ^bb0, ^bb2
    %25 = llvm.trunc %24 : i64 to i32
    llvm.br ^bb3(%24, %2, %25 : i64, i64, i32)
  ^bb2:  // pred: ^bb5
    %26 = llvm.add %24, %19 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %16 : i64
    llvm.cond_br %27, ^bb6(%2 : i64), ^bb1(%26 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%28: i64, %29: i64, %30: i32):  // 2 preds: ^bb1, ^bb5
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %arg1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %33 = llvm.load %32 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %34 = llvm.getelementptr inbounds|nuw %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %35 = llvm.load %34 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %36 = llvm.sext %33 : i16 to i32
    %37 = llvm.sext %35 : i16 to i32
    %38 = llvm.mul %37, %36 overflow<nsw> : i32
    %39 = llvm.icmp "slt" %38, %3 : i32
    %40 = llvm.and %38, %4 : i32
    %41 = llvm.icmp "eq" %40, %3 : i32
    %42 = llvm.lshr %38, %5 : i32
    %43 = llvm.icmp "ne" %42, %6 : i32
    %44 = llvm.or %41, %43 : i1
    %45 = llvm.and %39, %44 : i1
    %46 = llvm.or disjoint %42, %40 : i32
    %47 = llvm.icmp "ne" %46, %3 : i32
    %48 = llvm.select %39, %44, %47 : i1, i1
    %49 = llvm.getelementptr inbounds|nuw %22[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %50 = llvm.load %49 {alignment = 2 : i64} : !llvm.ptr -> i16
    %51 = llvm.sext %50 : i16 to i32
    %52 = llvm.shl %38, %7 : i32
    %53 = llvm.ashr %52, %8 : i32
    %54 = llvm.select %48, %9, %53 : i1, i32
    %55 = llvm.select %45, %10, %54 : i1, i32
    %56 = llvm.add %55, %51 overflow<nsw> : i32
    %57 = llvm.and %56, %11 : i32
    %58 = llvm.icmp "ne" %57, %3 : i32
    %59 = llvm.trunc %56 : i32 to i16
    llvm.store %59, %49 {alignment = 2 : i64} : i16, !llvm.ptr
    %60 = llvm.and %56, %12 : i32
    %61 = llvm.icmp "ne" %60, %12 : i32
    %62 = llvm.and %61, %58 : i1
    %63 = llvm.xor %58, %13 : i1
    %64 = llvm.icmp "ne" %60, %3 : i32
    %65 = llvm.and %64, %63 : i1
    %66 = llvm.or %62, %65 : i1
    %67 = llvm.or %65, %62 : i1
    %68 = llvm.and %66, %67 : i1
    llvm.cond_br %68, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %69 = llvm.select %65, %14, %15 : i1, i16
    llvm.store %69, %49 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %70 = llvm.add %28, %16 overflow<nsw, nuw> : i64
    %71 = llvm.add %30, %17 : i32
    %72 = llvm.icmp "ult" %30, %18 : i32
    %73 = llvm.select %72, %25, %71 : i1, i32
    %74 = llvm.add %29, %19 overflow<nsw, nuw> : i64
    %75 = llvm.icmp "eq" %74, %20 : i64
    llvm.cond_br %75, ^bb2, ^bb3(%70, %74, %73 : i64, i64, i32) {loop_annotation = #loop_annotation}
  ^bb6(%76: i64):  // 2 preds: ^bb2, ^bb6
    %77 = llvm.getelementptr inbounds|nuw %22[%76] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %78 = llvm.load %77 {alignment = 2 : i64} : !llvm.ptr -> i16
    %79 = llvm.getelementptr inbounds|nuw %arg2[%76] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %80 = llvm.intr.smax(%78, %21) : (i16, i16) -> i16
    llvm.store %80, %79 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %81 = llvm.add %76, %19 overflow<nsw, nuw> : i64
    %82 = llvm.icmp "eq" %81, %20 : i64
    llvm.cond_br %82, ^bb7, ^bb6(%81 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.return
  }
}
