// options: --src-func f@5+1 --tgt-func f@5
package p

fn f(a: bits[12], b: bits[4]) -> (bits[4], bits[5]) {
  l: bits[4] = bit_slice(a, start=0, width=4)
  h: bits[5] = bit_slice(a, start=4, width=5)
  ret r: (bits[4], bits[5]) = tuple(l, h)
}
// -----
module f(input wire clk, input wire [11:0] a, input wire [3:0] b, output wire [8:0] out);
  reg [11:0] p;
  reg [8:0] q;
  always @(posedge clk) begin
    p <= a;
    q <= {p[3:0], p[8:4]};
  end
  assign out = q;
endmodule
// expect: different
