// The trail: which sides of conditions that are data the program is on, and what memory held before they wrote it. A
// part of the machine with its own state.
//
// Where a condition is data both sides run, one after the other (machine/splits.h). What the first one writes is undone
// before the second one begins, and merged with what that leaves, so that every store within a split notes what the
// cell held: the trail of logic programming. What cannot be undone or merged is done on one side of nothing alone.
#pragma once

#include "core/memory.h"
#include "core/stop.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace equiv {

// A cell of memory and what it holds, or held.
struct Written {
  Buffer *buffer;
  int64_t address;
  Cell value;
};

// What one side of a split left in the registers that are merged, or are restored for the other one.
struct Side {
  std::vector<int64_t> integers;
  std::vector<Cell> cells;
  std::vector<ViewValue> views;
  std::vector<std::vector<int64_t>> surely; // what elastic arguments need on every path to here
};

struct Split {
  Cell condition;
  int64_t instruction, otherwise, join;
  size_t depth;         // of the frames
  size_t trail;         // where the entries of the side that runs begin
  uint64_t serial;      // that buffers of its sides have at least
  int64_t repeated = 0; // how often the condition was known where it was met again
  bool is_second = false;
  Side registers;               // before the first side, then after it
  std::vector<Written> written; // by the first side, with what it left
};

class Trail {
public:
  // Whether the program is on one side of nothing.
  bool is_certain() const { return splits_.empty(); }
  void require_certain(const char *what) const {
    if (!is_certain())
      throw StopError("data", std::string(what) + " under a condition that depends on data");
  }
  // The same where a buffer is not the own one of the innermost side.
  void require_own(const Buffer &buffer, const char *what) const {
    if (!is_certain() && buffer.serial < splits_.back().serial)
      require_certain(what);
  }
  // The program is undefined; where it need not go, that is left open.
  [[noreturn]] void undefined(const std::string &message, int64_t other = -1) const {
    if (!is_certain() || choices_)
      throw StopError("data", message + ", under a condition that depends on data", other);
    throw StopError("undefined", message, other);
  }

  // An access to one of two buffers, of which data chooses one, goes to both.
  void enter_choice() { ++choices_; }
  void leave_choice() { --choices_; }
  bool in_choice() const { return choices_ != 0; }

  // The contents of a buffer change.
  void touch(Buffer &buffer) { buffer.version = ++writes_; }
  // Keeps what a cell holds that is about to be written.
  void remember(Buffer &buffer, int64_t address) {
    touch(buffer);
    note(buffer, address);
  }
  void note(Buffer &buffer, int64_t address) {
    if (!is_certain())
      entries_.push_back({&buffer, address, buffer.cells[address]});
  }
  void replace(const Written &cell, const Cell &value) {
    cell.buffer->cells[cell.address] = value;
    touch(*cell.buffer);
  }

  // The splits that the program is in, the innermost one last.
  size_t depth() const { return splits_.size(); }
  std::vector<Split> &splits() { return splits_; }
  void begin(Split split) {
    split.trail = entries_.size();
    splits_.push_back(std::move(split));
  }
  Split end() {
    Split split = std::move(splits_.back());
    splits_.pop_back();
    if (is_certain())
      entries_.clear();
    return split;
  }
  // The cells that were written since a split, each with what it held before, in the order of buffers and addresses.
  std::vector<Written> written_since(const Split &split) const {
    std::vector<Written> found;
    for (size_t index = split.trail; index < entries_.size(); ++index)
      if (entries_[index].buffer->serial < split.serial)
        found.push_back(entries_[index]);
    // The first entry of a cell has what it held at the split.
    std::stable_sort(found.begin(), found.end(), [](const Written &one, const Written &other) {
      return std::tie(one.buffer->serial, one.address) < std::tie(other.buffer->serial, other.address);
    });
    auto same = [](const Written &one, const Written &other) {
      return one.buffer == other.buffer && one.address == other.address;
    };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    return found;
  }
  // Forgets what was written since a split.
  void forget_since(const Split &split) { entries_.resize(split.trail); }

  // Every buffer that is known here.
  template <class Visitor> void for_each_buffer(Visitor visit) const {
    for (const Written &entry : entries_)
      visit(*entry.buffer);
    for (const Split &split : splits_) {
      for (const ViewValue &view : split.registers.views)
        if (view.buffer)
          visit(*view.buffer);
      for (const Written &entry : split.written)
        visit(*entry.buffer);
    }
  }

private:
  std::vector<Split> splits_;
  std::vector<Written> entries_; // since the outermost split
  uint64_t writes_ = 0;
  int choices_ = 0; // that the access which is under way goes through
};

} // namespace equiv
