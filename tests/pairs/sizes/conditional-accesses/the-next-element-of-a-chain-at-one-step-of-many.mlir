func.func @f(%b: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  %t = arith.constant true
  %r:2 = scf.for %i = %c0 to %c40 step %c1 iter_args(%go = %t, %s = %k0) -> (i1, i32) {
    %q:2 = scf.if %go -> (i1, i32) {
      %x = memref.load %b[%i] : memref<?xi32>
      %g = arith.cmpi sgt, %x, %k0 : i32
      %n = arith.addi %s, %x : i32
      scf.yield %g, %n : i1, i32
    } else {
      scf.yield %go, %s : i1, i32
    }
    scf.yield %q#0, %q#1 : i1, i32
  }
  return %r#1 : i32
}
// -----
func.func @f(%b: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  %t = arith.constant true
  %r:2 = scf.for %i = %c0 to %c40 step %c1 iter_args(%go = %t, %s = %k0) -> (i1, i32) {
    %q:2 = scf.if %go -> (i1, i32) {
      %x = memref.load %b[%i] : memref<?xi32>
      %g = arith.cmpi sgt, %x, %k0 : i32
      %c17 = arith.constant 17 : index
      %at = arith.cmpi eq, %i, %c17 : index
      scf.if %at {
        %i1 = arith.addi %i, %c1 : index
        %z = memref.load %b[%i1] : memref<?xi32>
      }
      %n = arith.addi %s, %x : i32
      scf.yield %g, %n : i1, i32
    } else {
      scf.yield %go, %s : i1, i32
    }
    scf.yield %q#0, %q#1 : i1, i32
  }
  return %r#1 : i32
}
// expect: different
