func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) {
  affine.for %i = 0 to 2 {
    %v = affine.load %a[%i] : memref<2xi32>
    affine.store %v, %b[%i] : memref<2xi32>
  }
  return
}
// -----
#first = affine_set<()[s0] : (s0 == 0)>
air.channel @in [1]
air.channel @out [2]
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<2xi32>, memref<2xi32> {
    %c0_0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %1 = air.channel.put async @in[%c0_0] (%x[%c0_0] [%c1_0] [%c1_0]) : (memref<2xi32>)
    %2 = air.channel.put async [%1] @in[%c0_0] (%x[%c1_0] [%c1_0] [%c1_0]) : (memref<2xi32>)
    %3 = air.channel.get async @out[%c0_0] (%y[%c0_0] [%c1_0] [%c1_0]) : (memref<2xi32>)
    %4 = air.channel.get async @out[%c1_0] (%y[%c1_0] [%c1_0] [%c1_0]) : (memref<2xi32>)
    %s = air.segment async {
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %h = air.herd @h async tile (%p, %q) in (%pn=%c2, %qn=%c1_1) {
        %c0 = arith.constant 0 : index
        %tm, %m = air.execute -> (memref<1xi32, 2>) {
          %new = memref.alloc() : memref<1xi32, 2>
          air.execute_terminator %new : memref<1xi32, 2>
        }
        %5 = affine.if #first()[%p] -> !air.async.token {
          %g = air.wait_all async [%tm]
          affine.yield %g : !air.async.token
        } else {
          %g = air.channel.get async [%tm] @in[%c0] (%m[] [] []) : (memref<1xi32, 2>)
          affine.yield %g : !air.async.token
        }
        %6 = affine.if #first()[%p] -> !air.async.token {
          %g = air.channel.get async [%5] @in[%c0] (%m[] [] []) : (memref<1xi32, 2>)
          affine.yield %g : !air.async.token
        } else {
          %g = air.wait_all async [%5]
          affine.yield %g : !air.async.token
        }
        %7 = air.channel.put async [%6] @out[%p] (%m[] [] []) : (memref<1xi32, 2>)
      }
    }
  }
  return
}
// expect: different
