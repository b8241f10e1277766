import type { GameEvent } from '../../app/types.ts';
import type { LinesIn } from './lines.ts';
import { eventLines } from './lines.ts';
import { escapeMarkup } from '../text/escape.ts';
import type { Words } from '../types.ts';

type Kind = GameEvent['what']['kind'];

/** The sheet, which changes with every step, shows the cards themselves. */
const seenOnSheet: ReadonlyArray<Kind> = ['skillsDrawn', 'quorumDrawn', 'contributed'];
/** What decides for whom somebody plays is explained when it comes, and makes a sound. */
const weighty: ReadonlyArray<Kind> = ['loyaltyDealt', 'loyaltyHandedOver', 'superCrisisDrawn'];

export interface PrivateLog {
  readonly lines: ReadonlyArray<string>;
  /** Nothing in it has to be read at once. */
  readonly silent: boolean;
}

/** What one step let somebody know that the sheet does not show anyway. */
export function privateLog(events: ReadonlyArray<GameEvent>, reading: LinesIn): PrivateLog {
  const told = events.filter(({ what }) => !seenOnSheet.includes(what.kind));
  return {
    lines: told.flatMap((event) => [...eventLines([event], reading), ...meaningLines(event, reading.words)]),
    silent: !told.some(({ what }) => weighty.includes(what.kind)),
  };
}

function meaningLines({ what }: GameEvent, words: Words): ReadonlyArray<string> {
  if (!weighty.includes(what.kind)) return [];
  return cardsIn(what).flatMap((card) => [
    `**${escapeMarkup(words.card(card)?.name ?? words.name(card))}**`,
    ...(words.card(card)?.lines ?? []).map((line) => `- ${escapeMarkup(line)}`),
  ]);
}

/** Equal cards are explained once. */
function cardsIn(what: GameEvent['what']): ReadonlyArray<string> {
  switch (what.kind) {
    case 'loyaltyDealt': case 'loyaltyHandedOver': return [...new Set(what.cards ?? [])];
    case 'superCrisisDrawn': return what.card === undefined ? [] : [what.card];
    default: return [];
  }
}
