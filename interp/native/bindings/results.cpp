// What runs leave behind, as Python reads it: a class with named members for each.
#include "bindings/results.h"

#include "bindings/integers.h"
#include "machine/compare.h"
#include "machine/execution.h"
#include "machine/explain.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace nb = nanobind;
using namespace nb::literals;

namespace equiv {

namespace {

constexpr size_t kLeafVisits = 100000;

// -- output cells ----------------------------------------------------------------------------------------------------

struct OutputCell {
  CellKind kind;
  Bits bits;
  bool approximate;
  int64_t writer; // the instruction that stored it, or -1
  int64_t origin; // the instruction that made the poison, or -1
  uint64_t expression;
};

OutputCell value_at(const Execution &execution, OutputKind kind, int64_t position, int64_t element) {
  const Output &output = output_of(execution, kind, position);
  const Cell *cell = output.is_view ? nullptr : &output.cell;
  uint32_t writer = 0;
  if (output.is_view)
    for_each_element(output.view, [&](int64_t index, int64_t address) {
      if (index != element || uint64_t(address) >= uint64_t(output.view.buffer->extent))
        return;
      cell = &output.view.buffer->cells[address];
      if (!output.view.buffer->writers.empty())
        writer = output.view.buffer->writers[size_t(address)];
    });
  if (!cell)
    throw std::out_of_range("no such output cell");
  const CellKind cell_kind = kind_of(*cell);
  return {cell_kind,
          cell_kind == CellKind::Wide ? execution.wide.bits(*cell) : Bits(cell->low),
          is_approximate(*cell),
          int64_t(writer) - 1,
          cell_kind == CellKind::Poison ? int64_t(cell->low) - 1 : -1,
          cell->low};
}

// Where a view output lies; `buffer` is a number that is 0 where data decides on it.
struct Layout {
  int64_t buffer = 0, offset = 0;
  std::vector<int64_t> sizes, strides;
};

std::optional<Layout> layout_of(const Execution &execution, OutputKind kind, int64_t position) {
  const Output &output = output_of(execution, kind, position);
  if (!output.is_view)
    return std::nullopt;
  const Buffer *buffer = output.view.buffer->is_chosen ? nullptr : output.view.buffer;
  Layout layout{int64_t(reinterpret_cast<intptr_t>(buffer)), output.view.offset, {}, {}};
  for (int dimension = 0; dimension < output.view.rank; ++dimension) {
    layout.sizes.push_back(output.view.dimensions[dimension].size);
    layout.strides.push_back(output.view.dimensions[dimension].stride);
  }
  return layout;
}

std::vector<int64_t> output_shape(const Execution &execution, OutputKind kind, int64_t position) {
  const std::optional<Layout> layout = layout_of(execution, kind, position);
  return layout ? layout->sizes : std::vector<int64_t>{};
}

// All of an output's patterns in row-major order, None for cells without a number.
nb::list output_bits(const Execution &execution, OutputKind kind, int64_t position) {
  const Output &output = output_of(execution, kind, position);
  nb::list patterns;
  auto add = [&](const Cell &cell) {
    const CellKind cell_kind = kind_of(cell);
    if (cell_kind == CellKind::Constant)
      patterns.append(int_of(cell.low));
    else if (cell_kind == CellKind::Wide)
      patterns.append(int_of(execution.wide.bits(cell)));
    else
      patterns.append(nb::none());
  };
  if (!output.is_view) {
    add(output.cell);
    return patterns;
  }
  // A buffer that was freed holds nothing, and a view may leave its buffer.
  const Buffer &buffer = *output.view.buffer;
  for_each_element(output.view, [&](int64_t, int64_t address) {
    add(uint64_t(address) < uint64_t(buffer.extent) ? buffer.cells[address] : Cell{});
  });
  return patterns;
}

// The output cells that hold an expression that is no input, each with that.
std::vector<std::pair<DifferingCell, uint32_t>> computed(const Execution &execution) {
  std::vector<std::pair<DifferingCell, uint32_t>> found;
  auto outputs = [&](OutputKind kind, const std::vector<Output> &all) {
    for (size_t position = 0; position < all.size(); ++position) {
      auto add = [&](int64_t element, const Cell &cell) {
        if (kind_of(cell) != CellKind::Expression || (*execution.expressions)[uint32_t(cell.low)].head == HeadLeaf)
          return;
        DifferingCell place{};
        place.kind = kind;
        place.position = int64_t(position);
        place.element = element;
        found.emplace_back(place, uint32_t(cell.low));
      };
      const Output &output = all[position];
      if (!output.is_view) {
        add(0, output.cell);
        continue;
      }
      const Buffer &buffer = *output.view.buffer;
      for_each_element(output.view, [&](int64_t element, int64_t address) {
        if (uint64_t(address) < uint64_t(buffer.extent))
          add(element, buffer.cells[address]);
      });
    }
  };
  outputs(OutputKind::Argument, execution.arguments);
  outputs(OutputKind::Result, execution.results);
  outputs(OutputKind::Global, execution.globals);
  return found;
}

// By argument and dimension: the extents that accesses to elastic buffers need.
template <std::vector<int64_t> Buffer::*kNeeded> std::vector<std::vector<int64_t>> extents(const Execution &execution) {
  std::vector<std::vector<int64_t>> needed;
  for (const Output &argument : execution.arguments)
    needed.push_back(argument.is_view ? argument.view.buffer->*kNeeded : std::vector<int64_t>{});
  return needed;
}

// -- expressions -----------------------------------------------------------------------------------------------------

// "" where the type has no name that its kind and width tell.
std::string name_of_type(ScalarType type) {
  if (is_float(type.kind))
    return std::string(name_of_float(type.kind));
  return type.kind == TypeKind::Integer ? "i" + std::to_string(type.width) : "";
}

std::string name_of(const ExpressionNode &node) {
  if (!node.operation)
    return "";
  return node.operation->semantics ? node.operation->semantics->name : "select";
}

std::vector<std::string> types_of(const ExpressionNode &node) {
  std::vector<std::string> types;
  if (node.operation)
    for (int index = 0; index < node.operation->operand_count; ++index)
      types.push_back(name_of_type(node.operation->operands[index]));
  if (node.kind == ExpressionNode::Kind::Read)
    types.push_back(name_of_type(node.type));
  return types;
}

// -- requirements ----------------------------------------------------------------------------------------------------

// How the value of a requirement is to be taken: it is computed, and so defined; it is a condition that is defined or
// that holds; the sum of the terms is between two bounds; or there is none, and the path is never taken.
enum class RequirementKind : uint8_t { Computed, Defined, Holds, Within, Never };

// Anything that is no expression is -1.
struct SumTerm {
  int64_t factor, expression;
};
struct PathLiteral {
  int64_t expression;
  bool negated;
};
struct PathRequirement {
  RequirementKind kind = RequirementKind::Computed;
  int64_t expression = -1;
  std::vector<SumTerm> terms;
  int64_t low = 0, high = 0;
  bool excludes_overflow = false; // of a remainder
  std::vector<PathLiteral> path;
};

// What a run must meet on its paths (exact domain).
std::vector<PathRequirement> requirements(const Execution &execution) {
  auto id_of = [](const Cell &cell) { return kind_of(cell) == CellKind::Expression ? int64_t(cell.low) : int64_t(-1); };
  std::vector<PathRequirement> list;
  for (const Requirement &requirement : execution.requirements) {
    PathRequirement found;
    found.expression = id_of(requirement.what);
    if (found.expression >= 0 && (*execution.expressions)[uint32_t(found.expression)].head == HeadCondition) {
      const Expression &condition = (*execution.expressions)[uint32_t(found.expression)];
      const Bits how = node_of(execution, condition.second).bits;
      found.kind = how == 0   ? RequirementKind::Defined
                   : how == 1 ? RequirementKind::Holds
                   : how == 3 ? RequirementKind::Never
                              : RequirementKind::Computed;
      found.expression = how == 3 ? -1 : int64_t(condition.first);
    }
    for (const Term &term : requirement.terms)
      found.terms.push_back({term.factor, id_of(term.atom)});
    if (!found.terms.empty())
      found.kind = RequirementKind::Within;
    found.low = requirement.low;
    found.high = requirement.high;
    found.excludes_overflow = requirement.excludes_overflow;
    for (const Literal &literal : execution.paths[requirement.path])
      found.path.push_back({id_of(literal.cell), literal.negated});
    list.push_back(std::move(found));
  }
  return list;
}

// The expressions of operations that a run executes and that are undefined for some operands (exact domain).
std::vector<int64_t> obligations(const Execution &execution) {
  std::vector<int64_t> found;
  for (const auto &[value, instruction] : execution.obligations)
    if (kind_of(value) == CellKind::Expression)
      found.push_back(int64_t(value.low));
  std::sort(found.begin(), found.end());
  return found;
}

// Whether one of them is a remainder that is undefined where its quotient overflows.
bool excludes_overflow(const Execution &execution, uint32_t expression) {
  return execution.without_overflow.count(expression_cell(expression)) != 0;
}

// How far accesses go in a dimension of an argument on a path.
struct PathReach {
  uint32_t parameter, dimension;
  int64_t low, high;
  bool certain;
  int64_t instruction; // that goes to `high`
  std::vector<PathLiteral> path;
};

std::vector<PathReach> reaches(const Execution &execution) {
  std::vector<PathReach> list;
  for (const ArgumentReach &reach : execution.reaches) {
    PathReach found{
        reach.parameter, reach.dimension, reach.low, reach.high, reach.certain, int64_t(reach.instruction), {}};
    for (const Literal &literal : execution.paths[reach.path])
      found.path.push_back(
          {kind_of(literal.cell) == CellKind::Expression ? int64_t(literal.cell.low) : int64_t(-1), literal.negated});
    list.push_back(std::move(found));
  }
  return list;
}

// -- classes ---------------------------------------------------------------------------------------------------------

void bind_output_cells(nb::module_ &module) {
  nb::enum_<OutputKind>(module, "OutputKind")
      .value("ARGUMENT", OutputKind::Argument)
      .value("RESULT", OutputKind::Result)
      .value("GLOBAL", OutputKind::Global);
  nb::enum_<CellKind>(module, "CellKind")
      .value("UNINITIALIZED", CellKind::Uninitialized)
      .value("CONSTANT", CellKind::Constant)
      .value("WIDE", CellKind::Wide)
      .value("POISON", CellKind::Poison)
      .value("EXPRESSION", CellKind::Expression)
      .value("POINTER", CellKind::Pointer)
      .value("DATA_POINTER", CellKind::DataPointer)
      .value("FINGERPRINT", CellKind::Fingerprint);
  nb::class_<OutputCell>(module, "OutputCell")
      .def_ro("kind", &OutputCell::kind)
      .def_prop_ro("bits", [](const OutputCell &cell) { return int_of(cell.bits); })
      .def_ro("approximate", &OutputCell::approximate)
      .def_ro("writer", &OutputCell::writer)
      .def_ro("origin", &OutputCell::origin)
      .def_ro("expression", &OutputCell::expression);
  nb::class_<Layout>(module, "Layout")
      .def_ro("buffer", &Layout::buffer)
      .def_ro("offset", &Layout::offset)
      .def_ro("sizes", &Layout::sizes)
      .def_ro("strides", &Layout::strides);
}

void bind_expressions(nb::module_ &module) {
  nb::enum_<ExpressionNode::Kind>(module, "NodeKind")
      .value("CONSTANT", ExpressionNode::Kind::Constant)
      .value("LEAF", ExpressionNode::Kind::Leaf)
      .value("OPERATION", ExpressionNode::Kind::Operation)
      .value("EXTERNAL", ExpressionNode::Kind::External)
      .value("UNDEFINED", ExpressionNode::Kind::Undefined)
      .value("READ", ExpressionNode::Kind::Read)
      .value("MULTIPLE", ExpressionNode::Kind::Multiple)
      .value("SUM", ExpressionNode::Kind::Sum)
      .value("EQUAL", ExpressionNode::Kind::Equal)
      .value("FROZEN", ExpressionNode::Kind::Frozen);
  nb::class_<ExpressionNode>(module, "ExpressionNode")
      .def_ro("kind", &ExpressionNode::kind)
      .def_prop_ro("name", &name_of)
      .def_prop_ro("identity",
                   [](const ExpressionNode &node) { return node.operation ? int64_t(node.operation->identity) : -1; })
      .def_ro("result", &ExpressionNode::result)
      .def_prop_ro("bits", [](const ExpressionNode &node) { return int_of(node.bits); })
      .def_ro("parameter", &ExpressionNode::parameter)
      .def_ro("element", &ExpressionNode::element)
      .def_ro("operands", &ExpressionNode::operands)
      .def_prop_ro("types", &types_of);
  nb::class_<ExpressionLeaf>(module, "ExpressionLeaf")
      .def_ro("parameter", &ExpressionLeaf::parameter)
      .def_ro("element", &ExpressionLeaf::element);
}

void bind_requirements(nb::module_ &module) {
  nb::enum_<RequirementKind>(module, "RequirementKind")
      .value("COMPUTED", RequirementKind::Computed)
      .value("DEFINED", RequirementKind::Defined)
      .value("HOLDS", RequirementKind::Holds)
      .value("WITHIN", RequirementKind::Within)
      .value("NEVER", RequirementKind::Never);
  nb::class_<SumTerm>(module, "SumTerm").def_ro("factor", &SumTerm::factor).def_ro("expression", &SumTerm::expression);
  nb::class_<PathLiteral>(module, "PathLiteral")
      .def_ro("expression", &PathLiteral::expression)
      .def_ro("negated", &PathLiteral::negated);
  nb::class_<PathRequirement>(module, "PathRequirement")
      .def_ro("kind", &PathRequirement::kind)
      .def_ro("expression", &PathRequirement::expression)
      .def_ro("terms", &PathRequirement::terms)
      .def_ro("low", &PathRequirement::low)
      .def_ro("high", &PathRequirement::high)
      .def_ro("excludes_overflow", &PathRequirement::excludes_overflow)
      .def_ro("path", &PathRequirement::path);
}

void bind_reaches(nb::module_ &module) {
  nb::class_<PathReach>(module, "PathReach")
      .def_ro("parameter", &PathReach::parameter)
      .def_ro("dimension", &PathReach::dimension)
      .def_ro("low", &PathReach::low)
      .def_ro("high", &PathReach::high)
      .def_ro("certain", &PathReach::certain)
      .def_ro("instruction", &PathReach::instruction)
      .def_ro("path", &PathReach::path);
}

void bind_comparison(nb::module_ &module) {
  nb::class_<DifferingCell>(module, "CellPlace")
      .def_ro("kind", &DifferingCell::kind)
      .def_ro("position", &DifferingCell::position)
      .def_ro("element", &DifferingCell::element);
  nb::class_<Problem>(module, "Problem")
      .def_ro("message", &Problem::message)
      .def_ro("source_instruction", &Problem::source_instruction)
      .def_ro("target_instruction", &Problem::target_instruction)
      .def_ro("requirement", &Problem::requirement)
      .def_ro("obligation", &Problem::obligation);
  nb::class_<Comparison>(module, "Comparison")
      .def_ro("cells", &Comparison::cells)
      .def_ro("differing", &Comparison::differing)
      .def_ro("differences", &Comparison::differences)
      .def_ro("source_uninitialized", &Comparison::source_uninitialized)
      .def_ro("poison_for_unwritten", &Comparison::poison_for_unwritten)
      .def_ro("source_poison", &Comparison::source_poison)
      .def_ro("poisoned", &Comparison::poisoned)
      .def_ro("problems", &Comparison::problems)
      .def_ro("further", &Comparison::further);
  module.def("compare", &compare, "source"_a, "target"_a, "limit"_a, nb::call_guard<nb::gil_scoped_release>());
}

} // namespace

void bind_results(nb::module_ &module, nb::class_<Execution> &execution) {
  bind_output_cells(module);
  bind_expressions(module);
  bind_requirements(module);
  bind_reaches(module);
  bind_comparison(module);
  nb::class_<Stop>(module, "Stop")
      .def_ro("kind", &Stop::kind)
      .def_ro("message", &Stop::message)
      .def_ro("instruction", &Stop::instruction)
      .def_ro("others", &Stop::others);
  execution.def_ro("stop", &Execution::stop)
      .def_ro("operations", &Execution::operations)
      .def_ro("in_lanes", &Execution::in_lanes)
      .def_ro("in_parts", &Execution::in_parts)
      .def_ro("hashed", &Execution::hashed)
      .def_ro("hashed_narrowly", &Execution::hashed_narrowly)
      .def_ro("degree", &Execution::degree)
      .def_ro("coefficient_places", &Execution::coefficient_places)
      .def_ro("hashed_places", &Execution::hashed_places)
      .def_ro("demands", &Execution::demands)
      .def_ro("tests", &Execution::tests)
      .def_ro("sums", &Execution::sums)
      .def_ro("merged", &Execution::merged)
      .def_ro("factors", &Execution::factors)
      .def_ro("places", &Execution::places)
      .def_ro("seconds", &Execution::seconds)
      .def_ro("several_agents", &Execution::several_agents)
      .def_ro("approximate_control", &Execution::approximate_control)
      .def_ro("handed_on", &Execution::handed_on)
      .def_ro("undefined_handed_on", &Execution::undefined_handed_on)
      .def_ro("nans_handed_on", &Execution::nans_handed_on)
      .def_ro("leaves_paths_out", &Execution::leaves_paths_out)
      .def_prop_ro("requires_of_data",
                   [](const Execution &run) { return !run.requirements.empty() || !run.obligations.empty(); })
      .def_prop_ro("external_calls",
                   [](const Execution &run) {
                     std::vector<uint64_t> calls;
                     for (const Effect &effect : run.effects)
                       calls.push_back(kind_of(effect.value) == CellKind::Constant ? effect.value.low : 0);
                     return calls;
                   })
      .def_prop_ro("effects",
                   [](const Execution &run) {
                     std::vector<uint32_t> expressions;
                     for (const Effect &effect : run.effects)
                       if (kind_of(effect.value) == CellKind::Expression)
                         expressions.push_back(uint32_t(effect.value.low));
                     return expressions;
                   })
      .def_ro("choices", &Execution::choices)
      .def_ro("broken_promise", &Execution::broken_promise)
      .def_prop_ro("outcomes", [](const Execution &run) { return nb::bytes(run.outcomes.data(), run.outcomes.size()); })
      .def_prop_ro("peak_memory", [](const Execution &run) { return run.account.peak(); })
      .def_prop_ro("extents", &extents<&Buffer::needed>)
      .def_prop_ro("sure_extents", &extents<&Buffer::surely>)
      .def("value_at", &value_at)
      .def("output_shape", &output_shape)
      .def("output_layout", &layout_of)
      .def("output_bits", &output_bits)
      .def("computed", &computed)
      .def("explain", &node_of)
      .def("requirements", &requirements)
      .def("obligations", &obligations)
      .def("excludes_overflow", &excludes_overflow)
      .def("reaches", &reaches)
      .def("leaves_of",
           [](const Execution &run, uint32_t id, size_t limit) { return leaves_of(run, id, limit, kLeafVisits); });
}

} // namespace equiv
