"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
    %3 = "arith.constant"() <{value = dense<0xFF800000> : vector<1x1x1xf32>}> : () -> vector<1x1x1xf32>
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %6 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1x1xf32>}> : () -> vector<1x1x1xf32>
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1x1x1x1x1xf32>}> : () -> vector<1x1x1x1x1x1xf32>
    %8 = "gpu.thread_id"() <{dimension = #gpu.dim<y>}> : () -> index
    %9 = "gpu.thread_id"() <{dimension = #gpu.dim<x>}> : () -> index
    %10 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
    %12 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
    %14 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %15 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %16 = "affine.linearize_index"(%8, %14) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 1>}> : (index, index) -> index
    %17 = "vector.transfer_read"(%11, %16, %9, %5) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1x1xf32>
    %18 = "vector.insert_strided_slice"(%17, %7) <{offsets = [0, 0, 0, 0, 0, 0], strides = [1, 1]}> : (vector<1x1xf32>, vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %19 = "vector.shape_cast"(%18) : (vector<1x1x1x1x1x1xf32>) -> vector<1x1x1xf32>
    %20 = "arith.maxnumf"(%19, %3) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
    %21 = "vector.extract"(%20) <{static_position = array<i64: 0, 0, 0>}> : (vector<1x1x1xf32>) -> f32
    %22 = "gpu.subgroup_reduce"(%21) <{cluster_size = 32 : i32, cluster_stride = 1 : i32, op = #gpu.all_reduce_op<maxnumf>}> : (f32) -> f32
    %23 = "vector.broadcast"(%22) : (f32) -> vector<1x1x1x1x1x1xf32>
    %24 = "arith.subf"(%18, %23) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1x1x1x1xf32>, vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %25 = "math.exp"(%24) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %26 = "arith.addf"(%25, %7) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1x1x1x1xf32>, vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %27 = "vector.shape_cast"(%26) : (vector<1x1x1x1x1x1xf32>) -> vector<1x1x1xf32>
    %28 = "arith.addf"(%27, %6) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
    %29 = "vector.extract"(%28) <{static_position = array<i64: 0, 0, 0>}> : (vector<1x1x1xf32>) -> f32
    %30 = "gpu.subgroup_reduce"(%29) <{cluster_size = 32 : i32, cluster_stride = 1 : i32, op = #gpu.all_reduce_op<add>}> : (f32) -> f32
    %31 = "vector.broadcast"(%30) : (f32) -> vector<1x1x1xf32>
    %32 = "arith.addf"(%31, %6) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
    %33 = "vector.shape_cast"(%32) : (vector<1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %34 = "arith.divf"(%25, %33) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1x1x1x1xf32>, vector<1x1x1x1x1x1xf32>) -> vector<1x1x1x1x1x1xf32>
    %35 = "arith.cmpi"(%8, %4) <{predicate = 0 : i64}> : (index, index) -> i1
    "scf.if"(%35) ({
      %36 = "vector.shape_cast"(%34) : (vector<1x1x1x1x1x1xf32>) -> vector<1x1xf32>
      "vector.transfer_write"(%36, %13, %14, %9) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x1xf32>, memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 12 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
