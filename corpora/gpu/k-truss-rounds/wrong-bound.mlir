// The same in as many rounds as there are edges, each of which at least one edge goes in, or none does any more.
memref.global "private" constant @from : memref<8xi32> = dense<[0, 0, 0, 1, 1, 2, 2, 3]>
memref.global "private" constant @to : memref<8xi32> = dense<[1, 2, 3, 2, 3, 3, 4, 4]>
memref.global "private" constant @start : memref<6xi32> = dense<[0, 3, 6, 10, 14, 16]>
memref.global "private" constant @neighbour : memref<16xi32> = dense<[1, 2, 3, 0, 2, 3, 0, 1, 3, 4, 0, 1, 2, 4, 2, 3]>
memref.global "private" constant @edge : memref<16xi32> = dense<[0, 1, 2, 0, 3, 4, 1, 3, 5, 6, 2, 4, 5, 7, 6, 7]>
func.func @kernel(%alive: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %least = arith.constant 2 : i32
  scf.for %round = %c0 to %c1 step %c1 {
    %next = memref.alloc() : memref<8xi32>
    scf.for %i = %c0 to %c8 step %c1 {
      %count = func.call @support(%alive, %i) : (memref<8xi32>, index) -> i32
      %own = memref.load %alive[%i] : memref<8xi32>
      %enough = arith.cmpi sge, %count, %least : i32
      %flag = arith.extui %enough : i1 to i32
      %stays = arith.muli %own, %flag : i32
      memref.store %stays, %next[%i] : memref<8xi32>
    }
    memref.copy %next, %alive : memref<8xi32> to memref<8xi32>
    memref.dealloc %next : memref<8xi32>
  }
  return
}
// How many triangles of edges that are there an edge is in, by its ends' lists of neighbours.
func.func private @support(%alive: memref<8xi32>, %which: index) -> i32 {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %froms = memref.get_global @from : memref<8xi32>
  %tos = memref.get_global @to : memref<8xi32>
  %starts = memref.get_global @start : memref<6xi32>
  %neighbours = memref.get_global @neighbour : memref<16xi32>
  %edges = memref.get_global @edge : memref<16xi32>
  %f = memref.load %froms[%which] : memref<8xi32>
  %t = memref.load %tos[%which] : memref<8xi32>
  %u = arith.index_cast %f : i32 to index
  %v = arith.index_cast %t : i32 to index
  %after_u = arith.addi %u, %c1 : index
  %after_v = arith.addi %v, %c1 : index
  %b = memref.load %starts[%u] : memref<6xi32>
  %e = memref.load %starts[%after_u] : memref<6xi32>
  %p = memref.load %starts[%v] : memref<6xi32>
  %q = memref.load %starts[%after_v] : memref<6xi32>
  %begin_u = arith.index_cast %b : i32 to index
  %end_u = arith.index_cast %e : i32 to index
  %begin_v = arith.index_cast %p : i32 to index
  %end_v = arith.index_cast %q : i32 to index
  %count = scf.for %i = %begin_u to %end_u step %c1 iter_args(%n = %zero) -> i32 {
    %inner = scf.for %j = %begin_v to %end_v step %c1 iter_args(%m = %n) -> i32 {
      %w = memref.load %neighbours[%i] : memref<16xi32>
      %x = memref.load %neighbours[%j] : memref<16xi32>
      %same = arith.cmpi eq, %w, %x : i32
      %next = scf.if %same -> i32 {
        %k = memref.load %edges[%i] : memref<16xi32>
        %l = memref.load %edges[%j] : memref<16xi32>
        %one_side = arith.index_cast %k : i32 to index
        %other_side = arith.index_cast %l : i32 to index
        %first = memref.load %alive[%one_side] : memref<8xi32>
        %second = memref.load %alive[%other_side] : memref<8xi32>
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
  return %count : i32
}
