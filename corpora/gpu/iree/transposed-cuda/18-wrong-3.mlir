"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
    %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %7 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #gpu.address_space<global>>
    %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<6x48xf32, #gpu.address_space<global>>) -> memref<6x48xf32, #gpu.address_space<global>>
    %9 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<48x6xf32, #gpu.address_space<global>>) -> memref<48x6xf32, #gpu.address_space<global>>
    %11 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #gpu.address_space<global>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<6x48xf32, #gpu.address_space<global>>) -> memref<6x48xf32, #gpu.address_space<global>>
    %13 = "arith.index_castui"(%6) : (index) -> i32
    %14 = "arith.divui"(%13, %4) : (i32, i32) -> i32
    %15 = "arith.remui"(%13, %4) : (i32, i32) -> i32
    %16 = "hal.interface.workgroup.id"() <{dimension = 0 : index, upper_bound = 9 : index}> : () -> index
    %17 = "arith.index_castui"(%16) : (index) -> i32
    %18 = "arith.divui"(%17, %3) : (i32, i32) -> i32
    %19 = "arith.remui"(%17, %3) : (i32, i32) -> i32
    %20 = "arith.muli"(%18, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %21 = "arith.addi"(%14, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %22 = "arith.index_castui"(%21) : (i32) -> index
    %23 = "arith.muli"(%19, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %24 = "arith.addi"(%15, %23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %25 = "arith.index_castui"(%24) : (i32) -> index
    %26 = "vector.load"(%8, %22, %25) <{nontemporal = false}> : (memref<6x48xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %27 = "vector.load"(%10, %25, %22) <{nontemporal = false}> : (memref<48x6xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %28 = "arith.mulf"(%26, %27) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %29 = "arith.addf"(%28, %26) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    "vector.store"(%29, %12, %22, %25) <{nontemporal = false}> : (vector<1xf32>, memref<6x48xf32, #gpu.address_space<global>>, index, index) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @transposed_dispatch_0_elementwise_transpose_6x48_f32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
