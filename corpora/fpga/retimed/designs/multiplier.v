// A stochastic multiplier: two streams of bits, each as likely to be 1 as its number says, and how often both were.
module multiplier(input clk, input [2:0] a, input [2:0] b, output reg [3:0] ones, output last);
  reg [2:0] random = 3'd1;
  reg [2:0] other = 3'd5;
  reg first = 0, second = 0;
  initial ones = 0;
  always @(posedge clk) begin
    random <= {random[1:0], random[2] ^ random[1]};
    other <= {other[1:0], other[2] ^ other[0]};
    first <= random < a;
    second <= other < b;
    ones <= ones + (first & second);
  end
  assign last = first & second;
endmodule
