// options: --src-func f --tgt-func f@done
func.func @f(%a: i8, %b: i8) -> i8 {
  %p = arith.muli %a, %b : i8
  %zero = arith.constant 0 : i8
  %c = arith.cmpi slt, %p, %zero : i8
  %r = scf.if %c -> i8 {
    %q = arith.muli %p, %p : i8
    scf.yield %q : i8
  } else {
    scf.yield %p : i8
  }
  return %r : i8
}
// -----
module f(input clk, input reset, input go, input [7:0] a, input [7:0] b, output [7:0] y, output done);
  reg [1:0] state;
  reg [7:0] r;
  always @(posedge clk)
    if (reset) state <= 2'h0;
    else state <= state == 2'h0 ? (go ? 2'h1 : 2'h0) : state == 2'h1 ? (r[7] ? 2'h1 : 2'h3) : 2'h3;
  always @(posedge clk)
    if (reset) r <= 8'h0;
    else r <= state == 2'h0 ? a * b : state == 2'h2 ? r * r : r;
  assign y = r;
  assign done = state == 2'h3;
endmodule
// expect: different
