"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = 7 : index}> : () -> index
  %1 = "arith.constant"() <{value = 6 : index}> : () -> index
  %2 = "arith.constant"() <{value = 5 : index}> : () -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.constant"() <{value = 2 : index}> : () -> index
  %5 = "arith.constant"() <{value = 1 : index}> : () -> index
  %6 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8x4xf32>}> : () -> vector<8x4xf32>
  %7 = "arith.constant"() <{value = 24 : index}> : () -> index
  %8 = "arith.constant"() <{value = 4 : index}> : () -> index
  %9 = "arith.constant"() <{value = 32 : index}> : () -> index
  %10 = "arith.constant"() <{value = 0 : index}> : () -> index
  %11 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %13 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %15 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %17 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %18 = "memref.assume_alignment"(%17) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 8>, staticUpperBound = array<i64: 16>}> ({
  ^bb0(%arg0: index):
    %19 = "memref.subview"(%18, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 8, 24>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%10, %7, %8) ({
    ^bb0(%arg1: index):
      %20 = "scf.for"(%10, %9, %8, %6) ({
      ^bb0(%arg2: index, %arg3: vector<8x4xf32>):
        %32 = "vector.load"(%14, %arg2, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %33 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
        %34 = "vector.load"(%14, %33, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %35 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 2)>}> : (index) -> index
        %36 = "vector.load"(%14, %35, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %37 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 3)>}> : (index) -> index
        %38 = "vector.load"(%14, %37, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %39 = "memref.load"(%12, %arg0, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %40 = "vector.broadcast"(%39) : (f32) -> vector<4xf32>
        %41 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
        %42 = "vector.fma"(%40, %32, %41) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %43 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %44 = "memref.load"(%12, %43, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %45 = "vector.broadcast"(%44) : (f32) -> vector<4xf32>
        %46 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
        %47 = "vector.fma"(%45, %32, %46) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %48 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %49 = "memref.load"(%12, %48, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %50 = "vector.broadcast"(%49) : (f32) -> vector<4xf32>
        %51 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
        %52 = "vector.fma"(%50, %32, %51) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %53 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %54 = "memref.load"(%12, %53, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %55 = "vector.broadcast"(%54) : (f32) -> vector<4xf32>
        %56 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
        %57 = "vector.fma"(%55, %32, %56) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %58 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %59 = "memref.load"(%12, %58, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %60 = "vector.broadcast"(%59) : (f32) -> vector<4xf32>
        %61 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
        %62 = "vector.fma"(%60, %32, %61) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %63 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %64 = "memref.load"(%12, %63, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %65 = "vector.broadcast"(%64) : (f32) -> vector<4xf32>
        %66 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
        %67 = "vector.fma"(%65, %32, %66) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %68 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %69 = "memref.load"(%12, %68, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %70 = "vector.broadcast"(%69) : (f32) -> vector<4xf32>
        %71 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
        %72 = "vector.fma"(%70, %32, %71) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %73 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %74 = "memref.load"(%12, %73, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %75 = "vector.broadcast"(%74) : (f32) -> vector<4xf32>
        %76 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
        %77 = "vector.fma"(%75, %32, %76) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %78 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %79 = "memref.load"(%12, %arg0, %78) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %80 = "vector.broadcast"(%79) : (f32) -> vector<4xf32>
        %81 = "vector.fma"(%80, %34, %42) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %82 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %83 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %84 = "memref.load"(%12, %82, %83) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %85 = "vector.broadcast"(%84) : (f32) -> vector<4xf32>
        %86 = "vector.fma"(%85, %34, %47) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %87 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %88 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %89 = "memref.load"(%12, %87, %88) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %90 = "vector.broadcast"(%89) : (f32) -> vector<4xf32>
        %91 = "vector.fma"(%90, %34, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %92 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %93 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %94 = "memref.load"(%12, %92, %93) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %95 = "vector.broadcast"(%94) : (f32) -> vector<4xf32>
        %96 = "vector.fma"(%95, %34, %57) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %97 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %98 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %99 = "memref.load"(%12, %97, %98) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %100 = "vector.broadcast"(%99) : (f32) -> vector<4xf32>
        %101 = "vector.fma"(%100, %34, %62) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %102 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %103 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %104 = "memref.load"(%12, %102, %103) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %105 = "vector.broadcast"(%104) : (f32) -> vector<4xf32>
        %106 = "vector.fma"(%105, %34, %67) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %107 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %108 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %109 = "memref.load"(%12, %107, %108) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %110 = "vector.broadcast"(%109) : (f32) -> vector<4xf32>
        %111 = "vector.fma"(%110, %34, %72) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %112 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %113 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %114 = "memref.load"(%12, %112, %113) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %115 = "vector.broadcast"(%114) : (f32) -> vector<4xf32>
        %116 = "vector.fma"(%115, %34, %77) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %117 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %118 = "memref.load"(%12, %arg0, %117) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %119 = "vector.broadcast"(%118) : (f32) -> vector<4xf32>
        %120 = "vector.fma"(%119, %36, %81) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %121 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %122 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %123 = "memref.load"(%12, %121, %122) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %124 = "vector.broadcast"(%123) : (f32) -> vector<4xf32>
        %125 = "vector.fma"(%124, %36, %86) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %126 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %127 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %128 = "memref.load"(%12, %126, %127) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %129 = "vector.broadcast"(%128) : (f32) -> vector<4xf32>
        %130 = "vector.fma"(%129, %36, %91) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %131 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %132 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %133 = "memref.load"(%12, %131, %132) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %134 = "vector.broadcast"(%133) : (f32) -> vector<4xf32>
        %135 = "vector.fma"(%134, %36, %96) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %136 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %137 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %138 = "memref.load"(%12, %136, %137) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %139 = "vector.broadcast"(%138) : (f32) -> vector<4xf32>
        %140 = "vector.fma"(%139, %36, %101) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %141 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %142 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %143 = "memref.load"(%12, %141, %142) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %144 = "vector.broadcast"(%143) : (f32) -> vector<4xf32>
        %145 = "vector.fma"(%144, %36, %106) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %146 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %147 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %148 = "memref.load"(%12, %146, %147) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %149 = "vector.broadcast"(%148) : (f32) -> vector<4xf32>
        %150 = "vector.fma"(%149, %36, %111) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %151 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %152 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %153 = "memref.load"(%12, %151, %152) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %154 = "vector.broadcast"(%153) : (f32) -> vector<4xf32>
        %155 = "vector.fma"(%154, %36, %116) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %156 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %157 = "memref.load"(%12, %arg0, %156) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %158 = "vector.broadcast"(%157) : (f32) -> vector<4xf32>
        %159 = "vector.fma"(%158, %38, %120) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %160 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %161 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %162 = "memref.load"(%12, %160, %161) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %163 = "vector.broadcast"(%162) : (f32) -> vector<4xf32>
        %164 = "vector.fma"(%163, %38, %125) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %165 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %166 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %167 = "memref.load"(%12, %165, %166) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %168 = "vector.broadcast"(%167) : (f32) -> vector<4xf32>
        %169 = "vector.fma"(%168, %38, %130) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %170 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %171 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %172 = "memref.load"(%12, %170, %171) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %173 = "vector.broadcast"(%172) : (f32) -> vector<4xf32>
        %174 = "vector.fma"(%173, %38, %135) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %175 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %176 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %177 = "memref.load"(%12, %175, %176) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %178 = "vector.broadcast"(%177) : (f32) -> vector<4xf32>
        %179 = "vector.fma"(%178, %38, %140) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %180 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %181 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %182 = "memref.load"(%12, %180, %181) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %183 = "vector.broadcast"(%182) : (f32) -> vector<4xf32>
        %184 = "vector.fma"(%183, %38, %145) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %185 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %186 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %187 = "memref.load"(%12, %185, %186) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %188 = "vector.broadcast"(%187) : (f32) -> vector<4xf32>
        %189 = "vector.fma"(%188, %38, %150) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %190 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %191 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %192 = "memref.load"(%12, %190, %191) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %193 = "vector.broadcast"(%192) : (f32) -> vector<4xf32>
        %194 = "vector.fma"(%193, %38, %155) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %195:4 = "vector.to_elements"(%159) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %196:4 = "vector.to_elements"(%164) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %197:4 = "vector.to_elements"(%169) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %198:4 = "vector.to_elements"(%174) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %199:4 = "vector.to_elements"(%179) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %200:4 = "vector.to_elements"(%184) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %201:4 = "vector.to_elements"(%189) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %202:4 = "vector.to_elements"(%194) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %203 = "vector.from_elements"(%195#0, %195#1, %195#2, %195#3, %196#0, %196#1, %196#2, %196#3, %197#0, %197#1, %197#2, %197#3, %198#0, %198#1, %198#2, %198#3, %199#0, %199#1, %199#2, %199#3, %200#0, %200#1, %200#2, %200#3, %201#0, %201#1, %201#2, %201#3, %202#0, %202#1, %202#2, %202#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8x4xf32>
        "scf.yield"(%203) : (vector<8x4xf32>) -> ()
      }) : (index, index, index, vector<8x4xf32>) -> vector<8x4xf32>
      %21 = "vector.load"(%16, %arg1) <{nontemporal = false}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<4xf32>
      %22 = "vector.broadcast"(%21) : (vector<4xf32>) -> vector<8x4xf32>
      %23 = "arith.addf"(%20, %22) <{fastmath = #arith.fastmath<none>}> : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
      %24 = "vector.extract"(%23) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%24, %19, %10, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %25 = "vector.extract"(%23) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%25, %19, %5, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %26 = "vector.extract"(%23) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%26, %19, %4, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %27 = "vector.extract"(%23) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%27, %19, %3, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %28 = "vector.extract"(%23) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%28, %19, %8, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %29 = "vector.extract"(%23) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%29, %19, %2, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %30 = "vector.extract"(%23) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%30, %19, %1, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %31 = "vector.extract"(%23) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%31, %19, %0, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>, {enable_loop_peeling}>} : () -> ()
