import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { move } from '../../commands/move.ts';
import { described } from '../../commands/shared/definitions.ts';
import type { App } from '../../src/app/types.ts';
import { noteLanguages, sayInGuild, sayToPerson } from '../../src/bot/languages.ts';
import { english, sayIn } from '../../src/words/index.ts';
import { languageOf } from '../../src/words/files.ts';
import { Language } from '../../src/words/language.ts';
import { noun, tell } from '../../src/words/text.ts';
import { botFor, callBy, replyTo } from '../commands/support.ts';
import { ada, bo, callerFor, guildId, memoryApp, openLobby, startGame } from '../bot/support.ts';

let app: App;
beforeEach(() => {
  app = memoryApp();
});
afterEach(() => app.close());

const polish = sayIn('pl');
const one = { count: 1, name: 'Ada' };

test('numbers below 0 have the typographic minus', () => {
  expect(english('check.counted', { total: -5, difficulty: -1 })).toBe('Total: **−5** vs. **−1**');
});

describe('a second language', () => {
  test('answers those who read it', async () => {
    const call = callBy(ada, {}, undefined, { say: polish });
    const { content } = await replyTo(move, botFor(app), call);
    expect(content).toContain(polish('refusals.noGameHere'));
    expect(content).not.toContain(english('refusals.noGameHere'));
  });

  test('says in English what it leaves out', () => {
    const part = new Language('pl', new Map([['errors.ftl', 'errors-alreadyJoined = Zu plim.']]), {
      others: languageOf('en'),
    });
    expect(part.say('errors.alreadyJoined')).toBe('Zu plim.');
    expect(part.say('errors.lobbyFull', { most: 6 })).toBe(english('errors.lobbyFull', { most: 6 }));
  });

  test('words refusals of the app for whoever reads them', async () => {
    const { id } = await openLobby(app);
    const refused = await app.join(id, bo).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: 'You already have a seat in this game.' });
    expect(
      refused instanceof Error &&
        'worded' in refused &&
        (refused as { worded: (say: typeof english) => unknown }).worded(polish),
    ).toEqual({ message: polish('errors.alreadyJoined'), hint: polish('errors.alreadyJoinedHint') });
  });

  test('has plurals of its own', () => {
    const said = [1, 2, 5].map((count) => polish('lobby.number', { count }).replace(/\d+ /, ''));
    expect(new Set(said)).toEqual(new Set(['gracz', 'graczy']));
    expect(sayIn('ru')('lobby.number', { count: 21 })).toBe('21 игрок');
    expect(sayIn('ru')('lobby.number', { count: 22 })).toBe('22 игрока');
  });

  test('agrees with what a part of a sentence stands for', () => {
    const part = new Language(
      'pl',
      new Map([
        ['names/terms.ftl', 'viper = plim\n    .gender = m\nraptor = plama\n    .gender = f'],
        [
          'game/log.ftl',
          [
            'events-ships-pilots = { $ship } { $player }\n    .gender = { GENDER($ship) }',
            'events-ships-damaged = { $ship }: { GENDER($ship) ->\n    [f] plumta\n   *[m] plumt\n    }',
          ].join('\n'),
        ],
      ]),
    );
    const damaged = (id: string): string =>
      part.word(
        tell('events.ships.damaged', {
          ship: tell('events.ships.pilots', { ship: noun(id), player: 'Ada' }),
          inSpace: false,
          area: '',
        }),
      );
    expect([damaged('viper'), damaged('raptor')]).toEqual(['plim Ada: plumt', 'plama Ada: plumta']);
  });

  test('is shown with the commands by Discord itself', () => {
    const told: Record<string, unknown> = {};
    described(
      {
        setDescription: (text: string) => {
          told['en'] = text;
        },
        setDescriptionLocalizations: (texts: Readonly<Record<string, string>>) => {
          Object.assign(told, texts);
        },
      },
      'commands.move',
    );
    expect(told).toMatchObject({ en: english('commands.move'), pl: polish('commands.move') });
  });
});

describe('the language of who reads', () => {
  const told = { user: { id: ada.id }, locale: 'pl', guildId, guildLocale: 'en-GB' };

  test('is what Discord told last: of the person, of the server for everybody in it', async () => {
    await noteLanguages(app.settings, told);
    expect((await sayToPerson(app.settings, ada.id, guildId))('question.heading', one)).toBe(
      polish('question.heading', one),
    );
    expect((await sayInGuild(app.settings, guildId))('question.heading', one)).toBe(english('question.heading', one));
    await noteLanguages(app.settings, { ...told, guildLocale: 'pl' });
    expect((await sayInGuild(app.settings, guildId))('question.heading', one)).toBe(polish('question.heading', one));
  });

  test('is that of the server for people of whom nobody knows', async () => {
    await noteLanguages(app.settings, { ...told, guildLocale: 'pl' });
    expect((await sayToPerson(app.settings, bo.id, guildId))('question.heading', one)).toBe(
      polish('question.heading', one),
    );
  });

  test('is English where nothing is known, or nothing was translated', async () => {
    await startGame(app);
    expect((await sayToPerson(app.settings, bo.id, guildId))('question.heading', one)).toBe('Ada decides');
    expect(callerFor(ada).say('question.answer')).toBe('Answer');
    expect(sayIn('de')('question.answer')).toBe('Answer');
  });
});

test('a text of a user is printed as it is, whatever it holds', () => {
  expect(english('errors.forAnother', { name: '{{name}} $t(errors.over) $& <b>' })).toBe(
    'This is {{name}} $t(errors.over) $& <b>’s decision.',
  );
});
