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
    %m = "handshake.mux"(%k, %a, %b, %a) : (index, i8, i8, i8) -> i8
    %left = "handshake.merge"(%a) : (i8) -> i8
    "handshake.return"(%m, %go) : (i8, none) -> ()
  }) : () -> ()
}) : () -> ()
// expect: unknown promise
