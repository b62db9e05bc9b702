"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "reduction_dispatch_0_reduction_24x40_i32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr):
    %2 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %4 = "llvm.mlir.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %5 = "llvm.mlir.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
    %6 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %10 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %11 = "llvm.extractvalue"(%10) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %12 = "llvm.getelementptr"(%11) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
    %13 = "llvm.load"(%12) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %14 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = "llvm.insertvalue"(%14, %13) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = "llvm.insertvalue"(%15, %13) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %18 = "llvm.insertvalue"(%16, %17) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %20 = "llvm.insertvalue"(%18, %19) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %22 = "llvm.insertvalue"(%20, %21) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %24 = "llvm.insertvalue"(%22, %23) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %25 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %26 = "llvm.insertvalue"(%24, %25) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %27 = "llvm.extractvalue"(%26) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %28 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %29 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%28, %27, %29) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %30 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %31 = "llvm.extractvalue"(%30) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %32 = "llvm.getelementptr"(%31) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %33 = "llvm.load"(%32) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %34 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %35 = "llvm.insertvalue"(%34, %33) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %36 = "llvm.insertvalue"(%35, %33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %37 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %38 = "llvm.insertvalue"(%36, %37) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %39 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %40 = "llvm.insertvalue"(%38, %39) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %41 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %42 = "llvm.insertvalue"(%40, %41) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %43 = "llvm.extractvalue"(%42) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr
    %44 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %45 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%44, %43, %45) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %46 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>
    %47 = "llvm.extractvalue"(%46) <{position = array<i64: 0>}> : (!llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>) -> i32
    %48 = "llvm.zext"(%47) : (i32) -> i64
    %49 = "llvm.mul"(%48, %8) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %50 = "llvm.extractvalue"(%42) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr
    %51 = "llvm.getelementptr"(%50, %49) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%5, %51) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<2xi32>, !llvm.ptr) -> ()
    "llvm.br"(%9)[^bb1] : (i64) -> ()
  ^bb1(%52: i64):  // 2 preds: ^bb0, ^bb4
    %53 = "llvm.icmp"(%52, %8) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%53, %9, %4)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, vector<4xi32>) -> ()
  ^bb2(%54: i64, %55: vector<4xi32>):  // 2 preds: ^bb1, ^bb3
    %56 = "llvm.icmp"(%54, %6) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%56)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %57 = "llvm.mul"(%54, %2) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %58 = "llvm.add"(%49, %52) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %59 = "llvm.extractvalue"(%26) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %60 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %61 = "llvm.mul"(%58, %60) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %62 = "llvm.add"(%61, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %63 = "llvm.getelementptr"(%59, %62) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %64 = "llvm.load"(%63) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %65 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %66 = "llvm.extractelement"(%55, %65) : (vector<4xi32>, i64) -> i32
    %67 = "llvm.mul"(%64, %64) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %68 = "llvm.add"(%67, %66) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %69 = "llvm.add"(%57, %7) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %70 = "llvm.extractvalue"(%26) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %71 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %72 = "llvm.mul"(%58, %71) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %73 = "llvm.add"(%72, %69) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %74 = "llvm.getelementptr"(%70, %73) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %75 = "llvm.load"(%74) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %76 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %77 = "llvm.extractelement"(%55, %76) : (vector<4xi32>, i64) -> i32
    %78 = "llvm.mul"(%75, %75) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %79 = "llvm.add"(%78, %77) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %80 = "llvm.add"(%57, %8) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %81 = "llvm.extractvalue"(%26) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %82 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %83 = "llvm.mul"(%58, %82) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %84 = "llvm.add"(%83, %80) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %85 = "llvm.getelementptr"(%81, %84) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %86 = "llvm.load"(%85) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %87 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %88 = "llvm.extractelement"(%55, %87) : (vector<4xi32>, i64) -> i32
    %89 = "llvm.mul"(%86, %86) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %90 = "llvm.add"(%89, %88) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %91 = "llvm.add"(%57, %3) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %92 = "llvm.extractvalue"(%26) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %93 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %94 = "llvm.mul"(%58, %93) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %95 = "llvm.add"(%94, %91) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %96 = "llvm.getelementptr"(%92, %95) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %97 = "llvm.load"(%96) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %98 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %99 = "llvm.extractelement"(%55, %98) : (vector<4xi32>, i64) -> i32
    %100 = "llvm.mul"(%97, %97) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %101 = "llvm.add"(%100, %99) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %102 = "llvm.mlir.poison"() : () -> vector<4xi32>
    %103 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %104 = "llvm.insertelement"(%102, %68, %103) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %105 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %106 = "llvm.insertelement"(%104, %79, %105) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %107 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %108 = "llvm.insertelement"(%106, %90, %107) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %109 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %110 = "llvm.insertelement"(%108, %101, %109) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %111 = "llvm.add"(%54, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%111, %110)[^bb2] : (i64, vector<4xi32>) -> ()
  ^bb4:  // pred: ^bb2
    %112 = "llvm.add"(%49, %52) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %113 = "llvm.extractvalue"(%42) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr
    %114 = "llvm.getelementptr"(%113, %112) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %115 = "llvm.load"(%114) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %116 = "llvm.intr.vector.reduce.add"(%55) : (vector<4xi32>) -> i32
    %117 = "llvm.add"(%115, %116) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %118 = "llvm.extractvalue"(%42) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr
    %119 = "llvm.getelementptr"(%118, %112) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%117, %119) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %120 = "llvm.add"(%52, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%120)[^bb1] : (i64) -> ()
  ^bb5:  // pred: ^bb1
    %121 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    "llvm.return"(%121) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 12 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
