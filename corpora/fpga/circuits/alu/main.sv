module main(
  input  [7:0] a,
               b,
  input  [1:0] op,
  output [7:0] y,
  output       zero
);
  wire [7:0] _GEN =
    op[1] ? (op[0] ? $signed($signed(a) >>> b) : a << b) : op[0] ? a - b : a + b;
  assign y = _GEN;
  assign zero = _GEN == 8'h0;
endmodule
