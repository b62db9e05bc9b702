"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr):
    %1 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %3 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %4 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %5 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %6 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %10 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %11 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %12 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %13 = "llvm.extractvalue"(%12) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %14 = "llvm.load"(%13) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%4, %14, %3) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %15 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %16 = "llvm.extractvalue"(%15) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %17 = "llvm.getelementptr"(%16) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %18 = "llvm.load"(%17) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%4, %18, %3) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %19 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %20 = "llvm.extractvalue"(%19) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %21 = "llvm.getelementptr"(%20) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 2>}> : (!llvm.ptr) -> !llvm.ptr
    %22 = "llvm.load"(%21) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%4, %22, %3) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    "llvm.br"(%11)[^bb1] : (i64) -> ()
  ^bb1(%23: i64):  // 2 preds: ^bb0, ^bb4
    %24 = "llvm.icmp"(%23, %10) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%24, %11)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb2(%25: i64):  // 2 preds: ^bb1, ^bb3
    %26 = "llvm.icmp"(%25, %9) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%26)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %27 = "llvm.mul"(%23, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %28 = "llvm.add"(%27, %25) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %29 = "llvm.getelementptr"(%14, %28) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %30 = "llvm.load"(%29) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %31 = "llvm.mul"(%25, %10) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %32 = "llvm.add"(%31, %23) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %33 = "llvm.getelementptr"(%18, %32) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %34 = "llvm.load"(%33) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<1xf32>
    %35 = "llvm.add"(%25, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %36 = "llvm.mul"(%35, %10) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %37 = "llvm.add"(%36, %23) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %38 = "llvm.getelementptr"(%18, %37) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %39 = "llvm.load"(%38) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<1xf32>
    %40 = "llvm.add"(%25, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %41 = "llvm.mul"(%40, %10) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %42 = "llvm.add"(%41, %23) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %43 = "llvm.getelementptr"(%18, %42) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %44 = "llvm.load"(%43) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<1xf32>
    %45 = "llvm.add"(%25, %5) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %46 = "llvm.mul"(%45, %10) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %47 = "llvm.add"(%46, %23) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %48 = "llvm.getelementptr"(%18, %47) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %49 = "llvm.load"(%48) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<1xf32>
    %50 = "llvm.extractelement"(%34, %11) : (vector<1xf32>, i64) -> f32
    %51 = "llvm.extractelement"(%39, %11) : (vector<1xf32>, i64) -> f32
    %52 = "llvm.extractelement"(%44, %11) : (vector<1xf32>, i64) -> f32
    %53 = "llvm.extractelement"(%49, %11) : (vector<1xf32>, i64) -> f32
    %54 = "llvm.insertelement"(%2, %50, %11) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %55 = "llvm.insertelement"(%54, %51, %8) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %56 = "llvm.insertelement"(%55, %52, %6) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %57 = "llvm.insertelement"(%56, %53, %5) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %58 = "llvm.fmul"(%30, %57) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %59 = "llvm.fsub"(%58, %30) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %60 = "llvm.getelementptr"(%22, %28) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%59, %60) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %61 = "llvm.add"(%25, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%61)[^bb2] : (i64) -> ()
  ^bb4:  // pred: ^bb2
    %62 = "llvm.add"(%23, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%62)[^bb1] : (i64) -> ()
  ^bb5:  // pred: ^bb1
    "llvm.return"(%1) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @transposed_dispatch_0_elementwise_transpose_6x48_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
