func.func @f(%n: index) -> f32 {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%k = arith.constant 1.0 : f32
%m = memref.alloc() : memref<8xf32>
memref.store %k, %m[%c0] : memref<8xf32>
%v = memref.load %m[%c0] : memref<8xf32>
memref.dealloc %m : memref<8xf32>
return %v : f32
}
// -----
func.func @f(%n: index) -> f32 {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%k = arith.constant 1.0 : f32
%m = memref.alloc() : memref<8xf32>
%s = memref.subview %m[4][4][1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
memref.store %k, %m[%c0] : memref<8xf32>
%v = memref.load %m[%c0] : memref<8xf32>
%z = scf.for %i = %c0 to %n step %c1 iter_args(%q = %s) -> (memref<4xf32, strided<[1], offset: 4>>) { scf.yield %q : memref<4xf32, strided<[1], offset: 4>> }
memref.dealloc %z : memref<4xf32, strided<[1], offset: 4>>
return %v : f32
}
// expect: unknown promise
