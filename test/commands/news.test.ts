import type { APIEmbed } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { helpAbout } from '../../commands/help.ts';
import { commands } from '../../commands/index.ts';
import type { App } from '../../src/app/types.ts';
import { changeKinds, readReleases } from '../../src/bot/changelog.ts';
import type { Release } from '../../src/bot/changelog.ts';
import { limits } from '../../src/bot/text/limits.ts';
import type { Suggestion } from '../../src/bot/types.ts';
import type { Locale } from '../../src/words/index.ts';
import { locales, sayIn } from '../../src/words/index.ts';
import { connect } from '../bot/connected.ts';
import { ada, memoryApp } from '../bot/support.ts';
import { patience } from '../patience.ts';
import { botFor, callBy, replyTo, suggestions } from './support.ts';

let app: App;
beforeEach(() => {
  app = memoryApp();
});
afterEach(() => app.close());

const [newest = { version: '', date: '', changes: [] }] = readReleases();

function release(version: string, text: string): Release {
  return { version, date: '2027-01-31', changes: [{ kind: 'fixed', text }] };
}

async function newsOf(releases: ReadonlyArray<Release>, about = 'news', locale: Locale = 'en') {
  const call = callBy(ada, { about }, undefined, { say: sayIn(locale), locale });
  return await replyTo(
    helpAbout(() => commands, releases),
    botFor(app),
    call,
  );
}

async function offered(releases: ReadonlyArray<Release>, typed: string, locale: Locale = 'en') {
  const help = helpAbout(() => commands, releases);
  const call = callBy(ada, {}, undefined, { say: sayIn(locale), locale });
  return await suggestions(help, botFor(app), call, 'about', typed);
}

describe.each(locales)('/help about: news in %s', (locale) => {
  const say = sayIn(locale);

  test.each(['news', ' News ', say('help.news')])('“%s” tells what is new in CHANGELOG.md', async (typed) => {
    const { embeds = [] } = await newsOf(readReleases(), typed, locale);
    expect(embeds[0]?.title).toBe(say('help.newsTitle', { version: newest.version }));
    const text = embeds[0]?.description ?? '';
    expect(text.split('\n')[0]).toBe(`<t:${Date.parse(`${newest.date}T12:00:00Z`) / 1000}:d>`);
    expect(newest.changes.length).toBeGreaterThan(0);
    for (const { kind, text: english } of newest.changes)
      expect(text).toContain(`\n### ${say(`help.changes.${kind}`)}\n${english}`);
  });

  test('it is the first topic that is offered, and is found by what it is called', async () => {
    const name = `${say('help.news')} · ${say('help.newsAbout')}`;
    for (const typed of ['', say('help.news').slice(0, 4)]) {
      const [first] = await offered([newest], typed, locale);
      expect(first).toEqual({ name, value: 'news' } satisfies Suggestion);
    }
    expect((await offered([newest], 'host pause', locale)).map(({ value }) => value)).toEqual(['host pause']);
  });

  test('each kind of change has a heading of its own', () => {
    expect(new Set(changeKinds.map((kind) => say(`help.changes.${kind}`))).size).toBe(changeKinds.length);
  });
});

describe('/help about: news', () => {
  const lengthOf = (embeds: ReadonlyArray<APIEmbed>): number =>
    embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0);
  const versionsIn = (embeds: ReadonlyArray<APIEmbed> = []) => embeds.map(({ title = '' }) => title.split(' ').at(-1));

  test('shows as many versions as fit into one message, the newest first', async () => {
    const { embeds = [] } = await newsOf([
      release('1.3.0', 'a'.repeat(2500)),
      release('1.2.0', 'b'.repeat(2500)),
      release('1.1.0', 'c'.repeat(2500)),
      release('1.0.0', 'd'),
    ]);
    expect(versionsIn(embeds)).toEqual(['1.3.0', '1.2.0']);
    expect(lengthOf(embeds)).toBeLessThanOrEqual(limits.allEmbeds);
  });

  test('shows the newest version in any case, cut to what an embed holds', async () => {
    const { embeds = [] } = await newsOf([release('2.0.0', 'a'.repeat(9000)), release('1.0.0', 'b'.repeat(2000))]);
    expect(versionsIn(embeds)).toEqual(['2.0.0']);
    expect(embeds[0]?.description).toHaveLength(limits.embed);
    expect(embeds[0]?.description?.endsWith('…')).toBe(true);
  });

  test('shows at most as many versions as a message has embeds', async () => {
    const many = Array.from({ length: 12 }, (_, at) => release(`1.${12 - at}.0`, 'a'));
    expect((await newsOf(many)).embeds).toHaveLength(limits.embeds);
  });

  test('is no topic without a changelog', async () => {
    expect((await newsOf([])).content).toMatch(/^There’s no such command\./);
    expect((await offered([], '')).map(({ value }) => value)).not.toContain('news');
  });

  test('works through the real client', async () => {
    const bot = await connect(['Ada']);
    const person = bot.table.person('Ada');
    const [first] = await person.autocomplete('help', 'about', { about: 'ne' }, { timeout: patience });
    expect(first).toEqual({ name: 'news · What’s new in this version', value: 'news' });
    const outcome = await person.command('help', { about: 'news' }, { timeout: patience });
    expect('message' in outcome ? outcome.message.embeds[0] : outcome).toMatchObject({
      title: `New in version ${newest.version}`,
      description: expect.stringContaining('`/game tutorial`'),
    });
    await bot.close();
  });
});
