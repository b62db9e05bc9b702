#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(96 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(12 : i64) : i64
    %5 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %6 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(-1.000000e+00 : f32) : f32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.constant(4 : i64) : i64
    %12 = llvm.alloca %0 x !llvm.array<3 x array<8 x f32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<3 x array<8 x f32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<3 x f32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    "llvm.intr.memset"(%13, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 96 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%15: i64):  // 2 preds: ^bb0, ^bb2
    %16 = llvm.getelementptr inbounds|nuw %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %17 = llvm.getelementptr inbounds %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb3(%3 : i64)
  ^bb2:  // pred: ^bb3
    %18 = llvm.add %15, %8 overflow<nsw, nuw> : i64
    %19 = llvm.icmp "eq" %18, %10 : i64
    llvm.cond_br %19, ^bb4(%3 : i64), ^bb1(%18 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%20: i64):  // 2 preds: ^bb1, ^bb3
    %21 = llvm.mul %20, %4 overflow<nsw, nuw> : i64
    %22 = llvm.getelementptr inbounds %17[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %24 = llvm.fcmp "oge" %23, %5 : f32
    %25 = llvm.select %24, %6, %7 : i1, f32
    %26 = llvm.getelementptr inbounds|nuw %16[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %27 = llvm.add %20, %8 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %9 : i64
    llvm.cond_br %28, ^bb2, ^bb3(%27 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%29: i64):  // 2 preds: ^bb2, ^bb5
    %30 = llvm.mul %29, %4 overflow<nsw, nuw> : i64
    %31 = llvm.getelementptr nuw %arg2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %14 : !llvm.ptr
    "llvm.intr.memcpy"(%14, %31, %4) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %32 = llvm.shl %29, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%3 : i64)
  ^bb5:  // pred: ^bb7
    llvm.intr.lifetime.end %14 : !llvm.ptr
    %33 = llvm.add %29, %8 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %11 : i64
    llvm.cond_br %34, ^bb9(%3 : i64), ^bb4(%33 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%35: i64):  // 2 preds: ^bb4, ^bb7
    %36 = llvm.add %35, %32 overflow<nsw, nuw> : i64
    %37 = llvm.getelementptr inbounds|nuw %arg0[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %39 = llvm.getelementptr inbounds|nuw %12[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %40 = llvm.getelementptr inbounds|nuw %13[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb8(%3, %5 : i64, f32)
  ^bb7:  // pred: ^bb8
    %41 = llvm.getelementptr inbounds|nuw %arg3[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %51, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %42 = llvm.add %35, %8 overflow<nsw, nuw> : i64
    %43 = llvm.icmp "eq" %42, %9 : i64
    llvm.cond_br %43, ^bb5, ^bb6(%42 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%44: i64, %45: f32):  // 2 preds: ^bb6, ^bb8
    %46 = llvm.getelementptr inbounds|nuw %14[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %48 = llvm.getelementptr inbounds|nuw %39[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %50 = llvm.fmul %47, %49 : f32
    %51 = llvm.fadd %45, %50 : f32
    %52 = llvm.fmul %38, %47 : f32
    %53 = llvm.getelementptr inbounds|nuw %40[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %55 = llvm.fadd %52, %54 : f32
    llvm.store %55, %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %56 = llvm.add %44, %8 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %10 : i64
    llvm.cond_br %57, ^bb7, ^bb8(%56, %51 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb9(%58: i64):  // 2 preds: ^bb5, ^bb11
    %59 = llvm.getelementptr inbounds|nuw %13[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.mul %58, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb12(%3 : i64)
  ^bb10:  // pred: ^bb11
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.return
  ^bb11:  // pred: ^bb12
    %61 = llvm.add %58, %8 overflow<nsw, nuw> : i64
    %62 = llvm.icmp "eq" %61, %9 : i64
    llvm.cond_br %62, ^bb10, ^bb9(%61 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%63: i64):  // 2 preds: ^bb9, ^bb12
    %64 = llvm.getelementptr inbounds|nuw %59[%63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %65 = llvm.load %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %66 = llvm.add %63, %60 overflow<nsw, nuw> : i64
    %67 = llvm.getelementptr inbounds|nuw %arg1[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %69 = llvm.intr.fabs(%68) : (f32) -> f32
    %70 = llvm.fcmp "ole" %69, %6 : f32
    %71 = llvm.select %70, %65, %5 : i1, f32
    %72 = llvm.getelementptr inbounds|nuw %arg4[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %71, %72 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %73 = llvm.add %63, %8 overflow<nsw, nuw> : i64
    %74 = llvm.icmp "eq" %73, %10 : i64
    llvm.cond_br %74, ^bb11, ^bb12(%73 : i64) {loop_annotation = #loop_annotation}
  }
}
