func.func @main(%m: memref<4xi8>, %v: i8) -> i8 {
  %i = arith.constant 1 : index
  memref.store %v, %m[%i] : memref<4xi8>
  %r = memref.load %m[%i] : memref<4xi8>
  return %r : i8
}
// -----
"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi8>, i8, none) -> (i8, none), sym_name = "main"}> ({
  ^bb0(%m: memref<4xi8>, %v: i8, %go: none):
    %mem:3 = "handshake.extmemory"(%m, %data, %where, %from) <{id = 0 : i32, ldCount = 1 : i32, stCount = 1 : i32}> : (memref<4xi8>, i8, index, index) -> (i8, none, none)
    %i = "handshake.constant"(%go) <{value = 1 : index}> : (none) -> index
    %j = "handshake.constant"(%go) <{value = 1 : index}> : (none) -> index
    %data, %where = "handshake.store"(%i, %v, %go) : (index, i8, none) -> (i8, index)
    %later = "handshake.buffer"(%go) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %latest = "handshake.buffer"(%later) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %r, %from = "handshake.load"(%j, %mem#0, %latest) : (index, i8, none) -> (i8, index)
    %end = "handshake.join"(%mem#1, %mem#2) : (none, none) -> none
    "handshake.return"(%r, %end) : (i8, none) -> ()
  }) : () -> ()
}) : () -> ()
// expect: different
