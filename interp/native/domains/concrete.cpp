// Common operations of the concrete domain on many operands at once: what the scalar table computes for each.
#include "domains/concrete.h"

#include "domains/number_kernel.h"
#include "domains/wide_cells.h"
#include "scalars/float_format.h"

#include <cmath>
#include <cstring>
#include <string_view>
#include <vector>

namespace equiv {

namespace {

NumberKernel kernel_of_name(std::string_view name) {
  static constexpr std::pair<std::string_view, NumberKernel> kKernels[] = {
      {"addf", NumberKernel::AddFloats},         {"subf", NumberKernel::SubtractFloats},
      {"mulf", NumberKernel::MultiplyFloats},    {"divf", NumberKernel::DivideFloats},
      {"maximumf", NumberKernel::MaximumFloats}, {"minimumf", NumberKernel::MinimumFloats},
      {"addi", NumberKernel::AddIntegers},       {"subi", NumberKernel::SubtractIntegers},
      {"muli", NumberKernel::MultiplyIntegers},  {"andi", NumberKernel::AndIntegers},
      {"ori", NumberKernel::OrIntegers},         {"xori", NumberKernel::XorIntegers},
      {"maxsi", NumberKernel::MaximumSigned},    {"minsi", NumberKernel::MinimumSigned},
      {"maxui", NumberKernel::MaximumUnsigned},  {"minui", NumberKernel::MinimumUnsigned}};
  for (const auto &[each, kernel] : kKernels)
    if (each == name)
      return kernel;
  return NumberKernel::None;
}

} // namespace

NumberKernel kernel_of(const ScalarOperation &operation) {
  static const std::vector<NumberKernel> kernels = [] {
    std::vector<NumberKernel> found;
    for (const Semantics *each = semantics_begin(); each != semantics_end(); ++each)
      found.push_back(kernel_of_name(each->name));
    return found;
  }();
  return operation.flags == 0 ? kernels[size_t(operation.semantics - semantics_begin())] : NumberKernel::None;
}

namespace {

// What of two cells is no exact constant; 0 for two that are.
uint64_t inexact(const Cell &left, const Cell &right) {
  return (left.high ^ kConstantHigh) | (right.high ^ kConstantHigh);
}

// NaNs are left to the table, which knows their pattern.
template <NumberKernel kKernel, typename Host, typename Pattern>
bool on_floats(const LaneOperands &left, const LaneOperands &right, Cell *results, int count) {
  uint64_t others = 0;
  bool are_numbers = true;
  for (int index = 0; index < count; ++index) {
    others |= inexact(left[index], right[index]);
    Host operands[2];
    const Pattern patterns[2] = {Pattern(left[index].low), Pattern(right[index].low)};
    std::memcpy(operands, patterns, sizeof operands);
    compute_into<kKernel>(operands[0], operands[1]);
    are_numbers &= operands[0] == operands[0];
    Pattern bits;
    std::memcpy(&bits, operands, sizeof bits);
    results[index] = constant_cell(bits);
  }
  return are_numbers && others == 0;
}

template <NumberKernel kKernel>
bool on_floats(TypeKind kind, const LaneOperands &left, const LaneOperands &right, Cell *results, int count) {
  if (kind == TypeKind::Single)
    return on_floats<kKernel, float, uint32_t>(left, right, results, count);
  return kind == TypeKind::Double && on_floats<kKernel, double, uint64_t>(left, right, results, count);
}

template <NumberKernel kKernel>
bool on_integers(unsigned width, const LaneOperands &left, const LaneOperands &right, Cell *results, int count) {
  const uint64_t mask = mask_to_width(~uint64_t(0), width);
  uint64_t others = 0;
  for (int index = 0; index < count; ++index) {
    others |= inexact(left[index], right[index]);
    uint64_t number = left[index].low;
    compute_into<kKernel>(number, right[index].low);
    results[index] = constant_cell(number & mask);
  }
  return others == 0;
}

#if defined(EQUIV_WIDE_CELLS)

// The same of four cells at a time: words of a result that are no number are those of a constant.
template <NumberKernel kKernel> struct WideSingles {
  static constexpr __mmask16 kNumbers = 0x1111;
  __m512 constant;
  __mmask16 nans = 0;

  EQUIV_WIDE explicit WideSingles(__m512i cells) : constant(_mm512_castsi512_ps(cells)) {}
  EQUIV_WIDE __attribute__((always_inline)) __m512i operator()(__m512i left, __m512i right) {
    const __m512 x = _mm512_castsi512_ps(left), y = _mm512_castsi512_ps(right);
    const __m512 result = kKernel == NumberKernel::AddFloats        ? _mm512_mask_add_ps(constant, kNumbers, x, y)
                          : kKernel == NumberKernel::SubtractFloats ? _mm512_mask_sub_ps(constant, kNumbers, x, y)
                                                                    : _mm512_mask_mul_ps(constant, kNumbers, x, y);
    nans = _kor_mask16(nans, _mm512_mask_cmp_ps_mask(kNumbers, result, result, _CMP_UNORD_Q));
    return _mm512_castps_si512(result);
  }
  bool are_numbers() const { return nans == 0; }
};

template <NumberKernel kKernel> struct WideDoubles {
  __m512d constant;
  __mmask8 nans = 0;

  EQUIV_WIDE explicit WideDoubles(__m512i cells) : constant(_mm512_castsi512_pd(cells)) {}
  EQUIV_WIDE __attribute__((always_inline)) __m512i operator()(__m512i left, __m512i right) {
    const __m512d x = _mm512_castsi512_pd(left), y = _mm512_castsi512_pd(right);
    const __m512d result = kKernel == NumberKernel::AddFloats        ? _mm512_mask_add_pd(constant, kLowWords, x, y)
                           : kKernel == NumberKernel::SubtractFloats ? _mm512_mask_sub_pd(constant, kLowWords, x, y)
                                                                     : _mm512_mask_mul_pd(constant, kLowWords, x, y);
    nans = _kor_mask8(nans, _mm512_mask_cmp_pd_mask(kLowWords, result, result, _CMP_UNORD_Q));
    return _mm512_castpd_si512(result);
  }
  bool are_numbers() const { return nans == 0; }
};

template <NumberKernel kKernel> struct WideIntegers {
  __m512i constant, kept;

  EQUIV_WIDE WideIntegers(__m512i cells, unsigned width)
      : constant(cells), kept(wide_copies(mask_to_width(~uint64_t(0), width), 0)) {}
  EQUIV_WIDE __attribute__((always_inline)) __m512i operator()(__m512i left, __m512i right) {
    const __m512i result = kKernel == NumberKernel::AddIntegers        ? _mm512_add_epi64(left, right)
                           : kKernel == NumberKernel::SubtractIntegers ? _mm512_sub_epi64(left, right)
                                                                       : _mm512_mullo_epi64(left, right);
    return _mm512_mask_and_epi64(constant, kLowWords, result, kept);
  }
  bool are_numbers() const { return true; }
};

template <typename Operation>
EQUIV_WIDE bool on_cells(Operation operation, __m512i constant, const LaneOperands &left, const LaneOperands &right,
                         Cell *results, int count) {
  constexpr int kOrOfDifferences = 0xF6; // x | (y ^ z)
  WideOperands lefts(left, count), rights(right, count);
  __m512i others = _mm512_setzero_si512();
  int done = 0;
  for (; done + kWideCells <= count; done += kWideCells) {
    const __m512i one = lefts.next(), other = rights.next();
    others = _mm512_ternarylogic_epi64(others, one, constant, kOrOfDifferences);
    others = _mm512_ternarylogic_epi64(others, other, constant, kOrOfDifferences);
    _mm512_storeu_si512(results + done, operation(one, other));
  }
  if (done < count) {
    const __mmask8 words = wide_words(count - done);
    const __m512i one = lefts.last(words, constant), other = rights.last(words, constant);
    others = _mm512_ternarylogic_epi64(others, one, constant, kOrOfDifferences);
    others = _mm512_ternarylogic_epi64(others, other, constant, kOrOfDifferences);
    _mm512_mask_storeu_epi64(results + done, words, operation(one, other));
  }
  return operation.are_numbers() && _mm512_mask_test_epi64_mask(kHighWords, others, others) == 0;
}

template <NumberKernel kKernel>
EQUIV_WIDE bool on_wide(ScalarType type, const LaneOperands &left, const LaneOperands &right, Cell *results,
                        int count) {
  const __m512i constant = wide_copies(0, kConstantHigh);
  if constexpr (is_of_floats(kKernel)) {
    if (type.kind == TypeKind::Single)
      return on_cells(WideSingles<kKernel>(constant), constant, left, right, results, count);
    return type.kind == TypeKind::Double &&
           on_cells(WideDoubles<kKernel>(constant), constant, left, right, results, count);
  } else
    return type.kind == TypeKind::Integer &&
           on_cells(WideIntegers<kKernel>(constant, type.width), constant, left, right, results, count);
}

#endif

// The sums, differences or products of exact constants, as the table has them.
template <NumberKernel kKernel>
bool on_constants(ScalarType type, const LaneOperands &left, const LaneOperands &right, Cell *results, int count) {
#if defined(EQUIV_WIDE_CELLS)
  if (has_wide_cells())
    return on_wide<kKernel>(type, left, right, results, count);
#endif
  if constexpr (is_of_floats(kKernel))
    return on_floats<kKernel>(type.kind, left, right, results, count);
  else
    return type.kind == TypeKind::Integer && on_integers<kKernel>(type.width, left, right, results, count);
}

} // namespace

bool ConcreteDomain::compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results,
                                   int count) {
  const LaneOperands &left = operands[0], &right = operands[1];
  const ScalarType type = operation.results[0];
  switch (kernel_of(operation)) {
  case NumberKernel::AddFloats:
    return on_constants<NumberKernel::AddFloats>(type, left, right, results, count);
  case NumberKernel::SubtractFloats:
    return on_constants<NumberKernel::SubtractFloats>(type, left, right, results, count);
  case NumberKernel::MultiplyFloats:
    return on_constants<NumberKernel::MultiplyFloats>(type, left, right, results, count);
  case NumberKernel::AddIntegers:
    return on_constants<NumberKernel::AddIntegers>(type, left, right, results, count);
  case NumberKernel::SubtractIntegers:
    return on_constants<NumberKernel::SubtractIntegers>(type, left, right, results, count);
  case NumberKernel::MultiplyIntegers:
    return on_constants<NumberKernel::MultiplyIntegers>(type, left, right, results, count);
  default:
    return false;
  }
}

} // namespace equiv
