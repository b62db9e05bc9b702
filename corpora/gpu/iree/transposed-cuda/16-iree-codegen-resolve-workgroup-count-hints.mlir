"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %5 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %6 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
    %7 = "memref.assume_alignment"(%6) <{alignment = 64 : i32}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
    %8 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
    %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
    %10 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
    %12:2 = "affine.delinearize_index"(%5) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index)
    %13 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %14 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %15:2 = "affine.delinearize_index"(%13) <{static_basis = array<i64: 3, 3>}> : (index) -> (index, index)
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %16 = "affine.apply"(%15#0, %12#0) <{map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>}> : (index, index) -> index
    %17 = "affine.apply"(%15#1, %12#1) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %18 = "vector.transfer_read"(%7, %16, %17, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1xf32>
    %19 = "vector.transfer_read"(%9, %17, %16, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1xf32>
    %20 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %21 = "arith.addf"(%20, %18) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    "vector.transfer_write"(%21, %11, %16, %17) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @transposed_dispatch_0_elementwise_transpose_6x48_f32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 9 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
