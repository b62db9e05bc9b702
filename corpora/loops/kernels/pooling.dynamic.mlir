// Windows that reach over the edge are cut off there.
func.func @pooling(%h: index, %w: index, %input: memref<?x?xf32>, %output: memref<?x?xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %y = 0 to affine_map<()[s0] -> (s0 ceildiv 2)>()[%h] {
    affine.for %x = 0 to affine_map<()[s0] -> (s0 ceildiv 3)>()[%w] {
      affine.store %zero, %output[%y, %x] : memref<?x?xf32>
      affine.for %ky = affine_map<(d0) -> (d0 * 2)>(%y) to min affine_map<(d0)[s0] -> (d0 * 2 + 2, s0)>(%y)[%h] {
        affine.for %kx = affine_map<(d0) -> (d0 * 3)>(%x) to min affine_map<(d0)[s0] -> (d0 * 3 + 3, s0)>(%x)[%w] {
          %i = affine.load %input[%ky, %kx] : memref<?x?xf32>
          %o = affine.load %output[%y, %x] : memref<?x?xf32>
          %m = arith.maximumf %i, %o : f32
          affine.store %m, %output[%y, %x] : memref<?x?xf32>
        }
      }
    }
  }
  return
}
