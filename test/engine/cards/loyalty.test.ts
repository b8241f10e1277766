/** Every Loyalty card of the base game. */
import { describe, expect, test } from 'vitest';
import { scene, type PlayerScene, type Scene, type Table } from '../scene.ts';

const morale = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
const sickbay = 'loyalty/base/you-are-a-cylon-can-send-a-character-to-sickbay';
const brig = 'loyalty/base/you-are-a-cylon-can-send-a-character-to-the-brig';
const damage = 'loyalty/base/you-are-a-cylon-can-damage-galactica';
const six = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'tactics/1', 'tactics/2'];

/** Tigh reveals that card and uses its effect. */
function uses(card: string, others: Scene['players'] = ['zarek', 'roslin'], tigh: PlayerScene = {}): Table {
  return scene({ players: [{ tigh: { ...tigh, loyalty: [card] } }, ...others] })
    .actions('tigh')
    .choose('tigh', card)
    .choose('tigh', 'yes');
}

function candidates(game: Table): Array<string> {
  return game.choices('tigh').choices.flatMap((choice) => (choice.kind === 'seat' ? [game.person(choice.seat)] : []));
}

test('loyalty/base/you-are-not-a-cylon its holder has nothing to reveal and wins with the humans', () => {
  const game = scene({
    players: [{ tigh: { loyalty: ['human', 'human'] } }, 'zarek', 'roslin'],
    milestones: ['sleeperAgent', 'finalJump'],
  }).actions('tigh');
  expect(game.choices('tigh').choices.map(({ kind }) => kind)).not.toContain('revealLoyalty');
  expect(game.choose('tigh', 'pass').jump().state.over?.winners).toContain(0);
});

describe('loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', () => {
  test('loyalty/base/you-are-a-cylon-can-reduce-morale-by-1 lowers morale by 1', () => {
    const game = uses(morale);
    expect([game.state.resources.morale, game.told('resource')]).toEqual([
      9,
      [{ kind: 'resource', resource: 'morale', change: -1, now: 9, why: morale }],
    ]);
  });

  test('loyalty/base/you-are-a-cylon-can-reduce-morale-by-1 is optional', () => {
    const game = scene({ players: [{ tigh: { loyalty: [morale] } }, 'zarek', 'roslin'] })
      .actions('tigh')
      .choose('tigh', morale)
      .pass('tigh');
    expect([game.state.resources.morale, game.player('tigh').cylon]).toEqual([10, 'revealed']);
  });
});

describe('loyalty/base/you-are-a-cylon-can-send-a-character-to-sickbay', () => {
  test('loyalty/base/you-are-a-cylon-can-send-a-character-to-sickbay the victim chooses 5 cards to discard, then goes to Sickbay', () => {
    const game = uses(sickbay, [{ zarek: { at: 'armory', hand: six } }, 'roslin']);
    expect([game.choices('zarek').topic, game.choices('zarek').min, game.where('zarek')]).toEqual([
      { kind: 'discard', count: 5, why: sickbay },
      5,
      'armory',
    ]);
    game.choose('zarek', ...six.slice(1));
    expect([game.where('zarek'), game.player('zarek').hand]).toEqual(['sickbay', ['skill/base/consolidate-power/1']]);
  });

  test('loyalty/base/you-are-a-cylon-can-send-a-character-to-sickbay with fewer than 5 cards all of them go', () => {
    const game = uses(sickbay, [{ zarek: { at: 'armory', hand: ['politics/1', 'politics/2'] } }, 'roslin']);
    expect([game.where('zarek'), game.player('zarek').hand]).toEqual(['sickbay', []]);
  });

  test('loyalty/base/you-are-a-cylon-can-send-a-character-to-sickbay only characters on Galactica’s locations who are not there yet, not in the Brig', () => {
    const game = uses(sickbay, [
      { zarek: { at: 'press-room' } },
      { helo: { at: 'sickbay' } },
      { roslin: { at: 'brig' } },
      { adama: { at: 'command' } },
      { boomer: { at: 'armory' } },
    ]);
    expect(candidates(game)).toEqual(['adama', 'boomer']);
  });

  test('loyalty/base/you-are-a-cylon-can-send-a-character-to-sickbay neither pilots in space nor Cylon players nor the stranded', () => {
    const game = uses(sickbay, [
      { apollo: { piloting: 'bow' } },
      { boomer: { revealed: true } },
      { helo: { at: 'stranded' } },
      { adama: { at: 'command' } },
      { zarek: { at: 'armory' } },
    ]);
    expect(candidates(game)).toEqual(['adama', 'zarek']);
  });

  test('loyalty/base/you-are-a-cylon-can-send-a-character-to-sickbay without a legal character nobody is asked, and the reveal goes on', () => {
    const others = [{ zarek: { at: 'press-room' } }, { roslin: { at: 'administration' } }];
    const game = scene({ players: [{ tigh: { loyalty: [sickbay] } }, ...others] })
      .actions('tigh')
      .choose('tigh', sickbay);
    expect([game.told('sentTo'), game.where('tigh')]).toEqual([[], 'resurrection-ship']);
  });
});

describe('loyalty/base/you-are-a-cylon-can-send-a-character-to-the-brig', () => {
  test('loyalty/base/you-are-a-cylon-can-send-a-character-to-the-brig sends a character there, hand untouched', () => {
    const game = uses(brig, [{ zarek: { at: 'armory', hand: six } }, { roslin: { at: 'command' } }]).choose(
      'tigh',
      'zarek',
    );
    expect([game.where('zarek'), game.player('zarek').hand.length]).toEqual(['brig', 6]);
  });

  test('loyalty/base/you-are-a-cylon-can-send-a-character-to-the-brig the Admiral loses the title there', () => {
    const game = uses(brig, [{ adama: { at: 'command' } }, { helo: { at: 'armory' } }]);
    expect([game.holder('admiral'), game.choose('tigh', 'adama').holder('admiral')]).toEqual(['adama', 'helo']);
  });

  test('loyalty/base/you-are-a-cylon-can-send-a-character-to-the-brig only characters on Galactica’s locations who are not there yet; Sickbay counts', () => {
    const game = uses(brig, [
      { zarek: { at: 'press-room' } },
      { helo: { at: 'sickbay' } },
      { roslin: { at: 'brig' } },
      { adama: { at: 'command' } },
      { boomer: { piloting: 'bow' } },
    ]);
    expect(candidates(game)).toEqual(['helo', 'adama']);
  });
});

describe('loyalty/base/you-are-a-cylon-can-damage-galactica', () => {
  test('loyalty/base/you-are-a-cylon-can-damage-galactica up to 5 tokens are seen in secret, 2 chosen and resolved, the others put back', () => {
    const game = uses(damage);
    expect(game.choices('tigh')).toMatchObject({
      topic: { kind: 'chooseDamage', count: 2 },
      min: 2,
      max: 2,
      privacy: 'private',
      choices: { length: 5 },
    });
    expect(game.told('damageSeen', 'zarek')).toEqual([{ kind: 'damageSeen', seat: 0, count: 5 }]);
    const chosen = game.ids('tigh').slice(0, 2);
    game.choose('tigh', ...chosen);
    expect(game.told('galacticaDamaged').map(({ token }) => token)).toEqual(chosen);
    expect(game.state.galacticaDamage).toHaveLength(6);
    expect(game.state.galacticaDamage).not.toContain(chosen[0]);
  });

  test.each([
    [4, 4],
    [3, 3],
  ])('loyalty/base/you-are-a-cylon-can-damage-galactica with %i tokens left %i are seen', (left, seen) => {
    const game = scene({ players: [{ tigh: { loyalty: [damage] } }, 'zarek', 'roslin'] });
    game.state.galacticaDamage.splice(left);
    game.actions('tigh').choose('tigh', damage).choose('tigh', 'yes');
    expect(game.choices('tigh').choices).toHaveLength(seen);
  });

  test('loyalty/base/you-are-a-cylon-can-damage-galactica with 1 token left it is resolved', () => {
    const game = scene({ players: [{ tigh: { loyalty: [damage] } }, 'zarek', 'roslin'] });
    game.state.galacticaDamage = ['token/base/galactica-damage-fuel'];
    game.actions('tigh').choose('tigh', damage).choose('tigh', 'yes');
    expect([game.state.resources.fuel, game.state.galacticaDamage]).toEqual([7, []]);
  });

  test('loyalty/base/you-are-a-cylon-can-damage-galactica characters on a damaged location go to Sickbay', () => {
    const game = scene({ players: [{ tigh: { loyalty: [damage] } }, { zarek: { at: 'armory' } }, 'roslin'] });
    game.state.galacticaDamage = [
      'token/base/galactica-damage-armory',
      'token/base/galactica-damage-food',
      'token/base/galactica-damage-fuel',
    ];
    game
      .actions('tigh')
      .choose('tigh', damage)
      .choose('tigh', 'yes')
      .choose('tigh', 'galactica-damage-armory', 'galactica-damage-food');
    expect([game.where('zarek'), game.state.resources.food, game.state.resources.fuel]).toEqual(['sickbay', 7, 8]);
  });
});

describe('loyalty/base/you-are-a-sympathizer', () => {
  const card = 'loyalty/base/you-are-a-sympathizer';

  test.each([
    ['fuel', 4],
    ['food', 4],
    ['morale', 5],
    ['population', 6],
  ] as const)('loyalty/base/you-are-a-sympathizer with %s at %i its holder goes to the Brig', (resource, at) => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin', 'adama'], resources: { [resource]: at } }).call(
      'receiveLoyalty',
      {
        seat: 1,
        card,
      },
    );
    expect([game.where('zarek'), game.player('zarek').cylon]).toEqual(['brig', undefined]);
  });

  test('loyalty/base/you-are-a-sympathizer above all red zones its holder is a Cylon player with 3 cards and no Super Crisis', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: six } }, 'roslin', 'adama'],
      resources: { fuel: 5, food: 5, morale: 6, population: 7 },
    })
      .call('receiveLoyalty', { seat: 1, card })
      .settle();
    expect(game.player('zarek')).toMatchObject({
      cylon: 'sympathizer',
      superCrises: [],
      place: { location: 'location/base/resurrection-ship' },
    });
    expect([game.player('zarek').hand.length, game.view('public').players[1]?.openLoyalty]).toEqual([3, [card]]);
  });

  test('loyalty/base/you-are-a-sympathizer a revealed Cylon gives it, unrevealed, to a human player who resolves it at once', () => {
    const game = scene({
      players: [{ tigh: { revealed: true } }, 'zarek', 'roslin', 'adama'],
      resources: { fuel: 4 },
    }).call('receiveLoyalty', { seat: 0, card });
    expect(game.told('loyaltyRevealed')).toEqual([]);
    expect(game.choose('tigh', 'adama').where('adama')).toBe('brig');
  });
});
