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
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(48 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(80 : i64) : i64
    %7 = llvm.mlir.constant(12 : i64) : i64
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(68 : i64) : i64
    %11 = llvm.mlir.constant(-12 : i64) : i64
    %12 = llvm.mlir.constant(20 : i64) : i64
    %13 = llvm.alloca %0 x !llvm.array<3 x array<4 x f32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    "llvm.intr.memset"(%13, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%14: i64):  // 2 preds: ^bb0, ^bb13
    %15 = llvm.getelementptr inbounds %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb3(%3 : i64)
  ^bb2:  // pred: ^bb13
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  ^bb3(%16: i64):  // 2 preds: ^bb1, ^bb6
    %17 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    llvm.br ^bb7(%3 : i64)
  ^bb4:  // pred: ^bb6
    %18 = llvm.icmp "ult" %14, %5 : i64
    llvm.cond_br %18, ^bb13, ^bb5
  ^bb5:  // pred: ^bb4
    %19 = llvm.getelementptr %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb8(%3 : i64)
  ^bb6:  // pred: ^bb7
    %20 = llvm.mul %16, %6 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds %15[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %23 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %24 = llvm.getelementptr inbounds|nuw %23[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %22, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %25 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %5 : i64
    llvm.cond_br %26, ^bb4, ^bb3(%25 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%27: i64):  // 2 preds: ^bb3, ^bb7
    %28 = llvm.add %27, %4 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds|nuw %17[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %30 = llvm.load %29 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %31 = llvm.getelementptr inbounds|nuw %17[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %32 = llvm.icmp "eq" %28, %5 : i64
    llvm.cond_br %32, ^bb6, ^bb7(%28 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%33: i64):  // 2 preds: ^bb5, ^bb10
    %34 = llvm.mul %33, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb9(%3, %8 : i64, f32)
  ^bb9(%35: i64, %36: f32):  // 2 preds: ^bb8, ^bb11
    %37 = llvm.getelementptr inbounds|nuw %13[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %38 = llvm.add %35, %34 overflow<nsw, nuw> : i64
    %39 = llvm.shl %38, %9 overflow<nsw, nuw> : i64
    %40 = llvm.getelementptr inbounds %arg1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb12(%3, %36 : i64, f32)
  ^bb10:  // pred: ^bb11
    %41 = llvm.mul %33, %10 : i64
    %42 = llvm.getelementptr %19[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.getelementptr %42[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %55, %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %44 = llvm.add %33, %4 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %33, %3 : i64
    llvm.cond_br %45, ^bb8(%44 : i64), ^bb13 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb12
    %46 = llvm.add %35, %4 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %5 : i64
    llvm.cond_br %47, ^bb10, ^bb9(%46, %55 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb12(%48: i64, %49: f32):  // 2 preds: ^bb9, ^bb12
    %50 = llvm.getelementptr inbounds|nuw %37[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %52 = llvm.getelementptr inbounds %40[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %54 = llvm.fmul %51, %53 : f32
    %55 = llvm.fadd %49, %54 : f32
    %56 = llvm.add %48, %4 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %9 : i64
    llvm.cond_br %57, ^bb11, ^bb12(%56, %55 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb13:  // 2 preds: ^bb4, ^bb10
    %58 = llvm.add %14, %4 overflow<nsw, nuw> : i64
    %59 = llvm.icmp "eq" %58, %12 : i64
    llvm.cond_br %59, ^bb2, ^bb1(%58 : i64) {loop_annotation = #loop_annotation}
  }
}
