func.func @f(%A: memref<4x?xf32, strided<[?, 1]>>) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %A : memref<4x?xf32, strided<[?, 1]>> -> memref<f32>, index, index, index, index, index
  return %t#0 : index
}
// -----
func.func @f(%A: memref<4x?xf32, strided<[?, 1]>>) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %A : memref<4x?xf32, strided<[?, 1]>> -> memref<f32>, index, index, index, index, index
  return %s#1 : index
}
// expect: different
