func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %r = arith.ori %x, %x : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %m1 = arith.constant 1431655765 : i32
  %m2 = arith.constant 858993459 : i32
  %m4 = arith.constant 252645135 : i32
  %m8 = arith.constant 16711935 : i32
  %s1 = arith.constant 1 : i32
  %s2 = arith.constant 2 : i32
  %s4 = arith.constant 4 : i32
  %s8 = arith.constant 8 : i32
  %s16 = arith.constant 16 : i32
  %a1 = arith.shrui %x, %s1 : i32
  %b1 = arith.andi %a1, %m1 : i32
  %c1 = arith.andi %x, %m1 : i32
  %d1 = arith.shli %c1, %s1 : i32
  %e1 = arith.ori %b1, %d1 : i32
  %a2 = arith.shrui %e1, %s2 : i32
  %b2 = arith.andi %a2, %m2 : i32
  %c2 = arith.andi %e1, %m2 : i32
  %d2 = arith.shli %c2, %s2 : i32
  %e2 = arith.ori %b2, %d2 : i32
  %a4 = arith.shrui %e2, %s4 : i32
  %b4 = arith.andi %a4, %m4 : i32
  %c4 = arith.andi %e2, %m4 : i32
  %d4 = arith.shli %c4, %s4 : i32
  %e4 = arith.ori %b4, %d4 : i32
  %a8 = arith.shrui %e4, %s8 : i32
  %b8 = arith.andi %a8, %m8 : i32
  %c8 = arith.andi %e4, %m8 : i32
  %d8 = arith.shli %c8, %s8 : i32
  %e8 = arith.ori %b8, %d8 : i32
  %hi = arith.shli %e8, %s16 : i32
  %lo = arith.shrui %e8, %s16 : i32
  %first = arith.ori %hi, %lo : i32

  %tm1 = arith.constant 1431655765 : i32
  %tm2 = arith.constant 858993459 : i32
  %tm4 = arith.constant 252645135 : i32
  %tm8 = arith.constant 16711935 : i32
  %ts1 = arith.constant 1 : i32
  %ts2 = arith.constant 2 : i32
  %ts4 = arith.constant 4 : i32
  %ts8 = arith.constant 8 : i32
  %ts16 = arith.constant 16 : i32
  %ta1 = arith.shrui %first, %ts1 : i32
  %tb1 = arith.andi %ta1, %tm1 : i32
  %tc1 = arith.andi %first, %tm1 : i32
  %td1 = arith.shli %tc1, %ts1 : i32
  %te1 = arith.ori %tb1, %td1 : i32
  %ta2 = arith.shrui %te1, %ts2 : i32
  %tb2 = arith.andi %ta2, %tm2 : i32
  %tc2 = arith.andi %te1, %tm2 : i32
  %td2 = arith.shli %tc2, %ts2 : i32
  %te2 = arith.ori %tb2, %td2 : i32
  %ta4 = arith.shrui %te2, %ts4 : i32
  %tb4 = arith.andi %ta4, %tm4 : i32
  %tc4 = arith.andi %te2, %tm4 : i32
  %td4 = arith.shli %tc4, %ts4 : i32
  %te4 = arith.ori %tb4, %td4 : i32
  %ta8 = arith.shrui %te4, %ts8 : i32
  %tb8 = arith.andi %ta8, %tm8 : i32
  %tc8 = arith.andi %te4, %tm8 : i32
  %td8 = arith.shli %tc8, %ts8 : i32
  %te8 = arith.ori %tb8, %td8 : i32
  %thi = arith.shli %te8, %ts16 : i32
  %tlo = arith.shrui %te8, %ts16 : i32
  %r = arith.ori %thi, %tlo : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
