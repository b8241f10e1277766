import { expect, test } from 'vitest';
import { english, locales, sayIn } from '../../src/words/index.ts';
import { fullNames, labelNames, playerNames, textNames, withCast } from '../../src/bot/names.ts';
import { gameRecord, memoryApp, startGame, whoIsAsked, words } from './support.ts';

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
  expect([inText.seat(0), inText.seat(1)]).toEqual(['**Apollo** (\\*A\\*)', '**Automatic 1**']);
  expect([inLabel.seat(0), inLabel.seat(1)]).toEqual(['Apollo (*A*)', 'Automatic 1']);
});

test('automatic players are called by their number in the language of whoever reads', () => {
  const called = locales.map((locale) => labelNames(game, words.in(sayIn(locale))).seat(1));
  expect(called).toEqual(['Automatic 1', 'Automatico 1', 'Automático 1', 'Автоигрок 1', 'Automat 1']);
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
  expect(seats.map(textNames(cast, words).seat)).toEqual(['**Apollo**', '**Tigh** (Automatic 2)']);
  expect(seats.map(labelNames(cast, words).seat)).toEqual(['Apollo', 'Tigh (Automatic 2)']);
  expect(seats.map(fullNames(cast, words, english).seat)).toEqual(['**Apollo** (Automatic 1, hard)', '**Tigh** (Automatic 2, normal)']);
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
    return words.choice({ id: 'politics', kind: 'skill', skill: 'politics' }, asked, names).detail;
  };
  expect(told({ expansions: [] })).toBe('Consolidate Power and Investigative Committee');
  expect(told({ expansions: ['pegasus'] })).toContain('Preventative Policy');
  expect(told({ expansions: ['pegasus'] }).match(/Investigative Committee/g)).toHaveLength(1);
});
