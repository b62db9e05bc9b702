handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>) -> !handshake.channel<i8> {
  %yes, %no = cond_br %c, %a : <i1>, <i8>
  %result = select %c [%yes, %no] : <i1>, <i8>
  end %result : <i8>
}

// -----

handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>) -> !handshake.channel<i8> {
  %yes, %no = cond_br %c, %a : <i1>, <i8>
  sink %no : <i8>
  end %yes : <i8>
}

// expect: unknown unsupported
