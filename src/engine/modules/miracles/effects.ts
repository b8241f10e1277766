/** Gaining and spending miracle tokens: R-DAY-03, R-DAY-06, R-DAY-07. */
import type { MiracleCondition, MiracleVerb } from '../../../catalogue/effects/miracles.ts';
import { conditionsHold } from '../../conditions.ts';
import { seatsOf } from '../../pieces/players.ts';
import { always, effectDeeds, onlyIf } from '../../verbs.ts';
import { changeMiracles, gainMiracle, mayGainMiracle, miraclesOf } from './tokens.ts';

conditionsHold<MiracleCondition>({
  hasMiracles: (state, count, seat) => miraclesOf(state, seat) >= count,
  mayGainMiracle: (state, _flag, seat) => mayGainMiracle(state, seat),
});

effectDeeds<MiracleVerb>({
  gainMiracle: always((game, { who, ifNone }, context) => {
    for (const seat of seatsOf(game.state, who, context)) {
      if (ifNone !== true || miraclesOf(game.state, seat) === 0) gainMiracle(game, seat, context.source);
    }
  }),
  spendMiracles: onlyIf(({ state }, count, seat) => miraclesOf(state, seat) >= count, (game, count, { you, source }) => {
    if (miraclesOf(game.state, you) < count) return;
    changeMiracles(game.state, you, -count);
    game.tell({ kind: 'miracleSpent', seat: you, count, why: source });
  }),
});
