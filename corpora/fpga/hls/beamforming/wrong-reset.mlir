#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(68 : i64) : i64
    %7 = llvm.mlir.constant(12 : i64) : i64
    %8 = llvm.mlir.constant(80 : i64) : i64
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(-12 : i64) : i64
    %12 = llvm.mlir.constant(20 : i64) : i64
    %13 = llvm.alloca %0 x !llvm.array<4 x f32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%2 : i64)
  ^bb1:  // pred: ^bb4
    llvm.return
  ^bb2(%15: i64):  // 2 preds: ^bb0, ^bb4
    llvm.intr.lifetime.start %13 : !llvm.ptr
    "llvm.intr.memset"(%13, %3, %4) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.mul %15, %5 overflow<nsw, nuw> : i64
    %17 = llvm.mul %15, %6 : i64
    %18 = llvm.getelementptr %arg2[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%2 : i64)
  ^bb3(%19: i64):  // 2 preds: ^bb2, ^bb10
    "llvm.intr.memmove"(%13, %14, %7) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.getelementptr inbounds %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb6(%2 : i64)
  ^bb4:  // pred: ^bb10
    llvm.intr.lifetime.end %13 : !llvm.ptr
    %21 = llvm.add %15, %10 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %15, %2 : i64
    llvm.cond_br %22, ^bb2(%21 : i64), ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb7
    %23 = llvm.icmp "ugt" %19, %9 : i64
    llvm.cond_br %23, ^bb9, ^bb10
  ^bb6(%24: i64):  // 2 preds: ^bb3, ^bb7
    %25 = llvm.mul %24, %8 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds %20[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %28 = llvm.add %24, %16 overflow<nsw, nuw> : i64
    %29 = llvm.shl %28, %9 overflow<nsw, nuw> : i64
    %30 = llvm.or disjoint %29, %5 : i64
    llvm.br ^bb8(%2 : i64)
  ^bb7:  // pred: ^bb8
    %31 = llvm.add %24, %10 overflow<nsw, nuw> : i64
    %32 = llvm.icmp "eq" %31, %5 : i64
    llvm.cond_br %32, ^bb5, ^bb6(%31 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%33: i64):  // 2 preds: ^bb6, ^bb8
    %34 = llvm.sub %30, %33 overflow<nsw, nuw> : i64
    %35 = llvm.getelementptr inbounds|nuw %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %37 = llvm.fmul %27, %36 : f32
    %38 = llvm.getelementptr inbounds|nuw %13[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %39 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %40 = llvm.fadd %39, %37 : f32
    llvm.store %40, %38 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %41 = llvm.add %33, %10 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %1 : i64
    llvm.cond_br %42, ^bb7, ^bb8(%41 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb5
    %43 = llvm.load %13 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %44 = llvm.getelementptr %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.getelementptr %44[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %43, %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb5, ^bb9
    %46 = llvm.add %19, %10 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %12 : i64
    llvm.cond_br %47, ^bb4, ^bb3(%46 : i64) {loop_annotation = #loop_annotation}
  }
}
