module m(input clk, input d, output q);
  reg r = 0;
  always @(posedge clk) r <= d;
  assign q = r;
endmodule
// -----
module m(input clk, input d, output q);
  reg r = 1;
  always @(posedge clk) r <= ~d;
  assign q = ~r;
endmodule
// expect: equivalent
