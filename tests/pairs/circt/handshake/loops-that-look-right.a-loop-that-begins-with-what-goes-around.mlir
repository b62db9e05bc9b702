func.func @main(%a: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %r = scf.while (%x = %a) : (i8) -> i8 {
    %c = arith.cmpi sgt, %x, %zero : i8
    scf.condition(%c) %x : i8
  } do {
  ^bb0(%x: i8):
    %y = arith.subi %x, %one : i8
    scf.yield %y : i8
  }
  return %r : i8
}
// -----
"builtin.module"() ({
  "handshake.func"() <{function_type = (i8, none) -> (i8, none), sym_name = "main"}> ({
  ^bb0(%a: i8, %go: none):
    %s = "handshake.buffer"(%c) <{bufferType = #handshake<buffer_type_enum seq>, slots = 1 : i32, initValues = [1]}> : (i1) -> i1
    %x0 = "handshake.mux"(%s, %a, %y) : (i1, i8, i8) -> i8
    %x = "handshake.buffer"(%x0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    %t0 = "handshake.mux"(%s, %go, %back) : (i1, none, none) -> none
    %t = "handshake.buffer"(%t0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %zero = "handshake.constant"(%t) <{value = 0 : i8}> : (none) -> i8
    %c = "arith.cmpi"(%x, %zero) <{predicate = 4 : i64}> : (i8, i8) -> i1
    %next, %last = "handshake.cond_br"(%c, %x) : (i1, i8) -> (i8, i8)
    %back, %end = "handshake.cond_br"(%c, %t) : (i1, none) -> (none, none)
    %one = "handshake.constant"(%t) <{value = 1 : i8}> : (none) -> i8
    %ones:2 = "handshake.cond_br"(%c, %one) : (i1, i8) -> (i8, i8)
    %y = "arith.subi"(%next, %ones#0) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    "handshake.return"(%last, %end) : (i8, none) -> ()
  }) : () -> ()
}) : () -> ()
// expect: different
