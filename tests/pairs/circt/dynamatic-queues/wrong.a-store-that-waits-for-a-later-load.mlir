handshake.func @f(%m: memref<8xi32>, %a: !handshake.channel<i32>, %d: !handshake.channel<i32>, %go: !handshake.control<>, %start: !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>) {
  %t:2 = fork [2] %start : <>
  %at:2 = fork [2] %a : <i32>
  %dn:2 = fork [2] %l : <i32>
  %loaded, %done = lsq[%m : memref<8xi32>] (%go, %t#0, %sa, %sd, %la, %t#1) {groupSizes = [2 : i32]} : (!handshake.control<>, !handshake.control<>, !handshake.channel<i32>, !handshake.channel<i32>, !handshake.channel<i32>, !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>)
  %sa, %sd = store [%at#0] %dn#0 : <i32>, <i32>, <i32>, <i32>
  %la, %l = load [%at#1] %loaded : <i32>, <i32>, <i32>, <i32>
  end %dn#1, %done : <i32>, <>
}

// -----

handshake.func @f(%m: memref<8xi32>, %a: !handshake.channel<i32>, %d: !handshake.channel<i32>, %go: !handshake.control<>, %start: !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>) {
  %t:2 = fork [2] %start : <>
  %at:2 = fork [2] %a : <i32>
  %dn:2 = fork [2] %l : <i32>
  %loaded, %done = lsq[%m : memref<8xi32>] (%go, %t#0, %la, %sa, %sd, %t#1) {groupSizes = [2 : i32]} : (!handshake.control<>, !handshake.control<>, !handshake.channel<i32>, !handshake.channel<i32>, !handshake.channel<i32>, !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>)
  %sa, %sd = store [%at#0] %dn#0 : <i32>, <i32>, <i32>, <i32>
  %la, %l = load [%at#1] %loaded : <i32>, <i32>, <i32>, <i32>
  end %dn#1, %done : <i32>, <>
}

// expect: unknown unsupported
