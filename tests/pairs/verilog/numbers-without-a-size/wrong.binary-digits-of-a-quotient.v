module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (a * b) / 8'b10;
endmodule
// -----
module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (a * b) / 'b10;
endmodule
// expect: different
