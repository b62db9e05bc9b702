func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = emitc.sub %a, %b : (i32, i32) -> i32
  %1 = emitc.call_opaque "foo"(%0, %c) : (i32, i32) -> i32
  %2 = emitc.div %1, %b : (i32, i32) -> i32
  return %2 : i32
}
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %0 = "emitc.expression"() ({
      %2 = "emitc.sub"(%arg0, %arg1) : (i32, i32) -> i32
      %3 = "emitc.call_opaque"(%2, %arg2) <{callee = "foo"}> : (i32, i32) -> i32
      "emitc.yield"(%3) : (i32) -> ()
    }) : () -> i32
    %1 = "emitc.expression"() <{do_not_inline}> ({
      %2 = "emitc.div"(%0, %arg1) : (i32, i32) -> i32
      "emitc.yield"(%2) : (i32) -> ()
    }) : () -> i32
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// expect: equivalent bitwise
