func.func @floyd_warshall(%n: index, %paths: memref<?x?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %direct = memref.load %paths[%i, %j] : memref<?x?xi64>
        %first = memref.load %paths[%i, %k] : memref<?x?xi64>
        %second = memref.load %paths[%k, %j] : memref<?x?xi64>
        %through = arith.addi %first, %second : i64
        %best = arith.minsi %direct, %through : i64
        memref.store %best, %paths[%i, %j] : memref<?x?xi64>
      }
    }
  }
  return
}
