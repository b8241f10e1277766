import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { move } from '../../commands/move.ts';
import { described } from '../../commands/shared/definitions.ts';
import type { App } from '../../src/app/types.ts';
import { noteLanguages, sayInGuild, sayToPerson } from '../../src/bot/languages.ts';
import { addLanguage, english, sayIn } from '../../src/words/index.ts';
import { deskFor, callBy, replyTo } from '../commands/support.ts';
import { ada, bo, callerFor, guildId, memoryApp, openLobby, startGame } from '../bot/support.ts';

/** A made-up language with a plural that English does not have. */
const madeUp = {
  errors: { alreadyJoined: 'Zu plim!', alreadyJoinedHint: 'Wot.' },
  refusals: { noGameHere: 'Nul plim hir.' },
  question: { heading_one: 'Unu', heading_few: '{{count}} fewu', heading_many: '{{count}} manu' },
  commands: { move: 'Go-go plim' },
} as const;

let forget: () => void;
let app: App;
beforeEach(() => {
  forget = addLanguage('pl', madeUp);
  app = memoryApp();
});
afterEach(async () => {
  forget();
  await app.close();
});

describe('a second language', () => {
  test('answers those who read it, also with a part of it alone', async () => {
    const desk = deskFor(app);
    const call = callBy(ada, {}, undefined, { say: sayIn('pl') });
    expect((await replyTo(move, desk, call)).content).toMatch(/^Nul plim hir\./);
    // What it leaves out is said in English.
    expect((await replyTo(move, desk, call)).content).toContain('`/game create` opens one');
  });

  test('words refusals of the app for whoever reads them', async () => {
    const { id } = await openLobby(app);
    const refused = await app.join(id, bo).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: 'You already have a seat in this game.' });
    expect(
      refused instanceof Error && 'worded' in refused && (refused as { worded: (say: typeof english) => unknown }).worded(sayIn('pl')),
    ).toEqual({ message: 'Zu plim!', hint: 'Wot.' });
  });

  test('has plurals of its own', () => {
    const say = sayIn('pl');
    expect([1, 2, 5].map((count) => say('question.heading', { count, name: 'Ada' }))).toEqual(['Unu', '2 fewu', '5 manu']);
  });

  test('is shown with the commands by Discord itself', () => {
    const told: Record<string, unknown> = {};
    described(
      {
        setDescription: (text: string) => { told['en'] = text; },
        setDescriptionLocalizations: (texts: Readonly<Record<string, string>>) => { Object.assign(told, texts); },
      },
      'commands.move',
    );
    expect(told).toEqual({ en: english('commands.move'), pl: 'Go-go plim' });
  });
});

describe('the language of who reads', () => {
  const told = { user: { id: ada.id }, locale: 'pl', guildId, guildLocale: 'en-GB' };

  test('is what Discord told last: of the person, of the server for everybody in it', () => {
    noteLanguages(app.settings, told);
    expect(sayToPerson(app.settings, ada.id, guildId)('question.heading', { count: 1, name: 'Ada' })).toBe('Unu');
    const one = { count: 1, name: 'Ada' };
    expect(sayInGuild(app.settings, guildId)('question.heading', one)).toBe(english('question.heading', one));
    noteLanguages(app.settings, { ...told, guildLocale: 'pl' });
    expect(sayInGuild(app.settings, guildId)('question.heading', { count: 1, name: 'Ada' })).toBe('Unu');
  });

  test('is that of the server for people of whom nobody knows', () => {
    noteLanguages(app.settings, { ...told, guildLocale: 'pl' });
    expect(sayToPerson(app.settings, bo.id, guildId)('question.heading', { count: 1, name: 'Ada' })).toBe('Unu');
  });

  test('is English where nothing is known, or nothing was translated', async () => {
    await startGame(app);
    expect(sayToPerson(app.settings, bo.id, guildId)('question.heading', { count: 1, name: 'Ada' })).toBe('Ada decides');
    expect(callerFor(ada).say('question.answer')).toBe('Answer');
    expect(sayIn('de')('question.answer')).toBe('Answer');
  });
});

test('a text of a user is printed as it is, whatever it holds', () => {
  expect(english('errors.forAnother', { name: '{{name}} $t(errors.over) $& <b>' })).toBe(
    'This is for {{name}} $t(errors.over) $& <b> to decide.',
  );
});
