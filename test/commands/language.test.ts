import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { helpAbout } from '../../commands/help.ts';
import { host } from '../../commands/host.ts';
import { me } from '../../commands/me.ts';
import { settings } from '../../commands/settings.ts';
import type { App } from '../../src/app/types.ts';
import { noteLanguages, sayInGame, sayInGuild, sayToCaller, sayToPerson } from '../../src/bot/languages.ts';
import type { LookUpKind } from '../../src/bot/types.ts';
import type { Locale } from '../../src/words/index.ts';
import { english, locales, sayIn } from '../../src/words/index.ts';
import { lookUpIn } from '../bot/lookUps.ts';
import { ada, bo, guildId, memoryApp, openLobby } from '../bot/support.ts';
import { callBy, botFor, replyTo } from './support.ts';

let app: App;
beforeEach(async () => {
  app = memoryApp();
  await noteLanguages(app.settings, { user: { id: ada.id }, locale: 'pl', guildId, guildLocale: 'it' });
});
afterEach(() => app.close());

describe('/help about', () => {
  const help = helpAbout(() => [host], []);
  const asked = { say: sayIn('ru'), locale: 'pl' } as const;

  test('tells all of a command in the language of whoever asks, also where Discord speaks another one', async () => {
    const { embeds } = await replyTo(help, botFor(app), callBy(ada, { about: 'host pause' }, undefined, asked));
    expect(embeds?.[0]?.description).toContain(sayIn('ru')('commands.hostPause'));
  });

  test('finds it by what Discord shows there, too', async () => {
    const about = sayIn('pl')('commands.hostPause');
    const { content, embeds } = await replyTo(help, botFor(app), callBy(ada, { about }, undefined, asked));
    expect(content ?? embeds?.[0]?.description).toContain(sayIn('ru')('commands.hostPause'));
  });
});

describe('who reads what', () => {
  test('people read as Discord says until they choose; the answer comes in what they chose', async () => {
    expect((await sayToPerson(app.settings, ada.id, guildId)).locale).toBe('pl');
    const chosen = await replyTo(me, botFor(app), callBy(ada, { language: 'ru' }, 'language'));
    expect(chosen.content).toBe(sayIn('ru')('languages.ownSet', { language: 'Русский' }));
    expect((await sayToPerson(app.settings, ada.id, guildId)).locale).toBe('ru');
    expect((await sayToCaller(app.settings, { user: { id: ada.id }, locale: 'pl' })).locale).toBe('ru');
    await replyTo(me, botFor(app), callBy(ada, { language: 'usual' }, 'language'));
    expect((await sayToCaller(app.settings, { user: { id: ada.id }, locale: 'pl' })).locale).toBe('pl');
  });

  test('channels read as the server, unless the game has a language of its own', async () => {
    const game = await openLobby(app);
    expect((await sayInGame(app.settings, game)).locale).toBe('it');
    const manager = { ...bo, administrator: true, guildId };
    await replyTo(settings, botFor(app), callBy(manager, { language: 'pt-BR' }));
    expect([(await sayInGuild(app.settings, guildId)).locale, (await sayInGame(app.settings, game)).locale]).toEqual([
      'pt-BR',
      'pt-BR',
    ]);
    const said = await replyTo(host, botFor(app), callBy(ada, { language: 'ru' }, 'language'));
    expect(said.content).toBe(english('languages.setForGame', { language: 'Русский' }));
    expect([(await sayInGuild(app.settings, guildId)).locale, (await sayInGame(app.settings, game)).locale]).toEqual([
      'pt-BR',
      'ru',
    ]);
    await replyTo(host, botFor(app), callBy(ada, { language: 'usual' }, 'language'));
    await replyTo(settings, botFor(app), callBy(manager, { language: 'usual' }));
    expect((await sayInGame(app.settings, game)).locale).toBe('it');
  });

  test('a game may be opened in a language; only its host changes it, and the audit log tells', async () => {
    const game = await app.create({ guildId, channelId: '77', host: ada, language: 'pl' });
    expect((await sayInGame(app.settings, game)).locale).toBe('pl');
    await expect(app.languages.setForGame(game.id, bo, 'it')).rejects.toMatchObject({ code: 'notAllowed' });
    await app.languages.setForGame(game.id, ada, undefined);
    expect((await sayInGame(app.settings, game)).locale).toBe('it');
    const { entries } = await app.hosts.audit(game.id, ada, guildId, 0);
    expect(entries.some(({ deed }) => deed.kind === 'languageSet' && deed.language === undefined)).toBe(true);
  });
});

const lookUps = new Map(locales.map((locale) => [locale, lookUpIn(locale)]));

describe.each(locales)('somebody who reads %s', (locale) => {
  const found = (typed: string, kind: LookUpKind): ReadonlyArray<string> =>
    lookUps
      .get(locale)
      ?.search(typed, [kind])
      .map(({ id }) => id) ?? [];

  test.each(['Armory', 'Арсенал', 'Armeria', 'Zbrojownia', 'Arsenal'])('finds by name “%s”', (typed) => {
    expect(found(typed, 'location')[0]).toBe('location/base/armory');
    expect(lookUps.get(locale)?.find(typed, ['location'])?.id).toBe('location/base/armory');
  });

  // A word of the card's text, none of its name.
  test.each(['centurion', 'centurione', 'центурион', 'centuriona'])('finds by the word “%s” of its text', (typed) => {
    expect(found(typed, 'location')).toContain('location/base/armory');
  });

  test.each([
    ['how do I leave the brig', 'R-TURN-111'],
    ['come lascio le celle', 'R-TURN-111'],
    ['выход с гауптвахты', 'R-TURN-111'],
    ['jak opuścić areszt', 'R-TURN-88'],
    ['como sair da prisão', 'R-TURN-111'],
    ['jak ujawnić się jako cylon', 'R-TTL-40'],
  ])('asks “%s” in any language', (typed, id) => {
    expect(found(typed, 'rule').slice(0, 5)).toContain(id);
  });
});

test('what the reader’s own language calls so comes before what another calls so', () => {
  // “Crisi” is the kind of a card in Italian, and the beginning of “crisis” in English.
  const names = (locale: Locale): ReadonlyArray<string> =>
    lookUps
      .get(locale)
      ?.search('crisi', ['rule'])
      .map(({ name }) => name) ?? [];
  expect(names('it')[0]).toMatch(/crisi/i);
  expect(names('en')[0]).toMatch(/crisis/i);
});
