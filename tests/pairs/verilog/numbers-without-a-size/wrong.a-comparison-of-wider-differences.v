module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = ((a - b) > 8'h7f) ? 8'd1 : 8'd0;
endmodule
// -----
module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = ((a - b) > 'h7f) ? 8'd1 : 8'd0;
endmodule
// expect: different
