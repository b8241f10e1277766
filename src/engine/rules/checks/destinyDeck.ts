/** Effects on the Destiny deck: R-CHK-31, R-CHK-32. */
import type { Skill } from '../../../catalogue/vocabulary.ts';
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat, SkillCard } from '../../types/ids.ts';
import { rebuildDestiny, removeCards, skillCardChoices, skillPile, takeTop, toDiscard } from '../../pieces/cards.ts';
import { defined } from '../../../values/defined.ts';

export interface DestinyDeckProcedures {
  cullDestiny: { readonly seat: Seat; readonly count: number; readonly why: CardId; readonly optional?: true };
}

function topCards(game: Game, skill: Skill, count: number): Array<SkillCard> {
  if (game.state.skillDecks[skill] === undefined) return [];
  return Array.from({ length: count }, () => takeTop(game, skillPile(game.state, skill), skill)).filter(
    (card) => card !== undefined,
  );
}

/** R-CHK-32: more cards than usual, seen by no one, until the deck has run out. */
export function seedDestiny(game: Game, skill: Skill, count: number, why: Cause): void {
  const cards = topCards(game, skill, count);
  if (cards.length === 0) return;
  game.state.destiny.push(...cards);
  shuffle(game.state.random, game.state.destiny);
  game.tell({ kind: 'destinySeeded', skill, count: cards.length, why });
}

/** The whole deck is discarded for one of that skill alone. */
export function replaceDestiny(game: Game, skill: Skill, count: number): void {
  const { state } = game;
  const discarded = state.destiny.splice(0);
  toDiscard(game, discarded);
  state.destiny.push(...shuffle(state.random, topCards(game, skill, count)));
  game.tell({ kind: 'destinyReplaced', skill, count: state.destiny.length, discarded });
}

/** The card that has just been played changes places with the top card of the deck. */
export function swapWithDestiny(game: Game, seat: Seat, skill: Skill): void {
  const { state } = game;
  const put = skillPile(state, skill).discard.pop();
  const taken = state.destiny.pop();
  if (put === undefined) return;
  state.destiny.push(put);
  if (taken !== undefined) game.player(seat).hand.push(taken);
  game.tellSecretly(
    [seat],
    { kind: 'destinySwapped', seat, put, ...defined({ taken }) },
    { kind: 'destinySwapped', seat, put },
  );
}

/** Someone sees the whole deck, discards some of it, and it is shuffled. */
export const cullDestinyProcedure = procedure('cullDestiny', {
  ask: (game, { seat, count, why, optional }) => {
    const { destiny } = game.state;
    const most = Math.min(count, destiny.length);
    game.tellSecretly(
      [seat],
      { kind: 'cardsSeen', seat, deck: 'destiny', cards: [...destiny] },
      { kind: 'cardsSeen', seat, deck: 'destiny' },
    );
    game.ask({
      seat,
      topic: { kind: 'cullDestiny', count, why },
      choices: skillCardChoices(destiny),
      privacy: 'private',
      ...(optional === true ? { counts: [0, most] } : { min: most, max: most }),
    });
  },
  discard: (game, { seat }, frame) => {
    const { state } = game;
    const cards = answersOf(frame, seat, 'skillCard').map(({ card }) => card);
    removeCards(state.destiny, cards);
    toDiscard(game, cards);
    game.tell({ kind: 'destinyCulled', seat, cards });
    shuffle(state.random, state.destiny);
    if (state.destiny.length === 0) rebuildDestiny(game);
  },
});
