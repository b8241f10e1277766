/**
 * Random games that reach the Ionian Nebula: tokens are never made or lost, no one learns too much, and nothing gets
 * stuck.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import { randomBelow, type RandomState } from '../../../../src/engine/flow/random.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import { asksAlike, leavesNoTrace, readsAlike } from '../../properties/observers/hidden.ts';
import { gamesAt, tables } from '../../properties/randomGames.ts';
import { observer, watchGames } from '../../properties/watching.ts';
import { tries } from '../../../soak.ts';

const atTheNebula = tables.filter(({ objective }) => objective === 'ionianNebula');
const onTheWay = gamesAt(atTheNebula, fc.constant(true));

function traumaTokens({ decisions: _decisions, stack, ...table }: GameState): number {
  // Disasters that have been shown wait for the end of a draw; what someone is asked about lies on the table.
  const shown = stack.flatMap(({ procedure, data }) =>
    procedure === 'drawTrauma' && 'shown' in data ? [data.shown] : [],
  );
  return JSON.stringify([table, shown]).match(/token\/exodus\/trauma-/g)?.length ?? 0;
}

const inThePhase = ({ stack }: GameState): boolean => stack.some(({ procedure }) => procedure === 'crossroadsPhase');
const now = (state: GameState, random: RandomState): boolean => inThePhase(state) || randomBelow(random, 4) === 0;

let [judged, out, finished, phases] = [0, 0, 0, 0];

watchGames(onTheWay, [
  observer(
    'R-ION-01 R-ION-77 38 trauma tokens until the trial is over, then none; nobody holds a disaster; who is out has no say',
    tries(12),
    () => ({
      after(_events, state) {
        const nebula = state.modules.ionianNebula;
        if (nebula === undefined) return;
        if (nebula.trial !== 'held') expect(traumaTokens(state)).toBe(nebula.trial === undefined ? 38 : 0);
        expect(nebula.trauma.flat().some((token) => token.endsWith('disaster'))).toBe(false);
        judged += nebula.trial === 'over' ? 1 : 0;
        finished += state.over === undefined ? 0 : 1;
        for (const [seat, player] of state.players.entries()) {
          if (player.out !== true) continue;
          out += 1;
          expect(state.decisions.some((decision) => decision.seat === seat)).toBe(false);
          expect([player.hand.length, player.superCrises.length, Object.values(state.titles).includes(seat)]).toEqual([
            0,
            0,
            false,
          ]);
          expect(state.over?.winners ?? []).not.toContain(seat);
        }
        expect(state.turn === 0 || state.players.some(({ out: gone }) => gone !== true)).toBe(true);
      },
    }),
    () => {
      expect([judged > 30, out > 0, finished]).toEqual([true, true, tries(12)]);
    },
  ),

  observer(
    'R-ION-02 R-ION-14 R-LOY-27 whatever a seat may not know can be dealt again without a trace in its view, in the phase too',
    tries(5),
    leavesNoTrace((state, random) => {
      phases += inThePhase(state) ? 1 : 0;
      return now(state, random);
    }),
    () => {
      expect(phases).toBeGreaterThan(10);
    },
  ),

  observer('R-ION-02 R-ION-89 who is asked what does not depend on what is hidden', tries(5), asksAlike(now)),

  observer('a stored game goes on the same from every moment of the phase', tries(5), readsAlike(inThePhase)),
]);
