#include "machine/requirements.h"

#include <algorithm>

namespace equiv {

void Requirements::oblige(Requirement requirement) {
  if (!domain_.distinguishes)
    return;
  requirement.path = conditions_.path();
  requirement.instruction = uint32_t(frames_.pc);
  Required &known = required_[requirement.what];
  // A path that was left never comes back under its number.
  if (known.path != requirement.path && requirement.path != 0) {
    known.path = requirement.path;
    known.here.clear();
  }
  auto covers = [&](const std::pair<int64_t, int64_t> &range) {
    return range.first >= requirement.low && range.second <= requirement.high;
  };
  if (std::any_of(known.always.begin(), known.always.end(), covers) ||
      (requirement.path != 0 && std::any_of(known.here.begin(), known.here.end(), covers)))
    return;
  (requirement.path == 0 ? known.always : known.here).emplace_back(requirement.low, requirement.high);
  execution_.requirements.push_back(std::move(requirement));
}

void Requirements::require_defined(const Cell &value) {
  if (domain_.distinguishes) {
    if (execution_.options.poisons || domain_.may_hold_undefined(value))
      oblige({domain_.make(HeadCondition, value, constant_cell(0)), {}, 0, 0});
  }
}

bool Requirements::exclude_path() {
  if (trail_.in_choice() || trail_.is_certain())
    return false;
  if (!domain_.distinguishes)
    return true; // it tells how large or how exact something is, and not that it is equal
  if (conditions_.path() == 0)
    return false;
  execution_.leaves_paths_out = true;
  oblige({domain_.make(HeadCondition, constant_cell(0), constant_cell(3)), {}, 0, 0});
  return true;
}

void Requirements::require_computed(const Cell &value, const ScalarOperation &operation) {
  const bool excludes_overflow = (operation.flags & FlagNoOverflow) != 0;
  if (!trail_.is_certain()) {
    oblige({value, {}, 0, 0, 0, 0, excludes_overflow});
    return;
  }
  execution_.obligations.emplace(value, uint32_t(frames_.pc));
  if (excludes_overflow)
    execution_.without_overflow.insert(value);
}

void Requirements::require_index(const LinearForm &form, int64_t size, bool is_number) {
  require_known(form);
  // The range of a number that is none where something is poison tells nothing of that.
  if (!is_number && form.exact && form.low >= 0 && form.high < size)
    return;
  if (size == 0 || (form.exact && (form.high < 0 || form.low >= size)))
    trail_.undefined("an index that depends on data is out of bounds whatever the data");
  if (form.exact) {
    require_within(form, 0, size - 1, is_number);
    return;
  }
  const Cell what = facts_.cell_of(form.terms);
  const Wide low = -Wide(form.constant), high = low + size - 1;
  if (low > INT64_MAX || high > INT64_MAX)
    throw StopError("data", "an address depends on data, and is in bounds at both ends of its range");
  oblige({what, form.terms, int64_t(low), int64_t(high)});
}

void Requirements::require_known(const LinearForm &form) {
  for (const Term &term : form.terms)
    require_defined(term.atom);
}

std::pair<int64_t, int64_t> Requirements::require_within(const LinearForm &form, int64_t low, int64_t high,
                                                         bool is_number) {
  const Wide divisor = IntegerFacts::divisor_of(form);
  const Wide least = -floor_quotient(Wide(form.constant) - low, divisor);
  const Wide most = floor_quotient(Wide(high) - form.constant, divisor);
  Requirement requirement{
      {}, form.terms, int64_t(std::max<Wide>(least, INT64_MIN)), int64_t(std::min<Wide>(most, INT64_MAX))};
  for (Term &term : requirement.terms)
    term.factor /= int64_t(divisor);
  requirement.what = facts_.cell_of(requirement.terms);
  // What is one sum modulo 2^64 is not one sum of numbers.
  if (is_number && requirement.terms.size() > 1)
    requirement.what = domain_.make(HeadCondition, requirement.what, constant_cell(2));
  const std::pair<int64_t, int64_t> range{requirement.low, requirement.high};
  oblige(std::move(requirement));
  return range;
}

// Whether a promise is kept wherever an element, whose terms are in a fixed relation to the promised ones, is one of
// `extent` elements.
bool Requirements::is_kept(const Promise &promise, const LinearForm &element, int64_t extent) const {
  const LinearForm &form = promise.form;
  if (form.terms.size() != element.terms.size())
    return false;
  const int64_t divisor = IntegerFacts::divisor_of(element);
  const Wide scaled = Wide(form.terms[0].factor) * divisor;
  if (scaled % element.terms[0].factor != 0 || scaled / element.terms[0].factor <= 0)
    return false;
  for (size_t term = 0; term < form.terms.size(); ++term)
    if (form.terms[term].atom != element.terms[term].atom ||
        Wide(form.terms[term].factor) * element.terms[0].factor !=
            Wide(element.terms[term].factor) * form.terms[0].factor)
      return false;
  // The terms are `divisor` times a number from `least` to `most`.
  const Wide factor = scaled / element.terms[0].factor;
  const Wide least = -floor_quotient(Wide(element.constant), divisor);
  const Wide most = floor_quotient(Wide(extent) - 1 - element.constant, divisor);
  return factor * least + form.constant >= promise.low && factor * most + form.constant <= promise.high;
}

bool Requirements::keeps_promises(const std::vector<Promise> &promises, const LinearForm &element, int64_t extent) {
  std::vector<Promise> broken;
  for (const Promise &promise : promises)
    if (!is_kept(promise, element, extent))
      broken.push_back(promise);
  // The last one is that of the last operation.
  for (auto promise = broken.rbegin(); promise != broken.rend(); ++promise) {
    if (promise->certain || !promise->given)
      continue;
    const LinearForm &given = *promise->given;
    promise->certain = is_kept({given, 0, INT64_MAX, false}, element, extent) ||
                       std::any_of(broken.rbegin(), promise, [&](const Promise &later) {
                         return later.certain && later.low == 0 && IntegerFacts::same_sum(later.form, given);
                       });
  }
  std::vector<const Promise *> required;
  for (const Promise &promise : broken) {
    if (!promise.certain)
      return false;
    if (promise.form.terms.size() == 1)
      required.push_back(&promise);
  }
  // A sum of what has to be at least 0 is at least 0.
  auto is_natural = [&](const Term &term) {
    return term.factor > 0 && (term.low >= 0 || std::any_of(required.begin(), required.end(), [&](const Promise *each) {
                                 return each->form.terms[0].atom == term.atom && each->form.terms[0].factor > 0 &&
                                        each->low >= 0 && each->form.constant <= 0;
                               }));
  };
  for (const Promise &promise : broken)
    if (promise.form.terms.size() != 1 &&
        (promise.low != 0 || promise.high != INT64_MAX || promise.form.constant < 0 ||
         !std::all_of(promise.form.terms.begin(), promise.form.terms.end(), is_natural)))
      return false;
  for (const Promise *promise : required)
    require_within(promise->form, promise->low, promise->high);
  return true;
}

} // namespace equiv
