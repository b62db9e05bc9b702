"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %4 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %5 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #gpu.address_space<global>>
    %6 = "memref.assume_alignment"(%5) <{alignment = 64 : i32}> : (memref<6x48xf32, #gpu.address_space<global>>) -> memref<6x48xf32, #gpu.address_space<global>>
    %7 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #gpu.address_space<global>>
    %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<48x6xf32, #gpu.address_space<global>>) -> memref<48x6xf32, #gpu.address_space<global>>
    %9 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<6x48xf32, #gpu.address_space<global>>) -> memref<6x48xf32, #gpu.address_space<global>>
    %11:2 = "affine.delinearize_index"(%4) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index)
    %12 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %13:2 = "affine.delinearize_index"(%12) <{static_basis = array<i64: 3, 3>}> : (index) -> (index, index)
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %14 = "affine.apply"(%11#0, %13#0) <{map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>}> : (index, index) -> index
    %15 = "affine.apply"(%11#1, %13#1) <{map = affine_map<()[s0, s1] -> (s0 + s1 * 16)>}> : (index, index) -> index
    %16 = "vector.transfer_read"(%6, %14, %15, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<6x48xf32, #gpu.address_space<global>>, index, index, f32) -> vector<1xf32>
    %17 = "vector.transfer_read"(%8, %15, %14, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<48x6xf32, #gpu.address_space<global>>, index, index, f32) -> vector<1xf32>
    %18 = "arith.mulf"(%16, %17) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %19 = "arith.addf"(%18, %16) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    "vector.transfer_write"(%19, %10, %14, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf32>, memref<6x48xf32, #gpu.address_space<global>>, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @transposed_dispatch_0_elementwise_transpose_6x48_f32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 9 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
