func.func private @use(memref<?xindex>, i32)
func.func @f(%i: i32, %v: index) {
  %c0 = arith.constant 0 : index
  %x = memref.alloc() : memref<3xindex>
  %y = memref.alloc() : memref<4xindex>
  memref.store %v, %x[%c0] : memref<3xindex>
  memref.store %c0, %y[%c0] : memref<4xindex>
  %a = memref.cast %x : memref<3xindex> to memref<?xindex>
  func.call @use(%a, %i) : (memref<?xindex>, i32) -> ()
  %b = memref.cast %y : memref<4xindex> to memref<?xindex>
  func.call @use(%b, %i) : (memref<?xindex>, i32) -> ()
  return
}
// -----
func.func private @use(memref<?xindex, strided<[?], offset: ?>>, i32)
func.func @f(%i: i32, %v: index) {
  %c0 = arith.constant 0 : index
  %x = memref.alloc() : memref<3xindex>
  %y = memref.alloc() : memref<4xindex>
  memref.store %v, %x[%c0] : memref<3xindex>
  memref.store %c0, %y[%c0] : memref<4xindex>
  %a = memref.cast %x : memref<3xindex> to memref<?xindex, strided<[?], offset: ?>>
  func.call @use(%a, %i) : (memref<?xindex, strided<[?], offset: ?>>, i32) -> ()
  %b = memref.cast %y : memref<4xindex> to memref<?xindex, strided<[?], offset: ?>>
  func.call @use(%b, %i) : (memref<?xindex, strided<[?], offset: ?>>, i32) -> ()
  return
}
// expect: equivalent bitwise static
