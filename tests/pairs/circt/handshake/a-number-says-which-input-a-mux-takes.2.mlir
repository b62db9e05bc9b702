// Any number is one of two, or undefined as in the source; of one input only its number is.
func.func @main(%a: i8, %b: i8, %k: index) -> i8 {
  %m = memref.alloca() : memref<3xi8>
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<3xi8>
  %c1 = arith.constant 1 : index
  memref.store %b, %m[%c1] : memref<3xi8>
  %c2 = arith.constant 2 : index
  memref.store %a, %m[%c2] : memref<3xi8>
  %r = memref.load %m[%k] : memref<3xi8>
  return %r : i8
}
// -----
"builtin.module"() ({
  "handshake.func"() <{function_type = (i8, i8, index, none) -> (i8, none), sym_name = "main"}> ({
  ^bb0(%a: i8, %b: i8, %k: index, %go: none):
    %k0 = "handshake.br"(%k) : (index) -> index
    %is0 = "arith.cmpi"(%k0, %n0) <{predicate = 0 : i64}> : (index, index) -> i1
    %n0 = "handshake.constant"(%go) <{value = 0 : index}> : (none) -> index
    %in0:2 = "handshake.cond_br"(%is0, %a) : (i1, i8) -> (i8, i8)
    %is1 = "arith.cmpi"(%k0, %n1) <{predicate = 0 : i64}> : (index, index) -> i1
    %n1 = "handshake.constant"(%go) <{value = 1 : index}> : (none) -> index
    %in1:2 = "handshake.cond_br"(%is1, %b) : (i1, i8) -> (i8, i8)
    %is2 = "arith.cmpi"(%k0, %n2) <{predicate = 0 : i64}> : (index, index) -> i1
    %n2 = "handshake.constant"(%go) <{value = 2 : index}> : (none) -> index
    %in2:2 = "handshake.cond_br"(%is2, %a) : (i1, i8) -> (i8, i8)
    %m = "handshake.mux"(%k, %in0#0, %in1#0, %in2#0) : (index, i8, i8, i8) -> i8
    "handshake.return"(%m, %go) : (i8, none) -> ()
  }) : () -> ()
}) : () -> ()
// expect: equivalent bitwise listed
