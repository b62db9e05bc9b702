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
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %4 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %5 = llvm.mlir.constant(-1.000000e+00 : f32) : f32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(5 : i64) : i64
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.alloca %0 x !llvm.array<8 x array<3 x f32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%12: i64):  // 2 preds: ^bb0, ^bb2
    %13 = llvm.getelementptr inbounds|nuw %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x f32>
    %14 = llvm.mul %12, %2 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb3
    %16 = llvm.add %12, %6 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %8 : i64
    llvm.cond_br %17, ^bb4(%1 : i64), ^bb1(%16 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.getelementptr inbounds %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %21 = llvm.fcmp "oge" %20, %3 : f32
    %22 = llvm.select %21, %4, %5 : i1, f32
    %23 = llvm.getelementptr inbounds|nuw %13[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %24 = llvm.add %18, %6 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %7 : i64
    llvm.cond_br %25, ^bb2, ^bb3(%24 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%26: i64):  // 2 preds: ^bb2, ^bb6
    %27 = llvm.mul %26, %2 overflow<nsw, nuw> : i64
    %28 = llvm.getelementptr inbounds %arg2[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.shl %26, %9 overflow<nsw, nuw> : i64
    %30 = llvm.getelementptr inbounds %arg3[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%1 : i64)
  ^bb5(%31: i64):  // 2 preds: ^bb4, ^bb7
    %32 = llvm.getelementptr inbounds|nuw %11[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x f32>
    llvm.br ^bb8(%1, %3 : i64, f32)
  ^bb6:  // pred: ^bb7
    %33 = llvm.add %26, %6 overflow<nsw, nuw> : i64
    %34 = llvm.icmp "eq" %33, %10 : i64
    llvm.cond_br %34, ^bb9(%1 : i64), ^bb4(%33 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb8
    %35 = llvm.getelementptr inbounds %30[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %45, %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %36 = llvm.add %31, %6 overflow<nsw, nuw> : i64
    %37 = llvm.icmp "eq" %36, %8 : i64
    llvm.cond_br %37, ^bb6, ^bb5(%36 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%38: i64, %39: f32):  // 2 preds: ^bb5, ^bb8
    %40 = llvm.getelementptr inbounds %28[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %42 = llvm.getelementptr inbounds|nuw %32[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %44 = llvm.fmul %41, %43 : f32
    %45 = llvm.fadd %39, %44 : f32
    %46 = llvm.add %38, %6 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %7 : i64
    llvm.cond_br %47, ^bb7, ^bb8(%46, %45 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb9(%48: i64):  // 2 preds: ^bb6, ^bb12
    %49 = llvm.mul %48, %7 overflow<nsw, nuw> : i64
    %50 = llvm.getelementptr inbounds %arg0[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb11(%1 : i64)
  ^bb10:  // pred: ^bb12
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.return
  ^bb11(%51: i64):  // 2 preds: ^bb9, ^bb13
    %52 = llvm.getelementptr inbounds %arg2[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb14(%1, %3 : i64, f32)
  ^bb12:  // pred: ^bb13
    %53 = llvm.add %48, %6 overflow<nsw, nuw> : i64
    %54 = llvm.icmp "eq" %53, %8 : i64
    llvm.cond_br %54, ^bb10, ^bb9(%53 : i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb14
    %55 = llvm.add %51, %49 overflow<nsw, nuw> : i64
    %56 = llvm.getelementptr inbounds|nuw %arg1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %58 = llvm.intr.fabs(%57) : (f32) -> f32
    %59 = llvm.fcmp "ole" %58, %4 : f32
    %60 = llvm.select %59, %73, %3 : i1, f32
    %61 = llvm.getelementptr inbounds|nuw %arg4[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %60, %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %62 = llvm.add %51, %6 overflow<nsw, nuw> : i64
    %63 = llvm.icmp "eq" %62, %7 : i64
    llvm.cond_br %63, ^bb12, ^bb11(%62 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%64: i64, %65: f32):  // 2 preds: ^bb11, ^bb14
    %66 = llvm.shl %64, %9 overflow<nsw, nuw> : i64
    %67 = llvm.getelementptr inbounds %50[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %69 = llvm.mul %64, %2 overflow<nsw, nuw> : i64
    %70 = llvm.getelementptr inbounds %52[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %70 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %72 = llvm.fmul %68, %71 : f32
    %73 = llvm.fadd %65, %72 : f32
    %74 = llvm.add %64, %6 overflow<nsw, nuw> : i64
    %75 = llvm.icmp "eq" %74, %10 : i64
    llvm.cond_br %75, ^bb13, ^bb14(%74, %73 : i64, f32) {loop_annotation = #loop_annotation}
  }
}
