/** Random games on the Search for Home: Missions are never made or lost, and no one learns too much. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { randomBelow, type RandomState } from '../../../../src/engine/flow/random.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import { asksAlike, leavesNoTrace, readsAlike } from '../../properties/observers/hidden.ts';
import { gamesAt, tables } from '../../properties/randomGames.ts';
import { observer, watchGames } from '../../properties/watching.ts';
import { tries } from '../../../soak.ts';

const onTheWay = gamesAt(
  tables.filter(({ objective }) => objective === 'searchForHome'),
  fc.constant(false),
);

const runs = ({ stack }: GameState, ...procedures: ReadonlyArray<string>): boolean =>
  stack.some(({ procedure }) => procedures.includes(procedure));
/** Cards that someone looks at in secret, or that a Mission is about. */
const ofHome = (state: GameState): boolean =>
  runs(state, 'mission', 'lookAtMission', 'payTribute', 'arrangeCrises', 'searchSkillDeck', 'sendOut');

const now = (state: GameState, random: RandomState): boolean => ofHome(state) || randomBelow(random, 8) === 0;

let made = 0;

watchGames(onTheWay, [
  observer(
    'R-SET-110 R-DAY-75 each of the 8 Missions is in the deck, on its pile, on its space or beside the objective',
    tries(24, 1200),
    () => ({
      after(_events, state) {
        const home = state.modules.searchForHome;
        if (home === undefined) return;
        const {
          missions: { deck, discard },
          active,
          rebel,
        } = home;
        const beside = state.travelled.filter((card) => card.startsWith('mission/'));
        const all = [...deck, ...discard, ...beside, ...(active === undefined ? [] : [active.card])];
        expect([all.length, new Set(all).size]).toEqual([8, 8]);
        expect(state.boardsToCome.includes('rebelBasestar')).toBe(rebel === undefined);
        made += active === undefined ? 0 : 1;
      },
    }),
    () => {
      expect(made).toBeGreaterThan(0);
    },
  ),

  observer(
    'R-DAY-63 R-DAY-81 R-LOY-27 whatever a seat may not know can be dealt again without a trace in its view',
    tries(3, 100),
    leavesNoTrace(now),
  ),

  observer('R-LOY-27 who is asked what does not depend on what is hidden', tries(3, 100), asksAlike(now)),

  observer(
    'a stored game goes on the same from every moment of a Mission and of the Rebel Basestar',
    tries(3, 100),
    readsAlike(ofHome),
  ),
]);
