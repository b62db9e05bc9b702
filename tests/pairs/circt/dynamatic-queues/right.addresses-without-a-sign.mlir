handshake.func @f(%m: memref<8xi32>, %go: !handshake.control<>, %start: !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>) {
  %t:4 = fork [4] %start : <>
  %i = constant %t#2 {value = 7 : i32} : <>, <i32>
  %loaded, %done = lsq[%m : memref<8xi32>] (%go, %t#0, %la, %t#1) {groupSizes = [1 : i32]} : (!handshake.control<>, !handshake.control<>, !handshake.channel<i32>, !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>)
  %la, %l = load [%i] %loaded : <i32>, <i32>, <i32>, <i32>
  sink %t#3 : <>
  end %l, %done : <i32>, <>
}

// -----

handshake.func @f(%m: memref<8xi32>, %go: !handshake.control<>, %start: !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>) {
  %t:4 = fork [4] %start : <>
  %i = constant %t#2 {value = -1 : i3} : <>, <i3>
  %loaded, %done = lsq[%m : memref<8xi32>] (%go, %t#0, %la, %t#1) {groupSizes = [1 : i32]} : (!handshake.control<>, !handshake.control<>, !handshake.channel<i3>, !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>)
  %la, %l = load [%i] %loaded : <i3>, <i32>, <i3>, <i32>
  sink %t#3 : <>
  end %l, %done : <i32>, <>
}

// expect: equivalent
