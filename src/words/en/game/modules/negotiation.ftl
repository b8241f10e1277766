### A truce with the Cylons, in the log (without the full stop).

truceMade = No Cylon ship is activated or launched until the end of this turn
truceKept = The truce holds, no Cylon ship acts
