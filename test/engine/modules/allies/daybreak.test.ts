/** Allies of the Ionian Nebula in games with Daybreak: R-DAY-90, R-DAY-94. */
import { describe, expect, test } from 'vitest';
import { isSamePerson } from '../../../../src/engine/modules/allies/deck.ts';
import { mutinyOf } from '../../../../src/engine/modules/mutiny/state.ts';
import { nebulaOf } from '../../../../src/engine/modules/ionianNebula/state.ts';
import { alliesOf, allyId, allyOf, allyScene, endMovement, type AllyScene } from '../../allyScene.ts';
import { letters } from '../../nebulaScene.ts';
import type { Table } from '../../scene.ts';

const withDaybreak = (set: AllyScene): Table =>
  allyScene({ ...set, options: { expansions: ['exodus', 'daybreak'], ...set.options } });

test.each([
  ['tory-foster', 'press-room'],
  ['priestess-elosha', 'presidents-office'],
  ['tom-zarek', 'administration'],
  ['aaron-doral', 'administration'],
])('R-DAY-94 R-ION-20 %s stands on the %s of Daybreak', (ally, location) => {
  const game = withDaybreak({ players: ['adama', 'roslin', 'tigh'], deck: [ally] }).call('newAlly', {
    seat: 0,
    own: false,
  });
  expect(allyOf(game, ally).location).toBe(`location/daybreak/${location}`);
});

test('R-ION-30 a human player at the Administration of Daybreak meets whoever is there', () => {
  const game = withDaybreak({
    players: [{ helo: { at: 'administration' } }, 'roslin', 'starbuck'],
    allies: [{ ally: 'tom-zarek', token: 'a' }],
    deck: ['saul-tigh'],
  });
  endMovement(game);
  expect([game.where('helo'), alliesOf(game)]).toEqual(['brig', ['saul-tigh']]);
});

describe('R-TURN-54 Kleptomania and a meeting come in the order that Romo Lampkin wants', () => {
  const moved = (hand: ReadonlyArray<string> = []): Table => {
    const game = withDaybreak({
      players: [{ romo: { at: 'sickbay' } }, { tigh: { at: 'sickbay' } }, 'roslin'],
      allies: [{ ally: 'simon-oneill', token: 'a' }],
      deck: ['saul-tigh'],
    }).turn();
    while (game.question('romo')?.topic.kind !== 'move') game.settle(1);
    game.player('romo').hand = hand.map((card) => `skill/base/${card}`);
    return game.pass('romo');
  };

  test('the meeting first: he has gone somewhere else, and nobody is there', () => {
    const game = moved();
    expect(game.choices('romo').topic).toEqual({ kind: 'movementEndOrder' });
    game.choose('romo', 'simon-oneill').choose('romo', 'command');
    expect([game.where('romo'), game.told('caught'), game.choices('romo').topic.kind]).toEqual([
      'command',
      [],
      'action',
    ]);
  });

  test('the meeting first: into the company of somebody else', () => {
    const game = moved();
    game.player('roslin').place = { kind: 'location', location: 'location/base/command' };
    game.choose('romo', 'simon-oneill').choose('romo', 'command');
    expect(game.told('caught')).toHaveLength(1);
  });

  test('of several allies the one that he wants is met, and no other', () => {
    for (const wanted of ['simon-oneill', 'dr-sherman-cottle']) {
      const game = withDaybreak({
        players: [{ romo: { at: 'sickbay' } }, { tigh: { at: 'sickbay' } }, 'roslin'],
        deck: ['saul-tigh'],
        allies: [
          { ally: 'simon-oneill', token: 'a' },
          { ally: 'dr-sherman-cottle', token: 'a' },
        ],
      }).turn();
      while (game.question('romo')?.topic.kind !== 'move') game.settle(1);
      game.pass('romo').choose('romo', wanted);
      expect(game.told('allyMet').map(({ ally }) => ally)).toEqual([allyId(wanted)]);
    }
  });

  test('Kleptomania first, once', () => {
    const game = moved(['repair/1', 'repair/2']).choose('romo', 'kleptomania').settle(1);
    expect([game.player('romo').hand, game.told('caught'), game.told('allyMet').length]).toEqual([[], [], 1]);
  });
});

test('R-ION-23 with the destroyed side of Colonial One up, an ally who would stand there is set aside', () => {
  const game = withDaybreak({ players: ['adama', 'roslin', 'tigh'], deck: ['tory-foster', 'felix-gaeta'] });
  game.state.lostBoards.push('colonialOne');
  game.call('newAlly', { seat: 0, own: false });
  expect([alliesOf(game), game.state.removed]).toEqual([['felix-gaeta'], [allyId('tory-foster')]]);
});

describe('R-DAY-90 R-ION-21 the sheets of Daybreak show the persons of allies', () => {
  test.each([
    ['aaron-doral', 'aaron-doral'],
    ['brendan-hot-dog-costanza', 'brendan-hot-dog-costanza'],
    ['danna-biers', 'danna-biers'],
    ['dr-sherman-cottle', 'sherman-doc-cottle'],
    ['louis-hoshi', 'louis-hoshi'],
    ['romo-lampkin', 'romo-lampkin'],
    ['simon-oneill', 'simon-oneill'],
  ])('ally/exodus/%s is set aside when somebody plays %s', (ally, sheet) => {
    const game = withDaybreak({ players: ['adama', 'roslin', 'tigh'], deck: [ally, 'saul-tigh', 'felix-gaeta'] });
    game.player('roslin').character = `character/daybreak/${sheet}`;
    game.call('newAlly', { seat: 0, own: false });
    expect(alliesOf(game)).toEqual(['felix-gaeta']);
  });
  test.each([
    ['lee-apollo-adama', 'lee-adama'],
    ['tom-zarek', 'tom-zarek'],
    ['karl-helo-agathon', 'karl-helo-agathon'],
    ['gaius-baltar', 'gaius-baltar'],
  ])('either version of a person is the ally %s', (ally, alternate) => {
    const versions = [`character/base/${ally}`, `character/daybreak/${alternate}`];
    expect(versions.map((character) => isSamePerson(allyId(ally), character))).toEqual([true, true]);
  });
  test("R-ION-21 Athena is nobody's ally, not even Boomer's", () => {
    const game = withDaybreak({ players: ['adama', 'roslin', 'tigh'], deck: ['sharon-boomer-valerii'] });
    game.player('roslin').character = 'character/daybreak/sharon-athena-agathon';
    expect(isSamePerson(allyId('sharon-boomer-valerii'), game.player('roslin').character)).toBe(false);
  });
});

test('R-DAY-94 R-ION-12 whoever is sent to the Brig by a Mutiny card takes no trauma token there', () => {
  const game = withDaybreak({ players: ['adama', 'roslin', 'tigh'], brig: 'a', trauma: { tigh: 'b' } });
  const mutiny = mutinyOf(game.state);
  mutiny.held[game.seat('tigh')]?.cards.push(mutiny.deck.pop() ?? '');
  game.resolve([{ drawMutiny: { who: 'you', count: 1 } }], 'tigh').settle();
  expect(game.where('tigh')).toBe('brig');
  expect([nebulaOf(game.state).trauma[game.seat('tigh')]?.length, nebulaOf(game.state).lying.length]).toEqual([1, 2]);
});

test('R-TURN-11 R-ION-10 who is there after the start of the turn takes the token, also if it was its discard that sent them there', () => {
  const players = [{ tigh: { hand: ['skill/daybreak/bait/0'] } }, 'roslin', 'starbuck'] as const;
  const game = withDaybreak({ players, brig: 'a', trauma: { tigh: 'b' } });
  const mutiny = mutinyOf(game.state);
  mutiny.held[0]?.cards.push('mutiny/daybreak/selfish-act');
  game.turn();
  while (game.where('tigh') !== 'brig') game.settle(1);
  game.settle(1);
  expect(letters(nebulaOf(game.state).trauma[0] ?? [])).toBe('ab');
});
