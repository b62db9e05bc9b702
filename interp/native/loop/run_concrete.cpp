#include "loop/interpreter_loop.h"

namespace equiv {

template class Interpreter<ConcreteDomain, false>;
template class Interpreter<ConcreteDomain, true>;

} // namespace equiv
