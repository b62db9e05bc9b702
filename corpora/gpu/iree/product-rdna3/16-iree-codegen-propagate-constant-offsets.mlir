"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 128 : index}> : () -> index
  %1 = "arith.constant"() <{value = 31 : index}> : () -> index
  %2 = "arith.constant"() <{value = 30 : index}> : () -> index
  %3 = "arith.constant"() <{value = 29 : index}> : () -> index
  %4 = "arith.constant"() <{value = 28 : index}> : () -> index
  %5 = "arith.constant"() <{value = 27 : index}> : () -> index
  %6 = "arith.constant"() <{value = 26 : index}> : () -> index
  %7 = "arith.constant"() <{value = 25 : index}> : () -> index
  %8 = "arith.constant"() <{value = 24 : index}> : () -> index
  %9 = "arith.constant"() <{value = 23 : index}> : () -> index
  %10 = "arith.constant"() <{value = 22 : index}> : () -> index
  %11 = "arith.constant"() <{value = 21 : index}> : () -> index
  %12 = "arith.constant"() <{value = 20 : index}> : () -> index
  %13 = "arith.constant"() <{value = 19 : index}> : () -> index
  %14 = "arith.constant"() <{value = 18 : index}> : () -> index
  %15 = "arith.constant"() <{value = 17 : index}> : () -> index
  %16 = "arith.constant"() <{value = 15 : index}> : () -> index
  %17 = "arith.constant"() <{value = 14 : index}> : () -> index
  %18 = "arith.constant"() <{value = 13 : index}> : () -> index
  %19 = "arith.constant"() <{value = 12 : index}> : () -> index
  %20 = "arith.constant"() <{value = 11 : index}> : () -> index
  %21 = "arith.constant"() <{value = 10 : index}> : () -> index
  %22 = "arith.constant"() <{value = 9 : index}> : () -> index
  %23 = "arith.constant"() <{value = 8 : index}> : () -> index
  %24 = "arith.constant"() <{value = 7 : index}> : () -> index
  %25 = "arith.constant"() <{value = 6 : index}> : () -> index
  %26 = "arith.constant"() <{value = 5 : index}> : () -> index
  %27 = "arith.constant"() <{value = 4 : index}> : () -> index
  %28 = "arith.constant"() <{value = 3 : index}> : () -> index
  %29 = "arith.constant"() <{value = 2 : index}> : () -> index
  %30 = "arith.constant"() <{value = 1 : index}> : () -> index
  %31 = "arith.constant"() <{value = 16 : index}> : () -> index
  %32 = "arith.constant"() <{value = 0 : index}> : () -> index
  %33 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %34 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %35 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %36 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %37 = "hal.interface.binding.subspan"(%32) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %38 = "memref.assume_alignment"(%37) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %39 = "hal.interface.binding.subspan"(%32) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %40 = "memref.assume_alignment"(%39) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %41 = "hal.interface.binding.subspan"(%32) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %42 = "memref.assume_alignment"(%41) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %43 = "hal.interface.binding.subspan"(%32) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %44 = "memref.assume_alignment"(%43) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %45:2 = "affine.delinearize_index"(%36) <{static_basis = array<i64: 4, 32>}> : (index) -> (index, index)
  %46:2 = "affine.delinearize_index"(%36) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
  %47 = "affine.apply"(%46#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %48:2 = "affine.delinearize_index"(%36) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %49 = "affine.apply"(%48#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %50 = "arith.addi"(%36, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %51:2 = "affine.delinearize_index"(%50) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %52 = "affine.apply"(%51#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %53:2 = "affine.delinearize_index"(%45#1) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %54:3 = "affine.delinearize_index"(%45#1) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %55 = "vector.load"(%38, %46#0, %47) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%55, %35, %46#0, %47) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %56 = "vector.load"(%40, %48#0, %49) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%56, %34, %48#0, %49) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %57 = "vector.load"(%40, %51#0, %52) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%57, %34, %51#0, %52) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %58 = "vector.load"(%35, %53#1, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %59 = "vector.load"(%35, %53#1, %31) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %60 = "affine.linearize_index"(%32, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %61 = "arith.addi"(%60, %31) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %62 = "vector.load"(%35, %61, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %63 = "vector.load"(%35, %61, %31) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %64 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %65 = "vector.load"(%34, %32, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %66 = "vector.load"(%34, %30, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %67 = "vector.load"(%34, %29, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %68 = "vector.load"(%34, %28, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "vector.load"(%34, %27, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %70 = "vector.load"(%34, %26, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "vector.load"(%34, %25, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %72 = "vector.load"(%34, %24, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %73 = "vector.load"(%34, %23, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %74 = "vector.load"(%34, %22, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %75 = "vector.load"(%34, %21, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %76 = "vector.load"(%34, %20, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %77 = "vector.load"(%34, %19, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %78 = "vector.load"(%34, %18, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %79 = "vector.load"(%34, %17, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %80 = "vector.load"(%34, %16, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %81 = "vector.load"(%34, %31, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %82 = "vector.load"(%34, %15, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %83 = "vector.load"(%34, %14, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %84 = "vector.load"(%34, %13, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %85 = "vector.load"(%34, %12, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %86 = "vector.load"(%34, %11, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %87 = "vector.load"(%34, %10, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %88 = "vector.load"(%34, %9, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %89 = "vector.load"(%34, %8, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %90 = "vector.load"(%34, %7, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "vector.load"(%34, %6, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %92 = "vector.load"(%34, %5, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %93 = "vector.load"(%34, %4, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %94 = "vector.load"(%34, %3, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %95 = "vector.load"(%34, %2, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %96 = "vector.load"(%34, %1, %64) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
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
  %127 = "vector.to_elements"(%95) : (vector<1xf16>) -> f16
  %128 = "vector.to_elements"(%96) : (vector<1xf16>) -> f16
  %129 = "vector.from_elements"(%97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %130 = "vector.from_elements"(%113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %131 = "amdgpu.wmma"(%58, %129, %33) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %132 = "amdgpu.wmma"(%62, %129, %33) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %133 = "amdgpu.wmma"(%59, %130, %131) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %134 = "amdgpu.wmma"(%63, %130, %132) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %135 = "vector.extract"(%133) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %136 = "vector.broadcast"(%135) : (f32) -> vector<1xf32>
  %137 = "vector.extract"(%133) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %138 = "vector.broadcast"(%137) : (f32) -> vector<1xf32>
  %139 = "vector.extract"(%133) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %140 = "vector.broadcast"(%139) : (f32) -> vector<1xf32>
  %141 = "vector.extract"(%133) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %142 = "vector.broadcast"(%141) : (f32) -> vector<1xf32>
  %143 = "vector.extract"(%133) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %144 = "vector.broadcast"(%143) : (f32) -> vector<1xf32>
  %145 = "vector.extract"(%133) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %146 = "vector.broadcast"(%145) : (f32) -> vector<1xf32>
  %147 = "vector.extract"(%133) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %148 = "vector.broadcast"(%147) : (f32) -> vector<1xf32>
  %149 = "vector.extract"(%133) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %150 = "vector.broadcast"(%149) : (f32) -> vector<1xf32>
  %151 = "vector.extract"(%134) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %152 = "vector.broadcast"(%151) : (f32) -> vector<1xf32>
  %153 = "vector.extract"(%134) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %154 = "vector.broadcast"(%153) : (f32) -> vector<1xf32>
  %155 = "vector.extract"(%134) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %156 = "vector.broadcast"(%155) : (f32) -> vector<1xf32>
  %157 = "vector.extract"(%134) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %158 = "vector.broadcast"(%157) : (f32) -> vector<1xf32>
  %159 = "vector.extract"(%134) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %160 = "vector.broadcast"(%159) : (f32) -> vector<1xf32>
  %161 = "vector.extract"(%134) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %162 = "vector.broadcast"(%161) : (f32) -> vector<1xf32>
  %163 = "vector.extract"(%134) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %164 = "vector.broadcast"(%163) : (f32) -> vector<1xf32>
  %165 = "vector.extract"(%134) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %166 = "vector.broadcast"(%165) : (f32) -> vector<1xf32>
  %167 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %168 = "vector.load"(%42, %167) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %169 = "vector.extract"(%168) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %170 = "vector.broadcast"(%169) : (f32) -> vector<1xf32>
  %171 = "arith.addf"(%136, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %172 = "arith.addf"(%138, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %173 = "arith.addf"(%140, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %174 = "arith.addf"(%142, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %175 = "arith.addf"(%144, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %176 = "arith.addf"(%146, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %177 = "arith.addf"(%148, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %178 = "arith.addf"(%150, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %179 = "arith.addf"(%152, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %180 = "arith.addf"(%154, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %181 = "arith.addf"(%156, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %182 = "arith.addf"(%158, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %183 = "arith.addf"(%160, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %184 = "arith.addf"(%162, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %185 = "arith.addf"(%164, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %186 = "arith.addf"(%166, %170) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%171, %44, %54#1, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %187 = "affine.linearize_index"(%32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %188 = "arith.addi"(%187, %29) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%172, %44, %188, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %189 = "affine.linearize_index"(%32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %190 = "arith.addi"(%189, %27) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%173, %44, %190, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %191 = "affine.linearize_index"(%32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %192 = "arith.addi"(%191, %25) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%174, %44, %192, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %193 = "affine.linearize_index"(%32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %194 = "arith.addi"(%193, %23) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%175, %44, %194, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %195 = "affine.linearize_index"(%32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %196 = "arith.addi"(%195, %21) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%176, %44, %196, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %197 = "affine.linearize_index"(%32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %198 = "arith.addi"(%197, %19) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%177, %44, %198, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %199 = "affine.linearize_index"(%32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %200 = "arith.addi"(%199, %17) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%178, %44, %200, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %201 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %202 = "arith.addi"(%201, %31) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%179, %44, %202, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %203 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %204 = "arith.addi"(%203, %14) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%180, %44, %204, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %205 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %206 = "arith.addi"(%205, %12) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%181, %44, %206, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %207 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %208 = "arith.addi"(%207, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%182, %44, %208, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %209 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %210 = "arith.addi"(%209, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%183, %44, %210, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %211 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %212 = "arith.addi"(%211, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%184, %44, %212, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %213 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %214 = "arith.addi"(%213, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%185, %44, %214, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %215 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %216 = "arith.addi"(%215, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%186, %44, %216, %167) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%35) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%34) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
