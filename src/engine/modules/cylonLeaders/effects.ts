/** Effects of Cylon Leaders, and what is for those who infiltrate. */
import { addToCheck, runningCheck } from '../../rules/checks/check.ts';
import type { LeaderVerb } from '../../../catalogue/effects/cylonLeaders.ts';
import type { ConditionTests } from '../../conditions.ts';
import { answerIfAny, answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, secret } from '../../flow/secrecy.ts';
import { randomBelow } from '../../flow/random.ts';
import { canDraw, drawSkills, removeCards, skillCardChoices, skillsInGame, takeDestiny } from '../../pieces/cards.ts';
import { returnToSupply, shipById } from '../../pieces/ships.ts';
import { mayInfiltrate, seatsOf } from '../../pieces/players.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat, SkillCard } from '../../types/ids.ts';
import { always, onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { defined } from '../../../values/defined.ts';

export interface CylonLeadersEffectProcedures {
  glimpseDestiny: { readonly seat: Seat; left: number; readonly put: Array<SkillCard>; readonly why: CardId };
  drawNamed: { readonly by: Seat; readonly seat: Seat; readonly why: CardId };
  /** `count`: the exact number of cards; left out: any. */
  addToCheck: { readonly seat: Seat; readonly count?: number; readonly why: CardId };
}

export const leaderConditionTests: ConditionTests<'mayInfiltrate'> = {
  mayInfiltrate: (state, _flag, seat) => mayInfiltrate(state, seat),
};

export const leaderHandlers: EffectHandlers<LeaderVerb> = {
  infiltrate: always((game, _value, { you, source }) => {
    game.call('infiltrate', { seat: you, why: source });
  }),
  removeBasestar: always((game, _value, { ship: id }) => {
    const ship = id === undefined ? undefined : shipById(game.state, id);
    if (ship?.kind !== 'basestar') return;
    game.tell({ kind: 'basestarLeaves', area: ship.area });
    returnToSupply(game.state, ship);
  }),
  glimpseDestiny: always((game, left, { you, source }) => {
    game.call('glimpseDestiny', { seat: you, left, put: [], why: source });
  }),
  swapHands: always((game, who, context) => {
    const [other] = seatsOf(game.state, who, context);
    if (other !== undefined && other !== context.you) swapHands(game, context.you, other);
  }),
  takeRandomCard: always((game, who, context) => {
    for (const from of seatsOf(game.state, who, context)) takeRandomCard(game, context.you, from);
  }),
  drawNamed: always((game, who, context) => {
    for (const seat of seatsOf(game.state, who, context))
      game.call('drawNamed', { by: context.you, seat, why: context.source });
  }),
  addToCheck: onlyIf(canAdd, (game, how, { you, source }) => {
    game.call('addToCheck', { seat: you, why: source, ...(how === true ? {} : how) });
  }),
};

function canAdd(game: Game, _value: unknown, seat: Seat): boolean {
  return game.running('skillCheck') !== undefined && game.player(seat).hand.length > 0;
}

function swapHands(game: Game, one: Seat, other: Seat): void {
  const [first, second] = [game.player(one), game.player(other)];
  [first.hand, second.hand] = [second.hand, first.hand];
  const hands = { one: [...first.hand], other: [...second.hand] };
  game.tellSecretly([one, other], { kind: 'handsSwapped', one, other, hands }, { kind: 'handsSwapped', one, other });
}

function takeRandomCard(game: Game, by: Seat, from: Seat): void {
  const { hand } = game.player(from);
  const [card] = hand.splice(randomBelow(game.state.random, Math.max(1, hand.length)), 1);
  if (card === undefined) return;
  game.player(by).hand.push(card);
  game.tellSecretly([by, from], { kind: 'skillTaken', by, from, card }, { kind: 'skillTaken', by, from });
}

/**
 * Takes cards of the Destiny deck into the hand and puts cards of the hand back; the first one put back will be drawn
 * first.
 */
export const glimpseDestinyProcedure = procedure(
  'glimpseDestiny',
  {
    take: (game, { seat, left }) => {
      const cards = takeDestiny(game, left);
      game.player(seat).hand.push(...cards);
      game.tellSecretly(
        [seat],
        { kind: 'destinyTaken', seat, count: cards.length, cards },
        {
          kind: 'destinyTaken',
          seat,
          count: cards.length,
        },
      );
    },
    ask: (game, { seat, left, why }) => {
      const { hand } = game.player(seat);
      if (left === 0 || hand.length === 0) game.goto('put');
      else
        game.ask({
          seat,
          topic: { kind: 'putOnDestiny', left, why },
          choices: skillCardChoices(hand),
          privacy: 'private',
        });
    },
    choose: (game, data, frame) => {
      const { card } = answerOf(frame, data.seat, 'skillCard');
      removeCards(game.player(data.seat).hand, [card]);
      data.put.push(card);
      data.left -= 1;
      game.goto('ask');
    },
    put: (game, { seat, put }) => {
      game.state.destiny.push(...[...put].reverse());
      game.tellSecretly(
        [seat],
        { kind: 'destinyPut', seat, count: put.length, cards: [...put] },
        {
          kind: 'destinyPut',
          seat,
          count: put.length,
        },
      );
    },
  },
  undefined,
  { put: secret('skill', actor) },
);

export const drawNamedProcedure = procedure('drawNamed', {
  name: (game, { by, seat, why }) => {
    const open = skillsInGame(game.state).filter((skill) => canDraw(game.state, skill));
    game.ask({
      seat: by,
      topic: { kind: 'nameDraw', to: seat, why },
      choices: open.map((skill): Choice => ({ id: skill, kind: 'skill', skill })),
    });
  },
  draw: (game, { by, seat, why }, frame) => {
    // None where all decks are empty.
    const choice = answerIfAny(frame, by, 'skill');
    if (choice !== undefined) drawSkills(game, seat, [choice.skill], why);
  },
});

/** R-CHK-60: after the reveal, seen by all and without a limit. */
export const addToCheckProcedure = procedure('addToCheck', {
  ask: (game, { seat, count, why }) => {
    const { hand } = game.player(seat);
    game.ask({
      seat,
      topic: { kind: 'addToCheck', why, ...defined({ count }) },
      choices: skillCardChoices(hand),
      min: Math.min(count ?? 1, hand.length),
      max: count ?? hand.length,
      privacy: 'private',
    });
  },
  add: (game, { seat }, frame) => {
    const cards = answersOf(frame, seat, 'skillCard').map(({ card }) => card);
    removeCards(game.player(seat).hand, cards);
    addToCheck(runningCheck(game), cards, seat);
    game.tell({ kind: 'contributed', seat, count: cards.length, cards });
  },
});
