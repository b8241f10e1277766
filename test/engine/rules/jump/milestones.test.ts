/** Milestones by event (chapter 06), and that whatever an objective names is known to the rules and has words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../../../src/catalogue/index.ts';
import type { ObjectiveCard } from '../../../../src/catalogue/content.ts';
import { checkOptions, defaultOptions, readState } from '../../../../src/engine/index.ts';
import { describeEvent, describeOutcome } from '../../../../src/engine/describe/index.ts';
import { endingWords, milestoneWords } from '../../../../src/engine/describe/openWords.ts';
import { scene, type Scene, type Table } from '../../scene.ts';
import { newCapricaScene } from '../../newCapricaScene.ts';

const objectives = [...catalogue.objectives.values()];

test.each(objectives)('$id: each of its events has words, and so has its ending', ({ thresholds, ending }) => {
  expect(thresholds.filter(({ event }) => milestoneWords(event) === undefined)).toEqual([]);
  expect(endingWords(ending)).toBeDefined();
});

test('every cause with which the rules end a game has words', () => {
  const folder = 'src/engine';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join();
  const causes = [...source.matchAll(/endGame\(\w+, '\w+', '(\w+)'\)/g)].map(([, cause = '']) => cause);
  expect(causes).toEqual(expect.arrayContaining(['invasion', 'destruction', 'noCharacter']));
  expect(causes.filter((cause) => endingWords(cause) === undefined)).toEqual([]);
});

/** Two events at one distance, and an end of its own. */
const twin: ObjectiveCard = {
  id: 'objective/base/twin',
  name: 'Twin',
  expansion: 'base',
  copies: 1,
  objective: 'twin',
  onlyWith: ['twin'],
  replaces: 'objective/base/kobol',
  thresholds: [
    { distance: 8, event: 'sleeperAgent' },
    { distance: 8, event: 'finalJump' },
  ],
  ending: 'reachedTwin',
};
// The content of a running program is closed; a test opens it for an objective of its own.
const deck = catalogue.objectives as Map<string, ObjectiveCard>;

beforeAll(() => {
  deck.set(twin.id, twin);
});
afterAll(() => deck.delete(twin.id));

const options = { objective: 'twin' } as const;
const at = (set: Partial<Scene>): Table => scene({ players: ['tigh', 'zarek', 'roslin'], options, ...set });
const six = ['asteroid-field', 'desolate-moon'];

test('R-JMP-31 R-JMP-34 two events at one distance: both happen, one after the other, and the jump that brings them is not the last', () => {
  const game = at({ travelled: six, destinations: ['deep-space', 'icy-moon'] })
    .jump()
    .settle();
  expect(game.told('milestone').map(({ event }) => event)).toEqual(['sleeperAgent', 'finalJump']);
  const kinds = game.events.map(({ what }) => (what.kind === 'milestone' ? what.event : what.kind));
  expect(kinds.indexOf('sleeperAgentPhase')).toBeLessThan(kinds.indexOf('finalJump'));
  expect([game.state.milestones, game.state.over]).toEqual([['sleeperAgent', 'finalJump'], undefined]);
});

test('R-JMP-32 what has been reached is known by its event: the first of two does not stand for the other', () => {
  const game = at({ travelled: [...six, 'deep-space'], milestones: ['sleeperAgent'] }).call('milestones', {});
  expect(game.told('milestone')).toEqual([{ kind: 'milestone', distance: 8, event: 'finalJump' }]);
});

test('R-JMP-40 R-SET-11 the objective names itself and says why the humans have won', () => {
  expect(checkOptions({ ...defaultOptions, objective: 'twin' })).toEqual([]);
  const game = at({ travelled: [...six, 'deep-space'], milestones: ['sleeperAgent', 'finalJump'] }).jump();
  expect(game.state.over).toMatchObject({ winner: 'humans', cause: 'reachedTwin' });
});

test('what nobody has words for is spelled out, never an error', () => {
  const names = { seat: String, character: String };
  expect(describeEvent({ kind: 'milestone', distance: 8, event: 'storm' }, names)).toBe('Distance 8 reached: Storm');
  expect(describeOutcome({ winner: 'humans', cause: 'reachedTwin', winners: [] }, names)).toBe(
    'The humans win: Reached twin.',
  );
});

test('games of version 3 remember their milestones by event', () => {
  const stored = (state: Table['state'], milestones: ReadonlyArray<number>): unknown =>
    JSON.parse(JSON.stringify({ ...state, version: 3, milestones }));
  const players = ['tigh', 'zarek', 'roslin'] as const;
  expect(readState(stored(scene({ players }).state, [4, 8]), 3).milestones).toEqual(['sleeperAgent', 'finalJump']);
  const newCaprica = newCapricaScene({ players }).state;
  expect(readState(stored(newCaprica, [4, 7]), 3).milestones).toEqual(['sleeperAgent', 'newCapricaPhase']);
});
