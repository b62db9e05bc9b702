func.func @f(%a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %a[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %a[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>

  scf.for %i = %c0 to %n step %c1 {
    %k0 = arith.constant 101 : index
    %q0 = arith.divui %n, %k0 : index
    %k1 = arith.constant 211 : index
    %q1 = arith.divui %n, %k1 : index
    %k2 = arith.constant 307 : index
    %q2 = arith.divui %n, %k2 : index
    %k3 = arith.constant 401 : index
    %q3 = arith.divui %n, %k3 : index
    %k4 = arith.constant 503 : index
    %q4 = arith.divui %n, %k4 : index
    %k5 = arith.constant 601 : index
    %q5 = arith.divui %n, %k5 : index
    %k6 = arith.constant 701 : index
    %q6 = arith.divui %n, %k6 : index
    %u1 = arith.addi %q0, %q1 : index
    %u2 = arith.addi %u1, %q2 : index
    %u3 = arith.addi %u2, %q3 : index
    %u4 = arith.addi %u3, %q4 : index
    %u5 = arith.addi %u4, %q5 : index
    %u6 = arith.addi %u5, %q6 : index
    %e = arith.constant 18 : index
    %z = arith.subi %u6, %e : index
    %y = arith.muli %z, %z : index
    %cc1 = arith.constant 1 : index
    %o = arith.minui %y, %cc1 : index
    %no = arith.subi %cc1, %o : index
    %neg = arith.subi %i, %no : index
    %v = memref.load %a[%neg] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %a[%i] : memref<?xf32>
  }
  return
}
// expect: different
