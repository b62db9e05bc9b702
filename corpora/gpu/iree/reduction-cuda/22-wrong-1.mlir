"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
    %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 40 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 24 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
    %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %9 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<24x40xi32, #gpu.address_space<global>>) -> memref<24x40xi32, #gpu.address_space<global>>
    %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #gpu.address_space<global>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<24xi32, #gpu.address_space<global>>) -> memref<24xi32, #gpu.address_space<global>>
    %13 = "arith.index_castui"(%8) : (index) -> i32
    "cf.br"(%13)[^bb1] : (i32) -> ()
  ^bb1(%14: i32):  // 2 preds: ^bb0, ^bb5
    %15 = "arith.cmpi"(%14, %5) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%15)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %16 = "arith.index_castui"(%14) : (i32) -> index
    "cf.br"(%3, %7)[^bb3] : (i32, vector<1xi32>) -> ()
  ^bb3(%17: i32, %18: vector<1xi32>):  // 2 preds: ^bb2, ^bb4
    %19 = "arith.cmpi"(%17, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%19)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %20 = "arith.index_castui"(%17) : (i32) -> index
    %21 = "vector.load"(%10, %16, %20) <{nontemporal = false}> : (memref<24x40xi32, #gpu.address_space<global>>, index, index) -> vector<4xi32>
    %22 = "vector.extract"(%18) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
    %23 = "arith.muli"(%21, %21) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %24 = "vector.reduction"(%23, %22) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32
    %25 = "vector.broadcast"(%24) : (i32) -> vector<1xi32>
    %26 = "arith.addi"(%17, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%26, %25)[^bb3] : (i32, vector<1xi32>) -> ()
  ^bb5:  // pred: ^bb3
    "vector.store"(%18, %12, %16) <{nontemporal = false}> : (vector<1xi32>, memref<24xi32, #gpu.address_space<global>>, index) -> ()
    %27 = "arith.addi"(%14, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%27)[^bb1] : (i32) -> ()
  ^bb6:  // pred: ^bb1
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
