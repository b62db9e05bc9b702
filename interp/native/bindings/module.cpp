// The native machine as a Python module; `interp.machine` is the interface that the rest of the product uses.

#include "bindings/digest.h"
#include "bindings/inputs.h"
#include "bindings/lists.h"
#include "bindings/results.h"
#include "bindings/scalars.h"
#include "domains/fingerprint_hash.h"
#include "machine/execution.h"
#include "scalars/scalar_type.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <stdexcept>

namespace nb = nanobind;
using namespace nb::literals;

namespace equiv {

namespace {

// Python passes patterns as a low and a high half.
using Halves = std::pair<uint64_t, uint64_t>;
Bits join(const Halves &halves) { return (Bits(halves.second) << 64) | halves.first; }

Halves fingerprint(Halves seed, uint32_t head, Halves first, Halves second, bool portable) {
  const FingerprintHash hash(Block{seed.first, seed.second});
  const Block key = hash.key_of_head(head);
  const Cell cells[2] = {{first.first, first.second}, {second.first, second.second}};
  const Cell made = portable ? hash.hash_portable(key, cells[0], cells[1]) : hash.hash(key, cells[0], cells[1]);
  return {made.low, made.high};
}

void set_code(Program &program, nb::bytes code) {
  if (code.size() % sizeof(Instruction) != 0)
    throw std::invalid_argument("code is not a whole number of instructions");
  program.code.resize(code.size() / sizeof(Instruction));
  std::memcpy(program.code.data(), code.c_str(), code.size());
  for (const Instruction &instruction : program.code)
    if (uint16_t(instruction.opcode) >= kOpcodes)
      throw std::invalid_argument("no such opcode");
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

void add_opaque(Program &program, const std::string &name, uint32_t identity, const std::vector<std::string> &results,
                bool gives_memory, const std::vector<std::string> &arguments) {
  OpaqueCallee callee{name, identity, {}, gives_memory, {}};
  for (const std::string &type : results)
    callee.results.push_back(parse_scalar_type(type));
  for (const std::string &type : arguments)
    callee.arguments.push_back(parse_scalar_type(type));
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

} // namespace

} // namespace equiv

NB_MODULE(_native, module) {
  using namespace equiv;
  module.attr("sources") = kSources;
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

  bind_inputs(module);

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

  nb::class_<Execution> execution(module, "Execution");
  execution
      .def("__init__",
           [](Execution *self, std::shared_ptr<Program> program, std::vector<Input> inputs, RunOptions options) {
             if (options.field_bits < kLeastFieldBits || options.field_bits > kFieldBits)
               throw std::invalid_argument("no such field");
             require_fitting(*program, inputs);
             new (self) Execution(std::move(program), std::move(inputs), std::move(options));
           })
      .def("run", &Execution::run, nb::call_guard<nb::gil_scoped_release>())
      .def("cancel", &Execution::cancel, "beyond"_a = -1)
      .def_prop_ro("progress", &Execution::progress)
      .def("assume_range", &assume_range);
  bind_results(module, execution);

  module.def("fingerprint", &fingerprint, "seed"_a, "head"_a, "first"_a, "second"_a, "portable"_a = false);
  module.attr("FIELD_BITS") = kFieldBits;
  module.attr("aes_hardware") =
#if defined(__AES__)
      true;
#else
      false;
#endif
}
