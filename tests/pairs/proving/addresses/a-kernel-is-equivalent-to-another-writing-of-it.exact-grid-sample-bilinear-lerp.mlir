// options: --domain exact --accept real
// Bilinear sampling at points in pixels, coordinates clamped to the border.
func.func @f(%image: memref<4x5xf32>, %points: memref<3x2xf32>, %out: memref<3xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %height = arith.constant 3 : i32
  %width = arith.constant 4 : i32
  %unit = arith.constant 1.0 : f32
  affine.for %p = 0 to 3 {
    %x = affine.load %points[%p, 0] : memref<3x2xf32>
    %y = affine.load %points[%p, 1] : memref<3x2xf32>
    %xf = math.floor %x : f32
    %yf = math.floor %y : f32
    %dx = arith.subf %x, %xf : f32
    %dy = arith.subf %y, %yf : f32
    %ex = arith.subf %unit, %dx : f32
    %ey = arith.subf %unit, %dy : f32
    %xi = arith.fptosi %xf : f32 to i32
    %yi = arith.fptosi %yf : f32 to i32
    %xn = arith.addi %xi, %one : i32
    %yn = arith.addi %yi, %one : i32
    %xa = arith.maxsi %xi, %zero : i32
    %ya = arith.maxsi %yi, %zero : i32
    %xb = arith.maxsi %xn, %zero : i32
    %yb = arith.maxsi %yn, %zero : i32
    %xc = arith.minsi %xa, %width : i32
    %yc = arith.minsi %ya, %height : i32
    %xd = arith.minsi %xb, %width : i32
    %yd = arith.minsi %yb, %height : i32
    %x0 = arith.index_cast %xc : i32 to index
    %y0 = arith.index_cast %yc : i32 to index
    %x1 = arith.index_cast %xd : i32 to index
    %y1 = arith.index_cast %yd : i32 to index
    %v00 = memref.load %image[%y0, %x0] : memref<4x5xf32>
    %v01 = memref.load %image[%y0, %x1] : memref<4x5xf32>
    %v10 = memref.load %image[%y1, %x0] : memref<4x5xf32>
    %v11 = memref.load %image[%y1, %x1] : memref<4x5xf32>
    %w00 = arith.mulf %ey, %ex : f32
    %w01 = arith.mulf %ey, %dx : f32
    %w10 = arith.mulf %dy, %ex : f32
    %w11 = arith.mulf %dy, %dx : f32
    %p00 = arith.mulf %v00, %w00 : f32
    %p01 = arith.mulf %v01, %w01 : f32
    %p10 = arith.mulf %v10, %w10 : f32
    %p11 = arith.mulf %v11, %w11 : f32
    %s0 = arith.addf %p00, %p01 : f32
    %s1 = arith.addf %s0, %p10 : f32
    %s2 = arith.addf %s1, %p11 : f32
    affine.store %s2, %out[%p] : memref<3xf32>
  }
  return
}
// -----
// The same as an interpolation of two interpolations, which rounds differently.
func.func @f(%image: memref<4x5xf32>, %points: memref<3x2xf32>, %out: memref<3xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %height = arith.constant 3 : i32
  %width = arith.constant 4 : i32
  %unit = arith.constant 1.0 : f32
  affine.for %p = 0 to 3 {
    %x = affine.load %points[%p, 0] : memref<3x2xf32>
    %y = affine.load %points[%p, 1] : memref<3x2xf32>
    %xf = math.floor %x : f32
    %yf = math.floor %y : f32
    %dx = arith.subf %x, %xf : f32
    %dy = arith.subf %y, %yf : f32
    %ex = arith.subf %unit, %dx : f32
    %ey = arith.subf %unit, %dy : f32
    %xi = arith.fptosi %xf : f32 to i32
    %yi = arith.fptosi %yf : f32 to i32
    %xn = arith.addi %xi, %one : i32
    %yn = arith.addi %yi, %one : i32
    %xa = arith.maxsi %xi, %zero : i32
    %ya = arith.maxsi %yi, %zero : i32
    %xb = arith.maxsi %xn, %zero : i32
    %yb = arith.maxsi %yn, %zero : i32
    %xc = arith.minsi %xa, %width : i32
    %yc = arith.minsi %ya, %height : i32
    %xd = arith.minsi %xb, %width : i32
    %yd = arith.minsi %yb, %height : i32
    %x0 = arith.index_cast %xc : i32 to index
    %y0 = arith.index_cast %yc : i32 to index
    %x1 = arith.index_cast %xd : i32 to index
    %y1 = arith.index_cast %yd : i32 to index
    %v00 = memref.load %image[%y0, %x0] : memref<4x5xf32>
    %v01 = memref.load %image[%y0, %x1] : memref<4x5xf32>
    %v10 = memref.load %image[%y1, %x0] : memref<4x5xf32>
    %v11 = memref.load %image[%y1, %x1] : memref<4x5xf32>
    %a0 = arith.mulf %v00, %ex : f32
    %a1 = arith.mulf %v01, %dx : f32
    %a = arith.addf %a0, %a1 : f32
    %b0 = arith.mulf %v10, %ex : f32
    %b1 = arith.mulf %v11, %dx : f32
    %b = arith.addf %b0, %b1 : f32
    %c0 = arith.mulf %a, %ey : f32
    %c1 = arith.mulf %b, %dy : f32
    %c = arith.addf %c0, %c1 : f32
    affine.store %c, %out[%p] : memref<3xf32>
  }
  return
}
// expect: equivalent real
