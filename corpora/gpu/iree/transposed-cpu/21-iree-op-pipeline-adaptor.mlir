"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr):
    %1 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %2 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %4 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %5 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %6 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %9 = "llvm.extractvalue"(%8) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %10 = "llvm.getelementptr"(%9) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
    %11 = "llvm.load"(%10) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %12 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = "llvm.insertvalue"(%12, %11) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = "llvm.insertvalue"(%13, %11) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %16 = "llvm.insertvalue"(%14, %15) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %18 = "llvm.insertvalue"(%16, %17) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %20 = "llvm.insertvalue"(%18, %19) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %22 = "llvm.insertvalue"(%20, %21) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %24 = "llvm.insertvalue"(%22, %23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %25 = "llvm.extractvalue"(%24) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %26 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %27 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%26, %25, %27) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %28 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %29 = "llvm.extractvalue"(%28) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %30 = "llvm.getelementptr"(%29) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %31 = "llvm.load"(%30) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %32 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %33 = "llvm.insertvalue"(%32, %31) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %34 = "llvm.insertvalue"(%33, %31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %35 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %36 = "llvm.insertvalue"(%34, %35) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %37 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %38 = "llvm.insertvalue"(%36, %37) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %39 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %40 = "llvm.insertvalue"(%38, %39) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %41 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %42 = "llvm.insertvalue"(%40, %41) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %43 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %44 = "llvm.insertvalue"(%42, %43) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %45 = "llvm.extractvalue"(%44) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %46 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %47 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%46, %45, %47) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %48 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %49 = "llvm.extractvalue"(%48) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %50 = "llvm.getelementptr"(%49) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 2>}> : (!llvm.ptr) -> !llvm.ptr
    %51 = "llvm.load"(%50) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %52 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %53 = "llvm.insertvalue"(%52, %51) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %54 = "llvm.insertvalue"(%53, %51) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %55 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %56 = "llvm.insertvalue"(%54, %55) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %57 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %58 = "llvm.insertvalue"(%56, %57) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %59 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %60 = "llvm.insertvalue"(%58, %59) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %61 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %62 = "llvm.insertvalue"(%60, %61) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %63 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %64 = "llvm.insertvalue"(%62, %63) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %65 = "llvm.extractvalue"(%64) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %66 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %67 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%66, %65, %67) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    "llvm.br"(%7)[^bb1] : (i64) -> ()
  ^bb1(%68: i64):  // 2 preds: ^bb0, ^bb4
    %69 = "llvm.icmp"(%68, %6) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%69, %7)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb2(%70: i64):  // 2 preds: ^bb1, ^bb3
    %71 = "llvm.icmp"(%70, %5) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%71)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %72 = "llvm.extractvalue"(%24) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %73 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %74 = "llvm.mul"(%68, %73) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %75 = "llvm.add"(%74, %70) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %76 = "llvm.getelementptr"(%72, %75) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %77 = "llvm.load"(%76) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %78 = "llvm.extractvalue"(%44) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %79 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %80 = "llvm.mul"(%70, %79) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %81 = "llvm.add"(%80, %68) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %82 = "llvm.getelementptr"(%78, %81) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %83 = "llvm.load"(%82) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<1xf32>
    %84 = "llvm.add"(%70, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %85 = "llvm.extractvalue"(%44) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %86 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %87 = "llvm.mul"(%84, %86) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %88 = "llvm.add"(%87, %68) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %89 = "llvm.getelementptr"(%85, %88) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %90 = "llvm.load"(%89) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<1xf32>
    %91 = "llvm.add"(%70, %2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %92 = "llvm.extractvalue"(%44) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %93 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %94 = "llvm.mul"(%91, %93) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %95 = "llvm.add"(%94, %68) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %96 = "llvm.getelementptr"(%92, %95) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %97 = "llvm.load"(%96) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<1xf32>
    %98 = "llvm.add"(%70, %1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %99 = "llvm.extractvalue"(%44) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %100 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %101 = "llvm.mul"(%98, %100) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %102 = "llvm.add"(%101, %68) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %103 = "llvm.getelementptr"(%99, %102) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %104 = "llvm.load"(%103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<1xf32>
    %105 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %106 = "llvm.extractelement"(%83, %105) : (vector<1xf32>, i64) -> f32
    %107 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %108 = "llvm.extractelement"(%90, %107) : (vector<1xf32>, i64) -> f32
    %109 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %110 = "llvm.extractelement"(%97, %109) : (vector<1xf32>, i64) -> f32
    %111 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %112 = "llvm.extractelement"(%104, %111) : (vector<1xf32>, i64) -> f32
    %113 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %114 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %115 = "llvm.insertelement"(%113, %106, %114) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %116 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %117 = "llvm.insertelement"(%115, %108, %116) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %118 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %119 = "llvm.insertelement"(%117, %110, %118) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %120 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %121 = "llvm.insertelement"(%119, %112, %120) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %122 = "llvm.fmul"(%77, %121) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %123 = "llvm.fadd"(%122, %77) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %124 = "llvm.extractvalue"(%64) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %125 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %126 = "llvm.mul"(%68, %125) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %127 = "llvm.add"(%126, %70) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %128 = "llvm.getelementptr"(%124, %127) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%123, %128) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %129 = "llvm.add"(%70, %3) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%129)[^bb2] : (i64) -> ()
  ^bb4:  // pred: ^bb2
    %130 = "llvm.add"(%68, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%130)[^bb1] : (i64) -> ()
  ^bb5:  // pred: ^bb1
    %131 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    "llvm.return"(%131) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @transposed_dispatch_0_elementwise_transpose_6x48_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
