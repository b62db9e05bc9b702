func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = air.channel.put async @elsewhere[%c0, %c1] (%a[] [] []) : (memref<8xi32>)
  %u = air.channel.get async @elsewhere[%c0, %c1] (%b[] [] []) : (memref<8xi32>)
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
