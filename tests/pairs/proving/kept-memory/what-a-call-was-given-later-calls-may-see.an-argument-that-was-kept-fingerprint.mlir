// options: --domain fingerprint --func f
func.func private @keep(memref<2xi32>)
func.func private @use()
func.func @f(%x: i32, %a: memref<2xi32>, %w: memref<i32>) {
%z = arith.constant 0 : index
%o = arith.constant 1 : index
%zero = arith.constant 0 : i32
memref.store %x, %a[%o] : memref<2xi32>
func.call @keep(%a) : (memref<2xi32>) -> ()
memref.store %x, %a[%z] : memref<2xi32>
func.call @use() : () -> ()
return
}
// -----
func.func private @keep(memref<2xi32>)
func.func private @use()
func.func @f(%x: i32, %a: memref<2xi32>, %w: memref<i32>) {
%z = arith.constant 0 : index
%o = arith.constant 1 : index
%zero = arith.constant 0 : i32
memref.store %x, %a[%o] : memref<2xi32>
func.call @keep(%a) : (memref<2xi32>) -> ()
func.call @use() : () -> ()
memref.store %x, %a[%z] : memref<2xi32>
return
}
// expect: unknown open-obligation
