"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
    %3 = "arith.constant"() <{value = 7 : index}> : () -> index
    %4 = "arith.constant"() <{value = 6 : index}> : () -> index
    %5 = "arith.constant"() <{value = 5 : index}> : () -> index
    %6 = "arith.constant"() <{value = 3 : index}> : () -> index
    %7 = "arith.constant"() <{value = 2 : index}> : () -> index
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8x4xf32>}> : () -> vector<8x4xf32>
    %10 = "arith.constant"() <{value = 24 : index}> : () -> index
    %11 = "arith.constant"() <{value = 4 : index}> : () -> index
    %12 = "arith.constant"() <{value = 32 : index}> : () -> index
    %13 = "arith.constant"() <{value = 0 : index}> : () -> index
    %14 = "hal.interface.binding.subspan"(%13) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
    %16 = "hal.interface.binding.subspan"(%13) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
    %18 = "hal.interface.binding.subspan"(%13) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
    %19 = "memref.assume_alignment"(%18) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
    %20 = "hal.interface.binding.subspan"(%13) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
    %21 = "memref.assume_alignment"(%20) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
    %22 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %23 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %24 = "arith.constant"() <{value = 8 : index}> : () -> index
    %25 = "arith.muli"(%22, %24) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %26 = "memref.subview"(%21, %25) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 8, 24>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%13, %10, %11) ({
    ^bb0(%arg1: index):
      %27 = "scf.for"(%13, %12, %11, %9) ({
      ^bb0(%arg2: index, %arg3: vector<8x4xf32>):
        %39 = "vector.load"(%17, %arg2, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %40 = "arith.constant"() <{value = 1 : index}> : () -> index
        %41 = "arith.addi"(%arg2, %40) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %42 = "vector.load"(%17, %41, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %43 = "arith.constant"() <{value = 2 : index}> : () -> index
        %44 = "arith.addi"(%arg2, %43) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %45 = "vector.load"(%17, %44, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %46 = "arith.constant"() <{value = 3 : index}> : () -> index
        %47 = "arith.addi"(%arg2, %46) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %48 = "vector.load"(%17, %47, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %49 = "memref.load"(%15, %25, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %50 = "vector.broadcast"(%49) : (f32) -> vector<4xf32>
        %51 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
        %52 = "vector.fma"(%50, %39, %51) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %53 = "arith.constant"() <{value = 1 : index}> : () -> index
        %54 = "arith.addi"(%25, %53) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %55 = "memref.load"(%15, %54, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %56 = "vector.broadcast"(%55) : (f32) -> vector<4xf32>
        %57 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
        %58 = "vector.fma"(%56, %39, %57) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %59 = "arith.constant"() <{value = 2 : index}> : () -> index
        %60 = "arith.addi"(%25, %59) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %61 = "memref.load"(%15, %60, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %62 = "vector.broadcast"(%61) : (f32) -> vector<4xf32>
        %63 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
        %64 = "vector.fma"(%62, %39, %63) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %65 = "arith.constant"() <{value = 3 : index}> : () -> index
        %66 = "arith.addi"(%25, %65) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %67 = "memref.load"(%15, %66, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %68 = "vector.broadcast"(%67) : (f32) -> vector<4xf32>
        %69 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
        %70 = "vector.fma"(%68, %39, %69) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %71 = "arith.constant"() <{value = 4 : index}> : () -> index
        %72 = "arith.addi"(%25, %71) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %73 = "memref.load"(%15, %72, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %74 = "vector.broadcast"(%73) : (f32) -> vector<4xf32>
        %75 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
        %76 = "vector.fma"(%74, %39, %75) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %77 = "arith.constant"() <{value = 5 : index}> : () -> index
        %78 = "arith.addi"(%25, %77) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %79 = "memref.load"(%15, %78, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %80 = "vector.broadcast"(%79) : (f32) -> vector<4xf32>
        %81 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
        %82 = "vector.fma"(%80, %39, %81) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %83 = "arith.constant"() <{value = 6 : index}> : () -> index
        %84 = "arith.addi"(%25, %83) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %85 = "memref.load"(%15, %84, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %86 = "vector.broadcast"(%85) : (f32) -> vector<4xf32>
        %87 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
        %88 = "vector.fma"(%86, %39, %87) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %89 = "arith.constant"() <{value = 7 : index}> : () -> index
        %90 = "arith.addi"(%25, %89) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %91 = "memref.load"(%15, %90, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %92 = "vector.broadcast"(%91) : (f32) -> vector<4xf32>
        %93 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
        %94 = "vector.fma"(%92, %39, %93) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %95 = "arith.constant"() <{value = 1 : index}> : () -> index
        %96 = "arith.addi"(%arg2, %95) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %97 = "memref.load"(%15, %25, %96) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %98 = "vector.broadcast"(%97) : (f32) -> vector<4xf32>
        %99 = "vector.fma"(%98, %42, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %100 = "arith.constant"() <{value = 1 : index}> : () -> index
        %101 = "arith.addi"(%25, %100) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %102 = "arith.constant"() <{value = 1 : index}> : () -> index
        %103 = "arith.addi"(%arg2, %102) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %104 = "memref.load"(%15, %101, %103) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %105 = "vector.broadcast"(%104) : (f32) -> vector<4xf32>
        %106 = "vector.fma"(%105, %42, %58) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %107 = "arith.constant"() <{value = 2 : index}> : () -> index
        %108 = "arith.addi"(%25, %107) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %109 = "arith.constant"() <{value = 1 : index}> : () -> index
        %110 = "arith.addi"(%arg2, %109) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %111 = "memref.load"(%15, %108, %110) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %112 = "vector.broadcast"(%111) : (f32) -> vector<4xf32>
        %113 = "vector.fma"(%112, %42, %64) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %114 = "arith.constant"() <{value = 3 : index}> : () -> index
        %115 = "arith.addi"(%25, %114) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %116 = "arith.constant"() <{value = 1 : index}> : () -> index
        %117 = "arith.addi"(%arg2, %116) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %118 = "memref.load"(%15, %115, %117) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %119 = "vector.broadcast"(%118) : (f32) -> vector<4xf32>
        %120 = "vector.fma"(%119, %42, %70) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %121 = "arith.constant"() <{value = 4 : index}> : () -> index
        %122 = "arith.addi"(%25, %121) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %123 = "arith.constant"() <{value = 1 : index}> : () -> index
        %124 = "arith.addi"(%arg2, %123) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %125 = "memref.load"(%15, %122, %124) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %126 = "vector.broadcast"(%125) : (f32) -> vector<4xf32>
        %127 = "vector.fma"(%126, %42, %76) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %128 = "arith.constant"() <{value = 5 : index}> : () -> index
        %129 = "arith.addi"(%25, %128) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %130 = "arith.constant"() <{value = 1 : index}> : () -> index
        %131 = "arith.addi"(%arg2, %130) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %132 = "memref.load"(%15, %129, %131) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %133 = "vector.broadcast"(%132) : (f32) -> vector<4xf32>
        %134 = "vector.fma"(%133, %42, %82) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %135 = "arith.constant"() <{value = 6 : index}> : () -> index
        %136 = "arith.addi"(%25, %135) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %137 = "arith.constant"() <{value = 1 : index}> : () -> index
        %138 = "arith.addi"(%arg2, %137) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %139 = "memref.load"(%15, %136, %138) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %140 = "vector.broadcast"(%139) : (f32) -> vector<4xf32>
        %141 = "vector.fma"(%140, %42, %88) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %142 = "arith.constant"() <{value = 7 : index}> : () -> index
        %143 = "arith.addi"(%25, %142) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %144 = "arith.constant"() <{value = 1 : index}> : () -> index
        %145 = "arith.addi"(%arg2, %144) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %146 = "memref.load"(%15, %143, %145) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %147 = "vector.broadcast"(%146) : (f32) -> vector<4xf32>
        %148 = "vector.fma"(%147, %42, %94) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %149 = "arith.constant"() <{value = 2 : index}> : () -> index
        %150 = "arith.addi"(%arg2, %149) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %151 = "memref.load"(%15, %25, %150) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %152 = "vector.broadcast"(%151) : (f32) -> vector<4xf32>
        %153 = "vector.fma"(%152, %45, %99) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %154 = "arith.constant"() <{value = 1 : index}> : () -> index
        %155 = "arith.addi"(%25, %154) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %156 = "arith.constant"() <{value = 2 : index}> : () -> index
        %157 = "arith.addi"(%arg2, %156) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %158 = "memref.load"(%15, %155, %157) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %159 = "vector.broadcast"(%158) : (f32) -> vector<4xf32>
        %160 = "vector.fma"(%159, %45, %106) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %161 = "arith.constant"() <{value = 2 : index}> : () -> index
        %162 = "arith.addi"(%25, %161) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %163 = "arith.constant"() <{value = 2 : index}> : () -> index
        %164 = "arith.addi"(%arg2, %163) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %165 = "memref.load"(%15, %162, %164) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %166 = "vector.broadcast"(%165) : (f32) -> vector<4xf32>
        %167 = "vector.fma"(%166, %45, %113) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %168 = "arith.constant"() <{value = 3 : index}> : () -> index
        %169 = "arith.addi"(%25, %168) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %170 = "arith.constant"() <{value = 2 : index}> : () -> index
        %171 = "arith.addi"(%arg2, %170) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %172 = "memref.load"(%15, %169, %171) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %173 = "vector.broadcast"(%172) : (f32) -> vector<4xf32>
        %174 = "vector.fma"(%173, %45, %120) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %175 = "arith.constant"() <{value = 4 : index}> : () -> index
        %176 = "arith.addi"(%25, %175) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %177 = "arith.constant"() <{value = 2 : index}> : () -> index
        %178 = "arith.addi"(%arg2, %177) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %179 = "memref.load"(%15, %176, %178) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %180 = "vector.broadcast"(%179) : (f32) -> vector<4xf32>
        %181 = "vector.fma"(%180, %45, %127) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %182 = "arith.constant"() <{value = 5 : index}> : () -> index
        %183 = "arith.addi"(%25, %182) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %184 = "arith.constant"() <{value = 2 : index}> : () -> index
        %185 = "arith.addi"(%arg2, %184) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %186 = "memref.load"(%15, %183, %185) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %187 = "vector.broadcast"(%186) : (f32) -> vector<4xf32>
        %188 = "vector.fma"(%187, %45, %134) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %189 = "arith.constant"() <{value = 6 : index}> : () -> index
        %190 = "arith.addi"(%25, %189) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %191 = "arith.constant"() <{value = 2 : index}> : () -> index
        %192 = "arith.addi"(%arg2, %191) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %193 = "memref.load"(%15, %190, %192) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %194 = "vector.broadcast"(%193) : (f32) -> vector<4xf32>
        %195 = "vector.fma"(%194, %45, %141) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %196 = "arith.constant"() <{value = 7 : index}> : () -> index
        %197 = "arith.addi"(%25, %196) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %198 = "arith.constant"() <{value = 2 : index}> : () -> index
        %199 = "arith.addi"(%arg2, %198) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %200 = "memref.load"(%15, %197, %199) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %201 = "vector.broadcast"(%200) : (f32) -> vector<4xf32>
        %202 = "vector.fma"(%201, %45, %148) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %203 = "arith.constant"() <{value = 3 : index}> : () -> index
        %204 = "arith.addi"(%arg2, %203) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %205 = "memref.load"(%15, %25, %204) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %206 = "vector.broadcast"(%205) : (f32) -> vector<4xf32>
        %207 = "vector.fma"(%206, %48, %153) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %208 = "arith.constant"() <{value = 1 : index}> : () -> index
        %209 = "arith.addi"(%25, %208) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %210 = "arith.constant"() <{value = 3 : index}> : () -> index
        %211 = "arith.addi"(%arg2, %210) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %212 = "memref.load"(%15, %209, %211) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %213 = "vector.broadcast"(%212) : (f32) -> vector<4xf32>
        %214 = "vector.fma"(%213, %48, %160) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %215 = "arith.constant"() <{value = 2 : index}> : () -> index
        %216 = "arith.addi"(%25, %215) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %217 = "arith.constant"() <{value = 3 : index}> : () -> index
        %218 = "arith.addi"(%arg2, %217) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %219 = "memref.load"(%15, %216, %218) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %220 = "vector.broadcast"(%219) : (f32) -> vector<4xf32>
        %221 = "vector.fma"(%220, %48, %167) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %222 = "arith.constant"() <{value = 3 : index}> : () -> index
        %223 = "arith.addi"(%25, %222) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %224 = "arith.constant"() <{value = 3 : index}> : () -> index
        %225 = "arith.addi"(%arg2, %224) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %226 = "memref.load"(%15, %223, %225) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %227 = "vector.broadcast"(%226) : (f32) -> vector<4xf32>
        %228 = "vector.fma"(%227, %48, %174) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %229 = "arith.constant"() <{value = 4 : index}> : () -> index
        %230 = "arith.addi"(%25, %229) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %231 = "arith.constant"() <{value = 3 : index}> : () -> index
        %232 = "arith.addi"(%arg2, %231) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %233 = "memref.load"(%15, %230, %232) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %234 = "vector.broadcast"(%233) : (f32) -> vector<4xf32>
        %235 = "vector.fma"(%234, %48, %181) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %236 = "arith.constant"() <{value = 5 : index}> : () -> index
        %237 = "arith.addi"(%25, %236) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %238 = "arith.constant"() <{value = 3 : index}> : () -> index
        %239 = "arith.addi"(%arg2, %238) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %240 = "memref.load"(%15, %237, %239) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %241 = "vector.broadcast"(%240) : (f32) -> vector<4xf32>
        %242 = "vector.fma"(%241, %48, %188) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %243 = "arith.constant"() <{value = 6 : index}> : () -> index
        %244 = "arith.addi"(%25, %243) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %245 = "arith.constant"() <{value = 3 : index}> : () -> index
        %246 = "arith.addi"(%arg2, %245) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %247 = "memref.load"(%15, %244, %246) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %248 = "vector.broadcast"(%247) : (f32) -> vector<4xf32>
        %249 = "vector.fma"(%248, %48, %195) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %250 = "arith.constant"() <{value = 7 : index}> : () -> index
        %251 = "arith.addi"(%25, %250) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %252 = "arith.constant"() <{value = 3 : index}> : () -> index
        %253 = "arith.addi"(%arg2, %252) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %254 = "memref.load"(%15, %251, %253) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %255 = "vector.broadcast"(%254) : (f32) -> vector<4xf32>
        %256 = "vector.fma"(%255, %48, %202) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %257:4 = "vector.to_elements"(%207) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %258:4 = "vector.to_elements"(%214) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %259:4 = "vector.to_elements"(%221) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %260:4 = "vector.to_elements"(%228) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %261:4 = "vector.to_elements"(%235) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %262:4 = "vector.to_elements"(%242) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %263:4 = "vector.to_elements"(%249) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %264:4 = "vector.to_elements"(%256) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %265 = "vector.from_elements"(%257#0, %257#1, %257#2, %257#3, %258#0, %258#1, %258#2, %258#3, %259#0, %259#1, %259#2, %259#3, %260#0, %260#1, %260#2, %260#3, %261#0, %261#1, %261#2, %261#3, %262#0, %262#1, %262#2, %262#3, %263#0, %263#1, %263#2, %263#3, %264#0, %264#1, %264#2, %264#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8x4xf32>
        "scf.yield"(%265) : (vector<8x4xf32>) -> ()
      }) : (index, index, index, vector<8x4xf32>) -> vector<8x4xf32>
      %28 = "vector.load"(%19, %arg1) <{nontemporal = false}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<4xf32>
      %29 = "vector.broadcast"(%28) : (vector<4xf32>) -> vector<8x4xf32>
      %30 = "arith.addf"(%27, %29) <{fastmath = #arith.fastmath<none>}> : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
      %31 = "vector.extract"(%30) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%31, %26, %13, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %32 = "vector.extract"(%30) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%32, %26, %8, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %33 = "vector.extract"(%30) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%33, %26, %7, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %34 = "vector.extract"(%30) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%34, %26, %6, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %35 = "vector.extract"(%30) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%35, %26, %11, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %36 = "vector.extract"(%30) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%36, %26, %5, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %37 = "vector.extract"(%30) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%37, %26, %4, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %38 = "vector.extract"(%30) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%38, %26, %3, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
