module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (8'h1 << a[3:0]) >> 4;
endmodule
// -----
module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = ('h1 << a[3:0]) >> 4;
endmodule
// expect: different
