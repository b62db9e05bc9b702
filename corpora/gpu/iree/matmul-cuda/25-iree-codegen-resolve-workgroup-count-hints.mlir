"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
    %3 = "arith.constant"() <{value = 256 : index}> : () -> index
    %4 = "arith.constant"() <{value = 32 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    %7 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %8 = "gpu.thread_id"() <{dimension = #gpu.dim<y>, upper_bound = 8 : index}> : () -> index
    %9 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %10 = "affine.linearize_index"(%8, %9) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 32>}> : (index, index) -> index
    %11 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
    %13 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
    %15 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
    %17 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
    %18 = "memref.assume_alignment"(%17) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
    %19 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %20 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %21:2 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "scf.for"(%10, %4, %3) ({
    ^bb0(%arg1: index):
      %22:2 = "affine.delinearize_index"(%arg1) <{static_basis = array<i64: 16, 2>}> : (index) -> (index, index)
      %23 = "affine.apply"(%22#1) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
      %24 = "affine.min"(%22#1) <{map = affine_map<(d0) -> (d0 * -16 + 24, 16)>}> : (index) -> index
      "scf.for"(%5, %24, %6) ({
      ^bb0(%arg2: index):
        %25 = "vector.transfer_read"(%12, %22#0, %5, %7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<32xf32>
        %26 = "arith.addi"(%arg2, %23) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %27 = "vector.transfer_read"(%14, %5, %26, %7) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<32x1xf32>
        %28 = "vector.transfer_read"(%16, %26, %7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index, f32) -> vector<1xf32>
        %29 = "vector.shape_cast"(%27) : (vector<32x1xf32>) -> vector<32xf32>
        %30 = "vector.extract"(%28) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
        %31 = "vector.contract"(%25, %29, %30) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<32xf32>, vector<32xf32>, f32) -> f32
        %32 = "vector.broadcast"(%31) : (f32) -> vector<1xf32>
        %33 = "affine.apply"(%22#1, %arg2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
        "vector.transfer_write"(%32, %18, %22#0, %33) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf32>, memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 8, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 8, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
