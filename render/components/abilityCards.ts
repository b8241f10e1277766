/** A character's traits as cards: what it can do, what works once in a game, its weakness. */
import type { PlayerView } from '../../src/engine/types/view.ts';
import { abilitiesOf } from '../content.ts';
import { colours } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import type { TextCard } from './textCard.ts';

const grey = { fill: colours.hullEdge, ink: colours.ink } as const;
const looks = {
  positive: { fill: colours.blue, ink: colours.ink },
  oncePerGame: { fill: colours.gold, ink: colours.onGold },
  negative: grey,
} as const;
const kinds = { positive: 'ability', oncePerGame: 'once', negative: 'weakness' } as const;

/**
 * Whether the sheet of a player's character counts: not for a Cylon player who is no Cylon Leader (R-LOY-62,
 * R-LOY-117).
 */
export function sheetCounts(player: PlayerView | undefined): boolean {
  return player?.cylon === undefined || player.cylon === 'leader';
}

/**
 * Grey, with a word that says why, is what `player` can't use: the ability that works once and has been used or paid
 * for, or the sheet.
 */
export function abilityCards(character: string, words: PictureWords, player?: PlayerView): ReadonlyArray<TextCard> {
  return abilitiesOf(character, words).map(({ slot, ...face }) => {
    if (!sheetCounts(player)) return { ...grey, badge: '', remarks: [words.say('pictures.people.noEffect')], ...face };
    const paid = slot === 'oncePerGame' && player?.modules.miracles !== undefined;
    if (slot === 'oncePerGame' && player?.usedOncePerGame === true)
      return {
        ...grey,
        badge: '',
        remarks: [words.say(paid ? 'pictures.people.noMiracle' : 'pictures.people.spent')],
        ...face,
      };
    return {
      ...looks[slot],
      badge: '',
      remarks: [words.say(`pictures.people.${paid ? 'miracle' : kinds[slot]}`)],
      ...face,
    };
  });
}
