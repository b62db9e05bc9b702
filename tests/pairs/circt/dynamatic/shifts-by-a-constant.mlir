handshake.func @f(%a: !handshake.channel<i8>) -> !handshake.channel<i8> {
  %nothing = source : <>
  %two = constant %nothing {value = 2 : i8} : <>, <i8>
  %result = shrsi %a, %two : <i8>
  end %result : <i8>
}

// -----

handshake.func @f(%a: !handshake.channel<i8>) -> !handshake.channel<i8> {
  %nothing = source : <>
  %two = constant %nothing {value = 2 : i8} : <>, <i8>
  %result = shrui %a, %two : <i8>
  end %result : <i8>
}

// expect: different
