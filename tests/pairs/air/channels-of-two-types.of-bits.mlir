air.channel @c [1, 1]
func.func @f(%a: memref<8xi1>, %b: memref<1xi8>) {
  %c0 = arith.constant 0 : index
  %t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<8xi1>)
  %u = air.channel.get async @c[%c0, %c0] (%b[] [] []) : (memref<1xi8>)
  air.wait_all [%t, %u]
  return
}
// -----
air.channel @c [1, 1]
func.func @f(%a: memref<8xi1>, %b: memref<1xi8>) {
  %c0 = arith.constant 0 : i8
  %z = arith.constant 0 : index
  %r = affine.for %i = 0 to 8 iter_args(%s = %c0) -> (i8) {
    %v = affine.load %a[%i] : memref<8xi1>
    %e = arith.extui %v : i1 to i8
    %k = arith.index_cast %i : index to i8
    %sh = arith.shli %e, %k : i8
    %o = arith.ori %s, %sh : i8
    affine.yield %o : i8
  }
  affine.store %r, %b[%z] : memref<1xi8>
  return
}
// expect: unknown unsupported
