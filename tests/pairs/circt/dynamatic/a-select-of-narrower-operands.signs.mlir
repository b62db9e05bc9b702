handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>, %b: !handshake.channel<i16>) -> !handshake.channel<i32> {
  %wide = extsi %a : <i8> to <i32>
  %other = extsi %b : <i16> to <i32>
  %result = select %c [%wide, %other] : <i1>, <i32>
  end %result : <i32>
}

// -----

handshake.func @f(%c: !handshake.channel<i1>, %a: !handshake.channel<i8>, %b: !handshake.channel<i16>) -> !handshake.channel<i32> {
  %wide = extsi %a : <i8> to <i16>
  %result = select %c [%wide, %b] : <i1>, <i16>
  %all = extui %result : <i16> to <i32>
  end %all : <i32>
}

// expect: different
