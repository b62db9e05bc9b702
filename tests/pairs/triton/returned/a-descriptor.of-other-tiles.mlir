tt.func @f(%p: !tt.tensordesc<16x16xf32>) -> !tt.tensordesc<16x16xf32> { tt.return %p : !tt.tensordesc<16x16xf32> }

// -----

tt.func @f(%p: !tt.tensordesc<32x8xf32>) -> !tt.tensordesc<32x8xf32> { tt.return %p : !tt.tensordesc<32x8xf32> }

// expect: unknown promise
