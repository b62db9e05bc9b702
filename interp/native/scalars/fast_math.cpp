#include "scalars/fast_math.h"

namespace equiv {

namespace {

struct Occurrences {
  bool nan = false;
  bool infinity = false;
  bool zero = false;

  void add(ScalarType type, Bits pattern) {
    if (!is_float(type.kind))
      return;
    const Format format = format_of(type.kind);
    nan |= is_nan(format, pattern);
    infinity |= is_infinite(format, pattern);
    zero |= is_zero(format, pattern);
  }
};

} // namespace

Folded apply_fast_math(const ScalarOperation &operation, const Bits *operands, const Bits *results, Folded plain,
                       uint32_t loosening) {
  if (plain == Folded::Undefined || plain == Folded::Poison)
    return plain;
  Occurrences seen;
  for (unsigned i = 0; i < operation.operand_count; ++i)
    seen.add(operation.operands[i], operands[i]);
  bool float_result = false;
  for (unsigned i = 0; i < operation.result_count; ++i) {
    float_result |= is_float(operation.results[i].kind);
    if (plain != Folded::Unfolded)
      seen.add(operation.results[i], results[i]);
  }
  if (((operation.flags & FlagNnan) && seen.nan) || ((operation.flags & FlagNinf) && seen.infinity))
    return Folded::Poison;
  const bool open = (operation.flags & loosening) || ((operation.flags & FlagNsz) && seen.zero && float_result);
  return plain == Folded::Value && open ? Folded::Approximate : plain;
}

} // namespace equiv
