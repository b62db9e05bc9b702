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
  %56 = "affine.apply"(%55) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %57 = "arith.floordivsi"(%37, %24) : (index, index) -> index
  %58 = "arith.remsi"(%37, %24) : (index, index) -> index
  %59 = "arith.cmpi"(%58, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %60 = "arith.addi"(%58, %24) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %61 = "arith.select"(%59, %60, %58) : (i1, index, index) -> index
  %62 = "affine.apply"(%61) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %63 = "arith.addi"(%37, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %64 = "arith.floordivsi"(%63, %24) : (index, index) -> index
  %65 = "arith.remsi"(%63, %24) : (index, index) -> index
  %66 = "arith.cmpi"(%65, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %67 = "arith.addi"(%65, %24) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %68 = "arith.select"(%66, %67, %65) : (i1, index, index) -> index
  %69 = "affine.apply"(%68) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %70 = "arith.remsi"(%50, %32) : (index, index) -> index
  %71 = "arith.cmpi"(%70, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %72 = "arith.addi"(%70, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %73 = "arith.select"(%71, %72, %70) : (i1, index, index) -> index
  %74 = "arith.remsi"(%50, %0) : (index, index) -> index
  %75 = "arith.cmpi"(%74, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %76 = "arith.addi"(%74, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %77 = "arith.select"(%75, %76, %74) : (i1, index, index) -> index
  %78 = "arith.divsi"(%77, %32) : (index, index) -> index
  %79 = "arith.remsi"(%50, %32) : (index, index) -> index
  %80 = "arith.cmpi"(%79, %33) <{predicate = 2 : i64}> : (index, index) -> i1
  %81 = "arith.addi"(%79, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %82 = "arith.select"(%80, %81, %79) : (i1, index, index) -> index
  %83 = "vector.load"(%39, %51, %56) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%83, %36, %51, %56) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %84 = "vector.load"(%41, %57, %62) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%84, %35, %57, %62) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %85 = "vector.load"(%41, %64, %69) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%85, %35, %64, %69) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %86 = "vector.load"(%36, %73, %33) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %87 = "vector.load"(%36, %73, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %88 = "arith.addi"(%73, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %89 = "vector.load"(%36, %88, %33) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %90 = "vector.load"(%36, %88, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %91 = "arith.muli"(%46, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %92 = "arith.addi"(%91, %73) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %93 = "vector.load"(%35, %33, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %94 = "vector.load"(%35, %31, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %95 = "vector.load"(%35, %30, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %96 = "vector.load"(%35, %29, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %97 = "vector.load"(%35, %28, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %98 = "vector.load"(%35, %27, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %99 = "vector.load"(%35, %26, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %100 = "vector.load"(%35, %25, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %101 = "vector.load"(%35, %24, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %102 = "vector.load"(%35, %23, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %103 = "vector.load"(%35, %22, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %104 = "vector.load"(%35, %21, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %105 = "vector.load"(%35, %20, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %106 = "vector.load"(%35, %19, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %107 = "vector.load"(%35, %18, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %108 = "vector.load"(%35, %17, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %109 = "vector.load"(%35, %32, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %110 = "vector.load"(%35, %16, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %111 = "vector.load"(%35, %15, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %112 = "vector.load"(%35, %14, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %113 = "vector.load"(%35, %13, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %114 = "vector.load"(%35, %12, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %115 = "vector.load"(%35, %11, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %116 = "vector.load"(%35, %10, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %117 = "vector.load"(%35, %9, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %118 = "vector.load"(%35, %8, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %119 = "vector.load"(%35, %7, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %120 = "vector.load"(%35, %6, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %121 = "vector.load"(%35, %5, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %122 = "vector.load"(%35, %4, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %123 = "vector.load"(%35, %3, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %124 = "vector.load"(%35, %2, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %125 = "vector.to_elements"(%93) : (vector<1xf16>) -> f16
  %126 = "vector.to_elements"(%94) : (vector<1xf16>) -> f16
  %127 = "vector.to_elements"(%95) : (vector<1xf16>) -> f16
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
  %157 = "vector.from_elements"(%125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %158 = "vector.from_elements"(%141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %159 = "amdgpu.wmma"(%86, %157, %34) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %160 = "amdgpu.wmma"(%89, %157, %34) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %161 = "amdgpu.wmma"(%87, %158, %159) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %162 = "amdgpu.wmma"(%90, %158, %160) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %163 = "vector.extract"(%161) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %164 = "vector.broadcast"(%163) : (f32) -> vector<1xf32>
  %165 = "vector.extract"(%161) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %166 = "vector.broadcast"(%165) : (f32) -> vector<1xf32>
  %167 = "vector.extract"(%161) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %168 = "vector.broadcast"(%167) : (f32) -> vector<1xf32>
  %169 = "vector.extract"(%161) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %170 = "vector.broadcast"(%169) : (f32) -> vector<1xf32>
  %171 = "vector.extract"(%161) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %172 = "vector.broadcast"(%171) : (f32) -> vector<1xf32>
  %173 = "vector.extract"(%161) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %174 = "vector.broadcast"(%173) : (f32) -> vector<1xf32>
  %175 = "vector.extract"(%161) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %176 = "vector.broadcast"(%175) : (f32) -> vector<1xf32>
  %177 = "vector.extract"(%161) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %178 = "vector.broadcast"(%177) : (f32) -> vector<1xf32>
  %179 = "vector.extract"(%162) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %180 = "vector.broadcast"(%179) : (f32) -> vector<1xf32>
  %181 = "vector.extract"(%162) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %182 = "vector.broadcast"(%181) : (f32) -> vector<1xf32>
  %183 = "vector.extract"(%162) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %184 = "vector.broadcast"(%183) : (f32) -> vector<1xf32>
  %185 = "vector.extract"(%162) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %186 = "vector.broadcast"(%185) : (f32) -> vector<1xf32>
  %187 = "vector.extract"(%162) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %188 = "vector.broadcast"(%187) : (f32) -> vector<1xf32>
  %189 = "vector.extract"(%162) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %190 = "vector.broadcast"(%189) : (f32) -> vector<1xf32>
  %191 = "vector.extract"(%162) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %192 = "vector.broadcast"(%191) : (f32) -> vector<1xf32>
  %193 = "vector.extract"(%162) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %194 = "vector.broadcast"(%193) : (f32) -> vector<1xf32>
  %195 = "arith.muli"(%46, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %196 = "arith.addi"(%195, %82) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %197 = "vector.load"(%43, %196) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %198 = "vector.extract"(%197) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %199 = "vector.broadcast"(%198) : (f32) -> vector<1xf32>
  %200 = "arith.addf"(%164, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %201 = "arith.addf"(%166, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %202 = "arith.addf"(%168, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %203 = "arith.addf"(%170, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %204 = "arith.addf"(%172, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %205 = "arith.addf"(%174, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %206 = "arith.addf"(%176, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %207 = "arith.addf"(%178, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %208 = "arith.addf"(%180, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %209 = "arith.addf"(%182, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %210 = "arith.addf"(%184, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %211 = "arith.addf"(%186, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %212 = "arith.addf"(%188, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %213 = "arith.addf"(%190, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %214 = "arith.addf"(%192, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %215 = "arith.addf"(%194, %199) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%200, %45, %78, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %216 = "arith.addi"(%78, %30) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%201, %45, %216, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %217 = "arith.addi"(%78, %28) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%202, %45, %217, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %218 = "arith.addi"(%78, %26) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%203, %45, %218, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %219 = "arith.addi"(%78, %24) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%204, %45, %219, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %220 = "arith.addi"(%78, %22) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%205, %45, %220, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %221 = "arith.addi"(%78, %20) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%206, %45, %221, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %222 = "arith.addi"(%78, %18) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%207, %45, %222, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %223 = "arith.addi"(%78, %32) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%208, %45, %223, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %224 = "arith.addi"(%78, %15) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%209, %45, %224, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %225 = "arith.addi"(%78, %13) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%210, %45, %225, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %226 = "arith.addi"(%78, %11) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%211, %45, %226, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %227 = "arith.addi"(%78, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%212, %45, %227, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %228 = "arith.addi"(%78, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%213, %45, %228, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %229 = "arith.addi"(%78, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%214, %45, %229, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %230 = "arith.addi"(%78, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%215, %45, %230, %196) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
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
