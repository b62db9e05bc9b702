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
%z:2 = scf.while (%q = %s, %i = %c0) : (memref<4xf32, strided<[1], offset: 4>>, index) -> (memref<4xf32, strided<[1], offset: 4>>, index) {
 %l = arith.cmpi slt, %i, %n : index
 scf.condition(%l) %q, %i : memref<4xf32, strided<[1], offset: 4>>, index
} do {
^bb0(%q: memref<4xf32, strided<[1], offset: 4>>, %i: index):
 %j = arith.addi %i, %c1 : index
 scf.yield %q, %j : memref<4xf32, strided<[1], offset: 4>>, index
}
memref.dealloc %z#0 : memref<4xf32, strided<[1], offset: 4>>
return %v : f32
}
// expect: unknown promise
