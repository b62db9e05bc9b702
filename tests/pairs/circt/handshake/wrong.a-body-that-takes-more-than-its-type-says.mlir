func.func @main(%a: i8, %b: i8) -> i8 {
  %s = arith.maxsi %a, %b : i8
  return %s : i8
}
// -----
"builtin.module"() ({
  "handshake.func"() <{function_type = (i8, none) -> (i8, none), sym_name = "main"}> ({
  ^bb0(%a: i8, %b: i8, %go: none):
    %c = "arith.cmpi"(%a, %b) <{predicate = 4 : i64}> : (i8, i8) -> i1
    %onward:2 = "handshake.cond_br"(%c, %a) : (i1, i8) -> (i8, i8)
    %beside:2 = "handshake.cond_br"(%c, %b) : (i1, i8) -> (i8, i8)
    %m = "handshake.mux"(%c, %beside#1, %onward#0) : (i1, i8, i8) -> i8
    "handshake.return"(%m, %go) : (i8, none) -> ()
  }) : () -> ()
}) : () -> ()
// expect: unknown
