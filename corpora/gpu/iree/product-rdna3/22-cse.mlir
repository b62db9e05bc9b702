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
  %63 = "arith.remui"(%61, %16) : (i32, i32) -> i32
  %64 = "arith.divui"(%61, %15) : (i32, i32) -> i32
  %65 = "arith.index_castui"(%64) : (i32) -> index
  %66 = "arith.remui"(%61, %15) : (i32, i32) -> i32
  %67 = "arith.muli"(%66, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %68 = "arith.index_castui"(%67) : (i32) -> index
  %69 = "arith.divui"(%61, %14) : (i32, i32) -> i32
  %70 = "arith.index_castui"(%69) : (i32) -> index
  %71 = "arith.remui"(%61, %14) : (i32, i32) -> i32
  %72 = "arith.muli"(%71, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %73 = "arith.index_castui"(%72) : (i32) -> index
  %74 = "arith.addi"(%61, %13) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %75 = "arith.divui"(%74, %14) : (i32, i32) -> i32
  %76 = "arith.index_castui"(%75) : (i32) -> index
  %77 = "arith.remui"(%74, %14) : (i32, i32) -> i32
  %78 = "arith.muli"(%77, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %79 = "arith.index_castui"(%78) : (i32) -> index
  %80 = "arith.remui"(%63, %7) : (i32, i32) -> i32
  %81 = "arith.index_castui"(%80) : (i32) -> index
  %82 = "arith.divui"(%63, %7) : (i32, i32) -> i32
  %83 = "arith.index_castui"(%82) : (i32) -> index
  %84 = "vector.load"(%54, %65, %68) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%84, %51, %65, %68) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %85 = "vector.load"(%56, %70, %73) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%85, %50, %70, %73) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %86 = "vector.load"(%56, %76, %79) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%86, %50, %76, %79) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %87 = "vector.load"(%51, %81, %48) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %88 = "vector.load"(%51, %81, %47) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %89 = "arith.addi"(%80, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %90 = "arith.index_castui"(%89) : (i32) -> index
  %91 = "vector.load"(%51, %90, %48) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %92 = "vector.load"(%51, %90, %47) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %93 = "arith.muli"(%62, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %94 = "arith.addi"(%93, %80) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %95 = "arith.index_castui"(%94) : (i32) -> index
  %96 = "vector.load"(%50, %48, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %97 = "vector.load"(%50, %46, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %98 = "vector.load"(%50, %45, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %99 = "vector.load"(%50, %44, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %100 = "vector.load"(%50, %43, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %101 = "vector.load"(%50, %42, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %102 = "vector.load"(%50, %41, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %103 = "vector.load"(%50, %40, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %104 = "vector.load"(%50, %39, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %105 = "vector.load"(%50, %38, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %106 = "vector.load"(%50, %37, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %107 = "vector.load"(%50, %36, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %108 = "vector.load"(%50, %35, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %109 = "vector.load"(%50, %34, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %110 = "vector.load"(%50, %33, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %111 = "vector.load"(%50, %32, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %112 = "vector.load"(%50, %47, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %113 = "vector.load"(%50, %31, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %114 = "vector.load"(%50, %30, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %115 = "vector.load"(%50, %29, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %116 = "vector.load"(%50, %28, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %117 = "vector.load"(%50, %27, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %118 = "vector.load"(%50, %26, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %119 = "vector.load"(%50, %25, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %120 = "vector.load"(%50, %24, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %121 = "vector.load"(%50, %23, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %122 = "vector.load"(%50, %22, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %123 = "vector.load"(%50, %21, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %124 = "vector.load"(%50, %20, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %125 = "vector.load"(%50, %19, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %126 = "vector.load"(%50, %18, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %127 = "vector.load"(%50, %17, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %128 = "vector.to_elements"(%96) : (vector<1xf16>) -> f16
  %129 = "vector.to_elements"(%97) : (vector<1xf16>) -> f16
  %130 = "vector.to_elements"(%98) : (vector<1xf16>) -> f16
  %131 = "vector.to_elements"(%99) : (vector<1xf16>) -> f16
  %132 = "vector.to_elements"(%100) : (vector<1xf16>) -> f16
  %133 = "vector.to_elements"(%101) : (vector<1xf16>) -> f16
  %134 = "vector.to_elements"(%102) : (vector<1xf16>) -> f16
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
  %160 = "vector.from_elements"(%128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %161 = "vector.from_elements"(%144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %162 = "amdgpu.wmma"(%87, %160, %49) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %163 = "amdgpu.wmma"(%91, %160, %49) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %164 = "amdgpu.wmma"(%88, %161, %162) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %165 = "amdgpu.wmma"(%92, %161, %163) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %166 = "vector.extract"(%164) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %167 = "vector.broadcast"(%166) : (f32) -> vector<1xf32>
  %168 = "vector.extract"(%164) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %169 = "vector.broadcast"(%168) : (f32) -> vector<1xf32>
  %170 = "vector.extract"(%164) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %171 = "vector.broadcast"(%170) : (f32) -> vector<1xf32>
  %172 = "vector.extract"(%164) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %173 = "vector.broadcast"(%172) : (f32) -> vector<1xf32>
  %174 = "vector.extract"(%164) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %175 = "vector.broadcast"(%174) : (f32) -> vector<1xf32>
  %176 = "vector.extract"(%164) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %177 = "vector.broadcast"(%176) : (f32) -> vector<1xf32>
  %178 = "vector.extract"(%164) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %179 = "vector.broadcast"(%178) : (f32) -> vector<1xf32>
  %180 = "vector.extract"(%164) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %181 = "vector.broadcast"(%180) : (f32) -> vector<1xf32>
  %182 = "vector.extract"(%165) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %183 = "vector.broadcast"(%182) : (f32) -> vector<1xf32>
  %184 = "vector.extract"(%165) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %185 = "vector.broadcast"(%184) : (f32) -> vector<1xf32>
  %186 = "vector.extract"(%165) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %187 = "vector.broadcast"(%186) : (f32) -> vector<1xf32>
  %188 = "vector.extract"(%165) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %189 = "vector.broadcast"(%188) : (f32) -> vector<1xf32>
  %190 = "vector.extract"(%165) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %191 = "vector.broadcast"(%190) : (f32) -> vector<1xf32>
  %192 = "vector.extract"(%165) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %193 = "vector.broadcast"(%192) : (f32) -> vector<1xf32>
  %194 = "vector.extract"(%165) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %195 = "vector.broadcast"(%194) : (f32) -> vector<1xf32>
  %196 = "vector.extract"(%165) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %197 = "vector.broadcast"(%196) : (f32) -> vector<1xf32>
  %198 = "vector.load"(%58, %95) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %199 = "vector.extract"(%198) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %200 = "vector.broadcast"(%199) : (f32) -> vector<1xf32>
  %201 = "arith.addf"(%167, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %202 = "arith.addf"(%169, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %203 = "arith.addf"(%171, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %204 = "arith.addf"(%173, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %205 = "arith.addf"(%175, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %206 = "arith.addf"(%177, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %207 = "arith.addf"(%179, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %208 = "arith.addf"(%181, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %209 = "arith.addf"(%183, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %210 = "arith.addf"(%185, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %211 = "arith.addf"(%187, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %212 = "arith.addf"(%189, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %213 = "arith.addf"(%191, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %214 = "arith.addf"(%193, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %215 = "arith.addf"(%195, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %216 = "arith.addf"(%197, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%201, %60, %83, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %217 = "arith.addi"(%82, %12) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %218 = "arith.index_castui"(%217) : (i32) -> index
  "vector.store"(%202, %60, %218, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %219 = "arith.addi"(%82, %15) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %220 = "arith.index_castui"(%219) : (i32) -> index
  "vector.store"(%203, %60, %220, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %221 = "arith.addi"(%82, %11) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %222 = "arith.index_castui"(%221) : (i32) -> index
  "vector.store"(%204, %60, %222, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %223 = "arith.addi"(%82, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %224 = "arith.index_castui"(%223) : (i32) -> index
  "vector.store"(%205, %60, %224, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %225 = "arith.addi"(%82, %10) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %226 = "arith.index_castui"(%225) : (i32) -> index
  "vector.store"(%206, %60, %226, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %227 = "arith.addi"(%82, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %228 = "arith.index_castui"(%227) : (i32) -> index
  "vector.store"(%207, %60, %228, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %229 = "arith.addi"(%82, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %230 = "arith.index_castui"(%229) : (i32) -> index
  "vector.store"(%208, %60, %230, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %231 = "arith.addi"(%82, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %232 = "arith.index_castui"(%231) : (i32) -> index
  "vector.store"(%209, %60, %232, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %233 = "arith.addi"(%82, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %234 = "arith.index_castui"(%233) : (i32) -> index
  "vector.store"(%210, %60, %234, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %235 = "arith.addi"(%82, %5) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %236 = "arith.index_castui"(%235) : (i32) -> index
  "vector.store"(%211, %60, %236, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %237 = "arith.addi"(%82, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %238 = "arith.index_castui"(%237) : (i32) -> index
  "vector.store"(%212, %60, %238, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %239 = "arith.addi"(%82, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %240 = "arith.index_castui"(%239) : (i32) -> index
  "vector.store"(%213, %60, %240, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %241 = "arith.addi"(%82, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %242 = "arith.index_castui"(%241) : (i32) -> index
  "vector.store"(%214, %60, %242, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %243 = "arith.addi"(%82, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %244 = "arith.index_castui"(%243) : (i32) -> index
  "vector.store"(%215, %60, %244, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %245 = "arith.addi"(%82, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %246 = "arith.index_castui"(%245) : (i32) -> index
  "vector.store"(%216, %60, %246, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
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
