/** Skill checks: what they are, Destiny, contributions, reveal, total and outcome (chapter 03). */
import { describe, expect, test } from 'vitest';
import type { Skill } from '../../../../src/catalogue/vocabulary.ts';
import { check, results, superCheck, zarekAdds, type CheckFace } from '../../cards/crisisPlay.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

const testing: CheckFace = {
  card: 'mandatory-testing',
  difficulty: 13,
  partialAt: 9,
  skills: ['politics', 'leadership'],
};
const quiet = ['tigh', 'zarek', 'roslin'] as const;

/** A check of no card in particular, the Destiny cards as given; only Zarek adds cards. */
function plain(
  skills: ReadonlyArray<Skill>,
  difficulty: number,
  destiny: ReadonlyArray<string>,
  hand: ReadonlyArray<string>,
): Table {
  return zarekAdds(
    scene({ players: ['tigh', { zarek: { hand } }, 'roslin'], destiny }).resolve(
      [{ check: { difficulty, skills } }],
      'tigh',
    ),
  );
}

function order(game: Table, ...kinds: ReadonlyArray<string>): Array<string> {
  return game.events.map(({ what }) => what.kind as string).filter((kind) => kinds.includes(kind));
}

describe('what a check is', () => {
  test('R-CHK-01 a check is announced with its source, difficulty, skills and partial threshold', () => {
    expect(check(testing, 0).told('checkStarted')).toEqual([
      {
        kind: 'checkStarted',
        source: 'crisis/base/mandatory-testing',
        difficulty: 13,
        partialAt: 9,
        skills: ['politics', 'leadership'],
      },
    ]);
  });

  test('R-CHK-02 what applies to Crisis cards does not apply to checks of locations', () => {
    const boomer = { boomer: { at: 'admirals-quarters' } };
    const location = scene({ players: [boomer, 'zarek', 'roslin'] })
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', 'zarek');
    expect(location.question('boomer')).toBeUndefined();
    expect(
      scene({ players: [boomer, 'zarek', 'roslin'] })
        .crisis('cylon-accusation')
        .choices('boomer').topic,
    ).toEqual({ kind: 'react', window: 'replaceCheck' });
  });

  test('R-CHK-03 a check belongs to the current player’s turn, whoever causes it', () => {
    const game = scene({ players: ['adama', 'roslin', { boomer: { at: 'admirals-quarters' } }], current: 'adama' });
    game.actions('boomer').choose('boomer', 'location').choose('boomer', 'roslin').contributeNothing();
    expect(game.told('contributed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test('R-CHK-04 whoever causes a check names its target before anything else of the check', () => {
    const game = scene({ players: [{ boomer: { at: 'admirals-quarters' } }, 'zarek', 'roslin'] });
    game.actions('boomer').choose('boomer', 'location').choose('boomer', 'zarek').contributeNothing();
    expect(order(game, 'targetChosen', 'checkStarted', 'destinyAdded')).toEqual([
      'targetChosen',
      'checkStarted',
      'destinyAdded',
    ]);
  });

  test('R-CHK-05 whoever takes the other box of a card causes no check', () => {
    const game = scene({ players: quiet }).crisis('colonial-day').choose('tigh', 'option2');
    expect([game.told('checkStarted'), game.told('destinyAdded')]).toEqual([[], []]);
  });

  test('R-CHK-05 the choice comes before the check begins', () => {
    const game = scene({ players: quiet }).crisis('colonial-day');
    expect(game.told('checkStarted')).toEqual([]);
    expect(game.choose('tigh', 'option1').told('checkStarted')).toHaveLength(1);
  });
});

describe('Destiny', () => {
  test('R-CHK-30 the top 2 cards of the Destiny deck go face down into the check', () => {
    const game = scene({ players: quiet, destiny: ['politics/4', 'piloting/1'] })
      .crisis('cylon-accusation')
      .contributeNothing();
    expect(game.told('destinyAdded')).toEqual([{ kind: 'destinyAdded', count: 2 }]);
    expect(game.told('checkRevealed')).toMatchObject([
      { positive: ['skill/base/investigative-committee/4'], negative: ['skill/base/evasive-maneuvers/1'] },
    ]);
  });

  test('R-CHK-31 example 11: the last Destiny card is used, a new deck of 10 is built, and its top card is added; 9 remain', () => {
    const game = scene({ players: quiet });
    const [last] = game.state.destiny;
    game.state.destiny = [last ?? ''];
    game.crisis('cylon-accusation');
    expect([game.told('destinyRebuilt').length, game.state.destiny.length, game.told('destinyAdded')]).toEqual([
      1,
      9,
      [{ kind: 'destinyAdded', count: 2 }],
    ]);
  });

  test('R-CHK-31 the new deck is built as soon as the last card has left', () => {
    const game = scene({ players: quiet });
    game.state.destiny.splice(2);
    game.crisis('cylon-accusation');
    expect([game.told('destinyRebuilt').length, game.state.destiny.length]).toEqual([1, 10]);
  });

  test('R-CHK-31 R-CHK-32 a rebuilt deck is the normal one, 2 cards of each skill, whatever the old one held', () => {
    const game = scene({ players: quiet, destiny: ['politics/1', 'politics/1'] });
    game.state.destiny = game.state.destiny.slice(-2);
    game.crisis('cylon-accusation');
    const titles = game.state.destiny.map((card) => card.split('/')[2]);
    const ofSkill = (...names: ReadonlyArray<string>): number =>
      titles.filter((title) => names.includes(title ?? '')).length;
    expect([
      ofSkill('consolidate-power', 'investigative-committee'),
      ofSkill('executive-order', 'declare-emergency'),
      ofSkill('launch-scout', 'strategic-planning'),
      ofSkill('evasive-maneuvers', 'maximum-firepower'),
      ofSkill('repair', 'scientific-research'),
    ]).toEqual([2, 2, 2, 2, 2]);
  });

  test('R-CHK-31 a Skill deck with fewer than 2 cards, discards included, gives what it has', () => {
    const game = scene({ players: quiet });
    game.state.destiny.splice(2);
    const { piloting, engineering } = game.state.skillDecks;
    Object.assign(piloting ?? {}, { deck: ['skill/base/evasive-maneuvers/1'], discard: [] });
    Object.assign(engineering ?? {}, { deck: [], discard: ['skill/base/repair/1', 'skill/base/repair/2'] });
    game.crisis('cylon-accusation');
    const of = (title: string): number => game.state.destiny.filter((card) => card.includes(title)).length;
    expect([game.state.destiny.length, of('evasive-maneuvers'), of('repair')]).toEqual([9, 1, 2]);
  });

  test('R-CHK-33 the Destiny deck is used also when all Cylons are revealed', () => {
    const game = scene({ players: ['tigh', 'zarek', { boomer: { revealed: true, loyalty: [] } }] }).crisis(
      'cylon-accusation',
    );
    expect(game.told('destinyAdded')).toMatchObject([{ count: 2 }]);
  });
});

describe('contributions', () => {
  const two = ['politics/1', 'tactics/2'];

  test('R-CHK-40 R-CHK-42 contributions start at the left of the current player, who is last; nobody has to add a card', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], current: 'roslin' });
    game.crisis('cylon-accusation').decline().settle();
    expect(game.told('contributed').map(({ seat, count }) => [seat, count])).toEqual([
      [2, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('R-CHK-40 who has declined is not asked again', () => {
    const game = scene({ players: [{ tigh: { hand: two } }, { zarek: { hand: two } }, 'roslin'] })
      .crisis('cylon-accusation')
      .pass('zarek');
    expect(game.choose('tigh', 'politics/1').question('zarek')).toBeUndefined();
    expect(results(game)).toHaveLength(1);
  });

  test('R-CHK-41 the number of cards is public, the cards are known to their owner alone', () => {
    const game = scene({ players: ['tigh', { zarek: { hand: two } }, 'roslin'] })
      .crisis('cylon-accusation')
      .choose('zarek', 'tactics/2');
    expect(game.told('contributed')[0]).toEqual({ kind: 'contributed', seat: 1, count: 1 });
    expect(game.told('contributed', 'roslin')[0]).toEqual({ kind: 'contributed', seat: 1, count: 1 });
    expect(game.told('contributed', 'zarek')[0]).toEqual({
      kind: 'contributed',
      seat: 1,
      count: 1,
      cards: ['skill/base/launch-scout/2'],
    });
  });

  test('R-CHK-42 a human player may add all cards; their text is ignored', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['leadership/3', 'politics/3', 'engineering/3'] } }, 'roslin'],
      destiny: ['piloting/1', 'piloting/1'],
    });
    game.crisis('cylon-accusation').pass('zarek');
    expect(game.choices('zarek')).toMatchObject({ topic: { kind: 'contribute' }, min: 0, max: 3 });
    game.choose('zarek', ...game.ids('zarek'));
    expect(game.told('checkRevealed')).toMatchObject([{ total: 1, difficulty: 10 }]);
  });

  test('R-CHK-43 R-CHK-110 a Cylon player adds at most one card', () => {
    const game = scene({
      players: ['adama', { boomer: { revealed: true, hand: ['politics/1', 'tactics/2'] } }, 'roslin'],
    });
    expect(game.crisis('cylon-accusation').decline().choices('boomer')).toMatchObject({
      min: 0,
      max: 1,
      privacy: 'private',
    });
  });

  test('R-CHK-43 a character in the Brig adds at most one card', () => {
    const game = scene({ players: ['tigh', { zarek: { at: 'brig', hand: two } }, 'roslin'] });
    expect(game.crisis('cylon-accusation').choices('zarek').max).toBe(1);
  });

  test('R-CHK-44 the location at the moment of contributing counts', () => {
    const game = scene({ players: [{ tigh: { hand: two } }, { zarek: { hand: two } }, 'roslin'] }).crisis(
      'cylon-accusation',
    );
    game.player('tigh').place = { kind: 'location', location: 'location/base/brig' };
    expect(game.pass('zarek').choices('tigh').max).toBe(1);
  });

  test('R-CHK-47 a stranded character’s player and a pilot contribute normally', () => {
    const game = scene({
      players: [
        'tigh',
        { helo: { at: 'stranded', hand: two } },
        { boomer: { piloting: 'bow', hand: two, spent: true } },
      ],
    }).crisis('cylon-accusation');
    expect(game.choices('helo').max).toBe(2);
    expect(game.pass('helo').choices('boomer').max).toBe(2);
  });

  test('R-CHK-40 R-CHK-43 example 6: A is current, C a Cylon player, D in the Brig: B (any), C (1), D (1), A (any)', () => {
    const hand = ['politics/1', 'tactics/1'];
    const game = scene({
      players: [
        { tigh: { hand } },
        { zarek: { hand } },
        { boomer: { revealed: true, hand } },
        { roslin: { at: 'brig', hand } },
      ],
    }).crisis('cylon-accusation');
    const asked: Array<[string, number]> = [];
    for (const person of ['zarek', 'boomer', 'roslin', 'tigh'] as const) {
      asked.push([person, game.choices(person).max]);
      game.pass(person);
    }
    expect(asked).toEqual([
      ['zarek', 2],
      ['boomer', 1],
      ['roslin', 1],
      ['tigh', 2],
    ]);
  });

  test('R-CHK-111 a Cylon player who is current contributes last, 1 card at most', () => {
    const game = scene({
      players: [{ boomer: { revealed: true, hand: two, at: 'caprica' } }, { zarek: { hand: two } }, 'roslin'],
    }).superCrisis('inbound-nukes');
    expect(game.choices('zarek').max).toBe(2);
    expect(game.pass('zarek').choices('boomer').max).toBe(1);
  });
});

describe('reveal, total and outcome', () => {
  test('R-CHK-55 example 1: Politics 4, Leadership 3, Politics 2 against Tactics 1, Piloting 2: 9 − 3 = 6 of 10, a fail', () => {
    const game = plain(
      ['politics', 'leadership'],
      10,
      ['tactics/1', 'piloting/2'],
      ['politics/4', 'leadership/3', 'politics/2'],
    );
    expect(game.told('checkRevealed')).toMatchObject([{ total: 6, difficulty: 10 }]);
    expect(results(game)).toEqual(['fail']);
  });

  test('R-CHK-55 the revealed cards are mixed: the place of a player’s card says nothing', () => {
    const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const game = zarekAdds(
        scene({
          seed,
          players: ['tigh', { zarek: { hand: ['politics/5'] } }, 'roslin'],
          destiny: ['politics/1', 'politics/2'],
        }).crisis('cylon-accusation'),
      );
      return game.told('checkRevealed')[0]?.positive.indexOf('skill/base/investigative-committee/5');
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  test('R-CHK-80 the total is the positive strengths less the negative ones', () => {
    expect(plain(['piloting'], 3, ['piloting/5', 'politics/2'], []).told('checkRevealed')).toMatchObject([
      { total: 3 },
    ]);
  });

  test('R-CHK-81 the total may be below 0, and has no maximum', () => {
    expect(plain(['piloting'], 3, ['politics/5', 'politics/4'], []).told('checkRevealed')).toMatchObject([
      { total: -9 },
    ]);
    const all = ['politics/5', 'politics/4', 'politics/4', 'leadership/5', 'leadership/4', 'leadership/4'];
    expect(plain(['politics', 'leadership'], 3, ['politics/3', 'politics/3'], all).told('checkRevealed')).toMatchObject(
      [{ total: 32 }],
    );
  });

  test.each([
    [13, 'pass'],
    [12, 'partial'],
    [9, 'partial'],
    [8, 'fail'],
  ] as const)('R-CHK-83 difficulty 13, partial 9: a total of %i is a %s', (total, result) => {
    expect(results(check(testing, total))).toEqual([result]);
  });

  test('R-CHK-86 a partial result resolves neither the pass text nor the fail text', () => {
    const game = check(testing, 9);
    expect([game.told('loyaltySeen', 'roslin'), game.told('resource')]).toEqual([[], []]);
  });

  test('R-CHK-83 example 14: Fulfiller of Prophecy (6), positive cards 6, negative 3: 3 is a fail, population 12 becomes 11', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['politics/4', 'leadership/2'] } }, 'roslin'],
      destiny: ['tactics/1', 'piloting/2'],
    });
    zarekAdds(game.crisis('fulfiller-of-prophecy').choose('tigh', 'option1'));
    expect([game.told('checkRevealed')[0]?.total, results(game), game.state.resources.population]).toEqual([
      3,
      ['fail'],
      11,
    ]);
  });

  test('R-CHK-87 the text of the outcome is resolved completely, choices and jumps too, before the cards are discarded', () => {
    const collusion = check({ card: 'guilt-by-collusion', difficulty: 9, skills: ['leadership', 'tactics'] }, 9);
    const discards = (game: Table): number =>
      Object.values(game.state.skillDecks).reduce((sum, { discard }) => sum + discard.length, 0);
    expect([collusion.choices('tigh').topic.kind, discards(collusion)]).toEqual(['choosePlayer', 0]);
    expect(discards(collusion.pass('tigh'))).toBe(4);
  });

  test('R-CHK-88 at the end the cards go to the discard piles of their skills', () => {
    const { skillDecks } = plain(['politics'], 3, ['tactics/1', 'piloting/2'], ['politics/4']).state;
    expect([skillDecks.tactics?.discard, skillDecks.piloting?.discard, skillDecks.politics?.discard]).toEqual([
      ['skill/base/launch-scout/1'],
      ['skill/base/evasive-maneuvers/2'],
      ['skill/base/investigative-committee/4'],
    ]);
  });

  test('R-CHK-89 nobody learns who added which card, and no player has “discarded” the cards of a check', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['politics/2'] } }, { roslin: { hand: ['tactics/1'] } }],
      destiny: ['piloting/1', 'piloting/2'],
    });
    game.crisis('cylon-accusation').choose('zarek', 'politics/2');
    expect(JSON.stringify([game.view('roslin'), game.view('public')])).not.toContain('consolidate-power/2');
    game.pass('roslin');
    const heard = game.events.filter(({ audience, what }) => audience === 'public' && what.kind === 'contributed');
    expect(heard.map(({ what }) => what)).toEqual(
      [1, 2, 0].map((seat) => ({ kind: 'contributed', seat, count: seat === 1 ? 1 : 0 })),
    );
    expect(game.told('skillsDiscarded')).toEqual([]);
  });
});

describe('Super Crisis checks', () => {
  const nukes: CheckFace = { card: 'inbound-nukes', difficulty: 15, skills: ['leadership', 'tactics'] };
  const reactions = (set: Partial<Scene>, total = 0): ReadonlyArray<string> => {
    const game = superCheck(nukes, total, set);
    return game.told('reaction').map(({ card }) => card);
  };

  test.each(['boomer', 'tyrol', 'adama', 'starbuck'] as const)(
    'R-CHK-90 R-CRI-52 %s is asked for no ability in a Super Crisis',
    (person) => {
      const game = scene({ players: ['tigh', 'zarek', person] }).superCrisis('inbound-nukes');
      expect(game.question(person)).toBeUndefined();
      expect(results(game)).toHaveLength(1);
      expect(reactions({ players: ['tigh', 'zarek', person] })).toEqual([]);
    },
  );

  test('R-CHK-90 strength 1 is not positive for Adama there, and Baltar draws no card', () => {
    const game = scene({ players: ['adama', 'baltar', 'roslin'], destiny: ['piloting/1', 'politics/1'] }).superCrisis(
      'inbound-nukes',
    );
    expect(game.told('checkRevealed')).toMatchObject([{ total: -2 }]);
    expect(
      scene({ players: ['baltar', 'zarek', 'tigh'] })
        .superCrisis('inbound-nukes')
        .told('skillsDrawn'),
    ).toEqual([]);
  });

  test('R-CHK-90 Skill cards and the limit of the Brig work', () => {
    const game = scene({
      players: [
        'tigh',
        { zarek: { at: 'brig', hand: ['tactics/1', 'tactics/2'] } },
        { roslin: { hand: ['engineering/3'] } },
      ],
    }).superCrisis('inbound-nukes');
    expect(game.choices('roslin').topic).toEqual({ kind: 'react', window: 'beforeCards' });
    expect(game.pass('roslin').choices('zarek').max).toBe(1);
  });
});

describe('checks of locations', () => {
  const at = (location: string): Table =>
    scene({ players: [{ boomer: { at: location } }, 'roslin', 'adama'], destiny: ['piloting/1', 'piloting/1'] })
      .actions('boomer')
      .choose('boomer', 'location');

  test.each([
    ['administration', 5, ['politics', 'leadership']],
    ['admirals-quarters', 7, ['leadership', 'tactics']],
    ['brig', 7, ['politics', 'tactics']],
  ] as const)('R-CHK-100 %s: difficulty %i, %j; a fail has no effect', (location, difficulty, skills) => {
    const game = at(location);
    if (game.question('boomer')?.topic.kind === 'choosePlayer') game.choose('boomer', 'adama');
    expect(game.contributeNothing().told('checkStarted')).toMatchObject([
      { source: `location/base/${location}`, difficulty, skills },
    ]);
    expect([results(game), game.told('sentTo'), game.holder('president'), game.where('boomer')]).toEqual([
      ['fail'],
      [],
      'roslin',
      location,
    ]);
  });

  test('R-CHK-101 a check of a location activates no ships and moves no fleet marker', () => {
    const game = at('admirals-quarters').choose('boomer', 'adama').contributeNothing();
    expect([game.told('shipsActivated'), game.told('jumpTrack')]).toEqual([[], []]);
  });

  test('R-CHK-102 a Cylon player cannot be chosen for Admiral’s Quarters', () => {
    const game = scene({ players: [{ boomer: { at: 'admirals-quarters' } }, { apollo: { revealed: true } }, 'adama'] })
      .actions('boomer')
      .choose('boomer', 'location');
    expect(game.choices('boomer').choices).toMatchObject([{ seat: 0 }, { seat: 2 }]);
  });
});

test('R-CHK-110 a Cylon player uses no card texts, and is not affected by a result that does not name Cylon players', () => {
  const hand = ['engineering/3', 'politics/3', 'leadership/3'];
  const game = scene({ players: ['zarek', { boomer: { revealed: true, hand } }, 'roslin'] }).crisis('cylon-accusation');
  expect(game.choices('boomer').topic.kind).toBe('contribute');
  expect(game.pass('boomer').question('boomer')).toBeUndefined();
});
