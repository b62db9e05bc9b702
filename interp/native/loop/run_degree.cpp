#include "loop/interpreter_loop.h"

namespace equiv {

template class Interpreter<DegreeDomain, false>;
template class Interpreter<DegreeDomain, true>;

} // namespace equiv
