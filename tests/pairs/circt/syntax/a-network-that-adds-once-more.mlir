"handshake.func"() <{argNames = ["a", "n"], function_type = (i8, none) -> (i8, none), resNames = ["out0", "out1"], sym_name = "f"}> ({
^bb0(%a: i8, %n: none):
  %c = "handshake.constant"(%n) <{value = 3 : i8}> : (none) -> i8
  %s = "arith.muli"(%a, %c) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  "handshake.return"(%s, %n) : (i8, none) -> ()
}) : () -> ()
// -----
handshake.func @f(%a: i8, %n: none, ...) -> (i8, none) {
  %x:3 = fork [3] %a : i8
  %t = arith.addi %x#0, %x#1 : i8
  %s = arith.addi %t, %t : i8
  return %s, %n : i8, none
}
// expect: different
