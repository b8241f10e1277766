import { sayIn } from '../../src/words/index.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { card } from '../../commands/card.ts';
import { character } from '../../commands/character.ts';
import { location } from '../../commands/location.ts';
import { rule } from '../../commands/rule.ts';
import type { App } from '../../src/app/types.ts';
import type { Command, Message } from '../../src/bot/types.ts';
import { ada, channelId, guildId, memoryApp } from '../bot/support.ts';
import { entriesIn } from '../bot/lookUps.ts';
import { callBy, botFor, replyTo, suggestions } from './support.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;
beforeEach(() => {
  app = memoryApp();
  bot = botFor(app);
});
afterEach(() => app.close());

const commands = { card, character, location, rule };
const options = { card: 'name', character: 'name', location: 'name', rule: 'about' } as const;
type Name = keyof typeof commands;
const all = Object.keys(commands) as ReadonlyArray<Name>;

const ask = (name: Name, text: string, more: Readonly<Record<string, string>> = {}): Promise<Message> =>
  replyTo(commands[name], bot, callBy(ada, { [options[name]]: text, ...more }));
const typed = (name: Name, text: string) => suggestions(commands[name], bot, callBy(ada), options[name], text);

test.each<[Name, string, string]>([
  ['card', 'bomb threat', 'Bomb Threat'],
  ['character', 'saul', 'Saul Tigh'],
  ['location', 'ftl', 'FTL Control'],
  ['rule', 'turn-101', 'R-TURN-101 · Hand limit'],
])('/%s %s shows it', async (name, text, title) => {
  const { embeds: [embed] = [], everyone } = await ask(name, text);
  expect(embed?.title).toBe(title);
  expect(embed?.description).not.toBe('');
  expect(embed?.footer?.text).not.toBe('');
  expect(everyone).toBeUndefined();
});

test.each([
  ['it', 'FTL Control'],
  ['en', undefined],
] as const)('what has another name in %s than in English is shown with both', async (locale, english) => {
  const call = callBy(ada, { [options.location]: 'ftl' }, undefined, { say: sayIn(locale) });
  const footer =
    (await replyTo(commands.location, { ...bot, words: { ...bot.words, locale } }, call)).embeds?.[0]?.footer?.text ??
    '';
  expect(footer.split(' · ')[1]).toBe(english);
});

test('what a line begins with stands out', async () => {
  expect((await ask('character', 'roslin')).embeds?.[0]?.description).toContain('**Religious Visions:** When you draw');
});

describe('who sees it', () => {
  test.each(all)('/%s shows it to everyone when asked to', async (name) => {
    const [first] = await typed(name, '');
    expect((await ask(name, first?.value ?? '', { show: 'everyone' })).everyone).toBe(true);
    expect((await ask(name, first?.value ?? '', { show: 'me' })).everyone).toBeUndefined();
  });

  test('a refusal stays with who asked', async () => {
    expect((await ask('card', 'xyzzy', { show: 'everyone' })).everyone).toBeUndefined();
  });
});

describe('nothing of that name', () => {
  test('the nearest are named', async () => {
    expect((await ask('card', 'bomb thrt')).content).toBe(
      'There is no card by that name. Did you mean “Bomb Threat · Crisis card”, “Bomb on Colonial 1 · Super Crisis card” or “Terrorist Bomber · Crisis card”?',
    );
  });

  test('or where to look instead', async () => {
    expect((await ask('location', 'starbuck')).content).toContain('(`/character`)');
  });

  test('or how to find out what there is', async () => {
    expect((await ask('location', 'xyzzy')).content).toBe(
      'There is no location by that name. `/location` makes suggestions as you type.',
    );
  });

  test('a number that no rule has gets the nearest numbers, not their texts', async () => {
    const { content, embeds } = await ask('rule', 'R-CHK-999');
    expect(content).toContain('There is no such rule. Did you mean “R-CHK-');
    expect(embeds).toEqual([]);
  });
});

test('/rule answers a question with several rules', async () => {
  const { embeds: [embed] = [] } = await ask('rule', 'how do I leave the brig');
  expect(embed?.description).toMatch(/\*\*R-TURN-11\d · .+\*\*\n.+/);
  expect(embed?.description?.match(/\*\*R-/g)?.length).toBeGreaterThan(1);
});

test('/rule shows with a rule those that it belongs with', async () => {
  const { embeds: [embed] = [] } = await ask('rule', 'R-LOY-50');
  expect(embed?.title).toBe('R-LOY-50 · Revealing yourself');
  expect(embed?.description?.match(/\*\*R-LOY-\d+/g)).toEqual(
    [51, 52, 53, 54, 55, 56].map((number) => `**R-LOY-${number}`),
  );
});

test('R-DAY-01 in a game with miracle tokens an ability says that it costs one; elsewhere it is used once', async () => {
  expect((await ask('character', 'roslin')).embeds?.[0]?.description).toContain('(once per game)');
  await app.create({ host: ada, guildId, channelId, options: { expansions: ['daybreak'] } });
  const there = await ask('character', 'roslin');
  expect(there.embeds?.[0]?.description).toContain('(1 miracle token)');
  expect(there.embeds?.[0]?.description).not.toContain('once per game');
});

describe('limits of Discord', () => {
  test.each(all)('/%s suggests at most 25, each at most 100 characters', async (name) => {
    for (const text of ['', 'a', 'cylon', 'r-', 'zzzz']) {
      const offered = await typed(name, text);
      expect(offered.length).toBeLessThanOrEqual(25);
      for (const { name: shown, value } of offered) {
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThanOrEqual(100);
        expect(value.length).toBeLessThanOrEqual(100);
      }
    }
    expect((await typed(name, '')).length).toBeGreaterThan(9);
  });

  test('every page fits, and every suggestion leads to its own', async () => {
    const byKind: Readonly<Record<Name, Command>> = commands;
    for (const { id, kind } of entriesIn()) {
      const { embeds: [embed] = [] } = await replyTo(byKind[kind], bot, callBy(ada, { [options[kind]]: id }));
      expect(embed?.title?.length, id).toBeGreaterThan(0);
      expect(embed?.title?.length, id).toBeLessThanOrEqual(256);
      expect(embed?.description?.length, id).toBeGreaterThan(0);
      expect(embed?.description?.length, id).toBeLessThanOrEqual(4096);
    }
  });
});
