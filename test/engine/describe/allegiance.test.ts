/** The meaning of Loyalty cards to their holder: from all of them, and from what has happened since. */
import { describe, expect, test } from 'vitest';
import { describeLoyalty } from '../../../src/engine/describe/index.ts';
import { locales } from '../../../src/words/languages.ts';
import { exodusScene } from '../exodusScene.ts';
import type { PlayerScene } from '../scene.ts';

const human = 'you-are-not-a-cylon';
const cylon = 'you-are-a-cylon-can-damage-galactica';
const secondCylon = 'you-are-a-cylon-can-reduce-morale-by-1';
const goal = 'personal-goal-devastation';
const five = 'final-five-whoever-examines-this-card-is-executed';

const early = 0;
const late = 4;

interface Holding extends PlayerScene {
  readonly distance: number;
}

const options = { switches: ['personalGoals', 'finalFive'] } as const;

function heldBy({ distance, ...tigh }: Holding, locale: (typeof locales)[number] = 'en') {
  const table = exodusScene({ players: [{ tigh }, 'zarek', 'roslin'], options });
  const told = describeLoyalty({ ...table.view('tigh'), distance }, locale);
  if (told === undefined) throw new Error('nothing is told');
  return { side: told.side, cards: told.cards.map(({ lines }) => lines.join(' ')) };
}

const isHuman = /^You are human\. You win if the fleet/;
const isHidden = /^You are a Cylon, and no one knows it yet\. You win if the humans lose/;
const isPlayer = /^You are a Cylon player\. You win if the humans lose/;
const helps = /Help the fleet/;
const later = /another Loyalty card mid-game/;
const secret = /Until you reveal yourself/;

describe('R-LOY-01 R-LOY-60 R-LOY-89 a Loyalty card means what all of them mean by now', () => {
  test.each<[string, Holding, RegExp, ReadonlyArray<readonly [says: RegExp, not?: RegExp]>]>([
    ['a human before the Sleeper Agent phase', { loyalty: [human], distance: early }, isHuman, [[helps]]],
    [
      'a human after it',
      { loyalty: [human, human], distance: late },
      isHuman,
      [
        [helps, later],
        [helps, later],
      ],
    ],
    [
      'a Cylon with a human card',
      { loyalty: [cylon, human], distance: late },
      isHidden,
      [[secret], [/^This card changes nothing/, helps]],
    ],
    [
      'a human card first',
      { loyalty: [human, cylon], distance: late },
      isHidden,
      [[/^This card changes nothing/, later], [secret]],
    ],
    ['a Cylon with two Cylon cards', { loyalty: [cylon, secondCylon], distance: late }, isHidden, [[secret], [secret]]],
    [
      'a Cylon with a Personal Goal',
      { loyalty: [cylon, goal], distance: late },
      isHidden,
      [[secret], [/Action: reveal this card/]],
    ],
    [
      'a human with a Personal Goal',
      { loyalty: [human, goal], distance: late },
      isHuman,
      [[helps, later], [/the fleet loses 1 morale/]],
    ],
    [
      'a Cylon with one of the Final Five',
      { loyalty: [cylon, five], distance: late },
      isHidden,
      [[secret], [/an execution reveals it/]],
    ],
    [
      'a revealed Cylon with human cards',
      { loyalty: [human, goal], revealed: true, distance: late },
      isPlayer,
      [
        [/^This card changes nothing: you are a Cylon player/, helps],
        [/you cannot reveal it/, /As an action you may/],
      ],
    ],
    [
      'a revealed Cylon with a second Cylon card and one of the Final Five',
      { loyalty: [secondCylon, five], revealed: true, distance: late },
      isPlayer,
      [
        [/^This card changes nothing/, secret],
        [/lets another player look/, /an execution reveals it/],
      ],
    ],
    [
      'the Sympathizer',
      { loyalty: [human], sympathizer: true, distance: late },
      isPlayer,
      [[/^This card changes nothing/, helps]],
    ],
  ])('%s', (_, holding, side, cards) => {
    const told = heldBy(holding);
    expect(told.side).toMatch(side);
    cards.forEach(([says, not], place) => {
      expect(told.cards[place]).toMatch(says);
      if (not !== undefined) expect(told.cards[place]).not.toMatch(not);
    });
  });

  test('R-LOY-30 that another card comes is told only before the Sleeper Agent phase', () => {
    expect(heldBy({ loyalty: [human], distance: early }).cards[0]).toMatch(later);
    expect(heldBy({ loyalty: [human], distance: late }).cards[0]).not.toMatch(later);
  });

  test('a spectator without a Loyalty card is told nothing', () => {
    const table = exodusScene({ players: ['tigh', 'zarek', 'roslin'], options });
    expect([describeLoyalty(table.view('public'))]).toEqual([undefined]);
  });

  test.each(locales)('R-LOY-03 the sides are told apart in %s', (locale) => {
    const sides = [
      { loyalty: [human], distance: early },
      { loyalty: [human, cylon], distance: late },
      { loyalty: [human], revealed: true, distance: late },
    ].map((holding) => heldBy(holding, locale).side);
    expect(new Set(sides).size).toBe(3);
  });
});
