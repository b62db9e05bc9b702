"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8x4xf32>}> : () -> vector<8x4xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 24 : index}> : () -> index
  %3 = "arith.constant"() <{value = 4 : index}> : () -> index
  %4 = "arith.constant"() <{value = 32 : index}> : () -> index
  %5 = "arith.constant"() <{value = 0 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "memref.assume_alignment"(%6) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 8>, staticUpperBound = array<i64: 16>}> ({
  ^bb0(%arg0: index):
    %14 = "memref.subview"(%13, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 8, 24>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%5, %2, %3) ({
    ^bb0(%arg1: index):
      %15 = "scf.for"(%5, %4, %3, %0) ({
      ^bb0(%arg2: index, %arg3: vector<8x4xf32>):
        %19 = "vector.transfer_read"(%9, %arg2, %arg1, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<4x4xf32>
        %20 = "vector.extract"(%19) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
        %21 = "memref.load"(%7, %arg0, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %22 = "vector.broadcast"(%21) : (f32) -> vector<4xf32>
        %23 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
        %24 = "vector.fma"(%22, %20, %23) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %25 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %26 = "memref.load"(%7, %25, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %27 = "vector.broadcast"(%26) : (f32) -> vector<4xf32>
        %28 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
        %29 = "vector.fma"(%27, %20, %28) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %30 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %31 = "memref.load"(%7, %30, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %32 = "vector.broadcast"(%31) : (f32) -> vector<4xf32>
        %33 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
        %34 = "vector.fma"(%32, %20, %33) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %35 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %36 = "memref.load"(%7, %35, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %37 = "vector.broadcast"(%36) : (f32) -> vector<4xf32>
        %38 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
        %39 = "vector.fma"(%37, %20, %38) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %40 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %41 = "memref.load"(%7, %40, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %42 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %43 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
        %44 = "vector.fma"(%42, %20, %43) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %45 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %46 = "memref.load"(%7, %45, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %47 = "vector.broadcast"(%46) : (f32) -> vector<4xf32>
        %48 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
        %49 = "vector.fma"(%47, %20, %48) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %50 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %51 = "memref.load"(%7, %50, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %52 = "vector.broadcast"(%51) : (f32) -> vector<4xf32>
        %53 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
        %54 = "vector.fma"(%52, %20, %53) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %55 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %56 = "memref.load"(%7, %55, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %57 = "vector.broadcast"(%56) : (f32) -> vector<4xf32>
        %58 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
        %59 = "vector.fma"(%57, %20, %58) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %60 = "vector.extract"(%19) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
        %61 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %62 = "memref.load"(%7, %arg0, %61) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %63 = "vector.broadcast"(%62) : (f32) -> vector<4xf32>
        %64 = "vector.fma"(%63, %60, %24) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %65 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %66 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %67 = "memref.load"(%7, %65, %66) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %68 = "vector.broadcast"(%67) : (f32) -> vector<4xf32>
        %69 = "vector.fma"(%68, %60, %29) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %70 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %71 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %72 = "memref.load"(%7, %70, %71) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %73 = "vector.broadcast"(%72) : (f32) -> vector<4xf32>
        %74 = "vector.fma"(%73, %60, %34) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %75 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %76 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %77 = "memref.load"(%7, %75, %76) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %78 = "vector.broadcast"(%77) : (f32) -> vector<4xf32>
        %79 = "vector.fma"(%78, %60, %39) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %80 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %81 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %82 = "memref.load"(%7, %80, %81) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %83 = "vector.broadcast"(%82) : (f32) -> vector<4xf32>
        %84 = "vector.fma"(%83, %60, %44) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %85 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %86 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %87 = "memref.load"(%7, %85, %86) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %88 = "vector.broadcast"(%87) : (f32) -> vector<4xf32>
        %89 = "vector.fma"(%88, %60, %49) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %90 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %91 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %92 = "memref.load"(%7, %90, %91) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %93 = "vector.broadcast"(%92) : (f32) -> vector<4xf32>
        %94 = "vector.fma"(%93, %60, %54) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %95 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %96 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %97 = "memref.load"(%7, %95, %96) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %98 = "vector.broadcast"(%97) : (f32) -> vector<4xf32>
        %99 = "vector.fma"(%98, %60, %59) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %100 = "vector.extract"(%19) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
        %101 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %102 = "memref.load"(%7, %arg0, %101) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %103 = "vector.broadcast"(%102) : (f32) -> vector<4xf32>
        %104 = "vector.fma"(%103, %100, %64) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %105 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %106 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %107 = "memref.load"(%7, %105, %106) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %108 = "vector.broadcast"(%107) : (f32) -> vector<4xf32>
        %109 = "vector.fma"(%108, %100, %69) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %110 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %111 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %112 = "memref.load"(%7, %110, %111) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %113 = "vector.broadcast"(%112) : (f32) -> vector<4xf32>
        %114 = "vector.fma"(%113, %100, %74) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %115 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %116 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %117 = "memref.load"(%7, %115, %116) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %118 = "vector.broadcast"(%117) : (f32) -> vector<4xf32>
        %119 = "vector.fma"(%118, %100, %79) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %120 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %121 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %122 = "memref.load"(%7, %120, %121) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %123 = "vector.broadcast"(%122) : (f32) -> vector<4xf32>
        %124 = "vector.fma"(%123, %100, %84) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %125 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %126 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %127 = "memref.load"(%7, %125, %126) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %128 = "vector.broadcast"(%127) : (f32) -> vector<4xf32>
        %129 = "vector.fma"(%128, %100, %89) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %130 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %131 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %132 = "memref.load"(%7, %130, %131) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %133 = "vector.broadcast"(%132) : (f32) -> vector<4xf32>
        %134 = "vector.fma"(%133, %100, %94) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %135 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %136 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %137 = "memref.load"(%7, %135, %136) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %138 = "vector.broadcast"(%137) : (f32) -> vector<4xf32>
        %139 = "vector.fma"(%138, %100, %99) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %140 = "vector.extract"(%19) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
        %141 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %142 = "memref.load"(%7, %arg0, %141) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %143 = "vector.broadcast"(%142) : (f32) -> vector<4xf32>
        %144 = "vector.fma"(%143, %140, %104) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %145 = "vector.insert"(%144, %0) <{static_position = array<i64: 0>}> : (vector<4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        %146 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %147 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %148 = "memref.load"(%7, %146, %147) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %149 = "vector.broadcast"(%148) : (f32) -> vector<4xf32>
        %150 = "vector.fma"(%149, %140, %109) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %151 = "vector.insert"(%150, %145) <{static_position = array<i64: 1>}> : (vector<4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        %152 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %153 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %154 = "memref.load"(%7, %152, %153) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %155 = "vector.broadcast"(%154) : (f32) -> vector<4xf32>
        %156 = "vector.fma"(%155, %140, %114) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %157 = "vector.insert"(%156, %151) <{static_position = array<i64: 2>}> : (vector<4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        %158 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %159 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %160 = "memref.load"(%7, %158, %159) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %161 = "vector.broadcast"(%160) : (f32) -> vector<4xf32>
        %162 = "vector.fma"(%161, %140, %119) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %163 = "vector.insert"(%162, %157) <{static_position = array<i64: 3>}> : (vector<4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        %164 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %165 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %166 = "memref.load"(%7, %164, %165) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %167 = "vector.broadcast"(%166) : (f32) -> vector<4xf32>
        %168 = "vector.fma"(%167, %140, %124) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %169 = "vector.insert"(%168, %163) <{static_position = array<i64: 4>}> : (vector<4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        %170 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %171 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %172 = "memref.load"(%7, %170, %171) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %173 = "vector.broadcast"(%172) : (f32) -> vector<4xf32>
        %174 = "vector.fma"(%173, %140, %129) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %175 = "vector.insert"(%174, %169) <{static_position = array<i64: 5>}> : (vector<4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        %176 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %177 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %178 = "memref.load"(%7, %176, %177) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %179 = "vector.broadcast"(%178) : (f32) -> vector<4xf32>
        %180 = "vector.fma"(%179, %140, %134) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %181 = "vector.insert"(%180, %175) <{static_position = array<i64: 6>}> : (vector<4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        %182 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %183 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %184 = "memref.load"(%7, %182, %183) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %185 = "vector.broadcast"(%184) : (f32) -> vector<4xf32>
        %186 = "vector.fma"(%185, %140, %139) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %187 = "vector.insert"(%186, %181) <{static_position = array<i64: 7>}> : (vector<4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        "scf.yield"(%187) : (vector<8x4xf32>) -> ()
      }) : (index, index, index, vector<8x4xf32>) -> vector<8x4xf32>
      %16 = "vector.transfer_read"(%11, %arg1, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index, f32) -> vector<4xf32>
      %17 = "vector.broadcast"(%16) : (vector<4xf32>) -> vector<8x4xf32>
      %18 = "arith.addf"(%15, %17) <{fastmath = #arith.fastmath<none>}> : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
      "vector.transfer_write"(%18, %14, %5, %arg1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<8x4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>, {enable_loop_peeling}>} : () -> ()
