### A truce with the Cylons, in the log (without the full stop).

truceMade = no Cylon ship can be activated or launched for the rest of this turn
truceKept = the truce holds, and no Cylon ship acts
