"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<32 x array<68 x f16>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory___0", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<32 x array<36 x f16>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory__", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<void (ptr<1>, ptr<1>, ptr<1>, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<1>, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>):
    %1 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %2 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %4 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %5 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %6 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %8 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %9 = "llvm.mlir.constant"() <{value = 17 : i32}> : () -> i32
    %10 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %11 = "llvm.mlir.constant"() <{value = 19 : i32}> : () -> i32
    %12 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %13 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %14 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %15 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %16 = "llvm.mlir.constant"() <{value = 2176 : i64}> : () -> i64
    %17 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %18 = "llvm.getelementptr"(%17, %16) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %19 = "llvm.ptrtoint"(%18) : (!llvm.ptr) -> i64
    %20 = "llvm.mlir.addressof"() <{global_name = @__shared_memory___0}> : () -> !llvm.ptr<3>
    %21 = "llvm.getelementptr"(%20) <{elem_type = !llvm.array<32 x array<68 x f16>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %22 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %23 = "llvm.inttoptr"(%22) : (i64) -> !llvm.ptr<3>
    %24 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %25 = "llvm.insertvalue"(%24, %23) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %26 = "llvm.insertvalue"(%25, %21) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %27 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %28 = "llvm.insertvalue"(%26, %27) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %29 = "llvm.insertvalue"(%28, %13) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %30 = "llvm.insertvalue"(%29, %14) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %31 = "llvm.insertvalue"(%30, %14) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %32 = "llvm.insertvalue"(%31, %15) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %33 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %34 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %35 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %36 = "llvm.mlir.constant"() <{value = 1152 : i64}> : () -> i64
    %37 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %38 = "llvm.getelementptr"(%37, %36) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %39 = "llvm.ptrtoint"(%38) : (!llvm.ptr) -> i64
    %40 = "llvm.mlir.addressof"() <{global_name = @__shared_memory__}> : () -> !llvm.ptr<3>
    %41 = "llvm.getelementptr"(%40) <{elem_type = !llvm.array<32 x array<36 x f16>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %42 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %43 = "llvm.inttoptr"(%42) : (i64) -> !llvm.ptr<3>
    %44 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %45 = "llvm.insertvalue"(%44, %43) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %46 = "llvm.insertvalue"(%45, %41) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %47 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %48 = "llvm.insertvalue"(%46, %47) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %49 = "llvm.insertvalue"(%48, %33) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %50 = "llvm.insertvalue"(%49, %34) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %51 = "llvm.insertvalue"(%50, %34) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %52 = "llvm.insertvalue"(%51, %35) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %53 = "rocdl.workitem.id.x"() <{range = #llvm.constant_range<i32, 0, 256>}> : () -> i32
    %54 = "llvm.sext"(%53) : (i32) -> i64
    %55 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %56 = "llvm.insertvalue"(%55, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %57 = "llvm.insertvalue"(%56, %arg1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %58 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %59 = "llvm.insertvalue"(%57, %58) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %60 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %61 = "llvm.insertvalue"(%59, %60) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %62 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %63 = "llvm.insertvalue"(%61, %62) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %64 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %65 = "llvm.insertvalue"(%63, %64) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %66 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %67 = "llvm.insertvalue"(%65, %66) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %68 = "llvm.extractvalue"(%67) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %69 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %70 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%69, %68, %70) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %71 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %72 = "llvm.insertvalue"(%71, %arg2) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %73 = "llvm.insertvalue"(%72, %arg2) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %74 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %75 = "llvm.insertvalue"(%73, %74) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %76 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %77 = "llvm.insertvalue"(%75, %76) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %78 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %79 = "llvm.insertvalue"(%77, %78) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %80 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %81 = "llvm.insertvalue"(%79, %80) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %82 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %83 = "llvm.insertvalue"(%81, %82) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %84 = "llvm.extractvalue"(%83) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %85 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %86 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%85, %84, %86) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %87 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %88 = "llvm.insertvalue"(%87, %arg3) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %89 = "llvm.insertvalue"(%88, %arg3) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %90 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %91 = "llvm.insertvalue"(%89, %90) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %92 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %93 = "llvm.insertvalue"(%91, %92) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %94 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %95 = "llvm.insertvalue"(%93, %94) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %96 = "llvm.extractvalue"(%95) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr<1>
    %97 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %98 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%97, %96, %98) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %99 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %100 = "llvm.insertvalue"(%99, %arg4) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %101 = "llvm.insertvalue"(%100, %arg4) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %102 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %103 = "llvm.insertvalue"(%101, %102) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %104 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %105 = "llvm.insertvalue"(%103, %104) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %106 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %107 = "llvm.insertvalue"(%105, %106) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %108 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %109 = "llvm.insertvalue"(%107, %108) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %110 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %111 = "llvm.insertvalue"(%109, %110) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %112 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %113 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %114 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%113, %112, %114) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %115 = "llvm.trunc"(%54) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %116 = "llvm.udiv"(%115, %3) : (i32, i32) -> i32
    %117 = "llvm.urem"(%115, %3) : (i32, i32) -> i32
    %118 = "llvm.udiv"(%115, %4) : (i32, i32) -> i32
    %119 = "llvm.zext"(%118) : (i32) -> i64
    %120 = "llvm.urem"(%115, %4) : (i32, i32) -> i32
    %121 = "llvm.mul"(%120, %12) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %122 = "llvm.zext"(%121) : (i32) -> i64
    %123 = "llvm.mul"(%120, %4) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %124 = "llvm.zext"(%123) : (i32) -> i64
    %125 = "llvm.udiv"(%117, %5) : (i32, i32) -> i32
    %126 = "llvm.urem"(%117, %5) : (i32, i32) -> i32
    %127 = "llvm.zext"(%126) : (i32) -> i64
    %128 = "llvm.mul"(%125, %12) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %129 = "llvm.zext"(%128) : (i32) -> i64
    %130 = "llvm.extractvalue"(%67) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %131 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %132 = "llvm.mul"(%119, %131) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %133 = "llvm.add"(%132, %122) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %134 = "llvm.getelementptr"(%130, %133) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %135 = "llvm.load"(%134) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<4xf16>
    %136 = "llvm.extractvalue"(%83) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %137 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %138 = "llvm.mul"(%119, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %139 = "llvm.add"(%138, %124) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %140 = "llvm.getelementptr"(%136, %139) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %141 = "llvm.load"(%140) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<8xf16>
    %142 = "llvm.extractvalue"(%52) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %143 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %144 = "llvm.mul"(%119, %143) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %145 = "llvm.add"(%144, %122) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %146 = "llvm.getelementptr"(%142, %145) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%135, %146) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<4xf16>, !llvm.ptr<3>) -> ()
    %147 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %148 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %149 = "llvm.mul"(%119, %148) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %150 = "llvm.add"(%149, %124) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %151 = "llvm.getelementptr"(%147, %150) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%141, %151) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<8xf16>, !llvm.ptr<3>) -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
        "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    %152 = "llvm.extractvalue"(%52) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %153 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %154 = "llvm.mul"(%127, %153) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %155 = "llvm.add"(%154, %129) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %156 = "llvm.getelementptr"(%152, %155) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %157 = "llvm.load"(%156) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<4xf16>
    %158 = "llvm.add"(%128, %5) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %159 = "llvm.zext"(%158) : (i32) -> i64
    %160 = "llvm.extractvalue"(%52) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %161 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %162 = "llvm.mul"(%127, %161) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %163 = "llvm.add"(%162, %159) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %164 = "llvm.getelementptr"(%160, %163) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %165 = "llvm.load"(%164) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<4xf16>
    %166 = "llvm.add"(%126, %5) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %167 = "llvm.zext"(%166) : (i32) -> i64
    %168 = "llvm.extractvalue"(%52) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %169 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %170 = "llvm.mul"(%167, %169) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %171 = "llvm.add"(%170, %129) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %172 = "llvm.getelementptr"(%168, %171) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %173 = "llvm.load"(%172) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<4xf16>
    %174 = "llvm.extractvalue"(%52) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %175 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %176 = "llvm.mul"(%167, %175) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %177 = "llvm.add"(%176, %159) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %178 = "llvm.getelementptr"(%174, %177) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %179 = "llvm.load"(%178) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<4xf16>
    %180 = "llvm.mul"(%116, %5) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %181 = "llvm.add"(%180, %126) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %182 = "llvm.zext"(%181) : (i32) -> i64
    %183 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %184 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %185 = "llvm.mul"(%129, %184) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %186 = "llvm.add"(%185, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %187 = "llvm.getelementptr"(%183, %186) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %188 = "llvm.load"(%187) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %189 = "llvm.add"(%128, %6) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %190 = "llvm.zext"(%189) : (i32) -> i64
    %191 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %192 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %193 = "llvm.mul"(%190, %192) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %194 = "llvm.add"(%193, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %195 = "llvm.getelementptr"(%191, %194) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %196 = "llvm.load"(%195) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %197 = "llvm.add"(%128, %7) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %198 = "llvm.zext"(%197) : (i32) -> i64
    %199 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %200 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %201 = "llvm.mul"(%198, %200) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %202 = "llvm.add"(%201, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %203 = "llvm.getelementptr"(%199, %202) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %204 = "llvm.load"(%203) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %205 = "llvm.add"(%128, %8) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %206 = "llvm.zext"(%205) : (i32) -> i64
    %207 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %208 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %209 = "llvm.mul"(%206, %208) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %210 = "llvm.add"(%209, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %211 = "llvm.getelementptr"(%207, %210) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %212 = "llvm.load"(%211) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %213 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %214 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %215 = "llvm.mul"(%159, %214) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %216 = "llvm.add"(%215, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %217 = "llvm.getelementptr"(%213, %216) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %218 = "llvm.load"(%217) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %219 = "llvm.add"(%128, %9) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %220 = "llvm.zext"(%219) : (i32) -> i64
    %221 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %222 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %223 = "llvm.mul"(%220, %222) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %224 = "llvm.add"(%223, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %225 = "llvm.getelementptr"(%221, %224) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %226 = "llvm.load"(%225) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %227 = "llvm.add"(%128, %10) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %228 = "llvm.zext"(%227) : (i32) -> i64
    %229 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %230 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %231 = "llvm.mul"(%228, %230) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %232 = "llvm.add"(%231, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %233 = "llvm.getelementptr"(%229, %232) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %234 = "llvm.load"(%233) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %235 = "llvm.add"(%128, %11) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %236 = "llvm.zext"(%235) : (i32) -> i64
    %237 = "llvm.extractvalue"(%32) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %238 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %239 = "llvm.mul"(%236, %238) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %240 = "llvm.add"(%239, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %241 = "llvm.getelementptr"(%237, %240) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %242 = "llvm.load"(%241) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %243 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %244 = "llvm.extractelement"(%188, %243) : (vector<1xf16>, i64) -> f16
    %245 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %246 = "llvm.extractelement"(%196, %245) : (vector<1xf16>, i64) -> f16
    %247 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %248 = "llvm.extractelement"(%204, %247) : (vector<1xf16>, i64) -> f16
    %249 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %250 = "llvm.extractelement"(%212, %249) : (vector<1xf16>, i64) -> f16
    %251 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %252 = "llvm.extractelement"(%218, %251) : (vector<1xf16>, i64) -> f16
    %253 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %254 = "llvm.extractelement"(%226, %253) : (vector<1xf16>, i64) -> f16
    %255 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %256 = "llvm.extractelement"(%234, %255) : (vector<1xf16>, i64) -> f16
    %257 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %258 = "llvm.extractelement"(%242, %257) : (vector<1xf16>, i64) -> f16
    %259 = "llvm.mlir.poison"() : () -> vector<4xf16>
    %260 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %261 = "llvm.insertelement"(%259, %244, %260) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %262 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %263 = "llvm.insertelement"(%261, %246, %262) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %264 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %265 = "llvm.insertelement"(%263, %248, %264) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %266 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %267 = "llvm.insertelement"(%265, %250, %266) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %268 = "llvm.mlir.poison"() : () -> vector<4xf16>
    %269 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %270 = "llvm.insertelement"(%268, %252, %269) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %271 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %272 = "llvm.insertelement"(%270, %254, %271) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %273 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %274 = "llvm.insertelement"(%272, %256, %273) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %275 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %276 = "llvm.insertelement"(%274, %258, %275) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %277 = "rocdl.mfma.f32.16x16x16f16"(%157, %267, %1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, cbsz = 0 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %278 = "rocdl.mfma.f32.16x16x16f16"(%173, %267, %1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, cbsz = 0 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %279 = "rocdl.mfma.f32.16x16x16f16"(%165, %276, %277) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, cbsz = 0 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %280 = "rocdl.mfma.f32.16x16x16f16"(%179, %276, %278) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, cbsz = 0 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %281 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %282 = "llvm.extractelement"(%279, %281) : (vector<4xf32>, i64) -> f32
    %283 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %284 = "llvm.extractelement"(%279, %283) : (vector<4xf32>, i64) -> f32
    %285 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %286 = "llvm.extractelement"(%279, %285) : (vector<4xf32>, i64) -> f32
    %287 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %288 = "llvm.extractelement"(%279, %287) : (vector<4xf32>, i64) -> f32
    %289 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %290 = "llvm.extractelement"(%280, %289) : (vector<4xf32>, i64) -> f32
    %291 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %292 = "llvm.extractelement"(%280, %291) : (vector<4xf32>, i64) -> f32
    %293 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %294 = "llvm.extractelement"(%280, %293) : (vector<4xf32>, i64) -> f32
    %295 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %296 = "llvm.extractelement"(%280, %295) : (vector<4xf32>, i64) -> f32
    %297 = "llvm.extractvalue"(%95) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr<1>
    %298 = "llvm.getelementptr"(%297, %182) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %299 = "llvm.load"(%298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<1xf32>
    %300 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %301 = "llvm.extractelement"(%299, %300) : (vector<1xf32>, i64) -> f32
    %302 = "llvm.fadd"(%282, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %303 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %304 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %305 = "llvm.insertelement"(%303, %302, %304) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %306 = "llvm.fadd"(%284, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %307 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %308 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %309 = "llvm.insertelement"(%307, %306, %308) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %310 = "llvm.fadd"(%286, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %311 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %312 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %313 = "llvm.insertelement"(%311, %310, %312) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %314 = "llvm.fadd"(%288, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %315 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %316 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %317 = "llvm.insertelement"(%315, %314, %316) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %318 = "llvm.fadd"(%290, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %319 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %320 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %321 = "llvm.insertelement"(%319, %318, %320) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %322 = "llvm.fadd"(%292, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %323 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %324 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %325 = "llvm.insertelement"(%323, %322, %324) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %326 = "llvm.fadd"(%294, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %327 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %328 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %329 = "llvm.insertelement"(%327, %326, %328) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %330 = "llvm.fadd"(%296, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %331 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %332 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %333 = "llvm.insertelement"(%331, %330, %332) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %334 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %335 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %336 = "llvm.mul"(%129, %335) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %337 = "llvm.add"(%336, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %338 = "llvm.getelementptr"(%334, %337) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%305, %338) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %339 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %340 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %341 = "llvm.mul"(%190, %340) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %342 = "llvm.add"(%341, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %343 = "llvm.getelementptr"(%339, %342) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%309, %343) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %344 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %345 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %346 = "llvm.mul"(%198, %345) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %347 = "llvm.add"(%346, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %348 = "llvm.getelementptr"(%344, %347) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%313, %348) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %349 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %350 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %351 = "llvm.mul"(%206, %350) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %352 = "llvm.add"(%351, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %353 = "llvm.getelementptr"(%349, %352) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%317, %353) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %354 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %355 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %356 = "llvm.mul"(%159, %355) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %357 = "llvm.add"(%356, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %358 = "llvm.getelementptr"(%354, %357) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%321, %358) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %359 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %360 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %361 = "llvm.mul"(%220, %360) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %362 = "llvm.add"(%361, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %363 = "llvm.getelementptr"(%359, %362) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%325, %363) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %364 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %365 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %366 = "llvm.mul"(%228, %365) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %367 = "llvm.add"(%366, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %368 = "llvm.getelementptr"(%364, %367) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%329, %368) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %369 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %370 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %371 = "llvm.mul"(%236, %370) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %372 = "llvm.add"(%371, %182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %373 = "llvm.getelementptr"(%369, %372) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%333, %373) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
        "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "llvm.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
