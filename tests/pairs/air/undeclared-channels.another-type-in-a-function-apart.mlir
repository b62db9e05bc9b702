// options: --func f

func.func @g(%b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %u = air.channel.get async @c[%c0] (%b[] [] []) : (memref<8xf32>)
  air.wait_all [%u]
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %t = air.channel.put async @c[%c0] (%a[] [] []) : (memref<8xi32>)
  %u = air.channel.get async @c[%c0] (%b[] [] []) : (memref<8xi32>)
  air.wait_all [%t, %u]
  return
}

// -----

func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}

// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: a channel that nothing declares has one stream for each index, and no broadcasts
