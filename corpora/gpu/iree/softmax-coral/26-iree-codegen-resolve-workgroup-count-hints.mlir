"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
    %4 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1xf32>}> : () -> vector<1xf32>
    %5 = "arith.constant"() <{value = 8 : index}> : () -> index
    %6 = "arith.constant"() <{value = 32 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
    %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
    %10 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
    %12 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %13 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %14 = "memref.subview"(%11, %12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %15 = "scf.for"(%7, %6, %5, %4) ({
    ^bb0(%arg4: index, %arg5: vector<1xf32>):
      %30 = "vector.load"(%9, %12, %arg4) <{nontemporal = false}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<8xf32>
      %31 = "vector.extract"(%arg5) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
      %32 = "vector.reduction"(%30, %31) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxnumf>}> : (vector<8xf32>, f32) -> f32
      %33 = "vector.broadcast"(%32) : (f32) -> vector<1xf32>
      "scf.yield"(%33) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %16 = "scf.for"(%7, %6, %5, %3) ({
    ^bb0(%arg2: index, %arg3: vector<1xf32>):
      %23 = "vector.load"(%9, %12, %arg2) <{nontemporal = false}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<8xf32>
      %24 = "vector.broadcast"(%15) : (vector<1xf32>) -> vector<8xf32>
      %25 = "arith.subf"(%23, %24) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %26 = "math.exp"(%25) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
      %27 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
      %28 = "vector.reduction"(%26, %27) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>, f32) -> f32
      %29 = "vector.broadcast"(%28) : (f32) -> vector<1xf32>
      "scf.yield"(%29) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    "scf.for"(%7, %6, %5) ({
    ^bb0(%arg1: index):
      %17 = "vector.load"(%9, %12, %arg1) <{nontemporal = false}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<8xf32>
      %18 = "vector.broadcast"(%15) : (vector<1xf32>) -> vector<8xf32>
      %19 = "arith.subf"(%17, %18) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %20 = "math.exp"(%19) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
      %21 = "vector.broadcast"(%16) : (vector<1xf32>) -> vector<8xf32>
      %22 = "arith.divf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      "vector.store"(%22, %14, %7, %arg1) <{nontemporal = false}> : (vector<8xf32>, memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
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
