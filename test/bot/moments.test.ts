/** The lines over the great moments of a game. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/app/types.ts';
import { endLine, momentsIn } from '../../src/bot/messages/moments.ts';
import { storyMessage } from '../../src/bot/messages/story.ts';
import { english, locales, sayIn } from '../../src/words/index.ts';
import type { Say } from '../../src/words/index.ts';
import { words } from './support.ts';

type Happening = GameEvent['what'];

const names = { seat: (seat: number) => `Seat ${seat}`, character: (id: string) => id };

interface Telling {
  readonly game?: string;
  readonly earlier?: ReadonlyArray<Happening>;
  readonly say?: Say;
}

/** The lines over these events, told together. */
function titles(
  happened: ReadonlyArray<Happening>,
  { game = 'test', earlier = [], say = english }: Telling = {},
): ReadonlyArray<string> {
  const events = happened.map((what) => ({ audience: 'public', what }) as const);
  const past = { game, moments: momentsIn(earlier) };
  return (storyMessage(events, { words, names, say, past })?.embeds ?? []).flatMap(({ title }) => title ?? []);
}

const jump: Happening = { kind: 'jumped', final: false };
const reveal: Happening = { kind: 'becameCylon', seat: 1, how: 'revealed' };
const execution: Happening = { kind: 'executed', seat: 1, character: 'character/base/gaius-baltar', why: 'jump' };
const proof: Happening = { kind: 'provedHuman', seat: 1, cards: [] };

/** An event of each kind, with the number of lines that there are for it. */
const kinds: ReadonlyArray<readonly [lines: number, what: Happening]> = [
  [6, jump],
  [3, { kind: 'jumped', final: true }],
  [4, reveal],
  [2, { kind: 'becameCylon', seat: 1, how: 'sympathizer' }],
  [2, { kind: 'becameCylon', seat: 1, how: 'sympathetic' }],
  [4, execution],
  [4, proof],
  [3, { kind: 'eliminated', seat: 1, why: 'jump' }],
  [3, { kind: 'sleeperAgentPhase' }],
  [3, { kind: 'milestone', distance: 8, event: 'finalJump' }],
  [3, { kind: 'milestone', distance: 7, event: 'newCapricaPhase' }],
  [3, { kind: 'milestone', distance: 8, event: 'crossroadsPhase' }],
  [2, { kind: 'milestone', distance: 8, event: 'objective/base/kobol' }],
  [2, { kind: 'boardLost', board: 'pegasus' }],
  [2, { kind: 'hubDestroyed', location: 'location/daybreak/hub-destroyed' }],
  [4, { kind: 'shipDestroyed', ship: 'basestar', area: 'bow', count: 1, why: 'attack' }],
  [5, { kind: 'civilianDestroyed', area: 'bow', token: 'token/base/civilian-ship-a' }],
];

describe.each(locales)('in %s', (locale) => {
  const say = sayIn(locale);

  test.each(kinds)('%d lines in turn for %j', (lines, what) => {
    const told = Array.from({ length: lines }, (_, count) =>
      titles([what], { earlier: Array.from({ length: count }, () => what), say }),
    );
    expect(new Set(told.flat()).size).toBe(lines);
    expect(titles([what], { earlier: Array.from({ length: lines }, () => what), say })).toEqual(told[0]);
  });

  test('a game ends with a line of its side', () => {
    const games = ['a', 'b', 'c', 'd', 'e'];
    const all = (['humans', 'cylons'] as const).flatMap((winner) => games.map((game) => endLine(winner, say, game)));
    expect(new Set(all).size).toBe(10);
  });
});

test('a game says the same when it tells a moment again, in one message or in two', () => {
  expect(titles([jump, reveal, jump])).toEqual(titles([jump, reveal, jump]));
  expect(titles([jump], { earlier: [jump, reveal] })).toEqual(titles([jump, reveal, jump]).slice(2));
});

test('another game begins with another line', () => {
  expect(titles([jump], { game: 'b' })).not.toEqual(titles([jump], { game: 'a' }));
});

test('what is told between moments changes nothing', () => {
  const skipped: Happening = { kind: 'skillsSkipped', seat: 0 };
  expect(titles([skipped, jump], { earlier: [skipped, jump, skipped] })).toEqual(titles([jump], { earlier: [jump] }));
});

test('an execution does not say on which side the player was, until the cards do', () => {
  const [asHuman, human] = titles([execution, proof]);
  const [asCylon, cylon] = titles([execution, { kind: 'loyaltyRevealed', seat: 1, card: 'x' }, reveal]);
  expect(asHuman).toBe(asCylon);
  expect(titles([execution])).toEqual([asHuman]);
  expect(human).toBe('It was a human being, and everyone was watching.');
  expect(cylon).toBe('So this is what it was, all this time.');
  expect(titles([reveal])).toEqual(['One of us was never one of us.']);
});

test('a player who was executed as a human and is revealed later is told of as any other', () => {
  expect(titles([reveal], { earlier: [execution, proof] })).toEqual(titles([reveal]));
});

test('ships that are lost together are one moment, and so is a basestar with the attack that destroys it', () => {
  const [, lost] = kinds.at(-1) ?? [];
  const [, basestar] = kinds.at(-2) ?? [];
  if (lost === undefined || basestar === undefined) throw new Error('No ships.');
  expect(titles([lost, lost])).toHaveLength(1);
  const attack: Happening = {
    kind: 'attack',
    attacker: 'galactica',
    target: 'basestar',
    area: 'bow',
    result: 'destroyed',
    die: 8,
  };
  expect(titles([attack, basestar])).toEqual(titles([basestar]));
});

test('ships that are lost one after the other in a turn have one line, and the next turn has the next', () => {
  const lost: Happening = { kind: 'civilianDestroyed', area: 'bow', token: 'token/base/civilian-ship-a' };
  const skipped: Happening = { kind: 'skillsSkipped', seat: 0 };
  expect(titles([lost, skipped, lost])).toEqual(titles([lost]));
  expect(titles([lost], { earlier: [lost] })).not.toEqual(titles([lost]));
  expect(titles([jump, skipped, jump])).toHaveLength(2);
});

test('a milestone that brings the Sleeper Agent phase leaves the line to it', () => {
  expect(titles([{ kind: 'milestone', distance: 4, event: 'sleeperAgent' }, { kind: 'sleeperAgentPhase' }])).toEqual(
    titles([{ kind: 'sleeperAgentPhase' }]),
  );
});
