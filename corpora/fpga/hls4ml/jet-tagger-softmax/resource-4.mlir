#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_ any
    llvm.comdat_selector @_ZN4nnet14softmax_stableI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_15softmax_config9EEvPT_PT0_ any
    llvm.comdat_selector @_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode0EL9ap_o_mode0ELi0EEC2Ed any
    llvm.comdat_selector @_ZNK10ap_privateILi54ELb1ELb1EErsEi any
    llvm.comdat_selector @_ZNK10ap_privateILi64ELb0ELb1EErsEi any
    llvm.comdat_selector @_ZNK10ap_privateILi54ELb0ELb1EErsEi any
  }
  llvm.mlir.global internal unnamed_addr @_ZL12given_powers() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1024 x struct<(struct<(struct<(struct<(i32)>)>)>)>> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.struct<(i32)>
    %2 = llvm.mlir.zero : !llvm.struct<(struct<(i32)>)>
    %3 = llvm.mlir.zero : !llvm.struct<(struct<(struct<(i32)>)>)>
    %4 = llvm.mlir.zero : !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %5 = llvm.mlir.zero : !llvm.array<1024 x struct<(struct<(struct<(struct<(i32)>)>)>)>>
    llvm.return %5 : !llvm.array<1024 x struct<(struct<(struct<(struct<(i32)>)>)>)>>
  }
  llvm.mlir.global_ctors ctors = [@_GLOBAL__sub_I_kernel.cpp], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg6: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg7: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg8: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg9: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg10: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %17 = llvm.mlir.addressof @_ZL12given_powers : !llvm.ptr
    %18 = llvm.mlir.constant(46 : i64) : i64
    %19 = llvm.mlir.constant(1024 : i64) : i64
    %20 = llvm.alloca %0 x !llvm.struct<(array<64 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<32 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<1024 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<2048 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<1024 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<160 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %20 : !llvm.ptr
    "llvm.intr.memcpy"(%20, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %21 = llvm.getelementptr inbounds|nuw %20[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%21, %arg2, %2) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.getelementptr inbounds|nuw %20[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%22, %arg3, %2) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %23 = llvm.getelementptr inbounds|nuw %20[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%23, %arg4, %5) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = llvm.getelementptr inbounds|nuw %20[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%7 : i64)
  ^bb1(%25: i64):  // 2 preds: ^bb0, ^bb3
    %26 = llvm.shl %25, %8 overflow<nsw, nuw> : i64
    %27 = llvm.getelementptr inbounds %arg5[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.getelementptr inbounds %24[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb4(%7 : i64)
  ^bb2:  // pred: ^bb3
    %29 = llvm.getelementptr inbounds|nuw %20[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%7 : i64)
  ^bb3:  // pred: ^bb4
    %30 = llvm.add %25, %10 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %11 : i64
    llvm.cond_br %31, ^bb2, ^bb1(%30 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%32: i64):  // 2 preds: ^bb1, ^bb4
    %33 = llvm.getelementptr inbounds %27[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %34 = llvm.shl %32, %9 overflow<nsw, nuw> : i64
    %35 = llvm.getelementptr inbounds %28[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %33 {alignment = 2 : i64} : !llvm.ptr -> i16
    llvm.store %36, %35 {alignment = 2 : i64} : i16, !llvm.ptr
    %37 = llvm.add %32, %10 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %2 : i64
    llvm.cond_br %38, ^bb3, ^bb4(%37 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%39: i64):  // 2 preds: ^bb2, ^bb7
    %40 = llvm.shl %39, %13 overflow<nsw, nuw> : i64
    %41 = llvm.getelementptr inbounds %arg6[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.getelementptr inbounds %29[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb8(%7 : i64)
  ^bb6:  // pred: ^bb7
    %43 = llvm.getelementptr inbounds|nuw %20[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%7 : i64)
  ^bb7:  // pred: ^bb8
    %44 = llvm.add %39, %10 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %44, %2 : i64
    llvm.cond_br %45, ^bb6, ^bb5(%44 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%46: i64):  // 2 preds: ^bb5, ^bb8
    %47 = llvm.getelementptr inbounds %41[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %48 = llvm.shl %46, %8 overflow<nsw, nuw> : i64
    %49 = llvm.getelementptr inbounds %42[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %47 {alignment = 2 : i64} : !llvm.ptr -> i16
    llvm.store %50, %49 {alignment = 2 : i64} : i16, !llvm.ptr
    %51 = llvm.add %46, %10 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %51, %14 : i64
    llvm.cond_br %52, ^bb7, ^bb8(%51 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%53: i64):  // 2 preds: ^bb6, ^bb11
    %54 = llvm.shl %53, %13 overflow<nsw, nuw> : i64
    %55 = llvm.getelementptr inbounds %arg7[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.getelementptr inbounds %43[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb12(%7 : i64)
  ^bb10:  // pred: ^bb11
    %57 = llvm.getelementptr inbounds|nuw %20[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb13(%7 : i64)
  ^bb11:  // pred: ^bb12
    %58 = llvm.add %53, %10 overflow<nsw, nuw> : i64
    %59 = llvm.icmp "eq" %58, %14 : i64
    llvm.cond_br %59, ^bb10, ^bb9(%58 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%60: i64):  // 2 preds: ^bb9, ^bb12
    %61 = llvm.getelementptr inbounds %55[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %62 = llvm.shl %60, %13 overflow<nsw, nuw> : i64
    %63 = llvm.getelementptr inbounds %56[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %61 {alignment = 2 : i64} : !llvm.ptr -> i16
    llvm.store %64, %63 {alignment = 2 : i64} : i16, !llvm.ptr
    %65 = llvm.add %60, %10 overflow<nsw, nuw> : i64
    %66 = llvm.icmp "eq" %65, %14 : i64
    llvm.cond_br %66, ^bb11, ^bb12(%65 : i64) {loop_annotation = #loop_annotation}
  ^bb13(%67: i64):  // 2 preds: ^bb10, ^bb14
    %68 = llvm.mul %67, %5 overflow<nsw, nuw> : i64
    %69 = llvm.getelementptr inbounds %arg8[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.getelementptr inbounds %57[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb15(%7 : i64)
  ^bb14:  // pred: ^bb15
    %71 = llvm.add %67, %10 overflow<nsw, nuw> : i64
    %72 = llvm.icmp "eq" %71, %14 : i64
    llvm.cond_br %72, ^bb17(%7 : i64), ^bb13(%71 : i64) {loop_annotation = #loop_annotation}
  ^bb15(%73: i64):  // 2 preds: ^bb13, ^bb15
    %74 = llvm.getelementptr inbounds %69[%73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %75 = llvm.shl %73, %13 overflow<nsw, nuw> : i64
    %76 = llvm.getelementptr inbounds %70[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %74 {alignment = 2 : i64} : !llvm.ptr -> i16
    llvm.store %77, %76 {alignment = 2 : i64} : i16, !llvm.ptr
    %78 = llvm.add %73, %10 overflow<nsw, nuw> : i64
    %79 = llvm.icmp "eq" %78, %9 : i64
    llvm.cond_br %79, ^bb14, ^bb15(%78 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb17
    llvm.call @_ZN7network9myprojectEP8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_(%20, %arg0, %arg10) : (!llvm.ptr {llvm.align = 2 : i64, llvm.dereferenceable = 8778 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.return
  ^bb17(%80: i64):  // 2 preds: ^bb14, ^bb17
    %81 = llvm.getelementptr inbounds|nuw %arg9[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %82 = llvm.getelementptr inbounds|nuw %17[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %83 = llvm.load %81 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.zext %83 : i32 to i64
    %85 = llvm.shl %84, %18 : i64
    %86 = llvm.ashr exact %85, %18 : i64
    %87 = llvm.trunc %86 overflow<nsw> : i64 to i32
    llvm.store %87, %82 {alignment = 4 : i64} : i32, !llvm.ptr
    %88 = llvm.add %80, %10 overflow<nsw, nuw> : i64
    %89 = llvm.icmp "eq" %88, %19 : i64
    llvm.cond_br %89, ^bb16, ^bb17(%88 : i64) {loop_annotation = #loop_annotation}
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
    %34 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    llvm.intr.lifetime.start %33 : !llvm.ptr
    llvm.intr.lifetime.start %34 : !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %29 : !llvm.ptr
    "llvm.intr.memcpy"(%29, %arg0, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%36: i64):  // 2 preds: ^bb0, ^bb2
    %37 = llvm.trunc %36 : i64 to i32
    llvm.br ^bb3(%36, %4, %4, %4, %37 : i64, i32, i32, i32, i32)
  ^bb2:  // pred: ^bb3
    %38 = llvm.add %36, %11 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %6 : i64
    llvm.cond_br %39, ^bb4, ^bb1(%38 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%40: i64, %41: i32, %42: i32, %43: i32, %44: i32):  // 2 preds: ^bb1, ^bb3
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %arg1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %47 = llvm.load %46 {alignment = 2 : i64} : !llvm.ptr -> i16
    %48 = llvm.getelementptr inbounds|nuw %35[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %49 = llvm.load %48 {alignment = 2 : i64} : !llvm.ptr -> i16
    %50 = llvm.sext %47 : i16 to i32
    %51 = llvm.sext %49 : i16 to i32
    %52 = llvm.mul %51, %50 overflow<nsw> : i32
    %53 = llvm.sext %43 : i32 to i64
    %54 = llvm.getelementptr inbounds %29[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %55 = llvm.load %54 {alignment = 2 : i64} : !llvm.ptr -> i16
    %56 = llvm.lshr %52, %5 : i32
    %57 = llvm.trunc %56 : i32 to i16
    %58 = llvm.add %55, %57 : i16
    llvm.store %58, %54 {alignment = 2 : i64} : i16, !llvm.ptr
    %59 = llvm.add %40, %6 overflow<nsw, nuw> : i64
    %60 = llvm.add %44, %7 : i32
    %61 = llvm.icmp "sgt" %60, %8 : i32
    %62 = llvm.select %61, %37, %60 : i1, i32
    %63 = llvm.add %42, %0 : i32
    %64 = llvm.icmp "sgt" %63, %9 : i32
    %65 = llvm.zext %64 : i1 to i32
    %66 = llvm.add %43, %65 : i32
    %67 = llvm.select %64, %4, %63 : i1, i32
    %68 = llvm.add %41, %0 overflow<nsw, nuw> : i32
    %69 = llvm.icmp "eq" %68, %10 : i32
    llvm.cond_br %69, ^bb2, ^bb3(%59, %68, %67, %66, %62 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    "llvm.intr.memcpy"(%30, %29, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.br ^bb5(%3 : i64)
  ^bb5(%70: i64):  // 2 preds: ^bb4, ^bb5
    %71 = llvm.getelementptr inbounds|nuw %30[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %72 = llvm.load %71 {alignment = 2 : i64} : !llvm.ptr -> i16
    %73 = llvm.getelementptr inbounds|nuw %31[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %74 = llvm.intr.smax(%72, %12) : (i16, i16) -> i16
    llvm.store %74, %73 {alignment = 2 : i64} : i16, !llvm.ptr
    %75 = llvm.add %70, %11 overflow<nsw, nuw> : i64
    %76 = llvm.icmp "eq" %75, %13 : i64
    llvm.cond_br %76, ^bb6, ^bb5(%75 : i64) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %77 = llvm.getelementptr inbounds|nuw %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%28, %78, %13) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb7(%3 : i64)
  ^bb7(%79: i64):  // 2 preds: ^bb6, ^bb8
    %80 = llvm.trunc %79 : i64 to i32
    llvm.br ^bb9(%79, %4, %4, %4, %80 : i64, i32, i32, i32, i32)
  ^bb8:  // pred: ^bb9
    %81 = llvm.add %79, %11 overflow<nsw, nuw> : i64
    %82 = llvm.icmp "eq" %81, %6 : i64
    llvm.cond_br %82, ^bb10(%3 : i64), ^bb7(%81 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%83: i64, %84: i32, %85: i32, %86: i32, %87: i32):  // 2 preds: ^bb7, ^bb9
    %88 = llvm.sext %87 : i32 to i64
    %89 = llvm.getelementptr inbounds %31[%88] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %90 = llvm.load %89 {alignment = 2 : i64} : !llvm.ptr -> i16
    %91 = llvm.getelementptr inbounds|nuw %77[%83] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %92 = llvm.load %91 {alignment = 2 : i64} : !llvm.ptr -> i16
    %93 = llvm.sext %90 : i16 to i32
    %94 = llvm.sext %92 : i16 to i32
    %95 = llvm.mul %94, %93 overflow<nsw> : i32
    %96 = llvm.sext %86 : i32 to i64
    %97 = llvm.getelementptr inbounds %28[%96] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %98 = llvm.load %97 {alignment = 2 : i64} : !llvm.ptr -> i16
    %99 = llvm.lshr %95, %5 : i32
    %100 = llvm.trunc %99 : i32 to i16
    %101 = llvm.add %98, %100 : i16
    llvm.store %101, %97 {alignment = 2 : i64} : i16, !llvm.ptr
    %102 = llvm.add %83, %6 overflow<nsw, nuw> : i64
    %103 = llvm.add %87, %7 : i32
    %104 = llvm.icmp "sgt" %103, %15 : i32
    %105 = llvm.select %104, %80, %103 : i1, i32
    %106 = llvm.add %85, %0 : i32
    %107 = llvm.icmp "sgt" %106, %8 : i32
    %108 = llvm.zext %107 : i1 to i32
    %109 = llvm.add %86, %108 : i32
    %110 = llvm.select %107, %4, %106 : i1, i32
    %111 = llvm.add %84, %0 overflow<nsw, nuw> : i32
    %112 = llvm.icmp "eq" %111, %16 : i32
    llvm.cond_br %112, ^bb8, ^bb9(%102, %111, %110, %109, %105 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb10(%113: i64):  // 2 preds: ^bb8, ^bb10
    %114 = llvm.getelementptr inbounds|nuw %28[%113] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %115 = llvm.load %114 {alignment = 2 : i64} : !llvm.ptr -> i16
    %116 = llvm.getelementptr inbounds|nuw %32[%113] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %117 = llvm.intr.smax(%115, %12) : (i16, i16) -> i16
    llvm.store %117, %116 {alignment = 2 : i64} : i16, !llvm.ptr
    %118 = llvm.add %113, %11 overflow<nsw, nuw> : i64
    %119 = llvm.icmp "eq" %118, %17 : i64
    llvm.cond_br %119, ^bb11, ^bb10(%118 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %120 = llvm.getelementptr inbounds|nuw %arg0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%27, %121, %13) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb12(%3 : i64)
  ^bb12(%122: i64):  // 2 preds: ^bb11, ^bb13
    %123 = llvm.trunc %122 : i64 to i32
    llvm.br ^bb14(%122, %4, %4, %4, %123 : i64, i32, i32, i32, i32)
  ^bb13:  // pred: ^bb14
    %124 = llvm.add %122, %11 overflow<nsw, nuw> : i64
    %125 = llvm.icmp "eq" %124, %6 : i64
    llvm.cond_br %125, ^bb15(%3 : i64), ^bb12(%124 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%126: i64, %127: i32, %128: i32, %129: i32, %130: i32):  // 2 preds: ^bb12, ^bb14
    %131 = llvm.sext %130 : i32 to i64
    %132 = llvm.getelementptr inbounds %32[%131] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %133 = llvm.load %132 {alignment = 2 : i64} : !llvm.ptr -> i16
    %134 = llvm.getelementptr inbounds|nuw %120[%126] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %135 = llvm.load %134 {alignment = 2 : i64} : !llvm.ptr -> i16
    %136 = llvm.sext %133 : i16 to i32
    %137 = llvm.sext %135 : i16 to i32
    %138 = llvm.mul %137, %136 overflow<nsw> : i32
    %139 = llvm.sext %129 : i32 to i64
    %140 = llvm.getelementptr inbounds %27[%139] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %141 = llvm.load %140 {alignment = 2 : i64} : !llvm.ptr -> i16
    %142 = llvm.lshr %138, %5 : i32
    %143 = llvm.trunc %142 : i32 to i16
    %144 = llvm.add %141, %143 : i16
    llvm.store %144, %140 {alignment = 2 : i64} : i16, !llvm.ptr
    %145 = llvm.add %126, %6 overflow<nsw, nuw> : i64
    %146 = llvm.add %130, %7 : i32
    %147 = llvm.icmp "sgt" %146, %20 : i32
    %148 = llvm.select %147, %123, %146 : i1, i32
    %149 = llvm.add %128, %0 : i32
    %150 = llvm.icmp "sgt" %149, %21 : i32
    %151 = llvm.zext %150 : i1 to i32
    %152 = llvm.add %129, %151 : i32
    %153 = llvm.select %150, %4, %149 : i1, i32
    %154 = llvm.add %127, %0 overflow<nsw, nuw> : i32
    %155 = llvm.icmp "eq" %154, %10 : i32
    llvm.cond_br %155, ^bb13, ^bb14(%145, %154, %153, %152, %148 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb15(%156: i64):  // 2 preds: ^bb13, ^bb15
    %157 = llvm.getelementptr inbounds|nuw %27[%156] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %158 = llvm.load %157 {alignment = 2 : i64} : !llvm.ptr -> i16
    %159 = llvm.getelementptr inbounds|nuw %33[%156] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %160 = llvm.intr.smax(%158, %12) : (i16, i16) -> i16
    llvm.store %160, %159 {alignment = 2 : i64} : i16, !llvm.ptr
    %161 = llvm.add %156, %11 overflow<nsw, nuw> : i64
    %162 = llvm.icmp "eq" %161, %17 : i64
    llvm.cond_br %162, ^bb16, ^bb15(%161 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    %163 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.getelementptr inbounds|nuw %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %26 : !llvm.ptr
    "llvm.intr.memcpy"(%26, %164, %24) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb17(%3 : i64)
  ^bb17(%165: i64):  // 2 preds: ^bb16, ^bb18
    %166 = llvm.trunc %165 : i64 to i32
    llvm.br ^bb19(%165, %4, %4, %4, %166 : i64, i32, i32, i32, i32)
  ^bb18:  // pred: ^bb19
    %167 = llvm.add %165, %11 overflow<nsw, nuw> : i64
    %168 = llvm.icmp "eq" %167, %6 : i64
    llvm.cond_br %168, ^bb20, ^bb17(%167 : i64) {loop_annotation = #loop_annotation}
  ^bb19(%169: i64, %170: i32, %171: i32, %172: i32, %173: i32):  // 2 preds: ^bb17, ^bb19
    %174 = llvm.sext %173 : i32 to i64
    %175 = llvm.getelementptr inbounds %33[%174] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %176 = llvm.load %175 {alignment = 2 : i64} : !llvm.ptr -> i16
    %177 = llvm.getelementptr inbounds|nuw %163[%169] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %178 = llvm.load %177 {alignment = 2 : i64} : !llvm.ptr -> i16
    %179 = llvm.sext %176 : i16 to i32
    %180 = llvm.sext %178 : i16 to i32
    %181 = llvm.mul %180, %179 overflow<nsw> : i32
    %182 = llvm.sext %172 : i32 to i64
    %183 = llvm.getelementptr inbounds %26[%182] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %184 = llvm.load %183 {alignment = 2 : i64} : !llvm.ptr -> i16
    %185 = llvm.lshr %181, %5 : i32
    %186 = llvm.trunc %185 : i32 to i16
    %187 = llvm.add %184, %186 : i16
    llvm.store %187, %183 {alignment = 2 : i64} : i16, !llvm.ptr
    %188 = llvm.add %169, %6 overflow<nsw, nuw> : i64
    %189 = llvm.add %173, %7 : i32
    %190 = llvm.icmp "sgt" %189, %20 : i32
    %191 = llvm.select %190, %166, %189 : i1, i32
    %192 = llvm.add %171, %0 : i32
    %193 = llvm.icmp "sgt" %192, %21 : i32
    %194 = llvm.zext %193 : i1 to i32
    %195 = llvm.add %172, %194 : i32
    %196 = llvm.select %193, %4, %192 : i1, i32
    %197 = llvm.add %170, %0 overflow<nsw, nuw> : i32
    %198 = llvm.icmp "eq" %197, %25 : i32
    llvm.cond_br %198, ^bb18, ^bb19(%188, %197, %196, %195, %191 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb18
    "llvm.intr.memcpy"(%34, %26, %24) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.call @_ZN4nnet14softmax_stableI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_15softmax_config9EEvPT_PT0_(%34, %arg2) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN4nnet14softmax_stableI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_15softmax_config9EEvPT_PT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4nnet14softmax_stableI8ap_fixedILi16ELi6EL9ap_q_mode5EL9ap_o_mode3ELi0EES4_15softmax_config9EEvPT_PT0_) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(46 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(4096 : i64) : i64
    %5 = llvm.mlir.addressof @_ZL12given_powers : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(1024 : i64) : i64
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(54 : i64) : i64
    %10 = llvm.mlir.constant(131072 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(261888 : i32) : i32
    %13 = llvm.mlir.constant(130816 : i32) : i32
    %14 = llvm.mlir.constant(-14 : i32) : i32
    %15 = llvm.mlir.constant(18 : i32) : i32
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.mlir.constant(33554432 : i64) : i64
    %18 = llvm.mlir.constant(134 : i32) : i32
    %19 = llvm.mlir.constant(135 : i32) : i32
    %20 = llvm.mlir.constant(-2147483648 : i32) : i32
    %21 = llvm.mlir.constant(23 : i32) : i32
    %22 = llvm.mlir.constant(-2139095041 : i32) : i32
    %23 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %24 = llvm.mlir.constant(2 : i64) : i64
    %25 = llvm.mlir.constant(6 : i64) : i64
    %26 = llvm.mlir.constant(8 : i64) : i64
    %27 = llvm.mlir.constant(32767 : i16) : i16
    %28 = llvm.mlir.constant(10 : i64) : i64
    %29 = llvm.mlir.constant(5 : i64) : i64
    %30 = llvm.mlir.constant(5 : i16) : i16
    %31 = llvm.mlir.constant(1023 : i16) : i16
    %32 = llvm.mlir.constant(8 : i16) : i16
    %33 = llvm.mlir.constant(16 : i64) : i64
    %34 = llvm.mlir.constant(40 : i64) : i64
    %35 = llvm.alloca %0 x !llvm.struct<(struct<(struct<(i32)>)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.array<1024 x struct<(struct<(struct<(struct<(i32)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.array<1024 x struct<(struct<(struct<(struct<(i32)>)>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %36 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%40: i64):  // 2 preds: ^bb0, ^bb1
    %41 = llvm.getelementptr inbounds|nuw %36[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.zext %42 : i32 to i64
    %44 = llvm.shl %43, %2 : i64
    %45 = llvm.ashr exact %44, %2 : i64
    %46 = llvm.trunc %45 overflow<nsw> : i64 to i32
    llvm.store %46, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    %47 = llvm.add %40, %3 overflow<nsw, nuw> : i64
    %48 = llvm.icmp "eq" %47, %4 : i64
    llvm.cond_br %48, ^bb2, ^bb1(%47 : i64)
  ^bb2:  // pred: ^bb1
    llvm.intr.lifetime.start %37 : !llvm.ptr
    llvm.br ^bb3(%1 : i64)
  ^bb3(%49: i64):  // 2 preds: ^bb2, ^bb3
    %50 = llvm.getelementptr inbounds|nuw %37[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.zext %51 : i32 to i64
    %53 = llvm.shl %52, %2 : i64
    %54 = llvm.ashr exact %53, %2 : i64
    %55 = llvm.trunc %54 overflow<nsw> : i64 to i32
    llvm.store %55, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %56 = llvm.add %49, %3 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %4 : i64
    llvm.cond_br %57, ^bb4(%1 : i64), ^bb3(%56 : i64)
  ^bb4(%58: i64):  // 2 preds: ^bb3, ^bb4
    %59 = llvm.getelementptr inbounds|nuw %5[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.getelementptr inbounds|nuw %36[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %62 = llvm.zext %60 : i32 to i64
    %63 = llvm.shl %62, %2 : i64
    %64 = llvm.ashr exact %63, %2 : i64
    %65 = llvm.trunc %64 overflow<nsw> : i64 to i32
    llvm.store %65, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    %66 = llvm.add %58, %6 overflow<nsw, nuw> : i64
    %67 = llvm.icmp "eq" %66, %7 : i64
    llvm.cond_br %67, ^bb5(%1 : i64), ^bb4(%66 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%68: i64):  // 2 preds: ^bb4, ^bb7
    %69 = llvm.icmp "eq" %68, %1 : i64
    llvm.cond_br %69, ^bb7(%8 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %70 = llvm.shl %68, %9 : i64
    %71 = llvm.ashr exact %70, %2 : i64
    %72 = llvm.trunc %71 overflow<nsw> : i64 to i32
    %73 = llvm.and %72, %10 : i32
    %74 = llvm.icmp "eq" %73, %11 : i32
    %75 = llvm.sub %11, %72 overflow<nsw> : i32
    %76 = llvm.and %75, %12 : i32
    %77 = llvm.and %72, %13 : i32
    %78 = llvm.select %74, %77, %76 : i1, i32
    %79 = "llvm.intr.ctlz"(%78) <{is_zero_poison = false}> : (i32) -> i32
    %80 = llvm.add %79, %14 overflow<nsw> : i32
    %81 = llvm.intr.umin(%80, %15) : (i32, i32) -> i32
    %82 = llvm.zext nneg %78 : i32 to i64
    %83 = llvm.add %81, %16 overflow<nsw, nuw> : i32
    %84 = llvm.zext nneg %83 : i32 to i64
    %85 = llvm.shl %82, %84 overflow<nsw, nuw> : i64
    %86 = llvm.lshr exact %85, %6 : i64
    %87 = llvm.and %85, %17 : i64
    %88 = llvm.icmp "eq" %87, %1 : i64
    %89 = llvm.select %88, %18, %19 : i1, i32
    %90 = llvm.sub %89, %81 overflow<nsw, nuw> : i32
    %91 = llvm.and %72, %20 : i32
    %92 = llvm.shl %90, %21 overflow<nsw, nuw> : i32
    %93 = llvm.trunc %86 : i64 to i32
    %94 = llvm.and %93, %22 : i32
    %95 = llvm.or %91, %94 : i32
    %96 = llvm.or disjoint %92, %95 : i32
    %97 = llvm.bitcast %96 : i32 to f32
    llvm.br ^bb7(%97 : f32)
  ^bb7(%98: f32):  // 2 preds: ^bb5, ^bb6
    %99 = llvm.fdiv %23, %98 : f32
    llvm.intr.lifetime.start %35 : !llvm.ptr
    %100 = llvm.fpext %99 : f32 to f64
    llvm.call @_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode0EL9ap_o_mode0ELi0EEC2Ed(%35, %100) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
    %101 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.intr.lifetime.end %35 : !llvm.ptr
    %102 = llvm.getelementptr inbounds|nuw %37[%68] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %103 = llvm.zext %101 : i32 to i64
    %104 = llvm.shl %103, %2 : i64
    %105 = llvm.ashr exact %104, %2 : i64
    %106 = llvm.trunc %105 overflow<nsw> : i64 to i32
    llvm.store %106, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    %107 = llvm.add %68, %6 overflow<nsw, nuw> : i64
    %108 = llvm.icmp "eq" %107, %7 : i64
    llvm.cond_br %108, ^bb8, ^bb5(%107 : i64) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %109 = llvm.load %arg0 {alignment = 2 : i64} : !llvm.ptr -> i16
    %110 = llvm.getelementptr inbounds|nuw %arg0[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.load %110 {alignment = 2 : i64} : !llvm.ptr -> i16
    %112 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.load %112 {alignment = 2 : i64} : !llvm.ptr -> i16
    %114 = llvm.getelementptr inbounds|nuw %arg0[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %115 = llvm.load %114 {alignment = 2 : i64} : !llvm.ptr -> i16
    %116 = llvm.getelementptr inbounds|nuw %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.load %116 {alignment = 2 : i64} : !llvm.ptr -> i16
    llvm.intr.lifetime.start %38 : !llvm.ptr
    llvm.br ^bb9(%1 : i64)
  ^bb9(%118: i64):  // 2 preds: ^bb8, ^bb9
    %119 = llvm.getelementptr inbounds|nuw %38[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.load %119 {alignment = 2 : i64} : !llvm.ptr -> i16
    %121 = llvm.and %120, %27 : i16
    llvm.store %121, %119 {alignment = 2 : i64} : i16, !llvm.ptr
    %122 = llvm.add %118, %24 overflow<nsw, nuw> : i64
    %123 = llvm.icmp "eq" %122, %28 : i64
    llvm.cond_br %123, ^bb10, ^bb9(%122 : i64)
  ^bb10:  // pred: ^bb9
    %124 = llvm.intr.smax(%109, %111) : (i16, i16) -> i16
    %125 = llvm.intr.smax(%113, %115) : (i16, i16) -> i16
    %126 = llvm.intr.smax(%124, %125) : (i16, i16) -> i16
    %127 = llvm.intr.smax(%126, %117) : (i16, i16) -> i16
    llvm.br ^bb12(%1 : i64)
  ^bb11:  // pred: ^bb12
    llvm.intr.lifetime.start %39 : !llvm.ptr
    llvm.br ^bb14(%1 : i64)
  ^bb12(%128: i64):  // 2 preds: ^bb10, ^bb12
    %129 = llvm.getelementptr inbounds|nuw %arg0[%128] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %130 = llvm.load %129 {alignment = 2 : i64} : !llvm.ptr -> i16
    %131 = llvm.sub %127, %130 : i16
    %132 = llvm.and %131, %27 : i16
    %133 = llvm.getelementptr inbounds|nuw %38[%128] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %132, %133 {alignment = 2 : i64} : i16, !llvm.ptr
    %134 = llvm.add %128, %6 overflow<nsw, nuw> : i64
    %135 = llvm.icmp "eq" %134, %29 : i64
    llvm.cond_br %135, ^bb11, ^bb12(%134 : i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb14
    %136 = llvm.load %39 {alignment = 2 : i64} : !llvm.ptr -> i16
    %137 = llvm.getelementptr inbounds|nuw %39[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.load %137 {alignment = 2 : i64} : !llvm.ptr -> i16
    %139 = llvm.getelementptr inbounds|nuw %39[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.load %139 {alignment = 2 : i64} : !llvm.ptr -> i16
    %141 = llvm.getelementptr inbounds|nuw %39[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 2 : i64} : !llvm.ptr -> i16
    %143 = llvm.add %138, %136 : i16
    %144 = llvm.add %143, %140 : i16
    %145 = llvm.add %144, %142 : i16
    %146 = llvm.getelementptr inbounds|nuw %39[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.load %146 {alignment = 2 : i64} : !llvm.ptr -> i16
    %148 = llvm.add %145, %147 : i16
    %149 = llvm.ashr %148, %32 : i16
    %150 = llvm.and %149, %31 : i16
    %151 = llvm.zext nneg %150 : i16 to i64
    %152 = llvm.getelementptr inbounds|nuw %37[%151] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %153 = llvm.load %152 {alignment = 4 : i64} : !llvm.ptr -> i32
    %154 = llvm.zext %153 : i32 to i64
    %155 = llvm.shl %154, %2 : i64
    %156 = llvm.ashr exact %155, %33 : i64
    llvm.br ^bb15(%1 : i64)
  ^bb14(%157: i64):  // 2 preds: ^bb11, ^bb14
    %158 = llvm.getelementptr inbounds|nuw %38[%157] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %159 = llvm.load %158 {alignment = 2 : i64} : !llvm.ptr -> i16
    %160 = llvm.lshr %159, %30 : i16
    %161 = llvm.and %160, %31 : i16
    %162 = llvm.zext nneg %161 : i16 to i64
    %163 = llvm.getelementptr inbounds|nuw %36[%162] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i32)>)>)>)>
    %164 = llvm.load %163 {alignment = 4 : i64} : !llvm.ptr -> i32
    %165 = llvm.trunc %164 : i32 to i16
    %166 = llvm.getelementptr inbounds|nuw %39[%157] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %165, %166 {alignment = 2 : i64} : i16, !llvm.ptr
    %167 = llvm.add %157, %6 overflow<nsw, nuw> : i64
    %168 = llvm.icmp "eq" %167, %29 : i64
    llvm.cond_br %168, ^bb13, ^bb14(%167 : i64) {loop_annotation = #loop_annotation}
  ^bb15(%169: i64):  // 2 preds: ^bb13, ^bb15
    %170 = llvm.getelementptr inbounds|nuw %39[%169] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %171 = llvm.load %170 {alignment = 2 : i64} : !llvm.ptr -> i16
    %172 = llvm.sext %171 : i16 to i64
    %173 = llvm.mul %156, %172 overflow<nsw> : i64
    %174 = llvm.lshr %173, %34 : i64
    %175 = llvm.trunc %174 : i64 to i16
    %176 = llvm.getelementptr inbounds|nuw %arg1[%169] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.store %175, %176 {alignment = 2 : i64} : i16, !llvm.ptr
    %177 = llvm.add %169, %6 overflow<nsw, nuw> : i64
    %178 = llvm.icmp "eq" %177, %29 : i64
    llvm.cond_br %178, ^bb16, ^bb15(%177 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.intr.lifetime.end %38 : !llvm.ptr
    llvm.intr.lifetime.end %37 : !llvm.ptr
    llvm.intr.lifetime.end %36 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode0EL9ap_o_mode0ELi0EEC2Ed(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN13ap_fixed_baseILi18ELi8ELb1EL9ap_q_mode0EL9ap_o_mode0ELi0EEC2Ed) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(46 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(52 : i32) : i32
    %4 = llvm.mlir.constant(2047 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(62 : i64) : i64
    %7 = llvm.mlir.constant(1023 : i64) : i64
    %8 = llvm.mlir.constant(false) : i1
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(52 : i64) : i64
    %12 = llvm.mlir.constant(10 : i64) : i64
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.mlir.constant(4503599627370495 : i64) : i64
    %15 = llvm.mlir.constant(4503599627370496 : i64) : i64
    %16 = llvm.mlir.constant(-1024 : i64) : i64
    %17 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %18 = llvm.mlir.constant(2 : i32) : i32
    %19 = llvm.mlir.constant(42 : i64) : i64
    %20 = llvm.mlir.constant(42 : i32) : i32
    %21 = llvm.mlir.constant(-42 : i32) : i32
    %22 = llvm.mlir.constant(44 : i32) : i32
    %23 = llvm.mlir.constant(18 : i32) : i32
    %24 = llvm.mlir.constant(54 : i32) : i32
    %25 = llvm.mlir.constant(63 : i64) : i64
    %26 = llvm.mlir.constant(-12 : i64) : i64
    %27 = llvm.mlir.constant(41 : i64) : i64
    %28 = llvm.mlir.constant(43 : i32) : i32
    %29 = llvm.mlir.constant(40 : i32) : i32
    %30 = llvm.mlir.constant(-14 : i64) : i64
    %31 = llvm.mlir.constant(53 : i32) : i32
    %32 = llvm.mlir.constant(18014398509481983 : i64) : i64
    %33 = llvm.mlir.constant(131072 : i32) : i32
    %34 = llvm.mlir.constant(131072 : i64) : i64
    %35 = llvm.mlir.constant(7 : i32) : i32
    %36 = llvm.mlir.constant(60 : i32) : i32
    %37 = llvm.mlir.constant(61 : i32) : i32
    %38 = llvm.mlir.constant(6 : i64) : i64
    %39 = llvm.mlir.constant(61 : i64) : i64
    %40 = llvm.mlir.constant(31525197391593472 : i64) : i64
    %41 = llvm.mlir.constant(9 : i32) : i32
    %42 = llvm.mlir.constant(60 : i64) : i64
    %43 = llvm.mlir.constant(131071 : i32) : i32
    %44 = llvm.mlir.constant(-131072 : i32) : i32
    %45 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.struct<(array<2 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.struct<(array<2 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<(array<2 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<(struct<(struct<(i64)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.struct<(i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.struct<(struct<(struct<(i64)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.struct<(struct<(struct<(i64)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.zext %60 : i32 to i64
    %62 = llvm.shl %61, %1 : i64
    %63 = llvm.ashr exact %62, %1 : i64
    %64 = llvm.trunc %63 overflow<nsw> : i64 to i32
    llvm.store %64, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    llvm.store %2, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %55 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.intr.lifetime.start %54 : !llvm.ptr
    llvm.call @_ZNK10ap_privateILi64ELb0ELb1EErsEi(%54, %55, %3) : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<(i64)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %65 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %65, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    %66 = llvm.and %65, %4 : i64
    llvm.store %66, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %55 : !llvm.ptr
    %67 = llvm.and %65, %4 : i64
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %68 = llvm.getelementptr inbounds|nuw %53[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> i64
    %70 = llvm.shl %69, %6 : i64
    %71 = llvm.ashr exact %70, %6 : i64
    llvm.store %71, %68 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.start %51 : !llvm.ptr
    llvm.store %67, %51 {alignment = 8 : i64} : i64, !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %51[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %72 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    llvm.store %7, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %52[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %73 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1(%2, %8 : i64, i1)
  ^bb1(%74: i64, %75: i1):  // 2 preds: ^bb0, ^bb3
    %76 = llvm.getelementptr inbounds|nuw %51[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i64
    %78 = llvm.sext %75 : i1 to i64
    %79 = llvm.add %77, %78 : i64
    %80 = llvm.getelementptr inbounds|nuw %52[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i64
    %82 = llvm.icmp "ugt" %81, %79 : i64
    %83 = llvm.xor %75, %9 : i1
    %84 = llvm.or %82, %83 : i1
    llvm.cond_br %84, ^bb3(%82 : i1), ^bb2
  ^bb2:  // pred: ^bb1
    %85 = llvm.getelementptr inbounds|nuw %51[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.icmp "eq" %86, %2 : i64
    llvm.br ^bb3(%87 : i1)
  ^bb3(%88: i1):  // 2 preds: ^bb1, ^bb2
    %89 = llvm.sub %79, %81 : i64
    %90 = llvm.getelementptr inbounds|nuw %53[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %89, %90 {alignment = 8 : i64} : i64, !llvm.ptr
    %91 = llvm.add %74, %10 overflow<nsw, nuw> : i64
    %92 = llvm.icmp "eq" %74, %2 : i64
    llvm.cond_br %92, ^bb1(%91, %88 : i64, i1), ^bb4 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    %93 = llvm.bitcast %arg1 : f64 to i64
    %94 = llvm.icmp "slt" %93, %2 : i64
    %95 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> i64
    %96 = llvm.shl %95, %6 : i64
    %97 = llvm.ashr exact %96, %6 : i64
    llvm.store %97, %68 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.intr.lifetime.end %51 : !llvm.ptr
    %98 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.intr.lifetime.end %53 : !llvm.ptr
    %99 = llvm.shl %98, %11 : i64
    %100 = llvm.ashr exact %99, %11 : i64
    llvm.intr.lifetime.start %56 : !llvm.ptr
    %101 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %102 = llvm.shl %101, %12 : i64
    %103 = llvm.ashr exact %102, %12 : i64
    llvm.store %103, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.start %50 : !llvm.ptr
    llvm.store %2, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %50 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.intr.lifetime.start %49 : !llvm.ptr
    llvm.call @_ZNK10ap_privateILi64ELb0ELb1EErsEi(%49, %50, %13) : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<(i64)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %104 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %104, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %49 : !llvm.ptr
    %105 = llvm.and %104, %14 : i64
    llvm.store %105, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %50 : !llvm.ptr
    %106 = llvm.or disjoint %105, %15 : i64
    %107 = llvm.mul %106, %16 overflow<nsw> : i64
    %108 = llvm.ashr exact %107, %12 : i64
    %109 = llvm.select %94, %108, %106 : i1, i64
    llvm.store %109, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %110 = llvm.fcmp "oeq" %arg1, %17 : f64
    llvm.cond_br %110, ^bb41(%13 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %111 = llvm.trunc %100 overflow<nsw> : i64 to i32
    %112 = llvm.add %111, %18 overflow<nsw> : i32
    %113 = llvm.icmp "slt" %100, %19 : i64
    %114 = llvm.sub %20, %111 overflow<nsw> : i32
    %115 = llvm.add %111, %21 overflow<nsw> : i32
    %116 = llvm.select %113, %114, %115 : i1, i32
    %117 = llvm.icmp "eq" %112, %22 : i32
    llvm.cond_br %117, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %118 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %119 = llvm.shl %118, %1 : i64
    %120 = llvm.ashr exact %119, %1 : i64
    %121 = llvm.trunc %120 overflow<nsw> : i64 to i32
    llvm.store %121, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%8 : i1)
  ^bb7:  // pred: ^bb5
    llvm.cond_br %113, ^bb8, ^bb21
  ^bb8:  // pred: ^bb7
    %122 = llvm.icmp "ult" %116, %24 : i32
    llvm.cond_br %122, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %123 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %124 = llvm.zext nneg %116 : i32 to i64
    %125 = llvm.ashr %123, %124 : i64
    %126 = llvm.shl %125, %1 : i64
    %127 = llvm.ashr exact %126, %1 : i64
    llvm.br ^bb11(%127 : i64)
  ^bb10:  // pred: ^bb8
    %128 = llvm.ashr %93, %25 : i64
    llvm.br ^bb11(%128 : i64)
  ^bb11(%129: i64):  // 2 preds: ^bb9, ^bb10
    %130 = llvm.trunc %129 overflow<nsw> : i64 to i32
    llvm.store %130, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    %131 = llvm.icmp "slt" %100, %26 : i64
    llvm.cond_br %131, ^bb13(%94 : i1), ^bb12
  ^bb12:  // pred: ^bb11
    %132 = llvm.sub %27, %100 overflow<nsw> : i64
    %133 = llvm.shl %10, %132 overflow<nsw, nuw> : i64
    %134 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %135 = llvm.and %134, %133 : i64
    %136 = llvm.icmp "ne" %135, %2 : i64
    llvm.br ^bb13(%136 : i1)
  ^bb13(%137: i1):  // 2 preds: ^bb11, ^bb12
    %138 = llvm.icmp "eq" %112, %28 : i32
    llvm.cond_br %138, ^bb20, ^bb14
  ^bb14:  // pred: ^bb13
    %139 = llvm.sub %29, %111 overflow<nsw> : i32
    %140 = llvm.icmp "sgt" %100, %30 : i64
    %141 = llvm.select %140, %139, %31 : i1, i32
    llvm.intr.lifetime.start %48 : !llvm.ptr
    llvm.store %2, %48 {alignment = 8 : i64} : i64, !llvm.ptr
    %142 = llvm.icmp "slt" %141, %13 : i32
    %143 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.cond_br %142, ^bb17, ^bb15
  ^bb15:  // pred: ^bb14
    %144 = llvm.and %143, %32 : i64
    llvm.store %144, %48 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.start %47 : !llvm.ptr
    llvm.call @_ZNK10ap_privateILi54ELb0ELb1EErsEi(%47, %48, %13) : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<(i64)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %145 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i64
    %146 = llvm.and %145, %32 : i64
    llvm.store %146, %48 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %47 : !llvm.ptr
    %147 = llvm.icmp "slt" %141, %31 : i32
    llvm.cond_br %147, ^bb16, ^bb19
  ^bb16:  // pred: ^bb15
    %148 = llvm.sub %31, %141 overflow<nsw, nuw> : i32
    %149 = llvm.zext nneg %148 : i32 to i64
    %150 = llvm.lshr %32, %149 : i64
    %151 = llvm.and %145, %150 : i64
    llvm.br ^bb18(%151 : i64)
  ^bb17:  // pred: ^bb14
    %152 = llvm.and %143, %10 : i64
    %153 = llvm.icmp "eq" %152, %2 : i64
    %154 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i64
    %155 = llvm.select %153, %154, %10 : i1, i64
    llvm.br ^bb18(%155 : i64)
  ^bb18(%156: i64):  // 2 preds: ^bb16, ^bb17
    llvm.store %156, %48 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb15, ^bb18
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb13, ^bb19
    %157 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %158 = llvm.and %157, %33 : i32
    %159 = llvm.icmp "ne" %158, %13 : i32
    %160 = llvm.zext %137 : i1 to i32
    %161 = llvm.add %157, %160 : i32
    %162 = llvm.zext %161 : i32 to i64
    %163 = llvm.shl %162, %1 : i64
    %164 = llvm.ashr exact %163, %1 : i64
    %165 = llvm.trunc %164 overflow<nsw> : i64 to i32
    llvm.store %165, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    %166 = llvm.and %162, %34 : i64
    %167 = llvm.icmp "eq" %166, %2 : i64
    %168 = llvm.and %159, %167 : i1
    llvm.br ^bb24(%168 : i1)
  ^bb21:  // pred: ^bb7
    %169 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %170 = llvm.shl %169, %1 : i64
    %171 = llvm.ashr exact %170, %1 : i64
    %172 = llvm.trunc %171 overflow<nsw> : i64 to i32
    llvm.store %172, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    %173 = llvm.icmp "ult" %116, %23 : i32
    llvm.cond_br %173, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %174 = llvm.shl %172, %116 : i32
    %175 = llvm.zext %174 : i32 to i64
    %176 = llvm.shl %175, %1 : i64
    %177 = llvm.ashr exact %176, %1 : i64
    %178 = llvm.trunc %177 overflow<nsw> : i64 to i32
    llvm.store %178, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%8 : i1)
  ^bb23:  // pred: ^bb21
    llvm.store %13, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%8 : i1)
  ^bb24(%179: i1):  // 4 preds: ^bb6, ^bb20, ^bb22, ^bb23
    %180 = llvm.add %111, %0 overflow<nsw> : i32
    %181 = llvm.zext %113 : i1 to i32
    %182 = llvm.add %180, %181 overflow<nsw> : i32
    %183 = llvm.icmp "sgt" %182, %35 : i32
    llvm.cond_br %183, ^bb25, ^bb42
  ^bb25:  // pred: ^bb24
    %184 = llvm.sub %36, %111 overflow<nsw> : i32
    %185 = llvm.sub %37, %111 overflow<nsw> : i32
    %186 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %187 = llvm.and %186, %33 : i32
    %188 = llvm.icmp "ne" %187, %13 : i32
    %189 = llvm.icmp "sgt" %100, %38 : i64
    %190 = llvm.icmp "slt" %100, %39 : i64
    %191 = llvm.icmp "ult" %184, %24 : i32
    llvm.cond_br %191, ^bb26, ^bb27(%8 : i1)
  ^bb26:  // pred: ^bb25
    llvm.intr.lifetime.start %57 : !llvm.ptr
    llvm.call @_ZNK10ap_privateILi54ELb1ELb1EErsEi(%57, %56, %184) : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<(i64)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %192 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %193 = llvm.and %192, %10 : i64
    %194 = llvm.icmp "ne" %193, %2 : i64
    llvm.intr.lifetime.end %57 : !llvm.ptr
    llvm.br ^bb27(%194 : i1)
  ^bb27(%195: i1):  // 2 preds: ^bb25, ^bb26
    llvm.cond_br %189, ^bb28, ^bb40(%188, %9, %8 : i1, i1, i1)
  ^bb28:  // pred: ^bb27
    llvm.intr.lifetime.start %58 : !llvm.ptr
    %196 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i64
    %197 = llvm.and %196, %32 : i64
    llvm.store %197, %58 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.start %59 : !llvm.ptr
    llvm.store %32, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %198 = llvm.icmp "slt" %100, %6 : i64
    %199 = llvm.icmp "ne" %99, %40 : i64
    %200 = llvm.and %199, %198 : i1
    llvm.cond_br %200, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    %201 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %202 = llvm.and %201, %32 : i64
    llvm.store %202, %58 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.start %46 : !llvm.ptr
    llvm.call @_ZNK10ap_privateILi54ELb0ELb1EErsEi(%46, %58, %185) : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<(i64)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %203 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %204 = llvm.and %203, %32 : i64
    llvm.store %204, %58 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    llvm.call @_ZNK10ap_privateILi54ELb0ELb1EErsEi(%45, %59, %185) : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<(i64)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %205 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i64
    %206 = llvm.and %205, %32 : i64
    llvm.intr.lifetime.end %45 : !llvm.ptr
    %207 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i64
    %208 = llvm.icmp "eq" %207, %206 : i64
    llvm.br ^bb31(%208 : i1)
  ^bb30:  // pred: ^bb28
    %209 = llvm.icmp "slt" %100, %6 : i64
    llvm.br ^bb31(%209 : i1)
  ^bb31(%210: i1):  // 2 preds: ^bb29, ^bb30
    %211 = llvm.and %199, %190 : i1
    llvm.cond_br %211, ^bb32, ^bb33
  ^bb32:  // pred: ^bb31
    %212 = llvm.and %195, %210 : i1
    %213 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i64
    %214 = llvm.icmp "eq" %213, %2 : i64
    %215 = llvm.xor %195, %9 : i1
    %216 = llvm.and %214, %215 : i1
    llvm.br ^bb37(%212, %216 : i1, i1)
  ^bb33:  // pred: ^bb31
    %217 = llvm.icmp "eq" %112, %41 : i32
    llvm.cond_br %217, ^bb34, ^bb35
  ^bb34:  // pred: ^bb33
    %218 = llvm.xor %195, %9 : i1
    llvm.br ^bb37(%195, %218 : i1, i1)
  ^bb35:  // pred: ^bb33
    %219 = llvm.icmp "sgt" %100, %42 : i64
    llvm.cond_br %219, ^bb36, ^bb37(%9, %9 : i1, i1)
  ^bb36:  // pred: ^bb35
    %220 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %221 = llvm.icmp "eq" %220, %2 : i64
    llvm.br ^bb37(%8, %221 : i1, i1)
  ^bb37(%222: i1, %223: i1):  // 4 preds: ^bb32, ^bb34, ^bb35, ^bb36
    %224 = llvm.select %179, %222, %223 : i1, i1
    %225 = llvm.xor %179, %9 : i1
    %226 = llvm.and %179, %210 : i1
    %227 = llvm.select %225, %222, %8 : i1, i1
    llvm.cond_br %226, ^bb38, ^bb39(%227 : i1)
  ^bb38:  // pred: ^bb37
    %228 = llvm.icmp "sgt" %100, %42 : i64
    %229 = llvm.xor %195, %9 : i1
    %230 = llvm.or %228, %229 : i1
    llvm.br ^bb39(%230 : i1)
  ^bb39(%231: i1):  // 2 preds: ^bb37, ^bb38
    %232 = llvm.and %179, %222 : i1
    %233 = llvm.xor %232, %9 : i1
    llvm.intr.lifetime.end %59 : !llvm.ptr
    llvm.intr.lifetime.end %58 : !llvm.ptr
    %234 = llvm.xor %224, %9 : i1
    llvm.br ^bb40(%233, %231, %234 : i1, i1, i1)
  ^bb40(%235: i1, %236: i1, %237: i1):  // 2 preds: ^bb27, ^bb39
    %238 = llvm.and %94, %235 : i1
    %239 = llvm.xor %94, %9 : i1
    %240 = llvm.or %188, %237 : i1
    %241 = llvm.and %240, %239 : i1
    %242 = llvm.and %188, %236 : i1
    %243 = llvm.xor %242, %9 : i1
    %244 = llvm.select %243, %238, %8 : i1, i1
    %245 = llvm.or %244, %241 : i1
    %246 = llvm.select %241, %43, %44 : i1, i32
    llvm.cond_br %245, ^bb41(%246 : i32), ^bb42
  ^bb41(%247: i32):  // 2 preds: ^bb4, ^bb40
    llvm.store %247, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb42
  ^bb42:  // 3 preds: ^bb24, ^bb40, ^bb41
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNK10ap_privateILi54ELb1ELb1EErsEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<(i64)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK10ap_privateILi54ELb1ELb1EErsEi) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(53 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i64) : i64
    %3 = llvm.mlir.constant(54 : i32) : i32
    %4 = llvm.mlir.constant(9007199254740992 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(-1 : i64) : i64
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb8
    %7 = llvm.icmp "sgt" %arg2, %0 : i32
    llvm.cond_br %7, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %8 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.and %8, %4 : i64
    %10 = llvm.icmp "eq" %9, %5 : i64
    llvm.cond_br %10, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.store %6, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb15
  ^bb4:  // pred: ^bb2
    llvm.store %5, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb15
  ^bb5:  // pred: ^bb1
    %11 = llvm.icmp "slt" %arg2, %1 : i32
    llvm.cond_br %11, ^bb6, ^bb14
  ^bb6:  // pred: ^bb5
    %12 = llvm.sub %1, %arg2 : i32
    %13 = llvm.icmp "sgt" %12, %0 : i32
    llvm.cond_br %13, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    llvm.store %5, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb15
  ^bb8:  // pred: ^bb6
    %14 = llvm.icmp "slt" %12, %1 : i32
    llvm.cond_br %14, ^bb1, ^bb9
  ^bb9:  // pred: ^bb8
    %15 = llvm.icmp "ugt" %12, %3 : i32
    %16 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.cond_br %15, ^bb10, ^bb13
  ^bb10:  // pred: ^bb9
    %17 = llvm.and %16, %4 : i64
    %18 = llvm.icmp "eq" %17, %5 : i64
    llvm.cond_br %18, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    llvm.store %5, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb15
  ^bb12:  // pred: ^bb10
    llvm.store %6, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb15
  ^bb13:  // pred: ^bb9
    %19 = llvm.zext nneg %12 : i32 to i64
    %20 = llvm.shl %16, %19 : i64
    %21 = llvm.shl %20, %2 : i64
    %22 = llvm.ashr exact %21, %2 : i64
    llvm.store %22, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb15
  ^bb14:  // pred: ^bb5
    %23 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.zext nneg %arg2 : i32 to i64
    %25 = llvm.ashr %23, %24 : i64
    %26 = llvm.shl %25, %2 : i64
    %27 = llvm.ashr exact %26, %2 : i64
    llvm.store %27, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 7 preds: ^bb3, ^bb4, ^bb7, ^bb11, ^bb12, ^bb13, ^bb14
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNK10ap_privateILi64ELb0ELb1EErsEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<(i64)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK10ap_privateILi64ELb0ELb1EErsEi) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(63 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(64 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %4 = llvm.icmp "sgt" %arg2, %0 : i32
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.store %3, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb3:  // pred: ^bb1
    %5 = llvm.icmp "slt" %arg2, %1 : i32
    llvm.cond_br %5, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %6 = llvm.sub %1, %arg2 : i32
    %7 = llvm.icmp "sgt" %6, %0 : i32
    llvm.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.store %3, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb6:  // pred: ^bb4
    %8 = llvm.icmp "slt" %6, %1 : i32
    llvm.cond_br %8, ^bb1, ^bb7
  ^bb7:  // pred: ^bb6
    %9 = llvm.icmp "ugt" %6, %2 : i32
    llvm.cond_br %9, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.store %3, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb9:  // pred: ^bb7
    %10 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.zext nneg %6 : i32 to i64
    %12 = llvm.shl %10, %11 : i64
    llvm.store %12, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb10:  // pred: ^bb3
    %13 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.zext nneg %arg2 : i32 to i64
    %15 = llvm.lshr %13, %14 : i64
    llvm.store %15, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 5 preds: ^bb2, ^bb5, ^bb8, ^bb9, ^bb10
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNK10ap_privateILi54ELb0ELb1EErsEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<(i64)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK10ap_privateILi54ELb0ELb1EErsEi) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(53 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(18014398509481983 : i64) : i64
    %3 = llvm.mlir.constant(54 : i32) : i32
    %4 = llvm.mlir.constant(18014398509481982 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb6
    %6 = llvm.icmp "sgt" %arg2, %0 : i32
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.store %5, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb3:  // pred: ^bb1
    %7 = llvm.icmp "slt" %arg2, %1 : i32
    llvm.cond_br %7, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %8 = llvm.sub %1, %arg2 : i32
    %9 = llvm.icmp "sgt" %8, %0 : i32
    llvm.cond_br %9, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.store %5, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb6:  // pred: ^bb4
    %10 = llvm.icmp "slt" %8, %1 : i32
    llvm.cond_br %10, ^bb1, ^bb7
  ^bb7:  // pred: ^bb6
    %11 = llvm.icmp "ugt" %8, %3 : i32
    llvm.cond_br %11, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.store %5, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb9:  // pred: ^bb7
    %12 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.zext nneg %8 : i32 to i64
    %14 = llvm.shl %12, %13 : i64
    %15 = llvm.and %14, %4 : i64
    llvm.store %15, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb10:  // pred: ^bb3
    %16 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.and %16, %2 : i64
    %18 = llvm.zext nneg %arg2 : i32 to i64
    %19 = llvm.lshr %17, %18 : i64
    llvm.store %19, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 5 preds: ^bb2, ^bb5, ^bb8, ^bb9, ^bb10
    llvm.return
  }
  llvm.func internal @_GLOBAL__sub_I_kernel.cpp() attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], section = ".text.startup", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.addressof @_ZL12given_powers : !llvm.ptr
    %2 = llvm.mlir.constant(46 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(4096 : i64) : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb1
    %6 = llvm.getelementptr inbounds|nuw %1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.zext %7 : i32 to i64
    %9 = llvm.shl %8, %2 : i64
    %10 = llvm.ashr exact %9, %2 : i64
    %11 = llvm.trunc %10 overflow<nsw> : i64 to i32
    llvm.store %11, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.add %5, %3 overflow<nsw, nuw> : i64
    %13 = llvm.icmp "eq" %12, %4 : i64
    llvm.cond_br %13, ^bb2, ^bb1(%12 : i64)
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}
