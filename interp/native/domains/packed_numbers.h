// Numbers of several lanes side by side, in words of 4 or 8 bytes, without what else is in their cells: for lanes in
// which all cells are exact constants. What is computed is what the scalar table gives.
#pragma once

#include "core/cell.h"
#include "scalars/scalar.h"

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace equiv {

using Word = unsigned char; // a row of words is as many bytes

// Operations compute so many words at once, and cells are taken and made in lines of the cache: rows have room for so
// many words before their first one and behind their last one, of no meaning.
constexpr int kWordsAtOnce = 16;

struct PackedOperation {
  // A row of results of two rows of operands, which is none of these; null for an operation that has no such form.
  void (*compute)(const Word *left, const Word *right, Word *results, int count, uint64_t mask) = nullptr;
  uint64_t mask = 0; // the bits of a result that is an integer

  void operator()(const Word *left, const Word *right, Word *results, int count) const {
    compute(left, right, results, count, mask);
  }
};

// The form of an operation on words of so many bytes.
PackedOperation packed_operation(const ScalarOperation &operation, size_t bytes);

// Takes the numbers out of cells that are `stride` apart; false, and words of no meaning, where one is no exact
// constant, or has more bits than a word.
bool pack(const Cell *cells, int64_t stride, int count, size_t bytes, Word *words);
// The constants of numbers, into cells that are `stride` apart.
void unpack(const Word *words, int count, size_t bytes, Cell *cells, int64_t stride);
// That of one number.
inline Cell unpacked(const Word *word, size_t bytes) {
  uint32_t half;
  uint64_t whole;
  if (bytes == sizeof half) {
    std::memcpy(&half, word, sizeof half);
    return constant_cell(half);
  }
  std::memcpy(&whole, word, sizeof whole);
  return constant_cell(whole);
}
// The number of a cell as each of `count` words; false as above.
bool pack_copies(const Cell &cell, int count, size_t bytes, Word *words);
// first, first + step, ..., cut to the bits of a mask.
void pack_series(int64_t first, int64_t step, uint64_t mask, int count, size_t bytes, Word *words);

} // namespace equiv
