/** Whole games with everything of Exodus, of which everything that anyone would read is read. */
import { expect, test } from 'vitest';
import { answer, decisions, defaultOptions, startGame, view } from '../../../src/engine/index.ts';
import {
  describeBoard,
  describeChoice,
  describeDecision,
  describeEvent,
  describePass,
  describeStatus,
} from '../../../src/engine/describe/index.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { randomNumbers } from '../../../src/players/randomNumbers.ts';
import { names } from '../describe/samples.ts';
import { faultsOf, faultsOfSentences } from '../describe/wording.ts';
import { fleetScene } from '../fleetScene.ts';

const everything = ['personalGoals', 'finalFive', 'cylonFleet'];
const tables: ReadonlyArray<readonly [string, Partial<GameOptions>]> = [
  ['5 players to Kobol', { players: 5, expansions: ['exodus'] }],
  ['4 players to the Nebula', { players: 4, expansions: ['exodus'], objective: 'ionianNebula' }],
  [
    '6 players with a Cylon Leader to the Nebula',
    {
      players: 6,
      expansions: ['pegasus', 'exodus'],
      objective: 'ionianNebula',
      cylonLeader: true,
    },
  ],
];

test.each(tables)('%s: every word is finished', (_, options) => {
  const { state, events } = startGame({ ...defaultOptions, ...options, switches: everything }, 'words of Exodus');
  const random = randomNumbers('players of Exodus');
  const faults = new Set(events.flatMap(({ what }) => faultsOf(describeEvent(what, names))));
  const note = (found: ReadonlyArray<string>): void => found.forEach((fault) => faults.add(fault));
  for (let n = 0; n < 900 && state.over === undefined; n += 1) {
    // Nothing runs out, so that it goes far enough.
    for (const resource of ['fuel', 'food', 'morale', 'population'] as const) state.resources[resource] ||= 8;
    state.boarding = state.boarding.filter((space) => space < 3);
    const open = decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined) break;
    const { title, help } = describeDecision(decision, names);
    note([...faultsOf(title), ...faultsOfSentences(help)]);
    const choices = decision.choices.map((choice) => describeChoice(choice, decision, names));
    for (const { label, detail } of decision.min === 0 ? [...choices, describePass(decision, names)] : choices) {
      note([...faultsOf(label), ...(detail === '' ? [] : faultsOf(detail))]);
    }
    if (n % 25 === 0) {
      const seen = view(state, decision.seat);
      const board = describeBoard(seen, names);
      note(describeStatus(seen, names).split('\n').flatMap(faultsOf));
      // What does not fit any more is cut off.
      if (!board.endsWith('…')) note(faultsOfSentences(board));
    }
    for (const { what } of answer(state, decision.seat, decision.id, chooseAtRandom(decision, random)).events) {
      note(faultsOf(describeEvent(what, names)));
    }
  }
  expect([...faults]).toEqual([]);
});

test('R-FLT-70 R-FLT-62 R-FLT-63 what is told of a jump and a nuke is true with the Cylon Fleet board, and titles are listed', () => {
  const game = fleetScene({
    players: ['tigh', 'starbuck', 'roslin'],
    titles: { president: 'tigh', admiral: 'tigh', cag: 'tigh' },
    ships: { stern: { civilian: 1 } },
    nukes: 1,
  });
  expect(describeBoard(game.view('public'), names)).toMatch(/, President, Admiral and CAG: /);
  game.actions('tigh').choose('tigh', 'nukeArea').dice(2).choose('tigh', 'bow').decline();
  expect(game.told('areaNuked').map((what) => describeEvent(what, names))).toEqual([
    'A nuke explodes at the bow (2): enough to damage 1 basestar twice',
  ]);
  game.jump().settle();
  expect(game.told('jumped').map((what) => describeEvent(what, names))).toEqual(['The fleet jumps']);
});

test('R-ION-03 two sorts of tokens and a disaster are listed in one sentence', () => {
  const tokens = ['benevolent', 'antagonistic', 'disaster'].map((symbol) => `token/exodus/trauma-${symbol}`);
  expect(describeEvent({ kind: 'traumaDrawn', seat: 0, count: 3, tokens, why: 'setup' }, names)).toMatch(
    / draws 1 benevolent and 1 antagonistic trauma tokens and 1 disaster/,
  );
});
