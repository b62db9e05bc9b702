// options: --domain exact --accept real
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
// -----
// The same with the output cleared first and written where the point is inside, in linear addresses.
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
    affine.store %nothing, %out[%p] : memref<3xf32>
    scf.if %inside {
      %i = arith.index_cast %yi : i32 to index
      %j = arith.index_cast %xi : i32 to index
      %five = arith.constant 5 : index
      %row = arith.muli %i, %five : index
      %at = arith.addi %row, %j : index
      %flat = memref.collapse_shape %image [[0, 1]] : memref<4x5xf32> into memref<20xf32>
      %pixel = memref.load %flat[%at] : memref<20xf32>
      affine.store %pixel, %out[%p] : memref<3xf32>
    }
  }
  return
}
// expect: equivalent bitwise
