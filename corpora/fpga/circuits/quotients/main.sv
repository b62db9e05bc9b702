module main(
  input  [7:0] a,
               b,
  input  [3:0] c,
  output [7:0] d,
               e
);
  assign d = a / b;
  assign e = $unsigned($signed($signed(a) / $signed({4'h0, c})));
endmodule
