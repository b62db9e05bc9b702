// A function of the module, too.
gpu.module @m {
func.func @h(%a: f32) -> f32 {
 %w = arith.divf %a, %a : f32
 return %w : f32
 }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90", flags = {fast, ftz}>] {
func.func @h(%a: f32) -> f32 {
 %w = arith.divf %a, %a : f32
 return %w : f32
 }
}
// expect: unknown unsupported
