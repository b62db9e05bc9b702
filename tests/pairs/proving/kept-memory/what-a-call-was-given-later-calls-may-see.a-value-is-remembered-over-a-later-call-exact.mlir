// options: --domain exact --func f
func.func private @keep(memref<2xi32>)
func.func private @use()
func.func @f(%x: i32, %a: memref<2xi32>, %w: memref<i32>) {
%z = arith.constant 0 : index
%o = arith.constant 1 : index
%zero = arith.constant 0 : i32
memref.store %x, %a[%o] : memref<2xi32>
%m = memref.alloc() : memref<2xi32>
memref.store %zero, %m[%z] : memref<2xi32>
memref.store %zero, %m[%o] : memref<2xi32>
func.call @keep(%m) : (memref<2xi32>) -> ()
memref.store %x, %m[%z] : memref<2xi32>
func.call @use() : () -> ()
%v = memref.load %m[%z] : memref<2xi32>
memref.store %v, %w[] : memref<i32>
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
%m = memref.alloc() : memref<2xi32>
memref.store %zero, %m[%z] : memref<2xi32>
memref.store %zero, %m[%o] : memref<2xi32>
func.call @keep(%m) : (memref<2xi32>) -> ()
memref.store %x, %m[%z] : memref<2xi32>
func.call @use() : () -> ()
memref.store %x, %w[] : memref<i32>
return
}
// expect: unknown open-obligation
