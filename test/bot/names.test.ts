import { expect, test } from 'vitest';
import { english, locales, sayIn } from '../../src/words/index.ts';
import type { App, GameEvent, HolderName } from '../../src/app/types.ts';
import { AppError } from '../../src/app/core/error.ts';
import {
  calledThen,
  fullNames,
  labelNames,
  namesOver,
  namesThrough,
  playerNames,
  textNames,
  withCast,
} from '../../src/bot/names.ts';
import { gameRecord, memoryApp, startGame, whoIsAsked, words } from './support.ts';
import { wordingIn } from '../../src/bot/wording.ts';
import { describeName, describeChoice } from '../../src/engine/describe/index.ts';

const game = {
  ...gameRecord({
    seats: [
      { kind: 'user', userId: '1', name: '*A*' },
      { kind: 'automatic', name: { automatic: 1 } },
    ],
  }),
  characters: ['character/base/lee-apollo-adama', undefined],
};

test('people are called by their character first, for a text with markup and for a label', () => {
  const inText = textNames(game, words);
  const inLabel = labelNames(game, words);
  expect([inText.seat(0), inText.seat(1)]).toEqual(['**Apollo** (\\*A\\*)', '**Bot 1**']);
  expect([inLabel.seat(0), inLabel.seat(1)]).toEqual(['Apollo (*A*)', 'Bot 1']);
});

test('automatic players are called by their number in the language of whoever reads', () => {
  const called = locales.map((locale) => labelNames(game, wordingIn(words, sayIn(locale))).seat(1));
  expect(called).toEqual(['Bot 1', 'Bot 1', 'Bot 1', 'Автоигрок 1', 'Bot 1']);
  expect(locales.map((locale) => playerNames(game, sayIn(locale))[1])).toEqual(called);
});

test('of an automatic player the character says enough, but not of one that stands in for somebody', () => {
  const away = { userId: '1', name: 'Ada', until: 0 };
  const cast = {
    ...gameRecord({
      seats: [
        { kind: 'automatic', name: { automatic: 1 }, level: 'hard' },
        { kind: 'automatic', name: { automatic: 2 }, standsInFor: away },
      ],
    }),
    characters: ['character/base/lee-apollo-adama', 'character/base/saul-tigh'],
  };
  const seats = [0, 1];
  expect(seats.map(textNames(cast, words).seat)).toEqual(['**Apollo**', '**Tigh** (Bot 2)']);
  expect(seats.map(labelNames(cast, words).seat)).toEqual(['Apollo', 'Tigh (Bot 2)']);
  expect(seats.map(fullNames(cast, words, english).seat)).toEqual([
    '**Apollo** (Bot 1, hard)',
    '**Tigh** (Bot 2, normal)',
  ]);
});

test('the cast is what everybody sees', async () => {
  const app = memoryApp();
  const started = await startGame(app);
  expect((await withCast(app, started)).characters).toEqual([undefined, undefined, undefined]);
  const { person, decision } = await whoIsAsked(app, started);
  await app.answer(started.id, person.id, decision.id, decision.fallback);
  const { characters, seats } = await withCast(app, started);
  const seat = seats.findIndex((holder) => holder.kind === 'user' && holder.userId === person.id);
  expect(characters[seat]).toMatch(/^character\//);
  await app.close();
});

test('a deck to draw from is told by the cards that this game has, each once', () => {
  const told = (options: Partial<typeof game.options>): string => {
    const names = labelNames({ ...game, options: { ...game.options, ...options } }, words);
    const asked = { seat: 0, topic: { kind: 'drawSkill', count: 1, why: 'receiveSkills' } } as const;
    return describeChoice({ id: 'politics', kind: 'skill', skill: 'politics' }, asked, names, words.locale).detail;
  };
  expect(told({ expansions: [] })).toBe('Consolidate Power and Investigative Committee');
  expect(told({ expansions: ['pegasus'] })).toContain('Preventative Policy');
  expect(told({ expansions: ['pegasus'] }).match(/Investigative Committee/g)).toHaveLength(1);
});

const apollo = 'character/base/lee-apollo-adama';
const tigh = 'character/base/saul-tigh';
const everybody = (what: GameEvent['what']): GameEvent => ({ audience: 'public', what });

/** The part of an app that knows who plays what. */
function appWith(
  view: () => ReadonlyArray<string | undefined>,
  log: ReadonlyArray<GameEvent> = [],
): App & { looks: number } {
  const app = {
    looks: 0,
    viewFor: () => {
      app.looks += 1;
      return Promise.resolve().then(() => ({ players: view().map((character) => ({ character })) }));
    },
    log: (_id: string, who: string) => Promise.resolve(who === 'public' ? log.map((event) => ({ event })) : []),
  };
  return app as unknown as App & { looks: number };
}

const started = { ...gameRecord({ seats: game.seats }), startedAt: 1 };

test('in a lobby nobody has a character, and the rules are not asked', async () => {
  const app = appWith(() => [apollo, tigh]);
  expect((await withCast(app, { ...started, status: 'lobby', startedAt: undefined })).characters).toEqual([
    undefined,
    undefined,
  ]);
  expect(app.looks).toBe(0);
  expect((await withCast(app, started)).characters).toEqual([apollo, tigh]);
});

test('a game that this version can not read has people without characters; a bug stays one', async () => {
  const unreadable = appWith(() => {
    throw new AppError('internal', (say) => say('ending.notOver'));
  });
  expect((await withCast(unreadable, started)).characters).toEqual([undefined, undefined]);
  await expect(
    withCast(
      appWith(() => {
        throw new TypeError('a bug');
      }),
      started,
    ),
  ).rejects.toThrow('a bug');
});

test('who died at the end of a game is called by that character once it is over', async () => {
  const died = everybody({ kind: 'executed', seat: 1, character: tigh, why: 'location/base/brig' });
  const app = appWith(() => [apollo, undefined], [died]);
  expect((await withCast(app, { ...started, status: 'over' })).characters).toEqual([apollo, tigh]);
  expect((await withCast(app, { ...started, status: 'running' })).characters).toEqual([apollo, undefined]);
  const whole = appWith(() => [apollo, apollo], [died]);
  expect((await withCast(whole, { ...started, status: 'over' })).characters).toEqual([apollo, apollo]);
});

test('through a stretch of events each player is called by the character of then', () => {
  const events = [
    everybody({ kind: 'turnStarted', seat: 0, turn: 3 }),
    everybody({ kind: 'executed', seat: 0, character: apollo, why: 'location/base/brig' }),
    everybody({ kind: 'characterChosen', seat: 0, character: tigh }),
    everybody({ kind: 'turnStarted', seat: 1, turn: 4 }),
  ];
  const { names, namesAt } = namesThrough(
    { ...game, characters: [tigh, undefined] },
    words,
    events.map((event) => ({ event })),
  );
  expect(names.seat(0)).toBe('**Tigh** (\\*A\\*)');
  expect(events.map((_, at) => namesAt(at).seat(0))).toEqual([
    '**Apollo** (\\*A\\*)',
    '**Apollo** (\\*A\\*)',
    '**\\*A\\***',
    '**Tigh** (\\*A\\*)',
  ]);
});

test('names are made once for each cast; beyond the list nobody has a character', () => {
  const made: Array<unknown> = [];
  const cast = [apollo];
  const at = namesOver([{ characters: cast }, { characters: cast }], (players) => {
    made.push(players.characters);
    return textNames({ ...game, ...players }, words);
  });
  expect(at(0)).toBe(at(1));
  expect(at(7).seat(0)).toBe('**\\*A\\***');
  expect(made).toEqual([cast, []]);
});

test('somebody is called as they were with another character, or as today', () => {
  const called = calledThen(game, (then) => textNames(then, words));
  expect([{ seat: 0, character: tigh }, { seat: 0 }, { seat: 1, character: tigh }].map(called)).toEqual([
    '**Tigh** (\\*A\\*)',
    '**Apollo** (\\*A\\*)',
    '**Tigh**',
  ]);
});

test('somebody is called by the name of who held the seat then; an automatic player by the character alone, unless a substitute', () => {
  const called = calledThen(game, (then) => textNames(then, words));
  const of = (holder: HolderName) => called({ seat: 0, holder });
  expect(of({ name: 'Bea', standsIn: false })).toBe('**Apollo** (Bea)');
  expect(of({ name: { automatic: 4 }, standsIn: false })).toBe('**Apollo**');
  expect(of({ name: { automatic: 4 }, standsIn: true })).toBe('**Apollo** (Bot 4)');
  expect(labelNames({ ...game, holders: [{ name: 'Bea', standsIn: false }] }, words).seat(0)).toBe('Apollo (Bea)');
});

test('levels are told of automatic players alone, with a character or without; a seat that is not there has its number', () => {
  const names = fullNames(game, words, english);
  expect([0, 1, 2].map(names.seat)).toEqual(['**Apollo** (\\*A\\*)', '**Bot 1** (normal)', '**3**']);
  expect([textNames(game, words).seat(2), labelNames(game, words).seat(2)]).toEqual(['**3**', '3']);
  expect(names.character(apollo)).toBe(describeName(apollo, words.locale));
});

test('a name in a label has no line breaks or markup of its own', () => {
  const odd = { ...game, seats: [{ kind: 'user' as const, userId: '1', name: 'A\nB' }, ...game.seats.slice(1)] };
  expect(labelNames(odd, words).seat(0)).toBe(`Apollo (${playerNames(odd, english)[0]})`);
  expect(playerNames(odd, english)[0]).not.toContain('\n');
});
