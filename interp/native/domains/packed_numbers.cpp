#include "domains/packed_numbers.h"

#include "domains/number_kernel.h"
#include "domains/wide_cells.h"
#include "scalars/float_format.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace equiv {

namespace {

template <typename Packed> Packed word_at(const Word *words, int index) {
  Packed word;
  std::memcpy(&word, words + size_t(index) * sizeof(Packed), sizeof word);
  return word;
}

template <typename Packed> void put_word(Word *words, int index, Packed word) {
  std::memcpy(words + size_t(index) * sizeof(Packed), &word, sizeof word);
}

// -- operations ------------------------------------------------------------------------------------------------------

// Sixteen numbers, of which the compiler makes as many registers as the machine needs.
template <typename Number> struct Several {
  typedef Number Type __attribute__((vector_size(sizeof(Number) * kWordsAtOnce)));
};

constexpr bool is_extreme(NumberKernel kernel) {
  return kernel == NumberKernel::MaximumFloats || kernel == NumberKernel::MinimumFloats;
}

// Of floats any NaN is the canonical one.
template <NumberKernel kKernel, typename Host, typename Pattern>
EQUIV_INLINE void on_floats_of_words(const Word *left, const Word *right, Word *results, int count) {
  using Numbers = typename Several<Host>::Type;
  using Patterns = typename Several<Pattern>::Type;
  constexpr Pattern kNan = Pattern(format_of(sizeof(Host) == 4 ? TypeKind::Single : TypeKind::Double).canonical_nan());
  for (int index = 0; index < count; index += kWordsAtOnce) {
    const size_t at = size_t(index) * sizeof(Host);
    Numbers one, other;
    std::memcpy(&one, left + at, sizeof one);
    std::memcpy(&other, right + at, sizeof other);
    Patterns result, is_number;
    if constexpr (is_extreme(kKernel)) {
      constexpr bool kIsMaximum = kKernel == NumberKernel::MaximumFloats;
      const Patterns is_one = Patterns(kIsMaximum ? one > other : one < other);
      const Patterns is_other = Patterns(kIsMaximum ? other > one : other < one);
      // Of equal numbers only zeros have different signs.
      const Patterns alike = kIsMaximum ? Patterns(one) & Patterns(other) : Patterns(one) | Patterns(other);
      result = (is_one & Patterns(one)) | (is_other & Patterns(other)) | (~(is_one | is_other) & alike);
      is_number = Patterns(one == one) & Patterns(other == other);
    } else {
      compute_into<kKernel>(one, other);
      result = Patterns(one);
      is_number = Patterns(one == one);
    }
    result = (result & is_number) | (~is_number & kNan);
    std::memcpy(results + at, &result, sizeof result);
  }
}

template <NumberKernel kKernel, typename Number, typename Numbers>
EQUIV_INLINE void compute_integers_into(Numbers &left, const Numbers &right, uint64_t mask) {
  constexpr bool kIsSigned = kKernel == NumberKernel::MaximumSigned || kKernel == NumberKernel::MinimumSigned;
  constexpr bool kIsMaximum = kKernel == NumberKernel::MaximumSigned || kKernel == NumberKernel::MaximumUnsigned;
  if constexpr (kKernel == NumberKernel::AndIntegers)
    left &= right;
  else if constexpr (kKernel == NumberKernel::OrIntegers)
    left |= right;
  else if constexpr (kKernel == NumberKernel::XorIntegers)
    left ^= right;
  else if constexpr (kKernel >= NumberKernel::MaximumSigned) {
    // Signed numbers have the order of unsigned ones whose first bit is the other one.
    const Number sign = Number(kIsSigned ? mask ^ (mask >> 1) : 0);
    const Numbers is_greater = Numbers((left ^ sign) > (right ^ sign));
    left = kIsMaximum ? (is_greater & left) | (~is_greater & right) : (is_greater & right) | (~is_greater & left);
  } else
    compute_into<kKernel>(left, right);
}

template <NumberKernel kKernel, typename Packed>
EQUIV_INLINE void on_integers_of_words(const Word *left, const Word *right, Word *results, int count, uint64_t mask) {
  using Numbers = typename Several<Packed>::Type;
  for (int index = 0; index < count; index += kWordsAtOnce) {
    const size_t at = size_t(index) * sizeof(Packed);
    Numbers one, other;
    std::memcpy(&one, left + at, sizeof one);
    std::memcpy(&other, right + at, sizeof other);
    compute_integers_into<kKernel, Packed>(one, other, mask);
    one &= Packed(mask);
    std::memcpy(results + at, &one, sizeof one);
  }
}

enum class Form : uint8_t { Single, Double, Integer };

template <NumberKernel kKernel, Form kForm, typename Packed>
EQUIV_INLINE void on_words(const Word *left, const Word *right, Word *results, int count, uint64_t mask) {
  if constexpr (kForm == Form::Single)
    on_floats_of_words<kKernel, float, uint32_t>(left, right, results, count);
  else if constexpr (kForm == Form::Double)
    on_floats_of_words<kKernel, double, uint64_t>(left, right, results, count);
  else
    on_integers_of_words<kKernel, Packed>(left, right, results, count, mask);
}

template <NumberKernel kKernel, Form kForm, typename Packed>
void compute(const Word *left, const Word *right, Word *results, int count, uint64_t mask) {
  on_words<kKernel, kForm, Packed>(left, right, results, count, mask);
}

#if defined(EQUIV_WIDE_CELLS)
template <NumberKernel kKernel, Form kForm, typename Packed>
EQUIV_WIDE void compute_wide(const Word *left, const Word *right, Word *results, int count, uint64_t mask) {
  on_words<kKernel, kForm, Packed>(left, right, results, count, mask);
}
#endif

using Compute = decltype(PackedOperation::compute);

template <NumberKernel kKernel, Form kForm, typename Packed> Compute compute_of() {
#if defined(EQUIV_WIDE_CELLS)
  if (has_wide_cells())
    return compute_wide<kKernel, kForm, Packed>;
#endif
  return compute<kKernel, kForm, Packed>;
}

template <NumberKernel kKernel> Compute compute_of(ScalarType type, size_t bytes) {
  if constexpr (is_of_floats(kKernel)) {
    if (type.kind == TypeKind::Single)
      return bytes == 4 ? compute_of<kKernel, Form::Single, uint32_t>() : nullptr;
    return type.kind == TypeKind::Double && bytes == 8 ? compute_of<kKernel, Form::Double, uint64_t>() : nullptr;
  } else {
    if (type.kind != TypeKind::Integer || type.width > 8 * bytes)
      return nullptr;
    return bytes == 4 ? compute_of<kKernel, Form::Integer, uint32_t>() : compute_of<kKernel, Form::Integer, uint64_t>();
  }
}

template <size_t... kKernels>
Compute compute_of(NumberKernel kernel, ScalarType type, size_t bytes, std::index_sequence<kKernels...>) {
  Compute found = nullptr;
  ((size_t(kernel) == kKernels + 1 ? void(found = compute_of<NumberKernel(kKernels + 1)>(type, bytes)) : void()), ...);
  return found;
}

} // namespace

PackedOperation packed_operation(const ScalarOperation &operation, size_t bytes) {
  const ScalarType type = operation.results[0];
  return {compute_of(kernel_of(operation), type, bytes, std::make_index_sequence<kNumberKernels - 1>()),
          mask_to_width(~uint64_t(0), type.width)};
}

// -- cells -----------------------------------------------------------------------------------------------------------

namespace {

// What of a cell is no exact constant of a word; 0 for one that is.
template <typename Packed> uint64_t beyond(const Cell &cell) {
  return (cell.high ^ kConstantHigh) | (cell.low ^ uint64_t(Packed(cell.low)));
}

template <typename Packed> bool pack_each(const Cell *cells, int64_t stride, int count, Word *words) {
  uint64_t others = 0;
  for (int lane = 0; lane < count; ++lane) {
    const Cell &cell = cells[lane * stride];
    others |= beyond<Packed>(cell);
    put_word(words, lane, Packed(cell.low));
  }
  return others == 0;
}

template <typename Packed> void unpack_each(const Word *words, int count, Cell *cells, int64_t stride) {
  for (int lane = 0; lane < count; ++lane)
    cells[lane * stride] = constant_cell(word_at<Packed>(words, lane));
}

#if defined(EQUIV_WIDE_CELLS)

constexpr __mmask16 kHalfWords = 0x1111; // the first four bytes of each cell

// The accesses to many cells are to whole lines of the cache: how many cells of its line are before the first one.
int cells_before(const Cell *cells, int count) {
  constexpr int kMany = 4 * kWordsAtOnce;
  return count < kMany ? 0 : int(reinterpret_cast<uintptr_t>(cells) / sizeof(Cell) % kWideCells);
}

// The words of so many registers' cells, counted from `done`, that are of the first `count` cells.
uint32_t words_within(int done, int count) {
  const int last = std::min(count - done, kWordsAtOnce);
  return (last == kWordsAtOnce ? ~uint32_t(0) : (uint32_t(1) << 2 * last) - 1) & ~uint32_t(0) << 2 * std::max(-done, 0);
}

constexpr int kRows = kWordsAtOnce / kWideCells; // registers of cells for one of words, or two

template <typename Packed> EQUIV_WIDE bool pack_wide(const Cell *cells, int count, Word *words) {
  constexpr int kOrOfDifferences = 0xF6; // x | (y ^ z)
  const __m512i constant = wide_copies(0, kConstantHigh);
  const __m512i lows = _mm512_set_epi64(14, 12, 10, 8, 6, 4, 2, 0);
  const __m512i halves = _mm512_set_epi64(11, 10, 9, 8, 3, 2, 1, 0);
  const __m512i firsts = _mm512_set_epi32(0, 0, 0, 0, 0, 0, 0, 0, 28, 24, 20, 16, 12, 8, 4, 0);
  __m512i others = _mm512_setzero_si512();
  for (int done = -cells_before(cells, count); done < count; done += kWordsAtOnce) {
    __m512i rows[kRows];
    if (done >= 0 && done + kWordsAtOnce <= count)
      for (int row = 0; row < kRows; ++row)
        rows[row] = _mm512_loadu_si512(cells + done + row * kWideCells);
    else {
      const uint32_t within = words_within(done, count);
      for (int row = 0; row < kRows; ++row)
        rows[row] = _mm512_mask_loadu_epi64(constant, __mmask8(within >> 8 * row), cells + done + row * kWideCells);
    }
    for (const __m512i &row : rows)
      others = _mm512_ternarylogic_epi64(others, row, constant, kOrOfDifferences);
    Word *to = words + done * int(sizeof(Packed));
    if constexpr (sizeof(Packed) == 4) {
      const __m512i low = _mm512_permutex2var_epi32(rows[0], firsts, rows[1]);
      const __m512i high = _mm512_permutex2var_epi32(rows[2], firsts, rows[3]);
      _mm512_storeu_si512(to, _mm512_permutex2var_epi64(low, halves, high));
    } else {
      _mm512_storeu_si512(to, _mm512_permutex2var_epi64(rows[0], lows, rows[1]));
      _mm512_storeu_si512(to + sizeof(__m512i), _mm512_permutex2var_epi64(rows[2], lows, rows[3]));
    }
  }
  constexpr __mmask16 kExpected = sizeof(Packed) == 4 ? __mmask16(~kHalfWords) : __mmask16(0xCCCC);
  return _mm512_mask_test_epi32_mask(kExpected, others, others) == 0;
}

template <typename Packed> EQUIV_WIDE void unpack_wide(const Word *words, int count, Cell *cells) {
  const __m512i constant = wide_copies(0, kConstantHigh);
  const __m512i halves = _mm512_set_epi32(0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0);
  const __m512i wholes = _mm512_set_epi64(0, 3, 0, 2, 0, 1, 0, 0);
  for (int done = -cells_before(cells, count); done < count; done += kWordsAtOnce) {
    __m512i rows[kRows];
    for (int row = 0; row < kRows; ++row) {
      const Word *from = words + (done + row * kWideCells) * int(sizeof(Packed));
      if constexpr (sizeof(Packed) == 4)
        rows[row] = _mm512_mask_permutexvar_epi32(
            constant, kHalfWords, halves,
            _mm512_castsi128_si512(_mm_loadu_si128(reinterpret_cast<const __m128i *>(from))));
      else
        rows[row] = _mm512_mask_permutexvar_epi64(
            constant, kLowWords, wholes,
            _mm512_castsi256_si512(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(from))));
    }
    if (done >= 0 && done + kWordsAtOnce <= count)
      for (int row = 0; row < kRows; ++row)
        _mm512_storeu_si512(cells + done + row * kWideCells, rows[row]);
    else {
      const uint32_t within = words_within(done, count);
      for (int row = 0; row < kRows; ++row)
        _mm512_mask_storeu_epi64(cells + done + row * kWideCells, __mmask8(within >> 8 * row), rows[row]);
    }
  }
}

#endif

template <typename Packed> bool pack_row(const Cell *cells, int64_t stride, int count, Word *words) {
#if defined(EQUIV_WIDE_CELLS)
  if (stride == 1 && has_wide_cells())
    return pack_wide<Packed>(cells, count, words);
#endif
  return pack_each<Packed>(cells, stride, count, words);
}

template <typename Packed> void unpack_row(const Word *words, int count, Cell *cells, int64_t stride) {
#if defined(EQUIV_WIDE_CELLS)
  if (stride == 1 && has_wide_cells())
    return unpack_wide<Packed>(words, count, cells);
#endif
  unpack_each<Packed>(words, count, cells, stride);
}

template <typename Packed> bool copy_cell(const Cell &cell, int count, Word *words) {
  typename Several<Packed>::Type copies = {};
  copies += Packed(cell.low);
  for (int lane = 0; lane < count; lane += kWordsAtOnce)
    std::memcpy(words + size_t(lane) * sizeof(Packed), &copies, sizeof copies);
  return beyond<Packed>(cell) == 0;
}

} // namespace

bool pack(const Cell *cells, int64_t stride, int count, size_t bytes, Word *words) {
  if (stride == 0)
    return pack_copies(*cells, count, bytes, words);
  return bytes == 4 ? pack_row<uint32_t>(cells, stride, count, words) : pack_row<uint64_t>(cells, stride, count, words);
}

void unpack(const Word *words, int count, size_t bytes, Cell *cells, int64_t stride) {
  bytes == 4 ? unpack_row<uint32_t>(words, count, cells, stride) : unpack_row<uint64_t>(words, count, cells, stride);
}

bool pack_copies(const Cell &cell, int count, size_t bytes, Word *words) {
  return bytes == 4 ? copy_cell<uint32_t>(cell, count, words) : copy_cell<uint64_t>(cell, count, words);
}

void pack_series(int64_t first, int64_t step, uint64_t mask, int count, size_t bytes, Word *words) {
  for (int lane = 0; lane < count; ++lane) {
    const uint64_t number = uint64_t(first + lane * step) & mask;
    bytes == 4 ? put_word(words, lane, uint32_t(number)) : put_word(words, lane, number);
  }
}

} // namespace equiv
