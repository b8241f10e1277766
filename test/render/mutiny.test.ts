/** Things that games with Mutiny cards must show. */
import { expect, test } from 'vitest';
import { changesBetween } from '../../render/changes.ts';
import { drawHand, layOutHand } from '../../render/sheets/hand.ts';
import { describeBoard, describeStatus } from '../../src/engine/describe/index.ts';
import { handGallery } from '../../src/tools/pictures/hands.ts';
import { colonialOneDestroyed, mutinyGame } from '../../src/tools/pictures/views/index.ts';
import { mutinyScene } from '../engine/mutinyScene.ts';
import { english, recordDrawing, recordView, textsIn } from './recorder.ts';

const names = {
  seat: (seat: number) => ['Roslin', 'Adama', 'Starbuck', 'Baltar', 'Boomer', 'Tyrol'][seat] ?? '',
  character: () => '',
};

test('R-DAY-20 every human player is drawn with the number of Mutiny cards, and with nothing of what they are', () => {
  const game = mutinyScene({
    players: ['adama', 'roslin', { tigh: { revealed: true } }],
    mutiny: { adama: ['selfish-act'] },
  });
  const recording = recordView(game.view('public'));
  // Skill cards, Loyalty, Mutiny cards.
  expect(textsIn(recording, 'player/0').filter((text) => /^\d$/.test(text))).toEqual(['0', '1', '1']);
  expect(textsIn(recording, 'player/1').filter((text) => /^\d$/.test(text))).toEqual(['0', '1', '0']);
  // R-DAY-22: of a Cylon player the Super Crisis cards.
  expect(textsIn(recording, 'player/2').filter((text) => /^\d$/.test(text))).toEqual(['0', '1', '0']);
  expect(recording.marks.map(({ text }) => text)).not.toContain('Selfish Act');
});

test('R-DAY-40 the Mutineer has a tag beside the titles; the deck shows what is left and used', () => {
  const recording = recordView(mutinyGame());
  expect(textsIn(recording, 'player/2')).toEqual(expect.arrayContaining(['Admiral', 'Mutineer']));
  expect(textsIn(recording, 'player/0')).not.toContain('Mutineer');
  expect(textsIn(recording, 'deck/mutiny')).toEqual(expect.arrayContaining(['15', '2 used']));
});

test('R-DAY-50, R-DAY-53 Colonial One has four locations, all of them closed once it is destroyed', () => {
  const four = ['quorum-chamber', 'press-room', 'presidents-office', 'administration'].map(
    (slug) => `location/location/daybreak/${slug}`,
  );
  const whole = recordView(mutinyGame());
  expect(four.map((name) => textsIn(whole, name).includes('CLOSED'))).toEqual([false, false, false, false]);
  const lost = recordView(colonialOneDestroyed());
  expect(four.map((name) => textsIn(lost, name).includes('CLOSED'))).toEqual([true, true, true, true]);
});

test('the private sheet shows their own Mutiny cards with what they do', () => {
  const view = handGallery['hand-mutineer']?.() ?? mutinyGame();
  const plan = layOutHand(view, english);
  const texts = recordDrawing(plan, (painter) => drawHand(painter, plan, () => '')).marks.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['MUTINY', 'Ruined Reputation', 'Unauthorized Usage', 'You Are The Mutineer', 'MUTINEER']),
  );
});

test('the words for the picture say how many Mutiny cards everybody has, and who is the Mutineer', () => {
  expect(describeBoard(mutinyGame(), names, 4000)).toContain(
    'Mutiny cards: Roslin 1, Starbuck 2 (Mutineer), Baltar 1, Tyrol 1',
  );
  const status = describeStatus(mutinyGame(), names);
  expect(JSON.stringify(status)).toMatch(/Starbuck: [^"]*Mutineer, 2 Mutiny cards/);
  expect(JSON.stringify(status)).not.toMatch(/Boomer: (?:(?!Tyrol)[^"])*Mutiny card/);
});

test('a Mutiny card drawn or discarded is a change of its player; no card, no change', () => {
  const before = mutinyGame();
  const modules = { mutiny: { cards: { count: 1 } } };
  const players = before.players.map((player) => (player.seat === 1 ? { ...player, modules } : player));
  expect(changesBetween(before, { ...before, players }).map(({ panel }) => panel)).toEqual(['player/1']);
  expect(changesBetween(before, before)).toEqual([]);
});
