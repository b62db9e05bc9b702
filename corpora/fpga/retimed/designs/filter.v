// A sum of the last four bits of a stream against a threshold, with a register before and behind each stage.
module filter(input clk, input bit_in, input [1:0] threshold, output reg fires, output reg [2:0] count);
  reg [3:0] window = 0;
  reg [1:0] low = 0, high = 0, limit = 0;
  initial fires = 0;
  initial count = 0;
  always @(posedge clk) begin
    window <= {window[2:0], bit_in};
    low <= window[0] + window[1];
    high <= window[2] + window[3];
    limit <= threshold;
    count <= low + high;
    fires <= {1'b0, low} + {1'b0, high} > {1'b0, limit};
  end
endmodule
