func.func @main(%a: memref<8xi32>, %n: i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c7 = arith.constant 7 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xi32>
    %lt = arith.cmpi slt, %x, %n : i32
    %v = scf.if %lt -> i32 {
      %t = arith.addi %x, %n : i32
      scf.yield %t : i32
    } else {
      %t = arith.muli %x, %n : i32
      scf.yield %t : i32
    }
    memref.store %v, %a[%i] : memref<8xi32>
  }
  %z = arith.constant 0 : i32
  %l = arith.constant 5 : i32
  %one = arith.constant 1 : i32
  %r = scf.while (%k = %z) : (i32) -> i32 {
    %c = arith.cmpi slt, %k, %l : i32
    scf.condition(%c) %k : i32
  } do {
  ^bb0(%k: i32):
    %y = memref.load %a[%c7] : memref<8xi32>
    %d = arith.divsi %y, %n : i32
    memref.store %d, %a[%c7] : memref<8xi32>
    %m = arith.addi %k, %one : i32
    scf.yield %m : i32
  }
  return
}
