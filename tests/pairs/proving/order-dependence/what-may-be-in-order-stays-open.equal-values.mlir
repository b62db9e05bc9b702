func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %z = arith.constant 0 : i32
  affine.for %i = 0 to 8 {
  affine.store %z, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @out [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %t = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
  %1 = air.channel.get async @out[] (%y[] [] []) : (memref<8xi32>)
    %s = air.segment async {
      %c2 = arith.constant 2 : index
      %h = air.herd async tile (%p) in (%np=%c2) {
        %m = memref.alloc() : memref<4xi32, 2>

  %z = arith.constant 0 : i32
  affine.for %i = 0 to 4 {
    affine.store %z, %m[%i] : memref<4xi32, 2>
  }
  air.channel.put @out[] (%m[] [] []) : (memref<4xi32, 2>)

      }
    }
  }
  air.wait_all [%t]
  return
}
// expect: unknown order
