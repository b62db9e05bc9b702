func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
// -----
air.channel @first [1]
air.channel @second [1]
air.channel @between [1]
air.channel @out [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %t = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index

  %1 = air.channel.put async @first[] (%x[0] [4] [1]) : (memref<8xi32>)
  %2 = air.channel.put async @second[] (%x[4] [4] [1]) : (memref<8xi32>)
  %3 = air.channel.get async @out[] (%y[] [] []) : (memref<8xi32>)

    %s = air.segment async {
      %c2 = arith.constant 2 : index
      %h = air.herd async tile (%p) in (%np=%c2) {
        %m = memref.alloc() : memref<4xi32, 2>

  affine.if affine_set<()[s0] : (s0 == 0)>()[%p] {
    air.channel.get @first[] (%m[] [] []) : (memref<4xi32, 2>)
    air.channel.put @out[] (%m[] [] []) : (memref<4xi32, 2>)
    air.channel.get @between[] (%m[] [] []) : (memref<4xi32, 2>)
  } else {
    air.channel.get @second[] (%m[] [] []) : (memref<4xi32, 2>)
    air.channel.put @between[] (%m[] [] []) : (memref<4xi32, 2>)
    air.channel.put @out[] (%m[] [] []) : (memref<4xi32, 2>)
  }

      }
    }
  }
  air.wait_all [%t]
  return
}
// expect: unknown order
