#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(5 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %12 = llvm.alloca %0 x !llvm.array<8 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.mul %13, %2 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%1, %3 : i64, i8)
  ^bb2:  // pred: ^bb3
    %16 = llvm.getelementptr inbounds|nuw %12[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %28, %16 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %17 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %17, %7 : i64
    llvm.cond_br %18, ^bb4(%1 : i64), ^bb1(%17 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%19: i64, %20: i8):  // 2 preds: ^bb1, ^bb3
    %21 = llvm.getelementptr inbounds %15[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %23 = llvm.fcmp "ule" %22, %4 : f32
    %24 = llvm.zext %23 : i1 to i32
    %25 = llvm.trunc %19 overflow<nsw, nuw> : i64 to i32
    %26 = llvm.shl %24, %25 overflow<nsw, nuw> : i32
    %27 = llvm.trunc %26 overflow<nsw, nuw> : i32 to i8
    %28 = llvm.or %20, %27 : i8
    %29 = llvm.add %19, %5 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %29, %6 : i64
    llvm.cond_br %30, ^bb2, ^bb3(%29, %28 : i64, i8) {loop_annotation = #loop_annotation}
  ^bb4(%31: i64):  // 2 preds: ^bb2, ^bb6
    %32 = llvm.mul %31, %2 overflow<nsw, nuw> : i64
    %33 = llvm.getelementptr inbounds %arg2[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.shl %31, %8 overflow<nsw, nuw> : i64
    %35 = llvm.getelementptr inbounds %arg3[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%1 : i64)
  ^bb5(%36: i64):  // 2 preds: ^bb4, ^bb7
    %37 = llvm.getelementptr inbounds|nuw %12[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %39 = llvm.zext %38 : i8 to i32
    llvm.br ^bb8(%1, %4 : i64, f32)
  ^bb6:  // pred: ^bb7
    %40 = llvm.add %31, %5 overflow<nsw, nuw> : i64
    %41 = llvm.icmp "eq" %40, %10 : i64
    llvm.cond_br %41, ^bb9(%1 : i64), ^bb4(%40 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb8
    %42 = llvm.getelementptr inbounds %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %55, %42 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %43 = llvm.add %36, %5 overflow<nsw, nuw> : i64
    %44 = llvm.icmp "eq" %43, %7 : i64
    llvm.cond_br %44, ^bb6, ^bb5(%43 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%45: i64, %46: f32):  // 2 preds: ^bb5, ^bb8
    %47 = llvm.getelementptr inbounds %33[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %49 = llvm.trunc %45 overflow<nsw, nuw> : i64 to i32
    %50 = llvm.shl %0, %49 overflow<nsw, nuw> : i32
    %51 = llvm.and %50, %39 : i32
    %52 = llvm.icmp "eq" %51, %9 : i32
    %53 = llvm.fneg %48 : f32
    %54 = llvm.select %52, %48, %53 : i1, f32
    %55 = llvm.fadd %46, %54 : f32
    %56 = llvm.add %45, %5 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %6 : i64
    llvm.cond_br %57, ^bb7, ^bb8(%56, %55 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb9(%58: i64):  // 2 preds: ^bb6, ^bb11
    %59 = llvm.mul %58, %6 overflow<nsw, nuw> : i64
    %60 = llvm.getelementptr inbounds %arg0[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // pred: ^bb11
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.return
  ^bb11:  // pred: ^bb13
    %61 = llvm.add %58, %5 overflow<nsw, nuw> : i64
    %62 = llvm.icmp "eq" %61, %7 : i64
    llvm.cond_br %62, ^bb10, ^bb9(%61 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%63: i64):  // 2 preds: ^bb9, ^bb13
    %64 = llvm.add %63, %59 overflow<nsw, nuw> : i64
    %65 = llvm.getelementptr inbounds|nuw %arg1[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %66 = llvm.load %65 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %67 = llvm.getelementptr inbounds %arg2[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb14(%1, %4 : i64, f32)
  ^bb13:  // pred: ^bb14
    %68 = llvm.intr.fabs(%66) : (f32) -> f32
    %69 = llvm.fcmp "ole" %68, %11 : f32
    %70 = llvm.select %69, %83, %4 : i1, f32
    %71 = llvm.getelementptr inbounds|nuw %arg4[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %70, %71 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %72 = llvm.add %63, %5 overflow<nsw, nuw> : i64
    %73 = llvm.icmp "eq" %72, %6 : i64
    llvm.cond_br %73, ^bb11, ^bb12(%72 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%74: i64, %75: f32):  // 2 preds: ^bb12, ^bb14
    %76 = llvm.shl %74, %8 overflow<nsw, nuw> : i64
    %77 = llvm.getelementptr inbounds %60[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.load %77 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %79 = llvm.mul %74, %2 overflow<nsw, nuw> : i64
    %80 = llvm.getelementptr inbounds %67[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %82 = llvm.fmul %78, %81 : f32
    %83 = llvm.fadd %75, %82 : f32
    %84 = llvm.add %74, %5 overflow<nsw, nuw> : i64
    %85 = llvm.icmp "eq" %84, %10 : i64
    llvm.cond_br %85, ^bb13, ^bb14(%84, %83 : i64, f32) {loop_annotation = #loop_annotation}
  }
}
