/** The texts that a Cylon Leader with Motives reads, and those of the others. */
import { expect, test } from 'vitest';
import { sheetDigest } from '../../src/app/core/digest.ts';
import { handPicture } from '../../src/bot/messages/handPicture.ts';
import { sheetMessage } from '../../src/bot/messages/sheet.ts';
import type { CastGame } from '../../src/bot/types.ts';
import { describeBoard, describeStatus } from '../../src/engine/describe/index.ts';
import { english } from '../../src/words/index.ts';
import { motiveScene, type MotiveScene } from '../engine/motiveScene.ts';
import type { Person, Table } from '../engine/scene.ts';
import { gameRecord, words } from './support.ts';

const game: CastGame = { ...gameRecord(), characters: [] };
const names = { seat: (seat: number): string => `Seat ${seat}`, character: String };
const others = ['adama', 'roslin', 'starbuck'] as const;

const table = (set: Partial<MotiveScene> = {}): Table =>
  motiveScene({
    players: ['cavil', ...others],
    hidden: ['end-the-chase', 'keep-them-docile'],
    revealed: ['no-unnecessary-force'],
    damaged: ['ftl-control'],
    ...set,
  });

function messageFor(of: Table, who: Person): { readonly text: string; readonly buttons: string } {
  const { embeds = [], components } = sheetMessage(
    {
      game,
      view: of.view(who),
      decisions: [],
      withQuestions: false,
      say: english,
    },
    words,
  );
  return { text: embeds.map(({ description }) => description).join('\n'), buttons: JSON.stringify(components) };
}

test('R-LOY-97 the sheet says what each asks for and whether it is fulfilled by now, and has a button for what can be revealed', () => {
  const { text, buttons } = messageFor(table(), 'cavil');
  expect(text).toContain('### Motives');
  expect(text).toMatch(/\*\*End the Chase\*\*: Counts toward a human victory.*\n-# ✅ currently met/);
  expect(text).toMatch(/\*\*Keep Them Docile\*\*: .*food is 4 or less.*\n-# ❌ currently not met/);
  expect(text).toContain('**No Unnecessary Force** (revealed)');
  expect(text).toMatch(
    /### Cylon Leader\n- You belong to no team: you win with the team that wins if at least 2 of your revealed Motives/,
  );
  expect(text).not.toContain('Loyalty');
  expect(buttons).toContain('Reveal a Motive');
});

test('R-LOY-20 R-LOY-24 the others read how many are hidden and which lie open, and nothing else', () => {
  for (const who of others) expect(messageFor(table(), who).text).not.toMatch(/Motive|End the Chase|Docile/);
  for (const told of [describeStatus(table().view('roslin'), names), describeBoard(table().view('public'), names)]) {
    expect(told).toContain('Seat 0’s Motives: No Unnecessary Force, 2 hidden');
    expect(told).not.toContain('Docile');
  }
});

test('R-VIC-42 when the game is over everybody reads all of them', () => {
  const over = table().call('verdict', { winner: 'cylons', cause: 'invasion' }).settle();
  expect(describeStatus(over.view('public'), names)).toContain(
    'Seat 0’s Motives: No Unnecessary Force, End the Chase, Keep Them Docile',
  );
});

test('the copy of the sheet is renewed when one becomes so, for its owner alone', () => {
  const digests = (of: Table): ReadonlyArray<string> =>
    (['cavil', 'adama'] as const).map((who) => sheetDigest(of.view(who)));
  const [cavil, adama] = digests(table());
  const [after, others_] = digests(table({ resources: { food: 4 } }));
  expect([after === cavil, others_ === adama]).toEqual([false, true]);
});

test('the picture of the hand names them for those who cannot see it', async () => {
  const painter = { hand: (): Promise<Buffer> => Promise.resolve(Buffer.alloc(1)) };
  const [picture] = await handPicture({
    game,
    view: table().view('cavil'),
    words,
    say: english,
    painter,
    name: 'hand',
  });
  expect(picture?.description).toContain('Motives: End the Chase, Keep Them Docile, No Unnecessary Force.');
});
