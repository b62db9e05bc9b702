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
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(5 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(1073741823 : i64) : i64
    %11 = llvm.alloca %0 x !llvm.array<4 x array<8 x array<2 x i32>>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    "llvm.intr.memset"(%11, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%12: i64):  // 2 preds: ^bb0, ^bb3
    %13 = llvm.getelementptr inbounds %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.shl %12, %4 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%3 : i64)
  ^bb2(%16: i64):  // 2 preds: ^bb1, ^bb5
    %17 = llvm.shl %16, %4 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds %13[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.getelementptr inbounds|nuw %11[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    llvm.br ^bb4(%3 : i64)
  ^bb3:  // pred: ^bb5
    %21 = llvm.add %12, %6 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %7 : i64
    llvm.cond_br %22, ^bb8(%3 : i64), ^bb1(%21 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%23: i64):  // 2 preds: ^bb2, ^bb6
    %24 = llvm.getelementptr inbounds|nuw %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.shl %23, %5 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds %15[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%3 : i64)
  ^bb5:  // pred: ^bb6
    %27 = llvm.add %16, %6 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %7 : i64
    llvm.cond_br %28, ^bb3, ^bb2(%27 : i64) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb7
    %29 = llvm.add %23, %6 overflow<nsw, nuw> : i64
    %30 = llvm.icmp "eq" %23, %3 : i64
    llvm.cond_br %30, ^bb4(%29 : i64), ^bb5 {loop_annotation = #loop_annotation}
  ^bb7(%31: i64):  // 2 preds: ^bb4, ^bb7
    %32 = llvm.getelementptr inbounds %26[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %33 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %34 = llvm.mul %33, %19 : i32
    %35 = llvm.getelementptr inbounds|nuw %24[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<2 x i32>>
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %37 = llvm.add %36, %34 : i32
    llvm.store %37, %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %38 = llvm.add %31, %6 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %5 : i64
    llvm.cond_br %39, ^bb6, ^bb7(%38 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%40: i64):  // 2 preds: ^bb3, ^bb10
    %41 = llvm.getelementptr inbounds|nuw %11[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    %42 = llvm.shl %40, %4 overflow<nsw, nuw> : i64
    %43 = llvm.getelementptr inbounds %arg2[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb11(%3 : i64)
  ^bb9:  // pred: ^bb10
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.return
  ^bb10:  // pred: ^bb11
    %44 = llvm.add %40, %6 overflow<nsw, nuw> : i64
    %45 = llvm.icmp "eq" %44, %7 : i64
    llvm.cond_br %45, ^bb9, ^bb8(%44 : i64) {loop_annotation = #loop_annotation}
  ^bb11(%46: i64):  // 2 preds: ^bb8, ^bb11
    %47 = llvm.and %46, %8 : i64
    %48 = llvm.getelementptr inbounds|nuw %41[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x array<2 x i32>>
    %49 = llvm.lshr %46, %9 : i64
    %50 = llvm.and %49, %10 : i64
    %51 = llvm.getelementptr inbounds|nuw %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %53 = llvm.getelementptr inbounds %43[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %52, %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %54 = llvm.add %46, %6 overflow<nsw, nuw> : i64
    %55 = llvm.icmp "eq" %54, %7 : i64
    llvm.cond_br %55, ^bb10, ^bb11(%54 : i64) {loop_annotation = #loop_annotation}
  }
}
