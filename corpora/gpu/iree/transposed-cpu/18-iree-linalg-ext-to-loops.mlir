"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = 2 : index}> : () -> index
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 1 : index}> : () -> index
  %4 = "arith.constant"() <{value = 48 : index}> : () -> index
  %5 = "arith.constant"() <{value = 6 : index}> : () -> index
  %6 = "arith.constant"() <{value = 0 : index}> : () -> index
  %7 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<6x48xf32>) -> memref<6x48xf32>
  %9 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<48x6xf32>) -> memref<48x6xf32>
  %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<6x48xf32>) -> memref<6x48xf32>
  "scf.for"(%6, %5, %3) ({
  ^bb0(%arg0: index):
    "scf.for"(%6, %4, %2) ({
    ^bb0(%arg1: index):
      %13 = "vector.load"(%8, %arg0, %arg1) <{nontemporal = false}> : (memref<6x48xf32>, index, index) -> vector<4xf32>
      %14 = "vector.load"(%10, %arg1, %arg0) <{nontemporal = false}> : (memref<48x6xf32>, index, index) -> vector<1xf32>
      %15 = "arith.addi"(%arg1, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %16 = "vector.load"(%10, %15, %arg0) <{nontemporal = false}> : (memref<48x6xf32>, index, index) -> vector<1xf32>
      %17 = "arith.addi"(%arg1, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %18 = "vector.load"(%10, %17, %arg0) <{nontemporal = false}> : (memref<48x6xf32>, index, index) -> vector<1xf32>
      %19 = "arith.addi"(%arg1, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %20 = "vector.load"(%10, %19, %arg0) <{nontemporal = false}> : (memref<48x6xf32>, index, index) -> vector<1xf32>
      %21 = "vector.to_elements"(%14) : (vector<1xf32>) -> f32
      %22 = "vector.to_elements"(%16) : (vector<1xf32>) -> f32
      %23 = "vector.to_elements"(%18) : (vector<1xf32>) -> f32
      %24 = "vector.to_elements"(%20) : (vector<1xf32>) -> f32
      %25 = "vector.from_elements"(%21, %22, %23, %24) : (f32, f32, f32, f32) -> vector<4xf32>
      %26 = "arith.mulf"(%13, %25) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %27 = "arith.addf"(%26, %13) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      "vector.store"(%27, %12, %arg0, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<6x48xf32>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
