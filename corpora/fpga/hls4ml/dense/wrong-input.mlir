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
    %7 = llvm.mlir.constant(false) : i1
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(true) : i1
    %14 = llvm.mlir.constant(0 : i16) : i16
    %15 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    "llvm.intr.memcpy"(%16, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.getelementptr inbounds|nuw %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%18: i64):  // 2 preds: ^bb0, ^bb8
    %19 = llvm.mul %18, %1 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds %arg2[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.getelementptr inbounds %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb9(%2 : i64)
  ^bb2:  // pred: ^bb8
    llvm.intr.lifetime.start %15 : !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%15, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3(%7, %2 : i1, i64)
  ^bb3(%23: i1, %24: i64):  // 2 preds: ^bb2, ^bb4
    %25 = llvm.trunc %24 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb5(%24, %8, %8, %8, %25 : i64, i32, i32, i32, i32)
  ^bb4:  // pred: ^bb5
    llvm.cond_br %23, ^bb6(%2 : i64), ^bb3(%13, %4 : i1, i64) {loop_annotation = #loop_annotation}
  ^bb5(%26: i64, %27: i32, %28: i32, %29: i32, %30: i32):  // 2 preds: ^bb3, ^bb5
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %arg0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %33 = llvm.load %32 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %34 = llvm.getelementptr inbounds|nuw %22[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %35 = llvm.load %34 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %36 = llvm.sext %33 : i16 to i32
    %37 = llvm.sext %35 : i16 to i32
    %38 = llvm.mul %37, %36 overflow<nsw> : i32
    %39 = llvm.sext %29 : i32 to i64
    %40 = llvm.getelementptr inbounds %15[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %41 = llvm.load %40 {alignment = 2 : i64} : !llvm.ptr -> i16
    %42 = llvm.lshr %38, %9 : i32
    %43 = llvm.trunc %42 : i32 to i16
    %44 = llvm.add %41, %43 : i16
    llvm.store %44, %40 {alignment = 2 : i64} : i16, !llvm.ptr
    %45 = llvm.add %26, %10 overflow<nsw, nuw> : i64
    %46 = llvm.add %30, %11 : i32
    %47 = llvm.icmp "sgt" %46, %12 : i32
    %48 = llvm.select %47, %8, %46 : i1, i32
    %49 = llvm.add %29, %28 : i32
    %50 = llvm.xor %28, %0 : i32
    %51 = llvm.add %27, %0 overflow<nsw, nuw> : i32
    %52 = llvm.icmp "eq" %51, %9 : i32
    llvm.cond_br %52, ^bb4, ^bb5(%45, %51, %50, %49, %48 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb6(%53: i64):  // 2 preds: ^bb4, ^bb6
    %54 = llvm.getelementptr inbounds|nuw %15[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %55 = llvm.load %54 {alignment = 2 : i64} : !llvm.ptr -> i16
    %56 = llvm.getelementptr inbounds|nuw %arg3[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %57 = llvm.intr.smax(%55, %14) : (i16, i16) -> i16
    llvm.store %57, %56 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %58 = llvm.add %53, %4 overflow<nsw, nuw> : i64
    %59 = llvm.icmp "eq" %58, %5 : i64
    llvm.cond_br %59, ^bb7, ^bb6(%58 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.return
  ^bb8:  // pred: ^bb9
    %60 = llvm.add %18, %4 overflow<nsw, nuw> : i64
    %61 = llvm.icmp "eq" %60, %6 : i64
    llvm.cond_br %61, ^bb2, ^bb1(%60 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%62: i64):  // 2 preds: ^bb1, ^bb9
    %63 = llvm.getelementptr inbounds %20[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %64 = llvm.shl %62, %3 overflow<nsw, nuw> : i64
    %65 = llvm.getelementptr inbounds %21[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.load %63 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %66, %65 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %67 = llvm.add %62, %4 overflow<nsw, nuw> : i64
    %68 = llvm.icmp "eq" %67, %5 : i64
    llvm.cond_br %68, ^bb8, ^bb9(%67 : i64) {loop_annotation = #loop_annotation}
  }
}
