import type { GameEvent, GameView } from '../../app/types.ts';
import type { LinesIn } from './lines.ts';
import { eventLines } from './lines.ts';
import { markedLines } from '../text/cardLines.ts';
import { escapeMarkup } from '../text/escape.ts';
import { lookedUpText } from '../lookUp/entries.ts';
import { describeName, describeLoyalty } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

type Kind = GameEvent['what']['kind'];

/** The sheet, which changes with every step, shows the cards themselves. */
const seenOnSheet: ReadonlyArray<Kind> = ['skillsDrawn', 'quorumDrawn', 'contributed'];
/** Kinds of events that decide for which side someone plays: they are explained when they come, and make a sound. */
const weighty: ReadonlyArray<Kind> = ['loyaltyDealt', 'loyaltyHandedOver', 'superCrisisDrawn'];

export interface PrivateLog {
  readonly lines: ReadonlyArray<string>;
  /** Whether it can be sent without a sound: nothing in it has to be read at once. */
  readonly silent: boolean;
}

/**
 * Tells a player what one step let them know that the sheet does not show anyway. `view`: the game as the seat's holder
 * knows it by now.
 */
export function privateLog(events: ReadonlyArray<GameEvent>, reading: LinesIn, view?: GameView): PrivateLog {
  const { words } = reading;
  const lines = notOnSheet(events).flatMap((event) => [
    ...eventLines([event], reading),
    ...meaningLines(event, words, view),
  ]);
  const side =
    events.some(({ what }) => isLoyalty(what)) && view !== undefined
      ? describeLoyalty(view, words.locale)?.side
      : undefined;
  return {
    lines: side === undefined ? lines : [...lines, `**${escapeMarkup(side)}**`],
    silent: !events.some(({ what }) => weighty.includes(what.kind)),
  };
}

/** The lines of the events alone, without what their cards mean. */
export const privateLines = (events: ReadonlyArray<GameEvent>, reading: LinesIn): ReadonlyArray<string> =>
  notOnSheet(events).flatMap((event) => eventLines([event], reading));

const notOnSheet = (events: ReadonlyArray<GameEvent>): ReadonlyArray<GameEvent> =>
  events.filter(({ what }) => !seenOnSheet.includes(what.kind));

const isLoyalty = (what: GameEvent['what']): boolean =>
  (what.kind === 'loyaltyDealt' || what.kind === 'loyaltyHandedOver') && what.cards !== undefined;

/** A Loyalty card that its reader holds is told as it counts with the others and by now. */
function meaningLines({ what }: GameEvent, words: Wording, view: GameView | undefined): ReadonlyArray<string> {
  if (!weighty.includes(what.kind)) return [];
  const held = view === undefined ? [] : (describeLoyalty(view, words.locale)?.cards ?? []);
  return cardsIn(what).flatMap((card) => {
    const text = lookedUpText(card, undefined, words.locale);
    const own = held.find((each) => each.card === card)?.lines.map((line) => `- ${escapeMarkup(line)}`);
    return [
      `**${escapeMarkup(text?.name ?? describeName(card, words.locale))}**`,
      ...(own ?? markedLines(text?.layout ?? [])),
    ];
  });
}

/** Equal cards are explained once. */
function cardsIn(what: GameEvent['what']): ReadonlyArray<string> {
  switch (what.kind) {
    case 'loyaltyDealt':
    case 'loyaltyHandedOver':
      return [...new Set(what.cards ?? [])];
    case 'superCrisisDrawn':
      return what.card === undefined ? [] : [what.card];
    default:
      return [];
  }
}
