### The Resurrection Ship and its other side, in the log (without the full stop).

hubDestroyed = The Resurrection Ship is destroyed: Hub Destroyed takes its place
# $cards: names of Super Crisis cards.
superCrisesLost = { $player } loses { $cards } (Hub Destroyed)
