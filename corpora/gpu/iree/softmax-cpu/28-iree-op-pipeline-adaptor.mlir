"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
    %3 = "arith.constant"() <{value = dense<127> : vector<4xi32>}> : () -> vector<4xi32>
    %4 = "arith.constant"() <{value = dense<23> : vector<4xi32>}> : () -> vector<4xi32>
    %5 = "arith.constant"() <{value = dense<1.270000e+02> : vector<4xf32>}> : () -> vector<4xf32>
    %6 = "arith.constant"() <{value = dense<-1.270000e+02> : vector<4xf32>}> : () -> vector<4xf32>
    %7 = "arith.constant"() <{value = dense<8.880000e+01> : vector<4xf32>}> : () -> vector<4xf32>
    %8 = "arith.constant"() <{value = dense<-8.780000e+01> : vector<4xf32>}> : () -> vector<4xf32>
    %9 = "arith.constant"() <{value = dense<0.166666657> : vector<4xf32>}> : () -> vector<4xf32>
    %10 = "arith.constant"() <{value = dense<0.0416657962> : vector<4xf32>}> : () -> vector<4xf32>
    %11 = "arith.constant"() <{value = dense<0.00833345205> : vector<4xf32>}> : () -> vector<4xf32>
    %12 = "arith.constant"() <{value = dense<0.00139819994> : vector<4xf32>}> : () -> vector<4xf32>
    %13 = "arith.constant"() <{value = dense<1.98756912E-4> : vector<4xf32>}> : () -> vector<4xf32>
    %14 = "arith.constant"() <{value = dense<2.12194442E-4> : vector<4xf32>}> : () -> vector<4xf32>
    %15 = "arith.constant"() <{value = dense<-0.693359375> : vector<4xf32>}> : () -> vector<4xf32>
    %16 = "arith.constant"() <{value = dense<1.44269502> : vector<4xf32>}> : () -> vector<4xf32>
    %17 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %18 = "arith.constant"() <{value = dense<5.000000e-01> : vector<4xf32>}> : () -> vector<4xf32>
    %19 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
    %20 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1xf32>}> : () -> vector<1xf32>
    %21 = "arith.constant"() <{value = 4 : index}> : () -> index
    %22 = "arith.constant"() <{value = 32 : index}> : () -> index
    %23 = "arith.constant"() <{value = 0 : index}> : () -> index
    %24 = "hal.interface.binding.subspan"(%23) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32>
    %25 = "memref.assume_alignment"(%24) <{alignment = 64 : i32}> : (memref<12x32xf32>) -> memref<12x32xf32>
    %26 = "hal.interface.binding.subspan"(%23) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32>
    %27 = "memref.assume_alignment"(%26) <{alignment = 64 : i32}> : (memref<12x32xf32>) -> memref<12x32xf32>
    %28 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    "cf.br"(%23, %20)[^bb1] : (index, vector<1xf32>) -> ()
  ^bb1(%29: index, %30: vector<1xf32>):  // 2 preds: ^bb0, ^bb2
    %31 = "arith.cmpi"(%29, %22) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%31, %23, %19)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, index, vector<1xf32>) -> ()
  ^bb2:  // pred: ^bb1
    %32 = "vector.load"(%25, %28, %29) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<4xf32>
    %33 = "vector.extract"(%30) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %34 = "vector.reduction"(%32, %33) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxnumf>}> : (vector<4xf32>, f32) -> f32
    %35 = "vector.broadcast"(%34) : (f32) -> vector<1xf32>
    %36 = "arith.addi"(%29, %21) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%36, %35)[^bb1] : (index, vector<1xf32>) -> ()
  ^bb3(%37: index, %38: vector<1xf32>):  // 2 preds: ^bb1, ^bb4
    %39 = "arith.cmpi"(%37, %22) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%39, %23)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, index) -> ()
  ^bb4:  // pred: ^bb3
    %40 = "vector.load"(%25, %28, %37) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<4xf32>
    %41 = "vector.broadcast"(%30) : (vector<1xf32>) -> vector<4xf32>
    %42 = "arith.subf"(%40, %41) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %43 = "arith.cmpf"(%42, %8) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %44 = "arith.select"(%43, %42, %8) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %45 = "arith.cmpf"(%44, %7) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %46 = "arith.select"(%45, %44, %7) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %47 = "math.fma"(%46, %16, %18) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %48 = "math.floor"(%47) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
    %49 = "arith.cmpf"(%48, %6) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %50 = "arith.select"(%49, %48, %6) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %51 = "arith.cmpf"(%50, %5) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %52 = "arith.select"(%51, %50, %5) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %53 = "math.fma"(%15, %52, %46) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %54 = "math.fma"(%14, %52, %53) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %55 = "math.fma"(%54, %13, %12) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %56 = "math.fma"(%55, %54, %11) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %57 = "math.fma"(%56, %54, %10) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %58 = "math.fma"(%57, %54, %9) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %59 = "math.fma"(%58, %54, %18) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %60 = "arith.mulf"(%54, %54) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %61 = "math.fma"(%59, %60, %54) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %62 = "arith.addf"(%61, %17) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %63 = "arith.fptosi"(%52) : (vector<4xf32>) -> vector<4xi32>
    %64 = "arith.addi"(%63, %3) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %65 = "arith.shli"(%64, %4) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %66 = "arith.bitcast"(%65) : (vector<4xi32>) -> vector<4xf32>
    %67 = "arith.mulf"(%62, %66) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %68 = "vector.extract"(%38) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %69 = "vector.reduction"(%67, %68) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> f32
    %70 = "vector.broadcast"(%69) : (f32) -> vector<1xf32>
    %71 = "arith.addi"(%37, %21) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%71, %70)[^bb3] : (index, vector<1xf32>) -> ()
  ^bb5(%72: index):  // 2 preds: ^bb3, ^bb6
    %73 = "arith.cmpi"(%72, %22) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%73)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %74 = "vector.load"(%25, %28, %72) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<4xf32>
    %75 = "vector.broadcast"(%30) : (vector<1xf32>) -> vector<4xf32>
    %76 = "arith.subf"(%74, %75) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %77 = "arith.cmpf"(%76, %8) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %78 = "arith.select"(%77, %76, %8) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %79 = "arith.cmpf"(%78, %7) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %80 = "arith.select"(%79, %78, %7) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %81 = "math.fma"(%80, %16, %18) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %82 = "math.floor"(%81) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
    %83 = "arith.cmpf"(%82, %6) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %84 = "arith.select"(%83, %82, %6) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %85 = "arith.cmpf"(%84, %5) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %86 = "arith.select"(%85, %84, %5) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %87 = "math.fma"(%15, %86, %80) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %88 = "math.fma"(%14, %86, %87) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %89 = "math.fma"(%88, %13, %12) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %90 = "math.fma"(%89, %88, %11) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %91 = "math.fma"(%90, %88, %10) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %92 = "math.fma"(%91, %88, %9) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %93 = "math.fma"(%92, %88, %18) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %94 = "arith.mulf"(%88, %88) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %95 = "math.fma"(%93, %94, %88) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %96 = "arith.addf"(%95, %17) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %97 = "arith.fptosi"(%86) : (vector<4xf32>) -> vector<4xi32>
    %98 = "arith.addi"(%97, %3) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %99 = "arith.shli"(%98, %4) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %100 = "arith.bitcast"(%99) : (vector<4xi32>) -> vector<4xf32>
    %101 = "arith.mulf"(%96, %100) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %102 = "vector.broadcast"(%38) : (vector<1xf32>) -> vector<4xf32>
    %103 = "arith.divf"(%101, %102) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "vector.store"(%103, %27, %28, %72) <{nontemporal = false}> : (vector<4xf32>, memref<12x32xf32>, index, index) -> ()
    %104 = "arith.addi"(%72, %21) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%104)[^bb5] : (index) -> ()
  ^bb7:  // pred: ^bb5
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
