// Of an undirected graph, whose edges each have a flag for being there: the triangles that an edge is in, and whether
// there are enough of them for it to stay.
memref.global "private" constant @sources : memref<10xi32> = dense<[0, 0, 0, 1, 1, 2, 2, 2, 3, 3]>
memref.global "private" constant @offsets : memref<5xi32> = dense<[0, 3, 5, 8, 10]>
memref.global "private" constant @neighbours : memref<10xi32> = dense<[1, 2, 3, 0, 2, 0, 1, 3, 0, 2]>
func.func @kernel(%alive: memref<10xi32>, %support: memref<10xi32>, %stays: memref<10xi32>) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sources = memref.get_global @sources : memref<10xi32>
  %offsets = memref.get_global @offsets : memref<5xi32>
  %neighbours = memref.get_global @neighbours : memref<10xi32>
  affine.for %edge = 0 to 10 {
    %u = affine.load %sources[%edge] : memref<10xi32>
    %v = affine.load %neighbours[%edge] : memref<10xi32>
    %from_u = arith.index_cast %u : i32 to index
    %from_v = arith.index_cast %v : i32 to index
    %after_u = arith.addi %from_u, %c1 : index
    %after_v = arith.addi %from_v, %c1 : index
    %b = memref.load %offsets[%from_u] : memref<5xi32>
    %e = memref.load %offsets[%after_u] : memref<5xi32>
    %p = memref.load %offsets[%from_v] : memref<5xi32>
    %q = memref.load %offsets[%after_v] : memref<5xi32>
    %begin_u = arith.index_cast %b : i32 to index
    %end_u = arith.index_cast %e : i32 to index
    %begin_v = arith.index_cast %p : i32 to index
    %end_v = arith.index_cast %q : i32 to index
    %count = scf.for %i = %begin_u to %end_u step %c1 iter_args(%n = %zero) -> i32 {
      %inner = scf.for %j = %begin_v to %end_v step %c1 iter_args(%m = %n) -> i32 {
        %w = memref.load %neighbours[%i] : memref<10xi32>
        %x = memref.load %neighbours[%j] : memref<10xi32>
        %same = arith.cmpi eq, %w, %x : i32
        %next = scf.if %same -> i32 {
          %first = memref.load %alive[%i] : memref<10xi32>
          %second = memref.load %alive[%j] : memref<10xi32>
          %both = arith.muli %first, %second : i32
          %more = arith.addi %m, %both : i32
          scf.yield %more : i32
        } else {
          scf.yield %m : i32
        }
        scf.yield %next : i32
      }
      scf.yield %inner : i32
    }
    affine.store %count, %support[%edge] : memref<10xi32>
    %enough = arith.cmpi sge, %count, %one : i32
    %flag = arith.extui %enough : i1 to i32
    %own = affine.load %alive[%edge] : memref<10xi32>
    %kept = arith.muli %own, %flag : i32
    affine.store %kept, %stays[%edge] : memref<10xi32>
  }
  return
}
