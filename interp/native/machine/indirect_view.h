// Views of memory that data decides on, by number: a part of the machine with its own state.
//
// A view is a descriptor of offset, sizes and strides, and data cannot stand in one. Where data says from which element
// on a view is, or which of two views is meant, the descriptor lies far from every buffer, so that an access through it
// leaves the fast path, and its number says here what is meant. An access to a choice goes to both sides and is merged
// by the condition; one to a displaced view reads or writes any element that the place may be.
#pragma once

#include "core/memory.h"
#include "machine/integer_facts.h"

#include <array>
#include <optional>
#include <vector>

namespace equiv {

// From the element `place` of its buffer on, which is what is `meant` where that is not poison, or one of two views by
// a condition.
struct IndirectView {
  LinearForm place;
  std::optional<Meant> meant;
  bool is_choice = false;
  Cell condition;
  std::array<ViewValue, 2> sides;
  int depth = 1; // of choices in choices
};

class IndirectViews {
public:
  static constexpr int64_t kFar = -(int64_t(1) << 62), kFarthest = int64_t(1) << 60;

  // Whether one more is named: not too many, nor too deep, nor one so large that it would reach a buffer from afar.
  bool has_room(const IndirectView &indirect, const ViewValue &like) const {
    Wide reach = 0;
    for (int32_t dimension = 0; dimension < like.rank; ++dimension) {
      const auto [size, stride] = like.dimensions[dimension];
      reach += Wide(size) * (stride < 0 ? -Wide(stride) : Wide(stride));
    }
    return reach <= kFarthest && views_.size() < kMost && indirect.depth <= kDeepest;
  }

  // A view of the sizes and strides of another one that stands for `indirect`.
  ViewValue name(IndirectView indirect, const ViewValue &like) {
    ViewValue view = like;
    view.offset = kFar;
    views_.push_back(std::move(indirect));
    view.indirect = int32_t(views_.size());
    return view;
  }

  // What a view that is indirect stands for.
  const IndirectView &operator[](const ViewValue &view) const { return views_[size_t(view.indirect) - 1]; }

  bool is_choice(const ViewValue &view) const { return view.indirect && (*this)[view].is_choice; }

  int depth_of(const ViewValue &view) const { return view.indirect ? (*this)[view].depth : 0; }

  // Every buffer that is only reached through one of these.
  template <class Visitor> void for_each_buffer(Visitor visit) const {
    for (const IndirectView &indirect : views_)
      for (const ViewValue &side : indirect.sides)
        if (side.buffer)
          visit(*side.buffer);
  }

private:
  static constexpr size_t kMost = size_t(1) << 16;
  static constexpr int kDeepest = 8;

  std::vector<IndirectView> views_; // by number, counted from 1
};

} // namespace equiv
