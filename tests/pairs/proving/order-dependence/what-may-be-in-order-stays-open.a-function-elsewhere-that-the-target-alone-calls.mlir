// Two puts of equal values in no order; what the function elsewhere gives may be what the source stores.
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %o: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
    affine.store %v, %b[%i + 4] : memref<8xi32>
  }
  %v = memref.load %a[%c0] : memref<8xi32>
  memref.store %v, %o[] : memref<i32>
  return
}
// -----
air.channel @c [1]
func.func private @g(i32) -> i32
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %o: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %v = memref.load %a[%c0] : memref<8xi32>
  %r = func.call @g(%v) : (i32) -> i32
  memref.store %r, %o[] : memref<i32>
  %w = air.wait_all async
  %1 = scf.for %i = %c0 to %c8 step %c4 iter_args(%t = %w) -> (!air.async.token) {
    %2 = air.channel.put async [%w] @c[] (%a[0] [4] [1]) : (memref<8xi32>)
    %3 = air.wait_all async [%t, %2]
    scf.yield %3 : !air.async.token
  }
  %4 = air.channel.get async @c[] (%b[] [] []) : (memref<8xi32>)
  air.wait_all [%1, %4]
  return
}
// expect: unknown order
