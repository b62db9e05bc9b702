// Three binarized neurons whose weights and thresholds are known.
module layer(input [6:0] x, output [2:0] y);
  wire [6:0] a = ~(x ^ 7'b1011001);
  wire [6:0] b = ~(x ^ 7'b0100111);
  wire [6:0] c = ~(x ^ 7'b1110100);
  assign y[0] = (a[0] + a[1] + a[2] + a[3] + a[4] + a[5] + a[6]) >= 3'd4;
  assign y[1] = (b[0] + b[1] + b[2] + b[3] + b[4] + b[5] + b[6]) >= 3'd5;
  assign y[2] = (c[0] + c[1] + c[2] + c[3] + c[4] + c[5] + c[6]) >= 3'd3;
endmodule
