"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 7 : index}> : () -> index
  %1 = "arith.constant"() <{value = 6 : index}> : () -> index
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.constant"() <{value = dense<0> : vector<8xi32>}> : () -> vector<8xi32>
  %5 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
  %6 = "arith.constant"() <{value = 5 : index}> : () -> index
  %7 = "arith.constant"() <{value = 1 : index}> : () -> index
  %8 = "arith.constant"() <{value = 2 : index}> : () -> index
  %9 = "arith.constant"() <{value = 0 : index}> : () -> index
  %10 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<24x40xi32>) -> memref<24x40xi32>
  %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<24xi32>) -> memref<24xi32>
  %14 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
  %15 = "arith.muli"(%14, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %16 = "memref.subview"(%13, %15) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32>, index) -> memref<2xi32, strided<[1], offset: ?>>
  %17 = "memref.subview"(%11, %15) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>>
  "vector.store"(%5, %16, %9) <{nontemporal = false}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>>, index) -> ()
  "scf.for"(%9, %8, %7) ({
  ^bb0(%arg0: index):
    %18 = "memref.subview"(%17, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>>
    %19 = "memref.expand_shape"(%18) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 8>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>>) -> memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>
    %20 = "scf.for"(%9, %6, %7, %4) ({
    ^bb0(%arg1: index, %arg2: vector<8xi32>):
      %23 = "memref.load"(%19, %9, %arg1, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %24 = "vector.broadcast"(%23) : (i32) -> vector<1xi32>
      %25 = "memref.load"(%19, %9, %arg1, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %26 = "vector.broadcast"(%25) : (i32) -> vector<1xi32>
      %27 = "vector.extract"(%arg2) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
      %28 = "arith.muli"(%24, %26) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
      %29 = "vector.extract"(%28) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
      %30 = "arith.addi"(%29, %27) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %31 = "memref.load"(%19, %9, %arg1, %7) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %32 = "vector.broadcast"(%31) : (i32) -> vector<1xi32>
      %33 = "memref.load"(%19, %9, %arg1, %7) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %34 = "vector.broadcast"(%33) : (i32) -> vector<1xi32>
      %35 = "vector.extract"(%arg2) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
      %36 = "arith.muli"(%32, %34) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
      %37 = "vector.extract"(%36) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
      %38 = "arith.addi"(%37, %35) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %39 = "memref.load"(%19, %9, %arg1, %8) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %40 = "vector.broadcast"(%39) : (i32) -> vector<1xi32>
      %41 = "memref.load"(%19, %9, %arg1, %8) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %42 = "vector.broadcast"(%41) : (i32) -> vector<1xi32>
      %43 = "vector.extract"(%arg2) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
      %44 = "arith.muli"(%40, %42) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
      %45 = "vector.extract"(%44) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
      %46 = "arith.addi"(%45, %43) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %47 = "memref.load"(%19, %9, %arg1, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %48 = "vector.broadcast"(%47) : (i32) -> vector<1xi32>
      %49 = "memref.load"(%19, %9, %arg1, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %50 = "vector.broadcast"(%49) : (i32) -> vector<1xi32>
      %51 = "vector.extract"(%arg2) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
      %52 = "arith.muli"(%48, %50) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
      %53 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
      %54 = "arith.addi"(%53, %51) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %55 = "memref.load"(%19, %9, %arg1, %2) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %56 = "vector.broadcast"(%55) : (i32) -> vector<1xi32>
      %57 = "memref.load"(%19, %9, %arg1, %2) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %58 = "vector.broadcast"(%57) : (i32) -> vector<1xi32>
      %59 = "vector.extract"(%arg2) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
      %60 = "arith.muli"(%56, %58) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
      %61 = "vector.extract"(%60) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
      %62 = "arith.addi"(%61, %59) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %63 = "memref.load"(%19, %9, %arg1, %6) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %64 = "vector.broadcast"(%63) : (i32) -> vector<1xi32>
      %65 = "memref.load"(%19, %9, %arg1, %6) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %66 = "vector.broadcast"(%65) : (i32) -> vector<1xi32>
      %67 = "vector.extract"(%arg2) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
      %68 = "arith.muli"(%64, %66) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
      %69 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
      %70 = "arith.addi"(%69, %67) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %71 = "memref.load"(%19, %9, %arg1, %1) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %72 = "vector.broadcast"(%71) : (i32) -> vector<1xi32>
      %73 = "memref.load"(%19, %9, %arg1, %1) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %74 = "vector.broadcast"(%73) : (i32) -> vector<1xi32>
      %75 = "vector.extract"(%arg2) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
      %76 = "arith.muli"(%72, %74) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
      %77 = "vector.extract"(%76) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
      %78 = "arith.addi"(%77, %75) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %79 = "memref.load"(%19, %9, %arg1, %0) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %80 = "vector.broadcast"(%79) : (i32) -> vector<1xi32>
      %81 = "memref.load"(%19, %9, %arg1, %0) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>>, index, index, index) -> i32
      %82 = "vector.broadcast"(%81) : (i32) -> vector<1xi32>
      %83 = "vector.extract"(%arg2) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
      %84 = "arith.muli"(%80, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
      %85 = "vector.extract"(%84) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
      %86 = "arith.addi"(%85, %83) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %87 = "vector.from_elements"(%30, %38, %46, %54, %62, %70, %78, %86) : (i32, i32, i32, i32, i32, i32, i32, i32) -> vector<8xi32>
      "scf.yield"(%87) : (vector<8xi32>) -> ()
    }) : (index, index, index, vector<8xi32>) -> vector<8xi32>
    %21 = "memref.load"(%16, %arg0) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>>, index) -> i32
    %22 = "vector.reduction"(%20, %21) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
    "memref.store"(%22, %16, %arg0) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>>, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 12 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
