// options: --src-func f --tgt-func f@done
func.func @f(%a: i8, %b: i8) -> i8 {
  %n = arith.constant 19 : i8
  %p = arith.muli %a, %n : i8
  %r = arith.addi %p, %b : i8
  return %r : i8
}
// -----
module f(input clk, input reset, input go, input [7:0] a, input [7:0] b, output [7:0] y, output done);
  reg [31:0] n;
  reg [7:0] r;
  always @(posedge clk)
    if (reset) n <= 32'h0;
    else n <= go ? n + 32'h1 : n;
  always @(posedge clk)
    if (reset) r <= 8'h0;
    else r <= n == 32'h0 ? b : r + a;
  assign y = r;
  assign done = n == 32'h14;
endmodule
// expect: equivalent bitwise static
