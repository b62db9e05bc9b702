"""The corpora of pairs, as their manifests list them."""
