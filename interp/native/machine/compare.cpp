#include "machine/compare.h"
#include "domains/enclosure.h"
#include "scalars/narrow_format.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>

namespace equiv {

namespace {

bool is_nan(const Cell &cell, ScalarType type) {
  if (kind_of(cell) != CellKind::Constant)
    return false;
  if (is_float(type.kind))
    return is_nan(format_of(type.kind), cell.low);
  return is_narrow(type.kind) && is_narrow_nan(type.kind, cell.low);
}

// The ids that the target's expressions have in the source's table.
class Translation {
public:
  Translation(const Execution &source, const Execution &target) : source_(source), target_(target) {
    if (!source.expressions || !target.expressions)
      return;
    for (const ScalarOperation &operation : target.program->operations)
      if (operation.semantics && operation.semantics->commutative)
        for (int result = 0; result < kMaxResults; ++result)
          commutative_.push_back(head_of(operation.identity, result));
    std::sort(commutative_.begin(), commutative_.end());
    const ExpressionTable &from = *target.expressions;
    ids_.resize(from.size());
    for (uint32_t id = 0; id < from.size(); ++id)
      ids_[id] = translate(from[id]);
  }

  // kNoExpression where the source has no such expression.
  uint32_t operator[](uint32_t id) const { return ids_[id]; }

private:
  uint32_t translate(Expression expression) {
    uint32_t *operands[3] = {&expression.first, &expression.second, &expression.third};
    int count = 0;
    switch (expression.head) {
    case HeadConstant:
    case HeadLeaf:
    case HeadUninitialized:
      break;
    case HeadPoison:
      // What two programs compute from what nothing has written may be different numbers.
      if (expression.first != 0)
        return kNoExpression;
      break;
    case HeadPair:
    case HeadWide:
      count = 2;
      break;
    default:
      count = operand_count(expression.head);
    }
    for (int index = 0; index < count; ++index) {
      uint32_t id = ids_[*operands[index]];
      if (id == kNoExpression)
        return kNoExpression;
      *operands[index] = id;
    }
    if (count > 1 && expression.second < expression.first &&
        std::binary_search(commutative_.begin(), commutative_.end(), expression.head))
      std::swap(expression.first, expression.second);
    return source_.expressions->find(expression);
  }

  int operand_count(uint32_t head) {
    if (counts_.empty())
      for (const ScalarOperation &operation : target_.program->operations)
        for (int result = 0; result < kMaxResults; ++result) {
          uint32_t known = head_of(operation.identity, result);
          if (known >= counts_.size())
            counts_.resize(known + 1, -1);
          counts_[known] = std::min<int>(operation.operand_count, 3);
        }
    // Anything else is the machine's own expression of two operands (external calls).
    return head < counts_.size() && counts_[head] >= 0 ? counts_[head] : 2;
  }

  const Execution &source_;
  const Execution &target_;
  std::vector<uint32_t> ids_;
  std::vector<uint32_t> commutative_;
  std::vector<int> counts_;
};

class Comparer {
public:
  Comparer(const Execution &source, const Execution &target, size_t limit)
      : source_(source), target_(target), limit_(limit), translation_(source, target) {}

  Comparison run() {
    for (size_t position = 0; position < source_.arguments.size(); ++position)
      if (source_.arguments[position].is_view)
        outputs(OutputKind::Argument, int64_t(position), source_.arguments[position], target_.arguments[position]);
    for (size_t position = 0; position < source_.results.size(); ++position)
      outputs(OutputKind::Result, int64_t(position), source_.results[position], target_.results[position]);
    globals();
    obligations();
    effects();
    kept();
    reaches();
    return result_;
  }

private:
  bool equal(const Cell &source, const Cell &target, ScalarType type) const {
    CellKind kind = kind_of(source), other = kind_of(target);
    if (source_.options.domain == DomainKind::Enclosure)
      return EnclosureDomain::may_equal(source, target, type);
    if (source_.reassociating)
      return source_.reassociating->equal(source, *target_.reassociating, target, type);
    if (source_.algebraic)
      return source_.algebraic->equal(source, *target_.algebraic, target, type);
    if (kind == CellKind::Expression)
      return other == kind && translation_[uint32_t(target.low)] == uint32_t(source.low);
    if (kind == CellKind::Wide)
      return other == kind && source_.wide.bits(source) == target_.wide.bits(target);
    if (kind == CellKind::Constant)
      return other == kind && (source.low == target.low || (is_nan(source, type) && is_nan(target, type)));
    return source == target;
  }

  // Whether a cell of the target may be poison. What is data is not: that is an assumption of its own.
  bool may_be_poison(const Cell &cell) const {
    CellKind kind = kind_of(cell);
    if (kind == CellKind::Uninitialized || kind == CellKind::Constant || kind == CellKind::Wide)
      return false;
    bool is_expression = kind == CellKind::Expression && target_.expressions;
    return !is_expression || (*target_.expressions)[uint32_t(cell.low)].head != HeadLeaf;
  }

  void cell(OutputKind kind, int64_t position, int64_t element, const Cell &source, const Cell &target,
            ScalarType type) {
    if (kind_of(source) == CellKind::Uninitialized) {
      ++result_.source_uninitialized;
      result_.poison_for_unwritten += may_be_poison(target);
      return;
    }
    if (kind_of(source) == CellKind::Poison) {
      ++result_.source_poison;
      if (result_.poisoned.size() < limit_)
        result_.poisoned.push_back({kind, position, element});
      return;
    }
    ++result_.cells;
    if (equal(source, target, type))
      return;
    ++result_.differing;
    if (result_.differences.size() < limit_)
      result_.differences.push_back({kind, position, element});
  }

  void outputs(OutputKind kind, int64_t position, const Output &source, const Output &target) {
    if (!source.is_view) {
      cell(kind, position, 0, source.cell, target.cell, source.type);
      return;
    }
    const ViewValue &left = source.view, &right = target.view;
    bool same_shape = left.rank == right.rank;
    for (int dimension = 0; same_shape && dimension < left.rank; ++dimension)
      same_shape = left.dimensions[dimension].size == right.dimensions[dimension].size;
    std::string name = (kind == OutputKind::Result ? "result " : "output ") + std::to_string(position);
    if (!same_shape) {
      result_.problems.push_back({name + " has another shape in the target", -1, -1});
      return;
    }
    bool readable = !left.buffer->freed;
    for_each_element(left,
                     [&](int64_t, int64_t address) { readable &= uint64_t(address) < uint64_t(left.buffer->extent); });
    if (!readable) {
      // Whoever reads such a result of the source does what is undefined: it holds no value to agree with.
      ++result_.source_poison;
      return;
    }
    if (right.buffer->freed) {
      result_.problems.push_back({name + " is a buffer that was freed", -1, -1});
      return;
    }
    std::vector<int64_t> addresses;
    bool inside = true;
    for_each_element(right, [&](int64_t, int64_t address) {
      inside &= uint64_t(address) < uint64_t(right.buffer->extent);
      addresses.push_back(address);
    });
    if (!inside) {
      result_.problems.push_back({name + " is a view that is out of its buffer's bounds", -1, -1});
      return;
    }
    for_each_element(left, [&](int64_t element, int64_t address) {
      cell(kind, position, element, left.buffer->cells[address], right.buffer->cells[addresses[size_t(element)]],
           left.buffer->element);
    });
    if (kind == OutputKind::Argument)
      between(name, left, right, addresses);
  }

  // Where an argument's elements do not lie side by side, what is between them is the caller's, and not to be written.
  void between(const std::string &name, const ViewValue &left, const ViewValue &right,
               const std::vector<int64_t> &addresses) {
    int64_t extent = std::min(left.buffer->extent, right.buffer->extent);
    if (int64_t(addresses.size()) >= extent)
      return;
    std::vector<bool> own(size_t(extent), false);
    for (int64_t address : addresses)
      if (address < extent)
        own[size_t(address)] = true;
    auto written = [](const Cell &cell) { return kind_of(cell) != CellKind::Uninitialized; };
    for (int64_t address = 0; address < extent; ++address)
      if (!own[size_t(address)] && written(right.buffer->cells[address]) && !written(left.buffer->cells[address])) {
        result_.problems.push_back(
            {"the target writes between the elements of " + name + ", which are not the argument's", -1, -1});
        return;
      }
  }

  void globals() {
    for (size_t position = 0; position < source_.globals.size(); ++position) {
      const GlobalData &global = source_.program->globals[position];
      if (global.constant)
        continue;
      auto same = [&global](const GlobalData &other) { return !other.constant && other.symbol == global.symbol; };
      const auto &others = target_.program->globals;
      auto found = std::find_if(others.begin(), others.end(), same);
      // A program that does not mention a global leaves it as it is.
      if (found != others.end())
        outputs(OutputKind::Global, int64_t(position), source_.globals[position],
                target_.globals[size_t(found - others.begin())]);
      else
        untouched(source_, position, global);
    }
    for (size_t position = 0; position < target_.globals.size(); ++position) {
      const GlobalData &global = target_.program->globals[position];
      const auto &others = source_.program->globals;
      auto same = [&global](const GlobalData &other) { return !other.constant && other.symbol == global.symbol; };
      if (!global.constant && std::none_of(others.begin(), others.end(), same))
        untouched(target_, position, global);
    }
  }

  void untouched(const Execution &execution, size_t position, const GlobalData &global) {
    const Buffer &buffer = *execution.globals[position].view.buffer;
    for (int64_t element = 0; element < buffer.extent; ++element) {
      const Cell &now = buffer.cells[element];
      bool is_leaf = false;
      if (execution.expressions && kind_of(now) == CellKind::Expression) {
        const Expression expression = (*execution.expressions)[uint32_t(now.low)];
        is_leaf = expression.head == HeadLeaf && expression.first == uint32_t(buffer.input) &&
                  int64_t(expression.second) == element;
      }
      if (!is_leaf) {
        result_.problems.push_back({"the global " + global.name + " is used by one of the programs only", -1, -1});
        return;
      }
    }
  }

  void obligations() {
    size_t listed = 0;
    for (const auto &[value, instruction] : target_.obligations) {
      Cell wanted = value;
      bool known = true;
      if (kind_of(value) == CellKind::Expression) {
        uint32_t id = translation_[uint32_t(value.low)];
        known = id != kNoExpression;
        wanted = expression_cell(id);
      }
      if (known && source_.obligations.count(wanted))
        continue;
      if (listed++ < limit_)
        result_.problems.push_back({"the target executes an operation that is undefined for some operands, and the "
                                    "source does not execute it with these",
                                    -1, int64_t(instruction), -1,
                                    kind_of(value) == CellKind::Expression ? int64_t(value.low) : -1});
    }
    if (source_.reassociating && target_.reassociating->leaves_open_what_is_fused(*source_.reassociating))
      result_.problems.push_back(
          {"a product and a sum are fused in one place, and in another the target leaves open whether they are", -1,
           -1});
    if (target_.reassociating && target_.reassociating->computes_in_two_ways())
      result_.problems.push_back({"a value that flags leave open is computed in two ways", -1, -1});
    if (target_.requirements.empty())
      return;
    for (const Requirement &requirement : source_.requirements)
      required_[requirement.what].add(requirement, source_.paths[requirement.path]);
    for (size_t index = 0; index < target_.requirements.size(); ++index) {
      const Requirement &requirement = target_.requirements[index];
      if (!is_met(requirement) && listed++ < limit_)
        result_.problems.push_back({"the target is undefined for some data here, on a path on which the source may be "
                                    "defined",
                                    -1, int64_t(requirement.instruction), int64_t(index)});
    }
  }

  // Whether the source requires as much wherever the target does.
  bool is_met(const Requirement &requirement) {
    const std::optional<Cell> what = translated(requirement.what);
    if (what) {
      if (requirement.terms.empty() && source_.obligations.count(*what))
        return true;
      const auto [low, high] = required_range(*what, requirement, INT64_MIN, INT64_MAX);
      if (low >= requirement.low && high <= requirement.high)
        return requirement.terms.empty() ? low == 0 && high == 0 : true;
    }
    // A sum is in a range where its terms are.
    Wide least = 0, most = 0;
    for (const Term &term : requirement.terms) {
      const std::optional<Cell> atom = translated(term.atom);
      if (!atom)
        return false;
      const auto [from, to] = required_range(*atom, requirement, term.low, term.high);
      const Wide one = Wide(from) * term.factor, other = Wide(to) * term.factor;
      least += std::min(one, other);
      most += std::max(one, other);
    }
    return !requirement.terms.empty() && least >= requirement.low && most <= requirement.high;
  }

  // Where an integer is, wherever the source is defined on the requirement's path.
  std::pair<int64_t, int64_t> required_range(const Cell &what, const Requirement &requirement, int64_t low,
                                             int64_t high) const {
    auto found = required_.find(what);
    if (found == required_.end())
      return {low, high};
    found->second.any(target_.paths[requirement.path], *this, [&](const Requirement &each) {
      low = std::max(low, each.low);
      high = std::min(high, each.high);
      return false;
    });
    return {low, high};
  }

  // What the source does on paths. One that follows from a path of the target has its last literal there.
  template <class What> class OnPaths {
  public:
    void add(const What &what, const std::vector<Literal> &path) {
      (path.empty() ? always_ : by_last_[path.back().cell]).push_back(&what);
    }
    // Whether `holds` is true of any whose path follows from one of the target; asks until it is.
    template <class Holds> bool any(const std::vector<Literal> &path, const Comparer &comparer, Holds holds) const {
      auto in = [&](const std::vector<const What *> &list) {
        return std::any_of(list.begin(), list.end(), [&](const What *each) {
          return comparer.implies(path, comparer.source_.paths[each->path]) && holds(*each);
        });
      };
      if (in(always_))
        return true;
      return !by_last_.empty() && std::any_of(path.begin(), path.end(), [&](const Literal &literal) {
        const std::optional<Cell> cell = comparer.translated(literal.cell);
        const auto found = cell ? by_last_.find(*cell) : by_last_.end();
        return found != by_last_.end() && in(found->second);
      });
    }

  private:
    std::vector<const What *> always_;
    std::unordered_map<Cell, std::vector<const What *>, CellHash> by_last_;
  };

  // Whether every literal of the source's path is one of the target's.
  bool implies(const std::vector<Literal> &target, const std::vector<Literal> &source) const {
    return std::all_of(source.begin(), source.end(), [&](const Literal &wanted) {
      return std::any_of(target.begin(), target.end(), [&](const Literal &each) {
        return each.negated == wanted.negated && translated(each.cell) == std::optional<Cell>(wanted.cell);
      });
    });
  }

  // Whether where the target accesses an argument the source accesses it as far from its start, by what paths say.
  void reaches() {
    if (target_.reaches.empty())
      return;
    std::map<std::pair<uint32_t, uint32_t>, OnPaths<ArgumentReach>> certain;
    for (const ArgumentReach &reach : source_.reaches)
      if (reach.certain)
        certain[{reach.parameter, reach.dimension}].add(reach, source_.paths[reach.path]);
    for (size_t index = 0; index < target_.reaches.size(); ++index) {
      const ArgumentReach &reach = target_.reaches[index];
      auto goes_as_far = [&](const ArgumentReach &other) { return other.high >= reach.high; };
      const auto found = certain.find({reach.parameter, reach.dimension});
      if (found == certain.end() || !found->second.any(target_.paths[reach.path], *this, goes_as_far))
        result_.further.push_back(index);
    }
  }

  // A cell of the target as the source has it.
  std::optional<Cell> translated(const Cell &cell) const {
    if (kind_of(cell) != CellKind::Expression)
      return cell;
    const uint32_t id = translation_[uint32_t(cell.low)];
    return id == kNoExpression ? std::nullopt : std::optional<Cell>(expression_cell(id));
  }

  void effects() {
    size_t common = std::min(source_.effects.size(), target_.effects.size());
    result_.cells += int64_t(common);
    for (size_t index = 0; index < common; ++index) {
      // The value is that of a call with all that it reads; the width is that of any constant.
      if (!equal(source_.effects[index].value, target_.effects[index].value, ScalarType{TypeKind::Integer, 64})) {
        result_.problems.push_back({"external call " + std::to_string(index + 1) +
                                        " is another call or reads "
                                        "something else in the target",
                                    -1, int64_t(target_.effects[index].instruction)});
        return;
      }
    }
    if (source_.effects.size() > common)
      result_.problems.push_back({"the target does not make external call " + std::to_string(common + 1),
                                  int64_t(source_.effects[common].instruction), -1});
    if (target_.effects.size() > common)
      result_.problems.push_back({"the target makes an external call that the source does not make", -1,
                                  int64_t(target_.effects[common].instruction)});
  }

  // What external calls may have kept they can look at later. The target may free what the source leaves.
  void kept() {
    const size_t common = std::min(source_.kept.size(), target_.kept.size());
    for (size_t index = 0; index < common; ++index) {
      const ViewValue &left = source_.kept[index], &right = target_.kept[index];
      if (left.buffer->freed || right.buffer->freed)
        continue;
      bool same = !left.buffer->pieces && !right.buffer->pieces;
      std::vector<const Cell *> left_cells;
      if (same)
        for_each_element(left, [&](int64_t, int64_t address) { left_cells.push_back(&left.buffer->cells[address]); });
      size_t count = 0;
      if (same)
        for_each_element(right, [&](int64_t, int64_t address) {
          same &= count < left_cells.size() &&
                  (is_undefined(*left_cells[count]) ||
                   equal(*left_cells[count], right.buffer->cells[address], left.buffer->element));
          ++count;
        });
      if (!same || count != left_cells.size()) {
        result_.problems.push_back({"memory that an external call was given, and may have kept, ends otherwise in the "
                                    "target",
                                    -1, -1});
        return;
      }
    }
  }

  const Execution &source_;
  const Execution &target_;
  size_t limit_;
  Translation translation_;
  std::unordered_map<Cell, OnPaths<Requirement>, CellHash> required_; // by the source
  Comparison result_;
};

} // namespace

const Output &output_of(const Execution &execution, OutputKind kind, int64_t position) {
  switch (kind) {
  case OutputKind::Argument:
    return execution.arguments.at(size_t(position));
  case OutputKind::Result:
    return execution.results.at(size_t(position));
  default:
    return execution.globals.at(size_t(position));
  }
}

Comparison compare(const Execution &source, const Execution &target, size_t limit) {
  return Comparer(source, target, limit).run();
}

} // namespace equiv
