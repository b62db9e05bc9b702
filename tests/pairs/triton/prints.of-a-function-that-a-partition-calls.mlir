module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func public @f(%p: !tt.ptr<i32>) attributes {noinline = false} {
    %r = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %gx = tt.get_program_id x : i32
    %gs = arith.constant 16 : i32
    %go = arith.muli %gx, %gs : i32
    %pp = tt.addptr %p, %go : !tt.ptr<i32>, i32
    %s = tt.splat %pp : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
    %q = tt.addptr %s, %r : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
    %v = tt.load %q : tensor<16x!tt.ptr<i32>>
    tt.print "x" {hex = false, isSigned = array<i32: 1>} : %gx : i32
    tt.print "x" {hex = false, isSigned = array<i32: 1>} : %gx : i32

    tt.store %q, %v : tensor<16x!tt.ptr<i32>>
    tt.return
  }
}
// -----
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func private @h(%x: i32) attributes {noinline = true} {
    tt.print "x" {hex = false, isSigned = array<i32: 1>} : %x : i32
    tt.return
  }
  tt.func public @f(%p: !tt.ptr<i32>) attributes {noinline = false} {
    %r = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %gx = tt.get_program_id x : i32
    %gs = arith.constant 16 : i32
    %go = arith.muli %gx, %gs : i32
    %pp = tt.addptr %p, %go : !tt.ptr<i32>, i32
    %s = tt.splat %pp : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
    %q = tt.addptr %s, %r : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
    %v = tt.load %q : tensor<16x!tt.ptr<i32>>
    ttg.warp_specialize(%gx)
    default {
   tt.call @h(%gx) : (i32) -> ()
      ttg.warp_yield
    }
    partition0(%xx: i32) num_warps(4) {
    tt.call @h(%xx) : (i32) -> ()
      ttg.warp_return
    } : (i32) -> ()

    tt.store %q, %v : tensor<16x!tt.ptr<i32>>
    tt.return
  }
}
// expect: unknown unsupported
