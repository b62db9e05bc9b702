func.func @kernel(%a: memref<12xi1>, %b: memref<12xi1>, %s: memref<12xi1>, %y: memref<12xi1>) {
  %false = arith.constant false
  %true = arith.constant true
  %last:1 = affine.for %t = 0 to 12 iter_args(%r = %false) -> (i1) {
    %x = affine.load %a[%t] : memref<12xi1>
    %z = affine.load %b[%t] : memref<12xi1>
    %u = affine.load %s[%t] : memref<12xi1>
    affine.store %r, %y[%t] : memref<12xi1>
    // The product of one stream with the other, or the first one's complement, chosen by the third.
    %and = arith.andi %x, %z : i1
    %not = arith.xori %x, %true : i1
    %next = arith.select %u, %and, %not : i1
    affine.yield %next : i1
  }
  return
}
