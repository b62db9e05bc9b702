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
    %12 = llvm.mlir.constant(true) : i1
    %13 = llvm.mlir.constant(0 : i16) : i16
    %14 = llvm.alloca %0 x !llvm.array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<(array<5 x struct<(struct<(struct<(struct<(i16)>)>)>)>>, array<20 x struct<(struct<(struct<(struct<(i16)>)>)>)>>)> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    "llvm.intr.memcpy"(%15, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.getelementptr inbounds|nuw %15[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2 : i64)
  ^bb1(%17: i64):  // 2 preds: ^bb0, ^bb8
    %18 = llvm.mul %17, %1 overflow<nsw, nuw> : i64
    %19 = llvm.getelementptr inbounds %arg2[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.getelementptr inbounds %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    llvm.br ^bb9(%2 : i64)
  ^bb2:  // pred: ^bb8
    llvm.intr.lifetime.start %14 : !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %15[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%14, %arg1, %1) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb3(%7, %2 : i1, i64)
  ^bb3(%22: i1, %23: i64):  // 2 preds: ^bb2, ^bb4
    %24 = llvm.trunc %23 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb5(%23, %8, %8, %8, %24 : i64, i32, i32, i32, i32)
  ^bb4:  // pred: ^bb5
    llvm.cond_br %22, ^bb6(%2 : i64), ^bb3(%12, %4 : i1, i64) {loop_annotation = #loop_annotation}
  ^bb5(%25: i64, %26: i32, %27: i32, %28: i32, %29: i32):  // 2 preds: ^bb3, ^bb5
    %30 = llvm.zext nneg %29 : i32 to i64
    %31 = llvm.getelementptr inbounds|nuw %arg0[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %32 = llvm.load %31 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %33 = llvm.getelementptr inbounds|nuw %21[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %34 = llvm.load %33 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    %35 = llvm.sext %32 : i16 to i32
    %36 = llvm.sext %34 : i16 to i32
    %37 = llvm.mul %36, %35 overflow<nsw> : i32
    %38 = llvm.sext %28 : i32 to i64
    %39 = llvm.getelementptr inbounds %14[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %40 = llvm.load %39 {alignment = 2 : i64} : !llvm.ptr -> i16
    %41 = llvm.lshr %37, %9 : i32
    %42 = llvm.trunc %41 : i32 to i16
    %43 = llvm.add %40, %42 : i16
    llvm.store %43, %39 {alignment = 2 : i64} : i16, !llvm.ptr
    %44 = llvm.add %25, %10 overflow<nsw, nuw> : i64
    %45 = llvm.add %29, %11 overflow<nsw, nuw> : i32
    %46 = llvm.icmp "sgt" %29, %0 : i32
    %47 = llvm.select %46, %24, %45 : i1, i32
    %48 = llvm.add %28, %27 : i32
    %49 = llvm.xor %27, %0 : i32
    %50 = llvm.add %26, %0 overflow<nsw, nuw> : i32
    %51 = llvm.icmp "eq" %50, %9 : i32
    llvm.cond_br %51, ^bb4, ^bb5(%44, %50, %49, %48, %47 : i64, i32, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb6(%52: i64):  // 2 preds: ^bb4, ^bb6
    %53 = llvm.getelementptr inbounds|nuw %14[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %54 = llvm.load %53 {alignment = 2 : i64} : !llvm.ptr -> i16
    %55 = llvm.getelementptr inbounds|nuw %arg3[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %56 = llvm.intr.smax(%54, %13) : (i16, i16) -> i16
    llvm.store %56, %55 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %57 = llvm.add %52, %4 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %57, %5 : i64
    llvm.cond_br %58, ^bb7, ^bb6(%57 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return
  ^bb8:  // pred: ^bb9
    %59 = llvm.add %17, %4 overflow<nsw, nuw> : i64
    %60 = llvm.icmp "eq" %59, %6 : i64
    llvm.cond_br %60, ^bb2, ^bb1(%59 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%61: i64):  // 2 preds: ^bb1, ^bb9
    %62 = llvm.getelementptr inbounds %19[%61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(struct<(struct<(i16)>)>)>)>
    %63 = llvm.shl %61, %3 overflow<nsw, nuw> : i64
    %64 = llvm.getelementptr inbounds %20[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.load %62 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i16
    llvm.store %65, %64 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i16, !llvm.ptr
    %66 = llvm.add %61, %4 overflow<nsw, nuw> : i64
    %67 = llvm.icmp "eq" %66, %5 : i64
    llvm.cond_br %67, ^bb8, ^bb9(%66 : i64) {loop_annotation = #loop_annotation}
  }
}
