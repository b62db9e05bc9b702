#causal = affine_set<(d0, d1)[s0] : (d0 + s0 - d1 >= 0)>
air.channel @q [2, 2]
air.channel @v [2, 2]
air.channel @o [2, 2]
air.channel @k [2, 1] {broadcast_shape = [2, 2]}
air.channel @cos [1, 1] {broadcast_shape = [2, 2]}
air.channel @sin [1, 1] {broadcast_shape = [2, 2]}
func.func @kernel(%Q: memref<8x8xf32>, %K: memref<8x8xf32>, %V: memref<8x8xf32>, %O: memref<8x8xf32>, %cos: memref<8x2xf32>, %sin: memref<8x2xf32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%l) in (%nl=%c1) args(%aq=%Q, %ak=%K, %av=%V, %ao=%O, %acos=%cos, %asin=%sin) : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>, memref<8x2xf32>, memref<8x2xf32> {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %w = air.wait_all async
    %1 = scf.parallel (%h) = (%c0) to (%c2) step (%c1_0) init (%w) -> !air.async.token {
      %column = arith.muli %h, %c4 : index
      %3 = air.channel.put async [%w] @k[%h, %c0] (%ak[0, %column] [8, 4] [8, 1]) : (memref<8x8xf32>)
      %4 = air.channel.put async [%w] @v[%h, %c0] (%av[0, %column] [8, 4] [8, 1]) : (memref<8x8xf32>)
      %5 = air.channel.put async [%w] @q[%h, %c0] (%aq[0, %column] [4, 4] [8, 1]) : (memref<8x8xf32>)
      %6 = air.channel.put async [%w] @q[%h, %c1_0] (%aq[4, %column] [4, 4] [8, 1]) : (memref<8x8xf32>)
      %7 = air.channel.get async [%w] @o[%h, %c0] (%ao[0, %column] [4, 4] [8, 1]) : (memref<8x8xf32>)
      %8 = air.channel.get async [%w] @o[%h, %c1_0] (%ao[4, %column] [4, 4] [8, 1]) : (memref<8x8xf32>)
      %9 = air.wait_all async [%3, %4, %5, %6, %7, %8]
      scf.reduce(%9 : !air.async.token) {
      ^bb0(%a: !air.async.token, %b: !air.async.token):
        %10 = air.wait_all async [%a, %b]
        scf.reduce.return %10 : !air.async.token
      }
    }
    %2 = air.channel.put async [%w] @cos[] (%acos[] [] []) : (memref<8x2xf32>)
    %3 = air.channel.put async [%w] @sin[] (%asin[] [] []) : (memref<8x2xf32>)
    %4 = air.segment @segment_0 async {
      %c2_0 = arith.constant 2 : index
      %attend = air.herd @attend async tile (%h, %half) in (%nh=%c2_0, %nhalf=%c2_0) {
        %c4_0 = arith.constant 4 : index
        %first = arith.muli %half, %c4_0 : index
        %tq, %q = air.execute -> (memref<4x4xf32, 2>) {
          %alloc = memref.alloc() : memref<4x4xf32, 2>
          air.execute_terminator %alloc : memref<4x4xf32, 2>
        }
        %tk, %k = air.execute -> (memref<8x4xf32, 2>) {
          %alloc = memref.alloc() : memref<8x4xf32, 2>
          air.execute_terminator %alloc : memref<8x4xf32, 2>
        }
        %tv, %v = air.execute -> (memref<8x4xf32, 2>) {
          %alloc = memref.alloc() : memref<8x4xf32, 2>
          air.execute_terminator %alloc : memref<8x4xf32, 2>
        }
        %to, %o = air.execute -> (memref<4x4xf32, 2>) {
          %alloc = memref.alloc() : memref<4x4xf32, 2>
          air.execute_terminator %alloc : memref<4x4xf32, 2>
        }
        %tcos, %cos = air.execute -> (memref<8x2xf32, 2>) {
          %alloc = memref.alloc() : memref<8x2xf32, 2>
          air.execute_terminator %alloc : memref<8x2xf32, 2>
        }
        %tsin, %sin = air.execute -> (memref<8x2xf32, 2>) {
          %alloc = memref.alloc() : memref<8x2xf32, 2>
          air.execute_terminator %alloc : memref<8x2xf32, 2>
        }
        %5 = air.channel.get async [%tq] @q[%h, %half] (%q[] [] []) : (memref<4x4xf32, 2>)
        %6 = air.channel.get async [%tk] @k[%h, %half] (%k[] [] []) : (memref<8x4xf32, 2>)
        %7 = air.channel.get async [%tv] @v[%h, %half] (%v[] [] []) : (memref<8x4xf32, 2>)
        %8 = air.channel.get async [%tcos] @cos[%h, %half] (%cos[] [] []) : (memref<8x2xf32, 2>)
        %9 = air.channel.get async [%tsin] @sin[%h, %half] (%sin[] [] []) : (memref<8x2xf32, 2>)
        %10 = air.execute [%5, %6, %7, %8, %9, %to] {
          affine.for %i = 0 to 4 {
            affine.for %d = 0 to 2 {
              %x = affine.load %q[%i, %d] : memref<4x4xf32, 2>
              %y = affine.load %q[%i, %d + 2] : memref<4x4xf32, 2>
              %c = affine.load %cos[%i + symbol(%first), %d] : memref<8x2xf32, 2>
              %s = affine.load %sin[%i + symbol(%first), %d] : memref<8x2xf32, 2>
              %xc = arith.mulf %x, %c : f32
              %ys = arith.mulf %y, %s : f32
              %u = arith.subf %xc, %ys : f32
              %yc = arith.mulf %y, %c : f32
              %xs = arith.mulf %x, %s : f32
              %w = arith.addf %yc, %xs : f32
              affine.store %u, %q[%i, %d] : memref<4x4xf32, 2>
              affine.store %w, %q[%i, %d + 2] : memref<4x4xf32, 2>
            }
          }

          affine.for %i = 0 to 8 {
            affine.for %d = 0 to 2 {
              %x = affine.load %k[%i, %d] : memref<8x4xf32, 2>
              %y = affine.load %k[%i, %d + 2] : memref<8x4xf32, 2>
              %c = affine.load %cos[%i, %d] : memref<8x2xf32, 2>
              %s = affine.load %sin[%i, %d] : memref<8x2xf32, 2>
              %xc = arith.mulf %x, %c : f32
              %ys = arith.mulf %y, %s : f32
              %u = arith.subf %xc, %ys : f32
              %yc = arith.mulf %y, %c : f32
              %xs = arith.mulf %x, %s : f32
              %w = arith.addf %yc, %xs : f32
              affine.store %u, %k[%i, %d] : memref<8x4xf32, 2>
              affine.store %w, %k[%i, %d + 2] : memref<8x4xf32, 2>
            }
          }

          %zero = arith.constant 0.0 : f32
          %scale = arith.constant 0.5 : f32
          %least = arith.constant 0xFF800000 : f32
          %p = memref.alloc() : memref<8xf32, 2>
          affine.for %i = 0 to 4 {
            affine.for %j = 0 to 8 {
              %s = affine.for %d = 0 to 4 iter_args(%acc = %zero) -> f32 {
                %x = affine.load %q[%i, %d] : memref<4x4xf32, 2>
                %y = affine.load %k[%j, %d] : memref<8x4xf32, 2>
                %m = arith.mulf %x, %y : f32
                %n = arith.addf %acc, %m : f32
                affine.yield %n : f32
              }
              %scaled = arith.mulf %s, %scale : f32
              %masked = affine.if #causal(%i, %j)[%first] -> f32 {
                affine.yield %scaled : f32
              } else {
                affine.yield %least : f32
              }
              affine.store %masked, %p[%j] : memref<8xf32, 2>
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
                %y = affine.load %v[%j, %d] : memref<8x4xf32, 2>
                %m = arith.mulf %w, %y : f32
                %n = arith.addf %acc, %m : f32
                affine.yield %n : f32
              }
              affine.store %weighted, %o[%i, %d] : memref<4x4xf32, 2>
            }
          }
          memref.dealloc %p : memref<8xf32, 2>
        }
        %11 = air.channel.put async [%10] @o[%h, %half] (%o[] [] []) : (memref<4x4xf32, 2>)
      }
    }
  }
  air.wait_all [%0]
  return
}
