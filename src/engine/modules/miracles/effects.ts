/** Gaining and spending miracle tokens: R-DAY-03, R-DAY-06, R-DAY-07. */
import type { MiracleCondition, MiracleVerb } from '../../../catalogue/effects/miracles.ts';
import type { ConditionTests } from '../../conditions.ts';
import { answerIfAny } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { isAt, locationOf, seatsInPlay, seatsOf } from '../../pieces/players.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { always, onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { changeMiracles, gainMiracle, mayGainMiracle, miraclesOf } from './tokens.ts';

export interface MiraclesEffectProcedures {
  tradeMiracle: { readonly seat: Seat; readonly why: CardId };
}

export const miracleConditionTests: ConditionTests<MiracleCondition> = {
  mayGainMiracle: (state, _flag, seat) => mayGainMiracle(state, seat),
};

export const miracleHandlers: EffectHandlers<MiracleVerb> = {
  gainMiracle: always((game, { who, ifNone }, context) => {
    for (const seat of seatsOf(game.state, who, context)) {
      if (ifNone !== true || miraclesOf(game.state, seat) === 0) gainMiracle(game, seat, context.source);
    }
  }),
  tradeMiracle: onlyIf(
    ({ state }, _value, seat) => waysToTrade(state, seat).length > 0,
    (game, _value, { you, source }) => {
      game.call('tradeMiracle', { seat: you, why: source });
    },
  ),
};

/** R-DAY-02, R-DAY-06: with another player at the same location, as far as either may have one more. */
function waysToTrade(state: GameState, seat: Seat): Array<Choice> {
  const here = locationOf(state, seat);
  const others = seatsInPlay(state).filter((other) => other !== seat && here !== undefined && isAt(state, other, here));
  const way = (other: Seat, one: 'give' | 'take'): Choice => ({
    id: `${one}${other}`,
    kind: 'passMiracle',
    seat: other,
    way: one,
  });
  return others.flatMap((other) => [
    ...(miraclesOf(state, seat) > 0 && mayGainMiracle(state, other) ? [way(other, 'give')] : []),
    ...(miraclesOf(state, other) > 0 && mayGainMiracle(state, seat) ? [way(other, 'take')] : []),
  ]);
}

export const tradeMiracleProcedure = procedure('tradeMiracle', {
  ask: (game, { seat, why }) => {
    const choices = waysToTrade(game.state, seat);
    if (choices.length > 0) game.ask({ seat, topic: { kind: 'passMiracle', why }, choices });
  },
  pass: (game, { seat, why }, frame) => {
    // None where no token can be passed.
    const choice = answerIfAny(frame, seat, 'passMiracle');
    if (choice === undefined) return;
    const [from, to] = choice.way === 'give' ? [seat, choice.seat] : [choice.seat, seat];
    changeMiracles(game.state, from, -1);
    changeMiracles(game.state, to, 1);
    game.tell({ kind: 'miraclePassed', from, to, why });
  },
});
