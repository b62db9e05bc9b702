"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %1 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1xf32>}> : () -> vector<1xf32>
  %2 = "arith.constant"() <{value = 8 : index}> : () -> index
  %3 = "arith.constant"() <{value = 32 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "memref.assume_alignment"(%5) <{alignment = 64 : i32}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 12>}> ({
  ^bb0(%arg0: index):
    %9 = "memref.subview"(%8, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %10 = "scf.for"(%4, %3, %2, %1) ({
    ^bb0(%arg4: index, %arg5: vector<1xf32>):
      %25 = "vector.load"(%6, %arg0, %arg4) <{nontemporal = false}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<8xf32>
      %26 = "vector.extract"(%arg5) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
      %27 = "vector.reduction"(%25, %26) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxnumf>}> : (vector<8xf32>, f32) -> f32
      %28 = "vector.broadcast"(%27) : (f32) -> vector<1xf32>
      "scf.yield"(%28) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %11 = "scf.for"(%4, %3, %2, %0) ({
    ^bb0(%arg2: index, %arg3: vector<1xf32>):
      %18 = "vector.load"(%6, %arg0, %arg2) <{nontemporal = false}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<8xf32>
      %19 = "vector.broadcast"(%10) : (vector<1xf32>) -> vector<8xf32>
      %20 = "arith.subf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %21 = "math.exp"(%20) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
      %22 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
      %23 = "vector.reduction"(%21, %22) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>, f32) -> f32
      %24 = "vector.broadcast"(%23) : (f32) -> vector<1xf32>
      "scf.yield"(%24) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    "scf.for"(%4, %3, %2) ({
    ^bb0(%arg1: index):
      %12 = "vector.load"(%6, %arg0, %arg1) <{nontemporal = false}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<8xf32>
      %13 = "vector.broadcast"(%10) : (vector<1xf32>) -> vector<8xf32>
      %14 = "arith.subf"(%12, %13) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %15 = "math.exp"(%14) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
      %16 = "vector.broadcast"(%11) : (vector<1xf32>) -> vector<8xf32>
      %17 = "arith.divf"(%15, %16) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      "vector.store"(%17, %9, %4, %arg1) <{nontemporal = false}> : (vector<8xf32>, memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
