// A stochastic adder: one of two streams at a time, chosen by a third one, through two stages of registers.
module adder(input clk, input [3:0] x, input [3:0] y, output reg [3:0] sum);
  reg [3:0] left = 0, right = 0;
  reg choice = 0;
  reg [3:0] chosen = 0;
  initial sum = 0;
  always @(posedge clk) begin
    left <= x;
    right <= y;
    choice <= ~choice;
    chosen <= choice ? left : right;
    sum <= (chosen ^ {chosen[2:0], 1'b0}) & ~{chosen[0], chosen[3:1]};
  end
endmodule
