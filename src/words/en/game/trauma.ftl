### Trauma tokens by what they show, as players have or draw them. Languages with cases add them as attributes: “draws { NOUN($tokens, case: "acc") }”.

# At least one of each kind: “2 benevolent and 1 antagonistic trauma tokens”.
both = { $benevolent } benevolent and { $antagonistic } antagonistic trauma tokens
none = no trauma tokens
