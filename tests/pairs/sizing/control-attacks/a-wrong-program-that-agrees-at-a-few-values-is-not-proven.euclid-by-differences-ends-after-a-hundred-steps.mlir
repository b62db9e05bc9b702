func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 1000000 : i32
  %least = arith.maxsi %a, %c1 : i32
  %other = arith.maxsi %b, %c1 : i32
  %end:3 = scf.while (%x = %least, %y = %other, %i = %c0) : (i32, i32, i32) -> (i32, i32, i32) {
    %differ = arith.cmpi ne, %x, %y : i32
    %few = arith.cmpi slt, %i, %most : i32
    %go = arith.andi %differ, %few : i1
    scf.condition(%go) %x, %y, %i : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %i: i32):
    %first = arith.cmpi sgt, %x, %y : i32
    %d = arith.subi %x, %y : i32
    %e = arith.subi %y, %x : i32
    %v = arith.select %first, %d, %x : i32
    %w = arith.select %first, %y, %e : i32
    %j = arith.addi %i, %c1 : i32
    scf.yield %v, %w, %j : i32, i32, i32
  }
  return %end#0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 100 : i32
  %least = arith.maxsi %a, %c1 : i32
  %other = arith.maxsi %b, %c1 : i32
  %end:3 = scf.while (%x = %least, %y = %other, %i = %c0) : (i32, i32, i32) -> (i32, i32, i32) {
    %differ = arith.cmpi ne, %x, %y : i32
    %few = arith.cmpi slt, %i, %most : i32
    %go = arith.andi %differ, %few : i1
    scf.condition(%go) %x, %y, %i : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %i: i32):
    %first = arith.cmpi sgt, %x, %y : i32
    %d = arith.subi %x, %y : i32
    %e = arith.subi %y, %x : i32
    %v = arith.select %first, %d, %x : i32
    %w = arith.select %first, %y, %e : i32
    %j = arith.addi %i, %c1 : i32
    scf.yield %v, %w, %j : i32, i32, i32
  }
  return %end#0 : i32
}
// expect: different
