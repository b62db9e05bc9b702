"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
    %2 = "arith.constant"() <{value = dense<0xFF800000> : vector<1x1x1xf32>}> : () -> vector<1x1x1xf32>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %5 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1x1xf32>}> : () -> vector<1x1x1xf32>
    %6 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1x1x1x1x1xf32>}> : () -> vector<1x1x1x1x1x1xf32>
    %7 = "gpu.thread_id"() <{dimension = #gpu.dim<y>}> : () -> index
    %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>}> : () -> index
    %9 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<12x32xf32, #gpu.address_space<global>>) -> memref<12x32xf32, #gpu.address_space<global>>
    %11 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #gpu.address_space<global>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<12x32xf32, #gpu.address_space<global>>) -> memref<12x32xf32, #gpu.address_space<global>>
    %13 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %14 = "affine.linearize_index"(%7, %13) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 1>}> : (index, index) -> index
    %15 = "vector.transfer_read"(%10, %14, %8, %4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<12x32xf32, #gpu.address_space<global>>, index, index, f32) -> vector<1x1xf32>
    %16 = "vector.insert_strided_slice"(%15, %6) <{offsets = [0, 0, 0, 0, 0, 0], strides = [1, 1]}> : (vector<1x1xf32>, vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %17 = "vector.shape_cast"(%16) : (vector<1x1x1x1x1x1xf32>) -> vector<1x1x1xf32>
    %18 = "arith.maxnumf"(%17, %2) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
    %19 = "vector.extract"(%18) <{static_position = array<i64: 0, 0, 0>}> : (vector<1x1x1xf32>) -> f32
    %20 = "gpu.subgroup_reduce"(%19) <{cluster_size = 32 : i32, cluster_stride = 1 : i32, op = #gpu.all_reduce_op<maxnumf>}> : (f32) -> f32
    %21 = "vector.broadcast"(%20) : (f32) -> vector<1x1x1x1x1x1xf32>
    %22 = "arith.subf"(%16, %21) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1x1x1x1xf32>, vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %23 = "math.exp"(%22) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %24 = "arith.addf"(%23, %6) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1x1x1x1xf32>, vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %25 = "vector.shape_cast"(%24) : (vector<1x1x1x1x1x1xf32>) -> vector<1x1x1xf32>
    %26 = "arith.addf"(%25, %5) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
    %27 = "vector.extract"(%26) <{static_position = array<i64: 0, 0, 0>}> : (vector<1x1x1xf32>) -> f32
    %28 = "gpu.subgroup_reduce"(%27) <{cluster_size = 32 : i32, cluster_stride = 1 : i32, op = #gpu.all_reduce_op<add>}> : (f32) -> f32
    %29 = "vector.broadcast"(%28) : (f32) -> vector<1x1x1xf32>
    %30 = "arith.addf"(%29, %5) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
    %31 = "vector.shape_cast"(%30) : (vector<1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %32 = "arith.divf"(%23, %31) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1x1x1x1xf32>, vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %33 = "arith.cmpi"(%7, %3) <{predicate = 0 : i64}> : (index, index) -> i1
    "scf.if"(%33) ({
      %34 = "vector.shape_cast"(%32) : (vector<1x1x1x1x1x1xf32>) -> vector<1x1xf32>
      "vector.transfer_write"(%34, %12, %13, %8) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x1xf32>, memref<12x32xf32, #gpu.address_space<global>>, index, index) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 11 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
