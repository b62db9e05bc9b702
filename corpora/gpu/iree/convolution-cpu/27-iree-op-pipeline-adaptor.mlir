"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr):
    %2 = "llvm.mlir.poison"() : () -> !llvm.array<4 x vector<4xf32>>
    %3 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %4 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> !llvm.array<4 x vector<4xf32>>
    %5 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %6 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %10 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %11 = "llvm.extractvalue"(%10) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %12 = "llvm.getelementptr"(%11) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
    %13 = "llvm.load"(%12) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %14 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %15 = "llvm.insertvalue"(%14, %13) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %16 = "llvm.insertvalue"(%15, %13) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %17 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %18 = "llvm.insertvalue"(%16, %17) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %19 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %20 = "llvm.insertvalue"(%18, %19) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %21 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %22 = "llvm.insertvalue"(%20, %21) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %23 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %24 = "llvm.insertvalue"(%22, %23) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %25 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %26 = "llvm.insertvalue"(%24, %25) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %27 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %28 = "llvm.insertvalue"(%26, %27) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %29 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %30 = "llvm.insertvalue"(%28, %29) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %31 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %32 = "llvm.insertvalue"(%30, %31) <{position = array<i64: 3, 3>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %33 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %34 = "llvm.insertvalue"(%32, %33) <{position = array<i64: 4, 3>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %35 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %36 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %37 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%36, %35, %37) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %38 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %39 = "llvm.extractvalue"(%38) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %40 = "llvm.getelementptr"(%39) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %41 = "llvm.load"(%40) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %42 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %43 = "llvm.insertvalue"(%42, %41) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %44 = "llvm.insertvalue"(%43, %41) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %45 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %46 = "llvm.insertvalue"(%44, %45) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %47 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %48 = "llvm.insertvalue"(%46, %47) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %49 = "llvm.mlir.constant"() <{value = 96 : i64}> : () -> i64
    %50 = "llvm.insertvalue"(%48, %49) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %51 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %52 = "llvm.insertvalue"(%50, %51) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %53 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %54 = "llvm.insertvalue"(%52, %53) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %55 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %56 = "llvm.insertvalue"(%54, %55) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %57 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %58 = "llvm.insertvalue"(%56, %57) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %59 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %60 = "llvm.insertvalue"(%58, %59) <{position = array<i64: 3, 3>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %61 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %62 = "llvm.insertvalue"(%60, %61) <{position = array<i64: 4, 3>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %63 = "llvm.extractvalue"(%62) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %64 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %65 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%64, %63, %65) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %66 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %67 = "llvm.extractvalue"(%66) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %68 = "llvm.getelementptr"(%67) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 2>}> : (!llvm.ptr) -> !llvm.ptr
    %69 = "llvm.load"(%68) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %70 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %71 = "llvm.insertvalue"(%70, %69) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %72 = "llvm.insertvalue"(%71, %69) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %73 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %74 = "llvm.insertvalue"(%72, %73) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %75 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %76 = "llvm.insertvalue"(%74, %75) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %77 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %78 = "llvm.insertvalue"(%76, %77) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %79 = "llvm.extractvalue"(%78) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr
    %80 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %81 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%80, %79, %81) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %82 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %83 = "llvm.extractvalue"(%82) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %84 = "llvm.getelementptr"(%83) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 3>}> : (!llvm.ptr) -> !llvm.ptr
    %85 = "llvm.load"(%84) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %86 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %87 = "llvm.insertvalue"(%86, %85) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %88 = "llvm.insertvalue"(%87, %85) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %89 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %90 = "llvm.insertvalue"(%88, %89) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %91 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %92 = "llvm.insertvalue"(%90, %91) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %93 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %94 = "llvm.insertvalue"(%92, %93) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %95 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %96 = "llvm.insertvalue"(%94, %95) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %97 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %98 = "llvm.insertvalue"(%96, %97) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %99 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %100 = "llvm.insertvalue"(%98, %99) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %101 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %102 = "llvm.insertvalue"(%100, %101) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %103 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %104 = "llvm.insertvalue"(%102, %103) <{position = array<i64: 3, 3>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %105 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %106 = "llvm.insertvalue"(%104, %105) <{position = array<i64: 4, 3>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %107 = "llvm.extractvalue"(%106) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %108 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %109 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%108, %107, %109) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %110 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>
    %111 = "llvm.extractvalue"(%110) <{position = array<i64: 0>}> : (!llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>) -> i32
    %112 = "llvm.zext"(%111) : (i32) -> i64
    "llvm.br"(%9)[^bb1] : (i64) -> ()
  ^bb1(%113: i64):  // 2 preds: ^bb0, ^bb9
    %114 = "llvm.icmp"(%113, %6) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%114, %9)[^bb2, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb2(%115: i64):  // 2 preds: ^bb1, ^bb8
    %116 = "llvm.icmp"(%115, %6) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%116, %9, %4)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb3(%117: i64, %118: !llvm.array<4 x vector<4xf32>>):  // 2 preds: ^bb2, ^bb7
    %119 = "llvm.icmp"(%117, %8) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%119)[^bb4, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %120 = "llvm.add"(%117, %112) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%9, %118)[^bb5] : (i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb5(%121: i64, %122: !llvm.array<4 x vector<4xf32>>):  // 2 preds: ^bb4, ^bb6
    %123 = "llvm.icmp"(%121, %8) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%123)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %124 = "llvm.extractvalue"(%62) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %125 = "llvm.mlir.constant"() <{value = 96 : i64}> : () -> i64
    %126 = "llvm.mul"(%117, %125) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %127 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %128 = "llvm.mul"(%121, %127) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %129 = "llvm.add"(%126, %128) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %130 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %131 = "llvm.mul"(%9, %130) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %132 = "llvm.add"(%129, %131) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %133 = "llvm.add"(%132, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %134 = "llvm.getelementptr"(%124, %133) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %135 = "llvm.load"(%134) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %136 = "llvm.extractvalue"(%62) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %137 = "llvm.mlir.constant"() <{value = 96 : i64}> : () -> i64
    %138 = "llvm.mul"(%117, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %139 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %140 = "llvm.mul"(%121, %139) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %141 = "llvm.add"(%138, %140) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %142 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %143 = "llvm.mul"(%7, %142) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %144 = "llvm.add"(%141, %143) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %145 = "llvm.add"(%144, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %146 = "llvm.getelementptr"(%136, %145) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %147 = "llvm.load"(%146) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %148 = "llvm.extractvalue"(%62) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %149 = "llvm.mlir.constant"() <{value = 96 : i64}> : () -> i64
    %150 = "llvm.mul"(%117, %149) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %151 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %152 = "llvm.mul"(%121, %151) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %153 = "llvm.add"(%150, %152) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %154 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %155 = "llvm.mul"(%3, %154) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %156 = "llvm.add"(%153, %155) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %157 = "llvm.add"(%156, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %158 = "llvm.getelementptr"(%148, %157) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %159 = "llvm.load"(%158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %160 = "llvm.extractvalue"(%62) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %161 = "llvm.mlir.constant"() <{value = 96 : i64}> : () -> i64
    %162 = "llvm.mul"(%117, %161) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %163 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %164 = "llvm.mul"(%121, %163) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %165 = "llvm.add"(%162, %164) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %166 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %167 = "llvm.mul"(%8, %166) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %168 = "llvm.add"(%165, %167) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %169 = "llvm.add"(%168, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %170 = "llvm.getelementptr"(%160, %169) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %171 = "llvm.load"(%170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %172 = "llvm.add"(%121, %113) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %173 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %174 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %175 = "llvm.mul"(%9, %174) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %176 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %177 = "llvm.mul"(%120, %176) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %178 = "llvm.add"(%175, %177) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %179 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %180 = "llvm.mul"(%172, %179) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %181 = "llvm.add"(%178, %180) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %182 = "llvm.add"(%181, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %183 = "llvm.getelementptr"(%173, %182) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %184 = "llvm.load"(%183) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %185 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %186 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %187 = "llvm.insertelement"(%185, %184, %186) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %188 = "llvm.shufflevector"(%187, %185) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %189 = "llvm.extractvalue"(%122) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %190 = "llvm.intr.fmuladd"(%188, %135, %189) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %191 = "llvm.add"(%172, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %192 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %193 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %194 = "llvm.mul"(%9, %193) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %195 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %196 = "llvm.mul"(%120, %195) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %197 = "llvm.add"(%194, %196) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %198 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %199 = "llvm.mul"(%191, %198) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %200 = "llvm.add"(%197, %199) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %201 = "llvm.add"(%200, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %202 = "llvm.getelementptr"(%192, %201) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %203 = "llvm.load"(%202) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %204 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %205 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %206 = "llvm.insertelement"(%204, %203, %205) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %207 = "llvm.shufflevector"(%206, %204) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %208 = "llvm.extractvalue"(%122) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %209 = "llvm.intr.fmuladd"(%207, %135, %208) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %210 = "llvm.add"(%172, %3) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %211 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %212 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %213 = "llvm.mul"(%9, %212) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %214 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %215 = "llvm.mul"(%120, %214) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %216 = "llvm.add"(%213, %215) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %217 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %218 = "llvm.mul"(%210, %217) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %219 = "llvm.add"(%216, %218) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %220 = "llvm.add"(%219, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %221 = "llvm.getelementptr"(%211, %220) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %222 = "llvm.load"(%221) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %223 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %224 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %225 = "llvm.insertelement"(%223, %222, %224) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %226 = "llvm.shufflevector"(%225, %223) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %227 = "llvm.extractvalue"(%122) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %228 = "llvm.intr.fmuladd"(%226, %135, %227) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %229 = "llvm.add"(%172, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %230 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %231 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %232 = "llvm.mul"(%9, %231) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %233 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %234 = "llvm.mul"(%120, %233) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %235 = "llvm.add"(%232, %234) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %236 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %237 = "llvm.mul"(%229, %236) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %238 = "llvm.add"(%235, %237) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %239 = "llvm.add"(%238, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %240 = "llvm.getelementptr"(%230, %239) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %241 = "llvm.load"(%240) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %242 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %243 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %244 = "llvm.insertelement"(%242, %241, %243) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %245 = "llvm.shufflevector"(%244, %242) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %246 = "llvm.extractvalue"(%122) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %247 = "llvm.intr.fmuladd"(%245, %135, %246) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %248 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %249 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %250 = "llvm.mul"(%9, %249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %251 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %252 = "llvm.mul"(%120, %251) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %253 = "llvm.add"(%250, %252) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %254 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %255 = "llvm.mul"(%172, %254) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %256 = "llvm.add"(%253, %255) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %257 = "llvm.add"(%256, %7) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %258 = "llvm.getelementptr"(%248, %257) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %259 = "llvm.load"(%258) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %260 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %261 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %262 = "llvm.insertelement"(%260, %259, %261) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %263 = "llvm.shufflevector"(%262, %260) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %264 = "llvm.intr.fmuladd"(%263, %147, %190) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %265 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %266 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %267 = "llvm.mul"(%9, %266) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %268 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %269 = "llvm.mul"(%120, %268) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %270 = "llvm.add"(%267, %269) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %271 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %272 = "llvm.mul"(%191, %271) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %273 = "llvm.add"(%270, %272) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %274 = "llvm.add"(%273, %7) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %275 = "llvm.getelementptr"(%265, %274) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %276 = "llvm.load"(%275) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %277 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %278 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %279 = "llvm.insertelement"(%277, %276, %278) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %280 = "llvm.shufflevector"(%279, %277) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %281 = "llvm.intr.fmuladd"(%280, %147, %209) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %282 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %283 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %284 = "llvm.mul"(%9, %283) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %285 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %286 = "llvm.mul"(%120, %285) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %287 = "llvm.add"(%284, %286) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %288 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %289 = "llvm.mul"(%210, %288) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %290 = "llvm.add"(%287, %289) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %291 = "llvm.add"(%290, %7) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %292 = "llvm.getelementptr"(%282, %291) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %293 = "llvm.load"(%292) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %294 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %295 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %296 = "llvm.insertelement"(%294, %293, %295) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %297 = "llvm.shufflevector"(%296, %294) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %298 = "llvm.intr.fmuladd"(%297, %147, %228) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %299 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %300 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %301 = "llvm.mul"(%9, %300) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %302 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %303 = "llvm.mul"(%120, %302) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %304 = "llvm.add"(%301, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %305 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %306 = "llvm.mul"(%229, %305) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %307 = "llvm.add"(%304, %306) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %308 = "llvm.add"(%307, %7) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %309 = "llvm.getelementptr"(%299, %308) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %310 = "llvm.load"(%309) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %311 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %312 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %313 = "llvm.insertelement"(%311, %310, %312) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %314 = "llvm.shufflevector"(%313, %311) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %315 = "llvm.intr.fmuladd"(%314, %147, %247) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %316 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %317 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %318 = "llvm.mul"(%9, %317) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %319 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %320 = "llvm.mul"(%120, %319) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %321 = "llvm.add"(%318, %320) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %322 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %323 = "llvm.mul"(%172, %322) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %324 = "llvm.add"(%321, %323) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %325 = "llvm.add"(%324, %3) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %326 = "llvm.getelementptr"(%316, %325) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %327 = "llvm.load"(%326) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %328 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %329 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %330 = "llvm.insertelement"(%328, %327, %329) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %331 = "llvm.shufflevector"(%330, %328) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %332 = "llvm.intr.fmuladd"(%331, %159, %264) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %333 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %334 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %335 = "llvm.mul"(%9, %334) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %336 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %337 = "llvm.mul"(%120, %336) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %338 = "llvm.add"(%335, %337) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %339 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %340 = "llvm.mul"(%191, %339) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %341 = "llvm.add"(%338, %340) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %342 = "llvm.add"(%341, %3) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %343 = "llvm.getelementptr"(%333, %342) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %344 = "llvm.load"(%343) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %345 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %346 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %347 = "llvm.insertelement"(%345, %344, %346) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %348 = "llvm.shufflevector"(%347, %345) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %349 = "llvm.intr.fmuladd"(%348, %159, %281) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %350 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %351 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %352 = "llvm.mul"(%9, %351) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %353 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %354 = "llvm.mul"(%120, %353) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %355 = "llvm.add"(%352, %354) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %356 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %357 = "llvm.mul"(%210, %356) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %358 = "llvm.add"(%355, %357) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %359 = "llvm.add"(%358, %3) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %360 = "llvm.getelementptr"(%350, %359) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %361 = "llvm.load"(%360) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %362 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %363 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %364 = "llvm.insertelement"(%362, %361, %363) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %365 = "llvm.shufflevector"(%364, %362) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %366 = "llvm.intr.fmuladd"(%365, %159, %298) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %367 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %368 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %369 = "llvm.mul"(%9, %368) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %370 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %371 = "llvm.mul"(%120, %370) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %372 = "llvm.add"(%369, %371) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %373 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %374 = "llvm.mul"(%229, %373) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %375 = "llvm.add"(%372, %374) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %376 = "llvm.add"(%375, %3) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %377 = "llvm.getelementptr"(%367, %376) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %378 = "llvm.load"(%377) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %379 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %380 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %381 = "llvm.insertelement"(%379, %378, %380) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %382 = "llvm.shufflevector"(%381, %379) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %383 = "llvm.intr.fmuladd"(%382, %159, %315) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %384 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %385 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %386 = "llvm.mul"(%9, %385) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %387 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %388 = "llvm.mul"(%120, %387) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %389 = "llvm.add"(%386, %388) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %390 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %391 = "llvm.mul"(%172, %390) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %392 = "llvm.add"(%389, %391) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %393 = "llvm.add"(%392, %8) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %394 = "llvm.getelementptr"(%384, %393) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %395 = "llvm.load"(%394) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %396 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %397 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %398 = "llvm.insertelement"(%396, %395, %397) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %399 = "llvm.shufflevector"(%398, %396) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %400 = "llvm.intr.fmuladd"(%399, %171, %332) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %401 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %402 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %403 = "llvm.mul"(%9, %402) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %404 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %405 = "llvm.mul"(%120, %404) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %406 = "llvm.add"(%403, %405) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %407 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %408 = "llvm.mul"(%191, %407) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %409 = "llvm.add"(%406, %408) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %410 = "llvm.add"(%409, %8) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %411 = "llvm.getelementptr"(%401, %410) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %412 = "llvm.load"(%411) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %413 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %414 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %415 = "llvm.insertelement"(%413, %412, %414) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %416 = "llvm.shufflevector"(%415, %413) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %417 = "llvm.intr.fmuladd"(%416, %171, %349) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %418 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %419 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %420 = "llvm.mul"(%9, %419) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %421 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %422 = "llvm.mul"(%120, %421) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %423 = "llvm.add"(%420, %422) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %424 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %425 = "llvm.mul"(%210, %424) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %426 = "llvm.add"(%423, %425) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %427 = "llvm.add"(%426, %8) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %428 = "llvm.getelementptr"(%418, %427) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %429 = "llvm.load"(%428) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %430 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %431 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %432 = "llvm.insertelement"(%430, %429, %431) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %433 = "llvm.shufflevector"(%432, %430) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %434 = "llvm.intr.fmuladd"(%433, %171, %366) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %435 = "llvm.extractvalue"(%34) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %436 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %437 = "llvm.mul"(%9, %436) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %438 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %439 = "llvm.mul"(%120, %438) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %440 = "llvm.add"(%437, %439) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %441 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %442 = "llvm.mul"(%229, %441) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %443 = "llvm.add"(%440, %442) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %444 = "llvm.add"(%443, %8) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %445 = "llvm.getelementptr"(%435, %444) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %446 = "llvm.load"(%445) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %447 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %448 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %449 = "llvm.insertelement"(%447, %446, %448) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %450 = "llvm.shufflevector"(%449, %447) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %451 = "llvm.intr.fmuladd"(%450, %171, %383) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %452 = "llvm.insertvalue"(%2, %400) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %453 = "llvm.insertvalue"(%452, %417) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %454 = "llvm.insertvalue"(%453, %434) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %455 = "llvm.insertvalue"(%454, %451) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %456 = "llvm.add"(%121, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%456, %455)[^bb5] : (i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb7:  // pred: ^bb5
    %457 = "llvm.add"(%117, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%457, %122)[^bb3] : (i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb8:  // pred: ^bb3
    %458 = "llvm.extractvalue"(%78) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr
    %459 = "llvm.getelementptr"(%458, %115) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %460 = "llvm.load"(%459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %461 = "llvm.insertvalue"(%2, %460) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %462 = "llvm.insertvalue"(%461, %460) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %463 = "llvm.insertvalue"(%462, %460) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %464 = "llvm.insertvalue"(%463, %460) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %465 = "llvm.mlir.poison"() : () -> !llvm.array<4 x vector<4xf32>>
    %466 = "llvm.extractvalue"(%118) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %467 = "llvm.extractvalue"(%464) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %468 = "llvm.fadd"(%466, %467) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %469 = "llvm.insertvalue"(%465, %468) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %470 = "llvm.extractvalue"(%118) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %471 = "llvm.extractvalue"(%464) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %472 = "llvm.fadd"(%470, %471) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %473 = "llvm.insertvalue"(%469, %472) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %474 = "llvm.extractvalue"(%118) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %475 = "llvm.extractvalue"(%464) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %476 = "llvm.fadd"(%474, %475) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %477 = "llvm.insertvalue"(%473, %476) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %478 = "llvm.extractvalue"(%118) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %479 = "llvm.extractvalue"(%464) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %480 = "llvm.fadd"(%478, %479) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %481 = "llvm.insertvalue"(%477, %480) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %482 = "llvm.mlir.poison"() : () -> !llvm.array<4 x vector<4xf32>>
    %483 = "llvm.extractvalue"(%481) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %484 = "llvm.extractvalue"(%4) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %485 = "llvm.intr.maximum"(%483, %484) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %486 = "llvm.insertvalue"(%482, %485) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %487 = "llvm.extractvalue"(%481) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %488 = "llvm.extractvalue"(%4) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %489 = "llvm.intr.maximum"(%487, %488) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %490 = "llvm.insertvalue"(%486, %489) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %491 = "llvm.extractvalue"(%481) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %492 = "llvm.extractvalue"(%4) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %493 = "llvm.intr.maximum"(%491, %492) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %494 = "llvm.insertvalue"(%490, %493) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %495 = "llvm.extractvalue"(%481) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %496 = "llvm.extractvalue"(%4) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %497 = "llvm.intr.maximum"(%495, %496) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %498 = "llvm.insertvalue"(%494, %497) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %499 = "llvm.extractvalue"(%498) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %500 = "llvm.extractvalue"(%106) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %501 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %502 = "llvm.mul"(%9, %501) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %503 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %504 = "llvm.mul"(%112, %503) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %505 = "llvm.add"(%502, %504) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %506 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %507 = "llvm.mul"(%113, %506) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %508 = "llvm.add"(%505, %507) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %509 = "llvm.add"(%508, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %510 = "llvm.getelementptr"(%500, %509) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%499, %510) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %511 = "llvm.add"(%113, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %512 = "llvm.extractvalue"(%498) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %513 = "llvm.extractvalue"(%106) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %514 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %515 = "llvm.mul"(%9, %514) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %516 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %517 = "llvm.mul"(%112, %516) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %518 = "llvm.add"(%515, %517) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %519 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %520 = "llvm.mul"(%511, %519) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %521 = "llvm.add"(%518, %520) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %522 = "llvm.add"(%521, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %523 = "llvm.getelementptr"(%513, %522) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%512, %523) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %524 = "llvm.add"(%113, %3) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %525 = "llvm.extractvalue"(%498) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %526 = "llvm.extractvalue"(%106) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %527 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %528 = "llvm.mul"(%9, %527) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %529 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %530 = "llvm.mul"(%112, %529) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %531 = "llvm.add"(%528, %530) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %532 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %533 = "llvm.mul"(%524, %532) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %534 = "llvm.add"(%531, %533) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %535 = "llvm.add"(%534, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %536 = "llvm.getelementptr"(%526, %535) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%525, %536) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %537 = "llvm.add"(%113, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %538 = "llvm.extractvalue"(%498) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %539 = "llvm.extractvalue"(%106) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr
    %540 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %541 = "llvm.mul"(%9, %540) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %542 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %543 = "llvm.mul"(%112, %542) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %544 = "llvm.add"(%541, %543) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %545 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %546 = "llvm.mul"(%537, %545) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %547 = "llvm.add"(%544, %546) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %548 = "llvm.add"(%547, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %549 = "llvm.getelementptr"(%539, %548) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%538, %549) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %550 = "llvm.add"(%115, %5) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%550)[^bb2] : (i64) -> ()
  ^bb9:  // pred: ^bb2
    %551 = "llvm.add"(%113, %5) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%551)[^bb1] : (i64) -> ()
  ^bb10:  // pred: ^bb1
    %552 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    "llvm.return"(%552) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @convolution_dispatch_0_conv_8x8x8x3x3x4_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
