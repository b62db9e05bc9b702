module m(input clk, input d, input e, output q);
  reg r = 0;
  always @(posedge clk) if (e) r <= d;
  assign q = r;
endmodule
// -----
module m(input clk, input d, input e, output q);
  reg r = 1;
  always @(posedge clk) if (e) r <= ~d; else r <= ~r;
  assign q = ~r;
endmodule
// expect: different
