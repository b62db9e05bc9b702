#ENC = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 32}>
tt.func @f(%p: !tt.tensordesc<16x16xf32, #ENC>) -> !tt.tensordesc<16x16xf32, #ENC> { tt.return %p : !tt.tensordesc<16x16xf32, #ENC> }

// -----

#ENC = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
tt.func @f(%p: !tt.tensordesc<16x16xf32, #ENC>) -> !tt.tensordesc<16x16xf32, #ENC> { tt.return %p : !tt.tensordesc<16x16xf32, #ENC> }

// expect: unknown promise
