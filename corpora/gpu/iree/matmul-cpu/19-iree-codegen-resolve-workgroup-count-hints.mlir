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
    %24 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
    %25 = "memref.subview"(%21, %24) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 8, 24>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%13, %10, %11) ({
    ^bb0(%arg1: index):
      %26 = "scf.for"(%13, %12, %11, %9) ({
      ^bb0(%arg2: index, %arg3: vector<8x4xf32>):
        %38 = "vector.load"(%17, %arg2, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %39 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
        %40 = "vector.load"(%17, %39, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %41 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 2)>}> : (index) -> index
        %42 = "vector.load"(%17, %41, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %43 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 3)>}> : (index) -> index
        %44 = "vector.load"(%17, %43, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %45 = "memref.load"(%15, %24, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %46 = "vector.broadcast"(%45) : (f32) -> vector<4xf32>
        %47 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
        %48 = "vector.fma"(%46, %38, %47) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %49 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %50 = "memref.load"(%15, %49, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %51 = "vector.broadcast"(%50) : (f32) -> vector<4xf32>
        %52 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
        %53 = "vector.fma"(%51, %38, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %54 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %55 = "memref.load"(%15, %54, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %56 = "vector.broadcast"(%55) : (f32) -> vector<4xf32>
        %57 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
        %58 = "vector.fma"(%56, %38, %57) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %59 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %60 = "memref.load"(%15, %59, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %61 = "vector.broadcast"(%60) : (f32) -> vector<4xf32>
        %62 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
        %63 = "vector.fma"(%61, %38, %62) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %64 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %65 = "memref.load"(%15, %64, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %66 = "vector.broadcast"(%65) : (f32) -> vector<4xf32>
        %67 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
        %68 = "vector.fma"(%66, %38, %67) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %69 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %70 = "memref.load"(%15, %69, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %71 = "vector.broadcast"(%70) : (f32) -> vector<4xf32>
        %72 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
        %73 = "vector.fma"(%71, %38, %72) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %74 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %75 = "memref.load"(%15, %74, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %76 = "vector.broadcast"(%75) : (f32) -> vector<4xf32>
        %77 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
        %78 = "vector.fma"(%76, %38, %77) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %79 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %80 = "memref.load"(%15, %79, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %81 = "vector.broadcast"(%80) : (f32) -> vector<4xf32>
        %82 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
        %83 = "vector.fma"(%81, %38, %82) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %84 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %85 = "memref.load"(%15, %24, %84) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %86 = "vector.broadcast"(%85) : (f32) -> vector<4xf32>
        %87 = "vector.fma"(%86, %40, %48) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %88 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %89 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %90 = "memref.load"(%15, %88, %89) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %91 = "vector.broadcast"(%90) : (f32) -> vector<4xf32>
        %92 = "vector.fma"(%91, %40, %53) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %93 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %94 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %95 = "memref.load"(%15, %93, %94) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %96 = "vector.broadcast"(%95) : (f32) -> vector<4xf32>
        %97 = "vector.fma"(%96, %40, %58) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %98 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %99 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %100 = "memref.load"(%15, %98, %99) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %101 = "vector.broadcast"(%100) : (f32) -> vector<4xf32>
        %102 = "vector.fma"(%101, %40, %63) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %103 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %104 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %105 = "memref.load"(%15, %103, %104) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %106 = "vector.broadcast"(%105) : (f32) -> vector<4xf32>
        %107 = "vector.fma"(%106, %40, %68) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %108 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %109 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %110 = "memref.load"(%15, %108, %109) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %111 = "vector.broadcast"(%110) : (f32) -> vector<4xf32>
        %112 = "vector.fma"(%111, %40, %73) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %113 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %114 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %115 = "memref.load"(%15, %113, %114) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %116 = "vector.broadcast"(%115) : (f32) -> vector<4xf32>
        %117 = "vector.fma"(%116, %40, %78) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %118 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %119 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %120 = "memref.load"(%15, %118, %119) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %121 = "vector.broadcast"(%120) : (f32) -> vector<4xf32>
        %122 = "vector.fma"(%121, %40, %83) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %123 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %124 = "memref.load"(%15, %24, %123) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %125 = "vector.broadcast"(%124) : (f32) -> vector<4xf32>
        %126 = "vector.fma"(%125, %42, %87) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %127 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %128 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %129 = "memref.load"(%15, %127, %128) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %130 = "vector.broadcast"(%129) : (f32) -> vector<4xf32>
        %131 = "vector.fma"(%130, %42, %92) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %132 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %133 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %134 = "memref.load"(%15, %132, %133) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %135 = "vector.broadcast"(%134) : (f32) -> vector<4xf32>
        %136 = "vector.fma"(%135, %42, %97) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %137 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %138 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %139 = "memref.load"(%15, %137, %138) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %140 = "vector.broadcast"(%139) : (f32) -> vector<4xf32>
        %141 = "vector.fma"(%140, %42, %102) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %142 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %143 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %144 = "memref.load"(%15, %142, %143) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %145 = "vector.broadcast"(%144) : (f32) -> vector<4xf32>
        %146 = "vector.fma"(%145, %42, %107) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %147 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %148 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %149 = "memref.load"(%15, %147, %148) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %150 = "vector.broadcast"(%149) : (f32) -> vector<4xf32>
        %151 = "vector.fma"(%150, %42, %112) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %152 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %153 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %154 = "memref.load"(%15, %152, %153) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %155 = "vector.broadcast"(%154) : (f32) -> vector<4xf32>
        %156 = "vector.fma"(%155, %42, %117) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %157 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %158 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %159 = "memref.load"(%15, %157, %158) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %160 = "vector.broadcast"(%159) : (f32) -> vector<4xf32>
        %161 = "vector.fma"(%160, %42, %122) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %162 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %163 = "memref.load"(%15, %24, %162) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %164 = "vector.broadcast"(%163) : (f32) -> vector<4xf32>
        %165 = "vector.fma"(%164, %44, %126) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %166 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %167 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %168 = "memref.load"(%15, %166, %167) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %169 = "vector.broadcast"(%168) : (f32) -> vector<4xf32>
        %170 = "vector.fma"(%169, %44, %131) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %171 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
        %172 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %173 = "memref.load"(%15, %171, %172) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %174 = "vector.broadcast"(%173) : (f32) -> vector<4xf32>
        %175 = "vector.fma"(%174, %44, %136) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %176 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %177 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %178 = "memref.load"(%15, %176, %177) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %179 = "vector.broadcast"(%178) : (f32) -> vector<4xf32>
        %180 = "vector.fma"(%179, %44, %141) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %181 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
        %182 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %183 = "memref.load"(%15, %181, %182) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %184 = "vector.broadcast"(%183) : (f32) -> vector<4xf32>
        %185 = "vector.fma"(%184, %44, %146) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %186 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
        %187 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %188 = "memref.load"(%15, %186, %187) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %189 = "vector.broadcast"(%188) : (f32) -> vector<4xf32>
        %190 = "vector.fma"(%189, %44, %151) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %191 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
        %192 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %193 = "memref.load"(%15, %191, %192) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %194 = "vector.broadcast"(%193) : (f32) -> vector<4xf32>
        %195 = "vector.fma"(%194, %44, %156) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %196 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
        %197 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
        %198 = "memref.load"(%15, %196, %197) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
        %199 = "vector.broadcast"(%198) : (f32) -> vector<4xf32>
        %200 = "vector.fma"(%199, %44, %161) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %201:4 = "vector.to_elements"(%165) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %202:4 = "vector.to_elements"(%170) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %203:4 = "vector.to_elements"(%175) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %204:4 = "vector.to_elements"(%180) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %205:4 = "vector.to_elements"(%185) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %206:4 = "vector.to_elements"(%190) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %207:4 = "vector.to_elements"(%195) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %208:4 = "vector.to_elements"(%200) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %209 = "vector.from_elements"(%201#0, %201#1, %201#2, %201#3, %202#0, %202#1, %202#2, %202#3, %203#0, %203#1, %203#2, %203#3, %204#0, %204#1, %204#2, %204#3, %205#0, %205#1, %205#2, %205#3, %206#0, %206#1, %206#2, %206#3, %207#0, %207#1, %207#2, %207#3, %208#0, %208#1, %208#2, %208#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8x4xf32>
        "scf.yield"(%209) : (vector<8x4xf32>) -> ()
      }) : (index, index, index, vector<8x4xf32>) -> vector<8x4xf32>
      %27 = "vector.load"(%19, %arg1) <{nontemporal = false}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<4xf32>
      %28 = "vector.broadcast"(%27) : (vector<4xf32>) -> vector<8x4xf32>
      %29 = "arith.addf"(%26, %28) <{fastmath = #arith.fastmath<none>}> : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
      %30 = "vector.extract"(%29) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%30, %25, %13, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %31 = "vector.extract"(%29) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%31, %25, %8, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %32 = "vector.extract"(%29) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%32, %25, %7, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %33 = "vector.extract"(%29) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%33, %25, %6, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %34 = "vector.extract"(%29) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%34, %25, %11, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %35 = "vector.extract"(%29) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%35, %25, %5, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %36 = "vector.extract"(%29) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%36, %25, %4, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %37 = "vector.extract"(%29) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%37, %25, %3, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
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
