"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
    %2 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1x1xf32, #gpu.address_space<private>>
    %11 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<10x10x4xf32, #gpu.address_space<global>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<10x10x4xf32, #gpu.address_space<global>>) -> memref<10x10x4xf32, #gpu.address_space<global>>
    %14 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #gpu.address_space<global>>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32, #gpu.address_space<global>>) -> memref<3x3x4x8xf32, #gpu.address_space<global>>
    %16 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #gpu.address_space<global>>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<8xf32, #gpu.address_space<global>>) -> memref<8xf32, #gpu.address_space<global>>
    %18 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x8x8xf32, #gpu.address_space<global>>
    %19 = "memref.assume_alignment"(%18) <{alignment = 64 : i32}> : (memref<8x8x8xf32, #gpu.address_space<global>>) -> memref<8x8x8xf32, #gpu.address_space<global>>
    %20 = "arith.index_castui"(%11) : (index) -> i32
    %21 = "arith.divui"(%20, %7) : (i32, i32) -> i32
    %22 = "arith.remui"(%20, %7) : (i32, i32) -> i32
    %23 = "arith.index_castui"(%22) : (i32) -> index
    %24 = "hal.interface.workgroup.id"() <{dimension = 0 : index, upper_bound = 16 : index}> : () -> index
    %25 = "arith.index_castui"(%24) : (index) -> i32
    %26 = "arith.divui"(%25, %5) : (i32, i32) -> i32
    %27 = "arith.index_castui"(%26) : (i32) -> index
    %28 = "arith.remui"(%25, %5) : (i32, i32) -> i32
    "vector.store"(%8, %10, %9, %9, %9) <{nontemporal = false}> : (vector<1xf32>, memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index) -> ()
    %29 = "arith.muli"(%28, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %30 = "arith.addi"(%21, %29) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %31 = "arith.index_castui"(%30) : (i32) -> index
    "cf.br"(%6)[^bb1] : (i32) -> ()
  ^bb1(%32: i32):  // 2 preds: ^bb0, ^bb8
    %33 = "arith.cmpi"(%32, %4) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%33)[^bb2, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %34 = "arith.index_castui"(%32) : (i32) -> index
    %35 = "arith.addi"(%26, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %36 = "arith.index_castui"(%35) : (i32) -> index
    "cf.br"(%6)[^bb3] : (i32) -> ()
  ^bb3(%37: i32):  // 2 preds: ^bb2, ^bb7
    %38 = "arith.cmpi"(%37, %4) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%38)[^bb4, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %39 = "arith.index_castui"(%37) : (i32) -> index
    %40 = "arith.addi"(%30, %37) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %41 = "arith.index_castui"(%40) : (i32) -> index
    "cf.br"(%6)[^bb5] : (i32) -> ()
  ^bb5(%42: i32):  // 2 preds: ^bb4, ^bb6
    %43 = "arith.cmpi"(%42, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%43)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %44 = "arith.index_castui"(%42) : (i32) -> index
    %45 = "memref.load"(%13, %36, %41, %44) <{invariant = false, nontemporal = false}> : (memref<10x10x4xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %46 = "memref.load"(%15, %34, %39, %44, %23) <{invariant = false, nontemporal = false}> : (memref<3x3x4x8xf32, #gpu.address_space<global>>, index, index, index, index) -> f32
    %47 = "memref.load"(%10, %9, %9, %9) <{invariant = false, nontemporal = false}> : (memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index) -> f32
    %48 = "arith.mulf"(%45, %46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %49 = "arith.addf"(%47, %48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "memref.store"(%49, %10, %9, %9, %9) <{nontemporal = false}> : (f32, memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index) -> ()
    %50 = "arith.addi"(%42, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%50)[^bb5] : (i32) -> ()
  ^bb7:  // pred: ^bb5
    %51 = "arith.addi"(%37, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%51)[^bb3] : (i32) -> ()
  ^bb8:  // pred: ^bb3
    %52 = "arith.addi"(%32, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%52)[^bb1] : (i32) -> ()
  ^bb9:  // pred: ^bb1
    %53 = "vector.load"(%10, %9, %9, %9) <{nontemporal = false}> : (memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index) -> vector<1xf32>
    %54 = "vector.load"(%17, %23) <{nontemporal = false}> : (memref<8xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
    %55 = "arith.addf"(%53, %54) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %56 = "arith.maximumf"(%55, %8) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    "vector.store"(%56, %19, %27, %31, %23) <{nontemporal = false}> : (vector<1xf32>, memref<8x8x8xf32, #gpu.address_space<global>>, index, index, index) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @convolution_dispatch_0_conv_8x8x8x3x3x4_f32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
