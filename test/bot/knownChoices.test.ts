/** The marks of a panel’s choices beyond their words: a card's sign in a check, allies who wait. */
import { describe, expect, test } from 'vitest';
import { alliesFor } from '../../src/bot/panel/known.ts';
import { decisionPanel } from '../../src/bot/panel/panel.ts';
import { english } from '../../src/words/index.ts';
import type { CheckView, Message } from '../../src/bot/types.ts';
import { allyScene } from '../engine/allyScene.ts';
import { exodusScene } from '../engine/exodusScene.ts';
import { gameRecord, labels, question, words } from './support.ts';
import type { GameView } from '../../src/app/types.ts';

const game = { ...gameRecord(), characters: [] };

const check: CheckView = {
  source: 'crisis/base/riots-a',
  difficulty: 13,
  partialAt: undefined,
  skills: ['politics', 'leadership'],
  destinyCount: 2,
  contributions: [],
  cards: [],
  revealed: false,
  total: undefined,
  outcomes: {},
  result: undefined,
};

test('R-CHK-110 a Cylon player who may add one card reads of each whether it counts for or against the check', () => {
  const decision = question(2, {
    topic: { kind: 'contribute' },
    min: 0,
    max: 1,
    choices: [
      { id: 'a', kind: 'skillCard', card: 'skill/base/executive-order/2' },
      { id: 'b', kind: 'skillCard', card: 'skill/base/repair/3' },
    ],
  });
  const panel = decisionPanel({ game, decision, words, say: english, check });
  expect(labels(panel)).toEqual(
    expect.arrayContaining(['+2 Leadership · Executive Order 2', '−3 Engineering · Repair 3']),
  );
  expect(panel.content).not.toContain('depending on its skill');
});

describe('R-ION-30 the question where to move tells of allies who wait', () => {
  const scene = allyScene({ players: [{ tigh: { at: 'armory' } }, 'zarek', 'roslin'], current: 'tigh', allies: [] });
  const move = (seat: number) =>
    question(2, {
      seat,
      topic: { kind: 'move' },
      min: 0,
      max: 1,
      choices: [
        { id: 'a', kind: 'location', location: 'location/base/armory', costsCard: false, idle: 'noAction' },
        { id: 'c', kind: 'location', location: 'location/base/command', costsCard: false },
      ],
    });
  const withAllyAt = (location: string): GameView => ({
    ...scene.view('public'),
    phase: 'movement',
    modules: {
      ...scene.view('public').modules,
      allies: { inPlay: [{ card: 'ally/exodus/ellen-tigh', location, covered: true }], left: 3 },
    },
  });
  const view = withAllyAt('location/base/command');
  const contentOf = ({ content = '' }: Message): string => content;
  const panelFor = (seat: number, shown: GameView): string =>
    contentOf(decisionPanel({ game, decision: move(seat), words, say: english, allies: alliesFor(move(seat), shown) }));

  test('beside the place', () => {
    expect(panelFor(0, view)).toContain('- **Command**: You encounter an ally there: Ellen Tigh. ');
  });

  test('and where the player is, for those who think of staying', () => {
    const here = withAllyAt('location/base/armory');
    expect(panelFor(0, here)).toContain('If you stay here, you encounter an ally: Ellen Tigh');
  });

  test('but not in a move by an Executive Order, nor in a game without allies', () => {
    expect(panelFor(1, view)).not.toContain('encounter an ally');
    expect(alliesFor(move(0), exodusScene({ players: ['tigh', 'zarek', 'roslin'] }).view('public'))).toEqual([]);
  });
});
