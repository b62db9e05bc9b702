"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = dense<127> : vector<8xi32>}> : () -> vector<8xi32>
  %1 = "arith.constant"() <{value = dense<23> : vector<8xi32>}> : () -> vector<8xi32>
  %2 = "arith.constant"() <{value = dense<1.270000e+02> : vector<8xf32>}> : () -> vector<8xf32>
  %3 = "arith.constant"() <{value = dense<-1.270000e+02> : vector<8xf32>}> : () -> vector<8xf32>
  %4 = "arith.constant"() <{value = dense<8.880000e+01> : vector<8xf32>}> : () -> vector<8xf32>
  %5 = "arith.constant"() <{value = dense<-8.780000e+01> : vector<8xf32>}> : () -> vector<8xf32>
  %6 = "arith.constant"() <{value = dense<0.166666657> : vector<8xf32>}> : () -> vector<8xf32>
  %7 = "arith.constant"() <{value = dense<0.0416657962> : vector<8xf32>}> : () -> vector<8xf32>
  %8 = "arith.constant"() <{value = dense<0.00833345205> : vector<8xf32>}> : () -> vector<8xf32>
  %9 = "arith.constant"() <{value = dense<0.00139819994> : vector<8xf32>}> : () -> vector<8xf32>
  %10 = "arith.constant"() <{value = dense<1.98756912E-4> : vector<8xf32>}> : () -> vector<8xf32>
  %11 = "arith.constant"() <{value = dense<2.12194442E-4> : vector<8xf32>}> : () -> vector<8xf32>
  %12 = "arith.constant"() <{value = dense<-0.693359375> : vector<8xf32>}> : () -> vector<8xf32>
  %13 = "arith.constant"() <{value = dense<1.44269502> : vector<8xf32>}> : () -> vector<8xf32>
  %14 = "arith.constant"() <{value = dense<1.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %15 = "arith.constant"() <{value = dense<5.000000e-01> : vector<8xf32>}> : () -> vector<8xf32>
  %16 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %17 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1xf32>}> : () -> vector<1xf32>
  %18 = "arith.constant"() <{value = 8 : index}> : () -> index
  %19 = "arith.constant"() <{value = 32 : index}> : () -> index
  %20 = "arith.constant"() <{value = 0 : index}> : () -> index
  %21 = "hal.interface.binding.subspan"(%20) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32>
  %22 = "memref.assume_alignment"(%21) <{alignment = 64 : i32}> : (memref<12x32xf32>) -> memref<12x32xf32>
  %23 = "hal.interface.binding.subspan"(%20) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32>
  %24 = "memref.assume_alignment"(%23) <{alignment = 64 : i32}> : (memref<12x32xf32>) -> memref<12x32xf32>
  %25 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
  %26 = "memref.subview"(%24, %25) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (memref<12x32xf32>, index) -> memref<1x32xf32, strided<[32, 1], offset: ?>>
  %27 = "scf.for"(%20, %19, %18, %17) ({
  ^bb0(%arg3: index, %arg4: vector<1xf32>):
    %90 = "vector.load"(%22, %25, %arg3) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<8xf32>
    %91 = "vector.extract"(%arg4) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %92 = "vector.reduction"(%90, %91) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxnumf>}> : (vector<8xf32>, f32) -> f32
    %93 = "vector.broadcast"(%92) : (f32) -> vector<1xf32>
    "scf.yield"(%93) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %28 = "scf.for"(%20, %19, %18, %16) ({
  ^bb0(%arg1: index, %arg2: vector<1xf32>):
    %59 = "vector.load"(%22, %25, %arg1) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<8xf32>
    %60 = "vector.broadcast"(%27) : (vector<1xf32>) -> vector<8xf32>
    %61 = "arith.subf"(%59, %60) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %62 = "arith.cmpf"(%61, %5) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<8xf32>, vector<8xf32>) -> vector<8xi1>
    %63 = "arith.select"(%62, %61, %5) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %64 = "arith.cmpf"(%63, %4) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<8xf32>, vector<8xf32>) -> vector<8xi1>
    %65 = "arith.select"(%64, %63, %4) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %66 = "math.fma"(%65, %13, %15) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %67 = "math.floor"(%66) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
    %68 = "arith.cmpf"(%67, %3) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<8xf32>, vector<8xf32>) -> vector<8xi1>
    %69 = "arith.select"(%68, %67, %3) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %70 = "arith.cmpf"(%69, %2) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<8xf32>, vector<8xf32>) -> vector<8xi1>
    %71 = "arith.select"(%70, %69, %2) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %72 = "math.fma"(%12, %71, %65) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %73 = "math.fma"(%11, %71, %72) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %74 = "math.fma"(%73, %10, %9) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %75 = "math.fma"(%74, %73, %8) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %76 = "math.fma"(%75, %73, %7) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %77 = "math.fma"(%76, %73, %6) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %78 = "math.fma"(%77, %73, %15) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %79 = "arith.mulf"(%73, %73) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %80 = "math.fma"(%78, %79, %73) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %81 = "arith.addf"(%80, %14) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %82 = "arith.fptosi"(%71) : (vector<8xf32>) -> vector<8xi32>
    %83 = "arith.addi"(%82, %0) <{overflowFlags = #arith.overflow<none>}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    %84 = "arith.shli"(%83, %1) <{overflowFlags = #arith.overflow<none>}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    %85 = "arith.bitcast"(%84) : (vector<8xi32>) -> vector<8xf32>
    %86 = "arith.mulf"(%81, %85) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %87 = "vector.extract"(%arg2) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %88 = "vector.reduction"(%86, %87) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>, f32) -> f32
    %89 = "vector.broadcast"(%88) : (f32) -> vector<1xf32>
    "scf.yield"(%89) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  "scf.for"(%20, %19, %18) ({
  ^bb0(%arg0: index):
    %29 = "vector.load"(%22, %25, %arg0) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<8xf32>
    %30 = "vector.broadcast"(%27) : (vector<1xf32>) -> vector<8xf32>
    %31 = "arith.subf"(%29, %30) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %32 = "arith.cmpf"(%31, %5) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<8xf32>, vector<8xf32>) -> vector<8xi1>
    %33 = "arith.select"(%32, %31, %5) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %34 = "arith.cmpf"(%33, %4) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<8xf32>, vector<8xf32>) -> vector<8xi1>
    %35 = "arith.select"(%34, %33, %4) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %36 = "math.fma"(%35, %13, %15) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %37 = "math.floor"(%36) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
    %38 = "arith.cmpf"(%37, %3) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<8xf32>, vector<8xf32>) -> vector<8xi1>
    %39 = "arith.select"(%38, %37, %3) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %40 = "arith.cmpf"(%39, %2) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<8xf32>, vector<8xf32>) -> vector<8xi1>
    %41 = "arith.select"(%40, %39, %2) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %42 = "math.fma"(%12, %41, %35) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %43 = "math.fma"(%11, %41, %42) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %44 = "math.fma"(%43, %10, %9) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %45 = "math.fma"(%44, %43, %8) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %46 = "math.fma"(%45, %43, %7) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %47 = "math.fma"(%46, %43, %6) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %48 = "math.fma"(%47, %43, %15) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %49 = "arith.mulf"(%43, %43) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %50 = "math.fma"(%48, %49, %43) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %51 = "arith.addf"(%50, %14) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %52 = "arith.fptosi"(%41) : (vector<8xf32>) -> vector<8xi32>
    %53 = "arith.addi"(%52, %0) <{overflowFlags = #arith.overflow<none>}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    %54 = "arith.shli"(%53, %1) <{overflowFlags = #arith.overflow<none>}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    %55 = "arith.bitcast"(%54) : (vector<8xi32>) -> vector<8xf32>
    %56 = "arith.mulf"(%51, %55) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %57 = "vector.broadcast"(%28) : (vector<1xf32>) -> vector<8xf32>
    %58 = "arith.divf"(%56, %57) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    "vector.store"(%58, %26, %20, %arg0) <{nontemporal = false}> : (vector<8xf32>, memref<1x32xf32, strided<[32, 1], offset: ?>>, index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 12 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
