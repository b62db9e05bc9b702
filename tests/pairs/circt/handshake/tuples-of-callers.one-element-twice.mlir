handshake.func @f(%pair: tuple<i8, i8>, %go: none) -> (tuple<i8, i8>, none) {
  %a, %b = handshake.unpack %pair : tuple<i8, i8>
  %swapped = handshake.pack %b, %a : tuple<i8, i8>
  handshake.return %swapped, %go : tuple<i8, i8>, none
}

// -----

handshake.func @f(%pair: tuple<i8, i8>, %go: none) -> (tuple<i8, i8>, none) {
  %pairs:2 = handshake.fork [2] %pair : tuple<i8, i8>
  %a, %b = handshake.unpack %pairs#0 : tuple<i8, i8>
  %c, %d = handshake.unpack %pairs#1 : tuple<i8, i8>
  %swapped = handshake.pack %d, %b : tuple<i8, i8>
  handshake.return %swapped, %go : tuple<i8, i8>, none
}

// expect: different
