"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = 2 : index}> : () -> index
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 1 : index}> : () -> index
  %4 = "arith.constant"() <{value = 48 : index}> : () -> index
  %5 = "arith.constant"() <{value = 6 : index}> : () -> index
  %6 = "arith.constant"() <{value = 0 : index}> : () -> index
  %7 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<6x48xf32>) -> memref<6x48xf32>
  %9 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<48x6xf32>) -> memref<48x6xf32>
  %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<6x48xf32>) -> memref<6x48xf32>
  "cf.br"(%6)[^bb1] : (index) -> ()
^bb1(%13: index):  // 2 preds: ^bb0, ^bb4
  %14 = "arith.cmpi"(%13, %5) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%14, %6)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()
^bb2(%15: index):  // 2 preds: ^bb1, ^bb3
  %16 = "arith.cmpi"(%15, %4) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%16)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb3:  // pred: ^bb2
  %17 = "vector.load"(%8, %13, %15) <{nontemporal = false}> : (memref<6x48xf32>, index, index) -> vector<4xf32>
  %18 = "vector.load"(%10, %15, %13) <{nontemporal = false}> : (memref<48x6xf32>, index, index) -> vector<1xf32>
  %19 = "arith.addi"(%15, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %20 = "vector.load"(%10, %19, %13) <{nontemporal = false}> : (memref<48x6xf32>, index, index) -> vector<1xf32>
  %21 = "arith.addi"(%15, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %22 = "vector.load"(%10, %21, %13) <{nontemporal = false}> : (memref<48x6xf32>, index, index) -> vector<1xf32>
  %23 = "arith.addi"(%15, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %24 = "vector.load"(%10, %23, %13) <{nontemporal = false}> : (memref<48x6xf32>, index, index) -> vector<1xf32>
  %25 = "vector.to_elements"(%18) : (vector<1xf32>) -> f32
  %26 = "vector.to_elements"(%20) : (vector<1xf32>) -> f32
  %27 = "vector.to_elements"(%22) : (vector<1xf32>) -> f32
  %28 = "vector.to_elements"(%24) : (vector<1xf32>) -> f32
  %29 = "vector.from_elements"(%25, %26, %27, %28) : (f32, f32, f32, f32) -> vector<4xf32>
  %30 = "arith.mulf"(%17, %29) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %31 = "arith.addf"(%30, %17) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  "vector.store"(%31, %12, %13, %15) <{nontemporal = false}> : (vector<4xf32>, memref<6x48xf32>, index, index) -> ()
  %32 = "arith.addi"(%15, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%32)[^bb2] : (index) -> ()
^bb4:  // pred: ^bb2
  %33 = "arith.addi"(%13, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%33)[^bb1] : (index) -> ()
^bb5:  // pred: ^bb1
  "func.return"() : () -> ()
}) : () -> ()
