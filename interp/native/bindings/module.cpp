// The native machine as a Python module; `interp.machine` is the interface that the rest of the product uses.

#include "bindings/lists.h"
#include "bindings/scalars.h"
#include "machine/compare.h"
#include "machine/execution.h"
#include "machine/explain.h"
#include "scalars/scalar_type.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace nb = nanobind;
using namespace nb::literals;

namespace equiv {

namespace {

constexpr size_t kLeafVisits = 100000;

// Python passes patterns as a low and a high half.
using Halves = std::pair<uint64_t, uint64_t>;
Bits join(const Halves &halves) { return (Bits(halves.second) << 64) | halves.first; }
Halves split(Bits bits) { return {uint64_t(bits), uint64_t(bits >> 64)}; }

void set_code(Program &program, nb::bytes code) {
  if (code.size() % sizeof(Instruction) != 0)
    throw std::invalid_argument("code is not a whole number of instructions");
  program.code.resize(code.size() / sizeof(Instruction));
  std::memcpy(program.code.data(), code.c_str(), code.size());
}

void add_operation(Program &program, const std::string &name, const std::vector<std::string> &flags,
                   const std::vector<std::string> &operands, const std::vector<std::string> &results,
                   uint32_t identity) {
  if (operands.size() > size_t(kMaxOperands) || results.size() > size_t(kMaxResults))
    throw std::invalid_argument("too many operands or results: " + name);
  ScalarOperation operation;
  operation.semantics = find_semantics(name);
  if (!operation.semantics && name != "select")
    throw std::invalid_argument("no such scalar operation: " + name);
  operation.identity = identity;
  for (const std::string &flag : flags) {
    uint32_t bit = flag_of_name(flag);
    if (bit == 0)
      throw std::invalid_argument("no such flag: " + flag);
    operation.flags |= bit;
  }
  operation.operand_count = uint8_t(operands.size());
  operation.result_count = uint8_t(results.size());
  for (size_t index = 0; index < operands.size(); ++index)
    operation.operands[index] = parse_scalar_type(operands[index]);
  for (size_t index = 0; index < results.size(); ++index)
    operation.results[index] = parse_scalar_type(results[index]);
  const bool is_bit =
      !operands.empty() && operation.operands[0].kind == TypeKind::Integer && operation.operands[0].width == 1;
  operation.role = name == "select"           ? Role::Select
                   : name == "freeze"         ? Role::Freeze
                   : is_bit && name == "andi" ? Role::And
                   : is_bit && name == "ori"  ? Role::Or
                   : is_bit && name == "xori" ? Role::Xor
                                              : Role::Other;
  operation.is_plain = operation.role == Role::Other && operation.semantics && !operation.semantics->may_be_undefined;
  program.operations.push_back(operation);
}

void add_function(Program &program, const std::string &name, int32_t entry,
                  std::tuple<int32_t, int32_t, int32_t> counts,
                  const std::vector<std::pair<int32_t, int64_t>> &integers,
                  const std::vector<std::tuple<int32_t, Halves, uint16_t>> &cells,
                  const std::vector<std::pair<int32_t, int32_t>> &parameters) {
  FunctionCode code;
  code.name = name;
  code.entry = entry;
  std::tie(code.integers, code.cells, code.views) = counts;
  code.constant_integers = integers;
  for (const auto &[index, bits, width] : cells)
    code.constant_cells.push_back({index, join(bits), width});
  for (auto [index, register_class] : parameters)
    code.parameters.emplace_back(index, RegisterClass(register_class));
  program.functions.push_back(std::move(code));
}

void add_global(Program &program, const std::string &name, uint32_t symbol, const std::string &element,
                const std::vector<int64_t> &shape, const std::vector<Halves> &initial, bool constant) {
  GlobalData global{name, symbol, parse_scalar_type(element), shape, {}, constant};
  for (const Halves &bits : initial)
    global.initial.push_back(join(bits));
  program.globals.push_back(std::move(global));
}

void add_opaque(Program &program, const std::string &name, uint32_t identity, const std::vector<std::string> &results) {
  OpaqueCallee callee{name, identity, {}};
  for (const std::string &type : results)
    callee.results.push_back(parse_scalar_type(type));
  program.opaques.push_back(std::move(callee));
}

void set_seed(RunOptions &options, Halves seed) { options.seed = Block{seed.first, seed.second}; }

void set_sample(RunOptions &options, uint64_t seed, const std::string &profile,
                const std::vector<std::tuple<uint32_t, uint64_t, Halves>> &overrides) {
  const std::string fresh = "fresh-";
  options.fresh = profile.compare(0, fresh.size(), fresh) == 0;
  const auto [kind, bound] = profile_of_name(options.fresh ? profile.substr(fresh.size()) : profile);
  options.sample = Sample(seed, kind, bound);
  for (const auto &[parameter, element, bits] : overrides)
    options.sample.set(parameter, element, join(bits));
}

void set_script(Schedule &schedule, std::optional<std::vector<uint32_t>> script) {
  schedule.scripted = script.has_value();
  schedule.script = std::move(script).value_or(std::vector<uint32_t>{});
}

const Cell *cell_at(const Execution &execution, int kind, int64_t position, int64_t element, uint32_t *writer,
                    ScalarType *type) {
  const Output &output = output_of(execution, OutputKind(kind), position);
  *type = output.type;
  if (!output.is_view)
    return &output.cell;
  const Cell *found = nullptr;
  *type = output.view.buffer->element;
  for_each_element(output.view, [&](int64_t index, int64_t address) {
    if (index != element || uint64_t(address) >= uint64_t(output.view.buffer->extent))
      return;
    found = &output.view.buffer->cells[address];
    if (!output.view.buffer->writers.empty())
      *writer = output.view.buffer->writers[size_t(address)];
  });
  return found;
}

// (kind, bits, approximate, writer instruction or -1, origin instruction or -1, expression id)
std::tuple<int, Halves, bool, int64_t, int64_t, uint64_t> value_at(const Execution &execution, int kind,
                                                                   int64_t position, int64_t element) {
  uint32_t writer = 0;
  ScalarType type;
  const Cell *cell = cell_at(execution, kind, position, element, &writer, &type);
  if (!cell)
    throw std::out_of_range("no such output cell");
  CellKind cell_kind = kind_of(*cell);
  Bits bits = cell_kind == CellKind::Wide ? execution.wide.bits(*cell) : Bits(cell->low);
  int64_t origin = cell_kind == CellKind::Poison ? int64_t(cell->low) - 1 : -1;
  return {int(cell_kind), split(bits), is_approximate(*cell), int64_t(writer) - 1, origin, cell->low};
}

std::vector<int64_t> output_shape(const Execution &execution, int kind, int64_t position) {
  const Output &output = output_of(execution, OutputKind(kind), position);
  std::vector<int64_t> shape;
  if (output.is_view)
    for (int dimension = 0; dimension < output.view.rank; ++dimension)
      shape.push_back(output.view.dimensions[dimension].size);
  return shape;
}

// All of an output's patterns in row-major order; cells without a number are absent.
// The buffer that a view output lies in, as a number that is 0 where data decides on it, with its offset, sizes and
// strides; empty for a scalar.
std::vector<int64_t> output_layout(const Execution &execution, int kind, int64_t position) {
  const Output &output = output_of(execution, OutputKind(kind), position);
  std::vector<int64_t> layout;
  if (output.is_view) {
    const Buffer *buffer = output.view.buffer->is_chosen ? nullptr : output.view.buffer;
    layout = {int64_t(reinterpret_cast<intptr_t>(buffer)), output.view.offset};
    for (int dimension = 0; dimension < output.view.rank; ++dimension) {
      layout.push_back(output.view.dimensions[dimension].size);
      layout.push_back(output.view.dimensions[dimension].stride);
    }
  }
  return layout;
}

std::vector<std::optional<Halves>> output_bits(const Execution &execution, int kind, int64_t position) {
  const Output &output = output_of(execution, OutputKind(kind), position);
  std::vector<std::optional<Halves>> patterns;
  auto add = [&](const Cell &cell) {
    CellKind cell_kind = kind_of(cell);
    if (cell_kind == CellKind::Constant)
      patterns.emplace_back(Halves{cell.low, 0});
    else if (cell_kind == CellKind::Wide)
      patterns.emplace_back(split(execution.wide.bits(cell)));
    else
      patterns.emplace_back(std::nullopt);
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

// "" where the type has no name that its kind and width tell.
std::string name_of_type(ScalarType type) {
  switch (type.kind) {
  case TypeKind::Integer:
    return "i" + std::to_string(type.width);
  case TypeKind::Half:
    return "f16";
  case TypeKind::BFloat:
    return "bf16";
  case TypeKind::Single:
    return "f32";
  case TypeKind::Double:
    return "f64";
  default:
    return "";
  }
}

// (kind, name, result, bits, parameter, element, operand ids, operand types); kind as ExpressionNode::Kind
nb::tuple explain(const Execution &execution, uint32_t id) {
  ExpressionNode node = node_of(execution, id);
  std::string name;
  std::vector<std::string> types;
  if (node.operation) {
    name = node.operation->semantics ? node.operation->semantics->name : "select";
    for (int index = 0; index < node.operation->operand_count; ++index)
      types.push_back(name_of_type(node.operation->operands[index]));
  }
  if (node.kind == ExpressionNode::Kind::Read)
    types.push_back(name_of_type(node.type));
  return nb::make_tuple(int(node.kind), name, node.result, split(node.bits), node.parameter, node.element,
                        node.operands, types, node.operation ? int64_t(node.operation->identity) : int64_t(-1));
}

nb::list locate(const std::vector<DifferingCell> &cells) {
  nb::list list;
  for (const DifferingCell &cell : cells)
    list.append(nb::make_tuple(int(cell.kind), cell.position, cell.element));
  return list;
}

nb::tuple compare_executions(const Execution &source, const Execution &target, size_t limit) {
  Comparison comparison;
  {
    nb::gil_scoped_release release;
    comparison = compare(source, target, limit);
  }
  nb::list problems;
  for (const Problem &problem : comparison.problems)
    problems.append(nb::make_tuple(problem.message, problem.source_instruction, problem.target_instruction,
                                   problem.requirement, problem.obligation));
  return nb::make_tuple(comparison.cells, comparison.differing, locate(comparison.differences),
                        comparison.source_uninitialized, comparison.source_poison, locate(comparison.poisoned),
                        problems);
}

// What a run must meet on its paths (exact domain): of each how its value is to be taken, the value's expression, the
// terms of a sum as (factor, expression) with its bounds, and the literals of the path as (expression, negated).
// Anything that is no expression is -1.
nb::list requirements(const Execution &execution) {
  auto id_of = [](const Cell &cell) { return kind_of(cell) == CellKind::Expression ? int64_t(cell.low) : int64_t(-1); };
  nb::list list;
  for (const Requirement &requirement : execution.requirements) {
    int64_t how = -1, value = id_of(requirement.what);
    if (value >= 0 && (*execution.expressions)[uint32_t(value)].head == HeadCondition) {
      const Expression &condition = (*execution.expressions)[uint32_t(value)];
      how = int64_t(node_of(execution, condition.second).bits);
      value = condition.first;
    }
    nb::list terms, path;
    for (const Term &term : requirement.terms)
      terms.append(nb::make_tuple(term.factor, id_of(term.atom)));
    for (const Literal &literal : execution.paths[requirement.path])
      path.append(nb::make_tuple(id_of(literal.cell), literal.negated));
    list.append(nb::make_tuple(how, value, terms, requirement.low, requirement.high, path));
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

std::vector<std::vector<int64_t>> extents(const Execution &execution) {
  std::vector<std::vector<int64_t>> needed;
  for (const Output &argument : execution.arguments)
    needed.push_back(argument.is_view ? argument.view.buffer->needed : std::vector<int64_t>{});
  return needed;
}

} // namespace

} // namespace equiv

NB_MODULE(_native, module) {
  using namespace equiv;
  module.attr("sources") = EQUIV_SOURCES;
  bind_scalars(module);
  bind_lists(module);

  nb::class_<Program>(module, "Program")
      .def(nb::init<>())
      .def("set_code", &set_code)
      .def("set_pool", [](Program &program, std::vector<int64_t> pool) { program.pool = std::move(pool); })
      .def("set_messages",
           [](Program &program, std::vector<std::string> messages) { program.messages = std::move(messages); })
      .def("set_element_types",
           [](Program &program, const std::vector<std::string> &types) {
             for (const std::string &type : types)
               program.element_types.push_back(parse_scalar_type(type));
           })
      .def("set_result_types",
           [](Program &program, const std::vector<std::string> &types) {
             for (const std::string &type : types)
               program.result_types.push_back(parse_scalar_type(type));
           })
      .def("set_splits", [](Program &program, bool splits) { program.has_splits = splits; })
      .def("set_agents", [](Program &program, bool agents) { program.has_agents = agents; })
      .def("set_queues", [](Program &program, std::vector<std::string> names) { program.queues = std::move(names); })
      .def("set_pointers", [](Program &program) { program.has_pointers = true; })
      .def("add_bitcast",
           [](Program &program, const std::string &from, const std::string &to, int32_t operation) {
             program.bitcasts.emplace_back(parse_scalar_type(from), parse_scalar_type(to), operation);
           })
      .def("add_operation", &add_operation)
      .def("add_function", &add_function)
      .def("add_global", &add_global)
      .def("add_opaque", &add_opaque);

  nb::class_<Input>(module, "Input")
      .def_static("size",
                  [](int64_t value) {
                    Input input;
                    input.kind = Input::Kind::Size;
                    input.value = value;
                    return input;
                  })
      .def_static("data",
                  [](const std::string &type) {
                    Input input;
                    input.kind = Input::Kind::Data;
                    input.element = parse_scalar_type(type);
                    return input;
                  })
      .def_static("buffer", [](const std::string &type, const std::vector<std::optional<int64_t>> &sizes,
                               const std::vector<int64_t> &strides, int64_t offset) {
        Input input;
        input.kind = Input::Kind::Buffer;
        input.element = parse_scalar_type(type);
        for (const std::optional<int64_t> &size : sizes)
          input.sizes.push_back(size ? *size : kElasticSize);
        input.strides = strides;
        input.offset = offset;
        return input;
      });

  nb::class_<Reassociation>(module, "Reassociation")
      .def_rw("everywhere", &Reassociation::everywhere)
      .def_rw("source", &Reassociation::source)
      .def_rw("fuses", &Reassociation::fuses);

  nb::class_<Schedule>(module, "Schedule")
      .def_rw("seed", &Schedule::seed)
      .def_rw("preempt", &Schedule::preempt)
      .def_rw("any_order", &Schedule::any_order)
      .def_rw("slots", &Schedule::slots)
      .def("set_script", &set_script, "script"_a.none());

  nb::class_<RunOptions>(module, "RunOptions")
      .def(nb::init<>())
#define OPTION(type, name, default) .def_rw(#name, &RunOptions::name)
#include "opcodes.def"
      .def_ro("reassociation", &RunOptions::reassociation)
      .def_ro("schedule", &RunOptions::schedule)
      .def("set_seed", &set_seed)
      .def("set_sample", &set_sample);

  nb::class_<Execution>(module, "Execution")
      .def("__init__",
           [](Execution *self, std::shared_ptr<Program> program, std::vector<Input> inputs, RunOptions options) {
             if (options.field_bits < kLeastFieldBits || options.field_bits > kFieldBits)
               throw std::invalid_argument("no such field");
             new (self) Execution(std::move(program), std::move(inputs), std::move(options));
           })
      .def("run", &Execution::run, nb::call_guard<nb::gil_scoped_release>())
      .def("cancel", &Execution::cancel)
      .def_prop_ro("stop",
                   [](const Execution &execution) -> nb::object {
                     if (!execution.stop)
                       return nb::none();
                     const Stop &stop = *execution.stop;
                     return nb::make_tuple(stop.kind, stop.message, stop.instruction, stop.others);
                   })
      .def_ro("operations", &Execution::operations)
      .def_prop_ro("progress", &Execution::progress)
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
      .def_ro("approximate_control", &Execution::approximate_control)
      .def_ro("choices", &Execution::choices)
      .def_ro("broken_promise", &Execution::broken_promise)
      .def_prop_ro(
          "outcomes",
          [](const Execution &execution) { return nb::bytes(execution.outcomes.data(), execution.outcomes.size()); })
      .def_prop_ro("peak_memory", [](const Execution &execution) { return execution.account.peak(); })
      .def_prop_ro("extents", &extents)
      .def("value_at", &value_at)
      .def("output_shape", &output_shape)
      .def("output_layout", &output_layout)
      .def("output_bits", &output_bits)
      .def("assume_range", [](Execution &execution, uint32_t parameter, int64_t low,
                              int64_t high) { execution.ranges.push_back({parameter, low, high}); })
      .def("explain", &explain)
      .def("requirements", &requirements)
      .def("obligations", &obligations)
      .def("leaves_of", [](const Execution &execution, uint32_t id, size_t limit) {
        return leaves_of(execution, id, limit, kLeafVisits);
      });

  module.def("compare", &compare_executions);
  module.attr("FIELD_BITS") = kFieldBits;
  module.attr("aes_hardware") =
#if defined(__AES__)
      true;
#else
      false;
#endif
}
