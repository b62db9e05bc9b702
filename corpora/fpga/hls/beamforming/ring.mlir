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
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(80 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(68 : i64) : i64
    %9 = llvm.mlir.constant(-12 : i64) : i64
    %10 = llvm.mlir.constant(20 : i64) : i64
    %11 = llvm.alloca %0 x !llvm.array<3 x array<4 x f32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%12: i64):  // 2 preds: ^bb0, ^bb11
    %13 = llvm.and %12, %2 : i64
    %14 = llvm.getelementptr inbounds|nuw %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.getelementptr inbounds %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb5(%1 : i64)
  ^bb2:  // pred: ^bb11
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.return
  ^bb3:  // pred: ^bb5
    %16 = llvm.icmp "ugt" %12, %5 : i64
    llvm.cond_br %16, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %17 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr %arg2[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb6(%1 : i64)
  ^bb5(%19: i64):  // 2 preds: ^bb1, ^bb5
    %20 = llvm.mul %19, %3 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds %15[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %23 = llvm.getelementptr inbounds|nuw %14[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    llvm.store %22, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %24 = llvm.add %19, %4 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %2 : i64
    llvm.cond_br %25, ^bb3, ^bb5(%24 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%26: i64):  // 2 preds: ^bb4, ^bb8
    %27 = llvm.mul %26, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb7(%1, %6 : i64, f32)
  ^bb7(%28: i64, %29: f32):  // 2 preds: ^bb6, ^bb9
    %30 = llvm.getelementptr inbounds|nuw %11[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %31 = llvm.add %28, %27 overflow<nsw, nuw> : i64
    %32 = llvm.shl %31, %7 overflow<nsw, nuw> : i64
    %33 = llvm.getelementptr inbounds %arg1[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb10(%1, %29 : i64, f32)
  ^bb8:  // pred: ^bb9
    %34 = llvm.mul %26, %8 : i64
    %35 = llvm.getelementptr %18[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.getelementptr %35[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %50, %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %37 = llvm.add %26, %4 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %26, %1 : i64
    llvm.cond_br %38, ^bb6(%37 : i64), ^bb11 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb10
    %39 = llvm.add %28, %4 overflow<nsw, nuw> : i64
    %40 = llvm.icmp "eq" %39, %2 : i64
    llvm.cond_br %40, ^bb8, ^bb7(%39, %50 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb10(%41: i64, %42: f32):  // 2 preds: ^bb7, ^bb10
    %43 = llvm.add %17, %41 overflow<nsw, nuw> : i64
    %44 = llvm.and %43, %2 : i64
    %45 = llvm.getelementptr inbounds|nuw %30[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %47 = llvm.getelementptr inbounds %33[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %49 = llvm.fmul %46, %48 : f32
    %50 = llvm.fadd %42, %49 : f32
    %51 = llvm.add %41, %4 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %51, %7 : i64
    llvm.cond_br %52, ^bb9, ^bb10(%51, %50 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb11:  // 2 preds: ^bb3, ^bb8
    %53 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %54 = llvm.icmp "eq" %53, %10 : i64
    llvm.cond_br %54, ^bb2, ^bb1(%53 : i64) {loop_annotation = #loop_annotation}
  }
}
