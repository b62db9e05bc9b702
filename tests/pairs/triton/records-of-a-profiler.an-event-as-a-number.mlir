// options: --size a.0=32 --size b.0=32 --size grid_x=2 --size grid_y=1 --size grid_z=1
tt.func @f(%a: !tt.ptr<i32>, %b: !tt.ptr<i32>) {
  %p = tt.get_program_id x : i32
  %c16 = arith.constant 16 : i32
  %o = arith.muli %p, %c16 : i32
  %os = tt.splat %o : i32 -> tensor<16xi32>
  %rr = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
  %r = arith.addi %rr, %os : tensor<16xi32>
  proton.record start "load"
  %pa = tt.splat %a : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
  %qa = tt.addptr %pa, %r : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
  %x = tt.load %qa : tensor<16x!tt.ptr<i32>>
  proton.record end "load"
  %e = proton.allocate_event "store" : i32
  proton.event start %e : i32
  %y = arith.addi %x, %r : tensor<16xi32>
  %pb = tt.splat %b : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
  %qb = tt.addptr %pb, %r : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
  %s = tt.splat %e : i32 -> tensor<16xi32>
  tt.store %qb, %s : tensor<16x!tt.ptr<i32>>
  proton.event end %e : i32
  tt.return
}
// -----
tt.func @f(%a: !tt.ptr<i32>, %b: !tt.ptr<i32>) {
  %p = tt.get_program_id x : i32
  %c16 = arith.constant 16 : i32
  %o = arith.muli %p, %c16 : i32
  %os = tt.splat %o : i32 -> tensor<16xi32>
  %rr = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
  %r = arith.addi %rr, %os : tensor<16xi32>
  proton.record start "load"
  %pa = tt.splat %a : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
  %qa = tt.addptr %pa, %r : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
  %x = tt.load %qa : tensor<16x!tt.ptr<i32>>
  proton.record end "load"
  %e = proton.allocate_event "store" : i32
  proton.event start %e : i32
  %y = arith.addi %x, %r : tensor<16xi32>
  %pb = tt.splat %b : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
  %qb = tt.addptr %pb, %r : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
  %s = tt.splat %e : i32 -> tensor<16xi32>
  tt.store %qb, %s : tensor<16x!tt.ptr<i32>>
  proton.event end %e : i32
  tt.return
}
// expect: unknown unsupported
