// The members of Interpreter that concern addresses which are data: a load is a function of the elements that may be
// meant and of the index, and a store changes each of these elements where the index is its own.
#pragma once

#include "interpreter.h"

#include <algorithm>

namespace equiv {

template <class D, bool O> void Interpreter<D, O>::assume_ranges() {
  for (const InputRange &range : execution_.ranges) {
    const Output &argument = execution_.arguments[range.parameter];
    if (!argument.is_view)
      facts_.bound(argument.cell, range.low, range.high);
    else if (!argument.view.buffer->elastic)
      for_each_element(argument.view, [&](int64_t, int64_t address) {
        facts_.bound(argument.view.buffer->cells[address], range.low, range.high);
      });
  }
}

template <class D, bool O>
int64_t Interpreter<D, O>::address_of_values(const ViewValue &view, const int64_t *index, bool is_store) {
  int64_t address = view.offset;
  bool inside = true;
  for (int32_t dimension = 0; dimension < view.rank; ++dimension) {
    inside &= uint64_t(index[dimension]) < uint64_t(view.dimensions[dimension].size);
    address += index[dimension] * view.dimensions[dimension].stride;
  }
  if (inside && uint64_t(address) < uint64_t(view.buffer->extent))
    return address;
  return unusual_access(view, index, is_store);
}

template <class D, bool O> void Interpreter<D, O>::access_cell(const Instruction &instruction, bool is_store) {
  const ViewValue &view = views_[instruction.b];
  const int64_t *pool = program_.pool.data() + instruction.c;
  int64_t index[kMaxRank];
  std::vector<LinearForm> forms;
  bool is_concrete = true;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension, pool += 3) {
    LinearForm form;
    if (RegisterClass(pool[1]) == RegisterClass::Integer)
      form.constant = form.low = form.high = integers_[pool[0]];
    else
      form = index_form(cells_[pool[0]], int(pool[2]));
    is_concrete &= form.terms.empty();
    index[dimension] = form.constant;
    forms.push_back(std::move(form));
  }
  if (is_concrete) {
    const int64_t address = address_of_values(view, index, is_store);
    if (is_store)
      write(cells_[instruction.a], view, address);
    else
      read(cells_[instruction.a], view, address);
    return;
  }
  if (!O || view.buffer->elastic)
    throw StopError("data", "an address depends on data");
  if (view.buffer->freed)
    undefined(is_store ? "store after the buffer was freed" : "load after the buffer was freed");
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension) {
    const int64_t size = view.dimensions[dimension].size;
    if (!forms[size_t(dimension)].terms.empty())
      require_index(forms[size_t(dimension)], size);
    else if (uint64_t(index[dimension]) >= uint64_t(size))
      undefined(std::string(is_store ? "store" : "load") + " out of bounds: index " + std::to_string(index[dimension]) +
                " in dimension " + std::to_string(dimension) + " of size " + std::to_string(size));
  }
  const Stretch stretch = stretch_of(view, forms, is_store);
  if (stretch.count == 0)
    undefined("no value of an index is in bounds");
  execution_.operations += is_store ? stretch.count : 0;
  observe_all(view, stretch, is_store);
  if (is_store)
    store_stretch(cells_[instruction.a], view, stretch);
  else
    load_stretch(cells_[instruction.a], view, stretch);
}

// An index is at least 0 and less than `size`, or the program is undefined.
template <class D, bool O> void Interpreter<D, O>::require_index(const LinearForm &form, int64_t size) {
  if (execution_.options.poisons)
    for (const Term &term : form.terms)
      oblige({domain_.make(HeadCondition, term.atom, constant_cell(0)), {}, 0, 0});
  if (form.exact && form.low >= 0 && form.high < size)
    return;
  if (size == 0 || (form.exact && (form.high < 0 || form.low >= size)))
    undefined("an index that depends on data is out of bounds whatever the data");
  Requirement requirement{{}, form.terms, -form.constant, size - 1 - form.constant};
  if (form.exact) {
    const int64_t divisor = IntegerFacts<D>::divisor_of(form);
    for (Term &term : requirement.terms)
      term.factor /= divisor;
    requirement.low = -((-requirement.low) / divisor - ((-requirement.low) % divisor < 0 ? 1 : 0));
    requirement.high = requirement.high / divisor - (requirement.high % divisor < 0 ? 1 : 0);
  }
  requirement.what = facts_.cell_of(requirement.terms);
  oblige(std::move(requirement));
}

// The elements that an access may mean. The form of the index is that of the element's number in row-major order among
// the dimensions whose indices are data, so that it does not depend on how the view was shaped.
template <class D, bool O>
typename Interpreter<D, O>::Stretch
Interpreter<D, O>::stretch_of(const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store) {
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
    divisor = IntegerFacts<D>::divisor_of(number);
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
      undefined("an access out of bounds for some data: element " + std::to_string(stretch.address(element)) +
                " of a buffer of " + std::to_string(part.buffer->extent));
  for (int64_t address : stretch.addresses)
    if (uint64_t(address) >= uint64_t(part.buffer->extent))
      undefined("an access out of bounds for some data: element " + std::to_string(address) + " of a buffer of " +
                std::to_string(part.buffer->extent));
  return stretch;
}

// What tells the elements of a stretch from those of another one.
template <class D, bool O> std::vector<int64_t> Interpreter<D, O>::where(const Stretch &stretch) {
  return stretch.addresses.empty() ? std::vector<int64_t>{stretch.start, stretch.step, stretch.count}
                                   : stretch.addresses;
}

template <class D, bool O>
void Interpreter<D, O>::load_stretch(Cell &into, const ViewValue &view, const Stretch &stretch) {
  const Buffer &buffer = *view.buffer;
  if (stretch.count == 1 && D::kDistinguishes) {
    into = buffer.cells[stretch.address(0)];
    return;
  }
  const Cell index = facts_.cell_of(stretch.terms);
  const std::vector<int64_t> key = where(stretch);
  if (D::kDistinguishes && last_store_.buffer == &buffer && last_store_.version == buffer.version &&
      last_store_.index == index && last_store_.first == stretch.first && last_store_.where == key) {
    into = last_store_.value;
    return;
  }
  auto &cached = contents_[&buffer];
  if (cached.size() > kMostContents)
    cached.clear();
  Contents &contents = cached[key];
  if (contents.version != buffer.version + 1) {
    contents.version = buffer.version + 1;
    contents.digest = buffer.cells[stretch.address(0)];
    contents.is_uniform = D::kDistinguishes;
    contents.low = INT64_MAX;
    contents.high = INT64_MIN;
    const unsigned width = buffer.element.width;
    const bool is_bounded = tracks_ && buffer.element.kind == TypeKind::Integer && width <= 64;
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
  if (tracks_ && buffer.element.kind == TypeKind::Integer && buffer.element.width <= 64)
    facts_.bound(into, contents.low, contents.high);
}

template <class D, bool O>
void Interpreter<D, O>::store_stretch(const Cell &value, const ViewValue &view, const Stretch &stretch) {
  Buffer &buffer = *view.buffer;
  const Cell stored = value;
  const Cell index = facts_.cell_of(stretch.terms);
  int64_t at = stretch.first;
  for (int64_t element = 0; element < stretch.count; ++element) {
    const int64_t address = stretch.address(element);
    const Cell old = buffer.cells[address];
    if (!splits_.empty())
      journal_.push_back({&buffer, address, old});
    const Cell meant = facts_.equals(stretch.terms, at++);
    buffer.cells[address] = stretch.count == 1 ? stored : chosen(meant, stored, old, buffer.element);
  }
  buffer.version = ++writes_;
  last_store_ = {&buffer, buffer.version, index, stretch.first, where(stretch), stored};
}

template <class D, bool O>
void Interpreter<D, O>::observe_all(const ViewValue &view, const Stretch &stretch, bool is_store) {
  if (view.buffer->shadows.empty() && (!is_store || view.buffer->writers.empty()))
    return;
  for (int64_t element = 0; element < stretch.count; ++element)
    observe(*view.buffer, stretch.address(element), is_store);
}

} // namespace equiv
