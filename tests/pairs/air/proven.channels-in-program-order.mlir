func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    %w = arith.addi %v, %v : i32
  affine.store %w, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @in [1]
air.channel @middle [1]
air.channel @out [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    air.channel.put @in[] (%x[] [] []) : (memref<8xi32>)
    air.channel.get @out[] (%y[] [] []) : (memref<8xi32>)
    air.segment @s {
      %c1_0 = arith.constant 1 : index
      air.herd @last tile (%t) in (%nt=%c1_0) {
        %c0 = arith.constant 0 : index
        %c1_1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        scf.for %i = %c0 to %c2 step %c1_1 {
          %m = memref.alloc() : memref<4xi32, 2>
          air.channel.get @middle[] (%m[] [] []) : (memref<4xi32, 2>)
          affine.for %e = 0 to 4 {
    %v = affine.load %m[%e] : memref<4xi32, 2>
    %z = arith.addi %v, %v : i32
    affine.store %z, %m[%e] : memref<4xi32, 2>
  }

          air.channel.put @out[] (%m[] [] []) : (memref<4xi32, 2>)
          memref.dealloc %m : memref<4xi32, 2>
        }
      }
      air.herd @first tile (%t) in (%nt=%c1_0) {
        %c0 = arith.constant 0 : index
        %c1_1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        scf.for %i = %c0 to %c2 step %c1_1 {
          %m = memref.alloc() : memref<4xi32, 2>
          air.channel.get @in[] (%m[] [] []) : (memref<4xi32, 2>)
          air.channel.put @middle[] (%m[] [] []) : (memref<4xi32, 2>)
          memref.dealloc %m : memref<4xi32, 2>
        }
      }
    }
  }
  return
}
// expect: equivalent
