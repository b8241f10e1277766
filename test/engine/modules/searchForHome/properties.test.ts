/** Random games on the Search for Home: Missions are never made or lost, and nobody learns too much. */
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

const onTheWay = gamesAt(tables.filter(({ objective }) => objective === 'searchForHome'), fc.constant(false));

const runs = ({ stack }: GameState, ...procedures: ReadonlyArray<string>): boolean =>
  stack.some(({ procedure }) => procedures.includes(procedure));
/** What somebody looks at in secret, or what a Mission is about. */
const ofHome = (state: GameState): boolean =>
  runs(state, 'mission', 'lookAtMission', 'payTribute', 'arrangeCrises', 'searchSkillDeck', 'sendOut');

test('R-SET-110 R-DAY-75 each of the 8 Missions is in the deck, on its pile, on its space or beside the objective', () => {
  let made = 0;
  fc.assert(
    fc.property(onTheWay, (game) => {
      play(game, undefined, (_events, state) => {
        const home = state.modules.searchForHome;
        if (home === undefined) return;
        const { missions: { deck, discard }, active, rebel } = home;
        const beside = state.travelled.filter((card) => card.startsWith('mission/'));
        const all = [...deck, ...discard, ...beside, ...(active === undefined ? [] : [active.card])];
        expect([all.length, new Set(all).size]).toEqual([8, 8]);
        expect(state.boardsToCome.includes('rebelBasestar')).toBe(rebel === undefined);
        made += active === undefined ? 0 : 1;
      });
    }),
    { numRuns: 60 },
  );
  expect(made).toBeGreaterThan(0);
});

test('R-DAY-63 R-DAY-81 R-LOY-27 whatever a seat may not know can be dealt anew without a trace in its view', () => {
  fc.assert(
    fc.property(onTheWay, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      play(game, ({ state }) => {
        if (!ofHome(state) && randomBelow(random, 8) !== 0) return;
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
});

test('R-LOY-27 who is asked what does not depend on what is hidden', () => {
  fc.assert(
    fc.property(onTheWay, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      play(game, (moment) => {
        const { state, decision } = moment;
        if (isBound(moment) || (!ofHome(state) && randomBelow(random, 8) !== 0)) return;
        expectAlike(course(copyOf(state), moment), course(otherwise(state, decision.seat, random), moment));
      });
    }),
    { numRuns: 5 },
  );
});

test('a stored game goes on the same from every moment of a Mission and of the Rebel Basestar', () => {
  fc.assert(
    fc.property(onTheWay, (game) => {
      play(game, ({ state }) => {
        if (ofHome(state)) expect(differences(readState(JSON.parse(JSON.stringify(state)), stateVersion), state)).toEqual([]);
      });
    }),
    { numRuns: 5 },
  );
});
