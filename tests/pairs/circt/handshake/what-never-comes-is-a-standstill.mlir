func.func @main(%a: i8, %b: i8) -> i8 {
  %s = arith.addi %a, %b : i8
  return %s : i8
}
// -----
"builtin.module"() ({
  "handshake.func"() <{function_type = (i8, i8, none) -> (i8, none), sym_name = "main"}> ({
  ^bb0(%a: i8, %b: i8, %go: none):
    %n = "handshake.never"() : () -> i8
    %s = "arith.addi"(%a, %n) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    "handshake.return"(%s, %go) : (i8, none) -> ()
  }) : () -> ()
}) : () -> ()
// expect: different
