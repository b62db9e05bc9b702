// Sampling of the nearest pixel, zero outside of the image.
func.func @f(%image: memref<4x5xf32>, %points: memref<3x2xf32>, %out: memref<3xf32>) {
  %zero = arith.constant 0 : i32
  %height = arith.constant 4 : i32
  %width = arith.constant 5 : i32
  %nothing = arith.constant 0.0 : f32
  affine.for %p = 0 to 3 {
    %x = affine.load %points[%p, 0] : memref<3x2xf32>
    %y = affine.load %points[%p, 1] : memref<3x2xf32>
    %xr = math.roundeven %x : f32
    %yr = math.roundeven %y : f32
    %xi = arith.fptosi %xr : f32 to i32
    %yi = arith.fptosi %yr : f32 to i32
    %x_low = arith.cmpi sge, %xi, %zero : i32
    %x_high = arith.cmpi slt, %xi, %width : i32
    %y_low = arith.cmpi sge, %yi, %zero : i32
    %y_high = arith.cmpi slt, %yi, %height : i32
    %x_inside = arith.andi %x_low, %x_high : i1
    %y_inside = arith.andi %y_low, %y_high : i1
    %inside = arith.andi %x_inside, %y_inside : i1
    %v = scf.if %inside -> f32 {
      %i = arith.index_cast %yi : i32 to index
      %j = arith.index_cast %xi : i32 to index
      %pixel = memref.load %image[%i, %j] : memref<4x5xf32>
      scf.yield %pixel : f32
    } else {
      scf.yield %nothing : f32
    }
    affine.store %v, %out[%p] : memref<3xf32>
  }
  return
}
