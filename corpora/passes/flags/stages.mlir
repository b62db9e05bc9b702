func.func @kernel(%a: memref<9xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %pad = arith.constant 0 : i32
  scf.for %i = %c0 to %c8 step %c1 {
    %v = vector.transfer_read %a[%i], %pad {in_bounds = [true]} : memref<9xi32>, vector<1xi32>
    %w = arith.addi %v, %v : vector<1xi32>
    %next = arith.addi %i, %c1 : index
    vector.transfer_write %w, %a[%next] {in_bounds = [true]} : vector<1xi32>, memref<9xi32>
  }
  return
}
