"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<32 x array<72 x i8>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory___0", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<32 x array<40 x i8>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory__", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<void (ptr<1>, ptr<1>, ptr<1>, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<1>, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>):
    %1 = "llvm.mlir.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %2 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %4 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %5 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %6 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %7 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %8 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %9 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %10 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %11 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %12 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %13 = "llvm.mlir.constant"() <{value = 17 : i32}> : () -> i32
    %14 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %15 = "llvm.mlir.constant"() <{value = 19 : i32}> : () -> i32
    %16 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %17 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %18 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %19 = "llvm.mlir.constant"() <{value = 2304 : i64}> : () -> i64
    %20 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %21 = "llvm.getelementptr"(%20, %19) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %22 = "llvm.ptrtoint"(%21) : (!llvm.ptr) -> i64
    %23 = "llvm.mlir.addressof"() <{global_name = @__shared_memory___0}> : () -> !llvm.ptr<3>
    %24 = "llvm.getelementptr"(%23) <{elem_type = !llvm.array<32 x array<72 x i8>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %25 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %26 = "llvm.inttoptr"(%25) : (i64) -> !llvm.ptr<3>
    %27 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %28 = "llvm.insertvalue"(%27, %26) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %29 = "llvm.insertvalue"(%28, %24) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %30 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %31 = "llvm.insertvalue"(%29, %30) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %32 = "llvm.insertvalue"(%31, %16) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %33 = "llvm.insertvalue"(%32, %17) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %34 = "llvm.insertvalue"(%33, %17) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %35 = "llvm.insertvalue"(%34, %18) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %36 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %37 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %38 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %39 = "llvm.mlir.constant"() <{value = 1280 : i64}> : () -> i64
    %40 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %41 = "llvm.getelementptr"(%40, %39) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %42 = "llvm.ptrtoint"(%41) : (!llvm.ptr) -> i64
    %43 = "llvm.mlir.addressof"() <{global_name = @__shared_memory__}> : () -> !llvm.ptr<3>
    %44 = "llvm.getelementptr"(%43) <{elem_type = !llvm.array<32 x array<40 x i8>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %45 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %46 = "llvm.inttoptr"(%45) : (i64) -> !llvm.ptr<3>
    %47 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %48 = "llvm.insertvalue"(%47, %46) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %49 = "llvm.insertvalue"(%48, %44) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %50 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %51 = "llvm.insertvalue"(%49, %50) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %52 = "llvm.insertvalue"(%51, %36) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %53 = "llvm.insertvalue"(%52, %37) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %54 = "llvm.insertvalue"(%53, %37) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %55 = "llvm.insertvalue"(%54, %38) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %56 = "rocdl.workitem.id.x"() <{range = #llvm.constant_range<i32, 0, 256>}> : () -> i32
    %57 = "llvm.sext"(%56) : (i32) -> i64
    %58 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %59 = "llvm.insertvalue"(%58, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %60 = "llvm.insertvalue"(%59, %arg1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %61 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %62 = "llvm.insertvalue"(%60, %61) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %63 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %64 = "llvm.insertvalue"(%62, %63) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %65 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %66 = "llvm.insertvalue"(%64, %65) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %67 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %68 = "llvm.insertvalue"(%66, %67) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %69 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %70 = "llvm.insertvalue"(%68, %69) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %71 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %72 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %73 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%72, %71, %73) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %74 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %75 = "llvm.insertvalue"(%74, %arg2) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %76 = "llvm.insertvalue"(%75, %arg2) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %77 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %78 = "llvm.insertvalue"(%76, %77) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %79 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %80 = "llvm.insertvalue"(%78, %79) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %81 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %82 = "llvm.insertvalue"(%80, %81) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %83 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %84 = "llvm.insertvalue"(%82, %83) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %85 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %86 = "llvm.insertvalue"(%84, %85) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %87 = "llvm.extractvalue"(%86) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %88 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %89 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%88, %87, %89) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %90 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %91 = "llvm.insertvalue"(%90, %arg3) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %92 = "llvm.insertvalue"(%91, %arg3) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %93 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %94 = "llvm.insertvalue"(%92, %93) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %95 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %96 = "llvm.insertvalue"(%94, %95) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %97 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %98 = "llvm.insertvalue"(%96, %97) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %99 = "llvm.extractvalue"(%98) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr<1>
    %100 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %101 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%100, %99, %101) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %102 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %103 = "llvm.insertvalue"(%102, %arg4) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %104 = "llvm.insertvalue"(%103, %arg4) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %105 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %106 = "llvm.insertvalue"(%104, %105) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %107 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %108 = "llvm.insertvalue"(%106, %107) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %109 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %110 = "llvm.insertvalue"(%108, %109) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %111 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %112 = "llvm.insertvalue"(%110, %111) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %113 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %114 = "llvm.insertvalue"(%112, %113) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %115 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %116 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %117 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%116, %115, %117) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %118 = "llvm.trunc"(%57) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %119 = "llvm.udiv"(%118, %3) : (i32, i32) -> i32
    %120 = "llvm.urem"(%118, %3) : (i32, i32) -> i32
    %121 = "llvm.udiv"(%118, %4) : (i32, i32) -> i32
    %122 = "llvm.zext"(%121) : (i32) -> i64
    %123 = "llvm.urem"(%118, %4) : (i32, i32) -> i32
    %124 = "llvm.mul"(%123, %8) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %125 = "llvm.zext"(%124) : (i32) -> i64
    %126 = "llvm.mul"(%123, %4) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %127 = "llvm.zext"(%126) : (i32) -> i64
    %128 = "llvm.udiv"(%120, %12) : (i32, i32) -> i32
    %129 = "llvm.urem"(%120, %12) : (i32, i32) -> i32
    %130 = "llvm.zext"(%129) : (i32) -> i64
    %131 = "llvm.mul"(%128, %4) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %132 = "llvm.zext"(%131) : (i32) -> i64
    %133 = "llvm.mul"(%128, %8) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %134 = "llvm.zext"(%133) : (i32) -> i64
    %135 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %136 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %137 = "llvm.mul"(%122, %136) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %138 = "llvm.add"(%137, %125) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %139 = "llvm.getelementptr"(%135, %138) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %140 = "llvm.load"(%139) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<4xi8>
    %141 = "llvm.extractvalue"(%86) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %142 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %143 = "llvm.mul"(%122, %142) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %144 = "llvm.add"(%143, %127) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %145 = "llvm.getelementptr"(%141, %144) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %146 = "llvm.load"(%145) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<8xi8>
    %147 = "llvm.extractvalue"(%55) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %148 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %149 = "llvm.mul"(%122, %148) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %150 = "llvm.add"(%149, %125) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %151 = "llvm.getelementptr"(%147, %150) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%140, %151) <{alignment = 1 : i64, ordering = 0 : i64}> : (vector<4xi8>, !llvm.ptr<3>) -> ()
    %152 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %153 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %154 = "llvm.mul"(%122, %153) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %155 = "llvm.add"(%154, %127) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %156 = "llvm.getelementptr"(%152, %155) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%146, %156) <{alignment = 1 : i64, ordering = 0 : i64}> : (vector<8xi8>, !llvm.ptr<3>) -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    %157 = "llvm.extractvalue"(%55) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %158 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %159 = "llvm.mul"(%130, %158) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %160 = "llvm.add"(%159, %132) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %161 = "llvm.getelementptr"(%157, %160) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %162 = "llvm.load"(%161) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<8xi8>
    %163 = "llvm.add"(%129, %12) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %164 = "llvm.zext"(%163) : (i32) -> i64
    %165 = "llvm.extractvalue"(%55) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %166 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %167 = "llvm.mul"(%164, %166) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %168 = "llvm.add"(%167, %132) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %169 = "llvm.getelementptr"(%165, %168) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %170 = "llvm.load"(%169) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<8xi8>
    %171 = "llvm.mul"(%119, %12) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %172 = "llvm.add"(%171, %129) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %173 = "llvm.zext"(%172) : (i32) -> i64
    %174 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %175 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %176 = "llvm.mul"(%132, %175) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %177 = "llvm.add"(%176, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %178 = "llvm.getelementptr"(%174, %177) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %179 = "llvm.load"(%178) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xi8>
    %180 = "llvm.add"(%131, %5) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %181 = "llvm.zext"(%180) : (i32) -> i64
    %182 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %183 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %184 = "llvm.mul"(%181, %183) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %185 = "llvm.add"(%184, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %186 = "llvm.getelementptr"(%182, %185) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %187 = "llvm.load"(%186) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xi8>
    %188 = "llvm.add"(%131, %6) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %189 = "llvm.zext"(%188) : (i32) -> i64
    %190 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %191 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %192 = "llvm.mul"(%189, %191) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %193 = "llvm.add"(%192, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %194 = "llvm.getelementptr"(%190, %193) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %195 = "llvm.load"(%194) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xi8>
    %196 = "llvm.add"(%131, %7) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %197 = "llvm.zext"(%196) : (i32) -> i64
    %198 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %199 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %200 = "llvm.mul"(%197, %199) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %201 = "llvm.add"(%200, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %202 = "llvm.getelementptr"(%198, %201) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %203 = "llvm.load"(%202) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xi8>
    %204 = "llvm.add"(%131, %8) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %205 = "llvm.zext"(%204) : (i32) -> i64
    %206 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %207 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %208 = "llvm.mul"(%205, %207) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %209 = "llvm.add"(%208, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %210 = "llvm.getelementptr"(%206, %209) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %211 = "llvm.load"(%210) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xi8>
    %212 = "llvm.add"(%131, %9) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %213 = "llvm.zext"(%212) : (i32) -> i64
    %214 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %215 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %216 = "llvm.mul"(%213, %215) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %217 = "llvm.add"(%216, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %218 = "llvm.getelementptr"(%214, %217) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %219 = "llvm.load"(%218) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xi8>
    %220 = "llvm.add"(%131, %10) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %221 = "llvm.zext"(%220) : (i32) -> i64
    %222 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %223 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %224 = "llvm.mul"(%221, %223) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %225 = "llvm.add"(%224, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %226 = "llvm.getelementptr"(%222, %225) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %227 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xi8>
    %228 = "llvm.add"(%131, %11) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %229 = "llvm.zext"(%228) : (i32) -> i64
    %230 = "llvm.extractvalue"(%35) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %231 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %232 = "llvm.mul"(%229, %231) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %233 = "llvm.add"(%232, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %234 = "llvm.getelementptr"(%230, %233) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %235 = "llvm.load"(%234) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xi8>
    %236 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %237 = "llvm.extractelement"(%179, %236) : (vector<1xi8>, i64) -> i8
    %238 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %239 = "llvm.extractelement"(%187, %238) : (vector<1xi8>, i64) -> i8
    %240 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %241 = "llvm.extractelement"(%195, %240) : (vector<1xi8>, i64) -> i8
    %242 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %243 = "llvm.extractelement"(%203, %242) : (vector<1xi8>, i64) -> i8
    %244 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %245 = "llvm.extractelement"(%211, %244) : (vector<1xi8>, i64) -> i8
    %246 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %247 = "llvm.extractelement"(%219, %246) : (vector<1xi8>, i64) -> i8
    %248 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %249 = "llvm.extractelement"(%227, %248) : (vector<1xi8>, i64) -> i8
    %250 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %251 = "llvm.extractelement"(%235, %250) : (vector<1xi8>, i64) -> i8
    %252 = "llvm.mlir.poison"() : () -> vector<8xi8>
    %253 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %254 = "llvm.insertelement"(%252, %237, %253) : (vector<8xi8>, i8, i64) -> vector<8xi8>
    %255 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %256 = "llvm.insertelement"(%254, %239, %255) : (vector<8xi8>, i8, i64) -> vector<8xi8>
    %257 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %258 = "llvm.insertelement"(%256, %241, %257) : (vector<8xi8>, i8, i64) -> vector<8xi8>
    %259 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %260 = "llvm.insertelement"(%258, %243, %259) : (vector<8xi8>, i8, i64) -> vector<8xi8>
    %261 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %262 = "llvm.insertelement"(%260, %245, %261) : (vector<8xi8>, i8, i64) -> vector<8xi8>
    %263 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %264 = "llvm.insertelement"(%262, %247, %263) : (vector<8xi8>, i8, i64) -> vector<8xi8>
    %265 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %266 = "llvm.insertelement"(%264, %249, %265) : (vector<8xi8>, i8, i64) -> vector<8xi8>
    %267 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %268 = "llvm.insertelement"(%266, %251, %267) : (vector<8xi8>, i8, i64) -> vector<8xi8>
    %269 = "llvm.bitcast"(%162) : (vector<8xi8>) -> i64
    %270 = "llvm.bitcast"(%268) : (vector<8xi8>) -> i64
    %271 = "rocdl.mfma.i32.16x16x32.i8"(%270, %269, %1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, cbsz = 0 : i32}> : (i64, i64, vector<4xi32>) -> vector<4xi32>
    %272 = "llvm.bitcast"(%170) : (vector<8xi8>) -> i64
    %273 = "llvm.bitcast"(%268) : (vector<8xi8>) -> i64
    %274 = "rocdl.mfma.i32.16x16x32.i8"(%273, %272, %1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, cbsz = 0 : i32}> : (i64, i64, vector<4xi32>) -> vector<4xi32>
    %275 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %276 = "llvm.extractelement"(%271, %275) : (vector<4xi32>, i64) -> i32
    %277 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %278 = "llvm.extractelement"(%271, %277) : (vector<4xi32>, i64) -> i32
    %279 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %280 = "llvm.extractelement"(%271, %279) : (vector<4xi32>, i64) -> i32
    %281 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %282 = "llvm.extractelement"(%271, %281) : (vector<4xi32>, i64) -> i32
    %283 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %284 = "llvm.extractelement"(%274, %283) : (vector<4xi32>, i64) -> i32
    %285 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %286 = "llvm.extractelement"(%274, %285) : (vector<4xi32>, i64) -> i32
    %287 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %288 = "llvm.extractelement"(%274, %287) : (vector<4xi32>, i64) -> i32
    %289 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %290 = "llvm.extractelement"(%274, %289) : (vector<4xi32>, i64) -> i32
    %291 = "llvm.extractvalue"(%98) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr<1>
    %292 = "llvm.getelementptr"(%291, %173) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %293 = "llvm.load"(%292) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<1xi32>
    %294 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %295 = "llvm.extractelement"(%293, %294) : (vector<1xi32>, i64) -> i32
    %296 = "llvm.add"(%276, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %297 = "llvm.mlir.poison"() : () -> vector<1xi32>
    %298 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %299 = "llvm.insertelement"(%297, %296, %298) : (vector<1xi32>, i32, i32) -> vector<1xi32>
    %300 = "llvm.add"(%278, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %301 = "llvm.mlir.poison"() : () -> vector<1xi32>
    %302 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %303 = "llvm.insertelement"(%301, %300, %302) : (vector<1xi32>, i32, i32) -> vector<1xi32>
    %304 = "llvm.add"(%280, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %305 = "llvm.mlir.poison"() : () -> vector<1xi32>
    %306 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %307 = "llvm.insertelement"(%305, %304, %306) : (vector<1xi32>, i32, i32) -> vector<1xi32>
    %308 = "llvm.add"(%282, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %309 = "llvm.mlir.poison"() : () -> vector<1xi32>
    %310 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %311 = "llvm.insertelement"(%309, %308, %310) : (vector<1xi32>, i32, i32) -> vector<1xi32>
    %312 = "llvm.add"(%284, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %313 = "llvm.mlir.poison"() : () -> vector<1xi32>
    %314 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %315 = "llvm.insertelement"(%313, %312, %314) : (vector<1xi32>, i32, i32) -> vector<1xi32>
    %316 = "llvm.add"(%286, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %317 = "llvm.mlir.poison"() : () -> vector<1xi32>
    %318 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %319 = "llvm.insertelement"(%317, %316, %318) : (vector<1xi32>, i32, i32) -> vector<1xi32>
    %320 = "llvm.add"(%288, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %321 = "llvm.mlir.poison"() : () -> vector<1xi32>
    %322 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %323 = "llvm.insertelement"(%321, %320, %322) : (vector<1xi32>, i32, i32) -> vector<1xi32>
    %324 = "llvm.add"(%290, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %325 = "llvm.mlir.poison"() : () -> vector<1xi32>
    %326 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %327 = "llvm.insertelement"(%325, %324, %326) : (vector<1xi32>, i32, i32) -> vector<1xi32>
    %328 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %329 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %330 = "llvm.mul"(%134, %329) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %331 = "llvm.add"(%330, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %332 = "llvm.getelementptr"(%328, %331) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%299, %332) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xi32>, !llvm.ptr<1>) -> ()
    %333 = "llvm.add"(%133, %5) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %334 = "llvm.zext"(%333) : (i32) -> i64
    %335 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %336 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %337 = "llvm.mul"(%334, %336) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %338 = "llvm.add"(%337, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %339 = "llvm.getelementptr"(%335, %338) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%303, %339) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xi32>, !llvm.ptr<1>) -> ()
    %340 = "llvm.add"(%133, %6) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %341 = "llvm.zext"(%340) : (i32) -> i64
    %342 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %343 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %344 = "llvm.mul"(%341, %343) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %345 = "llvm.add"(%344, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %346 = "llvm.getelementptr"(%342, %345) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%307, %346) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xi32>, !llvm.ptr<1>) -> ()
    %347 = "llvm.add"(%133, %7) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %348 = "llvm.zext"(%347) : (i32) -> i64
    %349 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %350 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %351 = "llvm.mul"(%348, %350) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %352 = "llvm.add"(%351, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %353 = "llvm.getelementptr"(%349, %352) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%311, %353) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xi32>, !llvm.ptr<1>) -> ()
    %354 = "llvm.add"(%133, %12) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %355 = "llvm.zext"(%354) : (i32) -> i64
    %356 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %357 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %358 = "llvm.mul"(%355, %357) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %359 = "llvm.add"(%358, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %360 = "llvm.getelementptr"(%356, %359) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%315, %360) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xi32>, !llvm.ptr<1>) -> ()
    %361 = "llvm.add"(%133, %13) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %362 = "llvm.zext"(%361) : (i32) -> i64
    %363 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %364 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %365 = "llvm.mul"(%362, %364) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %366 = "llvm.add"(%365, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %367 = "llvm.getelementptr"(%363, %366) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%319, %367) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xi32>, !llvm.ptr<1>) -> ()
    %368 = "llvm.add"(%133, %14) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %369 = "llvm.zext"(%368) : (i32) -> i64
    %370 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %371 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %372 = "llvm.mul"(%369, %371) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %373 = "llvm.add"(%372, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %374 = "llvm.getelementptr"(%370, %373) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%323, %374) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xi32>, !llvm.ptr<1>) -> ()
    %375 = "llvm.add"(%133, %15) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %376 = "llvm.zext"(%375) : (i32) -> i64
    %377 = "llvm.extractvalue"(%114) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %378 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %379 = "llvm.mul"(%376, %378) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %380 = "llvm.add"(%379, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %381 = "llvm.getelementptr"(%377, %380) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%327, %381) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xi32>, !llvm.ptr<1>) -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "llvm.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_i8xi8xi32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
