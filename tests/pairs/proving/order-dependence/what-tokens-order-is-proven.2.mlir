func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
// -----
air.channel @c [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %w = air.wait_all async
  %1 = scf.for %i = %c0 to %c8 step %c4 iter_args(%t = %w) -> (!air.async.token) {
    %2 = air.channel.put async [%t] @c[] (%a[%i] [4] [1]) : (memref<8xi32>)
    %3 = air.wait_all async [%t, %2]
    scf.yield %3 : !air.async.token
  }
  %4 = air.channel.get async @c[] (%b[] [] []) : (memref<8xi32>)
  air.wait_all [%1, %4]
  return
}
// expect: equivalent bitwise
