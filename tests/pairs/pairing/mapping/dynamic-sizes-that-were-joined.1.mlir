func.func @f(%A: memref<?x8xf32>, %n: index, %x: f32) {
affine.for %i = 0 to %n {
affine.for %j = 0 to 8 {
affine.store %x, %A[%i, %j] : memref<?x8xf32>
}
}
return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index, %x: f32) {
affine.for %i = 0 to %n {
affine.for %j = 0 to 8 {
affine.store %x, %A[%i * 8 + %j] : memref<?xf32>
}
}
return
}
// expect: equivalent bitwise
