import { describe, expect, test } from 'vitest';
import { view } from '../../../../src/engine/index.ts';
import type { Scene, Table } from '../../scene.ts';
import { scene } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import { SetUp } from '../../setUp.ts';

const table = (set: Partial<Scene> = {}): Table =>
  pegasusScene({ players: ['adama', 'starbuck', { tigh: { revealed: true, at: 'caprica' } }], ...set });
const sabotage = 'sabotage/3';
const options = { expansions: ['pegasus'], players: 4 } as const;

describe('the deck', () => {
  test('R-PEG-30 R-SET-92 26 Treachery cards are a sixth Skill deck', () => {
    const { state } = pegasusScene({ players: ['adama', 'starbuck', 'tigh'] });
    const all = [
      ...(state.skillDecks.treachery?.deck ?? []),
      ...state.destiny.filter(
        (card) =>
          state.skillDecks.treachery !== undefined &&
          /broadcast|by-your|special|gods|human-weakness|sabotage/.test(card),
      ),
    ];
    expect(all).toHaveLength(26);
  });

  test('R-PEG-33 R-SET-40 the Destiny deck has 12 cards, 2 of them Treachery', () => {
    const { state } = new SetUp(options).choose('adama', 'roslin', 'starbuck', 'tigh').done();
    expect(state.destiny).toHaveLength(12);
  });

  test('R-PEG-34 R-TURN-101 Treachery counts for the hand limit and may be discarded', () => {
    const game = table({
      players: [
        {
          adama: {
            hand: Array.from({ length: 11 }, () => 'broadcast-location/1').map((card, n) =>
              n < 8 ? card : 'special-destiny/2',
            ),
          },
        },
        'starbuck',
        'roslin',
      ],
    });
    game.call('discard', { from: [{ seat: 0, count: 1 }], why: 'handLimit' });
    game.choose('adama', 'broadcast-location/1');
    expect(game.player('adama').hand).toHaveLength(10);
  });
});

describe('who draws it', () => {
  test('R-TURN-24 R-TURN-25 a Cylon player draws two cards of different types, Treachery among them', () => {
    const game = table({ current: 'tigh' });
    game.call('receiveSkills', { seat: 2 });
    expect(game.ids('tigh')).toContain('treachery');
    game.choose('tigh', 'treachery');
    expect(game.ids('tigh')).not.toContain('treachery');
    game.choose('tigh', 'politics');
    expect(game.player('tigh').hand).toHaveLength(2);
  });

  test('R-TURN-27 only one on the Resurrection Ship', () => {
    const game = table({ players: ['adama', 'starbuck', { tigh: { revealed: true } }] });
    game.call('receiveSkills', { seat: 2 });
    game.choose('tigh', 'treachery');
    expect([game.question('tigh'), game.player('tigh').hand.length]).toEqual([undefined, 1]);
  });

  test('R-PEG-32 R-TURN-25 a human draws it only from their own skill set: Ellen does, Adama does not', () => {
    const game = pegasusScene({ players: ['ellen', 'adama', 'tigh'] });
    game.call('receiveSkills', { seat: 0 }).call('receiveSkills', { seat: 1 });
    expect(
      game
        .player('ellen')
        .hand.filter(
          (card) =>
            card.startsWith('skill/pegasus/') && /broadcast|by-your|special|gods|human-weak|sabotage/.test(card),
        ),
    ).toHaveLength(1);
    expect(game.told('skillsDrawn').find(({ seat }) => seat === 1)?.skills).not.toContain('treachery');
  });
});

describe('who uses what it says', () => {
  test('R-PEG-31 a human cannot, a Cylon player can', () => {
    const brig = { starbuck: { at: 'brig' } } as const;
    const human = pegasusScene({ players: [{ adama: { hand: ['human-weakness/3'] } }, brig, 'tigh'] });
    expect(human.actions('adama').ids('adama')).not.toContain('skill/pegasus/human-weakness/3');
    const cylon = pegasusScene({
      players: ['adama', brig, { tigh: { revealed: true, at: 'caprica', hand: ['human-weakness/3', 'repair/1'] } }],
    });
    expect(cylon.actions('tigh').ids('tigh')).toContain('skill/pegasus/human-weakness/3');
    expect(cylon.ids('tigh')).not.toContain('skill/base/repair/1');
  });

  test('R-CHK-45 R-CHK-56 anybody may add it to a check, where it counts against', () => {
    const game = table({
      players: [{ zarek: { hand: ['treachery/3'] } }, 'roslin', { tigh: { revealed: true, hand: ['treachery/3'] } }],
      destiny: ['piloting/1', 'piloting/1'],
    });
    game.crisis('elections-loom').choose('tigh', 'treachery/3').choose('zarek', 'treachery/3').decline();
    expect(game.told('checkRevealed')[0]).toMatchObject({ total: -8 });
  });
});

describe('Sabotage', () => {
  const cylon = (set: Partial<Scene> = {}): Table =>
    table({
      players: [
        { adama: { hand: ['treachery/1', 'tactics/1'] } },
        'starbuck',
        { tigh: { revealed: true, at: 'caprica', hand: [sabotage] } },
      ],
      ...set,
    });

  test("R-PEG-40 R-TURN-153 when a human discards Treachery a Cylon player may damage Galactica, in anybody's turn", () => {
    const game = cylon();
    game.call('discard', { from: [{ seat: 0, count: 1 }], why: 'handLimit' }).choose('adama', 'treachery/1');
    expect(game.choices('tigh').topic).toEqual({ kind: 'react', window: 'treacheryDiscarded' });
    game.choose('tigh', sabotage).choose('adama', 'galactica');
    expect(game.told('galacticaDamaged')).toHaveLength(1);
  });

  test('R-PEG-40 R-EXE-10 also when an executed human discards the hand, before anybody learns what they are', () => {
    const game = cylon().call('execute', { seat: 0, why: 'location/pegasus/airlock' });
    expect(game.choices('tigh').topic).toEqual({ kind: 'react', window: 'treacheryDiscarded' });
    game.choose('tigh', sabotage);
    expect(game.told('provedHuman')).toHaveLength(0);
    game.choose('adama', 'galactica');
    expect([game.told('galacticaDamaged').length, game.told('provedHuman').length]).toEqual([1, 1]);
  });

  test("R-PEG-40 not for other cards, nor for a Cylon player's discard, nor twice in a turn", () => {
    const other = cylon()
      .call('discard', { from: [{ seat: 0, count: 1 }], why: 'handLimit' })
      .choose('adama', 'tactics/1');
    expect(other.question('tigh')).toBeUndefined();
    const own = cylon({
      players: ['adama', 'starbuck', { tigh: { revealed: true, at: 'caprica', hand: [sabotage, sabotage] } }],
    });
    own.call('discard', { from: [{ seat: 2, count: 1 }], why: 'handLimit' }).choose('tigh', sabotage);
    expect(own.question('tigh')).toBeUndefined();
    const twice = cylon({
      players: [
        { adama: { hand: ['treachery/1', 'treachery/1'] } },
        'starbuck',
        { tigh: { revealed: true, at: 'caprica', hand: [sabotage, sabotage] } },
      ],
    });
    for (const expected of ['react', undefined]) {
      twice.call('discard', { from: [{ seat: 0, count: 1 }], why: 'location/base/command', random: true });
      expect(twice.question('tigh')?.topic.kind).toBe(expected);
      if (expected !== undefined) twice.choose('tigh', sabotage).choose('adama', 'galactica');
    }
  });

  test('R-PEG-40 adding a card to a check is no discard, nor is clearing the check', () => {
    const game = cylon({ destiny: ['treachery/1', 'treachery/1'] });
    game.crisis('elections-loom').decline();
    game.pass('tigh').choose('adama', 'treachery/1').decline();
    expect(game.question('tigh')).toBeUndefined();
  });

  test('R-PEG-40 a human cannot play it', () => {
    const game = table({ players: [{ adama: { hand: ['treachery/1'] } }, { starbuck: { hand: [sabotage] } }, 'tigh'] });
    game.call('discard', { from: [{ seat: 0, count: 1 }], why: 'location/base/command', random: true });
    expect(game.question('starbuck')).toBeUndefined();
  });

  test('R-PEG-42 discards at the same moment are one moment', () => {
    const game = table({
      players: [
        { adama: { hand: ['treachery/1'] } },
        { starbuck: { hand: ['treachery/1'] } },
        { tigh: { revealed: true, at: 'caprica', hand: [sabotage] } },
      ],
    });
    game
      .call('discard', {
        from: [
          { seat: 0, count: 1 },
          { seat: 1, count: 1 },
        ],
        why: 'location/base/command',
        random: true,
      })
      .pass('tigh');
    expect(game.question('tigh')).toBeUndefined();
  });

  test('R-PEG-41 if the start of a move is damaged by it the mover goes to Sickbay and the move is over', () => {
    const game = cylon({
      players: [
        { adama: { at: 'armory', hand: ['treachery/1'] } },
        'starbuck',
        { tigh: { revealed: true, at: 'caprica', hand: [sabotage] } },
      ],
      damaged: ['hangar-deck', 'command', 'weapons-control', 'ftl-control'],
    });
    game.state.galacticaDamage = ['token/base/galactica-damage-armory'];
    game
      .call('move', { seat: 0, to: undefined })
      .choose('adama', 'airlock')
      .choose('tigh', sabotage)
      .choose('adama', 'galactica');
    expect(game.where('adama')).toBe('sickbay');
  });

  test('R-PEG-41 a damaged destination is reached, a lost one is not', () => {
    const moving = (damaged: ReadonlyArray<string>): Table => {
      const game = cylon({
        players: [
          { adama: { at: 'research-lab', hand: ['treachery/1'] } },
          'starbuck',
          { tigh: { revealed: true, at: 'caprica', hand: [sabotage] } },
        ],
        damaged,
      });
      return game
        .call('move', { seat: 0, to: undefined })
        .choose('adama', 'airlock')
        .choose('tigh', sabotage)
        .choose('adama', 'pegasus');
    };
    expect(moving([]).where('adama')).toBe('airlock');
    expect(moving(['pegasus-cic', 'engine-room', 'main-batteries']).where('adama')).toBe('research-lab');
  });
});

describe('reckless checks', () => {
  const check = (
    hand: ReadonlyArray<string>,
    destiny: ReadonlyArray<string> = ['piloting/1', 'piloting/1'],
    set: Partial<Scene> = {},
  ): Table =>
    pegasusScene({ players: [{ adama: { hand } }, 'zarek', 'tigh'], destiny, ...set })
      .crisis('elections-loom')
      .decline();

  test('R-CHK-24 one Reckless card makes the check reckless, and no other may follow', () => {
    const game = pegasusScene({
      players: [{ adama: { hand: ['jury-rigged/1', 'at-any-cost/3'] } }, 'zarek', 'tigh'],
    }).crisis('elections-loom');
    expect(game.ids('adama')).toEqual(['skill/pegasus/jury-rigged/1', 'skill/pegasus/at-any-cost/3']);
    game.choose('adama', 'jury-rigged/1');
    expect(game.question('adama')?.topic).not.toEqual({ kind: 'react', window: 'beforeCards' });
    expect([game.view('public').check?.difficulty, game.view('public').modules.recklessChecks]).toEqual([
      4,
      { reckless: true },
    ]);
  });

  test('R-CHK-71 in a reckless check Treachery abilities are resolved after the reveal, whoever added the card', () => {
    const game = pegasusScene({
      players: [{ adama: { hand: ['jury-rigged/1'] } }, 'zarek', 'tigh'],
      destiny: ['broadcast-location/1', 'broadcast-location/1'],
    }).crisis('elections-loom');
    game.choose('adama', 'jury-rigged/1').contributeNothing();
    // R-CHK-66: two copies, once.
    expect(game.told('checkAbility')).toHaveLength(1);
    expect([game.count('basestar', 'bow'), game.count('civilian', 'stern')]).toEqual([1, 1]);
  });

  test('R-CHK-71 in any other check their text is ignored', () => {
    const game = check([], ['broadcast-location/1', 'broadcast-location/1']).contributeNothing();
    expect([game.told('checkAbility'), game.count('basestar')]).toEqual([[], 0]);
  });

  test('R-CHK-65 R-CHK-66 the current player chooses the order, each title once', () => {
    const game = pegasusScene({
      players: [{ adama: { hand: ['jury-rigged/1'] } }, 'zarek', 'tigh'],
      destiny: ['broadcast-location/1', 'special-destiny/2'],
    }).crisis('elections-loom');
    game.choose('adama', 'jury-rigged/1').contributeNothing();
    expect(game.ids('adama')).toEqual(['skill/pegasus/broadcast-location', 'skill/pegasus/special-destiny']);
    game.choose('adama', 'special-destiny');
    expect(game.told('checkAbility').map(({ card }) => card)).toEqual([
      'skill/pegasus/special-destiny',
      'skill/pegasus/broadcast-location',
    ]);
    // Every player, Cylon or human, has drawn one.
    expect(game.told('skillsDrawn').map(({ seat, skills }) => [seat, ...skills])).toEqual([
      [0, 'treachery'],
      [1, 'treachery'],
      [2, 'treachery'],
    ]);
  });

  test('R-CHK-68 a card that is no longer in the check is not resolved', () => {
    const game = pegasusScene({
      players: [{ adama: { hand: ['jury-rigged/1'] } }, 'zarek', 'tigh'],
      destiny: ['broadcast-location/1', 'special-destiny/2'],
    }).crisis('elections-loom');
    game.choose('adama', 'jury-rigged/1').contributeNothing();
    const frame = game.state.stack.find(({ procedure }) => procedure === 'skillCheck');
    const data = frame?.data as { pile: Array<string> };
    game.state.skillDecks.treachery?.discard.push(
      ...data.pile.splice(data.pile.indexOf('skill/pegasus/broadcast-location/1'), 1),
    );
    game.choose('adama', 'special-destiny');
    expect(game.told('checkAbility')).toHaveLength(1);
  });
});

describe('the Destiny deck', () => {
  test('R-CHK-32 Treachery may be shuffled in; a rebuild makes the normal deck', () => {
    const game = table();
    const before = game.state.destiny.length;
    game.resolve([{ seedDestiny: { skill: 'treachery', count: 2 } }], 'adama', 'crisis/pegasus/an-offer-of-peace');
    expect(game.state.destiny).toHaveLength(before + 2);
    game.state.skillDecks.tactics?.discard.push(...game.state.destiny.splice(1));
    game.crisis('elections-loom').decline().contributeNothing();
    expect(game.state.destiny.length).toBeGreaterThan(9);
    expect(game.told('destinyRebuilt')).toHaveLength(1);
  });
});

describe('Probation', () => {
  test('R-CHK-46 quorum/pegasus/probation lets the President look at what its holder has just added, and nobody else', () => {
    const game = pegasusScene({
      players: ['adama', { starbuck: { hand: ['piloting/1'], attached: ['probation'] } }, 'roslin'],
      titles: { president: 'roslin' },
    });
    game.crisis('elections-loom').decline().choose('starbuck', 'piloting/1');
    expect(game.choices('roslin').topic).toEqual({ kind: 'react', window: 'contributed' });
    game.choose('roslin', 'probation');
    expect(game.told('contributionSeen', 'roslin')).toMatchObject([{ of: 1, cards: [expect.stringMatching(/1$/)] }]);
    expect(game.told('contributionSeen')).toEqual([{ kind: 'contributionSeen', by: 2, of: 1 }]);
    expect(game.player('starbuck').attached).toEqual([]);
  });

  test('R-CHK-46 not after somebody else, and not if nothing was added', () => {
    const game = pegasusScene({
      players: [
        'adama',
        { starbuck: { hand: ['piloting/1'], attached: ['probation'] } },
        { roslin: { hand: ['politics/1'] } },
      ],
      titles: { president: 'adama' },
    });
    game.crisis('elections-loom').decline().pass('starbuck');
    expect(game.question('adama')).toBeUndefined();
    game.choose('roslin', 'politics/1');
    expect(game.question('adama')?.topic).not.toEqual({ kind: 'react', window: 'contributed' });
  });
});

test('R-CHK-21 R-PEG-72 R-SET-91 skill/pegasus/investigative-committee opens contributions and leaves the Destiny cards hidden', () => {
  const game = pegasusScene({
    players: [
      { adama: { hand: ['skill/pegasus/investigative-committee/3', 'tactics/1'] } },
      { zarek: { hand: ['piloting/1'] } },
      'tigh',
    ],
    destiny: ['politics/1', 'politics/2'],
  });
  expect(
    game.state.skillDecks.politics?.deck
      .concat(game.player('adama').hand, game.state.destiny)
      .some((card) => card.startsWith('skill/base/investigative')),
  ).toBe(false);
  game.crisis('elections-loom').choose('adama', 'skill/pegasus/investigative-committee/3').decline();
  expect(game.told('destinyAdded')[0]).not.toHaveProperty('cards');
  game.choose('zarek', 'piloting/1');
  expect(game.told('contributed')[0]).toHaveProperty('cards');
  expect(game.view('tigh').check).toMatchObject({ destinyCount: 2, cards: [expect.stringMatching(/1$/)] });
});

test('R-PEG-40 R-TURN-72 an activation that has been paid for is lost when Sabotage hits its location', () => {
  const game = pegasusScene({
    players: [
      { tigh: { at: 'engine-room', hand: ['special-destiny/2', 'tactics/1'] } },
      { zarek: { revealed: true, hand: ['sabotage/3'] } },
      'roslin',
    ],
  });
  game.state.modules.pegasus = { damage: ['token/pegasus/pegasus-damage-engine-room'] };
  game.actions('tigh').choose('tigh', 'location').choose('zarek', 'sabotage/3').choose('tigh', 'pegasus');
  expect([game.where('tigh'), game.state.damaged, game.told('nextCrisisJumps').length]).toEqual([
    'sickbay',
    ['location/pegasus/engine-room'],
    0,
  ]);
});

test('R-CHK-57 character/base/william-adama: Inspirational Leader counts Treachery of strength 1 too', () => {
  const game = pegasusScene({
    players: ['adama', 'zarek', 'roslin'],
    destiny: ['broadcast-location/1', 'special-destiny/2'],
  })
    .crisis('elections-loom')
    .contributeNothing();
  expect(game.told('checkRevealed')[0]).toMatchObject({
    positive: ['skill/pegasus/broadcast-location/1'],
    negative: ['skill/pegasus/special-destiny/2'],
  });
});

test('R-PEG-40 R-LOY-20 that somebody may play Sabotage is told to nobody else', () => {
  const game = table({
    players: [
      { adama: { hand: ['treachery/1'] } },
      'starbuck',
      { tigh: { revealed: true, at: 'caprica', hand: [sabotage] } },
    ],
  });
  game.call('discard', { from: [{ seat: 0, count: 1 }], why: 'location/base/command', random: true });
  expect(view(game.state, 0).waitingFor).toEqual([]);
  expect(scene({ players: ['adama', 'starbuck', 'tigh'] }).state.skillDecks.treachery).toBeUndefined();
});
