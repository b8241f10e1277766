import { describe, expect, test } from 'vitest';
import { statisticsMessage } from '../../src/bot/messages/statistics.ts';
import { achievementIds } from '../../src/app/types.ts';
import type { EarnedAchievement, Statistics } from '../../src/app/types.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { componentsOf, words } from './support.ts';

const none = { games: 0, won: 0 };
const sides = { human: none, cylon: none, cylonLeader: none, sympatheticCylon: none };

function shown(cards: Partial<Statistics['cards']>): string {
  const statistics: Statistics = {
    games: 12,
    turns: { fewest: 5, mean: 9, most: 14 },
    winners: { humans: 6, cylons: 6 },
    causes: [],
    people: sides,
    automatic: sides,
    characters: [],
    persons: [],
    cards: { mission: [], mutiny: [], motive: [], ...cards },
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

describe('a long list', () => {
  const earned = Array.from({ length: 200 }, (_, at): EarnedAchievement => ({
    achievement: achievementIds[at % achievementIds.length] ?? '',
    gameId: `adama-${at}`,
    endedAt: at,
    games: 3,
  }));
  const shownAt = (page: number): Message => {
    const statistics: Statistics = {
      games: 12,
      turns: { fewest: 5, mean: 9, most: 14 },
      winners: { humans: 6, cylons: 6 },
      causes: [],
      people: sides,
      automatic: sides,
      characters: [],
      persons: [],
      cards: { mission: [], mutiny: [], motive: [] },
    };
    return statisticsMessage(statistics, { guildId: 'g', userId: '7', name: 'Ada', earned, page }, words, english);
  };

  test('is turned over page by page, and nothing of it is lost', () => {
    const all: Array<string> = [];
    let page = 0;
    const texts = (): ReadonlyArray<string> => (shownAt(page).embeds ?? []).map(({ description = '' }) => description);
    for (; !isDisabled(shownAt(page), 'More'); page += 1) all.push(...texts());
    all.push(...texts());
    expect(all.every(({ length }) => length <= 4096)).toBe(true);
    for (const { gameId } of earned)
      expect(all.filter((text) => new RegExp(`${gameId}\\b`).test(text))).toHaveLength(1);
    expect(isDisabled(shownAt(0), 'Earlier')).toBe(true);
    expect(shownAt(99)).toEqual(shownAt(page));
  });

  function isDisabled(message: Message, start: string): boolean {
    const found = componentsOf(message).find((each) => 'label' in each && each.label.includes(start));
    if (found === undefined) throw new Error(`No button ${start}: ${JSON.stringify(message.components)}`);
    return 'disabled' in found && found.disabled === true;
  }
});
