// options: --map result0=result1:reshape --map result1=result0:reshape
func.func @f(%x: f32, %y: f32) -> (memref<2x3xf32>, memref<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2x3xf32>
  %b = memref.alloc() : memref<2x3xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2x3xf32>)
  linalg.fill ins(%y : f32) outs(%b : memref<2x3xf32>)
  return %a, %b : memref<2x3xf32>, memref<2x3xf32>
}
// -----
func.func @f(%x: f32, %y: f32) -> (memref<6xf32>, memref<6xf32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<6xf32>
  %b = memref.alloc() : memref<6xf32>
  linalg.fill ins(%y : f32) outs(%a : memref<6xf32>)
  linalg.fill ins(%x : f32) outs(%b : memref<6xf32>)
  return %a, %b : memref<6xf32>, memref<6xf32>
}
// expect: equivalent bitwise static
