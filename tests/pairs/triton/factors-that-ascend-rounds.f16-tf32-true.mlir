func.func @f(%a: memref<2x2xf16>, %b: memref<2x2xf16>, %c: memref<2x2xf32>) {
      linalg.matmul {input_precison = "tf32"} ins(%a, %b : memref<2x2xf16>, memref<2x2xf16>)
        outs(%c : memref<2x2xf32>)
      return
    }
// -----
func.func @f(%a: memref<2x2xf16>, %b: memref<2x2xf16>, %c: memref<2x2xf32>) {
      linalg.matmul {input_precison = "tf32"} ins(%a, %b : memref<2x2xf16>, memref<2x2xf16>)
        outs(%c : memref<2x2xf32>)
      return
    }
// expect: equivalent bitwise static
