// The maximum is kept by a comparison, as a C compiler writes it; one row buffer is allocated per row.
func.func @softmax(%input: memref<?x?xf64>, %output: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %lowest = arith.constant 0xFFF0000000000000 : f64
  %n = memref.dim %input, %c0 : memref<?x?xf64>
  %m = memref.dim %input, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %row = memref.alloc(%m) : memref<?xf64>
    %max = scf.for %j = %c0 to %m step %c1 iter_args(%acc = %lowest) -> (f64) {
      %x = memref.load %input[%i, %j] : memref<?x?xf64>
      %greater = arith.cmpf ogt, %x, %acc : f64
      %next = arith.select %greater, %x, %acc : f64
      scf.yield %next : f64
    }
    %sum = scf.for %j = %c0 to %m step %c1 iter_args(%acc = %zero) -> (f64) {
      %x = memref.load %input[%i, %j] : memref<?x?xf64>
      %d = arith.subf %x, %max : f64
      %e = math.exp %d : f64
      memref.store %e, %row[%j] : memref<?xf64>
      %next = arith.addf %acc, %e : f64
      scf.yield %next : f64
    }
    scf.for %j = %c0 to %m step %c1 {
      %e = memref.load %row[%j] : memref<?xf64>
      %q = arith.divf %e, %sum : f64
      memref.store %q, %output[%i, %j] : memref<?x?xf64>
    }
    memref.dealloc %row : memref<?xf64>
  }
  return
}
