import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { host } from '../../commands/host.ts';
import { me } from '../../commands/me.ts';
import { settings } from '../../commands/settings.ts';
import type { App } from '../../src/app/types.ts';
import { noteLanguages, sayInGame, sayInGuild, sayToCaller, sayToPerson } from '../../src/bot/languages.ts';
import { createLookUp } from '../../src/bot/lookUp.ts';
import { lookUpEntries } from '../../src/wiring.ts';
import { english, sayIn } from '../../src/words/index.ts';
import { ada, bo, guildId, memoryApp, openLobby } from '../bot/support.ts';
import { callBy, deskFor, replyTo } from './support.ts';

let app: App;
beforeEach(async () => {
  app = memoryApp();
  await noteLanguages(app.settings, { user: { id: ada.id }, locale: 'pl', guildId, guildLocale: 'it' });
});
afterEach(() => app.close());

describe('who reads what', () => {
  test('people read as Discord says until they choose; the answer comes in what they chose', async () => {
    expect((await sayToPerson(app.settings, ada.id, guildId)).locale).toBe('pl');
    const chosen = await replyTo(me, deskFor(app), callBy(ada, { language: 'ru' }, 'language'));
    expect(chosen.content).toBe(sayIn('ru')('languages.ownSet', { language: 'Русский' }));
    expect((await sayToPerson(app.settings, ada.id, guildId)).locale).toBe('ru');
    expect((await sayToCaller(app.settings, { user: { id: ada.id }, locale: 'pl' })).locale).toBe('ru');
    await replyTo(me, deskFor(app), callBy(ada, { language: 'usual' }, 'language'));
    expect((await sayToCaller(app.settings, { user: { id: ada.id }, locale: 'pl' })).locale).toBe('pl');
  });

  test('channels read as the server, unless the game has a language of its own', async () => {
    const game = await openLobby(app);
    expect((await sayInGame(app.settings, game)).locale).toBe('it');
    const manager = { ...bo, administrator: true, guildId };
    await replyTo(settings, deskFor(app), callBy(manager, { language: 'pt-BR' }));
    expect([(await sayInGuild(app.settings, guildId)).locale, (await sayInGame(app.settings, game)).locale]).toEqual(['pt-BR', 'pt-BR']);
    const said = await replyTo(host, deskFor(app), callBy(ada, { language: 'ru' }, 'language'));
    expect(said.content).toBe(english('languages.setForGame', { language: 'Русский' }));
    expect([(await sayInGuild(app.settings, guildId)).locale, (await sayInGame(app.settings, game)).locale]).toEqual(['pt-BR', 'ru']);
    await replyTo(host, deskFor(app), callBy(ada, { language: 'usual' }, 'language'));
    await replyTo(settings, deskFor(app), callBy(manager, { language: 'usual' }));
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

test.each([['Арсенал', 'Armory'], ['Arsenale', 'Armory'], ['Zbrojownia', 'Armory'], ['Arsenal', 'Armory']])(
  'somebody who reads English finds «%s», too',
  (typed, name) => {
    expect(createLookUp(lookUpEntries('en')).search(typed, ['location']).map((entry) => entry.name)).toContain(name);
  },
);
