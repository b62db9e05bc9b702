// options: --size a=12 --size b=18
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 1000 : i32
  %end:3 = scf.while (%x = %a, %y = %b, %i = %c0) : (i32, i32, i32) -> (i32, i32, i32) {
    %above = arith.cmpi ne, %y, %c0 : i32
    %few = arith.cmpi slt, %i, %most : i32
    %go = arith.andi %above, %few : i1
    scf.condition(%go) %x, %y, %i : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %i: i32):
    %m = arith.remui %x, %y : i32
    %j = arith.addi %i, %c1 : i32
    scf.yield %y, %m, %j : i32, i32, i32
  }
  return %end#0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 1000 : i32
  %end:3 = scf.while (%x = %a, %y = %b, %i = %c0) : (i32, i32, i32) -> (i32, i32, i32) {
    %above = arith.cmpi ne, %y, %c0 : i32
    %few = arith.cmpi slt, %i, %most : i32
    %go = arith.andi %above, %few : i1
    scf.condition(%go) %x, %y, %i : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %i: i32):
    %m = arith.remui %x, %y : i32
    %j = arith.addi %i, %c1 : i32
    scf.yield %y, %m, %j : i32, i32, i32
  }
  return %end#0 : i32
}
// expect: equivalent bitwise given
