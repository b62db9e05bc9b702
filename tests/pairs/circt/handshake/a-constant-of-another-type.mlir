handshake.func @f(%a: i8, %c: none) -> (i8, none) {
  %cs:2 = fork [2] %c : none
  %k = handshake.constant %cs#0 {value = 259 : i32} : i8
  %r = arith.addi %a, %k : i8
  handshake.return %r, %cs#1 : i8, none
}

// -----

handshake.func @f(%a: i8, %c: none) -> (i8, none) {
  %cs:2 = fork [2] %c : none
  %k = handshake.constant %cs#0 {value = 3 : i8} : i8
  %r = arith.addi %a, %k : i8
  handshake.return %r, %cs#1 : i8, none
}

// expect: unknown unsupported
