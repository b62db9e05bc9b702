#include "bindings/lists.h"
#include "core/program.h"
#include "machine/execution.h"

#include <cctype>
#include <string>

namespace nb = nanobind;

namespace equiv {

namespace {

// As Python spells constants: JumpIfZero is JUMP_IF_ZERO, Load0 is LOAD_0.
std::string constant_name(const std::string &name) {
  std::string spelled;
  for (char letter : name) {
    if (!spelled.empty() && !std::islower(static_cast<unsigned char>(letter)))
      spelled += '_';
    spelled += char(std::toupper(static_cast<unsigned char>(letter)));
  }
  return spelled;
}

} // namespace

void bind_lists(nb::module_ &module) {
  nb::enum_<Opcode>(module, "Opcode", nb::is_arithmetic())
#define OPCODE(name) .value(constant_name(#name).c_str(), Opcode::name)
#include "opcodes.def"
      ;
  nb::enum_<Predicate>(module, "Predicate", nb::is_arithmetic())
#define PREDICATE(name) .value(constant_name(#name).c_str(), Predicate::name)
#include "opcodes.def"
      ;
  nb::enum_<Need>(module, "Need", nb::is_arithmetic())
#define NEED(name) .value(constant_name(#name).c_str(), Need::name)
#include "opcodes.def"
      ;
  nb::enum_<DomainKind>(module, "DomainKind")
#define DOMAIN(name) .value(constant_name(#name).c_str(), DomainKind::name)
#include "opcodes.def"
      ;
}

} // namespace equiv
