// The data comes after the store's address only, and the control token after nothing.
func.func @main(%m: memref<4xi8>, %v: i8) -> i8 {
  %i = arith.constant 1 : index
  memref.store %v, %m[%i] : memref<4xi8>
  return %v : i8
}
// -----
"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi8>, i8, none) -> (i8, none), sym_name = "main"}> ({
  ^bb0(%m: memref<4xi8>, %v: i8, %go: none):
    %stored = "handshake.extmemory"(%m, %data, %where) <{id = 0 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi8>, i8, index) -> none
    %i = "handshake.constant"(%go) <{value = 1 : index}> : (none) -> index
    %data, %where = "handshake.store"(%i, %v, %go) : (index, i8, none) -> (i8, index)
    "handshake.return"(%v, %go) : (i8, none) -> ()
  }) : () -> ()
}) : () -> ()
// expect: unknown promise
