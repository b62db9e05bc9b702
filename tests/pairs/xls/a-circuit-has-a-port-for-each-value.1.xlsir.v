// options: --src-func f@ports --tgt-func f
// The first element of an array is in the lowest bits, that of a tuple in the highest ones.
package p

fn f(a: bits[4][3], b: bits[4]) -> (bits[4], (bits[1], bits[4])) {
  i: bits[2] = literal(value=2)
  j: bits[1] = literal(value=0)
  x: bits[4] = array_index(a, indices=[j])
  y: bits[4] = array_index(a, indices=[i])
  k: bits[2] = literal(value=1)
  m: bits[4] = array_index(a, indices=[k])
  z: bits[1] = bit_slice(y, start=0, width=1)
  t: (bits[1], bits[4]) = tuple(z, m)
  ret r: (bits[4], (bits[1], bits[4])) = tuple(x, t)
}
// -----
module f(input wire [11:0] a, input wire [3:0] b, output wire [8:0] out);
  assign out = {a[3:0], a[8:4]};
endmodule
// expect: equivalent bitwise static
