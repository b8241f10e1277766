import { expect, test } from 'vitest';
import { boardMessage, glanceMessage } from '../../src/bot/messages/board.ts';
import { limits } from '../../src/bot/text/limits.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { sampleView } from '../engine/describe/view.ts';
import { english } from '../../src/words/index.ts';
import { gameRecord, words } from './support.ts';

const painter = { board: async () => Buffer.from('png'), glance: async () => Buffer.from('glance') };
const game = { ...gameRecord(), characters: sampleView.players.map(({ character }) => character) };

/** A board after a jump, with much in every area. */
const crowded: GameView = {
  ...sampleView,
  ships: (['bow', 'starboardBow', 'starboardQuarter', 'stern', 'portQuarter', 'portBow'] as const).flatMap(
    (area, index) => [
      { id: 10 * index, kind: 'basestar', area, damage: [] } as const,
      ...[1, 2, 3].map((n) => ({ id: 10 * index + n, kind: 'raider', area }) as const),
      { id: 10 * index + 4, kind: 'heavyRaider', area } as const,
      { id: 10 * index + 5, kind: 'civilian', area } as const,
    ],
  ),
  damaged: [
    'location/base/armory',
    'location/base/command',
    'location/base/hangar-deck',
    'location/base/admirals-quarters',
  ],
  resources: { fuel: 1, food: 1, morale: 1, population: 1 },
};

test('however much has changed, the alternative text says of everybody where they are', async () => {
  for (const [before, after] of [
    [sampleView, crowded],
    [crowded, sampleView],
    [undefined, crowded],
  ] as const) {
    const { files: [file] = [] } = await boardMessage(game, after, { words, say: english }, painter, { before });
    const text = file?.description ?? '';
    expect(text.length).toBeLessThanOrEqual(limits.altText);
    expect(text.startsWith('Changed since the last picture: ')).toBe(before !== undefined);
    expect(text).toMatch(/Baltar[^;.]*: (?:Cylon, )?Caprica[^;.]*\.$/);
  }
});

test('the table at a glance has the same words: a player who can’t see it need not press for more', async () => {
  const whole = await boardMessage(game, crowded, { words, say: english }, painter, { before: sampleView });
  const glance = await glanceMessage(game, crowded, { words, say: english }, painter, { before: sampleView });
  expect(glance.files?.map(({ description }) => description)).toEqual(
    whole.files?.map(({ description }) => description),
  );
});
