handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>, %start: !handshake.control<>) -> (!handshake.channel<i1>, !handshake.channel<i8>) {
  %yes, %no = cond_br %c, %start : <i1>, <>
  %which, %index = control_merge [%no, %yes] : [<>, <>] to <>, <i1>
  sink %which : <>
  end %index, %a : <i1>, <i8>
}

// -----

handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>, %start: !handshake.control<>) -> (!handshake.channel<i1>, !handshake.channel<i8>) {
  sink %start : <>
  end %c, %a : <i1>, <i8>
}

// expect: equivalent
