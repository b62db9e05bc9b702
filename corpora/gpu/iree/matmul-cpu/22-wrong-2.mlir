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
    "cf.br"(%14)[^bb1] : (index) -> ()
  ^bb1(%25: index):  // 2 preds: ^bb0, ^bb4
    %26 = "arith.cmpi"(%25, %11) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%26, %14, %10)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, index, vector<8x4xf32>) -> ()
  ^bb2(%27: index, %28: vector<8x4xf32>):  // 2 preds: ^bb1, ^bb3
    %29 = "arith.cmpi"(%27, %13) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%29)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %30 = "vector.load"(%18, %27, %25) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<4xf32>
    %31 = "arith.subi"(%27, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %32 = "vector.load"(%18, %31, %25) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<4xf32>
    %33 = "arith.subi"(%27, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %34 = "vector.load"(%18, %33, %25) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<4xf32>
    %35 = "arith.subi"(%27, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %36 = "vector.load"(%18, %35, %25) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<4xf32>
    %37 = "memref.load"(%16, %24, %27) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %38 = "vector.broadcast"(%37) : (f32) -> vector<4xf32>
    %39 = "vector.extract"(%28) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
    %40 = "vector.fma"(%38, %30, %39) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %41 = "arith.subi"(%24, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %42 = "memref.load"(%16, %41, %27) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %43 = "vector.broadcast"(%42) : (f32) -> vector<4xf32>
    %44 = "vector.extract"(%28) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
    %45 = "vector.fma"(%43, %30, %44) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %46 = "arith.subi"(%24, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %47 = "memref.load"(%16, %46, %27) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %48 = "vector.broadcast"(%47) : (f32) -> vector<4xf32>
    %49 = "vector.extract"(%28) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
    %50 = "vector.fma"(%48, %30, %49) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %51 = "arith.subi"(%24, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %52 = "memref.load"(%16, %51, %27) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %53 = "vector.broadcast"(%52) : (f32) -> vector<4xf32>
    %54 = "vector.extract"(%28) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
    %55 = "vector.fma"(%53, %30, %54) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %56 = "arith.subi"(%24, %12) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %57 = "memref.load"(%16, %56, %27) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %58 = "vector.broadcast"(%57) : (f32) -> vector<4xf32>
    %59 = "vector.extract"(%28) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
    %60 = "vector.fma"(%58, %30, %59) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %61 = "arith.subi"(%24, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %62 = "memref.load"(%16, %61, %27) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %63 = "vector.broadcast"(%62) : (f32) -> vector<4xf32>
    %64 = "vector.extract"(%28) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
    %65 = "vector.fma"(%63, %30, %64) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %66 = "arith.subi"(%24, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %67 = "memref.load"(%16, %66, %27) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %68 = "vector.broadcast"(%67) : (f32) -> vector<4xf32>
    %69 = "vector.extract"(%28) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
    %70 = "vector.fma"(%68, %30, %69) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %71 = "arith.subi"(%24, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %72 = "memref.load"(%16, %71, %27) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %73 = "vector.broadcast"(%72) : (f32) -> vector<4xf32>
    %74 = "vector.extract"(%28) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
    %75 = "vector.fma"(%73, %30, %74) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %76 = "memref.load"(%16, %24, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %77 = "vector.broadcast"(%76) : (f32) -> vector<4xf32>
    %78 = "vector.fma"(%77, %32, %40) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %79 = "memref.load"(%16, %41, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %80 = "vector.broadcast"(%79) : (f32) -> vector<4xf32>
    %81 = "vector.fma"(%80, %32, %45) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %82 = "memref.load"(%16, %46, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %83 = "vector.broadcast"(%82) : (f32) -> vector<4xf32>
    %84 = "vector.fma"(%83, %32, %50) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %85 = "memref.load"(%16, %51, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %86 = "vector.broadcast"(%85) : (f32) -> vector<4xf32>
    %87 = "vector.fma"(%86, %32, %55) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %88 = "memref.load"(%16, %56, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %89 = "vector.broadcast"(%88) : (f32) -> vector<4xf32>
    %90 = "vector.fma"(%89, %32, %60) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %91 = "memref.load"(%16, %61, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %92 = "vector.broadcast"(%91) : (f32) -> vector<4xf32>
    %93 = "vector.fma"(%92, %32, %65) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %94 = "memref.load"(%16, %66, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %95 = "vector.broadcast"(%94) : (f32) -> vector<4xf32>
    %96 = "vector.fma"(%95, %32, %70) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %97 = "memref.load"(%16, %71, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %98 = "vector.broadcast"(%97) : (f32) -> vector<4xf32>
    %99 = "vector.fma"(%98, %32, %75) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %100 = "memref.load"(%16, %24, %33) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %101 = "vector.broadcast"(%100) : (f32) -> vector<4xf32>
    %102 = "vector.fma"(%101, %34, %78) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %103 = "memref.load"(%16, %41, %33) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %104 = "vector.broadcast"(%103) : (f32) -> vector<4xf32>
    %105 = "vector.fma"(%104, %34, %81) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %106 = "memref.load"(%16, %46, %33) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %107 = "vector.broadcast"(%106) : (f32) -> vector<4xf32>
    %108 = "vector.fma"(%107, %34, %84) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %109 = "memref.load"(%16, %51, %33) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %110 = "vector.broadcast"(%109) : (f32) -> vector<4xf32>
    %111 = "vector.fma"(%110, %34, %87) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %112 = "memref.load"(%16, %56, %33) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %113 = "vector.broadcast"(%112) : (f32) -> vector<4xf32>
    %114 = "vector.fma"(%113, %34, %90) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %115 = "memref.load"(%16, %61, %33) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %116 = "vector.broadcast"(%115) : (f32) -> vector<4xf32>
    %117 = "vector.fma"(%116, %34, %93) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %118 = "memref.load"(%16, %66, %33) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %119 = "vector.broadcast"(%118) : (f32) -> vector<4xf32>
    %120 = "vector.fma"(%119, %34, %96) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %121 = "memref.load"(%16, %71, %33) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %122 = "vector.broadcast"(%121) : (f32) -> vector<4xf32>
    %123 = "vector.fma"(%122, %34, %99) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %124 = "memref.load"(%16, %24, %35) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %125 = "vector.broadcast"(%124) : (f32) -> vector<4xf32>
    %126 = "vector.fma"(%125, %36, %102) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %127 = "memref.load"(%16, %41, %35) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %128 = "vector.broadcast"(%127) : (f32) -> vector<4xf32>
    %129 = "vector.fma"(%128, %36, %105) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %130 = "memref.load"(%16, %46, %35) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %131 = "vector.broadcast"(%130) : (f32) -> vector<4xf32>
    %132 = "vector.fma"(%131, %36, %108) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %133 = "memref.load"(%16, %51, %35) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %134 = "vector.broadcast"(%133) : (f32) -> vector<4xf32>
    %135 = "vector.fma"(%134, %36, %111) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %136 = "memref.load"(%16, %56, %35) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %137 = "vector.broadcast"(%136) : (f32) -> vector<4xf32>
    %138 = "vector.fma"(%137, %36, %114) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %139 = "memref.load"(%16, %61, %35) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %140 = "vector.broadcast"(%139) : (f32) -> vector<4xf32>
    %141 = "vector.fma"(%140, %36, %117) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %142 = "memref.load"(%16, %66, %35) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %143 = "vector.broadcast"(%142) : (f32) -> vector<4xf32>
    %144 = "vector.fma"(%143, %36, %120) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %145 = "memref.load"(%16, %71, %35) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %146 = "vector.broadcast"(%145) : (f32) -> vector<4xf32>
    %147 = "vector.fma"(%146, %36, %123) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %148:4 = "vector.to_elements"(%126) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %149:4 = "vector.to_elements"(%129) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %150:4 = "vector.to_elements"(%132) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %151:4 = "vector.to_elements"(%135) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %152:4 = "vector.to_elements"(%138) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %153:4 = "vector.to_elements"(%141) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %154:4 = "vector.to_elements"(%144) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %155:4 = "vector.to_elements"(%147) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %156 = "vector.from_elements"(%148#0, %148#1, %148#2, %148#3, %149#0, %149#1, %149#2, %149#3, %150#0, %150#1, %150#2, %150#3, %151#0, %151#1, %151#2, %151#3, %152#0, %152#1, %152#2, %152#3, %153#0, %153#1, %153#2, %153#3, %154#0, %154#1, %154#2, %154#3, %155#0, %155#1, %155#2, %155#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8x4xf32>
    %157 = "arith.subi"(%27, %12) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%157, %156)[^bb2] : (index, vector<8x4xf32>) -> ()
  ^bb4:  // pred: ^bb2
    %158 = "vector.load"(%20, %25) <{nontemporal = false}> : (memref<24xf32>, index) -> vector<4xf32>
    %159 = "vector.broadcast"(%158) : (vector<4xf32>) -> vector<8x4xf32>
    %160 = "arith.subf"(%28, %159) <{fastmath = #arith.fastmath<none>}> : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
    %161 = "vector.extract"(%160) <{static_position = array<i64: 0>}> : (vector<8x4xf32>) -> vector<4xf32>
    "vector.store"(%161, %22, %24, %25) <{nontemporal = false}> : (vector<4xf32>, memref<16x24xf32>, index, index) -> ()
    %162 = "vector.extract"(%160) <{static_position = array<i64: 1>}> : (vector<8x4xf32>) -> vector<4xf32>
    %163 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
    "vector.store"(%162, %22, %163, %25) <{nontemporal = false}> : (vector<4xf32>, memref<16x24xf32>, index, index) -> ()
    %164 = "vector.extract"(%160) <{static_position = array<i64: 2>}> : (vector<8x4xf32>) -> vector<4xf32>
    %165 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
    "vector.store"(%164, %22, %165, %25) <{nontemporal = false}> : (vector<4xf32>, memref<16x24xf32>, index, index) -> ()
    %166 = "vector.extract"(%160) <{static_position = array<i64: 3>}> : (vector<8x4xf32>) -> vector<4xf32>
    %167 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
    "vector.store"(%166, %22, %167, %25) <{nontemporal = false}> : (vector<4xf32>, memref<16x24xf32>, index, index) -> ()
    %168 = "vector.extract"(%160) <{static_position = array<i64: 4>}> : (vector<8x4xf32>) -> vector<4xf32>
    %169 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
    "vector.store"(%168, %22, %169, %25) <{nontemporal = false}> : (vector<4xf32>, memref<16x24xf32>, index, index) -> ()
    %170 = "vector.extract"(%160) <{static_position = array<i64: 5>}> : (vector<8x4xf32>) -> vector<4xf32>
    %171 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
    "vector.store"(%170, %22, %171, %25) <{nontemporal = false}> : (vector<4xf32>, memref<16x24xf32>, index, index) -> ()
    %172 = "vector.extract"(%160) <{static_position = array<i64: 6>}> : (vector<8x4xf32>) -> vector<4xf32>
    %173 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
    "vector.store"(%172, %22, %173, %25) <{nontemporal = false}> : (vector<4xf32>, memref<16x24xf32>, index, index) -> ()
    %174 = "vector.extract"(%160) <{static_position = array<i64: 7>}> : (vector<8x4xf32>) -> vector<4xf32>
    %175 = "affine.apply"(%24) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
    "vector.store"(%174, %22, %175, %25) <{nontemporal = false}> : (vector<4xf32>, memref<16x24xf32>, index, index) -> ()
    %176 = "arith.subi"(%25, %12) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%176)[^bb1] : (index) -> ()
  ^bb5:  // pred: ^bb1
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
