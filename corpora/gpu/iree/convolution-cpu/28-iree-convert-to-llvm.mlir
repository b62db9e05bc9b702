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
    %56 = "llvm.mul"(%41, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %57 = "llvm.mul"(%45, %5) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %58 = "llvm.add"(%56, %57) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %59 = "llvm.mul"(%16, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %60 = "llvm.add"(%58, %59) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %61 = "llvm.add"(%60, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %62 = "llvm.getelementptr"(%25, %61) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %63 = "llvm.load"(%62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %64 = "llvm.mul"(%41, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %65 = "llvm.mul"(%45, %5) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %66 = "llvm.add"(%64, %65) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %67 = "llvm.mul"(%12, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %68 = "llvm.add"(%66, %67) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %69 = "llvm.add"(%68, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %70 = "llvm.getelementptr"(%25, %69) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %71 = "llvm.load"(%70) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %72 = "llvm.mul"(%41, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %73 = "llvm.mul"(%45, %5) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %74 = "llvm.add"(%72, %73) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %75 = "llvm.mul"(%17, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %76 = "llvm.add"(%74, %75) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %77 = "llvm.add"(%76, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %78 = "llvm.getelementptr"(%25, %77) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %79 = "llvm.load"(%78) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %80 = "llvm.add"(%45, %37) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %81 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %82 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %83 = "llvm.add"(%81, %82) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %84 = "llvm.mul"(%80, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %85 = "llvm.add"(%83, %84) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %86 = "llvm.add"(%85, %18) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %87 = "llvm.getelementptr"(%21, %86) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %88 = "llvm.load"(%87) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %89 = "llvm.insertelement"(%3, %88, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %90 = "llvm.shufflevector"(%89, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %91 = "llvm.extractvalue"(%46) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %92 = "llvm.intr.fmuladd"(%90, %55, %91) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %93 = "llvm.add"(%80, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %94 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %95 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %96 = "llvm.add"(%94, %95) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %97 = "llvm.mul"(%93, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %98 = "llvm.add"(%96, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %99 = "llvm.add"(%98, %18) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %100 = "llvm.getelementptr"(%21, %99) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %101 = "llvm.load"(%100) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %102 = "llvm.insertelement"(%3, %101, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %103 = "llvm.shufflevector"(%102, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %104 = "llvm.extractvalue"(%46) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %105 = "llvm.intr.fmuladd"(%103, %55, %104) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %106 = "llvm.add"(%80, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %107 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %108 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %109 = "llvm.add"(%107, %108) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %110 = "llvm.mul"(%106, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %111 = "llvm.add"(%109, %110) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %112 = "llvm.add"(%111, %18) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %113 = "llvm.getelementptr"(%21, %112) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %114 = "llvm.load"(%113) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %115 = "llvm.insertelement"(%3, %114, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %116 = "llvm.shufflevector"(%115, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %117 = "llvm.extractvalue"(%46) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %118 = "llvm.intr.fmuladd"(%116, %55, %117) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %119 = "llvm.add"(%80, %17) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %120 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %121 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %122 = "llvm.add"(%120, %121) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %123 = "llvm.mul"(%119, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %124 = "llvm.add"(%122, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %125 = "llvm.add"(%124, %18) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %126 = "llvm.getelementptr"(%21, %125) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %127 = "llvm.load"(%126) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %128 = "llvm.insertelement"(%3, %127, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %129 = "llvm.shufflevector"(%128, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %130 = "llvm.extractvalue"(%46) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %131 = "llvm.intr.fmuladd"(%129, %55, %130) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %132 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %133 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %134 = "llvm.add"(%132, %133) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %135 = "llvm.mul"(%80, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %136 = "llvm.add"(%134, %135) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %137 = "llvm.add"(%136, %16) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %138 = "llvm.getelementptr"(%21, %137) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %139 = "llvm.load"(%138) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %140 = "llvm.insertelement"(%3, %139, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %141 = "llvm.shufflevector"(%140, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %142 = "llvm.intr.fmuladd"(%141, %63, %92) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %143 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %144 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %145 = "llvm.add"(%143, %144) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %146 = "llvm.mul"(%93, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %147 = "llvm.add"(%145, %146) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %148 = "llvm.add"(%147, %16) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %149 = "llvm.getelementptr"(%21, %148) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %150 = "llvm.load"(%149) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %151 = "llvm.insertelement"(%3, %150, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %152 = "llvm.shufflevector"(%151, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %153 = "llvm.intr.fmuladd"(%152, %63, %105) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %154 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %155 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %156 = "llvm.add"(%154, %155) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %157 = "llvm.mul"(%106, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %158 = "llvm.add"(%156, %157) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %159 = "llvm.add"(%158, %16) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %160 = "llvm.getelementptr"(%21, %159) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %161 = "llvm.load"(%160) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %162 = "llvm.insertelement"(%3, %161, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %163 = "llvm.shufflevector"(%162, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %164 = "llvm.intr.fmuladd"(%163, %63, %118) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %165 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %166 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %167 = "llvm.add"(%165, %166) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %168 = "llvm.mul"(%119, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %169 = "llvm.add"(%167, %168) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %170 = "llvm.add"(%169, %16) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %171 = "llvm.getelementptr"(%21, %170) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %172 = "llvm.load"(%171) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %173 = "llvm.insertelement"(%3, %172, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %174 = "llvm.shufflevector"(%173, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %175 = "llvm.intr.fmuladd"(%174, %63, %131) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %176 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %177 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %178 = "llvm.add"(%176, %177) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %179 = "llvm.mul"(%80, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %180 = "llvm.add"(%178, %179) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %181 = "llvm.add"(%180, %12) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %182 = "llvm.getelementptr"(%21, %181) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %183 = "llvm.load"(%182) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %184 = "llvm.insertelement"(%3, %183, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %185 = "llvm.shufflevector"(%184, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %186 = "llvm.intr.fmuladd"(%185, %71, %142) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %187 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %188 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %189 = "llvm.add"(%187, %188) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %190 = "llvm.mul"(%93, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %191 = "llvm.add"(%189, %190) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %192 = "llvm.add"(%191, %12) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %193 = "llvm.getelementptr"(%21, %192) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %194 = "llvm.load"(%193) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %195 = "llvm.insertelement"(%3, %194, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %196 = "llvm.shufflevector"(%195, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %197 = "llvm.intr.fmuladd"(%196, %71, %153) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %198 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %199 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %200 = "llvm.add"(%198, %199) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %201 = "llvm.mul"(%106, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %202 = "llvm.add"(%200, %201) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %203 = "llvm.add"(%202, %12) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %204 = "llvm.getelementptr"(%21, %203) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %205 = "llvm.load"(%204) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %206 = "llvm.insertelement"(%3, %205, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %207 = "llvm.shufflevector"(%206, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %208 = "llvm.intr.fmuladd"(%207, %71, %164) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %209 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %210 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %211 = "llvm.add"(%209, %210) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %212 = "llvm.mul"(%119, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %213 = "llvm.add"(%211, %212) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %214 = "llvm.add"(%213, %12) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %215 = "llvm.getelementptr"(%21, %214) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %216 = "llvm.load"(%215) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %217 = "llvm.insertelement"(%3, %216, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %218 = "llvm.shufflevector"(%217, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %219 = "llvm.intr.fmuladd"(%218, %71, %175) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %220 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %221 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %222 = "llvm.add"(%220, %221) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %223 = "llvm.mul"(%80, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %224 = "llvm.add"(%222, %223) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %225 = "llvm.add"(%224, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %226 = "llvm.getelementptr"(%21, %225) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %227 = "llvm.load"(%226) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %228 = "llvm.insertelement"(%3, %227, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %229 = "llvm.shufflevector"(%228, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %230 = "llvm.intr.fmuladd"(%229, %79, %186) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %231 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %232 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %233 = "llvm.add"(%231, %232) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %234 = "llvm.mul"(%93, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %235 = "llvm.add"(%233, %234) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %236 = "llvm.add"(%235, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %237 = "llvm.getelementptr"(%21, %236) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %238 = "llvm.load"(%237) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %239 = "llvm.insertelement"(%3, %238, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %240 = "llvm.shufflevector"(%239, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %241 = "llvm.intr.fmuladd"(%240, %79, %197) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %242 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %243 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %244 = "llvm.add"(%242, %243) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %245 = "llvm.mul"(%106, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %246 = "llvm.add"(%244, %245) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %247 = "llvm.add"(%246, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %248 = "llvm.getelementptr"(%21, %247) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %249 = "llvm.load"(%248) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %250 = "llvm.insertelement"(%3, %249, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %251 = "llvm.shufflevector"(%250, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %252 = "llvm.intr.fmuladd"(%251, %79, %208) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %253 = "llvm.mul"(%18, %10) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %254 = "llvm.mul"(%44, %9) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %255 = "llvm.add"(%253, %254) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %256 = "llvm.mul"(%119, %14) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %257 = "llvm.add"(%255, %256) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %258 = "llvm.add"(%257, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %259 = "llvm.getelementptr"(%21, %258) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %260 = "llvm.load"(%259) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %261 = "llvm.insertelement"(%3, %260, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %262 = "llvm.shufflevector"(%261, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %263 = "llvm.intr.fmuladd"(%262, %79, %219) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %264 = "llvm.insertvalue"(%11, %230) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %265 = "llvm.insertvalue"(%264, %241) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %266 = "llvm.insertvalue"(%265, %252) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %267 = "llvm.insertvalue"(%266, %263) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %268 = "llvm.add"(%45, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%268, %267)[^bb5] : (i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb7:  // pred: ^bb5
    %269 = "llvm.add"(%41, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%269, %46)[^bb3] : (i64, !llvm.array<4 x vector<4xf32>>) -> ()
  ^bb8:  // pred: ^bb3
    %270 = "llvm.getelementptr"(%29, %39) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %271 = "llvm.load"(%270) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %272 = "llvm.extractvalue"(%42) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %273 = "llvm.fadd"(%272, %271) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %274 = "llvm.extractvalue"(%42) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %275 = "llvm.fadd"(%274, %271) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %276 = "llvm.extractvalue"(%42) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %277 = "llvm.fadd"(%276, %271) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %278 = "llvm.extractvalue"(%42) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %279 = "llvm.fadd"(%278, %271) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %280 = "llvm.extractvalue"(%13) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %281 = "llvm.intr.maximum"(%273, %280) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %282 = "llvm.extractvalue"(%13) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %283 = "llvm.intr.maximum"(%275, %282) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %284 = "llvm.extractvalue"(%13) <{position = array<i64: 2>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %285 = "llvm.intr.maximum"(%277, %284) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %286 = "llvm.extractvalue"(%13) <{position = array<i64: 3>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %287 = "llvm.intr.maximum"(%279, %286) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %288 = "llvm.mul"(%18, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %289 = "llvm.mul"(%36, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %290 = "llvm.add"(%288, %289) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %291 = "llvm.mul"(%37, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %292 = "llvm.add"(%290, %291) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %293 = "llvm.add"(%292, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %294 = "llvm.getelementptr"(%33, %293) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%281, %294) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %295 = "llvm.add"(%37, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %296 = "llvm.mul"(%18, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %297 = "llvm.mul"(%36, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %298 = "llvm.add"(%296, %297) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %299 = "llvm.mul"(%295, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %300 = "llvm.add"(%298, %299) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %301 = "llvm.add"(%300, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %302 = "llvm.getelementptr"(%33, %301) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%283, %302) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %303 = "llvm.add"(%37, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %304 = "llvm.mul"(%18, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %305 = "llvm.mul"(%36, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %306 = "llvm.add"(%304, %305) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %307 = "llvm.mul"(%303, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %308 = "llvm.add"(%306, %307) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %309 = "llvm.add"(%308, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %310 = "llvm.getelementptr"(%33, %309) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%285, %310) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %311 = "llvm.add"(%37, %17) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %312 = "llvm.mul"(%18, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %313 = "llvm.mul"(%36, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %314 = "llvm.add"(%312, %313) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %315 = "llvm.mul"(%311, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %316 = "llvm.add"(%314, %315) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %317 = "llvm.add"(%316, %39) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %318 = "llvm.getelementptr"(%33, %317) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%287, %318) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %319 = "llvm.add"(%39, %14) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%319)[^bb2] : (i64) -> ()
  ^bb9:  // pred: ^bb2
    %320 = "llvm.add"(%37, %14) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%320)[^bb1] : (i64) -> ()
  ^bb10:  // pred: ^bb1
    "llvm.return"(%2) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @convolution_dispatch_0_conv_8x8x8x3x3x4_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
