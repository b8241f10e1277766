/**
 * The changes of each objective to a journey that would lead to Kobol: R-SET-11, R-JMP-31, R-JMP-40, R-NCA-10,
 * R-ION-60, R-ION-85.
 */
import { expect, test } from 'vitest';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { withHome } from '../../homeScene.ts';
import { nebulaScene, withNebula } from '../../nebulaScene.ts';
import { withNewCaprica } from '../../newCapricaScene.ts';
import { scene, type Table } from '../../scene.ts';

/** Distances 3, 1 and 2. */
const [three, one, two] = ['asteroid-field', 'icy-moon', 'deep-space'] as const;
const seven = [three, three, one];
const eight = [three, three, two];
const ten = [three, three, three, one];

/** The Sleeper Agent phase is over; what these destinations bring happens now. */
function after(travelled: ReadonlyArray<string>, options: Partial<GameOptions> = {}): Table {
  const set = { players: ['adama', 'roslin', 'tyrol'], travelled, milestones: ['sleeperAgent'] } as const;
  return scene({ ...set, options })
    .call('milestones', {})
    .settle();
}
const events = (game: Table): ReadonlyArray<string> => game.told('milestone').map(({ event }) => event);

test('objective newCaprica: R-NCA-10 at distance 7 the fleet settles; on the way to Kobol nothing happens there', () => {
  const settled = after(seven, withNewCaprica);
  expect([events(settled), settled.told('newCapricaPhase').length]).toEqual([['newCapricaPhase'], 1]);
  const usual = after(seven);
  expect([events(usual), usual.state.modules.newCaprica]).toEqual([[], undefined]);
  expect([events(after(eight, withNewCaprica)), events(after(eight))]).toEqual([['newCapricaPhase'], ['finalJump']]);
});

test('objective ionianNebula: R-ION-60 R-ION-85 the Crossroads phase comes before the last jump; none on the way to Kobol', () => {
  expect(events(after(eight, withNebula))).toEqual(['crossroadsPhase', 'finalJump']);
  expect(events(after(eight))).toEqual(['finalJump']);
});

test('objective searchForHome: R-JMP-40 the last jump is the one after distance 10, to Kobol the one after distance 8', () => {
  expect([eight, ten].map((travelled) => events(after(travelled, withHome)))).toEqual([[], ['finalJump']]);
  expect([seven, eight].map((travelled) => events(after(travelled)))).toEqual([[], ['finalJump']]);
});

test('R-JMP-31 R-JMP-34 ionianNebula: two milestones at 8, one after the other; the next jump, not this one, is the last', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol'],
    trauma: {},
    milestones: ['sleeperAgent'],
    travelled: ['deep-space', 'deep-space', 'deep-space'],
    destinations: ['deep-space', 'icy-moon'],
  });
  game.jump().choose('adama', 'deep-space').settle();
  expect(game.told('milestone').map(({ event, distance }) => [event, distance])).toEqual([
    ['crossroadsPhase', 8],
    ['finalJump', 8],
  ]);
  expect([game.told('jumped').map(({ final }) => final), game.state.over]).toEqual([[false], undefined]);
  expect(game.jump().settle().state.over).toMatchObject({ winner: 'humans' });
});
