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
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(2147483644 : i32) : i32
    %11 = llvm.mlir.constant(0 : i16) : i16
    %12 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    "llvm.intr.memcpy"(%13, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %14 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%15: i64):  // 2 preds: ^bb0, ^bb8
    %16 = llvm.mul %15, %1 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds %arg2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb9(%2 : i64)
  ^bb2:  // pred: ^bb8
    llvm.intr.lifetime.start %12 : !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%12, %7, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb3(%2 : i64)
  ^bb3(%20: i64):  // 2 preds: ^bb2, ^bb4
    %21 = llvm.trunc %20 : i64 to i32
    llvm.br ^bb5(%20, %2, %21 : i64, i64, i32)
  ^bb4:  // pred: ^bb5
    %22 = llvm.add %20, %4 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %6 : i64
    llvm.cond_br %23, ^bb6(%2 : i64), ^bb3(%22 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%24: i64, %25: i64, %26: i32):  // 2 preds: ^bb3, ^bb5
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %arg0[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %29 = llvm.load %28 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %30 = llvm.getelementptr inbounds|nuw %19[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %31 = llvm.load %30 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %32 = llvm.sext %29 : i16 to i32
    %33 = llvm.sext %31 : i16 to i32
    %34 = llvm.mul %33, %32 overflow<nsw> : i32
    %35 = llvm.getelementptr inbounds|nuw %12[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %36 = llvm.load %35 {alignment = 2 : i64} : !llvm.ptr -> i16
    %37 = llvm.lshr %34, %8 : i32
    %38 = llvm.trunc %37 : i32 to i16
    %39 = llvm.add %36, %38 : i16
    llvm.store %39, %35 {alignment = 2 : i64} : i16, !llvm.ptr
    %40 = llvm.add %24, %6 overflow<nsw, nuw> : i64
    %41 = llvm.add %26, %9 : i32
    %42 = llvm.icmp "ult" %26, %10 : i32
    %43 = llvm.select %42, %21, %41 : i1, i32
    %44 = llvm.add %25, %4 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %44, %5 : i64
    llvm.cond_br %45, ^bb4, ^bb5(%40, %44, %43 : i64, i64, i32) {loop_annotation = #loop_annotation}
  ^bb6(%46: i64):  // 2 preds: ^bb4, ^bb6
    %47 = llvm.getelementptr inbounds|nuw %12[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %48 = llvm.load %47 {alignment = 2 : i64} : !llvm.ptr -> i16
    %49 = llvm.getelementptr inbounds|nuw %arg3[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %50 = llvm.intr.smax(%48, %11) : (i16, i16) -> i16
    llvm.store %50, %49 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %51 = llvm.add %46, %4 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %51, %5 : i64
    llvm.cond_br %52, ^bb7, ^bb6(%51 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  ^bb8:  // pred: ^bb9
    %53 = llvm.add %15, %4 overflow<nsw, nuw> : i64
    %54 = llvm.icmp "eq" %53, %6 : i64
    llvm.cond_br %54, ^bb2, ^bb1(%53 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%55: i64):  // 2 preds: ^bb1, ^bb9
    %56 = llvm.getelementptr inbounds %17[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %57 = llvm.shl %55, %3 overflow<nsw, nuw> : i64
    %58 = llvm.getelementptr inbounds %18[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %56 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %59, %58 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %60 = llvm.add %55, %4 overflow<nsw, nuw> : i64
    %61 = llvm.icmp "eq" %60, %5 : i64
    llvm.cond_br %61, ^bb8, ^bb9(%60 : i64) {loop_annotation = #loop_annotation}
  }
}
