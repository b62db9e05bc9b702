module joined(
  input wire [15:0] a,
  input wire [15:0] b,
  output wire [16:0] out
);
  wire literal_96;
  wire [9:0] bit_slice_97;
  wire [9:0] bit_slice_98;
  wire [10:0] concat_99;
  wire [10:0] concat_100;
  wire [5:0] bit_slice_101;
  wire [5:0] bit_slice_102;
  wire [10:0] high;
  wire [5:0] low;
  wire [16:0] concat_107;
  assign literal_96 = 1'h0;
  assign bit_slice_97 = a[15:6];
  assign bit_slice_98 = b[15:6];
  assign concat_99 = {literal_96, bit_slice_97};
  assign concat_100 = {literal_96, bit_slice_98};
  assign bit_slice_101 = a[5:0];
  assign bit_slice_102 = b[5:0];
  assign high = concat_99 + concat_100;
  assign low = bit_slice_101 & bit_slice_102;
  assign concat_107 = {high, low};
  assign out = concat_107;
endmodule
