#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(6 : i64) : i64
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.alloca %0 x !llvm.array<8 x array<4 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.array<8 x array<4 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.array<4 x array<8 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<4 x array<8 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%14: i64):  // 2 preds: ^bb0, ^bb2
    %15 = llvm.getelementptr inbounds|nuw %10[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %16 = llvm.getelementptr inbounds|nuw %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %17 = llvm.shl %14, %2 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %19 = llvm.add %14, %5 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %6 : i64
    llvm.cond_br %20, ^bb4(%1 : i64), ^bb1(%19 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%21: i64):  // 2 preds: ^bb1, ^bb3
    %22 = llvm.shl %21, %3 overflow<nsw, nuw> : i64
    %23 = llvm.getelementptr inbounds %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.getelementptr inbounds|nuw %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %24, %25 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %23[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds|nuw %16[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %27, %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %29 = llvm.add %21, %5 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %4 : i64
    llvm.cond_br %30, ^bb2, ^bb3(%29 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%31: i64):  // 2 preds: ^bb2, ^bb4
    %32 = llvm.shl %31, %2 overflow<nsw, nuw> : i64
    %33 = llvm.getelementptr nuw %13[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.shl %31, %7 overflow<nsw, nuw> : i64
    %35 = llvm.getelementptr nuw %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.getelementptr nuw %35[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.shl %31, %2 overflow<nsw, nuw> : i64
    %38 = llvm.getelementptr nuw %12[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.shl %31, %7 overflow<nsw, nuw> : i64
    %40 = llvm.getelementptr nuw %arg1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%38, %40, %8) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%33, %36, %8) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %41 = llvm.add %31, %5 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %4 : i64
    llvm.cond_br %42, ^bb5(%1 : i64), ^bb4(%41 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%43: i64):  // 2 preds: ^bb4, ^bb8
    %44 = llvm.getelementptr inbounds|nuw %10[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %45 = llvm.getelementptr inbounds|nuw %11[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %46 = llvm.shl %43, %2 overflow<nsw, nuw> : i64
    %47 = llvm.getelementptr inbounds %arg2[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%1 : i64)
  ^bb6:  // pred: ^bb8
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return
  ^bb7(%48: i64):  // 2 preds: ^bb5, ^bb9
    %49 = llvm.getelementptr inbounds|nuw %12[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %50 = llvm.getelementptr inbounds|nuw %13[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb10(%1, %9 : i64, i32)
  ^bb8:  // pred: ^bb9
    %51 = llvm.add %43, %5 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %51, %6 : i64
    llvm.cond_br %52, ^bb6, ^bb5(%51 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb10
    %53 = llvm.getelementptr inbounds %47[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %69, %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %54 = llvm.add %48, %5 overflow<nsw, nuw> : i64
    %55 = llvm.icmp "eq" %54, %6 : i64
    llvm.cond_br %55, ^bb8, ^bb7(%54 : i64) {loop_annotation = #loop_annotation}
  ^bb10(%56: i64, %57: i32):  // 2 preds: ^bb7, ^bb10
    %58 = llvm.getelementptr inbounds|nuw %44[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %59 = llvm.load %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %60 = llvm.getelementptr inbounds|nuw %49[%56] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %61 = llvm.load %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %62 = llvm.mul %61, %59 : i32
    %63 = llvm.getelementptr inbounds|nuw %45[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %64 = llvm.load %63 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %65 = llvm.getelementptr inbounds|nuw %50[%56] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
    %66 = llvm.load %65 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %67 = llvm.mul %66, %64 : i32
    %68 = llvm.add %62, %57 : i32
    %69 = llvm.add %68, %67 : i32
    %70 = llvm.add %56, %5 overflow<nsw, nuw> : i64
    %71 = llvm.icmp "eq" %70, %4 : i64
    llvm.cond_br %71, ^bb9, ^bb10(%70, %69 : i64, i32) {loop_annotation = #loop_annotation}
  }
}
