/** Abilities of cards in a check: R-CHK-68, R-CHK-69, R-CHK-80, R-DAY-101, R-DAY-104. */
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { craftIn } from '../../pieces/craft.ts';
import { faceOf, removeCards, skillCardChoices } from '../../pieces/cards.ts';
import { isHuman, playerAt } from '../../pieces/players.ts';
import { shipsOf } from '../../pieces/ships.ts';
import { checkIn, leaveCheck, runningCheck } from '../../rules/checks/check.ts';
import { contributionLeast, contributionLimit } from '../../rules/checks/contributing.ts';
import type { CardId, Seat, SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

export interface DaybreakSkillsChecksProcedures {
  takeFromCheck: { readonly seat: Seat; readonly strengths: ReadonlyArray<number>; readonly why: CardId };
  /** `card`: the one that leaves, once it has been chosen. */
  dogfight: { readonly seat: Seat; readonly why: CardId; card?: SkillCard };
}

/** R-DAY-101: cards that the player has added before count too. */
export function mayAddToCheck(state: GameState, seat: Seat): boolean {
  const check = checkIn(state);
  if (check === undefined || !isHuman(state, seat) || playerAt(state, seat).hand.length === 0) return false;
  const added = check.added.reduce((sum, { by, count }) => sum + (by === seat ? count : 0), 0);
  return added < contributionLimit(state, seat, check.kind) && added + 1 >= contributionLeast(state, seat, check.kind);
}

const otherThan = (cards: ReadonlyArray<SkillCard>, title: CardId): Array<SkillCard> =>
  cards.filter((card) => faceOf(card).entry.id !== title);

export const takeFromCheckProcedure = procedure('takeFromCheck', {
  ask: (game, { seat, strengths, why }) => {
    const open = otherThan(runningCheck(game).pile, why).filter((card) => strengths.includes(faceOf(card).value));
    if (open.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'takeFromCheck', why }, choices: skillCardChoices(open), min: 0, max: 1 });
  },
  take: (game, { seat, why }, frame) => {
    const choice = answerIfAny(frame, seat, 'skillCard');
    if (choice === undefined) return;
    removeCards(runningCheck(game).pile, [choice.card]);
    game.player(seat).hand.push(choice.card);
    game.tell({ kind: 'checkCardTaken', seat, card: choice.card, why });
  },
});

const hasViperToDamage = (game: Game): boolean =>
  craftIn(game.state, 'reserves', 'viper') > 0 || shipsOf(game.state, 'viper').length > 0;

/** One of the copies in the check is the card itself; another one may leave (K). */
function othersIn({ pile }: { readonly pile: ReadonlyArray<SkillCard> }, title: CardId): Array<SkillCard> {
  const own = pile.findIndex((card) => faceOf(card).entry.id === title);
  return pile.filter((_, at) => at !== own);
}

/** The viper is the price, so it comes first; the card is named before it, since no one pays for nothing. */
export const dogfightProcedure = procedure(
  'dogfight',
  {
    ask: (game, { seat, why }) => {
      const others = othersIn(runningCheck(game), why);
      if (others.length === 0 || !hasViperToDamage(game)) game.finish();
      else game.ask({ seat, topic: { kind: 'dogfight', why }, choices: skillCardChoices(others), min: 0, max: 1 });
    },
    damage: (game, data, frame) => {
      const choice = answerIfAny(frame, data.seat, 'skillCard');
      if (choice === undefined) {
        game.finish();
        return;
      }
      data.card = choice.card;
      game.call('damageVipersInSpace', { left: 1, why: data.why, by: data.seat, reserves: true });
    },
    discard: (game, { card, why }) => {
      if (card !== undefined) leaveCheck(game, [card], why);
    },
  },
  undefined,
  { card: 'public' },
);
