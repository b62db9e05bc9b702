handshake.func @f(%m: memref<8xi32>, %a: !handshake.channel<i32>, %d: !handshake.channel<i32>, %go: !handshake.control<>, %start: !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>) {
  %t:2 = lazy_fork [2] %start : <>
  %b = buffer %t#1, bufferType = FIFO_BREAK_DV, numSlots = 1, dvLatency = 1 : <>
  %u:2 = fork [2] %b : <>
  %at:2 = fork [2] %a : <i32>
  %loaded, %done = lsq[%m : memref<8xi32>] (%go, %t#0, %sa, %sd, %u#0, %la, %u#1) {groupSizes = [1 : i32, 1 : i32]} : (!handshake.control<>, !handshake.control<>, !handshake.channel<i32>, !handshake.channel<i32>, !handshake.control<>, !handshake.channel<i32>, !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>)
  %sa, %sd = store [%at#0] %d : <i32>, <i32>, <i32>, <i32>
  %la, %l = load [%at#1] %loaded : <i32>, <i32>, <i32>, <i32>
  end %l, %done : <i32>, <>
}

// -----

handshake.func @f(%m: memref<8xi32>, %a: !handshake.channel<i32>, %d: !handshake.channel<i32>, %go: !handshake.control<>, %start: !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>) {
  %t:2 = lazy_fork [2] %start : <>
  %b = buffer %t#1, bufferType = FIFO_BREAK_DV, numSlots = 1, dvLatency = 1 : <>
  %u:2 = fork [2] %b : <>
  %g = buffer %u#0, bufferType = FIFO_BREAK_DV, numSlots = 1, dvLatency = 1 : <>
  %at:2 = fork [2] %a : <i32>
  %loaded, %done = lsq[%m : memref<8xi32>] (%go, %t#0, %sa, %sd, %g, %la, %u#1) {groupSizes = [1 : i32, 1 : i32]} : (!handshake.control<>, !handshake.control<>, !handshake.channel<i32>, !handshake.channel<i32>, !handshake.control<>, !handshake.channel<i32>, !handshake.control<>) -> (!handshake.channel<i32>, !handshake.control<>)
  %sa, %sd = store [%at#0] %d : <i32>, <i32>, <i32>, <i32>
  %la, %l = load [%at#1] %loaded : <i32>, <i32>, <i32>, <i32>
  end %l, %done : <i32>, <>
}

// expect: unknown
