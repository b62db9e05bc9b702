// options: --domain fingerprint --func f
func.func private @keep(memref<2xi32>)
func.func private @use()
func.func @f(%x: i32, %a: memref<2xi32>, %w: memref<i32>) {
%z = arith.constant 0 : index
%o = arith.constant 1 : index
%zero = arith.constant 0 : i32
memref.store %x, %a[%o] : memref<2xi32>
%p = memref.alloc() : memref<2xi32>
memref.store %x, %p[%z] : memref<2xi32>
func.call @use() : () -> ()
%q = memref.load %p[%z] : memref<2xi32>
memref.store %q, %w[] : memref<i32>
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
%p = memref.alloc() : memref<2xi32>
memref.store %x, %p[%z] : memref<2xi32>
memref.store %x, %w[] : memref<i32>
func.call @use() : () -> ()
return
}
// expect: equivalent bitwise
