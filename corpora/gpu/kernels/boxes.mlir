func.func @kernel(%a: memref<16x20xf32>, %b: memref<12x32xf32>) {
  affine.for %box = 0 to 12 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 8 {
        %row = affine.apply affine_map<(x, i) -> ((x floordiv 3) * 4 + i)>(%box, %i)
        %column = affine.apply affine_map<(x, j) -> ((x mod 3) * 8 + j)>(%box, %j)
        %zero = arith.constant 0.0 : f32
        %c20 = arith.constant 20 : index
        %inside = arith.cmpi slt, %column, %c20 : index
        %x = scf.if %inside -> f32 {
          %v = memref.load %a[%row, %column] : memref<16x20xf32>
          scf.yield %v : f32
        } else {
          scf.yield %zero : f32
        }
        affine.store %x, %b[%box, %i * 8 + %j] : memref<12x32xf32>
      }
    }
  }
  return
}
