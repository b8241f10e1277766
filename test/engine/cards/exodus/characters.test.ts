import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { people, scene, type Person } from '../../scene.ts';
import { exodusScene, withPegasusAndExodus } from '../../exodusScene.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import type { Title } from '../../../../src/catalogue/vocabulary.ts';

/** The sheets as the reference prints them. */
test.each([
  ['anders', 'samuel-t-anders', 'pilot', 'armory', ['leadership', 'leadership', 'piloting', 'tactics', 'tactics']],
  [
    'cally',
    'callandra-cally-tyrol',
    'support',
    'hangar-deck',
    ['engineering', 'engineering', 'leadership', 'politics', 'tactics'],
  ],
  [
    'gaeta',
    'felix-gaeta',
    'militaryLeader',
    'ftl-control',
    ['engineering', 'leadership', 'politics', 'tactics', 'tactics'],
  ],
  [
    'tory',
    'tory-foster',
    'politicalLeader',
    'press-room',
    ['leadership', 'politics', 'politics', 'politics', 'tactics'],
  ],
] as const)(
  'R-TURN-20 R-SET-74 %s: character/exodus/%s is of type %s, starts at %s and draws their own cards',
  (person, slug, type, place, skills) => {
    const sheet = catalogue.characters.get(`character/exodus/${slug}`);
    expect([sheet?.type, sheet?.setup, sheet?.pilot]).toEqual([type, [`location/base/${place}`], person === 'anders']);
    const game = exodusScene({ players: [person, 'tigh', 'zarek'] });
    game.player(person).ownTurns = 2;
    game.call('receiveSkills', { seat: 0 });
    if (person === 'anders') game.choose('anders', 'tactics0-piloting1');
    if (person === 'gaeta') game.choose('gaeta', 'politics1-leadership1');
    expect(
      game
        .told('skillsDrawn')
        .flatMap((told) => told.skills)
        .toSorted(),
    ).toEqual(skills);
  },
);

/** All of the base game, Pegasus and Exodus in the order of R-TTL-50. */
const lines = {
  president: [
    'roslin',
    'baltar',
    'zarek',
    'tory',
    'ellen',
    'apollo',
    'gaeta',
    'adama',
    'helo',
    'tyrol',
    'cally',
    'cain',
    'dee',
    'boomer',
    'tigh',
    'anders',
    'starbuck',
    'kat',
  ],
  admiral: [
    'cain',
    'adama',
    'tigh',
    'helo',
    'gaeta',
    'apollo',
    'dee',
    'starbuck',
    'kat',
    'boomer',
    'anders',
    'tyrol',
    'cally',
    'zarek',
    'ellen',
    'baltar',
    'tory',
    'roslin',
  ],
} as const satisfies Record<Title, ReadonlyArray<Person>>;

test.each(Object.entries(lines))(
  'R-TTL-50 R-TTL-51 the line of succession for %s with Pegasus and Exodus',
  (title, line) => {
    const titled = Object.entries(people).filter(([, id]) => {
      const sheet = catalogue.characters.get(id);
      return sheet?.succession !== undefined && sheet.expansion !== 'daybreak';
    });
    expect([...line].sort()).toEqual(titled.map(([person]) => person).sort());
    for (const [rank, person] of line.slice(0, -2).entries()) {
      const below = line.slice(rank + 1, rank + 6).toReversed();
      expect(scene({ players: [...below, person], options: withPegasusAndExodus }).holder(title)).toBe(person);
    }
  },
);

test('R-SET-74 the four are in games with Exodus alone', () => {
  const ids = [...catalogue.characters.values()].filter(({ expansion }) => expansion === 'exodus').map(({ id }) => id);
  expect(ids).toEqual([people.anders, people.cally, people.gaeta, people.tory]);
});

describe('character/exodus/samuel-t-anders', () => {
  test('Star Player: discards any number, then draws as many of one type of his skill set', () => {
    const game = exodusScene({
      players: [{ anders: { hand: ['tactics/1', 'leadership/1', 'politics/3'] } }, 'tigh', 'zarek'],
    }).actions('anders');
    game.choose('anders', 'star-player');
    expect(game.choices('anders')).toMatchObject({ topic: { kind: 'tradeCards' }, min: 1, max: 3 });
    game.choose('anders', 'tactics/1', 'politics/3');
    expect(game.ids('anders')).toEqual(['leadership', 'tactics', 'piloting']);
    game.choose('anders', 'piloting');
    expect(game.told('skillsDiscarded')[0]?.cards).toHaveLength(2);
    expect(game.told('skillsDrawn')[0]?.skills).toEqual(['piloting', 'piloting']);
    expect(game.player('anders').hand).toHaveLength(3);
  });

  test('Star Player: with no cards it cannot be used', () => {
    expect(
      exodusScene({ players: ['anders', 'tigh', 'zarek'] })
        .actions('anders')
        .ids('anders'),
    ).not.toContain('character/exodus/samuel-t-anders/star-player');
  });

  test('R-PEG-40 Star Player: a Treachery card among them is a discard of his own', () => {
    const players = [
      { anders: { hand: ['treachery/2', 'leadership/1'] } },
      { tigh: { revealed: true, hand: ['sabotage/3'] } },
      'zarek',
    ] as const;
    const game = scene({ players, options: withPegasusAndExodus })
      .actions('anders')
      .choose('anders', 'star-player')
      .choose('anders', 'treachery/2');
    expect(game.choices('tigh').topic).toEqual({ kind: 'react', window: 'treacheryDiscarded' });
  });

  const shot = (set: Partial<Scene> = {}): Table =>
    exodusScene({
      players: [{ anders: { piloting: 'bow' } }, { tigh: { hand: ['strategic-planning/3'] } }, 'zarek'],
      ships: { bow: { basestar: 1 } },
      ...set,
    }).actions('anders');

  test('R-TURN-142 Longshot: he names the result instead of rolling, once per game, and nothing changes it', () => {
    const game = shot().choose('anders', 'attack-bow-basestar1').choose('tigh').choose('anders', 'longshot');
    expect(game.ids('anders')).toEqual(['8', '7', '6', '5', '4', '3', '2', '1']);
    game.choose('anders', '8');
    expect(game.told('dieNamed')).toEqual([{ kind: 'dieNamed', seat: 0, result: 8, why: 'attack' }]);
    expect([
      game.told('dieRolled').length,
      game.told('basestarDamaged').length,
      game.player('anders').usedOncePerGame,
    ]).toEqual([0, 1, true]);
    // No one could add to it.
    expect(game.question('tigh')).toBeUndefined();
  });

  test('R-TURN-142 Longshot: what was added before the result was named does not count', () => {
    const game = shot();
    game.choose('anders', 'attack-bow-basestar1').choose('tigh', 'strategic-planning/3').choose('anders');
    game.choose('anders', 'longshot').choose('anders', '1');
    expect(game.told('attack')[0]).toMatchObject({ die: 1, result: 'miss' });
  });

  test('Longshot: any roll of his own turn, whoever rolls, and none of other turns', () => {
    const mine = exodusScene({ players: ['anders', 'tigh', 'zarek'] }).resolve(
      [{ roll: { by: 'you', results: [] } }],
      'tigh',
    );
    expect(mine.ids('anders')).toEqual(['character/exodus/samuel-t-anders/longshot']);
    const other = exodusScene({ players: ['anders', 'tigh', 'zarek'], current: 'tigh' }).resolve(
      [{ roll: { by: 'you', results: [] } }],
      'tigh',
    );
    expect(other.question('anders')).toBeUndefined();
  });

  test('R-PEG-51 Longshot: Scar falls to no result that was named', () => {
    const game = scene({
      players: [{ anders: { piloting: 'bow' } }, 'tigh', 'zarek'],
      ships: { bow: { raider: 1 } },
      options: withPegasusAndExodus,
    });
    const raider = game.state.ships.find(({ kind }) => kind === 'raider');
    if (raider?.kind === 'raider') raider.scar = true;
    game.actions('anders').choose('anders', 'attack-bow-scar').choose('anders', 'longshot').choose('anders', '8');
    expect(game.count('raider')).toBe(1);
  });

  test('Starts on the Bench: no Skill cards in his first turn, but in the next one', () => {
    const game = exodusScene({ players: ['anders', 'tigh', 'zarek'] }).call('receiveSkills', { seat: 0 });
    expect([game.told('skillsSkipped').length, game.told('skillsDrawn').length, game.question('anders')]).toEqual([
      1,
      0,
      undefined,
    ]);
    game.player('anders').ownTurns = 2;
    expect(game.call('receiveSkills', { seat: 0 }).choices('anders').topic.kind).toBe('multiSkill');
  });

  test('R-LOY-62 Starts on the Bench: a Cylon player draws all the same', () => {
    const game = exodusScene({ players: [{ anders: { revealed: true } }, 'tigh', 'zarek'] }).call('receiveSkills', {
      seat: 0,
    });
    expect(game.choices('anders').topic.kind).toBe('drawSkill');
  });

  test('R-EXE-64 chosen after an execution he skips the next turn of his player', () => {
    const game = exodusScene({ players: ['roslin', 'tigh', 'zarek'], current: 'tigh' });
    game.player('tigh').ownTurns = 3;
    game.call('execute', { seat: 1, why: 'location/base/brig' }).choose('tigh', people.anders);
    game.player('tigh').ownTurns = 4;
    expect(game.call('receiveSkills', { seat: 1 }).told('skillsSkipped')).toHaveLength(1);
    game.player('tigh').ownTurns = 5;
    expect(game.call('receiveSkills', { seat: 1 }).choices('tigh').topic.kind).toBe('multiSkill');
  });
});

describe('character/exodus/callandra-cally-tyrol', () => {
  const check = (current: Person, destiny = ['red-tape/0', 'politics/4']): Table =>
    exodusScene({ players: ['cally', 'tigh', { zarek: { hand: ['tactics/4'] } }], current, destiny }).crisis(
      'elections-loom',
    );

  test('R-CHK-60 Quick Fix: in her own turn she discards a revealed card before abilities are resolved', () => {
    const game = check('cally');
    game.choose('zarek', 'tactics/4');
    expect(game.choices('cally').topic).toEqual({ kind: 'react', window: 'cardsSettled' });
    game.choose('cally', 'quick-fix').choose('cally', 'tactics/4');
    expect(game.told('checkCardsDiscarded')[0]?.cards[0]?.endsWith('/4')).toBe(true);
    expect(game.told('checkResult')[0]?.total).toBe(4);
    // Once in a check.
    expect(game.told('reaction')).toHaveLength(1);
  });

  test('R-CHK-68 R-CHK-76 Quick Fix: the ability of the discarded card is not resolved', () => {
    const game = check('cally');
    game.choose('zarek').choose('cally', 'quick-fix').choose('cally', 'red-tape/0');
    expect(game.told('checkAbility')).toEqual([]);
  });

  test('R-CHK-60 Quick Fix: not in turns of others, not with a Super Crisis card', () => {
    const game = check('tigh').contributeNothing();
    expect(game.told('checkResult')).toHaveLength(1);
    expect(game.told('reaction')).toEqual([]);
    const superCrisis = exodusScene({ players: ['cally', 'tigh', 'zarek'] }).superCrisis('inbound-nukes');
    superCrisis.contributeNothing();
    expect(superCrisis.told('reaction')).toEqual([]);
  });

  test('R-CHK-60 first Caprica Six, then Cally', () => {
    const players = [
      'cally',
      { six: { at: 'command', infiltrating: true, hand: ['politics/3'] } },
      'tigh',
      'zarek',
    ] as const;
    const game = scene({
      players,
      options: { ...withPegasusAndExodus, cylonLeader: true },
      destiny: ['politics/1', 'tactics/1'],
    }).crisis('elections-loom');
    for (
      let topic = game.choices('six').topic;
      topic.kind !== 'react' || topic.window === 'beforeCards';
      { topic } = game.choices('six')
    )
      game.settle(1);
    expect([game.choices('six').topic, game.question('cally')]).toEqual([
      { kind: 'react', window: 'cardsRevealed' },
      undefined,
    ]);
    game.choose('six', 'human-delusion');
    expect([game.choices('cally').topic, game.view('cally').check?.cards.length]).toEqual([
      { kind: 'react', window: 'cardsSettled' },
      3,
    ]);
  });

  const gun = (players: Scene['players'], options: Scene['options'] = {}): Table =>
    exodusScene({ players, options }).actions('cally');

  test('Discharge of a Firearm: another character at her location is executed', () => {
    const game = gun(['cally', { tigh: { at: 'hangar-deck' } }, 'zarek', { roslin: { at: 'hangar-deck' } }]).choose(
      'cally',
      'character/exodus/callandra-cally-tyrol/discharge-of-a-firearm',
    );
    expect(game.choices('cally').choices.map(({ id }) => id)).toEqual(['seat1', 'seat3']);
    game.choose('cally', 'tigh');
    const why = `${people.cally}/discharge-of-a-firearm`;
    expect(game.told('executed')).toEqual([{ kind: 'executed', seat: 1, character: people.tigh, why }]);
    expect(game.player('cally').usedOncePerGame).toBe(true);
  });

  test('Discharge of a Firearm: alone it cannot be used; in the Brig only on somebody who is there too', () => {
    expect(gun(['cally', 'tigh', 'zarek']).ids('cally')).not.toContain(
      'character/exodus/callandra-cally-tyrol/discharge-of-a-firearm',
    );
    const brig = gun([{ cally: { at: 'brig' } }, { tigh: { at: 'brig' } }, 'zarek']).choose(
      'cally',
      'discharge-of-a-firearm',
    );
    expect(brig.told('executed').map(({ seat }) => seat)).toEqual([1]);
  });

  test('Discharge of a Firearm: an infiltrator can be hit', () => {
    const options = { ...withPegasusAndExodus, cylonLeader: true };
    const game = gun(['cally', { cavil: { at: 'hangar-deck', infiltrating: true } }, 'tigh', 'zarek'], options).choose(
      'cally',
      'character/exodus/callandra-cally-tyrol/discharge-of-a-firearm',
    );
    expect([game.told('executed').map(({ seat }) => seat), game.where('cavil')]).toEqual([[1], 'resurrection-ship']);
  });

  test('R-CHK-43 Impulsive: she adds no cards or at least 2, in the Brig as everybody', () => {
    const contribution = (at: string, hand: ReadonlyArray<string>): ReadonlyArray<unknown> => {
      const game = exodusScene({ players: ['tigh', { cally: { at, hand } }, 'zarek'] })
        .crisis('elections-loom')
        .decline();
      const { min, max, counts } = game.choices('cally');
      return [min, max, counts];
    };
    expect(contribution('hangar-deck', ['politics/1', 'politics/2', 'tactics/1'])).toEqual([0, 3, [0, 2, 3]]);
    expect(contribution('brig', ['politics/1', 'politics/2'])).toEqual([0, 1, undefined]);
  });
});

describe('character/exodus/felix-gaeta', () => {
  const jump = (current: Person = 'tigh'): Table =>
    exodusScene({
      players: ['gaeta', { tigh: { at: 'ftl-control' } }, 'zarek'],
      current,
      jumpTrack: 3,
      resources: { population: 9 },
    });
  const activate = (game: Table): Table =>
    game.call('activateLocation', { seat: 1, location: 'location/base/ftl-control' });

  test('FTL Operator: no matter who activates FTL Control, he may have the die rolled again, and the new result counts', () => {
    const game = activate(jump().dice(1, 8));
    expect(game.choices('gaeta').topic).toEqual({ kind: 'react', window: 'afterRoll' });
    game.choose('gaeta', 'ftl-operator');
    expect(game.told('dieRolled').map(({ die }) => die)).toEqual([1, 8]);
    // He is not asked again.
    expect(game.question('gaeta')?.topic.kind).not.toBe('react');
    expect(game.state.resources.population).toBe(9);
  });

  test('FTL Operator: no other rolls', () => {
    const game = jump().resolve([{ roll: { by: 'you', results: [] } }], 'tigh');
    expect(game.question('gaeta')).toBeUndefined();
  });

  test('FTL Operator: again in the same turn, as often as FTL Control is activated', () => {
    const game = activate(jump().dice(1, 8)).choose('gaeta', 'ftl-operator').settle();
    game.state.jumpTrack = 3;
    expect(
      activate(game)
        .choices('gaeta')
        .choices.map(({ id }) => id),
    ).toEqual(['character/exodus/felix-gaeta/ftl-operator']);
  });

  const coup = (players: Scene['players'], options: Scene['options'] = {}): Table =>
    exodusScene({ players, options }).actions('gaeta');

  test('Coup: he takes the Admiral title; out of the Brig he first moves to Command', () => {
    const game = coup([{ gaeta: { at: 'brig' } }, 'tigh', 'zarek']).choose('gaeta', 'coup');
    expect([game.where('gaeta'), game.holder('admiral'), game.player('gaeta').usedOncePerGame]).toEqual([
      'command',
      'gaeta',
      true,
    ]);
    const free = coup(['gaeta', 'tigh', 'zarek']).choose('gaeta', 'coup');
    expect([free.where('gaeta'), free.holder('admiral')]).toEqual(['ftl-control', 'gaeta']);
  });

  test('Coup: the Admiral cannot use it, unless it frees him', () => {
    expect(coup(['gaeta', 'roslin', 'zarek']).ids('gaeta')).not.toContain('character/exodus/felix-gaeta/coup');
    const held = coup([{ gaeta: { at: 'brig' } }, { roslin: { revealed: true } }, { zarek: { revealed: true } }]);
    expect(held.holder('admiral')).toBe('gaeta');
    held.choose('gaeta', 'coup');
    expect([held.where('gaeta'), held.holder('admiral'), held.told('titleGained')]).toEqual(['command', 'gaeta', []]);
  });

  test('R-TTL-48 Coup: from Detention to Resistance HQ before Galactica has returned, to Command after it', () => {
    const onNewCaprica = (away: boolean): Table => {
      const options = { ...withPegasusAndExodus, objective: 'newCaprica' };
      const game = scene({ players: [{ gaeta: { at: 'detention' } }, 'tigh', 'zarek'], options });
      game.state.boardsToCome = [];
      game.state.awayBoards = away ? ['galactica', 'colonialOne', 'pegasus'] : [];
      return game.actions('gaeta').choose('gaeta', 'coup');
    };
    expect([onNewCaprica(true).where('gaeta'), onNewCaprica(true).holder('admiral')]).toEqual([
      'resistance-hq',
      'gaeta',
    ]);
    expect(onNewCaprica(false).where('gaeta')).toBe('command');
  });

  test('R-CHK-43 Misguided: at most 3 cards, in the Brig 1', () => {
    const most = (at: string): number => {
      const hand = ['politics/1', 'politics/2', 'tactics/1', 'tactics/2'];
      return exodusScene({ players: ['tigh', { gaeta: { at, hand } }, 'zarek'] })
        .crisis('elections-loom')
        .decline()
        .choices('gaeta').max;
    };
    expect([most('ftl-control'), most('brig')]).toEqual([3, 1]);
  });

  test('R-CHK-90 Misguided: not with a Super Crisis card', () => {
    const hand = ['politics/1', 'politics/2', 'tactics/1', 'tactics/2'];
    const game = exodusScene({ players: ['tigh', { gaeta: { hand } }, 'zarek'] })
      .superCrisis('inbound-nukes')
      .decline();
    expect(game.choices('gaeta').max).toBe(4);
  });
});

describe('character/exodus/tory-foster', () => {
  const quorum = 'inspirational-speech';

  test('Adaptable: no matter who uses the action on a Quorum card, she may draw 2 cards of any types', () => {
    const game = exodusScene({ players: [{ roslin: {} }, 'tory', 'tigh'], quorumHand: [quorum] })
      .actions('roslin')
      .choose('roslin', quorum)
      .settle(0);
    game.decline();
    expect(game.told('quorumPlayed')).toHaveLength(1);
    const again = exodusScene({ players: [{ roslin: {} }, 'tory', 'tigh'], quorumHand: [quorum] })
      .actions('roslin')
      .choose('roslin', quorum);
    while (again.question('tory') === undefined) again.settle(1);
    expect(again.choices('tory').topic).toEqual({ kind: 'react', window: 'quorumUsed' });
    again.choose('tory', 'adaptable');
    expect(again.ids('tory')).toEqual(['politics', 'leadership', 'tactics', 'piloting', 'engineering']);
    again.choose('tory', 'piloting').choose('tory', 'engineering');
    expect(again.player('tory').hand).toHaveLength(2);
    expect(again.question('tory')?.topic.kind).not.toBe('react');
  });

  test('R-TURN-160 Adaptable: once for each Quorum card, also for two in one turn', () => {
    const quorumHand = [quorum, 'food-rationing'];
    const game = exodusScene({ players: ['tory', 'roslin', 'tigh'], titles: { president: 'tory' }, quorumHand });
    for (const card of quorumHand) {
      game.actions('tory').choose('tory', card);
      while (game.question('tory')?.topic.kind !== 'react') game.settle(1);
      game.choose('tory', 'adaptable').choose('tory', 'politics').choose('tory', 'politics').settle();
    }
    expect(game.told('reaction').map(({ ability }) => ability)).toEqual(
      Array(2).fill('character/exodus/tory-foster/adaptable'),
    );
  });

  test('R-EXE-70 Adaptable: not on the card that has executed her predecessor', () => {
    const game = scene({
      players: ['roslin', 'tigh', 'zarek'],
      quorumHand: ['execute-prisoner'],
      options: withPegasusAndExodus,
    });
    game.player('tigh').place = { kind: 'location', location: 'location/base/brig' };
    game.actions('roslin').choose('roslin', 'execute-prisoner');
    while (game.question('tigh')?.topic.kind !== 'newCharacter') game.settle(1);
    game.choose('tigh', people.tory);
    expect(game.question('tigh')?.topic.kind).not.toBe('react');
    expect(game.told('reaction')).toEqual([]);
  });

  test('Influential: she looks at the top 5 Quorum cards and puts them back in any order, without being President', () => {
    const top = [
      'inspirational-speech',
      'arrest-order',
      'food-rationing',
      'release-cylon-mugshots',
      'presidential-pardon',
    ];
    const game = exodusScene({ players: ['tory', 'roslin', 'tigh'], quorumDeck: top })
      .actions('tory')
      .choose('tory', 'influential');
    expect(game.told('cardsSeen', 'tory')[0]?.cards).toHaveLength(5);
    expect(game.told('cardsSeen')[0]?.cards).toBeUndefined();
    for (const slug of top.toReversed())
      if (game.question('tory') !== undefined) game.choose('tory', `top-quorum/base/${slug}`);
    expect(game.state.quorum.deck.slice(-5).map((card) => card.split('/').at(-1))).toEqual(top);
    expect(game.told('cardPutBack').map(({ card }) => card)).toEqual(Array.from({ length: 5 }));
  });

  test('R-CRI-14 Amoral: as the current player she takes the first box where the current player chooses', () => {
    const crisis = [...catalogue.crises.values()].find(
      (card) => card.kind === 'choice' && card.chooser === 'current' && card.expansion === 'base',
    );
    const game = exodusScene({ players: ['tory', 'roslin', 'tigh'] }).crisis(crisis?.id ?? '');
    expect(game.told('optionChosen')[0]).toMatchObject({ seat: 0, option: 0 });
  });

  test('R-CRI-14 Amoral: choices of the President are free, also for her', () => {
    const crisis = [...catalogue.crises.values()].find(
      (card) => card.kind === 'choice' && card.chooser === 'president' && card.expansion === 'base',
    );
    const game = exodusScene({ players: ['tory', 'zarek', 'tigh'], titles: { president: 'tory' } }).crisis(
      crisis?.id ?? '',
    );
    expect(game.choices('tory').choices).toHaveLength(2);
  });

  test('R-CRI-13 Amoral: Helo may still have the other box taken', () => {
    const crisis = [...catalogue.crises.values()].find(
      (card) =>
        card.kind === 'choice' &&
        card.chooser === 'current' &&
        card.expansion === 'base' &&
        card.options.every(({ requires }) => requires === undefined),
    );
    const game = exodusScene({ players: ['tory', { helo: { at: 'command' } }, 'tigh'] }).crisis(crisis?.id ?? '');
    expect(game.ids('helo')).toEqual(['character/base/karl-helo-agathon/moral-compass']);
    expect(
      game
        .choose('helo', 'moral-compass')
        .told('optionChosen')
        .map(({ option }) => option),
    ).toEqual([0, 1]);
  });
});
