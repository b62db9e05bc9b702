"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<8xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0 = "handshake.buffer"(%arg3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:6 = "handshake.fork"(%0) : (none) -> (none, none, none, none, none, none)
    %2 = "handshake.buffer"(%1#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %7 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %8 = "handshake.extmemory"(%arg2, %219, %218) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %9 = "handshake.buffer"(%8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10:2 = "handshake.extmemory"(%arg1, %207) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %11 = "handshake.buffer"(%10#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %12 = "handshake.buffer"(%10#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %13:2 = "handshake.extmemory"(%arg0, %204) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<8xi32>, index) -> (i32, none)
    %14 = "handshake.buffer"(%13#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %15 = "handshake.buffer"(%13#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %16 = "handshake.constant"(%6) <{value = 0 : index}> : (none) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18:2 = "handshake.fork"(%17) : (index) -> (index, index)
    %19 = "handshake.buffer"(%18#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.buffer"(%18#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %21 = "handshake.constant"(%5) <{value = 1 : index}> : (none) -> index
    %22 = "handshake.buffer"(%21) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %23 = "handshake.constant"(%4) <{value = 3 : index}> : (none) -> index
    %24 = "handshake.buffer"(%23) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %25 = "handshake.constant"(%3) <{value = 4 : index}> : (none) -> index
    %26 = "handshake.buffer"(%25) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %27 = "handshake.constant"(%2) <{value = 0 : i32}> : (none) -> i32
    %28 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %29 = "handshake.buffer"(%66#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %30:7 = "handshake.fork"(%29) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %31 = "handshake.buffer"(%30#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %32 = "handshake.buffer"(%30#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %33 = "handshake.buffer"(%30#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %34 = "handshake.buffer"(%30#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %35 = "handshake.buffer"(%30#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %36 = "handshake.buffer"(%30#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %37 = "handshake.buffer"(%30#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %38 = "handshake.mux"(%31, %7, %216) : (i1, none, none) -> none
    %39 = "handshake.buffer"(%38) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %40 = "handshake.mux"(%32, %19, %221) : (i1, index, index) -> index
    %41 = "handshake.buffer"(%40) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %42:2 = "handshake.fork"(%41) : (index) -> (index, index)
    %43 = "handshake.buffer"(%42#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %44 = "handshake.buffer"(%42#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %45 = "handshake.mux"(%33, %20, %160) : (i1, index, index) -> index
    %46 = "handshake.buffer"(%45) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %47:2 = "handshake.fork"(%46) : (index) -> (index, index)
    %48 = "handshake.buffer"(%47#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "handshake.buffer"(%47#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50 = "handshake.mux"(%34, %22, %167) : (i1, index, index) -> index
    %51 = "handshake.buffer"(%50) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %52 = "handshake.mux"(%35, %24, %172) : (i1, index, index) -> index
    %53 = "handshake.buffer"(%52) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %54 = "handshake.mux"(%36, %26, %175) : (i1, index, index) -> index
    %55 = "handshake.buffer"(%54) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %56:2 = "handshake.fork"(%55) : (index) -> (index, index)
    %57 = "handshake.buffer"(%56#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %58 = "handshake.buffer"(%56#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %59 = "handshake.mux"(%37, %28, %178) : (i1, i32, i32) -> i32
    %60 = "handshake.buffer"(%59) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %61:2 = "handshake.fork"(%60) : (i32) -> (i32, i32)
    %62 = "handshake.buffer"(%61#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %63 = "handshake.buffer"(%61#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %64 = "arith.cmpi"(%44, %58) <{predicate = 2 : i64}> : (index, index) -> i1
    %65 = "handshake.buffer"(%64) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %66:10 = "handshake.fork"(%65) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %67 = "handshake.buffer"(%66#9) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %68 = "handshake.buffer"(%66#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %69 = "handshake.buffer"(%66#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %70 = "handshake.buffer"(%66#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %71 = "handshake.buffer"(%66#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %72 = "handshake.buffer"(%66#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %73 = "handshake.buffer"(%66#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %74 = "handshake.buffer"(%66#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %75 = "handshake.buffer"(%66#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %76:2 = "handshake.cond_br"(%67, %43) : (i1, index) -> (index, index)
    %77 = "handshake.buffer"(%76#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %78 = "handshake.buffer"(%76#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%77) : (index) -> ()
    %79:2 = "handshake.cond_br"(%68, %49) : (i1, index) -> (index, index)
    %80 = "handshake.buffer"(%79#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %81 = "handshake.buffer"(%79#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%80) : (index) -> ()
    %82:2 = "handshake.cond_br"(%69, %48) : (i1, index) -> (index, index)
    %83 = "handshake.buffer"(%82#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %84 = "handshake.buffer"(%82#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%83) : (index) -> ()
    %85:2 = "handshake.cond_br"(%70, %51) : (i1, index) -> (index, index)
    %86 = "handshake.buffer"(%85#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %87 = "handshake.buffer"(%85#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%86) : (index) -> ()
    %88:2 = "handshake.cond_br"(%71, %53) : (i1, index) -> (index, index)
    %89 = "handshake.buffer"(%88#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %90 = "handshake.buffer"(%88#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%89) : (index) -> ()
    %91:2 = "handshake.cond_br"(%72, %57) : (i1, index) -> (index, index)
    %92 = "handshake.buffer"(%91#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %93 = "handshake.buffer"(%91#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%92) : (index) -> ()
    %94:2 = "handshake.cond_br"(%73, %63) : (i1, i32) -> (i32, i32)
    %95 = "handshake.buffer"(%94#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %96 = "handshake.buffer"(%94#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%95) : (i32) -> ()
    %97:2 = "handshake.cond_br"(%74, %62) : (i1, i32) -> (i32, i32)
    %98 = "handshake.buffer"(%97#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %99 = "handshake.buffer"(%97#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%98) : (i32) -> ()
    %100:2 = "handshake.cond_br"(%75, %39) : (i1, none) -> (none, none)
    %101 = "handshake.buffer"(%100#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %102 = "handshake.buffer"(%100#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %103 = "handshake.mux"(%129, %214, %84) : (index, index, index) -> index
    %104 = "handshake.buffer"(%103) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %105:2 = "handshake.fork"(%104) : (index) -> (index, index)
    %106 = "handshake.buffer"(%105#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %107 = "handshake.buffer"(%105#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %108 = "handshake.mux"(%130, %212, %99) : (index, i32, i32) -> i32
    %109 = "handshake.buffer"(%108) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %110 = "handshake.mux"(%131, %161, %81) : (index, index, index) -> index
    %111 = "handshake.buffer"(%110) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %112 = "handshake.mux"(%132, %170, %87) : (index, index, index) -> index
    %113 = "handshake.buffer"(%112) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %114 = "handshake.mux"(%133, %173, %90) : (index, index, index) -> index
    %115 = "handshake.buffer"(%114) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %116:2 = "handshake.fork"(%115) : (index) -> (index, index)
    %117 = "handshake.buffer"(%116#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %118 = "handshake.buffer"(%116#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %119 = "handshake.mux"(%134, %176, %93) : (index, index, index) -> index
    %120 = "handshake.buffer"(%119) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %121 = "handshake.mux"(%135, %179, %96) : (index, i32, i32) -> i32
    %122 = "handshake.buffer"(%121) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %123 = "handshake.mux"(%136, %188, %78) : (index, index, index) -> index
    %124 = "handshake.buffer"(%123) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %125:2 = "handshake.control_merge"(%200, %102) : (none, none) -> (none, index)
    %126 = "handshake.buffer"(%125#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %127 = "handshake.buffer"(%125#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %128:8 = "handshake.fork"(%126) : (index) -> (index, index, index, index, index, index, index, index)
    %129 = "handshake.buffer"(%128#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %130 = "handshake.buffer"(%128#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %131 = "handshake.buffer"(%128#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %132 = "handshake.buffer"(%128#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %133 = "handshake.buffer"(%128#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %134 = "handshake.buffer"(%128#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %135 = "handshake.buffer"(%128#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %136 = "handshake.buffer"(%128#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %137 = "arith.cmpi"(%106, %117) <{predicate = 2 : i64}> : (index, index) -> i1
    %138 = "handshake.buffer"(%137) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %139:9 = "handshake.fork"(%138) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %140 = "handshake.buffer"(%139#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %141 = "handshake.buffer"(%139#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %142 = "handshake.buffer"(%139#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %143 = "handshake.buffer"(%139#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %144 = "handshake.buffer"(%139#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %145 = "handshake.buffer"(%139#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %146 = "handshake.buffer"(%139#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %147 = "handshake.buffer"(%139#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %148 = "handshake.buffer"(%139#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %149:2 = "handshake.cond_br"(%140, %107) : (i1, index) -> (index, index)
    %150 = "handshake.buffer"(%149#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %151 = "handshake.buffer"(%149#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%150) : (index) -> ()
    %152:3 = "handshake.fork"(%151) : (index) -> (index, index, index)
    %153 = "handshake.buffer"(%152#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %154 = "handshake.buffer"(%152#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %155 = "handshake.buffer"(%152#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %156:2 = "handshake.cond_br"(%141, %109) : (i1, i32) -> (i32, i32)
    %157 = "handshake.buffer"(%156#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %158 = "handshake.buffer"(%156#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %159:2 = "handshake.cond_br"(%142, %111) : (i1, index) -> (index, index)
    %160 = "handshake.buffer"(%159#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %161 = "handshake.buffer"(%159#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %162:2 = "handshake.cond_br"(%143, %113) : (i1, index) -> (index, index)
    %163 = "handshake.buffer"(%162#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %164 = "handshake.buffer"(%162#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %165:2 = "handshake.fork"(%163) : (index) -> (index, index)
    %166 = "handshake.buffer"(%165#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %167 = "handshake.buffer"(%165#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %168:2 = "handshake.fork"(%164) : (index) -> (index, index)
    %169 = "handshake.buffer"(%168#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %170 = "handshake.buffer"(%168#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %171:2 = "handshake.cond_br"(%144, %118) : (i1, index) -> (index, index)
    %172 = "handshake.buffer"(%171#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %173 = "handshake.buffer"(%171#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %174:2 = "handshake.cond_br"(%145, %120) : (i1, index) -> (index, index)
    %175 = "handshake.buffer"(%174#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %176 = "handshake.buffer"(%174#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %177:2 = "handshake.cond_br"(%146, %122) : (i1, i32) -> (i32, i32)
    %178 = "handshake.buffer"(%177#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %179 = "handshake.buffer"(%177#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %180:2 = "handshake.cond_br"(%147, %124) : (i1, index) -> (index, index)
    %181 = "handshake.buffer"(%180#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %182 = "handshake.buffer"(%180#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %183:2 = "handshake.fork"(%181) : (index) -> (index, index)
    %184 = "handshake.buffer"(%183#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %185 = "handshake.buffer"(%183#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %186:2 = "handshake.fork"(%182) : (index) -> (index, index)
    %187 = "handshake.buffer"(%186#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %188 = "handshake.buffer"(%186#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %189:2 = "handshake.cond_br"(%148, %127) : (i1, none) -> (none, none)
    %190 = "handshake.buffer"(%189#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %191 = "handshake.buffer"(%189#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %192:2 = "handshake.fork"(%190) : (none) -> (none, none)
    %193 = "handshake.buffer"(%192#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %194 = "handshake.buffer"(%192#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %195:3 = "handshake.fork"(%191) : (none) -> (none, none, none)
    %196 = "handshake.buffer"(%195#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %197 = "handshake.buffer"(%195#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %198 = "handshake.buffer"(%195#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %199 = "handshake.join"(%197, %14, %11) : (none, none, none) -> none
    %200 = "handshake.buffer"(%199) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %201 = "arith.addi"(%187, %155) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %202 = "handshake.buffer"(%201) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %203:2 = "handshake.load"(%202, %15, %196) : (index, i32, none) -> (i32, index)
    %204 = "handshake.buffer"(%203#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %205 = "handshake.buffer"(%203#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %206:2 = "handshake.load"(%153, %12, %198) : (index, i32, none) -> (i32, index)
    %207 = "handshake.buffer"(%206#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %208 = "handshake.buffer"(%206#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %209 = "arith.muli"(%205, %208) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %210 = "handshake.buffer"(%209) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %211 = "arith.addi"(%158, %210) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %212 = "handshake.buffer"(%211) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %213 = "arith.addi"(%154, %169) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %214 = "handshake.buffer"(%213) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %215 = "handshake.join"(%193, %9) : (none, none) -> none
    %216 = "handshake.buffer"(%215) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %217:2 = "handshake.store"(%184, %157, %194) : (index, i32, none) -> (i32, index)
    %218 = "handshake.buffer"(%217#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %219 = "handshake.buffer"(%217#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %220 = "arith.addi"(%185, %166) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %221 = "handshake.buffer"(%220) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%101) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

