handshake.func @f(%a: !handshake.channel<i8>, %b: !handshake.channel<i8>, %start: !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>) {
  %wide_a = extsi %a {handshake.bb = 0 : ui32} : <i8> to <i32>
  %wide_b = extsi %b : <i8> to <i32>
  %sum = addi %wide_a, %wide_b : <i32>
  end %sum, %start : <i32>, <>
}

// -----

handshake.func @f(%a: !handshake.channel<i8>, %b: !handshake.channel<i8>, %start: !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>) {
  %wide_a = extsi %a : <i8> to <i9>
  %wide_b = extsi %b : <i8> to <i9>
  %sum = addi %wide_a, %wide_b : <i9>
  %result = extsi %sum : <i9> to <i32>
  end %result, %start : <i32>, <>
}

// expect: equivalent bitwise static
