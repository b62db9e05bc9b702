"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "reduction_dispatch_0_reduction_24x40_i32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr):
    %2 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "llvm.mlir.poison"() : () -> vector<4xi32>
    %4 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %5 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %6 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %10 = "llvm.mlir.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
    %11 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %12 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %13 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %14 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %15 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %16 = "llvm.extractvalue"(%15) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %17 = "llvm.load"(%16) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%5, %17, %4) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %18 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %19 = "llvm.extractvalue"(%18) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %20 = "llvm.getelementptr"(%19) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %21 = "llvm.load"(%20) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%5, %21, %4) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %22 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>
    %23 = "llvm.extractvalue"(%22) <{position = array<i64: 0>}> : (!llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>) -> i32
    %24 = "llvm.zext"(%23) : (i32) -> i64
    %25 = "llvm.mul"(%24, %13) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %26 = "llvm.getelementptr"(%21, %25) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%10, %26) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<2xi32>, !llvm.ptr) -> ()
    "llvm.br"(%14)[^bb1] : (i64) -> ()
  ^bb1(%27: i64):  // 2 preds: ^bb0, ^bb4
    %28 = "llvm.icmp"(%27, %13) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%28, %14, %9)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, vector<4xi32>) -> ()
  ^bb2(%29: i64, %30: vector<4xi32>):  // 2 preds: ^bb1, ^bb3
    %31 = "llvm.icmp"(%29, %11) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%31)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %32 = "llvm.mul"(%29, %7) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %33 = "llvm.add"(%25, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %34 = "llvm.mul"(%33, %6) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %35 = "llvm.add"(%34, %32) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %36 = "llvm.getelementptr"(%17, %35) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %37 = "llvm.load"(%36) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %38 = "llvm.extractelement"(%30, %14) : (vector<4xi32>, i64) -> i32
    %39 = "llvm.mul"(%37, %37) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %40 = "llvm.add"(%39, %38) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %41 = "llvm.add"(%32, %12) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %42 = "llvm.add"(%34, %41) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %43 = "llvm.getelementptr"(%17, %42) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %44 = "llvm.load"(%43) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %45 = "llvm.extractelement"(%30, %12) : (vector<4xi32>, i64) -> i32
    %46 = "llvm.mul"(%44, %44) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %47 = "llvm.add"(%46, %45) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %48 = "llvm.add"(%32, %13) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %49 = "llvm.add"(%34, %48) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %50 = "llvm.getelementptr"(%17, %49) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %51 = "llvm.load"(%50) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %52 = "llvm.extractelement"(%30, %13) : (vector<4xi32>, i64) -> i32
    %53 = "llvm.mul"(%51, %51) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %54 = "llvm.add"(%53, %52) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %55 = "llvm.add"(%32, %8) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %56 = "llvm.add"(%34, %55) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %57 = "llvm.getelementptr"(%17, %56) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %58 = "llvm.load"(%57) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %59 = "llvm.extractelement"(%30, %8) : (vector<4xi32>, i64) -> i32
    %60 = "llvm.mul"(%58, %58) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %61 = "llvm.add"(%60, %59) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %62 = "llvm.insertelement"(%3, %40, %14) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %63 = "llvm.insertelement"(%62, %47, %12) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %64 = "llvm.insertelement"(%63, %54, %13) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %65 = "llvm.insertelement"(%64, %61, %8) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %66 = "llvm.add"(%29, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%66, %65)[^bb2] : (i64, vector<4xi32>) -> ()
  ^bb4:  // pred: ^bb2
    %67 = "llvm.add"(%25, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %68 = "llvm.getelementptr"(%21, %67) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %69 = "llvm.load"(%68) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %70 = "llvm.intr.vector.reduce.add"(%30) : (vector<4xi32>) -> i32
    %71 = "llvm.add"(%69, %70) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%71, %68) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %72 = "llvm.add"(%27, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%72)[^bb1] : (i64) -> ()
  ^bb5:  // pred: ^bb1
    "llvm.return"(%2) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 12 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
