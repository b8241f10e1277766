/** The engine's own promises, kept by games with the made-up expansion that are played at random. */
import { expect, test, vi } from 'vitest';
import '../../madeUp/tempest/plugIn.ts';
import { catalogue } from '../../../src/catalogue/index.ts';
import { randomBelow } from '../../../src/engine/flow/random.ts';
import { answer } from '../../../src/engine/index.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { asksAlike, leavesNoTrace } from '../properties/observers/hidden.ts';
import { savedAtEveryStep } from '../properties/observers/saving.ts';
import { begin, gamesAt, play, shelves, tables } from '../properties/randomGames.ts';
import { observer, watchGames } from '../properties/watching.ts';
import { tries } from '../../soak.ts';
import { longTestLimit } from '../../patience.ts';

vi.mock('../../../src/catalogue/index.ts', async () => (await import('../../madeUp/catalogue.ts')).withTempest());

// Whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: longTestLimit });

/** Every table with Tempest, with and without its option. */
const withTempest = tables.filter(({ expansions }) => expansions.includes('tempest'));

test('its tables are among those that the rules allow, with every objective and beside other expansions', () => {
  const boxes = withTempest.map(({ expansions, objective }) => `${objective} ${[...expansions].sort().join()}`);
  const selections = shelves.filter((shelf) => shelf.includes('tempest'));
  const allowed = [...catalogue.objectives.values()].flatMap(({ objective, expansion }) => {
    const possible = selections.filter((shelf) => expansion === 'base' || shelf.includes(expansion));
    return possible.map((shelf) => `${objective} ${[...shelf].sort().join()}`);
  });
  expect(new Set(boxes)).toEqual(new Set(allowed));
  expect(allowed).toEqual(
    expect.arrayContaining(['kobol tempest', 'stormFront tempest', 'stormFront pegasus,tempest', 'newCaprica pegasus,tempest']),
  );
  expect(withTempest.some(({ switches = [] }) => switches.includes('hardened'))).toBe(true);
});

/** How many of each card and civilian ship of any deck lie on the table, wherever somebody keeps them. */
function inventory({ stack: _stack, decisions: _decisions, thisTurn: _thisTurn, ...table }: GameState): Map<string, number> {
  const found = new Map<string, number>();
  const cards = /"(skill|crisis|super-crisis|quorum|destination|loyalty|rumour|token\/[a-z]+\/civilian-ship)[/-][^"]*"/g;
  const ids = JSON.stringify(table).match(cards) ?? [];
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

/** Of that model: in space, in the boxes, and in the hand of whoever is still asked for the next one. */
function vipers({ ships, reserves, damagedCraft, destroyed, stack }: GameState, model: string): number {
  const flying = ships.filter((ship) => ship.kind === 'viper' && ship.model === model).length;
  const picked = stack.flatMap(({ data }): ReadonlyArray<unknown> => ('picked' in data && Array.isArray(data.picked) ? data.picked : []));
  const boxed = [reserves, damagedCraft, destroyed].reduce((sum, box) => sum + (box[model] ?? 0), 0);
  return flying + boxed + picked.filter((one) => one === model).length;
}

watchGames(gamesAt(withTempest), [
  savedAtEveryStep(tries(3, 100)),

  observer('undo: the same answers up to any step give the same game again, to the letter', tries(3, 100), (game, random) => {
    const answers: Array<{ readonly seat: number; readonly id: string; readonly choice: ReadonlyArray<string> }> = [];
    const states: Array<string> = [];
    return {
      before({ state, decision, choice }) {
        states.push(JSON.stringify(state));
        answers.push({ seat: decision.seat, id: decision.id, choice });
      },
      end() {
        const kept = randomBelow(random, states.length);
        const again = begin(game);
        for (const { seat, id, choice } of answers.slice(0, kept)) answer(again, seat, id, choice);
        expect(JSON.stringify(again)).toBe(states[kept]);
      },
    };
  }),

  observer('R-CMB-03 no card, no viper and no raider is made or lost, on whatever board they are', tries(8), () => {
    let first: Map<string, number> | undefined;
    return {
      before({ state }) {
        const { supply, modules: { tempest, cylonFleet } } = state;
        expect([vipers(state, 'viper'), vipers(state, 'stormViper')]).toEqual([cylonFleet === undefined ? 8 : 6, 2]);
        const away = (tempest?.raiders ?? 0) + Object.values(cylonFleet?.ships ?? {}).reduce((sum, { raider }) => sum + raider, 0);
        const raiders = state.ships.filter(({ kind }) => kind === 'raider').length + supply.raider + away;
        expect(raiders).toBe(cylonFleet === undefined ? 16 : 20);
        expect(tempest?.held.every(({ grit }) => grit >= 0 && grit <= 3)).toBe(true);
        if (state.stack.at(-1)?.procedure !== 'move' || state.stack.at(-2)?.procedure !== 'turn') return;
        const now = inventory(state);
        first ??= now;
        expect([...new Set([...first.keys(), ...now.keys()])].filter((id) => first?.get(id) !== now.get(id))).toEqual([]);
      },
      end() {
        const rumours = [...(first ?? new Map<string, number>())].filter(([id]) => id.startsWith('"rumour/'));
        expect(rumours.reduce((sum, [, count]) => sum + count, 0)).toBe(15);
      },
    };
  }),

  observer(
    'R-LOY-20 R-LOY-27 what a seat may not know leaves no trace in its view, and every part of the state is declared', tries(3, 120),
    leavesNoTrace((_state, random) => randomBelow(random, 4) === 0),
  ),

  observer(
    'R-LOY-03 R-LOY-27 whatever is hidden, everybody hears the same and the same players are asked', tries(3, 100),
    asksAlike((_state, random) => randomBelow(random, 4) === 0),
  ),
]);

/** What happened that is of Tempest alone: what no random game ever does is not proved by any of them. */
test('the games above do all that the expansion brings', () => {
  const seen = new Set<string>();
  const note = (what: string, is: boolean): void => {
    if (is) seen.add(what);
  };
  for (let n = 0; n < 40 && seen.size < 9; n += 1) {
    const options = withTempest[(n * 7) % withTempest.length];
    if (options === undefined) throw new Error('there is no table');
    play({ seed: `tempest ${n}`, options, headStart: n % 2 === 0 }, ({ state, decision }) => {
      note('held', state.modules.tempest?.held.some(({ rumours }) => rumours.length > 0) === true);
      note('spread', (state.modules.tempest?.rumours.discard.length ?? 0) > 0);
      note('hidden', (state.modules.tempest?.raiders ?? 0) > 0);
      note('omen', state.modules.tempest?.held.some(({ shown }) => shown.length > 0) === true);
      note('title', state.titles['stormLeader'] === decision.seat);
      note('flown', state.ships.some((ship) => ship.kind === 'viper' && ship.model === 'stormViper'));
      note('squall', state.stack.some(({ data }) => 'kind' in data && data.kind === 'squall'));
      note('storm', state.milestones.includes('stormBreaks'));
      note('out', state.players.some(({ out }) => out === true));
    });
  }
  expect([...seen].sort()).toEqual(['flown', 'held', 'hidden', 'omen', 'out', 'spread', 'squall', 'storm', 'title']);
});
