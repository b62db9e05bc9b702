handshake.func @f(%a: !handshake.channel<i8>, %b: !handshake.channel<i8>, %start: !handshake.control<>) -> !handshake.channel<i8> {
  %less = cmpi slt, %a, %b : <i8>
  %yes, %no = cond_br %less, %a : <i1>, <i8>
  %one = constant %start {value = 1 : i8} : <>, <i8>
  %more = addi %yes, %one : <i8>
  %result = mux %less [%no, %more] : <i1>, [<i8>, <i8>] to <i8>
  end %result : <i8>
}

// -----

handshake.func @f(%a: !handshake.channel<i8>, %b: !handshake.channel<i8>, %start: !handshake.control<>) -> !handshake.channel<i8> {
  sink %start : <>
  %as:2 = fork [2] %a : <i8>
  %less = cmpi sgt, %b, %as#0 : <i8>
  %conditions:2 = fork [2] %less : <i1>
  %yes, %no = cond_br %conditions#0, %as#1 : <i1>, <i8>
  %always = source {handshake.bb = 1 : ui32} : <>
  %one = constant %always {value = 1 : i8} : <>, <i8>
  %more = addi %one, %yes : <i8>
  %later = buffer %conditions#1, bufferType = FIFO_BREAK_DV, numSlots = 2, dvLatency = 1 : <i1>
  %result = mux %later [%more, %no] : <i1>, [<i8>, <i8>] to <i8>
  end %result : <i8>
}

// expect: different
