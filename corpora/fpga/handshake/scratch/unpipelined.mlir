"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0 = "handshake.buffer"(%arg2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:5 = "handshake.fork"(%0) : (none) -> (none, none, none, none, none)
    %2 = "handshake.buffer"(%1#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %7:3 = "handshake.memory"(%97, %96, %164) <{id = 2 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 1 : i32}> : (i32, index, index) -> (i32, none, none)
    %8 = "handshake.buffer"(%7#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %9 = "handshake.buffer"(%7#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%7#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %11 = "handshake.extmemory"(%arg1, %168, %167) <{id = 1 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13:2 = "handshake.extmemory"(%arg0, %93) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %14 = "handshake.buffer"(%13#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %15 = "handshake.buffer"(%13#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %16 = "handshake.constant"(%5) <{value = 0 : index}> : (none) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18:2 = "handshake.fork"(%17) : (index) -> (index, index)
    %19 = "handshake.buffer"(%18#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.buffer"(%18#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %21 = "handshake.constant"(%4) <{value = 1 : index}> : (none) -> index
    %22 = "handshake.buffer"(%21) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %23 = "handshake.constant"(%3) <{value = 3 : index}> : (none) -> index
    %24 = "handshake.buffer"(%23) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %25 = "handshake.constant"(%2) <{value = 4 : index}> : (none) -> index
    %26 = "handshake.buffer"(%25) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %27 = "handshake.mux"(%47, %99, %20) : (index, index, index) -> index
    %28 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %29:2 = "handshake.fork"(%28) : (index) -> (index, index)
    %30 = "handshake.buffer"(%29#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %31 = "handshake.buffer"(%29#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %32 = "handshake.mux"(%48, %70, %19) : (index, index, index) -> index
    %33 = "handshake.buffer"(%32) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %34 = "handshake.mux"(%49, %76, %22) : (index, index, index) -> index
    %35 = "handshake.buffer"(%34) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %36 = "handshake.mux"(%50, %79, %24) : (index, index, index) -> index
    %37 = "handshake.buffer"(%36) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %38 = "handshake.mux"(%51, %82, %26) : (index, index, index) -> index
    %39 = "handshake.buffer"(%38) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %40:2 = "handshake.fork"(%39) : (index) -> (index, index)
    %41 = "handshake.buffer"(%40#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %42 = "handshake.buffer"(%40#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43:2 = "handshake.control_merge"(%91, %6) : (none, none) -> (none, index)
    %44 = "handshake.buffer"(%43#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %45 = "handshake.buffer"(%43#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %46:5 = "handshake.fork"(%44) : (index) -> (index, index, index, index, index)
    %47 = "handshake.buffer"(%46#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %48 = "handshake.buffer"(%46#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "handshake.buffer"(%46#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50 = "handshake.buffer"(%46#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %51 = "handshake.buffer"(%46#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %52 = "arith.cmpi"(%30, %41) <{predicate = 2 : i64}> : (index, index) -> i1
    %53 = "handshake.buffer"(%52) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %54:6 = "handshake.fork"(%53) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %55 = "handshake.buffer"(%54#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %56 = "handshake.buffer"(%54#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %57 = "handshake.buffer"(%54#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %58 = "handshake.buffer"(%54#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %59 = "handshake.buffer"(%54#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %60 = "handshake.buffer"(%54#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %61:2 = "handshake.cond_br"(%55, %31) : (i1, index) -> (index, index)
    %62 = "handshake.buffer"(%61#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %63 = "handshake.buffer"(%61#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%62) : (index) -> ()
    %64:3 = "handshake.fork"(%63) : (index) -> (index, index, index)
    %65 = "handshake.buffer"(%64#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %66 = "handshake.buffer"(%64#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %67 = "handshake.buffer"(%64#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %68:2 = "handshake.cond_br"(%56, %33) : (i1, index) -> (index, index)
    %69 = "handshake.buffer"(%68#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %70 = "handshake.buffer"(%68#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %71:2 = "handshake.cond_br"(%57, %35) : (i1, index) -> (index, index)
    %72 = "handshake.buffer"(%71#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %73 = "handshake.buffer"(%71#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %74:2 = "handshake.fork"(%73) : (index) -> (index, index)
    %75 = "handshake.buffer"(%74#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %76 = "handshake.buffer"(%74#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %77:2 = "handshake.cond_br"(%58, %37) : (i1, index) -> (index, index)
    %78 = "handshake.buffer"(%77#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %79 = "handshake.buffer"(%77#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %80:2 = "handshake.cond_br"(%59, %42) : (i1, index) -> (index, index)
    %81 = "handshake.buffer"(%80#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %82 = "handshake.buffer"(%80#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %83:2 = "handshake.cond_br"(%60, %45) : (i1, none) -> (none, none)
    %84 = "handshake.buffer"(%83#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %85 = "handshake.buffer"(%83#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %86:3 = "handshake.fork"(%85) : (none) -> (none, none, none)
    %87 = "handshake.buffer"(%86#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %88 = "handshake.buffer"(%86#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %89 = "handshake.buffer"(%86#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %90 = "handshake.join"(%88, %14, %9) : (none, none, none) -> none
    %91 = "handshake.buffer"(%90) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %92:2 = "handshake.load"(%66, %15, %87) : (index, i32, none) -> (i32, index)
    %93 = "handshake.buffer"(%92#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %94 = "handshake.buffer"(%92#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %95:2 = "handshake.store"(%65, %94, %89) : (index, i32, none) -> (i32, index)
    %96 = "handshake.buffer"(%95#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %97 = "handshake.buffer"(%95#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %98 = "arith.addi"(%67, %75) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %99 = "handshake.buffer"(%98) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %100 = "handshake.mux"(%118, %170, %69) : (index, index, index) -> index
    %101 = "handshake.buffer"(%100) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %102:2 = "handshake.fork"(%101) : (index) -> (index, index)
    %103 = "handshake.buffer"(%102#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %104 = "handshake.buffer"(%102#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %105 = "handshake.mux"(%119, %142, %72) : (index, index, index) -> index
    %106 = "handshake.buffer"(%105) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %107 = "handshake.mux"(%120, %148, %78) : (index, index, index) -> index
    %108 = "handshake.buffer"(%107) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %109 = "handshake.mux"(%121, %151, %81) : (index, index, index) -> index
    %110 = "handshake.buffer"(%109) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %111:2 = "handshake.fork"(%110) : (index) -> (index, index)
    %112 = "handshake.buffer"(%111#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %113 = "handshake.buffer"(%111#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %114:2 = "handshake.control_merge"(%160, %84) : (none, none) -> (none, index)
    %115 = "handshake.buffer"(%114#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %116 = "handshake.buffer"(%114#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %117:4 = "handshake.fork"(%115) : (index) -> (index, index, index, index)
    %118 = "handshake.buffer"(%117#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %119 = "handshake.buffer"(%117#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %120 = "handshake.buffer"(%117#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %121 = "handshake.buffer"(%117#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %122 = "arith.cmpi"(%103, %112) <{predicate = 2 : i64}> : (index, index) -> i1
    %123 = "handshake.buffer"(%122) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %124:5 = "handshake.fork"(%123) : (i1) -> (i1, i1, i1, i1, i1)
    %125 = "handshake.buffer"(%124#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %126 = "handshake.buffer"(%124#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %127 = "handshake.buffer"(%124#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %128 = "handshake.buffer"(%124#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %129 = "handshake.buffer"(%124#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %130:2 = "handshake.cond_br"(%125, %104) : (i1, index) -> (index, index)
    %131 = "handshake.buffer"(%130#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %132 = "handshake.buffer"(%130#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%131) : (index) -> ()
    %133:3 = "handshake.fork"(%132) : (index) -> (index, index, index)
    %134 = "handshake.buffer"(%133#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %135 = "handshake.buffer"(%133#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %136 = "handshake.buffer"(%133#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %137:2 = "handshake.cond_br"(%126, %106) : (i1, index) -> (index, index)
    %138 = "handshake.buffer"(%137#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %139 = "handshake.buffer"(%137#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%138) : (index) -> ()
    %140:2 = "handshake.fork"(%139) : (index) -> (index, index)
    %141 = "handshake.buffer"(%140#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %142 = "handshake.buffer"(%140#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %143:2 = "handshake.cond_br"(%127, %108) : (i1, index) -> (index, index)
    %144 = "handshake.buffer"(%143#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %145 = "handshake.buffer"(%143#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%144) : (index) -> ()
    %146:2 = "handshake.fork"(%145) : (index) -> (index, index)
    %147 = "handshake.buffer"(%146#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %148 = "handshake.buffer"(%146#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %149:2 = "handshake.cond_br"(%128, %113) : (i1, index) -> (index, index)
    %150 = "handshake.buffer"(%149#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %151 = "handshake.buffer"(%149#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%150) : (index) -> ()
    %152:2 = "handshake.cond_br"(%129, %116) : (i1, none) -> (none, none)
    %153 = "handshake.buffer"(%152#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %154 = "handshake.buffer"(%152#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %155:3 = "handshake.fork"(%154) : (none) -> (none, none, none)
    %156 = "handshake.buffer"(%155#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %157 = "handshake.buffer"(%155#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %158 = "handshake.buffer"(%155#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %159 = "handshake.join"(%157, %12, %8) : (none, none, none) -> none
    %160 = "handshake.buffer"(%159) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %161 = "arith.subi"(%147, %136) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %162 = "handshake.buffer"(%161) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %163:2 = "handshake.load"(%162, %10, %158) : (index, i32, none) -> (i32, index)
    %164 = "handshake.buffer"(%163#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %165 = "handshake.buffer"(%163#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %166:2 = "handshake.store"(%134, %165, %156) : (index, i32, none) -> (i32, index)
    %167 = "handshake.buffer"(%166#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %168 = "handshake.buffer"(%166#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %169 = "arith.addi"(%135, %141) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %170 = "handshake.buffer"(%169) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%153) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

