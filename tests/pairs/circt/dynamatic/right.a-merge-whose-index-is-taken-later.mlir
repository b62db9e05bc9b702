handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>, %start: !handshake.control<>) -> (!handshake.channel<i8>, !handshake.control<>) {
  %d:2 = fork [2] %c : <i1>
  %yes, %no = cond_br %d#0, %start : <i1>, <>
  %ya, %na = cond_br %d#1, %a : <i1>, <i8>
  %came, %index = control_merge [%yes, %no] : [<>, <>] to <>, <i1>
  %x = buffer %ya, bufferType = FIFO_BREAK_DV, numSlots = 2, dvLatency = 1 : <i8>
  %y = buffer %na, bufferType = FIFO_BREAK_DV, numSlots = 2, dvLatency = 1 : <i8>
  %result = mux %index [%x, %y] : <i1>, [<i8>, <i8>] to <i8>
  end %result, %came : <i8>, <>
}

// -----

handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>, %start: !handshake.control<>) -> (!handshake.channel<i8>, !handshake.control<>) {
  sink %c : <i1>
  end %a, %start : <i8>, <>
}

// expect: equivalent
