/** What tells a character from others, as cards: what it can do, what works once in a game, its weakness. */
import { abilitiesOf } from '../content.ts';
import { colours } from '../theme.ts';
import type { TextCard } from './textCard.ts';

const looks = {
  positive: { fill: colours.blue, ink: colours.ink },
  oncePerGame: { fill: colours.gold, ink: colours.onGold },
  negative: { fill: colours.hullEdge, ink: colours.ink },
} as const;
const kinds = { positive: 'ABILITY', oncePerGame: 'ONCE', negative: 'WEAKNESS' } as const;

/** `used`: whether the ability that works once has been used in this game; it is grey then and says so. */
export function abilityCards(character: string | undefined, used: boolean): ReadonlyArray<TextCard> {
  return abilitiesOf(character ?? '').map(({ slot, ...face }) => {
    const spent = slot === 'oncePerGame' && used;
    return { id: face.name, ...(spent ? looks.negative : looks[slot]), badge: '', remarks: [spent ? 'SPENT' : kinds[slot]], ...face };
  });
}
