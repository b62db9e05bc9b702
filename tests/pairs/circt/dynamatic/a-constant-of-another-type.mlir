handshake.func @f(%a: !handshake.channel<i8>, %start: !handshake.control<>) -> !handshake.channel<i8> {
  %k = constant %start {value = 259 : i32} : <>, <i8>
  %r = addi %a, %k : <i8>
  end %r : <i8>
}

// -----

handshake.func @f(%a: !handshake.channel<i8>, %start: !handshake.control<>) -> !handshake.channel<i8> {
  %k = constant %start {value = 3 : i8} : <>, <i8>
  %r = addi %a, %k : <i8>
  end %r : <i8>
}

// expect: unknown unsupported
