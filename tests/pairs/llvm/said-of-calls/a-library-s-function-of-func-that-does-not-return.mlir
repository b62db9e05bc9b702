func.func private @sinf(f32) -> f32
func.func @f(%x: f32) -> f32 {
 %r = call @sinf(%x) : (f32) -> f32
 return %r : f32
}
// -----
func.func private @sinf(f32) -> f32 attributes {passthrough = ["noreturn"]}
func.func @f(%x: f32) -> f32 {
 %r = call @sinf(%x) : (f32) -> f32
 return %r : f32
}
// expect: unknown unsupported
