func.func @f(%n: index, %m: index, %x: f32, %y: f32, %O: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c17 = arith.constant 17 : index
  %t = arith.muli %n, %c3 : index
  %d = arith.subi %m, %t : index
  %e = arith.cmpi eq, %d, %c17 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %a = arith.cmpi slt, %i, %n : index
    %b = arith.cmpi slt, %i, %m : index
    %g = arith.ori %a, %b : i1
    scf.condition(%g) %i : index
  } do {
  ^bb0(%i: index):
    %late = arith.cmpi sge, %i, %n : index
    scf.if %late {
      scf.if %e {
        %s = arith.addf %x, %y : f32
        memref.store %s, %O[%c0] : memref<1xf32>
      }
    }
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %x: f32, %y: f32, %O: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c17 = arith.constant 17 : index
  %t = arith.muli %n, %c3 : index
  %d = arith.subi %m, %t : index
  %e = arith.cmpi eq, %d, %c17 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %a = arith.cmpi slt, %i, %n : index
    %b = arith.cmpi slt, %i, %m : index
    %g = arith.ori %a, %b : i1
    scf.condition(%g) %i : index
  } do {
  ^bb0(%i: index):
    %late = arith.cmpi sge, %i, %n : index
    scf.if %late {
      scf.if %e {
        %s = arith.mulf %x, %y : f32
        memref.store %s, %O[%c0] : memref<1xf32>
      }
    }
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
// expect: different
