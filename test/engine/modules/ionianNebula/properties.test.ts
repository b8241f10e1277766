/** Random games that reach the Ionian Nebula: tokens are never made or lost, nobody learns too much, and nothing gets stuck. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { randomBelow, seedRandom } from '../../../../src/engine/flow/random.ts';
import { disguise, readState, view } from '../../../../src/engine/index.ts';
import { undeclared } from '../../../../src/engine/secrets/index.ts';
import { stateVersion, type GameState } from '../../../../src/engine/types/state.ts';
import { course, expectAlike, isBound, otherwise } from '../../properties/courses.ts';
import { copyOf } from '../../properties/disguise.ts';
import { differences, gamesAt, play, tables } from '../../properties/randomGames.ts';

// Many whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: 240_000 });

const atTheNebula = tables.filter(({ objective }) => objective === 'ionianNebula');
const onTheWay = gamesAt(atTheNebula, fc.constant(true));

function traumaTokens({ decisions: _decisions, stack, ...table }: GameState): number {
  // Disasters that have been shown wait for the end of a draw; what somebody is asked about lies on the table.
  const shown = stack.flatMap(({ procedure, data }) => (procedure === 'drawTrauma' && 'shown' in data ? [data.shown] : []));
  return JSON.stringify([table, shown]).match(/token\/exodus\/trauma-/g)?.length ?? 0;
}

test('R-ION-01 R-ION-77 38 trauma tokens until the trial is over, then none; nobody holds a disaster; who is out has no say', () => {
  let [judged, out, finished] = [0, 0, 0];
  fc.assert(
    fc.property(onTheWay, (game) => {
      play(game, undefined, (_events, state) => {
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
          expect([player.hand.length, player.superCrises.length, Object.values(state.titles).includes(seat)]).toEqual([0, 0, false]);
          expect(state.over?.winners ?? []).not.toContain(seat);
        }
        expect(state.turn === 0 || state.players.some(({ out: gone }) => gone !== true)).toBe(true);
      });
    }),
    { numRuns: 12 },
  );
  expect([judged > 30, out > 0, finished]).toEqual([true, true, 12]);
});

test('R-ION-02 R-ION-14 R-LOY-27 whatever a seat may not know can be dealt anew without a trace in its view, in the phase too', () => {
  let inThePhase = 0;
  fc.assert(
    fc.property(onTheWay, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      play(game, ({ state }) => {
        const phase = state.stack.some(({ procedure }) => procedure === 'crossroadsPhase');
        inThePhase += phase ? 1 : 0;
        if (!phase && randomBelow(random, 4) !== 0) return;
        expect(undeclared(state)).toEqual([]);
        for (const viewer of [randomBelow(random, state.players.length), 'public' as const]) {
          const changed = copyOf(state);
          disguise(changed, viewer, random);
          expect(differences(view(changed, viewer), view(state, viewer))).toEqual([]);
        }
      });
    }),
    { numRuns: 5 },
  );
  expect(inThePhase).toBeGreaterThan(10);
});

test('R-ION-02 R-ION-89 who is asked what does not depend on what is hidden', () => {
  fc.assert(
    fc.property(onTheWay, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      play(game, (moment) => {
        const { state, decision } = moment;
        const phase = state.stack.some(({ procedure }) => procedure === 'crossroadsPhase');
        if (isBound(moment) || (!phase && randomBelow(random, 4) !== 0)) return;
        expectAlike(course(copyOf(state), moment), course(otherwise(state, decision.seat, random), moment));
      });
    }),
    { numRuns: 5 },
  );
});

test('a stored game goes on the same from every moment of the phase', () => {
  fc.assert(
    fc.property(onTheWay, (game) => {
      play(game, ({ state }) => {
        if (!state.stack.some(({ procedure }) => procedure === 'crossroadsPhase')) return;
        expect(differences(readState(JSON.parse(JSON.stringify(state)), stateVersion), state)).toEqual([]);
      });
    }),
    { numRuns: 5 },
  );
});
