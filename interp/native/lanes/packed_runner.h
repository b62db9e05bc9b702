// Runs a plan of the concrete domain on numbers side by side (domains/packed_numbers.h): what a lane costs beside its
// work is least there. Of a cell that is no exact constant LaneRunner knows what to do.
#pragma once

#include "domains/packed_numbers.h"
#include "lanes/lane_runner.h"
#include "lanes/plan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace equiv {

class PackedRunner {
public:
  static constexpr int kLanes = 2 * LaneRunner::kLanes; // of words, of which more have room in the cache

  // Takes a plan that was just made; false, as from `begin` on, where something in it is not done on such numbers.
  bool make(const Plan &plan);
  // Takes what the loop finds in registers; false where one of them is no exact constant.
  bool begin(const Cell *registers);
  // Runs so many lanes as `runner` would; false where a cell is no exact constant, when some may have been written.
  bool run(int count, LaneRunner &runner);
  // Whether nothing is written before all is read, so that nothing has to be kept of what is written.
  bool writes_last() const { return writes_last_; }
  // What registers are left with after the last of so many lanes.
  void leave(int count, Cell *registers) const;

private:
  static constexpr int64_t kSpread = 16; // cells that a row of loads may begin before or end behind its first load
  static constexpr size_t kMostRows = 8; // of loads that are looked at for the next load

  struct Step {
    LaneStep step;
    int32_t form = 0; // of the address or the number; of a loop's end the step where it begins
    int32_t loop = 0;
    int64_t before = 0, more = 0;           // of a load: cells before its first one, and beside one for each lane
    Cell *cells = nullptr;                  // of the buffer
    size_t left = 0, right = 0, result = 0; // where rows of words are
    PackedOperation operation{};
    uint64_t mask = 0; // of a number
  };
  // Cells of one buffer that lie side by side, and are loaded once.
  struct Row {
    const Buffer *buffer;
    int32_t form;
    size_t step, place; // of its first load
  };
  struct Invariant {
    int32_t register_index;
    size_t place;
    std::optional<Cell> cell; // whose words are there
  };
  // What the code does with a column.
  struct Uses {
    int definitions = 0;
    size_t first_definition = 0, first_read = SIZE_MAX;
  };

  size_t add_row(int64_t words);
  bool has_place(int32_t column) const { return places_[size_t(column)] != SIZE_MAX; }
  size_t place_of(int32_t column);
  bool add(const LaneInstruction &instruction);
  bool add_access(const LaneInstruction &instruction);
  bool joins_row(const LaneInstruction &load);
  Word *words() { return reinterpret_cast<Word *>(words_.data()) + aligned_; }
  const Word *words() const { return reinterpret_cast<const Word *>(words_.data()) + aligned_; }

  const Plan *plan_ = nullptr; // that this was made for
  bool writes_last_ = false;
  size_t bytes_ = 4; // of a word
  size_t size_ = 0;  // of all rows, in bytes
  size_t aligned_ = 0;
  std::vector<Step> steps_;
  std::vector<Row> rows_; // that the next load may belong to
  std::vector<Uses> uses_;
  std::vector<size_t> places_; // by column; SIZE_MAX for none yet
  std::vector<Invariant> invariants_;
  std::vector<std::pair<int32_t, size_t>> left_; // registers that are written, with rows
  std::vector<size_t> begins_;                   // of the open loops, while this is made
  std::vector<uint64_t> words_;
};

} // namespace equiv
