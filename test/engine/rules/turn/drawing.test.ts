import { describe, expect, test } from 'vitest';
import type { Skill } from '../../../../src/catalogue/vocabulary.ts';
import { skillOf } from '../../../../src/engine/pieces/cards.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import { scene, type Person, type Table } from '../../scene.ts';
import { tally } from '../../setUp.ts';

const skillsOf = (game: Table, person: Person): Record<string, number> => tally(game.player(person).hand.map(skillOf));
const receive = (game: Table, person: Person): Table => game.call('receiveSkills', { seat: game.seat(person) });

/** Leaves only these cards in a Skill deck and on its discard pile. */
function pile(game: Table, skill: Skill, deck: number, discard: number): Table {
  const cards = game.state.skillDecks[skill]?.deck.splice(0) ?? [];
  game.state.skillDecks[skill] = { deck: cards.slice(0, deck), discard: cards.slice(deck, deck + discard) };
  return game;
}

function left(game: Table, skill: Skill): [deck: number | undefined, discard: number | undefined] {
  const found = game.state.skillDecks[skill];
  return [found?.deck.length, found?.discard.length];
}

describe('R-TURN-20 Receive Skills', () => {
  test.each([
    ['adama', { leadership: 3, tactics: 2 }],
    ['baltar', { politics: 2, leadership: 1, engineering: 1 }],
    ['boomer', { tactics: 2, piloting: 2, engineering: 1 }],
    ['tyrol', { politics: 1, leadership: 2, engineering: 2 }],
    ['helo', { leadership: 2, tactics: 2, piloting: 1 }],
    ['roslin', { politics: 3, leadership: 2 }],
    ['tigh', { leadership: 2, tactics: 3 }],
    ['zarek', { politics: 2, leadership: 2, tactics: 1 }],
  ] as const)('R-TURN-20 %s draws just what the sheet says: %j', (person, cards) => {
    const others = (['adama', 'roslin', 'zarek'] as const).filter((other) => other !== person);
    expect(skillsOf(receive(scene({ players: [person, ...others] }), person), person)).toEqual(cards);
  });

  test('R-TURN-20 worked example 1: with 9 cards Adama draws 5 and discards to 10 only at the end of the turn', () => {
    const nine = [
      'leadership/1',
      'leadership/2',
      'politics/1',
      'politics/2',
      'politics/3',
      'tactics/1',
      'tactics/2',
      'tactics/3',
      'piloting/1',
    ];
    const game = scene({ players: [{ adama: { hand: nine, at: 'brig' } }, 'roslin', 'tigh'] }).turn();
    expect([game.choices('adama').topic.kind, game.player('adama').hand.length]).toEqual(['action', 14]);
    game.choose('adama', 'pass');
    expect(game.choices('adama')).toMatchObject({
      topic: { kind: 'discard', count: 4, why: 'handLimit' },
      min: 4,
      max: 4,
    });
    game.settle(1);
    expect(game.player('adama').hand).toHaveLength(10);
  });
});

describe('R-TURN-21 multi-skills', () => {
  test.each([
    [
      'apollo',
      { tactics: 1, piloting: 2 },
      ['leadership2-politics0', 'leadership1-politics1', 'leadership0-politics2'],
    ],
    ['starbuck', { tactics: 2, piloting: 2 }, ['leadership1-engineering0', 'leadership0-engineering1']],
  ] as const)('R-TURN-21 %s decides the split before any card is drawn', (person, fixed, splits) => {
    const game = receive(scene({ players: [person, 'adama', 'roslin'] }), person);
    expect([game.ids(person), game.player(person).hand, game.told('skillsDrawn')]).toEqual([splits, [], []]);
    game.choose(person, splits[1]);
    expect(skillsOf(game, person)).toMatchObject(fixed);
  });

  test('R-TURN-21 the total is fixed, the split is free', () => {
    const game = receive(scene({ players: ['apollo', 'adama', 'roslin'] }), 'apollo').choose(
      'apollo',
      'leadership1-politics1',
    );
    expect(skillsOf(game, 'apollo')).toEqual({ tactics: 1, piloting: 2, leadership: 1, politics: 1 });
  });
});

test('R-TURN-22 R-TURN-28 on Sickbay the single card replaces the numbers of the sheet; it is of an own type', () => {
  const game = receive(scene({ players: [{ starbuck: { at: 'sickbay' } }, 'adama', 'roslin'] }), 'starbuck');
  expect(game.ids('starbuck')).toEqual(['tactics', 'piloting', 'leadership', 'engineering']);
  game.choose('starbuck', 'engineering');
  expect([skillsOf(game, 'starbuck'), game.question('starbuck')]).toEqual([{ engineering: 1 }, undefined]);
});

describe('R-TURN-23 draws outside Receive Skills', () => {
  test('R-TURN-23 without a type: own types, in any split', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'] }).resolve(
      [{ draw: { who: 'you', count: 2, from: 'own' } }],
      'roslin',
    );
    expect(game.ids('roslin')).toEqual(['politics', 'leadership']);
    game.choose('roslin', 'leadership').choose('roslin', 'leadership');
    expect(skillsOf(game, 'roslin')).toEqual({ leadership: 2 });
  });

  test('R-TURN-23 a type that is named need not be in the skill set', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'] }).resolve(
      [{ draw: { who: 'you', count: 2, from: ['piloting'] } }],
      'roslin',
    );
    expect(skillsOf(game, 'roslin')).toEqual({ piloting: 2 });
  });

  test('R-TURN-23 also on Sickbay, whose limit is for Receive Skills alone', () => {
    const game = scene({ players: ['adama', { roslin: { at: 'sickbay' } }, 'tigh'] }).resolve(
      [{ draw: { who: 'you', count: 2, from: ['politics'] } }],
      'roslin',
    );
    expect(skillsOf(game, 'roslin')).toEqual({ politics: 2 });
  });
});

test('R-TURN-24 a Cylon player draws 2 cards of any types, also twice the same', () => {
  const game = receive(scene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] }), 'tigh');
  expect(game.ids('tigh')).toEqual(['politics', 'leadership', 'tactics', 'piloting', 'engineering']);
  game.choose('tigh', 'piloting').choose('tigh', 'piloting');
  expect([skillsOf(game, 'tigh'), game.question('tigh')]).toEqual([{ piloting: 2 }, undefined]);
});

test('R-TURN-24 with Daybreak alone they are of different types', () => {
  const game = receive(
    daybreakScene({ players: ['adama', 'roslin', { tigh: { revealed: true, at: 'caprica' } }] }),
    'tigh',
  );
  game.choose('tigh', 'piloting');
  expect(game.ids('tigh')).not.toContain('piloting');
  game.choose('tigh', 'tactics');
  expect([skillsOf(game, 'tigh'), game.question('tigh')]).toEqual([{ piloting: 1, tactics: 1 }, undefined]);
});

describe('R-TURN-29 R-TURN-148 decks that run out', () => {
  test('R-TURN-29 worked example 8: Politics with 1 card and 6 in its discard pile, 3 are drawn', () => {
    const game = pile(scene({ players: ['adama', 'roslin', 'tigh'] }), 'politics', 1, 6);
    game.resolve([{ draw: { who: 'you', count: 3, from: ['politics'] } }], 'tigh');
    expect([skillsOf(game, 'tigh'), left(game, 'politics')]).toEqual([{ politics: 3 }, [4, 0]]);
  });

  test('R-TURN-148 a deck is refilled as soon as its last card has left it', () => {
    const game = pile(scene({ players: ['adama', 'roslin', 'tigh'] }), 'politics', 1, 6);
    game.resolve([{ draw: { who: 'you', count: 1, from: ['politics'] } }], 'tigh');
    expect([left(game, 'politics'), game.told('deckReshuffled')]).toEqual([
      [6, 0],
      [{ kind: 'deckReshuffled', deck: 'politics' }],
    ]);
  });

  test('R-TURN-29 without any card left the missing cards are lost', () => {
    const game = pile(scene({ players: ['adama', 'roslin', 'tigh'] }), 'politics', 1, 0);
    game.resolve([{ draw: { who: 'you', count: 3, from: ['politics'] } }], 'tigh');
    expect([skillsOf(game, 'tigh'), left(game, 'politics')]).toEqual([{ politics: 1 }, [0, 0]]);
  });

  test('R-TURN-29 in Receive Skills too', () => {
    const game = receive(pile(scene({ players: ['adama', 'roslin', 'tigh'] }), 'leadership', 0, 0), 'adama');
    expect(skillsOf(game, 'adama')).toEqual({ tactics: 2 });
  });

  test('R-TURN-148 R-TURN-29 without a discard pile it is refilled when a card is needed and discards exist', () => {
    const game = pile(scene({ players: ['adama', 'roslin', 'tigh'] }), 'politics', 0, 0);
    game.resolve([{ draw: { who: 'you', count: 1, from: 'own' } }], 'roslin');
    expect(skillsOf(game, 'roslin')).toEqual({ leadership: 1 });
    game.state.skillDecks.politics?.discard.push('skill/base/consolidate-power/1');
    game.resolve([{ draw: { who: 'you', count: 1, from: 'own' } }], 'roslin').choose('roslin', 'politics');
    expect(skillsOf(game, 'roslin')).toEqual({ leadership: 1, politics: 1 });
  });

  test('R-TURN-148 the Crisis deck is refilled too', () => {
    const game = scene({ players: ['adama', 'zarek', 'tigh'] });
    game.state.crisis = {
      deck: ['crisis/base/food-shortage'],
      discard: ['crisis/base/riots-a', 'crisis/base/riots-b'],
    };
    game.crisis('food-shortage');
    expect([game.state.crisis.deck.length, game.state.crisis.discard]).toEqual([2, []]);
  });

  test('R-TURN-148 the last card of a deck that is only looked at has not left it', () => {
    const game = scene({ players: ['boomer', 'roslin', 'tigh'] });
    game.state.crisis = {
      deck: ['crisis/base/food-shortage'],
      discard: ['crisis/base/riots-a', 'crisis/base/riots-b'],
    };
    game.resolve([{ lookAtTop: ['crisis'] }], 'boomer').choose('boomer', 'bottom');
    expect(game.state.crisis).toEqual({
      deck: ['crisis/base/food-shortage'],
      discard: ['crisis/base/riots-a', 'crisis/base/riots-b'],
    });
  });
});

test('R-TURN-30 each drawn card may be looked at before the type of the next is chosen', () => {
  const game = receive(scene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] }), 'tigh').choose(
    'tigh',
    'tactics',
  );
  expect(game.view('tigh').own?.hand.map(skillOf)).toEqual(['tactics']);
  expect(game.choices('tigh').topic).toMatchObject({ kind: 'drawSkill', count: 1 });
});

describe('R-TURN-145 R-TURN-146 several players', () => {
  test('R-TURN-145 they draw one after the other, clockwise from the player who causes it', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh', 'zarek'], current: 'roslin' });
    game.resolve([{ draw: { who: 'each', count: 2, from: ['politics'] } }], 'tigh');
    expect(game.told('skillsDrawn').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });

  test('R-TURN-146 they discard at the same time, and nobody sees another choice first', () => {
    const hand = ['politics/1', 'tactics/2'];
    const game = scene({ players: [{ adama: { hand } }, { roslin: { hand } }, { tigh: { hand } }] }).resolve(
      [{ discard: { who: 'each', count: 1 } }],
      'adama',
    );
    expect(
      [game.question('adama'), game.question('roslin'), game.question('tigh')].map((open) => open?.topic.kind),
    ).toEqual(['discard', 'discard', 'discard']);
    const seen = (): string => JSON.stringify({ ...game.view('tigh'), waitingFor: [] });
    const before = seen();
    game.choose('adama', 'tactics/2');
    expect(game.told('skillsDiscarded')).toEqual([]);
    expect(seen()).toBe(before);
    game.choose('tigh', 'politics/1').choose('roslin', 'politics/1');
    expect(game.told('skillsDiscarded').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});

describe('R-TURN-147 discarding', () => {
  test('R-TURN-147 with fewer cards all are discarded', () => {
    const game = scene({ players: [{ adama: { hand: ['politics/1', 'tactics/2'] } }, 'roslin', 'tigh'] }).resolve(
      [{ discard: { who: 'you', count: 3 } }],
      'adama',
    );
    expect([game.player('adama').hand, game.told('skillsDiscarded')[0]?.cards.length]).toEqual([[], 2]);
  });

  test('R-TURN-147 a number that equals the whole hand is still no random discard', () => {
    const game = scene({ players: [{ adama: { hand: ['politics/1', 'tactics/2'] } }, 'roslin', 'tigh'] }).resolve(
      [{ discard: { who: 'you', count: 2 } }],
      'adama',
    );
    expect(game.told('skillsDiscarded')).toMatchObject([{ seat: 0, random: false }]);
  });

  test('R-TURN-147 at random nobody is asked, and chance picks', () => {
    const hand = ['politics/1', 'tactics/2', 'piloting/1', 'engineering/1'];
    const lost = new Set(
      Array.from({ length: 30 }, (_, n) => {
        const game = scene({ players: [{ adama: { hand } }, 'roslin', 'tigh'], seed: `seed ${n}` }).resolve(
          [{ discard: { who: 'you', count: 1, random: true } }],
          'adama',
        );
        return game
          .told('skillsDiscarded')
          .map(({ cards, random }) => `${cards.join()} ${random}`)
          .join();
      }),
    );
    expect(lost.size).toBe(4);
    expect([...lost].every((text) => text.endsWith(' true'))).toBe(true);
  });
});

test('R-TURN-153 the cards lie face up on their piles before what they pay for goes on', () => {
  const game = scene({
    players: [
      'adama',
      { roslin: { at: 'research-lab', hand: ['politics/3', 'leadership/1', 'leadership/2'] } },
      'tigh',
    ],
  });
  game.actions('roslin').choose('roslin', 'location').choose('roslin', 'politics/3', 'leadership/1');
  expect(game.told('skillsDiscarded')[0]?.cards).toEqual([
    'skill/base/investigative-committee/3',
    'skill/base/executive-order/1',
  ]);
  expect(game.view('tigh').skillDecks.politics?.discard).toEqual(['skill/base/investigative-committee/3']);
  expect([game.choices('roslin').topic.kind, game.told('skillsDrawn')]).toEqual(['drawSkill', []]);
});

describe('R-TURN-144 a card that is being resolved', () => {
  test('R-TURN-144 it has left the hand and lies on its discard pile', () => {
    const game = scene({ players: [{ roslin: { hand: ['politics/1'] } }, 'adama', 'tigh'] })
      .actions('roslin')
      .choose('roslin', 'politics/1');
    expect([game.choices('roslin').topic.kind, game.player('roslin').hand, left(game, 'politics')[1]]).toEqual([
      'drawSkill',
      [],
      1,
    ]);
  });

  test('R-TURN-144 it is shuffled in if that pile is needed', () => {
    const game = pile(
      scene({ players: [{ roslin: { hand: ['politics/1'] } }, 'adama', 'tigh'] }),
      'politics',
      0,
      0,
    ).actions('roslin');
    game.choose('roslin', 'politics/1').choose('roslin', 'politics');
    expect(game.player('roslin').hand).toEqual(['skill/base/consolidate-power/1']);
  });
});

test('R-TURN-150 a card put on the bottom is shown to nobody else and comes last', () => {
  const game = scene({ players: ['roslin', 'adama', 'tigh'], crisisDeck: ['food-shortage', 'riots-a'] });
  game
    .call('pickCrisis', { seat: 0, draw: 2, others: 'bottom', cards: [], why: 'character/base/laura-roslin' })
    .choose('roslin', 'riots-a');
  expect(game.state.crisis.deck[0]).toBe('crisis/base/food-shortage');
  expect(game.told('cardPutBack', 'adama')).toEqual(game.told('cardPutBack'));
  expect(JSON.stringify(game.told('cardPutBack'))).not.toContain('food-shortage');
});
