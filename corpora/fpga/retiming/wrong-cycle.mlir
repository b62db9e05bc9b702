func.func @kernel(%a: memref<12xi1>, %b: memref<12xi1>, %s: memref<12xi1>, %y: memref<12xi1>) {
  %false = arith.constant false
  %true = arith.constant true
  %last:3 = affine.for %t = 0 to 12 iter_args(%p = %false, %q = %false, %r = %false) -> (i1, i1, i1) {
    %x = affine.load %a[%t] : memref<12xi1>
    %z = affine.load %b[%t] : memref<12xi1>
    %u = affine.load %s[%t] : memref<12xi1>
    %out = arith.select %r, %p, %q : i1
    affine.store %out, %y[%t] : memref<12xi1>
    %and = arith.andi %x, %z : i1
    %not = arith.xori %x, %true : i1
    affine.yield %and, %not, %r : i1, i1, i1
  }
  return
}
