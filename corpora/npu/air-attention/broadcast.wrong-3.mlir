air.channel @q [4]
air.channel @k [4]
air.channel @v [1] {broadcast_shape = [4]}
air.channel @o [4]
func.func @kernel(%Q: memref<8x4xf32>, %K: memref<8x4xf32>, %V: memref<8x4xf32>, %O: memref<8x4xf32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%l) in (%nl=%c1) args(%aq=%Q, %ak=%K, %av=%V, %ao=%O) : memref<8x4xf32>, memref<8x4xf32>, memref<8x4xf32>, memref<8x4xf32> {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %1 = air.channel.put async @k[%c0] (%ak[] [] []) : (memref<8x4xf32>)
    %2 = air.channel.put async @v[] (%av[] [] []) : (memref<8x4xf32>)
    scf.parallel (%t) = (%c0) to (%c4) step (%c1_0) {
      %first = arith.muli %t, %c2 : index
      %6 = air.channel.put async @q[%t] (%aq[%first, 0] [2, 4] [4, 1]) : (memref<8x4xf32>)
      %7 = air.channel.get async @o[%t] (%ao[%first, 0] [2, 4] [4, 1]) : (memref<8x4xf32>)
      scf.reduce
    }
    %3 = air.segment async {
      %c4_0 = arith.constant 4 : index
      %4 = air.herd async tile (%t) in (%nt=%c4_0) {
        %tq, %q = air.execute -> (memref<2x4xf32, 2>) {
          %alloc = memref.alloc() : memref<2x4xf32, 2>
          air.execute_terminator %alloc : memref<2x4xf32, 2>
        }
        %tK, %K = air.execute -> (memref<8x4xf32, 2>) {
          %alloc = memref.alloc() : memref<8x4xf32, 2>
          air.execute_terminator %alloc : memref<8x4xf32, 2>
        }
        %tV, %V = air.execute -> (memref<8x4xf32, 2>) {
          %alloc = memref.alloc() : memref<8x4xf32, 2>
          air.execute_terminator %alloc : memref<8x4xf32, 2>
        }
        %to, %o = air.execute -> (memref<2x4xf32, 2>) {
          %alloc = memref.alloc() : memref<2x4xf32, 2>
          air.execute_terminator %alloc : memref<2x4xf32, 2>
        }
        %6 = air.channel.get async [%tq] @q[%t] (%q[] [] []) : (memref<2x4xf32, 2>)
        %7 = air.channel.get async [%tK] @k[%t] (%K[] [] []) : (memref<8x4xf32, 2>)
        %8 = air.channel.get async [%tV] @v[%t] (%V[] [] []) : (memref<8x4xf32, 2>)
        %9 = air.execute [%6, %7, %8, %to] {
          %zero = arith.constant 0.0 : f32
          %least = arith.constant 0xFF800000 : f32
          %p = memref.alloc() : memref<8xf32, 2>
          affine.for %i = 0 to 2 {
            affine.for %j = 0 to 8 {
              %s = affine.for %d = 0 to 4 iter_args(%acc = %zero) -> f32 {
                %qv = affine.load %q[%i, %d] : memref<2x4xf32, 2>
                %k = affine.load %K[%j, %d] : memref<8x4xf32, 2>
                %m = arith.mulf %qv, %k : f32
                %n = arith.addf %acc, %m : f32
                affine.yield %n : f32
              }
              affine.store %s, %p[%j] : memref<8xf32, 2>
            }
            %max = affine.for %j = 0 to 8 iter_args(%acc = %least) -> f32 {
              %s = affine.load %p[%j] : memref<8xf32, 2>
              %n = arith.maximumf %acc, %s : f32
              affine.yield %n : f32
            }
            %sum = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
              %s = affine.load %p[%j] : memref<8xf32, 2>
              %c = arith.subf %s, %max : f32
              %e = math.exp %c : f32
              affine.store %e, %p[%j] : memref<8xf32, 2>
              %n = arith.addf %acc, %e : f32
              affine.yield %n : f32
            }
            affine.for %d = 0 to 4 {
              %weighted = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
                %e = affine.load %p[%j] : memref<8xf32, 2>
                %w = arith.divf %e, %sum : f32
                %y = affine.load %V[%j, %d] : memref<8x4xf32, 2>
                %m = arith.mulf %w, %y : f32
                %n = arith.addf %acc, %m : f32
                affine.yield %n : f32
              }
              affine.store %weighted, %o[%i, %d] : memref<2x4xf32, 2>
            }
          }
          memref.dealloc %p : memref<8xf32, 2>
        }
        %10 = air.channel.put async [%9] @o[%t] (%o[] [] []) : (memref<2x4xf32, 2>)
      }
    }
  }
  return
}
