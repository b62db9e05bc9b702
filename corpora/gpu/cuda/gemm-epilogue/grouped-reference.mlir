// Three products of different sizes, of matrices that lie one after another, and a fast sigmoid of each element.
memref.global "private" constant @problems : memref<3x6xi32> = dense<[[2, 3, 4, 0, 0, 0], [5, 2, 3, 8, 12, 6], [1, 4, 2, 23, 18, 16]]>
func.func @kernel(%a: memref<25xf32>, %b: memref<26xf32>, %y: memref<20xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %problems = memref.get_global @problems : memref<3x6xi32>
  affine.for %p = 0 to 3 {
    %m = affine.load %problems[%p, 0] : memref<3x6xi32>
    %n = affine.load %problems[%p, 1] : memref<3x6xi32>
    %k = affine.load %problems[%p, 2] : memref<3x6xi32>
    %at_a = affine.load %problems[%p, 3] : memref<3x6xi32>
    %at_b = affine.load %problems[%p, 4] : memref<3x6xi32>
    %at_y = affine.load %problems[%p, 5] : memref<3x6xi32>
    %M = arith.index_cast %m : i32 to index
    %N = arith.index_cast %n : i32 to index
    %K = arith.index_cast %k : i32 to index
    %A = arith.index_cast %at_a : i32 to index
    %B = arith.index_cast %at_b : i32 to index
    %Y = arith.index_cast %at_y : i32 to index
    scf.for %i = %c0 to %M step %c1 {
      scf.for %j = %c0 to %N step %c1 {
        %sum = scf.for %l = %c0 to %K step %c1 iter_args(%s = %zero) -> f32 {
          %left = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>(%i, %l)[%K, %A]
          %right = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>(%l, %j)[%N, %B]
          %x = memref.load %a[%left] : memref<25xf32>
          %z = memref.load %b[%right] : memref<26xf32>
          %q = arith.mulf %x, %z : f32
          %t = arith.addf %s, %q : f32
          scf.yield %t : f32
        }
        %negated = arith.negf %sum : f32
        %power = math.exp %negated : f32
        %below = arith.addf %power, %one : f32
        %sigmoid = arith.divf %one, %below : f32
        %at = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>(%i, %j)[%N, %Y]
        memref.store %sigmoid, %y[%at] : memref<20xf32>
      }
    }
  }
  return
}
