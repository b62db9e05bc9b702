air.channel @c [1, 1]
func.func @f(%a: memref<4xi24>, %b: memref<12xi8>) {
  %c0 = arith.constant 0 : index
  %t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<4xi24>)
  %u = air.channel.get async @c[%c0, %c0] (%b[] [] []) : (memref<12xi8>)
  air.wait_all [%t, %u]
  return
}
// -----
air.channel @c [1, 1]
func.func @f(%a: memref<4xi24>, %b: memref<12xi8>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
    %v = affine.load %a[%i] : memref<4xi24>
    %c8 = arith.constant 8 : index
    %m = arith.muli %j, %c8 : index
    %k = arith.index_cast %m : index to i24
    %s = arith.shrui %v, %k : i24
    %e = arith.trunci %s : i24 to i8
    affine.store %e, %b[%i * 3 + %j] : memref<12xi8>
    }
  }
  return
}
// expect: unknown unsupported
