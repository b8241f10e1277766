/** Effects on players: hands, places, titles, Loyalty. */
import type { PlayerVerb } from '../../catalogue/effects/players.ts';
import type { Effects, EffectShapes } from '../../catalogue/effect.ts';
import { skills, type Skill } from '../../catalogue/vocabulary.ts';
import { answerIfAny, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { canDraw } from '../pieces/cards.ts';
import { ownSkills } from '../rules/turn/drawing.ts';
import { lookAtLoyalty } from '../rules/loyalty/looking.ts';
import { charactersAt, clockwise, humans, isAboard, isHeld, isHuman, placeFor, seatsOf } from '../pieces/players.ts';
import { personAt, personsOf } from '../pieces/persons.ts';
import { sendPlaceIds } from '../pieces/places.ts';
import { catalogue } from '../../catalogue/index.ts';
import { sendTo } from '../rules/basics/sending.ts';
import { giveTitle } from '../rules/titles/titles.ts';
import type { Choice } from '../types/decision.ts';
import type { LocationId, Seat } from '../types/ids.ts';
import type { EffectContext } from '../types/effectContext.ts';
import type { GameState } from '../types/state.ts';
import { seatsThatFit } from '../abilities/conditions.ts';
import { wouldMatter } from '../abilities/moments.ts';
import { rulesInPlay, sheetRule } from '../abilities/rules.ts';
import { executiveOrderTargets } from '../rules/turn/executiveOrder.ts';
import { mayHold } from '../pieces/titles.ts';
import { always, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

interface ChoosePlayerData {
  readonly by: Seat;
  readonly from: ReadonlyArray<Seat>;
  readonly optional: boolean;
  readonly then: Effects;
  readonly context: EffectContext;
}

export interface PlayersEffectProcedures {
  choosePlayer: ChoosePlayerData;
}

/** R-CRI-70: Cylon players are not affected, unless the card spares no one. */
function affected(game: Game, seats: ReadonlyArray<Seat>, { sparesNobody }: EffectContext): Array<Seat> {
  return seats.filter((seat) => sparesNobody === true || isHuman(game.state, seat));
}

/**
 * R-TURN-146, R-PEG-42: takes the following discards that belong to the same moment off the list, which goes on after
 * them.
 */
function atTheSameTime(game: Game): Array<EffectShapes['discard']> {
  const running = game.running('effects');
  const found: Array<EffectShapes['discard']> = [];
  for (;;) {
    const next = running?.list[running.at ?? 0];
    if (running === undefined || next === undefined || !('discard' in next) || next.discard.together !== true)
      return found;
    found.push(next.discard);
    running.at = (running.at ?? 0) + 1;
  }
}

/** R-NCA-36: a Quorum card means the place where its player is; everything else the place of the player who is sent. */
function goalOf(game: Game, goal: LocationId, { source, you }: EffectContext): LocationId {
  return catalogue.quorum.has(source) ? placeFor(game.state, you, goal) : goal;
}

function whoIsSent(state: GameState, who: EffectShapes['send']['who'], context: EffectContext): Array<Seat> {
  if (typeof who !== 'object') return personsOf(state, who, context).map(({ seat }) => seat);
  return 'at' in who ? charactersAt(state, who.at) : humans(state).filter((seat) => isAboard(state, seat, who.aboard));
}

function typesOf(
  game: Game,
  from: EffectShapes['draw']['from'],
  seat: Seat,
  { chosen }: EffectContext,
): ReadonlyArray<Skill> {
  if (typeof from !== 'string') return from;
  return from === 'any' ? skills : ownSkills(game.state, from === 'theirs' ? (chosen?.seat ?? seat) : seat);
}

/** R-TURN-153 (1): what the sheet takes off once for each Crisis card. */
function spared(game: Game, seat: Seat, { source }: EffectContext): number {
  const crisis = game.running('crisis');
  const less = sheetRule(game.state, seat, 'crisisDiscardsLess');
  if (less === undefined || crisis?.card !== source || crisis.superCrisis || crisis.spared?.includes(seat) === true)
    return 0;
  (crisis.spared ??= []).push(seat);
  return less;
}

export const playerHandlers: EffectHandlers<PlayerVerb> = {
  discard: always((game, first, context) => {
    const counts = new Map<Seat, number>();
    const wholeHands = new Set<Seat>();
    for (const { who, count } of [first, ...atTheSameTime(game)]) {
      for (const seat of affected(game, seatsOf(game.state, who, context), context)) {
        if (count === 'all') wholeHands.add(seat);
        // R-CRI-15: a seat that is meant twice discards for both.
        counts.set(seat, count === 'all' ? game.player(seat).hand.length : (counts.get(seat) ?? 0) + count);
      }
    }
    const from = [...counts].map(([seat, count]) => ({
      seat,
      count: count - spared(game, seat, context),
      ...(wholeHands.has(seat) ? ({ all: true } as const) : {}),
    }));
    if (from.length > 0) game.call('discard', { from, why: context.source, random: first.random === true });
  }),
  draw: always((game, { who, count, from }, context) => {
    // R-TURN-145: one after the other, from the player who causes it.
    const turns = clockwise(game.state, context.you);
    const seats = [...seatsOf(game.state, who, context)].sort(
      (one, other) => turns.indexOf(one) - turns.indexOf(other),
    );
    for (const seat of seats) {
      const types = typesOf(game, from, seat, context);
      game.call('drawChosen', {
        seat,
        left: count,
        from: types.filter((skill) => canDraw(game.state, skill)),
        why: context.source,
      });
    }
  }),
  send: always((game, { who, to }, context) => {
    const seats = whoIsSent(game.state, who, context);
    for (const seat of affected(game, seats, context))
      sendTo(game, seat, goalOf(game, sendPlaceIds[to], context), context.source);
  }),
  choosePlayer: onlyIf(somebodyFits, (game, { by, from, optional, then }, context) => {
    const [chooser] = seatsOf(game.state, by, context);
    if (chooser === undefined) return;
    game.call('choosePlayer', {
      by: chooser,
      from: seatsThatFit(game.state, from, chooser),
      optional: optional === true,
      then,
      context,
    });
  }),
  lookAtLoyalty: onlyIf(
    (game) => rulesInPlay(game.state, 'noLoyaltyLooks').length === 0,
    (game, { by, of, all }, context) => {
      const [looker] = seatsOf(game.state, by, context);
      const [target] = seatsOf(game.state, of, context);
      if (looker !== undefined && target !== undefined) lookAtLoyalty(game, looker, target, all === true);
    },
  ),
  giveTitle: always((game, { title, to }, context) => {
    const [seat] = seatsOf(game.state, to, context);
    if (seat !== undefined && mayHold(game.state, title, seat)) giveTitle(game, title, seat);
  }),
  release: always((game, value, context) => {
    const { who, to } = typeof value === 'object' ? value : { who: value, to: undefined };
    const anyShip = to === 'anyShip';
    const obliged = to === 'sameBoard';
    for (const { seat } of personsOf(game.state, who, context)) {
      if (isHeld(game.state, seat))
        game.call('release', { seat, by: context.you, why: context.source, anyShip, obliged });
    }
  }),
  executiveOrder: onlyIf(
    (game, _value, seat) => executiveOrderTargets(game.state, seat).length > 0,
    (game, _value, context) => {
      game.call('executiveOrder', { by: context.you, source: context.source, target: undefined });
    },
  ),
  extraActions: always((game, count, context) => {
    game.call('actions', { seat: context.you, grant: { by: 'effect', source: context.source, count }, taken: 0 });
  }),
  takeCard: always((game, _value, context) => {
    game.call('takeCard', { seat: context.you, from: undefined, why: context.source });
  }),
  handOverLoyalty: always((game, { upToDistance }, context) => {
    game.call('handOverLoyalty', { seat: context.you, upToDistance, why: context.source });
  }),
};

function somebodyFits(game: Game, { from, then }: EffectShapes['choosePlayer'], seat: Seat): boolean {
  return seatsThatFit(game.state, from, seat).length > 0 && wouldMatter(game, then, seat);
}

/** Someone chooses a player; the effects that follow know the player as `chosen`. */
export const choosePlayerProcedure = procedure('choosePlayer', {
  ask: (game, { by, from, optional, then, context }) => {
    const choices = from.map((seat): Choice => ({ id: `seat${seat}`, kind: 'seat', seat }));
    if (choices.length === 0) game.finish();
    else
      game.ask({
        seat: by,
        topic: { kind: 'choosePlayer', why: context.source, then },
        choices,
        min: optional ? 0 : 1,
        max: 1,
      });
  },
  then: (game, { by, then, context }, frame) => {
    const choice = answerIfAny(frame, by, 'seat');
    if (choice === undefined) return;
    game.tell({ kind: 'targetChosen', by, target: choice.seat, why: context.source });
    game.call('effects', { list: then, context: { ...context, chosen: personAt(game.state, choice.seat) } });
  },
});
