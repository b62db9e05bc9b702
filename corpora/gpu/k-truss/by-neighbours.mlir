// How many triangles each edge of an undirected graph is in, the count from which a k-truss keeps its edges.
memref.global "private" constant @start : memref<5xi32> = dense<[0, 3, 5, 8, 10]>
memref.global "private" constant @neighbour : memref<10xi32> = dense<[1, 2, 3, 0, 2, 0, 1, 3, 0, 2]>
func.func @kernel(%alive: memref<4x4xi32>, %support: memref<10xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %starts = memref.get_global @start : memref<5xi32>
  %neighbours = memref.get_global @neighbour : memref<10xi32>
  scf.for %u = %c0 to %c4 step %c1 {
    %next = arith.addi %u, %c1 : index
    %b = memref.load %starts[%u] : memref<5xi32>
    %e = memref.load %starts[%next] : memref<5xi32>
    %begin = arith.index_cast %b : i32 to index
    %end = arith.index_cast %e : i32 to index
    scf.for %k = %begin to %end step %c1 {
      %n = memref.load %neighbours[%k] : memref<10xi32>
      %v = arith.index_cast %n : i32 to index
      %count = scf.for %l = %begin to %end step %c1 iter_args(%s = %zero) -> i32 {
        %m = memref.load %neighbours[%l] : memref<10xi32>
        %w = arith.index_cast %m : i32 to index
        %first = memref.load %alive[%u, %w] : memref<4x4xi32>
        %second = memref.load %alive[%v, %w] : memref<4x4xi32>
        %both = arith.muli %first, %second : i32
        %sum = arith.addi %s, %both : i32
        scf.yield %sum : i32
      }
      memref.store %count, %support[%k] : memref<10xi32>
    }
  }
  return
}
