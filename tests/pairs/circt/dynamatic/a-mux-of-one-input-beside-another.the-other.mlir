handshake.func @f(%a: !handshake.channel<i8>, %b: !handshake.channel<i8>, %c: !handshake.channel<i1>) -> !handshake.channel<i8> {
  %one = mux %c [%a] : <i1>, [<i8>] to <i8>
  %two = mux %c [%a, %b] : <i1>, [<i8>, <i8>] to <i8>
  %sum = addi %one, %two : <i8>
  end %sum : <i8>
}

// -----

handshake.func @f(%a: !handshake.channel<i8>, %b: !handshake.channel<i8>, %c: !handshake.channel<i1>) -> !handshake.channel<i8> {
  %two = mux %c [%b, %a] : <i1>, [<i8>, <i8>] to <i8>
  %sum = addi %a, %two : <i8>
  end %sum : <i8>
}

// expect: unknown open-obligation
