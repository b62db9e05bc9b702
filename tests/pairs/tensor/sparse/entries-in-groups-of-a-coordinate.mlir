#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func private @show(f64)
func.func private @place(index)
func.func @f(%a: tensor<3x3xf64, #O>) {
  sparse_tensor.foreach in %a : tensor<3x3xf64, #O> do {
  ^bb0(%i: index, %j: index, %v: f64):
    %x = arith.addi %i, %j : index
    func.call @place(%x) : (index) -> ()
    func.call @show(%v) : (f64) -> ()
  }
  return
}
// -----
#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func private @show(f64)
func.func private @place(index)
func.func @f(%a: tensor<3x3xf64, #O>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %vals = sparse_tensor.values %a : tensor<3x3xf64, #O> to memref<?xf64>
  %pos = sparse_tensor.positions %a {level = 0 : index} : tensor<3x3xf64, #O> to memref<?xindex>
  %x0 = sparse_tensor.coordinates %a {level = 0 : index} : tensor<3x3xf64, #O> to memref<?xindex, strided<[?], offset: ?>>
  %x1 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<3x3xf64, #O> to memref<?xindex, strided<[?], offset: ?>>
  %lo = memref.load %pos[%c0] : memref<?xindex>
  %hi = memref.load %pos[%c1] : memref<?xindex>
  %end = scf.while (%g = %lo) : (index) -> index {
    %in = arith.cmpi ult, %g, %hi : index
    %same = scf.if %in -> (i1) {
      %1 = memref.load %x0[%lo] : memref<?xindex, strided<[?], offset: ?>>
      %2 = memref.load %x0[%g] : memref<?xindex, strided<[?], offset: ?>>
      %3 = arith.cmpi eq, %1, %2 : index
      scf.yield %3 : i1
    } else {
      scf.yield %false : i1
    }
    scf.condition(%same) %g : index
  } do {
  ^bb0(%g: index):
    %n = arith.addi %g, %c1 : index
    scf.yield %n : index
  }
  %r:2 = scf.while (%b = %lo, %e = %end) : (index, index) -> (index, index) {
    %in = arith.cmpi ult, %b, %hi : index
    scf.condition(%in) %b, %e : index, index
  } do {
  ^bb0(%b: index, %e: index):
    %i = memref.load %x0[%b] : memref<?xindex, strided<[?], offset: ?>>
    scf.for %q = %b to %e step %c1 {
      %j = memref.load %x1[%q] : memref<?xindex, strided<[?], offset: ?>>
      %v = memref.load %vals[%q] : memref<?xf64>
      %x = arith.addi %i, %j : index
      func.call @place(%x) : (index) -> ()
      func.call @show(%v) : (f64) -> ()
    }
    %next = scf.while (%g = %e) : (index) -> index {
      %in = arith.cmpi ult, %g, %hi : index
      %same = scf.if %in -> (i1) {
        %1 = memref.load %x0[%e] : memref<?xindex, strided<[?], offset: ?>>
        %2 = memref.load %x0[%g] : memref<?xindex, strided<[?], offset: ?>>
        %3 = arith.cmpi eq, %1, %2 : index
        scf.yield %3 : i1
      } else {
        scf.yield %false : i1
      }
      scf.condition(%same) %g : index
    } do {
    ^bb0(%g: index):
      %n = arith.addi %g, %c1 : index
      scf.yield %n : index
    }
    scf.yield %e, %next : index, index
  }
  return
}
// expect: equivalent bitwise static
