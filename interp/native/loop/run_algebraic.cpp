#include "loop/interpreter_loop.h"

namespace equiv {

template class Interpreter<AlgebraicDomain, false>;
template class Interpreter<AlgebraicDomain, true>;

} // namespace equiv
