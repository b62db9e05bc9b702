// The same by a queue of the edges that are in too few triangles: each that leaves the queue takes one triangle from the
// other two edges of its triangles, and those that fall below two join the queue.
memref.global "private" constant @from : memref<8xi32> = dense<[0, 0, 0, 1, 1, 2, 2, 3]>
memref.global "private" constant @to : memref<8xi32> = dense<[1, 2, 3, 2, 3, 3, 4, 4]>
memref.global "private" constant @start : memref<6xi32> = dense<[0, 3, 6, 10, 14, 16]>
memref.global "private" constant @neighbour : memref<16xi32> = dense<[1, 2, 3, 0, 2, 3, 0, 1, 3, 4, 0, 1, 2, 4, 2, 3]>
memref.global "private" constant @edge : memref<16xi32> = dense<[0, 1, 2, 0, 3, 4, 1, 3, 5, 6, 2, 4, 5, 7, 6, 7]>
func.func @kernel(%alive: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %least = arith.constant 2 : i32
  %counts = memref.alloc() : memref<8xi32>
  %queued = memref.alloc() : memref<8xi32>
  %queue = memref.alloc() : memref<8xi32>
  %length = memref.alloc() : memref<1xindex>
  %froms = memref.get_global @from : memref<8xi32>
  %tos = memref.get_global @to : memref<8xi32>
  %starts = memref.get_global @start : memref<6xi32>
  %neighbours = memref.get_global @neighbour : memref<16xi32>
  %edges = memref.get_global @edge : memref<16xi32>
  memref.store %c0, %length[%c0] : memref<1xindex>
  scf.for %i = %c0 to %c8 step %c1 {
    %count = func.call @support(%alive, %i) : (memref<8xi32>, index) -> i32
    memref.store %count, %counts[%i] : memref<8xi32>
    %own = memref.load %alive[%i] : memref<8xi32>
    %few = arith.cmpi slt, %count, %least : i32
    %there = arith.cmpi ne, %own, %zero : i32
    %goes = arith.andi %few, %there : i1
    %flag = arith.extui %goes : i1 to i32
    memref.store %flag, %queued[%i] : memref<8xi32>
    scf.if %goes {
      %at = memref.load %length[%c0] : memref<1xindex>
      %number = arith.index_cast %i : index to i32
      memref.store %number, %queue[%at] : memref<8xi32>
      %after = arith.addi %at, %c1 : index
      memref.store %after, %length[%c0] : memref<1xindex>
    }
  }
  scf.while (%next = %c0) : (index) -> index {
    %many = memref.load %length[%c0] : memref<1xindex>
    %more = arith.cmpi ult, %next, %many : index
    scf.condition(%more) %next : index
  } do {
  ^bb0(%next: index):
    %number = memref.load %queue[%next] : memref<8xi32>
    %which = arith.index_cast %number : i32 to index
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
    scf.for %i = %begin_u to %end_u step %c1 {
      scf.for %j = %begin_v to %end_v step %c1 {
        %w = memref.load %neighbours[%i] : memref<16xi32>
        %x = memref.load %neighbours[%j] : memref<16xi32>
        %same = arith.cmpi eq, %w, %x : i32
        scf.if %same {
          %k = memref.load %edges[%i] : memref<16xi32>
          %l = memref.load %edges[%j] : memref<16xi32>
          %one_side = arith.index_cast %k : i32 to index
          %other_side = arith.index_cast %l : i32 to index
          %first = memref.load %alive[%one_side] : memref<8xi32>
          %second = memref.load %alive[%other_side] : memref<8xi32>
          %both = arith.muli %first, %second : i32
          %triangle = arith.cmpi ne, %both, %zero : i32
          scf.if %triangle {
            func.call @take(%one_side, %counts, %queued, %queue, %length)
              : (index, memref<8xi32>, memref<8xi32>, memref<8xi32>, memref<1xindex>) -> ()
            func.call @take(%other_side, %counts, %queued, %queue, %length)
              : (index, memref<8xi32>, memref<8xi32>, memref<8xi32>, memref<1xindex>) -> ()
          }
        }
      }
    }
    memref.store %zero, %alive[%which] : memref<8xi32>
    %after = arith.addi %next, %c1 : index
    scf.yield %after : index
  }
  memref.dealloc %counts : memref<8xi32>
  memref.dealloc %queued : memref<8xi32>
  memref.dealloc %queue : memref<8xi32>
  memref.dealloc %length : memref<1xindex>
  return
}
// Takes a triangle from an edge, which joins the queue where it has too few and is not in it yet.
func.func private @take(%which: index, %counts: memref<8xi32>, %queued: memref<8xi32>, %queue: memref<8xi32>,
                        %length: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %least = arith.constant 2 : i32
  %before = memref.load %counts[%which] : memref<8xi32>
  %count = arith.subi %before, %one : i32
  memref.store %count, %counts[%which] : memref<8xi32>
  %few = arith.cmpi slt, %count, %least : i32
  %in = memref.load %queued[%which] : memref<8xi32>
  %out = arith.cmpi eq, %in, %zero : i32
  %joins = arith.cmpi eq, %count, %least : i32
  scf.if %joins {
    memref.store %one, %queued[%which] : memref<8xi32>
    %at = memref.load %length[%c0] : memref<1xindex>
    %number = arith.index_cast %which : index to i32
    memref.store %number, %queue[%at] : memref<8xi32>
    %after = arith.addi %at, %c1 : index
    memref.store %after, %length[%c0] : memref<1xindex>
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
