import { expect, test } from 'vitest';
import { statisticsMessage } from '../../src/bot/messages/statistics.ts';
import type { Statistics } from '../../src/app/types.ts';
import { english } from '../../src/words/index.ts';
import { words } from './support.ts';

const none = { games: 0, won: 0 };
const sides = { human: none, cylon: none, cylonLeader: none, sympatheticCylon: none };

function shown(cards: Partial<Statistics['cards']>): string {
  const statistics: Statistics = {
    games: 12, turns: { fewest: 5, mean: 9, most: 14 }, winners: { humans: 6, cylons: 6 }, causes: [], people: sides, automatic: sides,
    characters: [], persons: [], cards: { mission: [], mutiny: [], motive: [], ...cards },
  };
  return statisticsMessage(statistics, { guildId: 'g' }, words, english).embeds?.[0]?.description ?? '';
}

test('Missions, Mutiny cards and Motives have numbers of their own', () => {
  const text = shown({
    mission: [{ card: 'mission/daybreak/destroy-the-hub', times: 4, worked: 3 }],
    mutiny: [{ card: 'mutiny/daybreak/assume-command', times: 2, worked: 2 }],
    motive: [{ card: 'motive/daybreak/end-the-chase', times: 3, worked: 1 }],
  });
  expect(text).toContain('### Missions\n- Destroy the Hub: passed 3 of 4 (75 %)');
  expect(text).toContain('### Mutiny cards played\n- Assume Command: 2 ×');
  expect(text).toContain('### Motives\n- End the Chase: fulfilled 1 of 3 (33 %)');
});

test('games without any say nothing of them, and of many the most frequent are named', () => {
  expect(shown({})).not.toMatch(/Missions|Mutiny|Motives/);
  const many = Array.from({ length: 11 }, () => ({ card: 'mutiny/daybreak/assume-command', times: 1, worked: 1 }));
  expect(shown({ mutiny: many })).toContain('- and 3 more');
});
