/** Everything that the status repeats is among the changes since the last picture, in any kind of game. */
import { describe, expect, test } from 'vitest';
import { changesBetween, describeChanges } from '../../render/changes.ts';
import { describeBoard, describeStatus } from '../../src/engine/describe/index.ts';
import { view } from '../../src/engine/index.ts';
import type { Names } from '../../src/engine/describe/types.ts';
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { lateGame } from '../../src/tools/pictures/views/index.ts';
import { alike, variants } from '../../src/tools/play/tables.ts';
import { play, tables } from '../engine/properties/randomGames.ts';
import { tries } from '../soak.ts';
import { groupOf, recordView, textsIn } from './recorder.ts';
import type { Recording } from './recorder.ts';

const names: Names = { seat: (seat) => `Seat ${seat}`, character: (id) => id };
const human = 'loyalty/base/you-are-not-a-cylon';

/** Without what is told elsewhere: who is to act, the check, hands; where people are has its panels. */
function calm(shown: GameView, before: GameView): GameView {
  const players = shown.players.map((player, seat) => ({
    ...player,
    handCount: 0,
    character: before.players[seat]?.character,
    place: before.players[seat]?.place ?? player.place,
  }));
  return { ...shown, players, turn: 1, phase: 'action', current: 0, waitingFor: [], check: undefined };
}

const boxes = alike(tables);
const some = boxes.filter((_, index) => index % Math.ceil(boxes.length / tries(4)) === 0 || index === boxes.length - 1);

test.each(some.map((group, index) => [index, group.at(-1)] as const))(
  'random game %i',
  { timeout: 60_000 },
  (index, options) => {
    if (options === undefined) return;
    const untold: Array<string> = [];
    let last: GameView | undefined;
    let steps = 0;
    play(
      {
        seed: `changes ${index}`,
        options: { ...options, ...variants[index % variants.length] },
        headStart: index % 2 === 0,
      },
      undefined,
      (_events, state) => {
        const now = view(state, 'public');
        const before = last;
        last = now;
        if (before === undefined || before.phase === 'setup' || now.over !== undefined) return;
        steps += 1;
        const [old, fresh] = [describeStatus(calm(before, before), names), describeStatus(calm(now, before), names)];
        if (old !== fresh && changesBetween(before, now).length === 0)
          untold.push(
            fresh
              .split('\n')
              .filter((line) => !old.includes(line))
              .join(' / '),
          );
      },
    );
    expect(steps).toBeGreaterThan(20);
    expect(untold).toEqual([]);
  },
);

describe('each alone', () => {
  const inNebula = (): GameView => {
    const shown = lateGame();
    const lying = ['location/base/sickbay'];
    return { ...shown, modules: { ...shown.modules, ionianNebula: { pool: 12, lying, crossroads: [] } } };
  };
  const changed =
    (seat: number, change: Partial<PlayerView>) =>
    (shown: GameView): GameView => ({
      ...shown,
      players: shown.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
    });
  const nebula =
    (change: object) =>
    (shown: GameView): GameView => {
      const { ionianNebula } = shown.modules;
      return ionianNebula === undefined
        ? shown
        : { ...shown, modules: { ...shown.modules, ionianNebula: { ...ionianNebula, ...change } } };
    };

  test.each<[string, () => GameView, (shown: GameView) => GameView, string]>([
    ['trauma tokens of a player', inNebula, changed(0, { modules: { ionianNebula: { count: 9 } } }), 'player/0'],
    ['the pool of trauma tokens', inNebula, nebula({ pool: 40 }), 'trauma'],
    ['where trauma tokens lie', inNebula, nebula({ lying: ['location/base/brig'] }), 'location/location/base/'],
    ['who infiltrates', lateGame, changed(0, { infiltrating: true }), 'player/0'],
    ['cards that come into play', lateGame, (shown) => ({ ...shown, inPlay: [...shown.inPlay, human] }), 'crisis'],
    ['cards that leave play', lateGame, (shown) => ({ ...shown, inPlay: [] }), 'crisis'],
    [
      'a truce',
      lateGame,
      (shown) => ({ ...shown, modules: { ...shown.modules, negotiation: { truce: true } } }),
      'crisis',
    ],
    [
      'Scar',
      lateGame,
      (shown) => ({
        ...shown,
        ships: shown.ships.map((ship) => (ship.kind === 'raider' ? { ...ship, scar: true as const } : ship)),
      }),
      'area/',
    ],
  ])('%s', (_what, make, change, panel) => {
    const before = make();
    const panels = changesBetween(before, change(before)).map((one) => one.panel);
    expect(panels.length).toBeGreaterThan(0);
    expect(panels.filter((one) => !one.startsWith(panel) && !one.startsWith('location/'))).toEqual([]);
    expect(panels.some((one) => one.startsWith(panel))).toBe(true);
    expect(describeChanges(before, change(before), 'en')).not.toBe('');
  });
});

test('R-EXE-43: Loyalty cards that lie open are in the status, the alternative text and the picture', () => {
  const before = lateGame();
  const proven = before.players.find(({ cylon }) => cylon === undefined);
  if (proven === undefined) throw new Error('nobody is human');
  const after: GameView = {
    ...before,
    players: before.players.map((player) =>
      player === proven ? { ...player, loyaltyCount: 3, openLoyalty: [human, human] } : player,
    ),
  };
  const lineOf = (shown: GameView): string | undefined =>
    describeStatus(shown, names)
      .split('\n')
      .find((line) => line.startsWith(`Seat ${proven.seat}:`));
  expect(lineOf(after)).toContain('3 Loyalty cards, faceup: 2 × You Are Not a Cylon');
  expect(lineOf(before)).not.toContain('faceup');
  const board = describeBoard(after, names, 4000);
  expect(board).toMatch(new RegExp(`aceup Loyalty cards: .*Seat ${proven.seat} \\(2 × You Are Not a Cylon\\)`));
  const panel = `player/${proven.seat}`;
  const [old, fresh] = [before, after].map((shown) => recordView(shown));
  if (old === undefined || fresh === undefined) throw new Error('nothing was drawn');
  expect(groupOf(fresh, panel)).toBeDefined();
  const twos = (drawn: Recording): number => textsIn(drawn, panel).filter((text) => text === '2').length;
  expect(twos(fresh)).toBeGreaterThan(twos(old));
});
