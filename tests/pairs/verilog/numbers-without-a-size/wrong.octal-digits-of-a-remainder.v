module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (a * b) % 8'o7;
endmodule
// -----
module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (a * b) % 'o7;
endmodule
// expect: different
