## Small tools of the language, which the program uses by itself.

# The word between two things; it is left out if it already comes between them in the sentence.
grammar-and = and
# “a and b”, “a, b or c”, “first this, then that”. $first: all but the last, with commas between them.
grammar-list =
    { $by ->
        [or] { $first } or { $last }
        [then] { $first }, then { $last }
       *[and] { $first } and { $last }
    }
