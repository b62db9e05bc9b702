#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS10ap_privateILi16ELb1ELb1EE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(10 : i32) : i32
    %8 = llvm.mlir.constant(9 : i16) : i16
    %9 = llvm.mlir.constant(1 : i16) : i16
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(2147483644 : i32) : i32
    %12 = llvm.mlir.constant(0 : i16) : i16
    %13 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    "llvm.intr.memcpy"(%14, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.getelementptr inbounds|nuw %14[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%16: i64):  // 2 preds: ^bb0, ^bb8
    %17 = llvm.mul %16, %1 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds %arg2[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.getelementptr inbounds %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb9(%2 : i64)
  ^bb2:  // pred: ^bb8
    llvm.intr.lifetime.start %13 : !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %14[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%13, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3(%2 : i64)
  ^bb3(%21: i64):  // 2 preds: ^bb2, ^bb4
    %22 = llvm.trunc %21 : i64 to i32
    llvm.br ^bb5(%21, %2, %22 : i64, i64, i32)
  ^bb4:  // pred: ^bb5
    %23 = llvm.add %21, %4 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %23, %6 : i64
    llvm.cond_br %24, ^bb6(%2 : i64), ^bb3(%23 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%25: i64, %26: i64, %27: i32):  // 2 preds: ^bb3, ^bb5
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %arg0[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %30 = llvm.load %29 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %31 = llvm.getelementptr inbounds|nuw %20[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %32 = llvm.load %31 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %33 = llvm.sext %30 : i16 to i32
    %34 = llvm.sext %32 : i16 to i32
    %35 = llvm.mul %34, %33 overflow<nsw> : i32
    %36 = llvm.lshr %35, %7 : i32
    %37 = llvm.trunc %36 : i32 to i16
    %38 = llvm.trunc %35 : i32 to i16
    %39 = llvm.lshr %38, %8 : i16
    %40 = llvm.and %39, %9 : i16
    %41 = llvm.getelementptr inbounds|nuw %13[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %42 = llvm.load %41 {alignment = 2 : i64} : !llvm.ptr -> i16
    %43 = llvm.add %42, %37 : i16
    %44 = llvm.add %43, %40 : i16
    llvm.store %44, %41 {alignment = 2 : i64} : i16, !llvm.ptr
    %45 = llvm.add %25, %6 overflow<nsw, nuw> : i64
    %46 = llvm.add %27, %10 : i32
    %47 = llvm.icmp "ult" %27, %11 : i32
    %48 = llvm.select %47, %22, %46 : i1, i32
    %49 = llvm.add %26, %4 overflow<nsw, nuw> : i64
    %50 = llvm.icmp "eq" %49, %5 : i64
    llvm.cond_br %50, ^bb4, ^bb5(%45, %49, %48 : i64, i64, i32) {loop_annotation = #loop_annotation}
  ^bb6(%51: i64):  // 2 preds: ^bb4, ^bb6
    %52 = llvm.getelementptr inbounds|nuw %13[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %53 = llvm.load %52 {alignment = 2 : i64} : !llvm.ptr -> i16
    %54 = llvm.getelementptr inbounds|nuw %arg3[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %55 = llvm.intr.smax(%53, %12) : (i16, i16) -> i16
    llvm.store %55, %54 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %56 = llvm.add %51, %4 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %5 : i64
    llvm.cond_br %57, ^bb7, ^bb6(%56 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.return
  ^bb8:  // pred: ^bb9
    %58 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %59 = llvm.icmp "eq" %58, %6 : i64
    llvm.cond_br %59, ^bb2, ^bb1(%58 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%60: i64):  // 2 preds: ^bb1, ^bb9
    %61 = llvm.getelementptr inbounds %18[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %62 = llvm.shl %60, %3 overflow<nsw, nuw> : i64
    %63 = llvm.getelementptr inbounds %19[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %61 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %64, %63 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %65 = llvm.add %60, %4 overflow<nsw, nuw> : i64
    %66 = llvm.icmp "eq" %65, %5 : i64
    llvm.cond_br %66, ^bb8, ^bb9(%65 : i64) {loop_annotation = #loop_annotation}
  }
}
