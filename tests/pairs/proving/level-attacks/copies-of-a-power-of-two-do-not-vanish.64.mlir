// options: --accept reassociated --accept real --accept real-any-precision
func.func @f(%x: f32, %y: f32, %u: f32, %v: f32, %r: memref<f32>) {
  %s = arith.addf %u, %v : f32
  memref.store %s, %r[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %u: f32, %v: f32, %r: memref<f32>) {
  %d1 = arith.addf %x, %x : f32
  %d2 = arith.addf %d1, %d1 : f32
  %d3 = arith.addf %d2, %d2 : f32
  %d4 = arith.addf %d3, %d3 : f32
  %d5 = arith.addf %d4, %d4 : f32
  %d6 = arith.addf %d5, %d5 : f32
  %d7 = arith.addf %d6, %d6 : f32
  %d8 = arith.addf %d7, %d7 : f32
  %d9 = arith.addf %d8, %d8 : f32
  %d10 = arith.addf %d9, %d9 : f32
  %d11 = arith.addf %d10, %d10 : f32
  %d12 = arith.addf %d11, %d11 : f32
  %d13 = arith.addf %d12, %d12 : f32
  %d14 = arith.addf %d13, %d13 : f32
  %d15 = arith.addf %d14, %d14 : f32
  %d16 = arith.addf %d15, %d15 : f32
  %d17 = arith.addf %d16, %d16 : f32
  %d18 = arith.addf %d17, %d17 : f32
  %d19 = arith.addf %d18, %d18 : f32
  %d20 = arith.addf %d19, %d19 : f32
  %d21 = arith.addf %d20, %d20 : f32
  %d22 = arith.addf %d21, %d21 : f32
  %d23 = arith.addf %d22, %d22 : f32
  %d24 = arith.addf %d23, %d23 : f32
  %d25 = arith.addf %d24, %d24 : f32
  %d26 = arith.addf %d25, %d25 : f32
  %d27 = arith.addf %d26, %d26 : f32
  %d28 = arith.addf %d27, %d27 : f32
  %d29 = arith.addf %d28, %d28 : f32
  %d30 = arith.addf %d29, %d29 : f32
  %d31 = arith.addf %d30, %d30 : f32
  %d32 = arith.addf %d31, %d31 : f32
  %d33 = arith.addf %d32, %d32 : f32
  %d34 = arith.addf %d33, %d33 : f32
  %d35 = arith.addf %d34, %d34 : f32
  %d36 = arith.addf %d35, %d35 : f32
  %d37 = arith.addf %d36, %d36 : f32
  %d38 = arith.addf %d37, %d37 : f32
  %d39 = arith.addf %d38, %d38 : f32
  %d40 = arith.addf %d39, %d39 : f32
  %d41 = arith.addf %d40, %d40 : f32
  %d42 = arith.addf %d41, %d41 : f32
  %d43 = arith.addf %d42, %d42 : f32
  %d44 = arith.addf %d43, %d43 : f32
  %d45 = arith.addf %d44, %d44 : f32
  %d46 = arith.addf %d45, %d45 : f32
  %d47 = arith.addf %d46, %d46 : f32
  %d48 = arith.addf %d47, %d47 : f32
  %d49 = arith.addf %d48, %d48 : f32
  %d50 = arith.addf %d49, %d49 : f32
  %d51 = arith.addf %d50, %d50 : f32
  %d52 = arith.addf %d51, %d51 : f32
  %d53 = arith.addf %d52, %d52 : f32
  %d54 = arith.addf %d53, %d53 : f32
  %d55 = arith.addf %d54, %d54 : f32
  %d56 = arith.addf %d55, %d55 : f32
  %d57 = arith.addf %d56, %d56 : f32
  %d58 = arith.addf %d57, %d57 : f32
  %d59 = arith.addf %d58, %d58 : f32
  %d60 = arith.addf %d59, %d59 : f32
  %d61 = arith.addf %d60, %d60 : f32
  %d62 = arith.addf %d61, %d61 : f32
  %d63 = arith.addf %d62, %d62 : f32
  %d64 = arith.addf %d63, %d63 : f32
  %s = arith.addf %u, %v : f32
  %a = arith.addf %s, %d64 : f32
  memref.store %a, %r[] : memref<f32>
  return
}
// expect: different
