handshake.func @f(%a: !handshake.channel<i8>, %by: !handshake.channel<i8>) -> !handshake.channel<i8> {
  %result = shrsi %a, %by : <i8>
  end %result : <i8>
}

// -----

handshake.func @f(%a: !handshake.channel<i8>, %by: !handshake.channel<i8>) -> !handshake.channel<i8> {
  %nothing = source : <>
  %seven = constant %nothing {value = 7 : i8} : <>, <i8>
  %most = minui %by, %seven : <i8>
  %result = shrsi %a, %most : <i8>
  end %result : <i8>
}

// expect: unknown unsupported
