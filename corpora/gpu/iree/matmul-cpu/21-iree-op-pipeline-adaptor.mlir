"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
    %3 = "arith.constant"() <{value = 8 : index}> : () -> index
    %4 = "arith.constant"() <{value = 7 : index}> : () -> index
    %5 = "arith.constant"() <{value = 6 : index}> : () -> index
    %6 = "arith.constant"() <{value = 5 : index}> : () -> index
    %7 = "arith.constant"() <{value = 3 : index}> : () -> index
    %8 = "arith.constant"() <{value = 2 : index}> : () -> index
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    %10 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8x4xf32>}> : () -> vector<8x4xf32>
    %11 = "arith.constant"() <{value = 24 : index}> : () -> index
    %12 = "arith.constant"() <{value = 4 : index}> : () -> index
    %13 = "arith.constant"() <{value = 32 : index}> : () -> index
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    %15 = "hal.interface.binding.subspan"(%14) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<16x32xf32>) -> memref<16x32xf32>
    %17 = "hal.interface.binding.subspan"(%14) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32>
    %18 = "memref.assume_alignment"(%17) <{alignment = 64 : i32}> : (memref<32x24xf32>) -> memref<32x24xf32>
    %19 = "hal.interface.binding.subspan"(%14) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32>
    %20 = "memref.assume_alignment"(%19) <{alignment = 64 : i32}> : (memref<24xf32>) -> memref<24xf32>
    %21 = "hal.interface.binding.subspan"(%14) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32>
    %22 = "memref.assume_alignment"(%21) <{alignment = 64 : i32}> : (memref<16x24xf32>) -> memref<16x24xf32>
    %23 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %24 = "arith.muli"(%23, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %25 = "memref.subview"(%22, %24) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 8, 24>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32>, index) -> memref<8x24xf32, strided<[24, 1], offset: ?>>
    "scf.for"(%14, %11, %12) ({
    ^bb0(%arg1: index):
      %26 = "scf.for"(%14, %13, %12, %10) ({
      ^bb0(%arg2: index, %arg3: vector<8x4xf32>):
        %38 = "vector.load"(%18, %arg2, %arg1) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<4xf32>
        %39 = "arith.addi"(%arg2, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %40 = "vector.load"(%18, %39, %arg1) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<4xf32>
        %41 = "arith.addi"(%arg2, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %42 = "vector.load"(%18, %41, %arg1) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<4xf32>
        %43 = "arith.addi"(%arg2, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %44 = "vector.load"(%18, %43, %arg1) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<4xf32>
        %45 = "memref.load"(%16, %24, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %46 = "vector.broadcast"(%45) : (f32) -> vector<4xf32>
        %47 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
        %48 = "vector.fma"(%46, %38, %47) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %49 = "arith.addi"(%24, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %50 = "memref.load"(%16, %49, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %51 = "vector.broadcast"(%50) : (f32) -> vector<4xf32>
        %52 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
        %53 = "vector.fma"(%51, %38, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %54 = "arith.addi"(%24, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %55 = "memref.load"(%16, %54, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %56 = "vector.broadcast"(%55) : (f32) -> vector<4xf32>
        %57 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
        %58 = "vector.fma"(%56, %38, %57) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %59 = "arith.addi"(%24, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %60 = "memref.load"(%16, %59, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %61 = "vector.broadcast"(%60) : (f32) -> vector<4xf32>
        %62 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
        %63 = "vector.fma"(%61, %38, %62) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %64 = "arith.addi"(%24, %12) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %65 = "memref.load"(%16, %64, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %66 = "vector.broadcast"(%65) : (f32) -> vector<4xf32>
        %67 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
        %68 = "vector.fma"(%66, %38, %67) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %69 = "arith.addi"(%24, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %70 = "memref.load"(%16, %69, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %71 = "vector.broadcast"(%70) : (f32) -> vector<4xf32>
        %72 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
        %73 = "vector.fma"(%71, %38, %72) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %74 = "arith.addi"(%24, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %75 = "memref.load"(%16, %74, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %76 = "vector.broadcast"(%75) : (f32) -> vector<4xf32>
        %77 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
        %78 = "vector.fma"(%76, %38, %77) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %79 = "arith.addi"(%24, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %80 = "memref.load"(%16, %79, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %81 = "vector.broadcast"(%80) : (f32) -> vector<4xf32>
        %82 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
        %83 = "vector.fma"(%81, %38, %82) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %84 = "memref.load"(%16, %24, %39) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %85 = "vector.broadcast"(%84) : (f32) -> vector<4xf32>
        %86 = "vector.fma"(%85, %40, %48) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %87 = "memref.load"(%16, %49, %39) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %88 = "vector.broadcast"(%87) : (f32) -> vector<4xf32>
        %89 = "vector.fma"(%88, %40, %53) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %90 = "memref.load"(%16, %54, %39) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %91 = "vector.broadcast"(%90) : (f32) -> vector<4xf32>
        %92 = "vector.fma"(%91, %40, %58) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %93 = "memref.load"(%16, %59, %39) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %94 = "vector.broadcast"(%93) : (f32) -> vector<4xf32>
        %95 = "vector.fma"(%94, %40, %63) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %96 = "memref.load"(%16, %64, %39) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %97 = "vector.broadcast"(%96) : (f32) -> vector<4xf32>
        %98 = "vector.fma"(%97, %40, %68) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %99 = "memref.load"(%16, %69, %39) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %100 = "vector.broadcast"(%99) : (f32) -> vector<4xf32>
        %101 = "vector.fma"(%100, %40, %73) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %102 = "memref.load"(%16, %74, %39) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %103 = "vector.broadcast"(%102) : (f32) -> vector<4xf32>
        %104 = "vector.fma"(%103, %40, %78) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %105 = "memref.load"(%16, %79, %39) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %106 = "vector.broadcast"(%105) : (f32) -> vector<4xf32>
        %107 = "vector.fma"(%106, %40, %83) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %108 = "memref.load"(%16, %24, %41) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %109 = "vector.broadcast"(%108) : (f32) -> vector<4xf32>
        %110 = "vector.fma"(%109, %42, %86) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %111 = "memref.load"(%16, %49, %41) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %112 = "vector.broadcast"(%111) : (f32) -> vector<4xf32>
        %113 = "vector.fma"(%112, %42, %89) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %114 = "memref.load"(%16, %54, %41) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %115 = "vector.broadcast"(%114) : (f32) -> vector<4xf32>
        %116 = "vector.fma"(%115, %42, %92) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %117 = "memref.load"(%16, %59, %41) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %118 = "vector.broadcast"(%117) : (f32) -> vector<4xf32>
        %119 = "vector.fma"(%118, %42, %95) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %120 = "memref.load"(%16, %64, %41) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %121 = "vector.broadcast"(%120) : (f32) -> vector<4xf32>
        %122 = "vector.fma"(%121, %42, %98) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %123 = "memref.load"(%16, %69, %41) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %124 = "vector.broadcast"(%123) : (f32) -> vector<4xf32>
        %125 = "vector.fma"(%124, %42, %101) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %126 = "memref.load"(%16, %74, %41) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %127 = "vector.broadcast"(%126) : (f32) -> vector<4xf32>
        %128 = "vector.fma"(%127, %42, %104) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %129 = "memref.load"(%16, %79, %41) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %130 = "vector.broadcast"(%129) : (f32) -> vector<4xf32>
        %131 = "vector.fma"(%130, %42, %107) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %132 = "memref.load"(%16, %24, %43) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %133 = "vector.broadcast"(%132) : (f32) -> vector<4xf32>
        %134 = "vector.fma"(%133, %44, %110) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %135 = "memref.load"(%16, %49, %43) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %136 = "vector.broadcast"(%135) : (f32) -> vector<4xf32>
        %137 = "vector.fma"(%136, %44, %113) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %138 = "memref.load"(%16, %54, %43) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %139 = "vector.broadcast"(%138) : (f32) -> vector<4xf32>
        %140 = "vector.fma"(%139, %44, %116) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %141 = "memref.load"(%16, %59, %43) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %142 = "vector.broadcast"(%141) : (f32) -> vector<4xf32>
        %143 = "vector.fma"(%142, %44, %119) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %144 = "memref.load"(%16, %64, %43) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %145 = "vector.broadcast"(%144) : (f32) -> vector<4xf32>
        %146 = "vector.fma"(%145, %44, %122) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %147 = "memref.load"(%16, %69, %43) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %148 = "vector.broadcast"(%147) : (f32) -> vector<4xf32>
        %149 = "vector.fma"(%148, %44, %125) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %150 = "memref.load"(%16, %74, %43) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %151 = "vector.broadcast"(%150) : (f32) -> vector<4xf32>
        %152 = "vector.fma"(%151, %44, %128) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %153 = "memref.load"(%16, %79, %43) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
        %154 = "vector.broadcast"(%153) : (f32) -> vector<4xf32>
        %155 = "vector.fma"(%154, %44, %131) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %156:4 = "vector.to_elements"(%134) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %157:4 = "vector.to_elements"(%137) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %158:4 = "vector.to_elements"(%140) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %159:4 = "vector.to_elements"(%143) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %160:4 = "vector.to_elements"(%146) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %161:4 = "vector.to_elements"(%149) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %162:4 = "vector.to_elements"(%152) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %163:4 = "vector.to_elements"(%155) : (vector<4xf32>) -> (f32, f32, f32, f32)
        %164 = "vector.from_elements"(%156#0, %156#1, %156#2, %156#3, %157#0, %157#1, %157#2, %157#3, %158#0, %158#1, %158#2, %158#3, %159#0, %159#1, %159#2, %159#3, %160#0, %160#1, %160#2, %160#3, %161#0, %161#1, %161#2, %161#3, %162#0, %162#1, %162#2, %162#3, %163#0, %163#1, %163#2, %163#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8x4xf32>
        "scf.yield"(%164) : (vector<8x4xf32>) -> ()
      }) : (index, index, index, vector<8x4xf32>) -> vector<8x4xf32>
      %27 = "vector.load"(%20, %arg1) <{nontemporal = false}> : (memref<24xf32>, index) -> vector<4xf32>
      %28 = "vector.broadcast"(%27) : (vector<4xf32>) -> vector<8x4xf32>
      %29 = "arith.addf"(%26, %28) <{fastmath = #arith.fastmath<none>}> : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
      %30 = "vector.extract"(%29) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%30, %25, %14, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
      %31 = "vector.extract"(%29) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%31, %25, %9, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
      %32 = "vector.extract"(%29) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%32, %25, %8, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
      %33 = "vector.extract"(%29) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%33, %25, %7, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
      %34 = "vector.extract"(%29) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%34, %25, %12, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
      %35 = "vector.extract"(%29) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%35, %25, %6, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
      %36 = "vector.extract"(%29) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%36, %25, %5, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
      %37 = "vector.extract"(%29) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
      "vector.store"(%37, %25, %4, %arg1) <{nontemporal = false}> : (vector<4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
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
