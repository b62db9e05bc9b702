"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 31 : index}> : () -> index
  %1 = "arith.constant"() <{value = 30 : index}> : () -> index
  %2 = "arith.constant"() <{value = 29 : index}> : () -> index
  %3 = "arith.constant"() <{value = 28 : index}> : () -> index
  %4 = "arith.constant"() <{value = 27 : index}> : () -> index
  %5 = "arith.constant"() <{value = 26 : index}> : () -> index
  %6 = "arith.constant"() <{value = 25 : index}> : () -> index
  %7 = "arith.constant"() <{value = 24 : index}> : () -> index
  %8 = "arith.constant"() <{value = 23 : index}> : () -> index
  %9 = "arith.constant"() <{value = 22 : index}> : () -> index
  %10 = "arith.constant"() <{value = 21 : index}> : () -> index
  %11 = "arith.constant"() <{value = 20 : index}> : () -> index
  %12 = "arith.constant"() <{value = 19 : index}> : () -> index
  %13 = "arith.constant"() <{value = 18 : index}> : () -> index
  %14 = "arith.constant"() <{value = 17 : index}> : () -> index
  %15 = "arith.constant"() <{value = 15 : index}> : () -> index
  %16 = "arith.constant"() <{value = 14 : index}> : () -> index
  %17 = "arith.constant"() <{value = 13 : index}> : () -> index
  %18 = "arith.constant"() <{value = 12 : index}> : () -> index
  %19 = "arith.constant"() <{value = 11 : index}> : () -> index
  %20 = "arith.constant"() <{value = 10 : index}> : () -> index
  %21 = "arith.constant"() <{value = 9 : index}> : () -> index
  %22 = "arith.constant"() <{value = 8 : index}> : () -> index
  %23 = "arith.constant"() <{value = 7 : index}> : () -> index
  %24 = "arith.constant"() <{value = 6 : index}> : () -> index
  %25 = "arith.constant"() <{value = 5 : index}> : () -> index
  %26 = "arith.constant"() <{value = 4 : index}> : () -> index
  %27 = "arith.constant"() <{value = 3 : index}> : () -> index
  %28 = "arith.constant"() <{value = 2 : index}> : () -> index
  %29 = "arith.constant"() <{value = 1 : index}> : () -> index
  %30 = "arith.constant"() <{value = 16 : index}> : () -> index
  %31 = "arith.constant"() <{value = 0 : index}> : () -> index
  %32 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %33 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %34 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %35 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %36 = "hal.interface.binding.subspan"(%31) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %37 = "memref.assume_alignment"(%36) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %38 = "hal.interface.binding.subspan"(%31) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %39 = "memref.assume_alignment"(%38) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %40 = "hal.interface.binding.subspan"(%31) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %41 = "memref.assume_alignment"(%40) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %42 = "hal.interface.binding.subspan"(%31) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %43 = "memref.assume_alignment"(%42) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %44:2 = "affine.delinearize_index"(%35) <{static_basis = array<i64: 4, 32>}> : (index) -> (index, index)
  %45:2 = "affine.delinearize_index"(%35) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
  %46 = "affine.apply"(%45#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %47:2 = "affine.delinearize_index"(%35) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %48 = "affine.apply"(%47#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %49 = "affine.apply"(%35) <{map = affine_map<()[s0] -> (s0 + 128)>}> : (index) -> index
  %50:2 = "affine.delinearize_index"(%49) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %51 = "affine.apply"(%50#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %52:2 = "affine.delinearize_index"(%44#1) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %53:3 = "affine.delinearize_index"(%44#1) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %54 = "vector.load"(%37, %45#0, %46) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%54, %34, %45#0, %46) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %55 = "vector.load"(%39, %47#0, %48) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%55, %33, %47#0, %48) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %56 = "vector.load"(%39, %50#0, %51) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%56, %33, %50#0, %51) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %57 = "vector.load"(%34, %52#1, %31) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %58 = "vector.load"(%34, %52#1, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %59 = "affine.linearize_index"(%29, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %60 = "vector.load"(%34, %59, %31) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %61 = "vector.load"(%34, %59, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %62 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %63 = "vector.load"(%33, %31, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %64 = "vector.load"(%33, %29, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "vector.load"(%33, %28, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %66 = "vector.load"(%33, %27, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %67 = "vector.load"(%33, %26, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %68 = "vector.load"(%33, %25, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "vector.load"(%33, %24, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %70 = "vector.load"(%33, %23, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "vector.load"(%33, %22, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %72 = "vector.load"(%33, %21, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %73 = "vector.load"(%33, %20, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %74 = "vector.load"(%33, %19, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %75 = "vector.load"(%33, %18, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %76 = "vector.load"(%33, %17, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %77 = "vector.load"(%33, %16, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %78 = "vector.load"(%33, %15, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %79 = "vector.load"(%33, %30, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %80 = "vector.load"(%33, %14, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %81 = "vector.load"(%33, %13, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %82 = "vector.load"(%33, %12, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %83 = "vector.load"(%33, %11, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %84 = "vector.load"(%33, %10, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %85 = "vector.load"(%33, %9, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %86 = "vector.load"(%33, %8, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %87 = "vector.load"(%33, %7, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %88 = "vector.load"(%33, %6, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %89 = "vector.load"(%33, %5, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %90 = "vector.load"(%33, %4, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "vector.load"(%33, %3, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %92 = "vector.load"(%33, %2, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %93 = "vector.load"(%33, %1, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %94 = "vector.load"(%33, %0, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %95 = "vector.to_elements"(%63) : (vector<1xf16>) -> f16
  %96 = "vector.to_elements"(%64) : (vector<1xf16>) -> f16
  %97 = "vector.to_elements"(%65) : (vector<1xf16>) -> f16
  %98 = "vector.to_elements"(%66) : (vector<1xf16>) -> f16
  %99 = "vector.to_elements"(%67) : (vector<1xf16>) -> f16
  %100 = "vector.to_elements"(%68) : (vector<1xf16>) -> f16
  %101 = "vector.to_elements"(%69) : (vector<1xf16>) -> f16
  %102 = "vector.to_elements"(%70) : (vector<1xf16>) -> f16
  %103 = "vector.to_elements"(%71) : (vector<1xf16>) -> f16
  %104 = "vector.to_elements"(%72) : (vector<1xf16>) -> f16
  %105 = "vector.to_elements"(%73) : (vector<1xf16>) -> f16
  %106 = "vector.to_elements"(%74) : (vector<1xf16>) -> f16
  %107 = "vector.to_elements"(%75) : (vector<1xf16>) -> f16
  %108 = "vector.to_elements"(%76) : (vector<1xf16>) -> f16
  %109 = "vector.to_elements"(%77) : (vector<1xf16>) -> f16
  %110 = "vector.to_elements"(%78) : (vector<1xf16>) -> f16
  %111 = "vector.to_elements"(%79) : (vector<1xf16>) -> f16
  %112 = "vector.to_elements"(%80) : (vector<1xf16>) -> f16
  %113 = "vector.to_elements"(%81) : (vector<1xf16>) -> f16
  %114 = "vector.to_elements"(%82) : (vector<1xf16>) -> f16
  %115 = "vector.to_elements"(%83) : (vector<1xf16>) -> f16
  %116 = "vector.to_elements"(%84) : (vector<1xf16>) -> f16
  %117 = "vector.to_elements"(%85) : (vector<1xf16>) -> f16
  %118 = "vector.to_elements"(%86) : (vector<1xf16>) -> f16
  %119 = "vector.to_elements"(%87) : (vector<1xf16>) -> f16
  %120 = "vector.to_elements"(%88) : (vector<1xf16>) -> f16
  %121 = "vector.to_elements"(%89) : (vector<1xf16>) -> f16
  %122 = "vector.to_elements"(%90) : (vector<1xf16>) -> f16
  %123 = "vector.to_elements"(%91) : (vector<1xf16>) -> f16
  %124 = "vector.to_elements"(%92) : (vector<1xf16>) -> f16
  %125 = "vector.to_elements"(%93) : (vector<1xf16>) -> f16
  %126 = "vector.to_elements"(%94) : (vector<1xf16>) -> f16
  %127 = "vector.from_elements"(%95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %128 = "vector.from_elements"(%111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %129 = "amdgpu.wmma"(%57, %127, %32) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %130 = "amdgpu.wmma"(%60, %127, %32) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %131 = "amdgpu.wmma"(%58, %128, %129) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %132 = "amdgpu.wmma"(%61, %128, %130) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %133 = "vector.extract"(%131) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %134 = "vector.broadcast"(%133) : (f32) -> vector<1xf32>
  %135 = "vector.extract"(%131) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %136 = "vector.broadcast"(%135) : (f32) -> vector<1xf32>
  %137 = "vector.extract"(%131) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %138 = "vector.broadcast"(%137) : (f32) -> vector<1xf32>
  %139 = "vector.extract"(%131) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %140 = "vector.broadcast"(%139) : (f32) -> vector<1xf32>
  %141 = "vector.extract"(%131) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %142 = "vector.broadcast"(%141) : (f32) -> vector<1xf32>
  %143 = "vector.extract"(%131) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %144 = "vector.broadcast"(%143) : (f32) -> vector<1xf32>
  %145 = "vector.extract"(%131) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %146 = "vector.broadcast"(%145) : (f32) -> vector<1xf32>
  %147 = "vector.extract"(%131) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %148 = "vector.broadcast"(%147) : (f32) -> vector<1xf32>
  %149 = "vector.extract"(%132) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %150 = "vector.broadcast"(%149) : (f32) -> vector<1xf32>
  %151 = "vector.extract"(%132) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %152 = "vector.broadcast"(%151) : (f32) -> vector<1xf32>
  %153 = "vector.extract"(%132) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %154 = "vector.broadcast"(%153) : (f32) -> vector<1xf32>
  %155 = "vector.extract"(%132) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %156 = "vector.broadcast"(%155) : (f32) -> vector<1xf32>
  %157 = "vector.extract"(%132) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %158 = "vector.broadcast"(%157) : (f32) -> vector<1xf32>
  %159 = "vector.extract"(%132) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %160 = "vector.broadcast"(%159) : (f32) -> vector<1xf32>
  %161 = "vector.extract"(%132) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %162 = "vector.broadcast"(%161) : (f32) -> vector<1xf32>
  %163 = "vector.extract"(%132) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %164 = "vector.broadcast"(%163) : (f32) -> vector<1xf32>
  %165 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %166 = "vector.load"(%41, %165) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %167 = "vector.extract"(%166) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %168 = "vector.broadcast"(%167) : (f32) -> vector<1xf32>
  %169 = "arith.addf"(%134, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %170 = "arith.addf"(%136, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %171 = "arith.addf"(%138, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %172 = "arith.addf"(%140, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %173 = "arith.addf"(%142, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %174 = "arith.addf"(%144, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %175 = "arith.addf"(%146, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %176 = "arith.addf"(%148, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %177 = "arith.addf"(%150, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %178 = "arith.addf"(%152, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %179 = "arith.addf"(%154, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %180 = "arith.addf"(%156, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %181 = "arith.addf"(%158, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %182 = "arith.addf"(%160, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %183 = "arith.addf"(%162, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %184 = "arith.addf"(%164, %168) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%169, %43, %53#1, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %185 = "affine.linearize_index"(%29, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  "vector.store"(%170, %43, %185, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %186 = "affine.linearize_index"(%28, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  "vector.store"(%171, %43, %186, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %187 = "affine.linearize_index"(%27, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  "vector.store"(%172, %43, %187, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %188 = "affine.linearize_index"(%26, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  "vector.store"(%173, %43, %188, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %189 = "affine.linearize_index"(%25, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  "vector.store"(%174, %43, %189, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %190 = "affine.linearize_index"(%24, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  "vector.store"(%175, %43, %190, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %191 = "affine.linearize_index"(%23, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  "vector.store"(%176, %43, %191, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %192 = "affine.linearize_index"(%29, %31, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  "vector.store"(%177, %43, %192, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %193 = "affine.linearize_index"(%29, %29, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  "vector.store"(%178, %43, %193, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %194 = "affine.linearize_index"(%29, %28, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  "vector.store"(%179, %43, %194, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %195 = "affine.linearize_index"(%29, %27, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  "vector.store"(%180, %43, %195, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %196 = "affine.linearize_index"(%29, %26, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  "vector.store"(%181, %43, %196, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %197 = "affine.linearize_index"(%29, %25, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  "vector.store"(%182, %43, %197, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %198 = "affine.linearize_index"(%29, %24, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  "vector.store"(%183, %43, %198, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %199 = "affine.linearize_index"(%29, %23, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  "vector.store"(%184, %43, %199, %165) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%34) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%33) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
