handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>) -> !handshake.channel<i8> {
  %k = constant %go {value = 1 : i8} : <>, <i8>
  %go = source : <>
  %yes, %no = cond_br %c, %a : <i1>, <i8>
  %result = select %c [%yes, %k] : <i1>, <i8>
  sink %no : <i8>
  end %result : <i8>
}

// -----

handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>) -> !handshake.channel<i8> {
  sink %c : <i1>
  end %a : <i8>
}

// expect: unknown unsupported
