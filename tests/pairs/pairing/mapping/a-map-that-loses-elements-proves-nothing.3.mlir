// options: --map 'A=A:affine_map<(i) -> (i, i floordiv 3)>'
func.func @f(%A: memref<4xf32>, %x: f32) {
affine.store %x, %A[0] : memref<4xf32>
affine.store %x, %A[3] : memref<4xf32>
return
}
// -----
func.func @f(%A: memref<4x1xf32>, %x: f32) {
%c0 = arith.constant 0 : index
memref.store %x, %A[%c0, %c0] : memref<4x1xf32>
return
}
// expect: unknown
