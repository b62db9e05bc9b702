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
    %1 = llvm.mlir.constant(12 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(68 : i64) : i64
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(80 : i64) : i64
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(-12 : i64) : i64
    %13 = llvm.mlir.constant(20 : i64) : i64
    %14 = llvm.alloca %0 x !llvm.array<4 x f32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.getelementptr inbounds|nuw %14[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%3 : i64)
  ^bb1:  // pred: ^bb4
    llvm.return
  ^bb2(%17: i64):  // 2 preds: ^bb0, ^bb4
    llvm.intr.lifetime.start %14 : !llvm.ptr
    "llvm.intr.memset"(%14, %4, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %18 = llvm.mul %17, %6 overflow<nsw, nuw> : i64
    %19 = llvm.mul %17, %7 : i64
    %20 = llvm.getelementptr %arg2[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%3 : i64)
  ^bb3(%21: i64):  // 2 preds: ^bb2, ^bb10
    "llvm.intr.memmove"(%14, %16, %1) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %8, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %22 = llvm.getelementptr inbounds %arg0[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb6(%3 : i64)
  ^bb4:  // pred: ^bb10
    llvm.intr.lifetime.end %14 : !llvm.ptr
    %23 = llvm.add %17, %11 overflow<nsw, nuw> : i64
    %24 = llvm.icmp "eq" %17, %3 : i64
    llvm.cond_br %24, ^bb2(%23 : i64), ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb7
    %25 = llvm.icmp "ugt" %21, %10 : i64
    llvm.cond_br %25, ^bb9, ^bb10
  ^bb6(%26: i64):  // 2 preds: ^bb3, ^bb7
    %27 = llvm.mul %26, %9 overflow<nsw, nuw> : i64
    %28 = llvm.getelementptr inbounds %22[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %30 = llvm.add %26, %18 overflow<nsw, nuw> : i64
    %31 = llvm.shl %30, %10 overflow<nsw, nuw> : i64
    %32 = llvm.or disjoint %31, %6 : i64
    llvm.br ^bb8(%3 : i64)
  ^bb7:  // pred: ^bb8
    %33 = llvm.add %26, %11 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %6 : i64
    llvm.cond_br %34, ^bb5, ^bb6(%33 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%35: i64):  // 2 preds: ^bb6, ^bb8
    %36 = llvm.sub %32, %35 overflow<nsw, nuw> : i64
    %37 = llvm.getelementptr inbounds|nuw %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %39 = llvm.fmul %29, %38 : f32
    %40 = llvm.getelementptr inbounds|nuw %14[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %42 = llvm.fadd %41, %39 : f32
    llvm.store %42, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %43 = llvm.add %35, %11 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %2 : i64
    llvm.cond_br %44, ^bb7, ^bb8(%43 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb5
    %45 = llvm.load %14 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %46 = llvm.getelementptr %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.getelementptr %46[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %47 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb5, ^bb9
    %48 = llvm.add %21, %11 overflow<nsw, nuw> : i64
    %49 = llvm.icmp "eq" %48, %13 : i64
    llvm.cond_br %49, ^bb4, ^bb3(%48 : i64) {loop_annotation = #loop_annotation}
  }
}
