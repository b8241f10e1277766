/**
 * Offers, by Motives: who may take one, who learns of it, and how it is worded. What Motives are is in
 * `motives.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import {
  describeChoice,
  describeDecision,
  describeFully,
  groupOf,
  isFinal,
} from '../../../../src/engine/describe/index.ts';
import { answer, offers } from '../../../../src/engine/index.ts';
import type { GameEvent } from '../../../../src/engine/types/event.ts';
import { choose } from '../../../../src/players/index.ts';
import { toldOff } from '../../../words/inEnglish.ts';
import { readyToReveal, type MotiveScene } from '../../motiveScene.ts';
import type { Table } from '../../scene.ts';
import { copyOf } from '../../properties/disguise.ts';

const leader = 3;
const motive = 'motive/daybreak/end-the-chase';
const id = `o${leader}-${motive}`;
const one = { hidden: ['end-the-chase'] } as const;
const others = ['public', 'adama', 'roslin', 'starbuck'] as const;
const names = {
  seat: (seat: number): string => ['adama', 'roslin', 'starbuck', 'cavil'][seat] ?? '',
  character: String,
};

const table = (set: Partial<MotiveScene> = {}): Table => readyToReveal({ ...one, ...set });
const take = ({ state }: Table, seat = leader, ...choice: ReadonlyArray<string>): ReadonlyArray<GameEvent> =>
  answer(state, seat, id, choice.length === 0 ? ['take'] : choice).events;

test('R-LOY-97 it is taken while someone else is asked, and the open questions stay to the letter', () => {
  const game = table();
  const { decisions, stack } = copyOf(game.state);
  expect(offers(game.state, leader)).toMatchObject([
    { id, topic: { kind: 'offer' }, privacy: 'secret', choices: [{ id: 'take' }] },
  ]);
  expect(take(game)).toEqual([{ audience: 'public', what: { kind: 'motiveRevealed', seat: leader, card: motive } }]);
  expect([game.state.decisions, game.state.stack]).toEqual([decisions, stack]);
});

describe('R-LOY-112 what is not offered', () => {
  test('while it is not so it can be neither taken nor guessed', () => {
    const game = table({ damaged: [] });
    expect(offers(game.state, leader)).toEqual([]);
    expect(toldOff(() => take(game))).toBe('This has already been decided.');
    expect(game.state.modules.motives?.held[leader]).toEqual({ hidden: [motive], revealed: [] });
  });

  test('no one else can take it, and nothing but the one choice is taken', () => {
    const game = table();
    for (const seat of [0, 1, 2]) expect(toldOff(() => take(game, seat))).toBe('This has already been decided.');
    expect(toldOff(() => answer(game.state, leader, id, []))).toBe('Choose exactly 1, not 0.');
    expect(() => take(game, leader, 'other')).toThrow();
    expect(game.state.modules.motives?.held[leader]?.revealed).toEqual([]);
  });

  test('there is none once the game is over, nor for a player who is out of it', () => {
    const over = table();
    over.state.over = { winner: 'humans', cause: 'reachedKobol', winners: [] };
    const out = table();
    out.player('cavil').out = true;
    expect([over, out].map(({ state }) => offers(state, leader))).toEqual([[], []]);
  });
});

test('R-LOY-20 no one else learns that there is an offer', () => {
  const [open, closed] = [table(), table({ hidden: ['keep-them-docile'] })];
  expect([open, closed].map(({ state }) => offers(state, leader).length)).toEqual([1, 0]);
  for (const viewer of others) expect(open.view(viewer)).toEqual(closed.view(viewer));
  expect(open.view('cavil').own?.offers).toHaveLength(1);
  expect(closed.view('cavil').own).not.toHaveProperty('offers');
});

test('it has words, a warning before it counts, and a worth to automatic players', () => {
  const game = table();
  const [offer] = offers(game.state, leader);
  const [choice] = offer?.choices ?? [];
  if (offer === undefined || choice === undefined) throw new Error('nothing is offered');
  expect(describeDecision(offer, names).title).toBe('cavil, do this whenever you like: Reveal a Motive');
  expect(describeChoice(choice, offer, names)).toMatchObject({
    label: 'Reveal a Motive (End the Chase)',
    detail: expect.stringContaining('FTL Control or the Admiral’s Quarters is damaged'),
  });
  expect([groupOf(choice), isFinal(choice, offer.topic)]).toEqual(['cards', true]);
  expect(describeFully(choice)).toContain('Reveal it at any time while FTL Control');
  expect(choose({ view: game.view('cavil') }, offer, () => 0.5)).toEqual(['take']);
});
