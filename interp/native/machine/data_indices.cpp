// Elements at indices that are data: a load is a function of the elements that may be meant and of the index, and a
// store changes each of these elements where the index is its own.
#include "machine/views.h"

#include <algorithm>

namespace equiv {

void Views::access_cell(const Instruction &instruction, bool is_store) {
  const ViewValue view = frames_.views[instruction.b];
  const int64_t *pool = program_.pool.data() + instruction.c;
  std::vector<LinearForm> indices;
  std::vector<const Meant *> meant;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension, pool += 3) {
    LinearForm form;
    const bool is_data = RegisterClass(pool[1]) != RegisterClass::Integer;
    if (is_data)
      form = arithmetic_.index_form(frames_.cells[pool[0]], int(pool[2]));
    else
      form.constant = form.low = form.high = frames_.integers[pool[0]];
    meant.push_back(is_data && facts_.tracks() && !form.terms.empty() ? facts_.meant(frames_.cells[pool[0]]) : nullptr);
    indices.push_back(std::move(form));
  }
  for (size_t dimension = 0; dimension < indices.size(); ++dimension) {
    LinearForm &index = indices[dimension];
    const int64_t size = view.dimensions[dimension].size;
    if (index.terms.empty()) {
      if (uint64_t(index.constant) >= uint64_t(size) && size != kElasticSize)
        trail_.undefined(std::string(is_store ? "store" : "load") + " out of bounds: index " +
                         std::to_string(index.constant) + " in dimension " + std::to_string(dimension) + " of size " +
                         std::to_string(size));
      continue;
    }
    if (!memory_.observes() || view.buffer->elastic)
      throw StopError("data", "an address depends on data");
    const bool is_number =
        meant[dimension] && requirements_.keeps_promises(meant[dimension]->promises, meant[dimension]->form, size);
    if (is_number)
      index = meant[dimension]->form;
    requirements_.require_index(index, size, is_number);
    if (execution_.options.exact_indices && index.exact) {
      index.low = std::max<int64_t>(index.low, 0);
      index.high = std::min(index.high, size - 1);
    }
  }
  Cell value = is_store ? frames_.cells[instruction.a] : Cell{};
  access_inside(value, view, indices, is_store);
  if (!is_store)
    frames_.cells[instruction.a] = value;
}

// The elements that an access may mean. The form of the index is that of the element's number in row-major order among
// the dimensions whose indices are data, so that it does not depend on how the view was shaped.
Stretch Views::stretch_of(const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store) {
  LinearForm number;
  ViewValue part;
  part.buffer = view.buffer;
  bool whole = true;
  auto gather = [&] {
    part.offset = view.offset;
    part.rank = 0;
    number = {};
    number.low = number.high = 0;
    int64_t stride = 1;
    std::vector<Dimension> dimensions;
    for (int32_t dimension = view.rank - 1; dimension >= 0; --dimension) {
      const LinearForm &index = indices[size_t(dimension)];
      const Dimension &each = view.dimensions[dimension];
      if (index.terms.empty() && !whole) {
        part.offset += index.constant * each.stride;
        continue;
      }
      number = facts_.sum(number, index, stride);
      stride *= each.size;
      dimensions.push_back(each);
    }
    for (auto each = dimensions.rbegin(); each != dimensions.rend(); ++each)
      part.dimensions[part.rank++] = *each;
  };
  // A load by indices that may wrap around is one of any element, as it is where the view has one dimension.
  gather();
  whole = !number.exact && !is_store;
  if (!whole)
    gather();
  Stretch stretch;
  stretch.terms = number.terms;
  int64_t divisor = 1, total = 1;
  bool is_even = true;
  for (int32_t dimension = 0; dimension < part.rank; ++dimension) {
    total *= part.dimensions[dimension].size;
    if (dimension > 0)
      is_even &=
          part.dimensions[dimension - 1].stride == part.dimensions[dimension].stride * part.dimensions[dimension].size;
  }
  int64_t low = 0, high = total - 1;
  if (number.exact) {
    divisor = IntegerFacts::divisor_of(number);
    for (Term &term : stretch.terms)
      term.factor /= divisor;
    low = std::max(low, number.low);
    high = std::min(high, number.high);
  }
  // The elements from `low` to `high` that are `constant` modulo the divisor.
  int64_t skip = int64_t((Wide(number.constant) - low) % divisor);
  low += skip < 0 ? skip + divisor : skip;
  if (low > high)
    return stretch;
  stretch.first = number.exact ? (low - number.constant) / divisor : int64_t(uint64_t(low) - uint64_t(number.constant));
  stretch.count = (high - low) / divisor + 1;
  if (is_even) {
    const int64_t inner = part.dimensions[part.rank - 1].stride;
    stretch.start = part.offset + low * inner;
    stretch.step = divisor * inner;
  } else
    for_each_element(part, [&](int64_t element, int64_t address) {
      if (element >= low && element <= high && (element - low) % divisor == 0)
        stretch.addresses.push_back(address);
    });
  for (int64_t element : {int64_t(0), stretch.count - 1})
    if (uint64_t(stretch.address(element)) >= uint64_t(part.buffer->extent))
      trail_.undefined("an access out of bounds for some data: element " + std::to_string(stretch.address(element)) +
                       " of a buffer of " + std::to_string(part.buffer->extent));
  for (int64_t address : stretch.addresses)
    if (uint64_t(address) >= uint64_t(part.buffer->extent))
      trail_.undefined("an access out of bounds for some data: element " + std::to_string(address) +
                       " of a buffer of " + std::to_string(part.buffer->extent));
  return stretch;
}

void Views::load_stretch(Cell &into, const ViewValue &view, const Stretch &stretch) {
  const Buffer &buffer = *view.buffer;
  if (stretch.count == 1 && domain_.distinguishes) {
    into = buffer.cells[stretch.address(0)];
    return;
  }
  const Cell index = facts_.cell_of(stretch.terms);
  if (domain_.distinguishes)
    if (const Cell *stored = stretch_memo_.stored(buffer, index, stretch)) {
      into = *stored;
      return;
    }
  Contents &contents = stretch_memo_.contents(buffer, stretch);
  if (contents.version != buffer.version + 1) {
    contents.version = buffer.version + 1;
    contents.digest = buffer.cells[stretch.address(0)];
    contents.is_uniform = domain_.distinguishes;
    contents.low = INT64_MAX;
    contents.high = INT64_MIN;
    const unsigned width = buffer.element.width;
    const bool is_bounded = facts_.tracks() && buffer.element.kind == TypeKind::Integer && width <= 64;
    Cell digest = constant_cell(uint64_t(buffer.element.kind) << 16 | buffer.element.width);
    for (int64_t element = 0; element < stretch.count; ++element) {
      const Cell &cell = buffer.cells[stretch.address(element)];
      contents.is_uniform &= cell == contents.digest;
      digest = domain_.make(HeadContents, digest, cell);
      const LinearForm form = is_bounded && !is_undefined(cell) ? facts_.form_of(cell, width) : LinearForm{};
      contents.low = std::min(contents.low, form.low);
      contents.high = std::max(contents.high, form.high);
    }
    if (!contents.is_uniform)
      contents.digest = digest;
  }
  if (contents.is_uniform) {
    into = contents.digest;
    return;
  }
  const Cell at = domain_.make(HeadPair, index, constant_cell(uint64_t(stretch.first)));
  into = domain_.typed(domain_.make(HeadRead, contents.digest, at), buffer.element);
  if (facts_.tracks() && buffer.element.kind == TypeKind::Integer && buffer.element.width <= 64)
    facts_.bound(into, contents.low, contents.high);
}

void Views::store_stretch(const Cell &value, const ViewValue &view, const Stretch &stretch) {
  Buffer &buffer = *view.buffer;
  const Cell stored = value;
  const Cell index = facts_.cell_of(stretch.terms);
  int64_t at = stretch.first;
  for (int64_t element = 0; element < stretch.count; ++element) {
    const int64_t address = stretch.address(element);
    const Cell old = buffer.cells[address];
    trail_.note(buffer, address);
    const Cell meant = facts_.equals(stretch.terms, at++);
    buffer.cells[address] = stretch.count == 1 ? stored : arithmetic_.chosen(meant, stored, old, buffer.element);
  }
  trail_.touch(buffer);
  stretch_memo_.note_store(buffer, index, stretch, stored);
}

void Views::observe_all(const ViewValue &view, const Stretch &stretch, bool is_store) {
  const Buffer &buffer = *view.buffer;
  if (buffer.shadows.empty() && !buffer.keeps_reaches && (!is_store || buffer.writers.empty()))
    return;
  const bool is_one = stretch.count == 1;
  if (!is_one)
    trail_.enter_choice();
  for (int64_t element = 0; element < stretch.count; ++element)
    races_.observe(*view.buffer, stretch.address(element), is_store);
  if (!is_one)
    trail_.leave_choice();
}

} // namespace equiv
