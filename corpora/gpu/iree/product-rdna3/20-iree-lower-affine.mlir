"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 32 : index}> : () -> index
  %1 = "arith.constant"() <{value = 128 : index}> : () -> index
  %2 = "arith.constant"() <{value = 31 : index}> : () -> index
  %3 = "arith.constant"() <{value = 30 : index}> : () -> index
  %4 = "arith.constant"() <{value = 29 : index}> : () -> index
  %5 = "arith.constant"() <{value = 28 : index}> : () -> index
  %6 = "arith.constant"() <{value = 27 : index}> : () -> index
  %7 = "arith.constant"() <{value = 26 : index}> : () -> index
  %8 = "arith.constant"() <{value = 25 : index}> : () -> index
  %9 = "arith.constant"() <{value = 24 : index}> : () -> index
  %10 = "arith.constant"() <{value = 23 : index}> : () -> index
  %11 = "arith.constant"() <{value = 22 : index}> : () -> index
  %12 = "arith.constant"() <{value = 21 : index}> : () -> index
  %13 = "arith.constant"() <{value = 20 : index}> : () -> index
  %14 = "arith.constant"() <{value = 19 : index}> : () -> index
  %15 = "arith.constant"() <{value = 18 : index}> : () -> index
  %16 = "arith.constant"() <{value = 17 : index}> : () -> index
  %17 = "arith.constant"() <{value = 15 : index}> : () -> index
  %18 = "arith.constant"() <{value = 14 : index}> : () -> index
  %19 = "arith.constant"() <{value = 13 : index}> : () -> index
  %20 = "arith.constant"() <{value = 12 : index}> : () -> index
  %21 = "arith.constant"() <{value = 11 : index}> : () -> index
  %22 = "arith.constant"() <{value = 10 : index}> : () -> index
  %23 = "arith.constant"() <{value = 9 : index}> : () -> index
  %24 = "arith.constant"() <{value = 8 : index}> : () -> index
  %25 = "arith.constant"() <{value = 7 : index}> : () -> index
  %26 = "arith.constant"() <{value = 6 : index}> : () -> index
  %27 = "arith.constant"() <{value = 5 : index}> : () -> index
  %28 = "arith.constant"() <{value = 4 : index}> : () -> index
  %29 = "arith.constant"() <{value = 3 : index}> : () -> index
  %30 = "arith.constant"() <{value = 2 : index}> : () -> index
  %31 = "arith.constant"() <{value = 1 : index}> : () -> index
  %32 = "arith.constant"() <{value = 16 : index}> : () -> index
  %33 = "arith.constant"() <{value = 0 : index}> : () -> index
  %34 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %35 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %36 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %37 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %38 = "hal.interface.binding.subspan"(%33) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %39 = "memref.assume_alignment"(%38) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %40 = "hal.interface.binding.subspan"(%33) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %41 = "memref.assume_alignment"(%40) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %42 = "hal.interface.binding.subspan"(%33) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %43 = "memref.assume_alignment"(%42) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %44 = "hal.interface.binding.subspan"(%33) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %45 = "memref.assume_alignment"(%44) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %46 = "arith.floordivsi"(%37, %0) : (index, index) -> index
  %47 = "arith.remsi"(%37, %0) : (index, index) -> index
  %48 = "arith.cmpi"(%47, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %49 = "arith.addi"(%47, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %50 = "arith.select"(%48, %49, %47) : (i1, index, index) -> index
  %51 = "arith.floordivsi"(%37, %28) : (index, index) -> index
  %52 = "arith.remsi"(%37, %28) : (index, index) -> index
  %53 = "arith.cmpi"(%52, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %54 = "arith.addi"(%52, %28) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %55 = "arith.select"(%53, %54, %52) : (i1, index, index) -> index
  %56 = "arith.constant"() <{value = 8 : index}> : () -> index
  %57 = "arith.muli"(%55, %56) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %58 = "arith.floordivsi"(%37, %24) : (index, index) -> index
  %59 = "arith.remsi"(%37, %24) : (index, index) -> index
  %60 = "arith.cmpi"(%59, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %61 = "arith.addi"(%59, %24) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %62 = "arith.select"(%60, %61, %59) : (i1, index, index) -> index
  %63 = "arith.constant"() <{value = 8 : index}> : () -> index
  %64 = "arith.muli"(%62, %63) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %65 = "arith.addi"(%37, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %66 = "arith.floordivsi"(%65, %24) : (index, index) -> index
  %67 = "arith.remsi"(%65, %24) : (index, index) -> index
  %68 = "arith.cmpi"(%67, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %69 = "arith.addi"(%67, %24) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %70 = "arith.select"(%68, %69, %67) : (i1, index, index) -> index
  %71 = "arith.constant"() <{value = 8 : index}> : () -> index
  %72 = "arith.muli"(%70, %71) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %73 = "arith.remsi"(%50, %32) : (index, index) -> index
  %74 = "arith.cmpi"(%73, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %75 = "arith.addi"(%73, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %76 = "arith.select"(%74, %75, %73) : (i1, index, index) -> index
  %77 = "arith.remsi"(%50, %0) : (index, index) -> index
  %78 = "arith.cmpi"(%77, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %79 = "arith.addi"(%77, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %80 = "arith.select"(%78, %79, %77) : (i1, index, index) -> index
  %81 = "arith.divsi"(%80, %32) : (index, index) -> index
  %82 = "arith.remsi"(%50, %32) : (index, index) -> index
  %83 = "arith.cmpi"(%82, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %84 = "arith.addi"(%82, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %85 = "arith.select"(%83, %84, %82) : (i1, index, index) -> index
  %86 = "vector.load"(%39, %51, %57) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%86, %36, %51, %57) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %87 = "vector.load"(%41, %58, %64) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%87, %35, %58, %64) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %88 = "vector.load"(%41, %66, %72) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%88, %35, %66, %72) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %89 = "vector.load"(%36, %76, %33) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %90 = "vector.load"(%36, %76, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %91 = "arith.addi"(%76, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %92 = "vector.load"(%36, %91, %33) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %93 = "vector.load"(%36, %91, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %94 = "arith.muli"(%46, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %95 = "arith.addi"(%94, %76) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %96 = "vector.load"(%35, %33, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %97 = "vector.load"(%35, %31, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %98 = "vector.load"(%35, %30, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %99 = "vector.load"(%35, %29, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %100 = "vector.load"(%35, %28, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %101 = "vector.load"(%35, %27, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %102 = "vector.load"(%35, %26, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %103 = "vector.load"(%35, %25, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %104 = "vector.load"(%35, %24, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %105 = "vector.load"(%35, %23, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %106 = "vector.load"(%35, %22, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %107 = "vector.load"(%35, %21, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %108 = "vector.load"(%35, %20, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %109 = "vector.load"(%35, %19, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %110 = "vector.load"(%35, %18, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %111 = "vector.load"(%35, %17, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %112 = "vector.load"(%35, %32, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %113 = "vector.load"(%35, %16, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %114 = "vector.load"(%35, %15, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %115 = "vector.load"(%35, %14, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %116 = "vector.load"(%35, %13, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %117 = "vector.load"(%35, %12, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %118 = "vector.load"(%35, %11, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %119 = "vector.load"(%35, %10, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %120 = "vector.load"(%35, %9, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %121 = "vector.load"(%35, %8, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %122 = "vector.load"(%35, %7, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %123 = "vector.load"(%35, %6, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %124 = "vector.load"(%35, %5, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %125 = "vector.load"(%35, %4, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %126 = "vector.load"(%35, %3, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %127 = "vector.load"(%35, %2, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
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
  %162 = "amdgpu.wmma"(%89, %160, %34) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %163 = "amdgpu.wmma"(%92, %160, %34) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %164 = "amdgpu.wmma"(%90, %161, %162) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %165 = "amdgpu.wmma"(%93, %161, %163) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
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
  %198 = "arith.muli"(%46, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %199 = "arith.addi"(%198, %85) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %200 = "vector.load"(%43, %199) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %201 = "vector.extract"(%200) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %202 = "vector.broadcast"(%201) : (f32) -> vector<1xf32>
  %203 = "arith.addf"(%167, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %204 = "arith.addf"(%169, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %205 = "arith.addf"(%171, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %206 = "arith.addf"(%173, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %207 = "arith.addf"(%175, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %208 = "arith.addf"(%177, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %209 = "arith.addf"(%179, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %210 = "arith.addf"(%181, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %211 = "arith.addf"(%183, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %212 = "arith.addf"(%185, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %213 = "arith.addf"(%187, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %214 = "arith.addf"(%189, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %215 = "arith.addf"(%191, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %216 = "arith.addf"(%193, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %217 = "arith.addf"(%195, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %218 = "arith.addf"(%197, %202) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%203, %45, %81, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %219 = "arith.addi"(%81, %30) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%204, %45, %219, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %220 = "arith.addi"(%81, %28) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%205, %45, %220, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %221 = "arith.addi"(%81, %26) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%206, %45, %221, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %222 = "arith.addi"(%81, %24) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%207, %45, %222, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %223 = "arith.addi"(%81, %22) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%208, %45, %223, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %224 = "arith.addi"(%81, %20) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%209, %45, %224, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %225 = "arith.addi"(%81, %18) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%210, %45, %225, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %226 = "arith.addi"(%81, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%211, %45, %226, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %227 = "arith.addi"(%81, %15) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%212, %45, %227, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %228 = "arith.addi"(%81, %13) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%213, %45, %228, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %229 = "arith.addi"(%81, %11) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%214, %45, %229, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %230 = "arith.addi"(%81, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%215, %45, %230, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %231 = "arith.addi"(%81, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%216, %45, %231, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %232 = "arith.addi"(%81, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%217, %45, %232, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %233 = "arith.addi"(%81, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%218, %45, %233, %199) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%36) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%35) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
