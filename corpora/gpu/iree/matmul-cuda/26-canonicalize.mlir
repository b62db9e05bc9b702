"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
    %1 = "arith.constant"() <{value = 256 : index}> : () -> index
    %2 = "arith.constant"() <{value = 32 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %6 = "gpu.thread_id"() <{dimension = #gpu.dim<y>, upper_bound = 8 : index}> : () -> index
    %7 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %8 = "affine.linearize_index"(%6, %7) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 32>}> : (index, index) -> index
    %9 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<16x32xf32, #gpu.address_space<global>>) -> memref<16x32xf32, #gpu.address_space<global>>
    %11 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #gpu.address_space<global>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<32x24xf32, #gpu.address_space<global>>) -> memref<32x24xf32, #gpu.address_space<global>>
    %13 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #gpu.address_space<global>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<24xf32, #gpu.address_space<global>>) -> memref<24xf32, #gpu.address_space<global>>
    %15 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #gpu.address_space<global>>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<16x24xf32, #gpu.address_space<global>>) -> memref<16x24xf32, #gpu.address_space<global>>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "scf.for"(%8, %2, %1) ({
    ^bb0(%arg1: index):
      %17:2 = "affine.delinearize_index"(%arg1) <{static_basis = array<i64: 16, 2>}> : (index) -> (index, index)
      %18 = "affine.apply"(%17#1) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
      %19 = "affine.min"(%17#1) <{map = affine_map<(d0) -> (d0 * -16 + 24, 16)>}> : (index) -> index
      "scf.for"(%3, %19, %4) ({
      ^bb0(%arg2: index):
        %20 = "vector.transfer_read"(%10, %17#0, %3, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<16x32xf32, #gpu.address_space<global>>, index, index, f32) -> vector<32xf32>
        %21 = "arith.addi"(%arg2, %18) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %22 = "vector.transfer_read"(%12, %3, %21, %5) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index, f32) -> vector<32x1xf32>
        %23 = "vector.transfer_read"(%14, %21, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<24xf32, #gpu.address_space<global>>, index, f32) -> vector<1xf32>
        %24 = "vector.shape_cast"(%22) : (vector<32x1xf32>) -> vector<32xf32>
        %25 = "vector.extract"(%23) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
        %26 = "vector.contract"(%20, %24, %25) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<32xf32>, vector<32xf32>, f32) -> f32
        %27 = "vector.broadcast"(%26) : (f32) -> vector<1xf32>
        %28 = "affine.apply"(%17#1, %arg2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
        "vector.transfer_write"(%27, %16, %17#0, %28) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf32>, memref<16x24xf32, #gpu.address_space<global>>, index, index) -> ()
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
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
