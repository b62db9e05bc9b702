func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<1xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @one [1]
air.channel @two [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<1xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b, %w=%c) : memref<8xi32>, memref<8xi32>, memref<1xi32> {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    air.segment @s args(%x1=%x, %y1=%y, %w1=%w) : memref<8xi32>, memref<8xi32>, memref<1xi32> {
      %k1 = arith.constant 1 : index
      air.herd @last tile (%t) in (%nt=%k1) args(%yy=%y1, %ww=%w1) : memref<8xi32>, memref<1xi32> {
        %c0_1 = arith.constant 0 : index
        %z = arith.constant 0 : i32
        %f = memref.load %ww[%c0_1] : memref<1xi32>
        %p = arith.cmpi eq, %f, %z : i32
        %m = memref.alloc() : memref<4xi32, 2>
        %q = memref.alloc() : memref<4xi32, 2>
        scf.if %p {
          air.channel.get @one[] (%m[] [] []) : (memref<4xi32, 2>)
          air.channel.get @two[] (%q[] [] []) : (memref<4xi32, 2>)
        } else {
          air.channel.get @two[] (%q[] [] []) : (memref<4xi32, 2>)
          air.channel.get @one[] (%m[] [] []) : (memref<4xi32, 2>)
        }
        affine.for %e = 0 to 4 {
          %v = affine.load %m[%e] : memref<4xi32, 2>
          affine.store %v, %yy[%e] : memref<8xi32>
          %u = affine.load %q[%e] : memref<4xi32, 2>
          affine.store %u, %yy[%e + 4] : memref<8xi32>
        }
      }
      air.herd @first tile (%t) in (%nt=%k1) args(%xx=%x1) : memref<8xi32> {
        %m = memref.alloc() : memref<2xi32, 2>
        %o = memref.alloc() : memref<2xi32, 2>
        %q = memref.alloc() : memref<4xi32, 2>
        affine.for %e = 0 to 2 {
          %v = affine.load %xx[%e] : memref<8xi32>
          affine.store %v, %m[%e] : memref<2xi32, 2>
          %w2 = affine.load %xx[%e + 2] : memref<8xi32>
          affine.store %w2, %o[%e] : memref<2xi32, 2>
        }
        affine.for %e = 0 to 4 {
          %v = affine.load %xx[%e + 4] : memref<8xi32>
          affine.store %v, %q[%e] : memref<4xi32, 2>
        }
        air.channel.put @one[] (%m[] [] []) : (memref<2xi32, 2>)
        air.channel.put @one[] (%o[] [] []) : (memref<2xi32, 2>)
        air.channel.put @two[] (%q[] [] []) : (memref<4xi32, 2>)
      }
    }
  }
  return
}
// expect: unknown data
