"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 30 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 28 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = 26 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 24 : i32}> : () -> i32
  %4 = "arith.constant"() <{value = 22 : i32}> : () -> i32
  %5 = "arith.constant"() <{value = 20 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 18 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 16 : i32}> : () -> i32
  %8 = "arith.constant"() <{value = 14 : i32}> : () -> i32
  %9 = "arith.constant"() <{value = 12 : i32}> : () -> i32
  %10 = "arith.constant"() <{value = 10 : i32}> : () -> i32
  %11 = "arith.constant"() <{value = 6 : i32}> : () -> i32
  %12 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %13 = "arith.constant"() <{value = 128 : i32}> : () -> i32
  %14 = "arith.constant"() <{value = 8 : i32}> : () -> i32
  %15 = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %16 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %17 = "arith.constant"() <{value = 31 : index}> : () -> index
  %18 = "arith.constant"() <{value = 30 : index}> : () -> index
  %19 = "arith.constant"() <{value = 29 : index}> : () -> index
  %20 = "arith.constant"() <{value = 28 : index}> : () -> index
  %21 = "arith.constant"() <{value = 27 : index}> : () -> index
  %22 = "arith.constant"() <{value = 26 : index}> : () -> index
  %23 = "arith.constant"() <{value = 25 : index}> : () -> index
  %24 = "arith.constant"() <{value = 24 : index}> : () -> index
  %25 = "arith.constant"() <{value = 23 : index}> : () -> index
  %26 = "arith.constant"() <{value = 22 : index}> : () -> index
  %27 = "arith.constant"() <{value = 21 : index}> : () -> index
  %28 = "arith.constant"() <{value = 20 : index}> : () -> index
  %29 = "arith.constant"() <{value = 19 : index}> : () -> index
  %30 = "arith.constant"() <{value = 18 : index}> : () -> index
  %31 = "arith.constant"() <{value = 17 : index}> : () -> index
  %32 = "arith.constant"() <{value = 15 : index}> : () -> index
  %33 = "arith.constant"() <{value = 14 : index}> : () -> index
  %34 = "arith.constant"() <{value = 13 : index}> : () -> index
  %35 = "arith.constant"() <{value = 12 : index}> : () -> index
  %36 = "arith.constant"() <{value = 11 : index}> : () -> index
  %37 = "arith.constant"() <{value = 10 : index}> : () -> index
  %38 = "arith.constant"() <{value = 9 : index}> : () -> index
  %39 = "arith.constant"() <{value = 8 : index}> : () -> index
  %40 = "arith.constant"() <{value = 7 : index}> : () -> index
  %41 = "arith.constant"() <{value = 6 : index}> : () -> index
  %42 = "arith.constant"() <{value = 5 : index}> : () -> index
  %43 = "arith.constant"() <{value = 4 : index}> : () -> index
  %44 = "arith.constant"() <{value = 3 : index}> : () -> index
  %45 = "arith.constant"() <{value = 2 : index}> : () -> index
  %46 = "arith.constant"() <{value = 1 : index}> : () -> index
  %47 = "arith.constant"() <{value = 16 : index}> : () -> index
  %48 = "arith.constant"() <{value = 0 : index}> : () -> index
  %49 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %50 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %51 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %52 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %53 = "hal.interface.binding.subspan"(%48) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %54 = "memref.assume_alignment"(%53) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %55 = "hal.interface.binding.subspan"(%48) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %56 = "memref.assume_alignment"(%55) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %57 = "hal.interface.binding.subspan"(%48) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %58 = "memref.assume_alignment"(%57) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %59 = "hal.interface.binding.subspan"(%48) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %60 = "memref.assume_alignment"(%59) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %61 = "arith.index_castui"(%52) : (index) -> i32
  %62 = "arith.divui"(%61, %16) : (i32, i32) -> i32
  %63 = "arith.index_castui"(%52) : (index) -> i32
  %64 = "arith.remui"(%63, %16) : (i32, i32) -> i32
  %65 = "arith.index_castui"(%52) : (index) -> i32
  %66 = "arith.divui"(%65, %15) : (i32, i32) -> i32
  %67 = "arith.index_castui"(%66) : (i32) -> index
  %68 = "arith.index_castui"(%52) : (index) -> i32
  %69 = "arith.remui"(%68, %15) : (i32, i32) -> i32
  %70 = "arith.muli"(%69, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %71 = "arith.index_castui"(%70) : (i32) -> index
  %72 = "arith.index_castui"(%52) : (index) -> i32
  %73 = "arith.divui"(%72, %14) : (i32, i32) -> i32
  %74 = "arith.index_castui"(%73) : (i32) -> index
  %75 = "arith.index_castui"(%52) : (index) -> i32
  %76 = "arith.remui"(%75, %14) : (i32, i32) -> i32
  %77 = "arith.muli"(%76, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %78 = "arith.index_castui"(%77) : (i32) -> index
  %79 = "arith.index_castui"(%52) : (index) -> i32
  %80 = "arith.addi"(%79, %13) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %81 = "arith.divui"(%80, %14) : (i32, i32) -> i32
  %82 = "arith.index_castui"(%81) : (i32) -> index
  %83 = "arith.remui"(%80, %14) : (i32, i32) -> i32
  %84 = "arith.muli"(%83, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %85 = "arith.index_castui"(%84) : (i32) -> index
  %86 = "arith.remui"(%64, %7) : (i32, i32) -> i32
  %87 = "arith.index_castui"(%86) : (i32) -> index
  %88 = "arith.divui"(%64, %7) : (i32, i32) -> i32
  %89 = "arith.index_castui"(%88) : (i32) -> index
  %90 = "arith.remui"(%64, %7) : (i32, i32) -> i32
  %91 = "vector.load"(%54, %67, %71) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%91, %51, %67, %71) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %92 = "vector.load"(%56, %74, %78) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%92, %50, %74, %78) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %93 = "vector.load"(%56, %82, %85) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%93, %50, %82, %85) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %94 = "vector.load"(%51, %87, %48) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %95 = "vector.load"(%51, %87, %47) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %96 = "arith.addi"(%86, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %97 = "arith.index_castui"(%96) : (i32) -> index
  %98 = "vector.load"(%51, %97, %48) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %99 = "vector.load"(%51, %97, %47) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %100 = "arith.muli"(%62, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %101 = "arith.addi"(%100, %86) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %102 = "arith.index_castui"(%101) : (i32) -> index
  %103 = "vector.load"(%50, %48, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %104 = "vector.load"(%50, %46, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %105 = "vector.load"(%50, %45, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %106 = "vector.load"(%50, %44, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %107 = "vector.load"(%50, %43, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %108 = "vector.load"(%50, %42, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %109 = "vector.load"(%50, %41, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %110 = "vector.load"(%50, %40, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %111 = "vector.load"(%50, %39, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %112 = "vector.load"(%50, %38, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %113 = "vector.load"(%50, %37, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %114 = "vector.load"(%50, %36, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %115 = "vector.load"(%50, %35, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %116 = "vector.load"(%50, %34, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %117 = "vector.load"(%50, %33, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %118 = "vector.load"(%50, %32, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %119 = "vector.load"(%50, %47, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %120 = "vector.load"(%50, %31, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %121 = "vector.load"(%50, %30, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %122 = "vector.load"(%50, %29, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %123 = "vector.load"(%50, %28, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %124 = "vector.load"(%50, %27, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %125 = "vector.load"(%50, %26, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %126 = "vector.load"(%50, %25, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %127 = "vector.load"(%50, %24, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %128 = "vector.load"(%50, %23, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %129 = "vector.load"(%50, %22, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %130 = "vector.load"(%50, %21, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %131 = "vector.load"(%50, %20, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %132 = "vector.load"(%50, %19, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %133 = "vector.load"(%50, %18, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %134 = "vector.load"(%50, %17, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %135 = "vector.to_elements"(%103) : (vector<1xf16>) -> f16
  %136 = "vector.to_elements"(%104) : (vector<1xf16>) -> f16
  %137 = "vector.to_elements"(%105) : (vector<1xf16>) -> f16
  %138 = "vector.to_elements"(%106) : (vector<1xf16>) -> f16
  %139 = "vector.to_elements"(%107) : (vector<1xf16>) -> f16
  %140 = "vector.to_elements"(%108) : (vector<1xf16>) -> f16
  %141 = "vector.to_elements"(%109) : (vector<1xf16>) -> f16
  %142 = "vector.to_elements"(%110) : (vector<1xf16>) -> f16
  %143 = "vector.to_elements"(%111) : (vector<1xf16>) -> f16
  %144 = "vector.to_elements"(%112) : (vector<1xf16>) -> f16
  %145 = "vector.to_elements"(%113) : (vector<1xf16>) -> f16
  %146 = "vector.to_elements"(%114) : (vector<1xf16>) -> f16
  %147 = "vector.to_elements"(%115) : (vector<1xf16>) -> f16
  %148 = "vector.to_elements"(%116) : (vector<1xf16>) -> f16
  %149 = "vector.to_elements"(%117) : (vector<1xf16>) -> f16
  %150 = "vector.to_elements"(%118) : (vector<1xf16>) -> f16
  %151 = "vector.to_elements"(%119) : (vector<1xf16>) -> f16
  %152 = "vector.to_elements"(%120) : (vector<1xf16>) -> f16
  %153 = "vector.to_elements"(%121) : (vector<1xf16>) -> f16
  %154 = "vector.to_elements"(%122) : (vector<1xf16>) -> f16
  %155 = "vector.to_elements"(%123) : (vector<1xf16>) -> f16
  %156 = "vector.to_elements"(%124) : (vector<1xf16>) -> f16
  %157 = "vector.to_elements"(%125) : (vector<1xf16>) -> f16
  %158 = "vector.to_elements"(%126) : (vector<1xf16>) -> f16
  %159 = "vector.to_elements"(%127) : (vector<1xf16>) -> f16
  %160 = "vector.to_elements"(%128) : (vector<1xf16>) -> f16
  %161 = "vector.to_elements"(%129) : (vector<1xf16>) -> f16
  %162 = "vector.to_elements"(%130) : (vector<1xf16>) -> f16
  %163 = "vector.to_elements"(%131) : (vector<1xf16>) -> f16
  %164 = "vector.to_elements"(%132) : (vector<1xf16>) -> f16
  %165 = "vector.to_elements"(%133) : (vector<1xf16>) -> f16
  %166 = "vector.to_elements"(%134) : (vector<1xf16>) -> f16
  %167 = "vector.from_elements"(%135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %168 = "vector.from_elements"(%151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %163, %164, %165, %166) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %169 = "amdgpu.wmma"(%94, %167, %49) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %170 = "amdgpu.wmma"(%98, %167, %49) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %171 = "amdgpu.wmma"(%95, %168, %169) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %172 = "amdgpu.wmma"(%99, %168, %170) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %173 = "vector.extract"(%171) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %174 = "vector.broadcast"(%173) : (f32) -> vector<1xf32>
  %175 = "vector.extract"(%171) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %176 = "vector.broadcast"(%175) : (f32) -> vector<1xf32>
  %177 = "vector.extract"(%171) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %178 = "vector.broadcast"(%177) : (f32) -> vector<1xf32>
  %179 = "vector.extract"(%171) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %180 = "vector.broadcast"(%179) : (f32) -> vector<1xf32>
  %181 = "vector.extract"(%171) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %182 = "vector.broadcast"(%181) : (f32) -> vector<1xf32>
  %183 = "vector.extract"(%171) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %184 = "vector.broadcast"(%183) : (f32) -> vector<1xf32>
  %185 = "vector.extract"(%171) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %186 = "vector.broadcast"(%185) : (f32) -> vector<1xf32>
  %187 = "vector.extract"(%171) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %188 = "vector.broadcast"(%187) : (f32) -> vector<1xf32>
  %189 = "vector.extract"(%172) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %190 = "vector.broadcast"(%189) : (f32) -> vector<1xf32>
  %191 = "vector.extract"(%172) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %192 = "vector.broadcast"(%191) : (f32) -> vector<1xf32>
  %193 = "vector.extract"(%172) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %194 = "vector.broadcast"(%193) : (f32) -> vector<1xf32>
  %195 = "vector.extract"(%172) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %196 = "vector.broadcast"(%195) : (f32) -> vector<1xf32>
  %197 = "vector.extract"(%172) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %198 = "vector.broadcast"(%197) : (f32) -> vector<1xf32>
  %199 = "vector.extract"(%172) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %200 = "vector.broadcast"(%199) : (f32) -> vector<1xf32>
  %201 = "vector.extract"(%172) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %202 = "vector.broadcast"(%201) : (f32) -> vector<1xf32>
  %203 = "vector.extract"(%172) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %204 = "vector.broadcast"(%203) : (f32) -> vector<1xf32>
  %205 = "arith.muli"(%62, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %206 = "arith.addi"(%205, %90) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %207 = "arith.index_castui"(%206) : (i32) -> index
  %208 = "vector.load"(%58, %207) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %209 = "vector.extract"(%208) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %210 = "vector.broadcast"(%209) : (f32) -> vector<1xf32>
  %211 = "arith.addf"(%174, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %212 = "arith.addf"(%176, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %213 = "arith.addf"(%178, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %214 = "arith.addf"(%180, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %215 = "arith.addf"(%182, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %216 = "arith.addf"(%184, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %217 = "arith.addf"(%186, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %218 = "arith.addf"(%188, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %219 = "arith.addf"(%190, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %220 = "arith.addf"(%192, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %221 = "arith.addf"(%194, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %222 = "arith.addf"(%196, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %223 = "arith.addf"(%198, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %224 = "arith.addf"(%200, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %225 = "arith.addf"(%202, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %226 = "arith.addf"(%204, %210) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%211, %60, %89, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %227 = "arith.addi"(%88, %12) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %228 = "arith.index_castui"(%227) : (i32) -> index
  "vector.store"(%212, %60, %228, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %229 = "arith.addi"(%88, %15) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %230 = "arith.index_castui"(%229) : (i32) -> index
  "vector.store"(%213, %60, %230, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %231 = "arith.addi"(%88, %11) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %232 = "arith.index_castui"(%231) : (i32) -> index
  "vector.store"(%214, %60, %232, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %233 = "arith.addi"(%88, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %234 = "arith.index_castui"(%233) : (i32) -> index
  "vector.store"(%215, %60, %234, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %235 = "arith.addi"(%88, %10) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %236 = "arith.index_castui"(%235) : (i32) -> index
  "vector.store"(%216, %60, %236, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %237 = "arith.addi"(%88, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %238 = "arith.index_castui"(%237) : (i32) -> index
  "vector.store"(%217, %60, %238, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %239 = "arith.addi"(%88, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %240 = "arith.index_castui"(%239) : (i32) -> index
  "vector.store"(%218, %60, %240, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %241 = "arith.addi"(%88, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %242 = "arith.index_castui"(%241) : (i32) -> index
  "vector.store"(%219, %60, %242, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %243 = "arith.addi"(%88, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %244 = "arith.index_castui"(%243) : (i32) -> index
  "vector.store"(%220, %60, %244, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %245 = "arith.addi"(%88, %5) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %246 = "arith.index_castui"(%245) : (i32) -> index
  "vector.store"(%221, %60, %246, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %247 = "arith.addi"(%88, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %248 = "arith.index_castui"(%247) : (i32) -> index
  "vector.store"(%222, %60, %248, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %249 = "arith.addi"(%88, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %250 = "arith.index_castui"(%249) : (i32) -> index
  "vector.store"(%223, %60, %250, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %251 = "arith.addi"(%88, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %252 = "arith.index_castui"(%251) : (i32) -> index
  "vector.store"(%224, %60, %252, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %253 = "arith.addi"(%88, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %254 = "arith.index_castui"(%253) : (i32) -> index
  "vector.store"(%225, %60, %254, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %255 = "arith.addi"(%88, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %256 = "arith.index_castui"(%255) : (i32) -> index
  "vector.store"(%226, %60, %256, %207) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%51) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%50) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
