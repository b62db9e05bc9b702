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
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(2147483644 : i32) : i32
    %10 = llvm.mlir.constant(0 : i16) : i16
    %11 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    "llvm.intr.memcpy"(%12, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %13 = llvm.getelementptr inbounds|nuw %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%14: i64):  // 2 preds: ^bb0, ^bb8
    %15 = llvm.mul %14, %1 overflow<nsw, nuw> : i64
    %16 = llvm.getelementptr inbounds %arg2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.getelementptr inbounds %13[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb9(%2 : i64)
  ^bb2:  // pred: ^bb8
    llvm.intr.lifetime.start %11 : !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%11, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3(%2 : i64)
  ^bb3(%19: i64):  // 2 preds: ^bb2, ^bb4
    %20 = llvm.trunc %19 : i64 to i32
    llvm.br ^bb5(%19, %2, %20 : i64, i64, i32)
  ^bb4:  // pred: ^bb5
    %21 = llvm.add %19, %4 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %6 : i64
    llvm.cond_br %22, ^bb6(%2 : i64), ^bb3(%21 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%23: i64, %24: i64, %25: i32):  // 2 preds: ^bb3, ^bb5
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %28 = llvm.load %27 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %29 = llvm.getelementptr inbounds|nuw %18[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %30 = llvm.load %29 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %31 = llvm.sext %28 : i16 to i32
    %32 = llvm.sext %30 : i16 to i32
    %33 = llvm.mul %32, %31 overflow<nsw> : i32
    %34 = llvm.getelementptr inbounds|nuw %11[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %35 = llvm.load %34 {alignment = 2 : i64} : !llvm.ptr -> i16
    %36 = llvm.lshr %33, %7 : i32
    %37 = llvm.trunc %36 : i32 to i16
    %38 = llvm.add %35, %37 : i16
    llvm.store %38, %34 {alignment = 2 : i64} : i16, !llvm.ptr
    %39 = llvm.add %23, %6 overflow<nsw, nuw> : i64
    %40 = llvm.add %25, %8 : i32
    %41 = llvm.icmp "ult" %25, %9 : i32
    %42 = llvm.select %41, %20, %40 : i1, i32
    %43 = llvm.add %24, %4 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %5 : i64
    llvm.cond_br %44, ^bb4, ^bb5(%39, %43, %42 : i64, i64, i32) {loop_annotation = #loop_annotation}
  ^bb6(%45: i64):  // 2 preds: ^bb4, ^bb6
    %46 = llvm.getelementptr inbounds|nuw %11[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %47 = llvm.load %46 {alignment = 2 : i64} : !llvm.ptr -> i16
    %48 = llvm.getelementptr inbounds|nuw %arg3[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %49 = llvm.intr.smax(%47, %10) : (i16, i16) -> i16
    llvm.store %49, %48 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %50 = llvm.add %45, %4 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %5 : i64
    llvm.cond_br %51, ^bb7, ^bb6(%50 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.return
  ^bb8:  // pred: ^bb9
    %52 = llvm.add %14, %4 overflow<nsw, nuw> : i64
    %53 = llvm.icmp "eq" %52, %6 : i64
    llvm.cond_br %53, ^bb2, ^bb1(%52 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%54: i64):  // 2 preds: ^bb1, ^bb9
    %55 = llvm.getelementptr inbounds %16[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %56 = llvm.shl %54, %3 overflow<nsw, nuw> : i64
    %57 = llvm.getelementptr inbounds %17[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %55 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %58, %57 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %59 = llvm.add %54, %4 overflow<nsw, nuw> : i64
    %60 = llvm.icmp "eq" %59, %5 : i64
    llvm.cond_br %60, ^bb8, ^bb9(%59 : i64) {loop_annotation = #loop_annotation}
  }
}
