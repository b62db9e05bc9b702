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
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(5 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(1073741823 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.array<4 x array<8 x array<2 x i32>>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb3
    %12 = llvm.getelementptr inbounds|nuw %10[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    llvm.br ^bb2(%1 : i64)
  ^bb2(%13: i64):  // 2 preds: ^bb1, ^bb4
    %14 = llvm.getelementptr inbounds|nuw %12[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb5(%1 : i64)
  ^bb3:  // pred: ^bb4
    %15 = llvm.add %11, %3 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %5 : i64
    llvm.cond_br %16, ^bb6(%1 : i64), ^bb1(%15 : i64) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb5
    %17 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %18 = llvm.icmp "eq" %13, %1 : i64
    llvm.cond_br %18, ^bb2(%17 : i64), ^bb3 {loop_annotation = #loop_annotation}
  ^bb5(%19: i64):  // 2 preds: ^bb2, ^bb5
    %20 = llvm.getelementptr inbounds|nuw %14[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<2 x i32>>
    llvm.store %2, %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %21 = llvm.add %19, %3 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %4 : i64
    llvm.cond_br %22, ^bb4, ^bb5(%21 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%23: i64):  // 2 preds: ^bb3, ^bb8
    %24 = llvm.getelementptr inbounds %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.shl %23, %6 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%1 : i64)
  ^bb7(%27: i64):  // 2 preds: ^bb6, ^bb10
    %28 = llvm.shl %27, %6 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds %24[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %31 = llvm.getelementptr inbounds|nuw %10[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    llvm.br ^bb9(%1 : i64)
  ^bb8:  // pred: ^bb10
    %32 = llvm.add %23, %3 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %5 : i64
    llvm.cond_br %33, ^bb13(%1 : i64), ^bb6(%32 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%34: i64):  // 2 preds: ^bb7, ^bb11
    %35 = llvm.getelementptr inbounds|nuw %31[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %36 = llvm.shl %34, %4 overflow<nsw, nuw> : i64
    %37 = llvm.getelementptr inbounds %26[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb12(%1 : i64)
  ^bb10:  // pred: ^bb11
    %38 = llvm.add %27, %3 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %5 : i64
    llvm.cond_br %39, ^bb8, ^bb7(%38 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb12
    %40 = llvm.add %34, %3 overflow<nsw, nuw> : i64
    %41 = llvm.icmp "eq" %34, %1 : i64
    llvm.cond_br %41, ^bb9(%40 : i64), ^bb10 {loop_annotation = #loop_annotation}
  ^bb12(%42: i64):  // 2 preds: ^bb9, ^bb12
    %43 = llvm.getelementptr inbounds %37[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %45 = llvm.mul %44, %30 : i32
    %46 = llvm.getelementptr inbounds|nuw %35[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<2 x i32>>
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %48 = llvm.add %47, %45 : i32
    llvm.store %48, %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %49 = llvm.add %42, %3 overflow<nsw, nuw> : i64
    %50 = llvm.icmp "eq" %49, %4 : i64
    llvm.cond_br %50, ^bb11, ^bb12(%49 : i64) {loop_annotation = #loop_annotation}
  ^bb13(%51: i64):  // 2 preds: ^bb8, ^bb15
    %52 = llvm.getelementptr inbounds|nuw %10[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    %53 = llvm.shl %51, %6 overflow<nsw, nuw> : i64
    %54 = llvm.getelementptr inbounds %arg2[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%1 : i64)
  ^bb14:  // pred: ^bb15
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return
  ^bb15:  // pred: ^bb16
    %55 = llvm.add %51, %3 overflow<nsw, nuw> : i64
    %56 = llvm.icmp "eq" %55, %5 : i64
    llvm.cond_br %56, ^bb14, ^bb13(%55 : i64) {loop_annotation = #loop_annotation}
  ^bb16(%57: i64):  // 2 preds: ^bb13, ^bb16
    %58 = llvm.and %57, %7 : i64
    %59 = llvm.getelementptr inbounds|nuw %52[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<2 x i32>>
    %60 = llvm.lshr %57, %8 : i64
    %61 = llvm.and %60, %9 : i64
    %62 = llvm.getelementptr inbounds|nuw %59[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %64 = llvm.getelementptr inbounds %54[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %63, %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %65 = llvm.add %57, %3 overflow<nsw, nuw> : i64
    %66 = llvm.icmp "eq" %65, %5 : i64
    llvm.cond_br %66, ^bb15, ^bb16(%65 : i64) {loop_annotation = #loop_annotation}
  }
}
