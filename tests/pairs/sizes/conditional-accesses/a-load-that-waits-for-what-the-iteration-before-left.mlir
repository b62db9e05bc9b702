func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %k0) -> i32 {
    %i1 = arith.addi %i, %c1 : index
    %x = memref.load %a[%i] : memref<?xi32>
    %g1 = arith.cmpi sgt, %x, %k0 : i32
    %t6 = scf.if %g1 -> i32 {
      %g2 = arith.cmpi eq, %s, %k0 : i32
      %t5 = scf.if %g2 -> i32 {
        %t3 = memref.load %b[%c0] : memref<?xi32>
        scf.yield %t3 : i32
      } else {
        %t4 = memref.load %c[%i] : memref<?xi32>
        scf.yield %t4 : i32
      }
      scf.yield %t5 : i32
    } else {
      scf.yield %s : i32
    }
    %t7 = memref.load %c[%i] : memref<?xi32>
    scf.yield %t7 : i32
  }
  return %r : i32
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %k0) -> i32 {
    %i1 = arith.addi %i, %c1 : index
    %x = memref.load %a[%i] : memref<?xi32>
    %g1 = arith.cmpi sgt, %x, %k0 : i32
    %t3 = scf.if %g1 -> i32 {
      %t2 = memref.load %b[%c0] : memref<?xi32>
      scf.yield %t2 : i32
    } else {
      scf.yield %s : i32
    }
    %t4 = memref.load %c[%i] : memref<?xi32>
    scf.yield %t4 : i32
  }
  return %r : i32
}
// expect: different
