"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
    %1 = "arith.constant"() <{value = 32 : index}> : () -> index
    %2 = "arith.constant"() <{value = 24 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 40 : index}> : () -> index
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %7 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
    %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %9 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<24x40xi32, #gpu.address_space<global>>) -> memref<24x40xi32, #gpu.address_space<global>>
    %11 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #gpu.address_space<global>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<24xi32, #gpu.address_space<global>>) -> memref<24xi32, #gpu.address_space<global>>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "scf.for"(%8, %2, %1) ({
    ^bb0(%arg1: index):
      %13 = "scf.for"(%3, %4, %5, %7) ({
      ^bb0(%arg2: index, %arg3: vector<1xi32>):
        %14 = "vector.transfer_read"(%10, %arg1, %arg2, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<24x40xi32, #gpu.address_space<global>>, index, index, i32) -> vector<4xi32>
        %15 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %16 = "vector.contract"(%14, %14, %15) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
        %17 = "vector.broadcast"(%16) : (i32) -> vector<1xi32>
        "scf.yield"(%17) : (vector<1xi32>) -> ()
      }) : (index, index, index, vector<1xi32>) -> vector<1xi32>
      "vector.transfer_write"(%13, %12, %arg1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xi32>, memref<24xi32, #gpu.address_space<global>>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
