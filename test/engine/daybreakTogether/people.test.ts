/** The characters of Daybreak among each other, and with Mutiny cards, Missions and Treachery. */
import { describe, expect, test } from 'vitest';
import { describeDecision } from '../../../src/engine/describe/index.ts';
import { names } from '../describe/samples.ts';
import { mutinyDiscard, mutinyOfPerson } from '../mutinyScene.ts';
import { nebulaScene } from '../nebulaScene.ts';
import { allBoxes, searching, togetherScene, type TogetherScene } from '../togetherScene.ts';
import type { Table } from '../scene.ts';

const drawOne = [{ drawMutiny: { who: 'you', count: 1 } }] as const;
const withLeader = { expansions: ['daybreak'], cylonLeader: true } as const;
const searchingWithLeader = { ...searching, cylonLeader: true } as const;

describe('character/daybreak/tom-zarek', () => {
  test('R-DAY-35 R-DAY-29 from the Brig he picks the third card of the Mutineer, who then goes there too and keeps 2', () => {
    const game = togetherScene({
      players: ['tigh', { zarekM: { at: 'brig' } }, 'roslin'],
      mutineer: 'tigh',
      mutiny: { tigh: ['selfish-act', 'feed-the-people'] },
      mutinyDeck: ['panic', 'blackmail'],
    }).resolve(drawOne, 'tigh');
    expect([game.ids('zarekM').length, game.question('tigh')]).toEqual([2, undefined]);
    game.choose('zarekM', 'blackmail').choose('tigh', 'blackmail', 'selfish-act');
    expect([mutinyOfPerson(game, 'tigh'), game.where('tigh'), mutinyDiscard(game)]).toEqual([
      ['selfish-act', 'blackmail'],
      'brig',
      ['feed-the-people'],
    ]);
    expect(game.state.modules.mutiny?.deck[0]).toBe('mutiny/daybreak/panic');
  });

  test('R-DAY-35 R-LOY-62 as a Cylon player he picks none', () => {
    const game = togetherScene({ players: ['tigh', { zarekM: { revealed: true } }, 'roslin'] }).resolve(
      drawOne,
      'tigh',
    );
    expect([mutinyOfPerson(game, 'tigh').length, game.question('zarekM')]).toEqual([1, undefined]);
  });

  test('R-DAY-36 Abuse Power with a card in hand: Selfish Act then draws by Necessary Steps, and that is one too many', () => {
    const game = togetherScene({
      players: [{ zarekM: {} }, 'roslin', 'tigh'],
      mutiny: { zarekM: ['impeachment'] },
      mutinyDeck: ['selfish-act', 'panic', 'blackmail', 'necessary-risk', 'send-a-message', 'clipped-wings'],
    })
      .actions('zarekM')
      .choose('zarekM', 'abuse-power');
    // No one has 3 Skill cards for Blackmail.
    expect(game.ids('zarekM').map((id) => id.split('/').at(-1))).toEqual(['selfish-act', 'panic', 'necessary-risk']);
    game.choose('zarekM', 'selfish-act');
    while (game.question('zarekM')?.topic.kind !== 'giveMutiny') game.settle(1);
    expect([game.where('zarekM'), game.ids('zarekM').map((id) => id.split('/').at(-1))]).toEqual([
      'weapons-control',
      ['send-a-message', 'clipped-wings'],
    ]);
    game.choose('zarekM', 'clipped-wings').choose('zarekM', 'impeachment');
    expect([game.where('zarekM'), mutinyOfPerson(game, 'zarekM')]).toEqual(['brig', ['impeachment']]);
  });
});

describe('character/daybreak/lee-adama', () => {
  const dilemma = (set: Partial<TogetherScene> = {}): Table =>
    togetherScene({
      players: [{ lee: { hand: ['bait/0', 'dradis-contact/0', 'politics/2'] } }, 'roslin', 'adama'],
      ...set,
    }).resolve(drawOne, 'lee');

  test('R-DAY-17 example 21: both Treachery cards for the first Mutiny card, a second one by them, the Brig, then his last Skill card', () => {
    const game = dilemma().choose('lee', 'bait/0', 'dradis-contact/0');
    expect([game.where('lee'), game.choices('lee').topic.kind]).toEqual(['brig', 'keepMutiny']);
    game.settle();
    expect([mutinyOfPerson(game, 'lee').length, game.player('lee').hand, game.told('mutinyDrawn').length]).toEqual([
      1,
      [],
      2,
    ]);
  });

  test('R-TTL-31 as the Admiral he has lost the title before he discards the last card', () => {
    const game = dilemma({ titles: { admiral: 'lee' } }).choose('lee', 'bait/0', 'dradis-contact/0');
    expect(game.holder('admiral')).toBe('adama');
    expect(game.settle().player('lee').hand).toEqual([]);
  });
});

describe('locations from afar', () => {
  test('R-DAY-61 Organized uses the Bridge of the Demetrius once: no Crisis card; the question says that it activates', () => {
    const game = togetherScene({
      players: ['hoshi', 'roslin', 'tigh'],
      options: searching,
      missions: ['needs-of-the-people'],
    });
    game.actions('hoshi').choose('hoshi', 'organized');
    const { title, help } = describeDecision(game.choices('hoshi'), names);
    expect(title).toContain('choose a location to activate');
    expect(help).toBe('You can use it from anywhere. Its costs and requirements still apply.');
    game.choose('hoshi', 'bridge').contributeNothing();
    expect(game.ids('hoshi')).not.toContain('location/daybreak/bridge');
    game.choose('hoshi', 'research-lab').settle();
    expect([game.state.thisTurn['bridgeActivated'], game.told('missionTurnedUp').length]).toEqual([true, 1]);
  });

  test('R-LOY-62, R-EXE-05 Organized is over for a hidden Cylon who has himself executed at the Airlock', () => {
    const game = togetherScene({
      players: [
        { hoshi: { at: 'command', loyalty: ['cylon'] } },
        { tigh: { hand: ['political-prowess/6'] } },
        'roslin',
      ],
      options: allBoxes,
    })
      .actions('hoshi')
      .choose('hoshi', 'organized')
      .choose('hoshi', 'airlock')
      .choose('hoshi', 'hoshi');
    game.choose('tigh', 'political-prowess/6').choose('tigh', 'pass');
    expect([game.where('hoshi'), game.question('hoshi')]).toEqual(['resurrection-ship', undefined]);
  });

  test('R-ION-96, R-ION-81 Organized is over, too, for who is eliminated by the trial that it has brought', () => {
    const game = nebulaScene({
      players: ['hoshi', 'zarek', 'roslin', 'starbuck'],
      options: { expansions: ['exodus', 'daybreak'], objective: 'ionianNebula' },
      travelled: ['deep-space', 'deep-space', 'tylium-planet', 'tylium-planet', 'asteroid-field'],
      jumpTrack: 3,
      trauma: { hoshi: 'aaaaaa', zarek: 'b', roslin: 'b', starbuck: 'b' },
      destinations: ['deep-space', 'deep-space'],
    })
      .actions('hoshi')
      .choose('hoshi', 'organized')
      .choose('hoshi', 'ftl-control');
    while (game.player('hoshi').out !== true) game.settle(1);
    expect(game.question('zarek')).toBeUndefined();
  });

  test('R-LOY-106 R-LOY-107 Resolute at Hub Destroyed: Cylon Fleet, no longer infiltrating, the Mutiny card without effect, no draw', () => {
    const hand = ['bait/0', 'piloting/1', 'piloting/2'];
    const game = togetherScene({
      players: [{ athena: { infiltrating: true, hand } }, 'roslin', 'tigh', 'adama'],
      mutiny: { athena: ['selfish-act'] },
      options: searchingWithLeader,
    })
      .resolve([{ destroyHub: true }], 'tigh')
      .actions('athena')
      .choose('athena', 'resolute')
      .choose('athena', 'hub-destroyed')
      .settle();
    expect([
      game.where('athena'),
      game.player('athena').infiltrating,
      game.player('athena').superCrises.length,
    ]).toEqual(['cylon-fleet', false, 1]);
    // She was human when she paid with Bait, so she drew one more, and it went with the other.
    expect([mutinyOfPerson(game, 'athena'), game.told('mutinyDrawn').length]).toEqual([[], 1]);
  });

  test('R-DAY-16 R-TURN-112 Reluctant paid with Bait: Hoshi is in the Brig when his Executive Order is given', () => {
    const game = togetherScene({
      players: [{ hoshi: { hand: ['leadership/1', 'bait/0'] } }, 'roslin', 'tigh'],
      mutiny: { hoshi: ['selfish-act'] },
    })
      .actions('hoshi')
      .choose('hoshi', 'leadership/1')
      .choose('hoshi', 'selfish-act');
    expect([game.where('hoshi'), game.choices('hoshi').topic.kind]).toEqual(['brig', 'choosePlayer']);
    expect(game.choose('hoshi', 'tigh').choices('tigh').topic.kind).toBe('orders');
  });
});

describe('others', () => {
  test('character/daybreak/sharon-athena-agathon R-TURN-153 For Love saves the Bait: no Mutiny card, the token is not asked for', () => {
    const game = togetherScene({
      players: [
        { tigh: { hand: ['tactics/1', 'tactics/2', 'bait/0'] } },
        { athena: { infiltrating: true } },
        'roslin',
        'adama',
      ],
      options: withLeader,
    })
      .resolve([{ discard: { who: 'you', count: 3 } }], 'tigh')
      .choose('athena', 'for-love')
      .choose('tigh', 'tactics/1', 'tactics/2');
    expect([game.told('mutinyDrawn'), game.player('tigh').hand, game.state.modules.miracles?.tokens[1]]).toEqual([
      [],
      ['skill/daybreak/bait/0'],
      1,
    ]);
    expect(game.player('athena').hand.length).toBe(1);
  });

  test('character/daybreak/danna-biers R-LOY-109 R-DAY-49 Visions never finds the Mutineer card; out of the Brig she keeps all her cards', () => {
    const hand = ['politics/1', 'politics/1', 'politics/2', 'politics/2'];
    const game = togetherScene({
      players: [{ danna: { infiltrating: true, at: 'brig', hand } }, 'roslin', 'adama', 'tigh'],
      mutineer: 'roslin',
      options: withLeader,
    })
      .actions('danna')
      .choose('danna', 'visions')
      .choose('danna', 'roslin')
      .settle();
    expect(game.told('loyaltySeen', 'danna').map(({ cards }) => cards)).toEqual([['loyalty/base/you-are-not-a-cylon']]);
    expect([game.where('danna'), game.player('danna').hand.length]).toEqual(['resurrection-ship', 4]);
  });

  test('character/daybreak/gaius-baltar R-DAY-03 Cult Leader gives to whoever has none and takes from whoever has one, and to nobody in the Brig', () => {
    const there = { at: 'command' };
    const game = togetherScene({
      players: [
        { baltarS: { ...there, miracles: 2 } },
        { tigh: { ...there, miracles: 0 } },
        { adama: there },
        { roslin: { miracles: 0 } },
      ],
    })
      .actions('baltarS')
      .choose('baltarS', 'cult-leader');
    expect(game.ids('baltarS')).toEqual(['give1', 'take2']);
    game.choose('baltarS', 'take2');
    expect(game.state.modules.miracles?.tokens).toEqual([3, 0, 0, 0]);
  });
});

describe('character/daybreak/danna-biers', () => {
  test('R-EXE-30, R-LOY-109 Visions: a player executed by the card that she has seen has nothing more to leave', () => {
    const game = togetherScene({
      players: [
        { danna: { infiltrating: true, at: 'command' } },
        { tigh: { loyalty: ['final-five-whoever-examines-this-card-is-executed'] } },
        'roslin',
        'adama',
      ],
      options: { ...allBoxes, cylonLeader: true, switches: ['finalFive'] },
    });
    game.actions('danna').choose('danna', 'visions').choose('danna', 'tigh').settle();
    expect([game.where('danna'), game.told('executed').length, game.told('moved').length]).toEqual([
      'resurrection-ship',
      1,
      1,
    ]);
  });
});
