#include "loop/interpreter_loop.h"

namespace equiv {

template class Interpreter<ReassociatingDomain, false>;
template class Interpreter<ReassociatingDomain, true>;

} // namespace equiv
