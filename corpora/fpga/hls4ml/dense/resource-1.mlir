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
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(20 : i64) : i64
    %11 = llvm.mlir.constant(0 : i16) : i16
    %12 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    "llvm.intr.memcpy"(%13, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %14 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%15: i64):  // 2 preds: ^bb0, ^bb6
    %16 = llvm.mul %15, %1 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds %arg2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb7(%2 : i64)
  ^bb2:  // pred: ^bb6
    llvm.intr.lifetime.start %12 : !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%12, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3(%2, %7, %7, %7 : i64, i32, i32, i32)
  ^bb3(%20: i64, %21: i32, %22: i32, %23: i32):  // 2 preds: ^bb2, ^bb3
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %arg0[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %26 = llvm.load %25 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %27 = llvm.getelementptr inbounds|nuw %19[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %28 = llvm.load %27 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %29 = llvm.sext %26 : i16 to i32
    %30 = llvm.sext %28 : i16 to i32
    %31 = llvm.mul %30, %29 overflow<nsw> : i32
    %32 = llvm.sext %22 : i32 to i64
    %33 = llvm.getelementptr inbounds %12[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %34 = llvm.load %33 {alignment = 2 : i64} : !llvm.ptr -> i16
    %35 = llvm.lshr %31, %8 : i32
    %36 = llvm.trunc %35 : i32 to i16
    %37 = llvm.add %34, %36 : i16
    llvm.store %37, %33 {alignment = 2 : i64} : i16, !llvm.ptr
    %38 = llvm.add %20, %4 overflow<nsw, nuw> : i64
    %39 = llvm.add %23, %0 : i32
    %40 = llvm.icmp "sgt" %39, %9 : i32
    %41 = llvm.select %40, %7, %39 : i1, i32
    %42 = llvm.add %21, %0 : i32
    %43 = llvm.icmp "sgt" %42, %9 : i32
    %44 = llvm.zext %43 : i1 to i32
    %45 = llvm.add %22, %44 : i32
    %46 = llvm.select %43, %7, %42 : i1, i32
    %47 = llvm.icmp "eq" %38, %10 : i64
    llvm.cond_br %47, ^bb4(%2 : i64), ^bb3(%38, %46, %45, %41 : i64, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb4(%48: i64):  // 2 preds: ^bb3, ^bb4
    %49 = llvm.getelementptr inbounds|nuw %12[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %50 = llvm.load %49 {alignment = 2 : i64} : !llvm.ptr -> i16
    %51 = llvm.getelementptr inbounds|nuw %arg3[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %52 = llvm.intr.smax(%50, %11) : (i16, i16) -> i16
    llvm.store %52, %51 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %53 = llvm.add %48, %4 overflow<nsw, nuw> : i64
    %54 = llvm.icmp "eq" %53, %5 : i64
    llvm.cond_br %54, ^bb5, ^bb4(%53 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  ^bb6:  // pred: ^bb7
    %55 = llvm.add %15, %4 overflow<nsw, nuw> : i64
    %56 = llvm.icmp "eq" %55, %6 : i64
    llvm.cond_br %56, ^bb2, ^bb1(%55 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%57: i64):  // 2 preds: ^bb1, ^bb7
    %58 = llvm.getelementptr inbounds %17[%57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %59 = llvm.shl %57, %3 overflow<nsw, nuw> : i64
    %60 = llvm.getelementptr inbounds %18[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.load %58 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %61, %60 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %62 = llvm.add %57, %4 overflow<nsw, nuw> : i64
    %63 = llvm.icmp "eq" %62, %5 : i64
    llvm.cond_br %63, ^bb6, ^bb7(%62 : i64) {loop_annotation = #loop_annotation}
  }
}
