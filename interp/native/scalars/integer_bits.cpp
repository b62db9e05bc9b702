// Bitwise logic, shifts, bit counts and the integer functions of the math dialect.
#include "scalars/families.h"
#include "scalars/integer_word.h"
#include "scalars/neutral_element.h"

namespace equiv {

namespace {

struct And {
  template <typename Word> static Folded apply(Word left, Word right, unsigned, uint32_t, Word &result) {
    result = left & right;
    return Folded::Value;
  }
};

struct Or {
  template <typename Word> static Folded apply(Word left, Word right, unsigned, uint32_t flags, Word &result) {
    result = left | right;
    return (flags & FlagDisjoint) && (left & right) != 0 ? Folded::Poison : Folded::Value;
  }
};

struct ExclusiveOr {
  template <typename Word> static Folded apply(Word left, Word right, unsigned, uint32_t, Word &result) {
    result = left ^ right;
    return Folded::Value;
  }
};

struct ShiftLeft {
  template <typename Word> static Folded apply(Word value, Word amount, unsigned width, uint32_t flags, Word &result) {
    if (amount >= width)
      return Folded::Poison;
    const unsigned places = static_cast<unsigned>(amount);
    result = (value << places) & ones<Word>(width);
    if ((flags & FlagNuw) && (result >> places) != value)
      return Folded::Poison;
    if ((flags & FlagNsw) && (sign_extended(result, width) >> places) != sign_extended(value, width))
      return Folded::Poison;
    return Folded::Value;
  }
};

template <bool is_signed> struct ShiftRight {
  template <typename Word> static Folded apply(Word value, Word amount, unsigned width, uint32_t flags, Word &result) {
    if (amount >= width)
      return Folded::Poison;
    const unsigned places = static_cast<unsigned>(amount);
    if ((flags & FlagExact) && ((value >> places) << places) != value)
      return Folded::Poison;
    result = is_signed ? static_cast<Word>(sign_extended(value, width) >> places) & ones<Word>(width) : value >> places;
    return Folded::Value;
  }
};

// Base to a signed power modulo 2^width; a negative power is the reciprocal rounded toward zero, which divides by zero
// for base 0 (MLIR's own lowering of math.ipowi; the dialect says no more).
struct IntegerPower {
  template <typename Word> static Folded apply(Word base, Word power, unsigned width, uint32_t, Word &result) {
    if (is_negative(power, width)) {
      if (base == 0)
        return Folded::Undefined;
      const bool minus_one = base == ones<Word>(width);
      result = base == 1 || minus_one ? (minus_one && !(power & 1) ? 1 : base) : 0;
      return Folded::Value;
    }
    Word product = 1;
    for (; power != 0; power >>= 1) {
      if (power & 1)
        product *= base;
      base *= base;
    }
    result = product & ones<Word>(width);
    return Folded::Value;
  }
};

unsigned count_leading_zeros(Bits value, unsigned width) {
  const uint64_t high = static_cast<uint64_t>(value >> 64), low = static_cast<uint64_t>(value);
  const int in_word = high != 0 ? __builtin_clzll(high) : low != 0 ? 64 + __builtin_clzll(low) : 128;
  return static_cast<unsigned>(in_word) - (128 - width);
}

unsigned count_trailing_zeros(Bits value, unsigned width) {
  const uint64_t high = static_cast<uint64_t>(value >> 64), low = static_cast<uint64_t>(value);
  if (value == 0)
    return width;
  return static_cast<unsigned>(low != 0 ? __builtin_ctzll(low) : 64 + __builtin_ctzll(high));
}

unsigned count_ones(Bits value, unsigned) {
  return static_cast<unsigned>(__builtin_popcountll(static_cast<uint64_t>(value >> 64)) +
                               __builtin_popcountll(static_cast<uint64_t>(value)));
}

template <unsigned (*count)(Bits, unsigned)>
Folded fold_count(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const ScalarType type = operation.operands[0];
  if (type.kind != TypeKind::Integer)
    return Folded::Unfolded;
  // A count is at most the width, which every width has the bits for.
  results[0] = count(operands[0], type.width);
  return Folded::Value;
}

// The least integer is its own absolute value.
Folded fold_absolute(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const ScalarType type = operation.operands[0];
  if (type.kind != TypeKind::Integer)
    return Folded::Unfolded;
  results[0] = is_negative(operands[0], type.width) ? (Bits{0} - operands[0]) & ones<Bits>(type.width) : operands[0];
  return Folded::Value;
}

int pass_no_shift(const ScalarOperation &operation, int position, Bits constant) {
  return other_if(is_on_integers(operation) && position == 1 && constant == 0, position);
}

int pass_ones(const ScalarOperation &operation, int position, Bits constant) {
  const ScalarType type = operation.operands[0];
  return other_if(is_on_integers(operation) && constant == ones<Bits>(type.width), position);
}

int pass_first_power(const ScalarOperation &operation, int position, Bits constant) {
  // In i1 the pattern 1 is the power -1.
  return other_if(is_on_integers(operation) && position == 1 && constant == 1 && operation.operands[0].width > 1,
                  position);
}

} // namespace

void append_integer_bits(std::vector<Semantics> &table) {
  constexpr bool commutes = true, undefined = true;
  const Semantics entries[] = {
      {"andi", 2, 1, commutes, false, fold_integer_pair<And>, pass_ones},
      {"ori", 2, 1, commutes, false, fold_integer_pair<Or>, pass_integer_zero},
      {"xori", 2, 1, commutes, false, fold_integer_pair<ExclusiveOr>, pass_integer_zero},
      {"shli", 2, 1, false, false, fold_integer_pair<ShiftLeft>, pass_no_shift},
      {"shrsi", 2, 1, false, false, fold_integer_pair<ShiftRight<true>>, pass_no_shift},
      {"shrui", 2, 1, false, false, fold_integer_pair<ShiftRight<false>>, pass_no_shift},
      {"ctlz", 1, 1, false, false, fold_count<count_leading_zeros>, nullptr},
      {"cttz", 1, 1, false, false, fold_count<count_trailing_zeros>, nullptr},
      {"ctpop", 1, 1, false, false, fold_count<count_ones>, nullptr},
      {"absi", 1, 1, false, false, fold_absolute, nullptr},
      {"ipowi", 2, 1, false, undefined, fold_integer_pair<IntegerPower>, pass_first_power},
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
