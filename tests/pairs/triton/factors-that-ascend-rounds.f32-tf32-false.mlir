func.func @f(%a: memref<2x2xf32>, %b: memref<2x2xf32>, %c: memref<2x2xf32>) {
      linalg.matmul {input_precison = "tf32"} ins(%a, %b : memref<2x2xf32>, memref<2x2xf32>)
        outs(%c : memref<2x2xf32>)
      return
    }
// -----
func.func @f(%a: memref<2x2xf32>, %b: memref<2x2xf32>, %c: memref<2x2xf32>) {
      linalg.matmul {input_precison = "tf32"} ins(%a, %b : memref<2x2xf32>, memref<2x2xf32>)
        outs(%c : memref<2x2xf32>)
      return
    }
// expect: unknown unsupported
