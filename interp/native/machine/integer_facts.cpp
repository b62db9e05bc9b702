#include "machine/integer_facts.h"

namespace equiv {

IntegerFacts::IntegerFacts(const Execution &execution, Domain &domain, Conditions &conditions)
    : program_(*execution.program), domain_(domain), conditions_(conditions),
      tracks_(domain.distinguishes && execution.options.tracks) {
  for (const ScalarOperation &operation : program_.operations)
    operations_.push_back(integer_operation_of(operation));
}

LinearForm IntegerFacts::form_of(const Cell &cell, unsigned width) const {
  LinearForm form;
  if (kind_of(cell) == CellKind::Constant) {
    form.constant = form.low = form.high = sign_extend(cell.low, width);
    return form;
  }
  auto found = known_.find(cell);
  if (found == known_.end())
    return atom(cell, least(width), greatest(width));
  return narrowed_.empty() ? found->second : refreshed(found->second);
}

const Meant *IntegerFacts::meant(const Cell &cell) const {
  auto found = meant_.find(cell);
  return found == meant_.end() ? nullptr : &found->second;
}

std::optional<Promise> IntegerFacts::said(const Literal &comparison) const {
  auto found = compared_.find(comparison.cell);
  if (found == compared_.end())
    return std::nullopt;
  const auto &[left, right] = found->second;
  const bool is_upper = right.terms.empty() != comparison.negated;
  const int64_t limit = right.terms.empty() ? right.constant : left.constant;
  if (limit == (is_upper ? INT64_MIN : INT64_MAX))
    return std::nullopt;
  // left < k, k <= left, k < right, right <= k
  const LinearForm &form = right.terms.empty() ? left : right;
  const int64_t strict = right.terms.empty() ? (is_upper ? limit - 1 : limit) : (is_upper ? limit : limit + 1);
  return is_upper ? Promise{form, INT64_MIN, strict, true} : Promise{form, strict, INT64_MAX, true};
}

void IntegerFacts::narrow(const Term &term, int64_t low, int64_t high) {
  if (term.factor == INT64_MIN)
    return;
  if (term.factor < 0) {
    const int64_t least = high == INT64_MAX ? INT64_MIN : -high;
    high = low == INT64_MIN ? INT64_MAX : -low;
    low = least;
  }
  low = std::max(low, term.low);
  high = std::min(high, term.high);
  auto found = known_.find(term.atom);
  if (found != known_.end()) {
    if (found->second.terms.size() != 1 || found->second.terms[0].atom != term.atom)
      return;
    low = std::max(low, found->second.low);
    high = std::min(high, found->second.high);
  }
  if (low > high)
    return;
  bound(term.atom, low, high);
  narrowed_[term.atom] = {low, high};
}

void IntegerFacts::bound(const Cell &cell, int64_t low, int64_t high) {
  if (known_.size() < kMost && kind_of(cell) != CellKind::Constant)
    known_[cell] = atom(cell, low, high);
}

bool IntegerFacts::settles(const ScalarOperation &operation, const Cell *operands, Cell &result) {
  const IntegerOperation what = operation_of(operation);
  if (what != IntegerOperation::Equal && what != IntegerOperation::Less && what != IntegerOperation::LessUnsigned)
    return false;
  const unsigned width = operation.operands[0].width;
  const LinearForm left = form_of(operands[0], width), right = form_of(operands[1], width);
  if (what == IntegerOperation::Equal) {
    if (left.high < right.low || right.high < left.low) {
      result = constant_cell(0);
      return true;
    }
    if (!left.exact || !right.exact)
      return false;
    const LinearForm difference = sum(left, right, -1);
    if (!difference.exact || difference.terms.size() > 1)
      return false;
    result = is_zero(difference);
    return true;
  }
  if (what == IntegerOperation::LessUnsigned && (left.low < 0 || right.low < 0))
    return false;
  if (left.high < right.low || left.low >= right.high) {
    result = constant_cell(left.high < right.low);
    return true;
  }
  return false;
}

void IntegerFacts::note(const ScalarOperation &operation, const Cell *operands, const Cell &made, bool may_be_poison) {
  const IntegerOperation what = operation_of(operation);
  if (what == IntegerOperation::None || kind_of(made) == CellKind::Constant || known_.size() >= kMost)
    return;
  const unsigned width = operation.results[0].width;
  const unsigned from = operation.operands[operation.operand_count - 1].width;
  const LinearForm left = form_of(operands[what == IntegerOperation::Select], from);
  const LinearForm right =
      operation.operand_count > 1 ? form_of(operands[operation.operand_count - 1], from) : LinearForm{};
  const bool by_constant = right.terms.empty() && operation.operand_count > 1;
  // What overflows against a flag's promise is poison, and no sum.
  auto set_kept = [&](const LinearForm &form, bool unsigned_too) {
    if (operation.flags != 0 && !fits(form, width))
      return;
    if ((operation.flags & FlagNuw) != 0 && !unsigned_too)
      return;
    if (!may_be_poison || (keeps(form, left) && keeps(form, right)))
      set(made, form, width);
  };
  note_meant(what, operation, operands, made);
  if (what == IntegerOperation::Less && left.exact && right.exact && left.terms.size() + right.terms.size() == 1)
    compared_[made] = {left, right};
  switch (what) {
  case IntegerOperation::Add:
  case IntegerOperation::Subtract: {
    const LinearForm total = sum(left, right, what == IntegerOperation::Add ? 1 : -1);
    set_kept(total, left.low >= 0 && right.low >= 0 && total.low >= 0);
    break;
  }
  case IntegerOperation::Multiply:
    if (left.terms.empty() || right.terms.empty())
      set_kept(left.terms.empty() ? product(right, left.constant) : product(left, right.constant),
               left.low >= 0 && right.low >= 0);
    break;
  case IntegerOperation::Widen:
    set(made, left, width);
    break;
  case IntegerOperation::WidenZero:
    if (left.low >= 0)
      set(made, left, width);
    else if (from < 64)
      bound(made, 0, int64_t((uint64_t(1) << from) - 1));
    break;
  case IntegerOperation::Narrow:
    if (fits(left, width) && (left.low >= 0 || (operation.flags & FlagNuw) == 0))
      set(made, left, width);
    break;
  case IntegerOperation::Minimum:
    bound(made, std::min(left.low, right.low), std::min(left.high, right.high));
    break;
  case IntegerOperation::Maximum:
    bound(made, std::max(left.low, right.low), std::max(left.high, right.high));
    break;
  case IntegerOperation::MinimumUnsigned:
  case IntegerOperation::And:
    if (left.low >= 0 || right.low >= 0)
      bound(made, 0,
            left.low >= 0 && right.low >= 0 ? std::min(left.high, right.high)
            : left.low >= 0                 ? left.high
                                            : right.high);
    break;
  case IntegerOperation::FloorDivide:
    if (by_constant && right.constant > 0)
      bound(made, int64_t(floor_quotient(left.low, right.constant)),
            int64_t(floor_quotient(left.high, right.constant)));
    break;
  case IntegerOperation::Divide:
    if (by_constant && right.constant > 0)
      bound(made, left.low / right.constant, left.high / right.constant);
    break;
  case IntegerOperation::DivideUnsigned:
    if (by_constant && right.constant > 0 && left.low >= 0)
      bound(made, left.low / right.constant, left.high / right.constant);
    break;
  case IntegerOperation::Remainder:
    if (by_constant && right.constant > 0)
      bound(made, left.low >= 0 ? 0 : 1 - right.constant, left.high <= 0 ? 0 : right.constant - 1);
    break;
  case IntegerOperation::RemainderUnsigned:
    if (by_constant && right.constant > 0)
      bound(made, 0, right.constant - 1);
    break;
  case IntegerOperation::ShiftRight:
    if (by_constant && right.constant >= 0 && right.constant < int64_t(width) && left.low >= 0)
      bound(made, left.low >> right.constant, left.high >> right.constant);
    break;
  case IntegerOperation::Select:
    if (!known_.count(made))
      bound(made, std::min(left.low, right.low), std::max(left.high, right.high));
    break;
  default:
    break;
  }
}

void IntegerFacts::note_meant(IntegerOperation what, const ScalarOperation &operation, const Cell *operands,
                              const Cell &made) {
  const bool is_sum = what == IntegerOperation::Add || what == IntegerOperation::Subtract;
  if ((!is_sum && what != IntegerOperation::Multiply) || meant_.size() >= kMost)
    return;
  const unsigned width = operation.results[0].width;
  const Meant *known[2] = {meant(operands[0]), meant(operands[1])};
  if (!known[0] && !known[1] && (operation.flags & (FlagNuw | FlagNsw)) == 0)
    return;
  Meant result;
  LinearForm forms[2];
  for (int index = 0; index < 2; ++index) {
    forms[index] = known[index] ? known[index]->form : form_of(operands[index], width);
    if (known[index])
      result.promises.insert(result.promises.end(), known[index]->promises.begin(), known[index]->promises.end());
  }
  std::optional<LinearForm> made_of;
  if (is_sum)
    made_of = sum_within(forms[0], forms[1], what == IntegerOperation::Add ? 1 : -1, width);
  else if (forms[0].terms.empty() && forms[0].constant > 0)
    made_of = sum_within(zero(), forms[1], forms[0].constant, width);
  else if (forms[1].terms.empty() && forms[1].constant > 0)
    made_of = sum_within(zero(), forms[0], forms[1].constant, width);
  if (!made_of || made_of->terms.empty() || !keeps(*made_of, forms[0]) || !keeps(*made_of, forms[1]))
    return;
  result.form = std::move(*made_of);
  if (!always_within(result.form, width)) {
    if ((operation.flags & FlagNsw) == 0)
      return;
    result.promises.push_back({result.form, least(width), greatest(width), true});
  }
  if (operation.flags & FlagNuw) {
    // A multiple of a negative number, which is a large one without its sign, is too large.
    const int64_t factor = is_sum ? 1 : forms[0].terms.empty() ? forms[0].constant : forms[1].constant;
    // Nor do two numbers without signs, one of them large, make a small one.
    for (const LinearForm &form : forms)
      if (form.low < 0)
        result.promises.push_back({form, 0, INT64_MAX, factor > 1,
                                   what == IntegerOperation::Add ? std::optional(result.form) : std::nullopt});
    if (factor > 1)
      result.form.low = std::max<int64_t>(result.form.low, 0);
    if (what == IntegerOperation::Subtract && result.form.low < 0)
      result.promises.push_back({result.form, 0, INT64_MAX, false});
  }
  if (!result.promises.empty() && result.promises.size() <= kMostPromises)
    meant_[made] = std::move(result);
}

std::optional<LinearForm> IntegerFacts::sum_within(const LinearForm &left, const LinearForm &right, int64_t factor,
                                                   unsigned width) const {
  auto is_small = [](Wide value) { return value >= -kMostFactor && value <= kMostFactor; };
  if (!left.exact || !right.exact || !is_small(Wide(left.constant)) || !is_small(Wide(right.constant) * factor))
    return std::nullopt;
  for (const Term &term : left.terms)
    if (!is_small(term.factor))
      return std::nullopt;
  for (const Term &term : right.terms)
    if (!is_small(Wide(term.factor) * factor))
      return std::nullopt;
  const Wide one = Wide(right.low) * factor, other = Wide(right.high) * factor;
  const Wide low = left.low + std::min(one, other), high = left.high + std::max(one, other);
  if (low > greatest(width) || high < least(width))
    return std::nullopt;
  LinearForm result = sum(left, right, factor);
  result.exact = true;
  result.low = int64_t(std::max(low, Wide(least(width))));
  result.high = int64_t(std::min(high, Wide(greatest(width))));
  return result;
}

bool IntegerFacts::same_sum(const LinearForm &one, const LinearForm &other) {
  return one.constant == other.constant && std::equal(one.terms.begin(), one.terms.end(), other.terms.begin(),
                                                      other.terms.end(), [](const Term &left, const Term &right) {
                                                        return left.atom == right.atom && left.factor == right.factor;
                                                      });
}

bool IntegerFacts::always_within(const LinearForm &form, unsigned width) {
  Wide low = form.constant, high = form.constant;
  for (const Term &term : form.terms) {
    const Wide one = Wide(term.low) * term.factor, other = Wide(term.high) * term.factor;
    low += std::min(one, other);
    high += std::max(one, other);
  }
  return low >= least(width) && high <= greatest(width);
}

LinearForm IntegerFacts::sum(const LinearForm &left, const LinearForm &right, int64_t factor) const {
  const LinearForm scaled = factor == 1 ? right : product(right, factor);
  LinearForm result;
  result.constant = int64_t(uint64_t(left.constant) + uint64_t(scaled.constant));
  result.terms = left.terms;
  for (const Term &term : scaled.terms) {
    auto same = std::find_if(result.terms.begin(), result.terms.end(),
                             [&](const Term &each) { return each.atom == term.atom; });
    if (same == result.terms.end())
      result.terms.push_back(term);
    else
      same->factor = int64_t(uint64_t(same->factor) + uint64_t(term.factor));
  }
  result.terms.erase(
      std::remove_if(result.terms.begin(), result.terms.end(), [](const Term &term) { return term.factor == 0; }),
      result.terms.end());
  std::stable_sort(result.terms.begin(), result.terms.end(), [this](const Term &one, const Term &other) {
    if (one.factor != other.factor)
      return one.factor > other.factor;
    return conditions_.order_key(one.atom) < conditions_.order_key(other.atom);
  });
  settle(result, left.exact && scaled.exact, Wide(left.low) + scaled.low, Wide(left.high) + scaled.high);
  return result;
}

LinearForm IntegerFacts::product(const LinearForm &form, int64_t factor) const {
  LinearForm result;
  if (factor == 0) {
    result.low = result.high = 0;
    return result;
  }
  result.constant = int64_t(uint64_t(form.constant) * uint64_t(factor));
  for (Term term : form.terms) {
    term.factor = int64_t(uint64_t(term.factor) * uint64_t(factor));
    if (term.factor != 0)
      result.terms.push_back(term);
  }
  const Wide one = Wide(form.low) * factor, other = Wide(form.high) * factor;
  settle(result, form.exact, std::min(one, other), std::max(one, other));
  return result;
}

Cell IntegerFacts::cell_of(const std::vector<Term> &terms) {
  Cell made;
  for (size_t index = 0; index < terms.size(); ++index) {
    const Term &term = terms[index];
    Cell each =
        term.factor == 1 ? term.atom : domain_.make(HeadMultiple, term.atom, constant_cell(uint64_t(term.factor)));
    made = index == 0 ? each : domain_.make(HeadSum, made, each);
  }
  return made;
}

Cell IntegerFacts::equals(const std::vector<Term> &terms, int64_t value) {
  if (terms.empty())
    return constant_cell(value == 0);
  return domain_.make(HeadEqual, cell_of(terms), constant_cell(uint64_t(value)));
}

int64_t IntegerFacts::divisor_of(const LinearForm &form) {
  int64_t divisor = 0;
  for (const Term &term : form.terms)
    divisor = std::gcd(divisor, term.factor == std::numeric_limits<int64_t>::min() ? 1 : term.factor);
  return std::max<int64_t>(divisor, 1);
}

LinearForm IntegerFacts::atom(const Cell &cell, int64_t low, int64_t high) {
  LinearForm form;
  form.terms = {{1, cell, low, high}};
  form.low = low;
  form.high = high;
  return form;
}

void IntegerFacts::settle(LinearForm &form, bool exact, Wide low, Wide high) const {
  form.exact = exact && low >= INT64_MIN && high <= INT64_MAX;
  form.low = form.exact ? int64_t(low) : INT64_MIN;
  form.high = form.exact ? int64_t(high) : INT64_MAX;
}

LinearForm IntegerFacts::refreshed(LinearForm form) const {
  Wide low = form.constant, high = form.constant;
  bool is_news = false;
  for (Term &term : form.terms) {
    auto found = narrowed_.find(term.atom);
    if (found != narrowed_.end()) {
      term.low = std::max(term.low, found->second.first);
      term.high = std::min(term.high, found->second.second);
      is_news = true;
    }
    const Wide one = Wide(term.low) * term.factor, other = Wide(term.high) * term.factor;
    low += std::min(one, other);
    high += std::max(one, other);
  }
  if (!is_news || low > high || low < INT64_MIN || high > INT64_MAX)
    return form;
  form.low = form.exact ? std::max(form.low, int64_t(low)) : int64_t(low);
  form.high = form.exact ? std::min(form.high, int64_t(high)) : int64_t(high);
  form.exact = true;
  return form;
}

bool IntegerFacts::keeps(const LinearForm &form, const LinearForm &part) {
  return std::all_of(part.terms.begin(), part.terms.end(), [&](const Term &term) {
    return std::any_of(form.terms.begin(), form.terms.end(), [&](const Term &each) { return each.atom == term.atom; });
  });
}

void IntegerFacts::set(const Cell &made, const LinearForm &form, unsigned width) {
  // A narrow integer that may wrap around is nothing but itself.
  if (width < 64 && !fits(form, width))
    return;
  if (form.terms.empty())
    return;
  known_[made] = form;
}

Cell IntegerFacts::is_zero(const LinearForm &form) {
  if (form.terms.empty())
    return constant_cell(form.constant == 0);
  if (form.low > 0 || form.high < 0)
    return constant_cell(0);
  // Of a form and its opposite one stands for both.
  LinearForm chosen = form.terms[0].factor < 0 ? sum(zero(), form, -1) : form;
  if (!chosen.exact)
    chosen = form;
  const int64_t divisor = divisor_of(chosen);
  if (chosen.constant % divisor != 0)
    return constant_cell(0);
  for (Term &term : chosen.terms)
    term.factor /= divisor;
  return equals(chosen.terms, -(chosen.constant / divisor));
}

} // namespace equiv
