func.func @f(%n: index, %m: index, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  memref.store %x, %B[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%n: index, %m: index, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %1 = arith.constant 1 : i64
  %3 = arith.constant 3 : i64
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %1) -> i64 {
    %b = arith.muli %a, %3 : i64
    %c = arith.xori %b, %1 : i64
    scf.yield %c : i64
  }
  %mm = arith.muli %m, %m : index
  %t = scf.for %i = %c0 to %mm step %c1 iter_args(%a = %1) -> i64 {
    %b = arith.muli %a, %3 : i64
    %c = arith.xori %b, %1 : i64
    scf.yield %c : i64
  }
  %2 = arith.constant 2 : i64
  %e1 = arith.cmpi eq, %s, %t : i64
  %e2 = arith.cmpi ugt, %s, %2 : i64
  %e = arith.andi %e1, %e2 : i1
  %z = arith.select %e, %y, %x : f32
  memref.store %z, %B[%c0] : memref<1xf32>
  return
}
// expect: different
