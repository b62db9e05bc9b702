#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(96 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(5 : i64) : i64
    %4 = llvm.mlir.constant(12 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    "llvm.intr.memset"(%arg4, %0, %1) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 96 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%2 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb3
    %12 = llvm.shl %11, %3 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.mul %11, %4 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.shl %11, %3 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds %arg3[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%2 : i64)
  ^bb2(%18: i64):  // 2 preds: ^bb1, ^bb4
    %19 = llvm.mul %18, %5 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds %13[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb5(%2, %6 : i64, f32)
  ^bb3:  // pred: ^bb4
    %21 = llvm.add %11, %7 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %9 : i64
    llvm.cond_br %22, ^bb6(%2 : i64), ^bb1(%21 : i64) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb5
    %23 = llvm.getelementptr inbounds %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %36, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %24 = llvm.add %18, %7 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %8 : i64
    llvm.cond_br %25, ^bb3, ^bb2(%24 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%26: i64, %27: f32):  // 2 preds: ^bb2, ^bb5
    %28 = llvm.getelementptr inbounds %15[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %30 = llvm.add %26, %19 overflow<nsw, nuw> : i64
    %31 = llvm.getelementptr inbounds|nuw %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %33 = llvm.fcmp "oge" %32, %6 : f32
    %34 = llvm.fneg %29 : f32
    %35 = llvm.select %33, %29, %34 : i1, f32
    %36 = llvm.fadd %27, %35 : f32
    %37 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %38 = llvm.fmul %29, %37 : f32
    %39 = llvm.getelementptr inbounds|nuw %arg4[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %40 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %41 = llvm.fadd %40, %38 : f32
    llvm.store %41, %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %42 = llvm.add %26, %7 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %5 : i64
    llvm.cond_br %43, ^bb4, ^bb5(%42, %36 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb6(%44: i64):  // 2 preds: ^bb3, ^bb8
    %45 = llvm.mul %44, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb9(%2 : i64)
  ^bb7:  // pred: ^bb8
    llvm.return
  ^bb8:  // pred: ^bb11
    %46 = llvm.add %44, %7 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %8 : i64
    llvm.cond_br %47, ^bb7, ^bb6(%46 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%48: i64):  // 2 preds: ^bb6, ^bb11
    %49 = llvm.add %48, %45 overflow<nsw, nuw> : i64
    %50 = llvm.getelementptr inbounds|nuw %arg1[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %52 = llvm.intr.fabs(%51) : (f32) -> f32
    %53 = llvm.fcmp "ugt" %52, %10 : f32
    llvm.cond_br %53, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %54 = llvm.getelementptr inbounds|nuw %arg4[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %6, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %55 = llvm.add %48, %7 overflow<nsw, nuw> : i64
    %56 = llvm.icmp "eq" %55, %5 : i64
    llvm.cond_br %56, ^bb8, ^bb9(%55 : i64) {loop_annotation = #loop_annotation}
  }
}
