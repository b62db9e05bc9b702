// Views of memory that data decides on: elements from a place on that is data, and one view or another by a condition.
// Their offset is far from every buffer, so that each access to one takes the slow path.
#include "machine/views.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace equiv {

ViewValue Views::named_view(IndirectView indirect, const ViewValue &like, const char *what, int64_t other) {
  if (!memory_.observes() || !indirect_views_.has_room(indirect, like))
    throw StopError("data", what, other);
  return indirect_views_.name(std::move(indirect), like);
}

// Another view of the buffer under `base`, from an element on whose number is the cell `offset` of so many bits.
ViewValue Views::displaced_view(ViewValue view, const Cell &offset, unsigned width) {
  const char *what = "where a view begins depends on data";
  LinearForm place = arithmetic_.index_form(offset, int(width));
  if (place.terms.empty()) {
    view.offset = place.constant;
    return view;
  }
  IndirectView indirect;
  if (facts_.tracks())
    if (const Meant *meant = facts_.meant(offset))
      indirect.meant = *meant;
  indirect.place = std::move(place);
  return named_view(std::move(indirect), view, what, -1);
}

ViewValue Views::chosen_view(const Cell &condition, const ViewValue &yes, const ViewValue &no, int64_t other) {
  const char *what = "which memory a view is of depends on data";
  bool alike = yes.buffer && no.buffer && yes.rank == no.rank && yes.buffer->element == no.buffer->element &&
               !yes.buffer->elastic && !no.buffer->elastic && !yes.buffer->freed && !no.buffer->freed;
  for (int32_t dimension = 0; alike && dimension < yes.rank; ++dimension)
    alike = yes.dimensions[dimension].size == no.dimensions[dimension].size;
  if (!alike)
    throw StopError("data", what, other);
  IndirectView indirect;
  indirect.is_choice = true;
  indirect.condition = condition;
  indirect.sides = {yes, no};
  for (const ViewValue &side : indirect.sides)
    indirect.depth = std::max(indirect.depth, indirect_views_.depth_of(side) + 1);
  return named_view(std::move(indirect), yes, what, other);
}

void Views::choose_view(const Instruction &instruction) {
  const Cell condition = frames_.cells[instruction.b];
  const ViewValue yes = frames_.views[instruction.c], no = frames_.views[instruction.d];
  std::optional<bool> outcome;
  if (kind_of(condition) == CellKind::Constant || is_undefined(condition) || !domain_.splits)
    outcome = arithmetic_.to_integer(condition, 1, Need::Condition) != 0;
  else
    outcome = conditions_.known(condition);
  if (outcome || same_view(yes, no))
    frames_.views[instruction.a] = outcome.value_or(true) ? yes : no;
  else
    frames_.views[instruction.a] = chosen_view(condition, yes, no);
}

void Views::require_direct(const ViewValue &view) const {
  if (view.indirect)
    throw StopError("data", "where a view lies depends on data");
}

void Views::access_inside(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store) {
  const bool is_concrete =
      std::all_of(indices.begin(), indices.end(), [](const LinearForm &index) { return index.terms.empty(); });
  if (indirect_views_.is_choice(view)) {
    access_choice(value, view, indices, is_store);
    return;
  }
  if (view.indirect) {
    access_displaced(value, view, indices, is_store);
    return;
  }
  if (is_concrete) {
    int64_t index[kMaxRank];
    for (size_t dimension = 0; dimension < indices.size(); ++dimension)
      index[dimension] = indices[dimension].constant;
    const int64_t address = address_of(view, index, is_store);
    if (is_store)
      write(value, view, address);
    else
      read(value, view, address);
    return;
  }
  if (!memory_.observes() || view.buffer->elastic)
    throw StopError("data", "an address depends on data");
  if (view.buffer->freed)
    trail_.undefined(is_store ? "store after the buffer was freed" : "load after the buffer was freed");
  access_stretch(value, view, indices, is_store);
}

void Views::access_stretch(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store) {
  const Stretch stretch = stretch_of(view, indices, is_store);
  if (stretch.count == 0)
    trail_.undefined("no value of an index is in bounds");
  execution_.operations += is_store ? stretch.count : 0;
  observe_all(view, stretch, is_store);
  if (is_store)
    store_stretch(value, view, stretch);
  else
    load_stretch(value, view, stretch);
}

// A store changes the element of each side where its condition holds.
void Views::access_choice(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store) {
  const IndirectView choice = indirect_views_[view];
  requirements_.require_defined(choice.condition);
  const ScalarType element = view.buffer->element;
  trail_.enter_choice();
  if (is_store) {
    const Cell stored = value;
    for (int side = 0; side < 2; ++side) {
      Cell held;
      access_inside(held, choice.sides[size_t(side)], indices, false);
      held = side == 0 ? arithmetic_.chosen(choice.condition, stored, held, element)
                       : arithmetic_.chosen(choice.condition, held, stored, element);
      access_inside(held, choice.sides[size_t(side)], indices, true);
    }
  } else {
    Cell held[2];
    for (int side = 0; side < 2; ++side)
      access_inside(held[side], choice.sides[size_t(side)], indices, false);
    value = arithmetic_.chosen(choice.condition, held[0], held[1], element);
  }
  trail_.leave_choice();
}

void Views::access_displaced(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices,
                             bool is_store) {
  Buffer &buffer = *view.buffer;
  if (trail_.in_choice() || buffer.elastic || (!buffer.cells && !buffer.freed))
    throw StopError("data", "an address depends on data");
  if (buffer.freed)
    trail_.undefined(is_store ? "store after the buffer was freed" : "load after the buffer was freed");
  bool is_number = false;
  const LinearForm element = displaced_element(view, indices, is_number);
  ViewValue whole;
  whole.buffer = &buffer;
  whole.rank = 1;
  whole.dimensions[0] = {buffer.extent, 1};
  if (!element.terms.empty())
    requirements_.require_index(element, buffer.extent, is_number);
  if (element.terms.empty())
    access_inside(value, whole, {element}, is_store);
  else
    access_stretch(value, whole, {element}, is_store);
}

// The number of an element in the buffer, of numbers that do not wrap around where `is_number`.
LinearForm Views::displaced_element(const ViewValue &view, const std::vector<LinearForm> &indices, bool &is_number) {
  const IndirectView &indirect = indirect_views_[view];
  auto stride = [&](size_t dimension) { return view.dimensions[dimension].stride; };
  if (indirect.meant) {
    std::optional<LinearForm> element = indirect.meant->form;
    for (size_t dimension = 0; element && dimension < indices.size(); ++dimension)
      element = facts_.sum_within(*element, indices[dimension], stride(dimension), 64);
    if (element && !element->terms.empty() &&
        requirements_.keeps_promises(indirect.meant->promises, *element, view.buffer->extent)) {
      is_number = true;
      return *element;
    }
  }
  LinearForm element = indirect.place;
  for (size_t dimension = 0; dimension < indices.size(); ++dimension)
    element = facts_.sum(element, indices[dimension], stride(dimension));
  return element;
}

ViewValue Views::settled_view(const ViewValue &view) {
  ViewValue own = view;
  own.indirect = 0;
  own.offset = 0;
  int64_t extent = 1;
  for (int32_t dimension = own.rank - 1; dimension >= 0; --dimension) {
    own.dimensions[dimension].stride = extent;
    extent *= own.dimensions[dimension].size;
  }
  own.buffer = execution_.heap.allocate(extent, view.buffer->element, execution_.options.track_writers, false);
  own.buffer->is_chosen = true;
  const size_t required = execution_.requirements.size();
  std::vector<LinearForm> indices(size_t(own.rank));
  for (int64_t element = 0; element < extent; ++element) {
    int64_t rest = element;
    for (int32_t dimension = own.rank - 1; dimension >= 0; --dimension) {
      const int64_t at = rest % own.dimensions[dimension].size;
      rest /= own.dimensions[dimension].size;
      indices[size_t(dimension)] = LinearForm{at, {}, at, at, true};
    }
    access_inside(own.buffer->cells[element], view, indices, false);
  }
  // Nobody has to read all of a result.
  if (execution_.requirements.size() != required)
    throw StopError("data", "where a result lies depends on data, and is out of bounds for some of it");
  return own;
}

} // namespace equiv
