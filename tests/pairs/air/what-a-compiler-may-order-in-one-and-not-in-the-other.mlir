air.channel @in [1]
air.channel @out [2]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index

  %c1_0 = arith.constant 1 : index
  air.channel.put @in[] (%x[] [] []) : (memref<8xi32>)
  air.channel.get @out[%c0] (%y[0] [4] [1]) : (memref<8xi32>)
  air.channel.get @out[%c1_0] (%y[4] [4] [1]) : (memref<8xi32>)

    air.segment {
      %c2 = arith.constant 2 : index
      air.herd tile (%p) in (%np=%c2) {
        %m = memref.alloc() : memref<4xi32, 2>

  air.channel.get @in[] (%m[] [] []) : (memref<4xi32, 2>)
  air.channel.put @out[%p] (%m[] [] []) : (memref<4xi32, 2>)

      }
    }
  }
    return
}
// -----
air.channel @in [1]
air.channel @out [2]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index

  %c1_0 = arith.constant 1 : index
  air.channel.put @in[] (%x[] [] []) : (memref<8xi32>)
  air.channel.get @out[%c0] (%y[0] [4] [1]) : (memref<8xi32>)
  air.channel.get @out[%c1_0] (%y[4] [4] [1]) : (memref<8xi32>)

    air.segment {
      %c2 = arith.constant 2 : index
      air.herd tile (%p) in (%np=%c2) {
        %m = memref.alloc() : memref<4xi32, 2>

  air.channel.get @in[] (%m[] [] []) : (memref<4xi32, 2>)
  air.channel.put @out[%p] (%m[] [] []) : (memref<4xi32, 2>)

      }
    }
  }
    return
}
// expect: unknown order
