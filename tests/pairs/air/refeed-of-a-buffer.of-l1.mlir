air.channel @in [1]
air.channel @out [1]
func.func @f(%x: memref<8xi32>, %y: memref<3x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %p = air.channel.put async @in[] (%x[] [] []) : (memref<8xi32>)
  %s = air.segment @s async {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    %t = arith.constant 3 : index
    %b = memref.alloc() : memref<8xi32, 1>
    air.channel.get @in[] (%b[] [] []) : (memref<8xi32, 1>)
    scf.for %i = %z to %t step %o {
      air.channel.put @out[] (%b[] [] []) : (memref<8xi32, 1>)
    }
    memref.dealloc %b : memref<8xi32, 1>
  }
  %l = air.wait_all async
  %g = scf.for %i = %c0 to %c3 step %c1 iter_args(%q = %l) -> (!air.async.token) {
    %k = air.channel.get async [%q] @out[] (%y[%i, %c0] [%c1, %c8] [%c8, %c1]) : (memref<3x8xi32>)
    scf.yield %k : !air.async.token
  }
  air.wait_all [%p, %s, %g]
  return
}

// -----

air.channel @in [1]
air.channel @out [1]
func.func @f(%x: memref<8xi32>, %y: memref<3x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %p = air.channel.put async @in[] (%x[] [] []) : (memref<8xi32>)
  %s = air.segment @s async {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    %t = arith.constant 3 : index
    %b = memref.alloc() {air.refeed_count = 3 : i32} : memref<8xi32, 2>
    air.channel.get @in[] (%b[] [] []) : (memref<8xi32, 2>)
    air.channel.put @out[] (%b[] [] []) : (memref<8xi32, 2>)
    memref.dealloc %b : memref<8xi32, 2>
  }
  %l = air.wait_all async
  %g = scf.for %i = %c0 to %c3 step %c1 iter_args(%q = %l) -> (!air.async.token) {
    %k = air.channel.get async [%q] @out[] (%y[%i, %c0] [%c1, %c8] [%c8, %c1]) : (memref<3x8xi32>)
    scf.yield %k : !air.async.token
  }
  air.wait_all [%p, %s, %g]
  return
}
// expect: unknown unsupported
