func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %o: memref<f32>, %o2: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %m = memref.dim %b, %c0 : memref<?xf32>
  %k = memref.dim %c, %c0 : memref<?xf32>
  %f0 = arith.constant 0.0 : f32
  memref.store %f0, %o[] : memref<f32>
  memref.store %f0, %o2[] : memref<f32>
  %neg = arith.cmpi slt, %n, %c0 : index
  cf.cond_br %neg, ^bad, ^go
^bad:
  cf.br ^go
^go:
  cf.br ^join
^join:
  %p = arith.constant 9973 : index
  %q = arith.constant 7919 : index
  %r = arith.constant 3331 : index
  %s = arith.muli %m, %p : index
  %t = arith.muli %k, %q : index
  %u = arith.addi %s, %t : index
  %v = arith.addi %u, %r : index
  %f1 = arith.constant 1.0 : f32
  %x, %w, %e = scf.for %i = %v to %n step %c1 iter_args(%y = %f0, %g = %f0, %d = %f0) -> (f32, f32, f32) {
    %z = arith.addf %y, %f1 : f32
    %h = arith.addf %g, %y : f32
    %kk = arith.addf %d, %d : f32
    scf.yield %z, %h, %kk : f32, f32, f32
  }
  memref.store %w, %o[] : memref<f32>
  memref.store %e, %o2[] : memref<f32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %o: memref<f32>, %o2: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %m = memref.dim %b, %c0 : memref<?xf32>
  %k = memref.dim %c, %c0 : memref<?xf32>
  %f0 = arith.constant 0.0 : f32
  memref.store %f0, %o[] : memref<f32>
  memref.store %f0, %o2[] : memref<f32>
  %neg = arith.cmpi slt, %n, %c0 : index
  cf.cond_br %neg, ^bad, ^go
^bad:
  cf.br ^go
^go:
  cf.br ^join
^join:
  %p = arith.constant 9973 : index
  %q = arith.constant 7919 : index
  %r = arith.constant 3331 : index
  %s = arith.muli %m, %p : index
  %t = arith.muli %k, %q : index
  %u = arith.addi %s, %t : index
  %v = arith.addi %u, %r : index
  %f1 = arith.constant 1.0 : f32
  %x, %w, %e = scf.for %i = %v to %n step %c1 iter_args(%y = %f0, %g = %f0, %d = %f0) -> (f32, f32, f32) {
    %z = arith.addf %y, %f1 : f32
    %h = arith.addf %g, %y : f32
    %kk = arith.addf %d, %d : f32
    scf.yield %z, %kk, %h : f32, f32, f32
  }
  memref.store %w, %o[] : memref<f32>
  memref.store %e, %o2[] : memref<f32>
  return
}
// expect: different
