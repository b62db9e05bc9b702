"""The sparse_tensor dialect: tensors of their elements, or, where a file looks at their storage, handles of that."""
