// Two's-complement arithmetic on patterns of 1 to 128 bits held zero-extended in a machine word.
//
// `Word` is uint64_t for widths up to 64, which is what nearly every program uses, and Bits above.
#pragma once

#include "scalars/scalar.h"

namespace equiv {

template <typename Word> struct SignedWordOf;
template <> struct SignedWordOf<uint64_t> {
  using type = int64_t;
};
template <> struct SignedWordOf<Bits> {
  using type = Wide;
};
template <typename Word> using SignedWord = typename SignedWordOf<Word>::type;

template <typename Word> constexpr unsigned kWordBits = 8 * sizeof(Word);

// `width` ones, 1 <= width <= the word's.
template <typename Word> constexpr Word ones(unsigned width) {
  return static_cast<Word>(~Word{0}) >> (kWordBits<Word> - width);
}

template <typename Word> constexpr Word sign_bit(unsigned width) { return Word{1} << (width - 1); }

template <typename Word> constexpr bool is_negative(Word value, unsigned width) { return (value >> (width - 1)) & 1; }

template <typename Word> constexpr SignedWord<Word> sign_extended(Word value, unsigned width) {
  const unsigned unused = kWordBits<Word> - width;
  return static_cast<SignedWord<Word>>(value << unused) >> unused;
}

template <typename Word> constexpr bool signed_less(Word left, Word right, unsigned width) {
  return (left ^ sign_bit<Word>(width)) < (right ^ sign_bit<Word>(width));
}

// Both halves of a product of two patterns of `width` bits.
struct WideProduct {
  Bits low = 0;
  Bits high = 0;
};

inline WideProduct multiply_unsigned(Bits left, Bits right, unsigned width) {
  if (width <= 64) {
    const Bits product = left * right;
    return {product & ones<Bits>(width), product >> width};
  }
  const Bits half = ones<Bits>(64);
  const Bits low_low = (left & half) * (right & half), low_high = (left & half) * (right >> 64);
  const Bits high_low = (left >> 64) * (right & half), high_high = (left >> 64) * (right >> 64);
  const Bits middle = (low_low >> 64) + (low_high & half) + (high_low & half);
  const Bits low = (middle << 64) | (low_low & half);
  const Bits high = high_high + (low_high >> 64) + (high_low >> 64) + (middle >> 64);
  if (width == 128)
    return {low, high};
  return {low & ones<Bits>(width), (high << (128 - width)) | (low >> width)};
}

inline WideProduct multiply_signed(Bits left, Bits right, unsigned width) {
  WideProduct product = multiply_unsigned(left, right, width);
  // A negative factor stands for its pattern minus 2^width.
  if (is_negative(left, width))
    product.high -= right;
  if (is_negative(right, width))
    product.high -= left;
  product.high &= ones<Bits>(width);
  return product;
}

// Folds an operation on two integers of one type, whose meaning is
// `Folded Operation::apply<Word>(left, right, width, flags, Word &result)`.
template <typename Operation>
Folded fold_integer_pair(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const ScalarType type = operation.operands[0];
  if (type.kind != TypeKind::Integer)
    return Folded::Unfolded;
  if (type.width <= 64) {
    uint64_t result = 0;
    const Folded folded = Operation::template apply<uint64_t>(
        static_cast<uint64_t>(operands[0]), static_cast<uint64_t>(operands[1]), type.width, operation.flags, result);
    results[0] = result;
    return folded;
  }
  return Operation::template apply<Bits>(operands[0], operands[1], type.width, operation.flags, results[0]);
}

} // namespace equiv
