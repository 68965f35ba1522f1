"""Mini DiverCity: divers save marine species together, each knowing everybody's cards but their own."""
