"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %1 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1xf32>}> : () -> vector<1xf32>
  %2 = "arith.constant"() <{value = 8 : index}> : () -> index
  %3 = "arith.constant"() <{value = 32 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32>
  %6 = "memref.assume_alignment"(%5) <{alignment = 64 : i32}> : (memref<12x32xf32>) -> memref<12x32xf32>
  %7 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<12x32xf32>) -> memref<12x32xf32>
  %9 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
  %10 = "memref.subview"(%8, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (memref<12x32xf32>, index) -> memref<1x32xf32, strided<[32, 1], offset: ?>>
  %11 = "scf.for"(%4, %3, %2, %1) ({
  ^bb0(%arg3: index, %arg4: vector<1xf32>):
    %26 = "vector.load"(%6, %9, %arg3) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<8xf32>
    %27 = "vector.extract"(%arg4) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %28 = "vector.reduction"(%26, %27) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxnumf>}> : (vector<8xf32>, f32) -> f32
    %29 = "vector.broadcast"(%28) : (f32) -> vector<1xf32>
    "scf.yield"(%29) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %12 = "scf.for"(%4, %3, %2, %0) ({
  ^bb0(%arg1: index, %arg2: vector<1xf32>):
    %19 = "vector.load"(%6, %9, %arg1) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<8xf32>
    %20 = "vector.broadcast"(%11) : (vector<1xf32>) -> vector<8xf32>
    %21 = "arith.subf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %22 = "math.exp"(%21) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
    %23 = "vector.extract"(%arg2) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %24 = "vector.reduction"(%22, %23) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>, f32) -> f32
    %25 = "vector.broadcast"(%24) : (f32) -> vector<1xf32>
    "scf.yield"(%25) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  "scf.for"(%4, %3, %2) ({
  ^bb0(%arg0: index):
    %13 = "vector.load"(%6, %9, %arg0) <{nontemporal = false}> : (memref<12x32xf32>, index, index) -> vector<8xf32>
    %14 = "vector.broadcast"(%11) : (vector<1xf32>) -> vector<8xf32>
    %15 = "arith.subf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %16 = "math.exp"(%15) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
    %17 = "vector.broadcast"(%12) : (vector<1xf32>) -> vector<8xf32>
    %18 = "arith.divf"(%16, %17) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    "vector.store"(%18, %10, %4, %arg0) <{nontemporal = false}> : (vector<8xf32>, memref<1x32xf32, strided<[32, 1], offset: ?>>, index, index) -> ()
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
