tt.func @f(%lb: i32, %ub: i32, %step: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = scf.for %i = %lb to %ub step %step iter_args(%s = %zero) -> i32 : i32 {
    %next = arith.addi %s, %i : i32
    scf.yield %next : i32
  } {tt.warp_specialize}
  tt.return %sum : i32
}

// -----

tt.func @f(%lb: i32, %ub: i32, %step: i32) -> i32 {
  %sum = scf.for %i = %lb to %ub step %step iter_args(%s = %lb) -> i32 : i32 {
    %next = arith.addi %s, %i : i32
    scf.yield %next : i32
  } {tt.warp_specialize}
  tt.return %sum : i32
}

// expect: different
