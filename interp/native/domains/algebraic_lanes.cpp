// Operations of the algebraic domain that may be computed in any order, and common ones of them on many operands.
#include "domains/algebraic.h"
#include "domains/lane_constants.h"
#include "domains/wide_cells.h"

namespace equiv {

#if defined(EQUIV_WIDE_CELLS)

namespace {

enum class WideOperation : uint8_t { Add, Subtract, Multiply };

constexpr uint64_t of_facts(uint64_t facts) { return facts << kFactsShift; }

// Four values at a time, each a word modulo p with its facts and one modulo q with its form, none of which may be an
// infinity or a NaN: what `add`, `subtract` and `multiply` of the domain make of them.
template <WideOperation kOperation> class WideValues {
public:
  EQUIV_WIDE WideValues(const PrimeField &p, const PrimeField &q)
      : moduli_(wide_copies(p.modulus(), q.modulus())),
        inverses_(wide_copies(p.inverse_of_modulus(), q.inverse_of_modulus())), images_(wide_copies(kImage, kImage)),
        symbolic_(wide_copies(0, kSymbolic)) {}

  // Bits that are set in a cell which is no real number, or a set of maxima.
  EQUIV_WIDE __attribute__((always_inline)) __m512i uncommon(__m512i cells) const {
    const __m512i looked_at = wide_copies(of_facts(kSpecials), kSymbolic | kMaxima | kMinima);
    return _mm512_ternarylogic_epi64(cells, looked_at, symbolic_, 0x6A); // (cells & looked_at) ^ symbolic
  }

  EQUIV_WIDE __attribute__((always_inline)) __m512i operator()(__m512i left, __m512i right) const {
    const __m512i one = _mm512_and_si512(left, images_), other = _mm512_and_si512(right, images_);
    if (kOperation == WideOperation::Multiply) {
      const __m512i facts = product_facts(left, right);
      return _mm512_or_si512(product(one, other), with_form(facts, left, right));
    }
    if (kOperation == WideOperation::Add) {
      const __m512i sum = _mm512_add_epi64(one, other);
      return _mm512_or_si512(least(sum, _mm512_sub_epi64(sum, moduli_)), sum_facts(left, right));
    }
    const __m512i difference = _mm512_sub_epi64(one, other);
    return _mm512_or_si512(least(difference, _mm512_add_epi64(difference, moduli_)), sum_facts(left, negated(right)));
  }

private:
  EQUIV_WIDE static __m512i low_words(uint64_t word) { return wide_copies(word, 0); }
  // Of two words that are apart by the modulus the one that is a residue: below zero, words are greatest.
  EQUIV_WIDE static __m512i least(__m512i one, __m512i other) { return _mm512_maskz_min_epu64(kAllWords, one, other); }
  // Facts, and the form of what is made of two values.
  EQUIV_WIDE static __m512i with_form(__m512i facts, __m512i left, __m512i right) {
    const __m512i only_p = _mm512_and_si512(_mm512_or_si512(left, right), wide_copies(0, kOnlyP));
    return _mm512_or_si512(facts, _mm512_or_si512(only_p, wide_copies(0, kSymbolic)));
  }

  EQUIV_WIDE static __m512i negated(__m512i cells) {
    const __m512i kept = wide_copies(of_facts(NotZero), kOnlyP), low = low_words(of_facts(NotNegative));
    const __m512i positive = _mm512_and_si512(shifted_right<2>(cells), low);
    const __m512i negative = shifted_left<2>(_mm512_and_si512(cells, low));
    return _mm512_or_si512(_mm512_and_si512(cells, kept), _mm512_or_si512(positive, negative));
  }

  // As `sum_of`: the sign of both, and not zero where one of these is not.
  EQUIV_WIDE static __m512i sum_facts(__m512i left, __m512i right) {
    const __m512i both =
        _mm512_and_si512(_mm512_and_si512(left, right), low_words(of_facts(NotNegative | NotPositive)));
    const __m512i any = _mm512_or_si512(shifted_left<1>(both), shifted_right<1>(both)); // where NotZero is
    const __m512i not_zero =
        _mm512_and_si512(_mm512_and_si512(_mm512_or_si512(left, right), any), low_words(of_facts(NotZero)));
    return with_form(_mm512_or_si512(both, not_zero), left, right);
  }

  // As `product_of`, and `square_of` where both are the same value.
  EQUIV_WIDE static __m512i product_facts(__m512i left, __m512i right) {
    const __m512i swapped = negated(right);
    const __m512i alike = _mm512_and_si512(left, right), opposed = _mm512_and_si512(left, swapped);
    const __m512i sign = low_words(of_facts(NotNegative));
    const __m512i not_negative = _mm512_and_si512(_mm512_or_si512(alike, shifted_right<2>(alike)), sign);
    const __m512i not_positive = _mm512_and_si512(_mm512_or_si512(opposed, shifted_right<2>(opposed)), sign);
    const __m512i not_zero = _mm512_and_si512(alike, low_words(of_facts(NotZero)));
    const __m512i facts = _mm512_or_si512(not_zero, _mm512_or_si512(not_negative, shifted_left<2>(not_positive)));
    const __m512i value = wide_copies(kImage, kImage | kOnlyP);
    const unsigned words = _mm512_testn_epi64_mask(_mm512_xor_si512(left, right), value);
    const unsigned same = words & (words >> 1) & kLowWords;
    return _mm512_mask_or_epi64(facts, __mmask8(same), _mm512_and_si512(left, low_words(of_facts(NotZero))), sign);
  }

  // Montgomery's, of which a word of 64 bits is left out.
  EQUIV_WIDE __m512i product(__m512i left, __m512i right) const {
    __m512i low, ignored;
    const __m512i high = words_of_product(left, right, low);
    const __m512i subtrahend = words_of_product(_mm512_mullo_epi64(low, inverses_), moduli_, ignored);
    const __m512i difference = _mm512_sub_epi64(high, subtrahend);
    return least(difference, _mm512_add_epi64(difference, moduli_));
  }

  // The high word of each product, and the low one: of halves of 32 bits.
  EQUIV_WIDE static __m512i words_of_product(__m512i left, __m512i right, __m512i &low) {
    const __m512i half = wide_copies(0xFFFFFFFF, 0xFFFFFFFF);
    const __m512i left_high = shifted_right<32>(left), right_high = shifted_right<32>(right);
    const __m512i lowest = multiplied(left, right);
    const __m512i middle = _mm512_add_epi64(multiplied(left, right_high), shifted_right<32>(lowest));
    const __m512i other = _mm512_add_epi64(multiplied(left_high, right), _mm512_and_si512(middle, half));
    low = _mm512_or_si512(shifted_left<32>(other), _mm512_and_si512(lowest, half));
    return _mm512_add_epi64(_mm512_add_epi64(multiplied(left_high, right_high), shifted_right<32>(middle)),
                            shifted_right<32>(other));
  }

  // Without a mask GCC 12 warns of its own header.
  EQUIV_WIDE static __m512i multiplied(__m512i left, __m512i right) {
    return _mm512_maskz_mul_epu32(kAllWords, left, right);
  }
  template <int kBits> EQUIV_WIDE static __m512i shifted_left(__m512i words) {
    return _mm512_maskz_slli_epi64(kAllWords, words, kBits);
  }
  template <int kBits> EQUIV_WIDE static __m512i shifted_right(__m512i words) {
    return _mm512_maskz_srli_epi64(kAllWords, words, kBits);
  }

  __m512i moduli_, inverses_, images_, symbolic_;
};

template <WideOperation kOperation>
EQUIV_WIDE bool on_values(const PrimeField &p, const PrimeField &q, const LaneOperands *operands, Cell *results,
                          int count) {
  const WideValues<kOperation> operation(p, q);
  const __m512i real = wide_copies(0, kSymbolic);
  WideOperands lefts(operands[0], count), rights(operands[1], count);
  __m512i others = _mm512_setzero_si512();
  int done = 0;
  for (; done + kWideCells <= count; done += kWideCells) {
    const __m512i left = lefts.next(), right = rights.next();
    others = _mm512_or_si512(others, _mm512_or_si512(operation.uncommon(left), operation.uncommon(right)));
    _mm512_storeu_si512(results + done, operation(left, right));
  }
  if (done < count) {
    const __mmask8 words = wide_words(count - done);
    const __m512i left = lefts.last(words, real), right = rights.last(words, real);
    others = _mm512_or_si512(others, _mm512_or_si512(operation.uncommon(left), operation.uncommon(right)));
    _mm512_mask_storeu_epi64(results + done, words, operation(left, right));
  }
  return _mm512_test_epi64_mask(others, others) == 0;
}

} // namespace

#endif

// Not those that remember what their results came from, or that look it up where others may have remembered it since.
bool AlgebraicDomain::is_function(const ScalarOperation &operation) const {
  if (definedness_)
    return false;
  switch (rule_of(operation).what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
  case RealOperation::Multiply: // roots are found, and none of them is made in lanes
  case RealOperation::Divide:
  case RealOperation::Negate:
  case RealOperation::FusedMultiplyAdd:
  case RealOperation::Absolute:
  case RealOperation::OddFunction:
  case RealOperation::EvenFunction:
  case RealOperation::FromInteger:
  case RealOperation::Other:
    return true;
  case RealOperation::Exp:
  case RealOperation::Exp2:
    return !exponents_.enabled();
  case RealOperation::Widen:
  case RealOperation::Narrow:
    return any_precision_;
  default:
    return false;
  }
}

// Sets of maxima are looked up by other maxima alone, and by selects, which are no functions either.
bool AlgebraicDomain::is_ordered(const ScalarOperation &operation) const {
  const RealOperation what = rule_of(operation).what;
  return !definedness_ && (what == RealOperation::Maximum || what == RealOperation::Minimum);
}

bool AlgebraicDomain::compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results,
                                    int count) {
  const RealOperation what = rule_of(operation).what;
  const bool is_sum = what == RealOperation::Add || what == RealOperation::Subtract;
  if ((operation.flags & (FlagNnan | FlagNinf)) || !(is_sum || (what == RealOperation::Multiply && !roots_.enabled())))
    return false;
  // Of one constant the value is made once.
  LaneOperands given[2] = {operands[0], operands[1]};
  Cell constants[2];
  for (int index = 0; index < 2; ++index)
    if (const Cell &cell = *operands[index].cells; is_combined_constant(operation, index, operands[index])) {
      const ScalarType type = operation.operands[index];
      if (!is_float(type.kind) || is_special(type.kind, cell.low) || !is_fingerprint(*operands[1 - index].cells))
        return false;
      constants[index] = cell_of(value_of(cell, type));
      given[index] = {&constants[index], 0};
    }
#if defined(EQUIV_WIDE_CELLS)
  if (has_wide_cells())
    return what == RealOperation::Add        ? on_values<WideOperation::Add>(p_, q_, given, results, count)
           : what == RealOperation::Subtract ? on_values<WideOperation::Subtract>(p_, q_, given, results, count)
                                             : on_values<WideOperation::Multiply>(p_, q_, given, results, count);
#endif
  // Real numbers that are no maxima.
  constexpr uint64_t kForms = kSymbolic | kMaxima | kMinima;
  uint64_t others = 0;
  for (int index = 0; index < 2; ++index)
    for (int lane = 0; lane < count; ++lane) {
      const Cell &cell = given[index][lane];
      others |= ((cell.high & kForms) ^ kSymbolic) | (cell.low >> kFactsShift & kSpecials);
    }
  if (others != 0)
    return false;
  for (int lane = 0; lane < count; ++lane) {
    const Value left = plain(given[0][lane]), right = plain(given[1][lane]);
    results[lane] = cell_of(!is_sum                           ? multiply(left, right)
                            : what == RealOperation::Subtract ? add(left, negate(right))
                                                              : add(left, right));
  }
  return true;
}

} // namespace equiv
