air.channel @c [2]
func.func @f(%x: memref<8xi32>, %y: memref<8xi32>) {
  %u = memref.alloc() {air.shrinkage = false} : memref<8xi32>
  memref.dealloc %u : memref<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  air.launch (%i) in (%n = %c1) args(%a = %x, %b = %y) : memref<8xi32>, memref<8xi32> {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    air.channel.put @c[%z] (%a[] [] []) {metadataArray = [{base = "p0", index = 0 : i32}, {base = "p1", index = 1 : i32}]} : (memref<8xi32>)
    air.channel.get @c[%z] (%b[] [] []) : (memref<8xi32>)
  }
  return
}

// -----

air.channel @c [2]
func.func @f(%x: memref<8xi32>, %y: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  air.launch (%i) in (%n = %c1) args(%a = %x, %b = %y) : memref<8xi32>, memref<8xi32> {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    air.channel.put @c[%z] (%a[] [] []) {metadataArray = [{base = "p0", index = 0 : i32}, {base = "p1", index = 1 : i32}]} : (memref<8xi32>)
    air.channel.get @c[%z] (%b[] [] []) : (memref<8xi32>)
  }
  return
}
// expect: equivalent
