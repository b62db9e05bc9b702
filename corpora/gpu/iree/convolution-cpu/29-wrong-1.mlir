"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr):
    %2 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %4 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %5 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %6 = "llvm.mlir.constant"() <{value = 96 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %9 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %10 = "llvm.mlir.constant"() <{value = 400 : i64}> : () -> i64
    %11 = "llvm.mlir.poison"() : () -> !llvm.array<4 x vector<4xf32>>
    %12 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %13 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> !llvm.array<4 x vector<4xf32>>
    %14 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %15 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %16 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %17 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %18 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %19 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %20 = "llvm.extractvalue"(%19) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %21 = "llvm.load"(%20) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%8, %21, %7) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %22 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %23 = "llvm.extractvalue"(%22) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %24 = "llvm.getelementptr"(%23) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %25 = "llvm.load"(%24) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%8, %25, %7) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %26 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %27 = "llvm.extractvalue"(%26) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %28 = "llvm.getelementptr"(%27) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 2>}> : (!llvm.ptr) -> !llvm.ptr
    %29 = "llvm.load"(%28) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%8, %29, %7) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %30 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %31 = "llvm.extractvalue"(%30) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %32 = "llvm.getelementptr"(%31) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 3>}> : (!llvm.ptr) -> !llvm.ptr
    %33 = "llvm.load"(%32) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%8, %33, %7) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %34 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>
    %35 = "llvm.extractvalue"(%34) <{position = array<i64: 0>}> : (!llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>) -> i32
    %36 = "llvm.zext"(%35) : (i32) -> i64
    "llvm.br"(%18)[^bb1] : (i64) -> ()
  ^bb1(%37: i64):  // 2 preds: ^bb0, ^bb9
    %38 = "llvm.icmp"(%37, %15) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%38, %18)[^bb2, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb2(%39: i64):  // 2 preds: ^bb1, ^bb8
    %40 = "llvm.icmp"(%39, %15) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%40, %18, %13)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb3(%41: i64, %42: !llvm.array<4 x vector<4xf32>>):  // 2 preds: ^bb2, ^bb7
    %43 = "llvm.icmp"(%41, %17) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%43)[^bb4, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %44 = "llvm.add"(%41, %36) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%18, %42)[^bb5] : (i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb5(%45: i64, %46: !llvm.array<4 x vector<4xf32>>):  // 2 preds: ^bb4, ^bb6
    %47 = "llvm.icmp"(%45, %17) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%47)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %48 = "llvm.mul"(%41, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %49 = "llvm.mul"(%45, %5) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %50 = "llvm.add"(%48, %49) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %51 = "llvm.mul"(%18, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %52 = "llvm.add"(%50, %51) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %53 = "llvm.add"(%52, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %54 = "llvm.getelementptr"(%25, %53) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %55 = "llvm.load"(%54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %56 = "llvm.mul"(%16, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %57 = "llvm.add"(%50, %56) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %58 = "llvm.add"(%57, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %59 = "llvm.getelementptr"(%25, %58) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %60 = "llvm.load"(%59) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %61 = "llvm.mul"(%12, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %62 = "llvm.add"(%50, %61) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %63 = "llvm.add"(%62, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %64 = "llvm.getelementptr"(%25, %63) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %65 = "llvm.load"(%64) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %66 = "llvm.mul"(%17, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %67 = "llvm.add"(%50, %66) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %68 = "llvm.add"(%67, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %69 = "llvm.getelementptr"(%25, %68) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %70 = "llvm.load"(%69) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %71 = "llvm.add"(%45, %37) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %72 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %73 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %74 = "llvm.add"(%72, %73) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %75 = "llvm.mul"(%71, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %76 = "llvm.add"(%74, %75) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %77 = "llvm.add"(%76, %18) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %78 = "llvm.getelementptr"(%21, %77) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %79 = "llvm.load"(%78) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %80 = "llvm.insertelement"(%3, %79, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %81 = "llvm.shufflevector"(%80, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %82 = "llvm.extractvalue"(%46) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %83 = "llvm.intr.fmuladd"(%81, %55, %82) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %84 = "llvm.add"(%71, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %85 = "llvm.mul"(%84, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %86 = "llvm.add"(%74, %85) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %87 = "llvm.add"(%86, %18) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %88 = "llvm.getelementptr"(%21, %87) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %89 = "llvm.load"(%88) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %90 = "llvm.insertelement"(%3, %89, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %91 = "llvm.shufflevector"(%90, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %92 = "llvm.extractvalue"(%46) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %93 = "llvm.intr.fmuladd"(%91, %55, %92) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %94 = "llvm.add"(%71, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %95 = "llvm.mul"(%94, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %96 = "llvm.add"(%74, %95) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %97 = "llvm.add"(%96, %18) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %98 = "llvm.getelementptr"(%21, %97) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %99 = "llvm.load"(%98) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %100 = "llvm.insertelement"(%3, %99, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %101 = "llvm.shufflevector"(%100, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %102 = "llvm.extractvalue"(%46) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %103 = "llvm.intr.fmuladd"(%101, %55, %102) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %104 = "llvm.add"(%71, %17) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %105 = "llvm.mul"(%104, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %106 = "llvm.add"(%74, %105) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %107 = "llvm.add"(%106, %18) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %108 = "llvm.getelementptr"(%21, %107) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %109 = "llvm.load"(%108) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %110 = "llvm.insertelement"(%3, %109, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %111 = "llvm.shufflevector"(%110, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %112 = "llvm.extractvalue"(%46) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %113 = "llvm.intr.fmuladd"(%111, %55, %112) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %114 = "llvm.add"(%76, %16) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %115 = "llvm.getelementptr"(%21, %114) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %116 = "llvm.load"(%115) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %117 = "llvm.insertelement"(%3, %116, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %118 = "llvm.shufflevector"(%117, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %119 = "llvm.intr.fmuladd"(%118, %60, %83) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %120 = "llvm.add"(%86, %16) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %121 = "llvm.getelementptr"(%21, %120) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %122 = "llvm.load"(%121) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %123 = "llvm.insertelement"(%3, %122, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %124 = "llvm.shufflevector"(%123, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %125 = "llvm.intr.fmuladd"(%124, %60, %93) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %126 = "llvm.add"(%96, %16) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %127 = "llvm.getelementptr"(%21, %126) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %128 = "llvm.load"(%127) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %129 = "llvm.insertelement"(%3, %128, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %130 = "llvm.shufflevector"(%129, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %131 = "llvm.intr.fmuladd"(%130, %60, %103) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %132 = "llvm.add"(%106, %16) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %133 = "llvm.getelementptr"(%21, %132) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %134 = "llvm.load"(%133) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %135 = "llvm.insertelement"(%3, %134, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %136 = "llvm.shufflevector"(%135, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %137 = "llvm.intr.fmuladd"(%136, %60, %113) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %138 = "llvm.add"(%76, %12) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %139 = "llvm.getelementptr"(%21, %138) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %140 = "llvm.load"(%139) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %141 = "llvm.insertelement"(%3, %140, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %142 = "llvm.shufflevector"(%141, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %143 = "llvm.intr.fmuladd"(%142, %65, %119) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %144 = "llvm.add"(%86, %12) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %145 = "llvm.getelementptr"(%21, %144) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %146 = "llvm.load"(%145) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %147 = "llvm.insertelement"(%3, %146, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %148 = "llvm.shufflevector"(%147, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %149 = "llvm.intr.fmuladd"(%148, %65, %125) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %150 = "llvm.add"(%96, %12) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %151 = "llvm.getelementptr"(%21, %150) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %152 = "llvm.load"(%151) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %153 = "llvm.insertelement"(%3, %152, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %154 = "llvm.shufflevector"(%153, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %155 = "llvm.intr.fmuladd"(%154, %65, %131) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %156 = "llvm.add"(%106, %12) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %157 = "llvm.getelementptr"(%21, %156) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %158 = "llvm.load"(%157) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %159 = "llvm.insertelement"(%3, %158, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %160 = "llvm.shufflevector"(%159, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %161 = "llvm.intr.fmuladd"(%160, %65, %137) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %162 = "llvm.add"(%76, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %163 = "llvm.getelementptr"(%21, %162) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %164 = "llvm.load"(%163) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %165 = "llvm.insertelement"(%3, %164, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %166 = "llvm.shufflevector"(%165, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %167 = "llvm.intr.fmuladd"(%166, %70, %143) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %168 = "llvm.add"(%86, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %169 = "llvm.getelementptr"(%21, %168) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %170 = "llvm.load"(%169) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %171 = "llvm.insertelement"(%3, %170, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %172 = "llvm.shufflevector"(%171, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %173 = "llvm.intr.fmuladd"(%172, %70, %149) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %174 = "llvm.add"(%96, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %175 = "llvm.getelementptr"(%21, %174) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %176 = "llvm.load"(%175) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %177 = "llvm.insertelement"(%3, %176, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %178 = "llvm.shufflevector"(%177, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %179 = "llvm.intr.fmuladd"(%178, %70, %155) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %180 = "llvm.add"(%106, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %181 = "llvm.getelementptr"(%21, %180) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %182 = "llvm.load"(%181) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %183 = "llvm.insertelement"(%3, %182, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %184 = "llvm.shufflevector"(%183, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %185 = "llvm.intr.fmuladd"(%184, %70, %161) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %186 = "llvm.insertvalue"(%11, %167) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %187 = "llvm.insertvalue"(%186, %173) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %188 = "llvm.insertvalue"(%187, %179) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %189 = "llvm.insertvalue"(%188, %185) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %190 = "llvm.add"(%45, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%190, %189)[^bb5] : (i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb7:  // pred: ^bb5
    %191 = "llvm.add"(%41, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%191, %46)[^bb3] : (i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb8:  // pred: ^bb3
    %192 = "llvm.getelementptr"(%29, %39) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %193 = "llvm.load"(%192) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %194 = "llvm.extractvalue"(%42) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %195 = "llvm.fadd"(%194, %193) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %196 = "llvm.extractvalue"(%42) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %197 = "llvm.fadd"(%196, %193) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %198 = "llvm.extractvalue"(%42) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %199 = "llvm.fadd"(%198, %193) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %200 = "llvm.extractvalue"(%42) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %201 = "llvm.fadd"(%200, %193) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %202 = "llvm.extractvalue"(%13) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %203 = "llvm.intr.maximum"(%195, %202) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %204 = "llvm.extractvalue"(%13) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %205 = "llvm.intr.maximum"(%197, %204) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %206 = "llvm.extractvalue"(%13) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %207 = "llvm.intr.maximum"(%199, %206) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %208 = "llvm.extractvalue"(%13) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %209 = "llvm.intr.maximum"(%201, %208) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %210 = "llvm.mul"(%18, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %211 = "llvm.mul"(%36, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %212 = "llvm.add"(%210, %211) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %213 = "llvm.mul"(%37, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %214 = "llvm.add"(%212, %213) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %215 = "llvm.add"(%214, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %216 = "llvm.getelementptr"(%33, %215) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%203, %216) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %217 = "llvm.add"(%37, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %218 = "llvm.mul"(%217, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %219 = "llvm.add"(%212, %218) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %220 = "llvm.add"(%219, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %221 = "llvm.getelementptr"(%33, %220) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%205, %221) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %222 = "llvm.add"(%37, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %223 = "llvm.mul"(%222, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %224 = "llvm.add"(%212, %223) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %225 = "llvm.add"(%224, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %226 = "llvm.getelementptr"(%33, %225) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%207, %226) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %227 = "llvm.add"(%37, %17) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %228 = "llvm.mul"(%227, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %229 = "llvm.add"(%212, %228) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %230 = "llvm.add"(%229, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %231 = "llvm.getelementptr"(%33, %230) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%209, %231) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %232 = "llvm.add"(%39, %14) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%232)[^bb2] : (i64) -> ()
  ^bb9:  // pred: ^bb2
    %233 = "llvm.add"(%37, %14) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%233)[^bb1] : (i64) -> ()
  ^bb10:  // pred: ^bb1
    "llvm.return"(%2) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @convolution_dispatch_0_conv_8x8x8x3x3x4_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 7 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
