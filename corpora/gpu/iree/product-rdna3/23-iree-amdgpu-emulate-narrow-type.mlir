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
  %167 = "vector.extract"(%164) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %168 = "vector.extract"(%164) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %169 = "vector.extract"(%164) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %170 = "vector.extract"(%164) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %171 = "vector.extract"(%164) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %172 = "vector.extract"(%164) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %173 = "vector.extract"(%164) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %174 = "vector.extract"(%165) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %175 = "vector.extract"(%165) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %176 = "vector.extract"(%165) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %177 = "vector.extract"(%165) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %178 = "vector.extract"(%165) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %179 = "vector.extract"(%165) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %180 = "vector.extract"(%165) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %181 = "vector.extract"(%165) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %182 = "vector.load"(%58, %95) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %183 = "vector.extract"(%182) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %184 = "arith.addf"(%166, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %185 = "vector.broadcast"(%184) : (f32) -> vector<1xf32>
  %186 = "arith.addf"(%167, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %187 = "vector.broadcast"(%186) : (f32) -> vector<1xf32>
  %188 = "arith.addf"(%168, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %189 = "vector.broadcast"(%188) : (f32) -> vector<1xf32>
  %190 = "arith.addf"(%169, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %191 = "vector.broadcast"(%190) : (f32) -> vector<1xf32>
  %192 = "arith.addf"(%170, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %193 = "vector.broadcast"(%192) : (f32) -> vector<1xf32>
  %194 = "arith.addf"(%171, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %195 = "vector.broadcast"(%194) : (f32) -> vector<1xf32>
  %196 = "arith.addf"(%172, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %197 = "vector.broadcast"(%196) : (f32) -> vector<1xf32>
  %198 = "arith.addf"(%173, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %199 = "vector.broadcast"(%198) : (f32) -> vector<1xf32>
  %200 = "arith.addf"(%174, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %201 = "vector.broadcast"(%200) : (f32) -> vector<1xf32>
  %202 = "arith.addf"(%175, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %203 = "vector.broadcast"(%202) : (f32) -> vector<1xf32>
  %204 = "arith.addf"(%176, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %205 = "vector.broadcast"(%204) : (f32) -> vector<1xf32>
  %206 = "arith.addf"(%177, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %207 = "vector.broadcast"(%206) : (f32) -> vector<1xf32>
  %208 = "arith.addf"(%178, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %209 = "vector.broadcast"(%208) : (f32) -> vector<1xf32>
  %210 = "arith.addf"(%179, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %211 = "vector.broadcast"(%210) : (f32) -> vector<1xf32>
  %212 = "arith.addf"(%180, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %213 = "vector.broadcast"(%212) : (f32) -> vector<1xf32>
  %214 = "arith.addf"(%181, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %215 = "vector.broadcast"(%214) : (f32) -> vector<1xf32>
  "vector.store"(%185, %60, %83, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %216 = "arith.addi"(%82, %12) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %217 = "arith.index_castui"(%216) : (i32) -> index
  "vector.store"(%187, %60, %217, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %218 = "arith.addi"(%82, %15) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %219 = "arith.index_castui"(%218) : (i32) -> index
  "vector.store"(%189, %60, %219, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %220 = "arith.addi"(%82, %11) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %221 = "arith.index_castui"(%220) : (i32) -> index
  "vector.store"(%191, %60, %221, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %222 = "arith.addi"(%82, %14) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %223 = "arith.index_castui"(%222) : (i32) -> index
  "vector.store"(%193, %60, %223, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %224 = "arith.addi"(%82, %10) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %225 = "arith.index_castui"(%224) : (i32) -> index
  "vector.store"(%195, %60, %225, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %226 = "arith.addi"(%82, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %227 = "arith.index_castui"(%226) : (i32) -> index
  "vector.store"(%197, %60, %227, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %228 = "arith.addi"(%82, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %229 = "arith.index_castui"(%228) : (i32) -> index
  "vector.store"(%199, %60, %229, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %230 = "arith.addi"(%82, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %231 = "arith.index_castui"(%230) : (i32) -> index
  "vector.store"(%201, %60, %231, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %232 = "arith.addi"(%82, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %233 = "arith.index_castui"(%232) : (i32) -> index
  "vector.store"(%203, %60, %233, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %234 = "arith.addi"(%82, %5) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %235 = "arith.index_castui"(%234) : (i32) -> index
  "vector.store"(%205, %60, %235, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %236 = "arith.addi"(%82, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %237 = "arith.index_castui"(%236) : (i32) -> index
  "vector.store"(%207, %60, %237, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %238 = "arith.addi"(%82, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %239 = "arith.index_castui"(%238) : (i32) -> index
  "vector.store"(%209, %60, %239, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %240 = "arith.addi"(%82, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %241 = "arith.index_castui"(%240) : (i32) -> index
  "vector.store"(%211, %60, %241, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %242 = "arith.addi"(%82, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %243 = "arith.index_castui"(%242) : (i32) -> index
  "vector.store"(%213, %60, %243, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %244 = "arith.addi"(%82, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %245 = "arith.index_castui"(%244) : (i32) -> index
  "vector.store"(%215, %60, %245, %95) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
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
