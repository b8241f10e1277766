/** Allies who do something with people: cards, tokens, titles, places. Each card by its id, both results. */
import { describe, expect, test } from 'vitest';
import { alliesOf, meet, trauma } from '../../allyScene.ts';
import { traumaOf } from '../../nebulaScene.ts';

const hand = ['politics/1', 'leadership/1', 'tactics/1', 'piloting/1'];
const human = 'loyalty/base/you-are-not-a-cylon';

describe('ally/exodus/aaron-doral', () => {
  const quorumDeck = ['food-rationing', 'arrest-order', 'accept-prophecy'];

  test('benevolent: one of the next 3 Quorum cards is resolved by whoever meets him, the others go under the deck', () => {
    const game = meet('aaron-doral', 'b', { quorumDeck, self: { hand: [] } });
    expect(game.choices('helo')).toMatchObject({ topic: { kind: 'chooseCard' }, privacy: 'private' });
    game.choose('helo', 'arrest-order').choose('helo', 'accept-prophecy').choose('helo', 'starbuck');
    expect(game.where('starbuck')).toBe('brig');
    // In the order that he likes, the first one highest.
    expect(game.state.quorum.deck.slice(0, 2)).toEqual(['quorum/base/food-rationing', 'quorum/base/accept-prophecy']);
    expect(game.told('cardPutBack')).toEqual(
      Array(2).fill({ kind: 'cardPutBack', seat: 0, deck: 'quorum', where: 'bottom' }),
    );
    expect(game.told('cardsSeen')).toEqual([{ kind: 'cardsSeen', seat: 0, deck: 'quorum' }]);
    expect(game.state.quorumHand).toEqual([]);
  });

  test('antagonistic: Galactica is damaged', () => {
    expect(meet('aaron-doral', 'a').told('galacticaDamaged')).toHaveLength(1);
  });
});

describe('ally/exodus/billy-keikeya', () => {
  test('benevolent: 1 morale', () => {
    expect(meet('billy-keikeya', 'b').state.resources.morale).toBe(11);
  });

  test('antagonistic: a trauma token, then a Skill card at random', () => {
    const game = meet('billy-keikeya', 'a', { self: { hand }, pool: 'a' });
    expect([traumaOf(game, 'helo'), game.player('helo').hand.length]).toEqual(['a', 3]);
  });

  test('antagonistic: a player executed by the token has no card to lose', () => {
    const game = meet('billy-keikeya', 'a', { self: { hand }, pool: 'dbbb' });
    game.choose('helo', 'william-adama').settle();
    expect(game.told('skillsDiscarded').map(({ random }) => random)).toEqual([false]);
  });
});

describe('ally/exodus/callandra-cally-tyrol', () => {
  test('benevolent: 3 Engineering cards, whatever the skill set', () => {
    const game = meet('callandra-cally-tyrol', 'b', { who: 'zarek' });
    expect(game.told('skillsDrawn').flatMap(({ skills }) => skills)).toEqual([
      'engineering',
      'engineering',
      'engineering',
    ]);
  });

  test('antagonistic: a die is rolled for a morale', () => {
    const game = meet('callandra-cally-tyrol', 'a');
    const [rolled] = game.told('dieRolled');
    expect(game.state.resources.morale).toBe((rolled?.result ?? 0) <= 4 ? 9 : 10);
    expect(rolled?.seat).toBe(0);
  });
});

describe('ally/exodus/caprica-six', () => {
  test('benevolent: the fleet marker goes 1 space on, and nobody leaves the Brig', () => {
    const game = meet('caprica-six', 'b');
    expect([game.state.jumpTrack, game.where('helo')]).toEqual([1, 'brig']);
  });

  test('antagonistic: 3 cards at random, then 2 Destiny cards, seen by the player alone', () => {
    const game = meet('caprica-six', 'a', { self: { hand }, destiny: ['politics/3', 'tactics/3'] });
    expect(game.player('helo').hand).toHaveLength(3);
    expect(game.told('destinyTaken')).toEqual([{ kind: 'destinyTaken', seat: 0, count: 2 }]);
    expect(game.told('destinyTaken', 'helo')).toMatchObject([
      { cards: [expect.stringContaining('skill/'), expect.stringContaining('skill/')] },
    ]);
  });

  test('antagonistic: with fewer than 3 cards all of them, and the Destiny deck is rebuilt between its cards', () => {
    const game = meet('caprica-six', 'd', { self: { hand: ['politics/1'] } });
    game.state.destiny.splice(1);
    game.resolve(
      [{ discard: { who: 'you', count: 3, random: true } }, { takeDestiny: 2 }],
      'helo',
      'ally/exodus/caprica-six',
    );
    expect(game.player('helo').hand).toHaveLength(2);
    expect(game.told('destinyRebuilt')).toHaveLength(1);
  });
});

describe('ally/exodus/danna-biers', () => {
  test('benevolent: 1 morale', () => {
    expect(meet('danna-biers', 'b').state.resources.morale).toBe(11);
  });

  test('antagonistic: R-ION-40, worked example 19: the discard may be chosen with a hand of 1, which is lost', () => {
    const game = meet('danna-biers', 'a', { self: { hand: ['politics/1'] } });
    game.choose('helo', 'option2');
    expect([game.player('helo').hand, game.told('traumaDrawn')]).toEqual([[], []]);
  });

  test('antagonistic: or 2 trauma tokens', () => {
    const game = meet('danna-biers', 'a', { self: { hand }, pool: 'ab' });
    game.choose('helo', 'option1');
    expect([traumaOf(game, 'helo'), game.player('helo').hand.length]).toEqual(['ab', 4]);
  });
});

describe('ally/exodus/dr-sherman-cottle', () => {
  test('benevolent: 3 trauma tokens of their choice, then out of Sickbay to any ship, free of charge', () => {
    const game = meet('dr-sherman-cottle', 'b', { trauma: { helo: 'aabb' } });
    expect(game.choices('helo')).toMatchObject({ topic: { kind: 'discardTrauma', count: 3 } });
    game.choose('helo', trauma('a'), `${trauma('a')}~2`, trauma('b'));
    expect(traumaOf(game, 'helo')).toBe('b');
    expect(game.ids('helo')).toContain('location/base/press-room');
    expect(game.ids('helo')).not.toContain('location/base/brig');
    expect(game.ids('helo')).not.toContain('location/base/sickbay');
    game.choose('helo', 'press-room');
    expect([game.where('helo'), game.told('skillsDiscarded')]).toEqual(['press-room', []]);
  });

  test('benevolent: with fewer tokens all of them, then the move all the same', () => {
    const game = meet('dr-sherman-cottle', 'b', { trauma: { helo: 'a' } });
    game.choose('helo', 'armory');
    expect([traumaOf(game, 'helo'), game.where('helo')]).toEqual(['', 'armory']);
  });

  test('antagonistic: 3 Skill cards of their choice, then the move', () => {
    const game = meet('dr-sherman-cottle', 'a', { self: { hand } });
    game.choose('helo', 'politics/1', 'leadership/1', 'tactics/1').choose('helo', 'command');
    expect([game.player('helo').hand.length, game.where('helo')]).toEqual([1, 'command']);
  });
});

describe('ally/exodus/ellen-tigh', () => {
  test('benevolent: the President title or the Admiral title goes to a human player, perhaps to oneself', () => {
    const game = meet('ellen-tigh', 'b').choose('helo', 'option2');
    expect(game.choices('helo').choices).toMatchObject([
      { kind: 'seat', seat: 0 },
      { kind: 'seat', seat: 2 },
    ]);
    game.choose('helo', 'helo');
    expect([game.holder('president'), game.holder('admiral')]).toEqual(['helo', 'starbuck']);
    expect(meet('ellen-tigh', 'b').choose('helo', 'option3').choose('helo', 'roslin').holder('admiral')).toBe('roslin');
  });

  test('benevolent: nobody in the Brig becomes Admiral, but President', () => {
    const others = [{ roslin: { at: 'brig' } }, 'starbuck'] as const;
    const titles = { president: 'helo', admiral: 'starbuck' } as const;
    expect(meet('ellen-tigh', 'b', { others, titles }).choose('helo', 'option3').holder('admiral')).toBe('helo');
    const game = meet('ellen-tigh', 'b', { others, titles }).choose('helo', 'option2');
    expect(game.choose('helo', 'roslin').holder('president')).toBe('roslin');
  });

  test('benevolent: it may be left', () => {
    const game = meet('ellen-tigh', 'b').choose('helo', 'option1');
    expect([game.holder('president'), game.holder('admiral')]).toEqual(['roslin', 'starbuck']);
  });

  test('antagonistic: to the Brig', () => {
    expect(meet('ellen-tigh', 'a').where('helo')).toBe('brig');
  });
});

describe('ally/exodus/gaius-baltar', () => {
  test('benevolent: a random Loyalty card of another player is seen, in secret, if wanted', () => {
    const game = meet('gaius-baltar', 'b', { others: [{ roslin: { loyalty: ['cylon'] } }, 'starbuck'] });
    expect(game.choices('helo')).toMatchObject({ min: 0, choices: [{ seat: 1 }, { seat: 2 }] });
    game.choose('helo', 'roslin');
    expect(game.told('loyaltySeen', 'helo')).toMatchObject([
      { of: 1, count: 1, cards: ['loyalty/base/you-are-a-cylon-can-reduce-morale-by-1'] },
    ]);
    expect(meet('gaius-baltar', 'b').pass('helo').told('loyaltySeen')).toEqual([]);
  });

  test('benevolent: a face-down card of a Cylon player may be picked, nobody without one', () => {
    const game = meet('gaius-baltar', 'b', {
      others: [{ roslin: { revealed: true, loyalty: ['cylon'] } }, { starbuck: { loyalty: [] } }],
    });
    expect(game.choices('helo').choices).toMatchObject([{ seat: 1 }]);
  });

  test('antagonistic: up to distance 7 a Not a Cylon card is shuffled in and a Loyalty card drawn, in secret', () => {
    const game = meet('gaius-baltar', 'a', { loyaltyDeck: ['human'], travelled: ['tylium-planet'] });
    expect(game.player('helo').loyalty).toHaveLength(2);
    expect(game.told('loyaltyShuffledIn')).toHaveLength(game.state.notACylonPile.length === 0 ? 0 : 1);
    expect(game.told('loyaltyDealt')).toEqual([{ kind: 'loyaltyDealt', seat: 0, count: 1 }]);
  });

  test('antagonistic: a Not a Cylon card of the pile goes into the deck', () => {
    const game = meet('gaius-baltar', 'd', { loyaltyDeck: ['cylon'] });
    game.state.notACylonPile = [human];
    game.resolve([{ dealLoyalty: 'you' }], 'helo', 'ally/exodus/gaius-baltar');
    expect([game.state.notACylonPile, game.state.loyaltyDeck.length, game.player('helo').loyalty.length]).toEqual([
      [],
      1,
      2,
    ]);
  });

  test('antagonistic: from distance 8 on nothing', () => {
    const travelled = ['deep-space', 'deep-space', 'deep-space', 'deep-space'];
    const game = meet('gaius-baltar', 'a', { travelled });
    expect(game.player('helo').loyalty).toHaveLength(1);
  });

  test('antagonistic: an infiltrating Cylon Leader passes it over', () => {
    const options = { expansions: ['pegasus', 'exodus'], cylonLeader: true, players: 4 };
    const game = meet('gaius-baltar', 'a', {
      who: 'leoben',
      self: { infiltrating: true },
      others: ['roslin', 'starbuck', 'helo'],
      options,
    });
    expect([game.player('leoben').loyalty, game.told('loyaltyShuffledIn')]).toEqual([[], []]);
  });

  test('R-ION-46 whoever is made a Cylon by a Sympathizer that was drawn brings the next ally all the same', () => {
    const game = meet('gaius-baltar', 'a', {
      others: ['roslin', 'starbuck', 'adama'],
      options: { players: 4 },
      loyaltyDeck: ['you-are-a-sympathizer'],
      trauma: { helo: 'ab' },
      deck: ['saul-tigh'],
    });
    expect(game.player('helo').cylon).toBe('sympathizer');
    expect(game.choices('helo').topic).toEqual({ kind: 'coverAlly', ally: 'ally/exodus/saul-tigh' });
    game.choose('helo', 'trauma-benevolent');
    expect([alliesOf(game), traumaOf(game, 'helo')]).toEqual([['saul-tigh'], 'a']);
  });
});

describe('ally/exodus/helena-cain', () => {
  test('benevolent: one other human character is executed, if wanted; no revealed Cylon', () => {
    const game = meet('helena-cain', 'b', {
      others: [{ roslin: { revealed: true } }, 'starbuck'],
      titles: { president: 'helo', admiral: 'starbuck' },
    });
    expect(game.choices('helo')).toMatchObject({ min: 0, choices: [{ seat: 2 }] });
    game.choose('helo', 'starbuck');
    expect(game.told('executed')).toMatchObject([{ seat: 2, character: 'character/base/kara-starbuck-thrace' }]);
    game.settle();
    expect(game.told('allyLeft')).toEqual([]);
    expect(meet('helena-cain', 'b').pass('helo').told('executed')).toEqual([]);
  });

  test('benevolent: a pilot and somebody in the Brig may be executed', () => {
    const game = meet('helena-cain', 'b', { others: [{ roslin: { at: 'brig' } }, { starbuck: { piloting: 'bow' } }] });
    expect(game.choices('helo').choices).toMatchObject([{ seat: 1 }, { seat: 2 }]);
  });

  test('antagonistic: the Admiral goes to the Brig', () => {
    expect(meet('helena-cain', 'a').where('starbuck')).toBe('brig');
  });

  test('antagonistic: nothing if the Admiral cannot be moved', () => {
    expect(meet('helena-cain', 'a', { others: ['roslin', { starbuck: { at: 'stranded' } }] }).where('starbuck')).toBe(
      'stranded',
    );
  });
});

describe('ally/exodus/karl-helo-agathon', () => {
  test('benevolent: 3 Tactics cards', () => {
    const game = meet('karl-helo-agathon', 'b', { who: 'tyrol' });
    expect(game.told('skillsDrawn').flatMap(({ skills }) => skills)).toEqual(['tactics', 'tactics', 'tactics']);
  });

  test('antagonistic: a die is rolled for a morale', () => {
    const game = meet('karl-helo-agathon', 'a', { who: 'tyrol' });
    const [rolled] = game.told('dieRolled');
    expect(game.state.resources.morale).toBe((rolled?.result ?? 0) <= 4 ? 9 : 10);
    expect(rolled?.seat).toBe(0);
  });
});

describe('ally/exodus/laura-roslin', () => {
  const others = ['zarek', 'starbuck'] as const;
  const titles = { president: 'zarek', admiral: 'starbuck' } as const;

  test('benevolent: 2 trauma tokens of their choice go, or all of fewer', () => {
    const game = meet('laura-roslin', 'b', { others, titles, trauma: { helo: 'aab' } });
    game.choose('helo', trauma('a'), `${trauma('a')}~2`);
    expect(traumaOf(game, 'helo')).toBe('b');
    expect(traumaOf(meet('laura-roslin', 'b', { others, titles, trauma: { helo: 'a' } }), 'helo')).toBe('');
  });

  test('antagonistic: 2 trauma tokens', () => {
    expect(traumaOf(meet('laura-roslin', 'a', { others, titles, pool: 'ba' }), 'helo')).toBe('ab');
  });
});

describe('ally/exodus/louanne-kat-katraine', () => {
  test('benevolent: 3 Piloting cards', () => {
    expect(
      meet('louanne-kat-katraine', 'b')
        .told('skillsDrawn')
        .flatMap(({ skills }) => skills),
    ).toEqual(['piloting', 'piloting', 'piloting']);
  });

  test('antagonistic: 3 Skill cards of their choice, or all of fewer', () => {
    const game = meet('louanne-kat-katraine', 'a', { self: { hand } });
    expect(game.choices('helo')).toMatchObject({ topic: { kind: 'discard', count: 3 } });
    expect(meet('louanne-kat-katraine', 'a', { self: { hand: ['politics/1'] } }).player('helo').hand).toEqual([]);
  });
});

describe('ally/exodus/priestess-elosha', () => {
  test('benevolent: the next Crisis card is seen in secret, and goes under the deck if wanted', () => {
    const game = meet('priestess-elosha', 'b', { crisisDeck: ['water-sabotaged'] });
    expect(game.told('cardsSeen', 'helo')).toMatchObject([{ deck: 'crisis', cards: ['crisis/base/water-sabotaged'] }]);
    game.choose('helo', 'bottom');
    expect(game.state.crisis.deck[0]).toBe('crisis/base/water-sabotaged');
  });

  test('antagonistic: 2 trauma tokens', () => {
    expect(traumaOf(meet('priestess-elosha', 'a', { pool: 'bb' }), 'helo')).toBe('bb');
  });
});

describe('ally/exodus/romo-lampkin', () => {
  test('benevolent: out of the Brig to a location of any ship, which has to be done', () => {
    const game = meet('romo-lampkin', 'b');
    expect(game.choices('helo')).toMatchObject({ topic: { kind: 'chooseLocation' }, min: 1 });
    expect(game.ids('helo')).not.toContain('location/base/sickbay');
    expect(game.choose('helo', 'administration').where('helo')).toBe('administration');
  });

  test('antagonistic: the whole hand, without a choice', () => {
    const game = meet('romo-lampkin', 'a', { self: { hand } });
    expect([game.player('helo').hand, game.told('skillsDiscarded')[0]?.cards.length]).toEqual([[], 4]);
  });
});

describe('ally/exodus/saul-tigh', () => {
  test('benevolent: another character goes to the Brig, if wanted; the Admiral loses the title', () => {
    const game = meet('saul-tigh', 'b', { others: [{ roslin: { at: 'brig' } }, 'starbuck'] });
    expect(game.choices('helo')).toMatchObject({ min: 0, choices: [{ seat: 2 }] });
    game.choose('helo', 'starbuck');
    expect([game.where('starbuck'), game.holder('admiral')]).toEqual(['brig', 'helo']);
    expect(meet('saul-tigh', 'b').pass('helo').where('starbuck')).toBe('hangar-deck');
  });

  test('benevolent: nothing where nobody can be sent there', () => {
    const others = [{ roslin: { at: 'brig' } }, { starbuck: { revealed: true } }] as const;
    expect(
      meet('saul-tigh', 'b', { others, titles: { president: 'roslin', admiral: 'helo' } }).question('helo'),
    ).toBeUndefined();
  });

  test('antagonistic: to the Brig', () => {
    expect(meet('saul-tigh', 'a').where('helo')).toBe('brig');
  });
});

describe('ally/exodus/simon-oneill', () => {
  test('benevolent: 2 Skill cards of any types, then the move', () => {
    const game = meet('simon-oneill', 'b');
    expect(game.ids('helo')).toEqual(['politics', 'leadership', 'tactics', 'piloting', 'engineering']);
    game.choose('helo', 'politics').choose('helo', 'engineering').choose('helo', 'armory');
    expect([game.player('helo').hand.length, game.where('helo')]).toEqual([2, 'armory']);
  });

  test('benevolent: Treachery is one of the types where there is that deck', () => {
    expect(meet('simon-oneill', 'b', { options: { expansions: ['pegasus', 'exodus'] } }).ids('helo')).toContain(
      'treachery',
    );
  });

  test('antagonistic: 2 trauma tokens, then the move', () => {
    const game = meet('simon-oneill', 'a', { pool: 'ab' }).choose('helo', 'command');
    expect([traumaOf(game, 'helo'), game.where('helo')]).toEqual(['ab', 'command']);
  });

  test('R-ION-45, worked example 18: the new character of whoever is executed moves', () => {
    const game = meet('simon-oneill', 'a', {
      others: ['zarek', 'starbuck'],
      titles: { president: 'zarek', admiral: 'starbuck' },
      pool: 'dbabb',
    });
    game.choose('helo', 'laura-roslin');
    expect(traumaOf(game, 'helo')).toHaveLength(3);
    game.choose('helo', 'command');
    expect([game.player('helo').character, game.where('helo')]).toEqual(['character/base/laura-roslin', 'command']);
  });

  test('R-ION-45 who is proved a Cylon does not move', () => {
    const game = meet('simon-oneill', 'a', { self: { loyalty: ['cylon'] }, pool: 'dbabb' });
    game.settle();
    expect(game.where('helo')).toBe('resurrection-ship');
  });
});

describe('ally/exodus/tory-foster', () => {
  test('benevolent: 3 Politics cards', () => {
    expect(
      meet('tory-foster', 'b')
        .told('skillsDrawn')
        .flatMap(({ skills }) => skills),
    ).toEqual(['politics', 'politics', 'politics']);
  });

  test('antagonistic: 2 Skill cards at random', () => {
    const game = meet('tory-foster', 'a', { self: { hand } });
    expect([game.player('helo').hand.length, game.told('skillsDiscarded')[0]?.random]).toEqual([2, true]);
  });
});
