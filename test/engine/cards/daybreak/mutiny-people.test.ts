/** Mutiny cards about people: titles, hands, the Brig and Sickbay. */
import { describe, expect, test } from 'vitest';
import { mutinyDiscard, mutinyOfPerson, mutinyScene, playMutiny, type MutinyScene } from '../../mutinyScene.ts';
import type { Table } from '../../scene.ts';

const five = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'tactics/1'];

/** Tigh plays the card as his action; Adama is Admiral, Roslin President. */
function tighPlays(slug: string, set: Partial<MutinyScene> = {}): Table {
  const game = mutinyScene({
    players: ['adama', 'roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    mutiny: { tigh: [slug] },
    ...set,
  });
  return playMutiny(game, 'tigh', slug);
}

/** Whether Tigh may play it now. */
function mayPlay(slug: string, set: Partial<MutinyScene> = {}): boolean {
  const game = mutinyScene({
    players: ['adama', 'roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    mutiny: { tigh: [slug] },
    ...set,
  });
  return game.actions('tigh').ids('tigh').includes(`mutiny/daybreak/${slug}`);
}

describe('mutiny/daybreak/armed-resistance', () => {
  test('the Admiral goes to Sickbay, then the top Crisis card is looked at', () => {
    const game = tighPlays('armed-resistance', { crisisDeck: ['food-shortage'] });
    expect([game.where('adama'), game.choices('tigh').topic.kind]).toEqual(['sickbay', 'topOrBottom']);
    game.choose('tigh', 'bottom');
    expect([game.state.crisis.deck[0], mutinyDiscard(game)]).toEqual([
      'crisis/base/food-shortage',
      ['armed-resistance'],
    ]);
  });

  test('an Admiral who cannot be moved stays, the rest is done', () => {
    const set = ['adama', 'roslin', 'tigh', { starbuck: { at: 'brig' } }] as const;
    const game = tighPlays('armed-resistance', { players: set, titles: { admiral: 'starbuck' } });
    expect([game.where('starbuck'), game.choices('tigh').topic.kind]).toEqual(['brig', 'topOrBottom']);
  });
});

describe('mutiny/daybreak/assume-command', () => {
  const rich = ['adama', 'roslin', { tigh: { hand: [...five, 'tactics/2'] } }, 'starbuck'] as const;

  test('5 Skill cards of their choice buy the Admiral title', () => {
    const game = tighPlays('assume-command', { players: rich });
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'discard', count: 5 }, min: 5, max: 5 });
    game.choose('tigh', ...five);
    expect([game.holder('admiral'), game.player('tigh').hand.length, mutinyDiscard(game)]).toEqual([
      'tigh',
      1,
      ['assume-command'],
    ]);
  });

  test('R-DAY-31 not with 4 cards, not as Admiral, not in the Brig', () => {
    expect(mayPlay('assume-command', { players: rich })).toBe(true);
    expect(
      mayPlay('assume-command', { players: ['adama', 'roslin', { tigh: { hand: five.slice(1) } }, 'starbuck'] }),
    ).toBe(false);
    expect(mayPlay('assume-command', { players: rich, titles: { admiral: 'tigh' } })).toBe(false);
    expect(
      mayPlay('assume-command', { players: ['adama', 'roslin', { tigh: { hand: five, at: 'brig' } }, 'starbuck'] }),
    ).toBe(false);
  });

  test('R-TTL-02 not by an infiltrator', () => {
    const leader = { six: { infiltrating: true, at: 'armory', hand: five } } as const;
    const options = { cylonLeader: true, expansions: ['pegasus', 'daybreak'] };
    const players = ['adama', 'roslin', 'tigh', leader] as const;
    const game = mutinyScene({ players, options, mutiny: { six: ['assume-command'] }, current: 'six' });
    expect(game.actions('six').ids('six')).not.toContain('mutiny/daybreak/assume-command');
  });
});

describe('mutiny/daybreak/impeachment', () => {
  const rich = ['adama', 'roslin', { tigh: { hand: five } }, 'starbuck'] as const;

  test('R-TTL-06 5 Skill cards buy the President title with the Quorum hand, also in the Brig', () => {
    const jailed = ['adama', 'roslin', { tigh: { hand: five, at: 'brig' } }, 'starbuck'] as const;
    const game = tighPlays('impeachment', { players: jailed, quorumHand: ['food-rationing'] });
    expect([game.holder('president'), game.view('tigh').own?.quorumHand]).toEqual([
      'tigh',
      ['quorum/base/food-rationing'],
    ]);
    expect(game.player('tigh').hand).toEqual([]);
  });

  test('R-TTL-18 Assign Vice President does not hinder it; a President cannot play it', () => {
    const vice = [
      'adama',
      'roslin',
      { tigh: { hand: five } },
      { starbuck: { attached: ['assign-vice-president'] } },
    ] as const;
    expect(tighPlays('impeachment', { players: vice }).holder('president')).toBe('tigh');
    expect(mayPlay('impeachment', { players: rich, titles: { president: 'tigh' } })).toBe(false);
  });
});

describe('mutiny/daybreak/blackmail', () => {
  const roslin = { roslin: { hand: ['politics/1', 'politics/2', 'politics/3', 'leadership/1'] } } as const;

  test('3 Skill cards at random from the President to their own hand, unseen by others', () => {
    const game = tighPlays('blackmail', { players: ['adama', roslin, 'tigh', 'starbuck'] });
    expect([game.player('roslin').hand.length, game.player('tigh').hand.length]).toEqual([1, 3]);
    expect(game.told('skillTaken', 'adama').map(({ card }) => card)).toEqual([undefined, undefined, undefined]);
    expect(game.told('skillTaken', 'tigh').map(({ card }) => card)).toEqual(game.player('tigh').hand);
  });

  test('R-DAY-31 only with 3 cards in the President’s hand, and not by the President', () => {
    expect(mayPlay('blackmail', { players: ['adama', roslin, 'tigh', 'starbuck'] })).toBe(true);
    const poor = { roslin: { hand: ['politics/1', 'politics/2'] } } as const;
    expect(mayPlay('blackmail', { players: ['adama', poor, 'tigh', 'starbuck'] })).toBe(false);
    const tigh = { tigh: { hand: five } } as const;
    expect(
      mayPlay('blackmail', { players: ['adama', 'roslin', tigh, 'starbuck'], titles: { president: 'tigh' } }),
    ).toBe(false);
  });
});

describe('mutiny/daybreak/make-a-deal', () => {
  const jailed = ['adama', 'roslin', 'tigh', { starbuck: { at: 'brig' } }] as const;

  test('somebody leaves the Brig for a location on Galactica, then somebody draws a Mutiny card', () => {
    const game = tighPlays('make-a-deal', { players: jailed });
    expect(game.ids('tigh')).not.toEqual(expect.arrayContaining(['location/base/brig', 'location/base/sickbay']));
    game.choose('tigh', 'armory').choose('tigh', 'roslin');
    expect([game.where('starbuck'), mutinyOfPerson(game, 'roslin').length, mutinyDiscard(game)]).toEqual([
      'armory',
      1,
      ['make-a-deal'],
    ]);
  });

  test('R-DAY-24 who draws can be sent to the Brig for it', () => {
    const game = tighPlays('make-a-deal', {
      players: jailed,
      mutiny: { tigh: ['make-a-deal'], roslin: ['selfish-act'] },
    });
    game.choose('tigh', 'armory').choose('tigh', 'roslin');
    expect(game.where('roslin')).toBe('brig');
  });

  test('its player may free their own character, who then has to go, and may draw, too', () => {
    const game = tighPlays('make-a-deal', { players: ['adama', 'roslin', { tigh: { at: 'brig' } }, 'starbuck'] });
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'chooseLocation' }, min: 1 });
    game.choose('tigh', 'command').choose('tigh', 'tigh');
    expect([game.where('tigh'), mutinyOfPerson(game, 'tigh').length]).toEqual(['command', 1]);
  });

  test('R-DAY-31 only with somebody in the Brig; R-DAY-22 no Cylon player is to draw', () => {
    expect(mayPlay('make-a-deal')).toBe(false);
    const game = tighPlays('make-a-deal', {
      players: [{ adama: { revealed: true } }, 'roslin', 'tigh', { starbuck: { at: 'brig' } }],
    });
    expect(game.choose('tigh', 'armory').ids('tigh')).not.toContain('seat0');
  });
});

describe('mutiny/daybreak/peaceful-resistance', () => {
  test.each([
    [1, 'brig'],
    [4, 'brig'],
    [5, 'admirals-quarters'],
    [8, 'admirals-quarters'],
  ])('on %i the Admiral is at %s', (die, place) => {
    const game = mutinyScene({
      players: ['adama', 'roslin', 'tigh'],
      current: 'tigh',
      mutiny: { tigh: ['peaceful-resistance'] },
    });
    game.actions('tigh').dice(die).choose('tigh', 'mutiny/daybreak/peaceful-resistance').decline();
    expect([game.where('tigh'), game.where('adama')]).toEqual(['sickbay', place]);
  });

  test('who cannot go to Sickbay rolls all the same', () => {
    const set = ['adama', 'roslin', { tigh: { at: 'brig' } }] as const;
    const game = mutinyScene({ players: set, current: 'tigh', mutiny: { tigh: ['peaceful-resistance'] } });
    game.actions('tigh').dice(2).choose('tigh', 'mutiny/daybreak/peaceful-resistance').decline();
    expect([game.where('tigh'), game.where('adama'), game.holder('admiral')]).toEqual(['brig', 'brig', 'roslin']);
  });

  test('an Admiral in Sickbay goes on to the Brig', () => {
    const set = [{ adama: { at: 'sickbay' } }, 'roslin', 'tigh'] as const;
    const game = mutinyScene({ players: set, mutiny: { adama: ['peaceful-resistance'] } });
    game.actions('adama').dice(1).choose('adama', 'mutiny/daybreak/peaceful-resistance').decline();
    expect([game.where('adama'), game.holder('admiral')]).toEqual(['brig', 'tigh']);
  });
});

describe('mutiny/daybreak/ruined-reputation', () => {
  test('a human player draws 2 Skill cards of any types, Treachery too, and goes to the Brig on 4 or less', () => {
    const game = tighPlays('ruined-reputation').choose('tigh', 'roslin');
    expect(game.choices('roslin').topic).toMatchObject({ kind: 'drawSkill', count: 2 });
    expect(game.ids('roslin')).toContain('treachery');
    game.choose('roslin', 'piloting').dice(4).choose('roslin', 'treachery').decline();
    expect([game.where('roslin'), game.player('roslin').hand.length, game.holder('president')]).toEqual([
      'brig',
      2,
      'roslin',
    ]);
  });

  test('on 5 or more the player stays; their own character may be chosen', () => {
    const game = tighPlays('ruined-reputation').choose('tigh', 'tigh').choose('tigh', 'tactics');
    game.dice(5).choose('tigh', 'tactics').decline();
    expect([game.where('tigh'), game.player('tigh').hand.length]).toEqual(['command', 2]);
  });

  test('R-TURN-113 somebody in the Brig may be chosen for the draw; a Cylon player may not', () => {
    const set = [{ adama: { revealed: true } }, 'roslin', 'tigh', { starbuck: { at: 'brig' } }] as const;
    const game = tighPlays('ruined-reputation', { players: set });
    expect(game.ids('tigh').sort()).toEqual(['seat1', 'seat2', 'seat3']);
  });
});

describe('mutiny/daybreak/selfish-act', () => {
  test('2 Skill cards of their own skill set, then 1 Mutiny card, which may be the same again', () => {
    const game = tighPlays('selfish-act', { mutinyDeck: ['impeachment'] });
    expect([...game.ids('tigh')].sort()).toEqual(['leadership', 'tactics']);
    game.choose('tigh', 'tactics').choose('tigh', 'leadership');
    expect([game.player('tigh').hand.length, mutinyOfPerson(game, 'tigh'), game.where('tigh')]).toEqual([
      2,
      ['impeachment'],
      'command',
    ]);
  });
});

describe('mutiny/daybreak/set-the-agenda', () => {
  test('the President draws 2 Quorum cards; 2 of the whole hand go to the bottom, unseen by others', () => {
    const game = tighPlays('set-the-agenda', {
      quorumHand: ['food-rationing'],
      quorumDeck: ['inspirational-speech', 'arrest-order'],
    });
    expect(game.told('cardsSeen', 'tigh').at(-1)?.cards).toHaveLength(3);
    expect(game.told('cardsSeen', 'adama').at(-1)?.cards).toBeUndefined();
    game.choose('tigh', 'bottom-quorum/base/food-rationing').choose('tigh', 'bottom-quorum/base/arrest-order');
    expect(game.state.quorumHand).toEqual(['quorum/base/inspirational-speech']);
    expect(game.state.quorum.deck.slice(0, 2)).toEqual(['quorum/base/arrest-order', 'quorum/base/food-rationing']);
  });

  test('R-DAY-31 not by the President', () => {
    expect([mayPlay('set-the-agenda'), mayPlay('set-the-agenda', { titles: { president: 'tigh' } })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('R-TTL-05 an infiltrator is the only human player left, and nobody holds a title', () => {
  const cylon = { revealed: true };
  const alone = (slug: string): Table =>
    mutinyScene({
      players: ['athena', { roslin: cylon }, { adama: cylon }, { tigh: cylon }],
      options: { cylonLeader: true },
      mutiny: { athena: [slug] },
      quorumHand: ['food-rationing'],
      nukes: 2,
    });

  test('mutiny/daybreak/set-the-agenda draws no Quorum cards and looks at none', () => {
    const game = playMutiny(alone('set-the-agenda'), 'athena', 'set-the-agenda');
    expect([game.question('athena'), game.told('cardsSeen'), game.state.quorumHand]).toEqual([
      undefined,
      [],
      ['quorum/base/food-rationing'],
    ]);
  });

  test('mutiny/daybreak/unauthorized-usage R-DAY-31 cannot be played: there is no Admiral with a nuke', () => {
    expect(alone('unauthorized-usage').actions('athena').ids('athena')).not.toContain(
      'mutiny/daybreak/unauthorized-usage',
    );
  });
});

describe('mutiny/daybreak/violent-protest', () => {
  test('2 Politics cards, also beside their own skill set, and the President goes to Sickbay', () => {
    const game = tighPlays('violent-protest');
    expect([game.player('tigh').hand.length, game.where('roslin')]).toEqual([2, 'sickbay']);
  });

  test('a President who plays it goes there; one in the Brig stays', () => {
    expect(tighPlays('violent-protest', { titles: { president: 'tigh' } }).where('tigh')).toBe('sickbay');
    const jailed = ['adama', { roslin: { at: 'brig' } }, 'tigh', 'starbuck'] as const;
    const game = tighPlays('violent-protest', { players: jailed });
    expect([game.where('roslin'), game.player('tigh').hand.length]).toEqual(['brig', 2]);
  });
});

describe('mutiny/daybreak/bait-and-switch', () => {
  test('2 Skill cards of any types, then 2 Treachery cards into the Destiny deck', () => {
    const game = tighPlays('bait-and-switch');
    const before = game.state.destiny.length;
    game.choose('tigh', 'treachery').choose('tigh', 'engineering');
    expect([game.player('tigh').hand.length, game.state.destiny.length - before]).toEqual([2, 2]);
  });
});

describe('mutiny/daybreak/betrayal-of-trust', () => {
  test('2 Treachery cards, then the top Destination card is put on the top or the bottom', () => {
    const game = tighPlays('betrayal-of-trust', { destinations: ['deep-space'] });
    expect(game.player('tigh').hand).toHaveLength(2);
    game.choose('tigh', 'bottom');
    expect(game.state.destinations.deck[0]).toBe('destination/base/deep-space');
  });
});

describe('mutiny/daybreak/controversial-speech', () => {
  const speech = (die: number): Table => {
    const set = ['adama', 'roslin', 'tigh', { starbuck: { revealed: true } }] as const;
    const game = mutinyScene({
      players: set,
      current: 'tigh',
      mutiny: { tigh: ['controversial-speech'] },
      resources: { morale: 5 },
    });
    return game.actions('tigh').dice(die).choose('tigh', 'mutiny/daybreak/controversial-speech').decline();
  };

  test.each([6, 8])('R-DAY-32 on %i 1 morale, and the card leaves the game', (die) => {
    const game = speech(die);
    expect([game.state.resources.morale, mutinyDiscard(game)]).toEqual([6, []]);
    expect(game.state.removed).toContain('mutiny/daybreak/controversial-speech');
  });

  test.each([1, 5])(
    'on %i every player draws 1 Treachery card, Cylon players too, from its player clockwise',
    (die) => {
      const game = speech(die);
      expect([game.state.resources.morale, mutinyDiscard(game)]).toEqual([5, ['controversial-speech']]);
      expect(game.told('skillsDrawn').map(({ seat, skills }) => [seat, skills])).toEqual(
        [2, 3, 0, 1].map((seat) => [seat, ['treachery']]),
      );
    },
  );
});
