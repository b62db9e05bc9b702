"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = dense<127> : vector<1xi32>}> : () -> vector<1xi32>
    %5 = "arith.constant"() <{value = dense<23> : vector<1xi32>}> : () -> vector<1xi32>
    %6 = "arith.constant"() <{value = dense<1.270000e+02> : vector<1xf32>}> : () -> vector<1xf32>
    %7 = "arith.constant"() <{value = dense<-1.270000e+02> : vector<1xf32>}> : () -> vector<1xf32>
    %8 = "arith.constant"() <{value = dense<8.880000e+01> : vector<1xf32>}> : () -> vector<1xf32>
    %9 = "arith.constant"() <{value = dense<-8.780000e+01> : vector<1xf32>}> : () -> vector<1xf32>
    %10 = "arith.constant"() <{value = dense<0.166666657> : vector<1xf32>}> : () -> vector<1xf32>
    %11 = "arith.constant"() <{value = dense<0.0416657962> : vector<1xf32>}> : () -> vector<1xf32>
    %12 = "arith.constant"() <{value = dense<0.00833345205> : vector<1xf32>}> : () -> vector<1xf32>
    %13 = "arith.constant"() <{value = dense<0.00139819994> : vector<1xf32>}> : () -> vector<1xf32>
    %14 = "arith.constant"() <{value = dense<1.98756912E-4> : vector<1xf32>}> : () -> vector<1xf32>
    %15 = "arith.constant"() <{value = dense<2.12194442E-4> : vector<1xf32>}> : () -> vector<1xf32>
    %16 = "arith.constant"() <{value = dense<-0.693359375> : vector<1xf32>}> : () -> vector<1xf32>
    %17 = "arith.constant"() <{value = dense<1.44269502> : vector<1xf32>}> : () -> vector<1xf32>
    %18 = "arith.constant"() <{value = dense<1.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
    %19 = "arith.constant"() <{value = dense<5.000000e-01> : vector<1xf32>}> : () -> vector<1xf32>
    %20 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %21 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %22 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %23 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %24 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %25 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %26 = "arith.constant"() <{value = 0 : index}> : () -> index
    %27 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %28 = "hal.interface.binding.subspan"(%26) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #gpu.address_space<global>>
    %29 = "memref.assume_alignment"(%28) <{alignment = 64 : i32}> : (memref<12x32xf32, #gpu.address_space<global>>) -> memref<12x32xf32, #gpu.address_space<global>>
    %30 = "hal.interface.binding.subspan"(%26) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #gpu.address_space<global>>
    %31 = "memref.assume_alignment"(%30) <{alignment = 64 : i32}> : (memref<12x32xf32, #gpu.address_space<global>>) -> memref<12x32xf32, #gpu.address_space<global>>
    %32 = "hal.interface.workgroup.id"() <{dimension = 0 : index, upper_bound = 12 : index}> : () -> index
    %33 = "vector.load"(%29, %32, %27) <{nontemporal = false}> : (memref<12x32xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %34 = "vector.extract"(%33) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %35 = "arith.maxnumf"(%34, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %36:2 = "gpu.shuffle"(%35, %25, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %37 = "arith.maxnumf"(%35, %36#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %38:2 = "gpu.shuffle"(%37, %23, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %39 = "arith.maxnumf"(%37, %38#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %40:2 = "gpu.shuffle"(%39, %22, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %41 = "arith.maxnumf"(%39, %40#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %42:2 = "gpu.shuffle"(%41, %21, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %43 = "arith.maxnumf"(%41, %42#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %44:2 = "gpu.shuffle"(%43, %20, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %45 = "arith.maxnumf"(%43, %44#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %46 = "vector.broadcast"(%45) : (f32) -> vector<1xf32>
    %47 = "arith.subf"(%33, %46) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %48 = "arith.cmpf"(%47, %9) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<1xf32>, vector<1xf32>) -> vector<1xi1>
    %49 = "arith.select"(%48, %47, %9) : (vector<1xi1>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %50 = "arith.cmpf"(%49, %8) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<1xf32>, vector<1xf32>) -> vector<1xi1>
    %51 = "arith.select"(%50, %49, %8) : (vector<1xi1>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %52 = "math.fma"(%51, %17, %19) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %53 = "math.floor"(%52) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>) -> vector<1xf32>
    %54 = "arith.cmpf"(%53, %7) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<1xf32>, vector<1xf32>) -> vector<1xi1>
    %55 = "arith.select"(%54, %53, %7) : (vector<1xi1>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %56 = "arith.cmpf"(%55, %6) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<1xf32>, vector<1xf32>) -> vector<1xi1>
    %57 = "arith.select"(%56, %55, %6) : (vector<1xi1>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %58 = "math.fma"(%16, %57, %51) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %59 = "math.fma"(%15, %57, %58) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %60 = "math.fma"(%59, %14, %13) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %61 = "math.fma"(%60, %59, %12) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %62 = "math.fma"(%61, %59, %11) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %63 = "math.fma"(%62, %59, %10) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %64 = "math.fma"(%63, %59, %19) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %65 = "arith.mulf"(%59, %59) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %66 = "math.fma"(%64, %65, %59) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %67 = "arith.addf"(%66, %18) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %68 = "arith.fptosi"(%57) : (vector<1xf32>) -> vector<1xi32>
    %69 = "arith.addi"(%68, %4) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
    %70 = "arith.shli"(%69, %5) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
    %71 = "arith.bitcast"(%70) : (vector<1xi32>) -> vector<1xf32>
    %72 = "arith.mulf"(%67, %71) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %73 = "vector.extract"(%72) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %74 = "arith.addf"(%73, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %75 = "arith.addf"(%74, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %76:2 = "gpu.shuffle"(%75, %25, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %77 = "arith.addf"(%75, %76#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %78:2 = "gpu.shuffle"(%77, %23, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %79 = "arith.addf"(%77, %78#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %80:2 = "gpu.shuffle"(%79, %22, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %81 = "arith.addf"(%79, %80#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %82:2 = "gpu.shuffle"(%81, %21, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %83 = "arith.addf"(%81, %82#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %84:2 = "gpu.shuffle"(%83, %20, %24) <{mode = #gpu.shuffle_mode<xor>}> : (f32, i32, i32) -> (f32, i1)
    %85 = "arith.addf"(%83, %84#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %86 = "arith.addf"(%85, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %87 = "vector.broadcast"(%86) : (f32) -> vector<1xf32>
    %88 = "arith.divf"(%72, %87) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    "vector.store"(%88, %31, %32, %27) <{nontemporal = false}> : (vector<1xf32>, memref<12x32xf32, #gpu.address_space<global>>, index, index) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 12 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
