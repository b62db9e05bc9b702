func.func @f(%a: memref<*xf32>, %m: memref<2xf32>, %p: i1) -> memref<*xf32> {
  %b = memref.cast %m : memref<2xf32> to memref<*xf32>
  cf.cond_br %p, ^bb1(%a : memref<*xf32>), ^bb1(%b : memref<*xf32>)
^bb1(%x: memref<*xf32>):
  return %x : memref<*xf32>
}

// -----

func.func @f(%a: memref<*xf32>, %m: memref<2xf32>, %p: i1) -> memref<*xf32> {
  %b = memref.cast %m : memref<2xf32> to memref<*xf32>
  cf.cond_br %p, ^bb1(%b : memref<*xf32>), ^bb1(%a : memref<*xf32>)
^bb1(%x: memref<*xf32>):
  return %x : memref<*xf32>
}

// expect: unknown unsupported
