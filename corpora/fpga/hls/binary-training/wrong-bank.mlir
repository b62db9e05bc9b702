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
    %12 = llvm.mlir.constant(4294967295 : i64) : i64
    %13 = llvm.alloca %0 x !llvm.array<3 x array<8 x f32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<3 x array<8 x f32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<3 x f32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    "llvm.intr.memset"(%14, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 96 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%16: i64):  // 2 preds: ^bb0, ^bb2
    %17 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %18 = llvm.getelementptr inbounds %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb3(%3 : i64)
  ^bb2:  // pred: ^bb3
    %19 = llvm.add %16, %8 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "eq" %19, %10 : i64
    llvm.cond_br %20, ^bb4(%3 : i64), ^bb1(%19 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%21: i64):  // 2 preds: ^bb1, ^bb3
    %22 = llvm.mul %21, %4 overflow<nsw, nuw> : i64
    %23 = llvm.getelementptr inbounds %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %25 = llvm.fcmp "oge" %24, %5 : f32
    %26 = llvm.select %25, %6, %7 : i1, f32
    %27 = llvm.getelementptr inbounds|nuw %17[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %28 = llvm.add %21, %8 overflow<nsw, nuw> : i64
    %29 = llvm.icmp "eq" %28, %9 : i64
    llvm.cond_br %29, ^bb2, ^bb3(%28 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%30: i64):  // 2 preds: ^bb2, ^bb5
    %31 = llvm.mul %30, %4 overflow<nsw, nuw> : i64
    %32 = llvm.getelementptr nuw %arg2[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %15 : !llvm.ptr
    "llvm.intr.memcpy"(%15, %32, %4) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %33 = llvm.shl %30, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%3 : i64)
  ^bb5:  // pred: ^bb7
    llvm.intr.lifetime.end %15 : !llvm.ptr
    %34 = llvm.add %30, %8 overflow<nsw, nuw> : i64
    %35 = llvm.icmp "eq" %34, %11 : i64
    llvm.cond_br %35, ^bb9(%3 : i64), ^bb4(%34 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%36: i64):  // 2 preds: ^bb4, ^bb7
    %37 = llvm.add %36, %33 overflow<nsw, nuw> : i64
    %38 = llvm.getelementptr inbounds|nuw %arg0[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %39 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %40 = llvm.getelementptr inbounds|nuw %13[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.getelementptr inbounds|nuw %14[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb8(%3, %5 : i64, f32)
  ^bb7:  // pred: ^bb8
    %42 = llvm.getelementptr inbounds|nuw %arg3[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %52, %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %43 = llvm.add %36, %8 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %9 : i64
    llvm.cond_br %44, ^bb5, ^bb6(%43 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%45: i64, %46: f32):  // 2 preds: ^bb6, ^bb8
    %47 = llvm.getelementptr inbounds|nuw %15[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %49 = llvm.getelementptr inbounds|nuw %40[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %50 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %51 = llvm.fmul %48, %50 : f32
    %52 = llvm.fadd %46, %51 : f32
    %53 = llvm.fmul %39, %48 : f32
    %54 = llvm.getelementptr inbounds|nuw %41[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %56 = llvm.fadd %53, %55 : f32
    llvm.store %56, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %57 = llvm.add %45, %8 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %57, %10 : i64
    llvm.cond_br %58, ^bb7, ^bb8(%57, %52 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb9(%59: i64):  // 2 preds: ^bb5, ^bb11
    %60 = llvm.getelementptr inbounds|nuw %14[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.mul %59, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb12(%3 : i64)
  ^bb10:  // pred: ^bb11
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  ^bb11:  // pred: ^bb12
    %62 = llvm.add %59, %8 overflow<nsw, nuw> : i64
    %63 = llvm.icmp "eq" %62, %9 : i64
    llvm.cond_br %63, ^bb10, ^bb9(%62 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%64: i64):  // 2 preds: ^bb9, ^bb12
    %65 = llvm.add %64, %8 overflow<nsw, nuw> : i64
    %66 = llvm.icmp "eq" %65, %10 : i64
    %67 = llvm.and %65, %12 : i64
    %68 = llvm.select %66, %3, %67 : i1, i64
    %69 = llvm.getelementptr inbounds|nuw %60[%68] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %70 = llvm.load %69 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %71 = llvm.add %64, %61 overflow<nsw, nuw> : i64
    %72 = llvm.getelementptr inbounds|nuw %arg1[%71] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %73 = llvm.load %72 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %74 = llvm.intr.fabs(%73) : (f32) -> f32
    %75 = llvm.fcmp "ole" %74, %6 : f32
    %76 = llvm.select %75, %70, %5 : i1, f32
    %77 = llvm.getelementptr inbounds|nuw %arg4[%71] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %76, %77 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %78 = llvm.icmp "eq" %65, %10 : i64
    llvm.cond_br %78, ^bb11, ^bb12(%65 : i64) {loop_annotation = #loop_annotation}
  }
}
