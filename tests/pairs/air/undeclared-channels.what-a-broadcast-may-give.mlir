func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %d: memref<8xi32>) {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
memref.copy %a, %b : memref<8xi32> to memref<8xi32>
memref.copy %a, %d : memref<8xi32> to memref<8xi32>
return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %d: memref<8xi32>) {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<8xi32>)
%u = air.channel.get async @c[%c0, %c0] (%b[] [] []) : (memref<8xi32>)
%w = air.channel.get async @c[%c0, %c1] (%d[] [] []) : (memref<8xi32>)
air.wait_all [%t, %u, %w]
return
}
// expect: unknown undefined-target
