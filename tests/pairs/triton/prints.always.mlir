tt.func @f(%a: !tt.ptr<i32>, %n: i32) {
  %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
  %1 = tt.splat %n : i32 -> tensor<16xi32>
  %2 = arith.addi %0, %1 : tensor<16xi32>
  %c = arith.constant 0 : i32
  %p = tt.get_program_id x : i32
  %k = arith.cmpi sgt, %p, %c : i32
  scf.if %k {
    tt.print "x: " {hex = false, isSigned = array<i32: 1>} : %2 : tensor<16xi32>
  }
  tt.print "n: " {hex = false, isSigned = array<i32: 1>} : %n : i32
  tt.return
}
// -----
tt.func @f(%a: !tt.ptr<i32>, %n: i32) {
  %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
  %1 = tt.splat %n : i32 -> tensor<16xi32>
  %2 = arith.addi %0, %1 : tensor<16xi32>
  %c = arith.constant 0 : i32
  %p = tt.get_program_id x : i32
  %k = arith.cmpi sgt, %p, %c : i32
    tt.print "x: " {hex = false, isSigned = array<i32: 1>} : %2 : tensor<16xi32>
  tt.print "n: " {hex = false, isSigned = array<i32: 1>} : %n : i32
  tt.return
}
// expect: different
