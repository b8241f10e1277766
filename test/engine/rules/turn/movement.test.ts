import { describe, expect, test } from 'vitest';
import { scene, type Person, type Table } from '../../scene.ts';

const move = (game: Table, person: Person): Table => game.call('move', { seat: game.seat(person), to: undefined });

/** The places where someone may go: slugs of locations, a `*` if it costs a card, and areas. */
function ways(game: Table, person: Person): Array<string> {
  return (
    move(game, person)
      .question(person)
      ?.choices.map((choice) =>
        choice.kind === 'location'
          ? `${choice.id.slice('location/base/'.length)}${choice.costsCard ? '*' : ''}`
          : choice.id,
      ) ?? []
  );
}

const galactica = [
  'ftl-control',
  'weapons-control',
  'communications',
  'research-lab',
  'command',
  'admirals-quarters',
  'hangar-deck',
  'armory',
];
const colonialOne = ['press-room', 'presidents-office', 'administration'];
const cylon = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'];
const costly = (slugs: ReadonlyArray<string>): Array<string> => slugs.map((slug) => `${slug}*`);
const without = (slugs: ReadonlyArray<string>, here: string): Array<string> => slugs.filter((slug) => slug !== here);

test('R-TURN-40 one move, which may be declined', () => {
  const declined = move(scene({ players: ['adama', 'roslin', 'tigh'] }), 'tigh');
  expect(declined.choices('tigh')).toMatchObject({ min: 0, max: 1 });
  expect([declined.pass('tigh').where('tigh'), declined.question('tigh')]).toEqual(['command', undefined]);
  const moved = move(scene({ players: ['adama', 'roslin', 'tigh'] }), 'tigh').choose('tigh', 'armory');
  expect([moved.where('tigh'), moved.question('tigh')]).toEqual(['armory', undefined]);
});

test('R-TURN-41 R-TURN-44 R-TURN-46 straight to any other location of their own ship but Sickbay and the Brig', () => {
  expect(ways(scene({ players: ['adama', 'roslin', 'tigh'] }), 'tigh')).toEqual(without(galactica, 'command'));
});

describe('R-TURN-42 another ship costs a card', () => {
  test('R-TURN-42 from Galactica to Colonial One', () => {
    expect(ways(scene({ players: ['adama', 'roslin', { tigh: { hand: ['tactics/1'] } }] }), 'tigh')).toEqual([
      ...without(galactica, 'command'),
      ...costly(colonialOne),
    ]);
  });

  test('R-TURN-42 and back', () => {
    expect(ways(scene({ players: ['adama', { roslin: { hand: ['politics/1'] } }, 'tigh'] }), 'roslin')).toEqual([
      ...costly(galactica),
      ...without(colonialOne, 'presidents-office'),
    ]);
  });

  test('R-TURN-42 the mover chooses the card', () => {
    const game = move(
      scene({ players: ['adama', 'roslin', { tigh: { hand: ['tactics/1', 'leadership/3'] } }] }),
      'tigh',
    );
    game.choose('tigh', 'press-room').choose('tigh', 'leadership/3');
    expect([game.where('tigh'), game.player('tigh').hand]).toEqual(['press-room', ['skill/base/launch-scout/1']]);
  });

  test('R-TURN-43 the destination is announced, then the card is discarded, then the character arrives', () => {
    const game = move(
      scene({ players: ['adama', 'roslin', { tigh: { hand: ['tactics/1', 'leadership/3'] } }] }),
      'tigh',
    ).choose('tigh', 'press-room');
    expect(game.view('adama').waitingFor).toMatchObject([
      { seat: 2, topic: { kind: 'payForMove', location: 'location/base/press-room' } },
    ]);
    expect([game.choices('tigh').min, game.where('tigh')]).toEqual([1, 'command']);
    game.choose('tigh', 'tactics/1');
    const steps = game.events.map(({ what }) => what.kind);
    expect(steps.indexOf('skillsDiscarded')).toBeLessThan(steps.indexOf('moved'));
  });

  test('R-TURN-43 without Skill cards there is no such move', () => {
    expect(ways(scene({ players: ['adama', 'roslin', 'tigh'] }), 'roslin')).toEqual(
      without(colonialOne, 'presidents-office'),
    );
  });

  test('R-TURN-43 worked example 2: Apollo pays with his only card; it is no forced discard', () => {
    const game = move(
      scene({ players: [{ apollo: { at: 'command', hand: ['piloting/1'] } }, 'roslin', 'tigh'] }),
      'apollo',
    ).choose('apollo', 'press-room');
    expect([game.where('apollo'), game.player('apollo').hand]).toEqual(['press-room', []]);
    expect(game.told('skillsDiscarded')).toMatchObject([{ seat: 0, why: 'cost', random: false }]);
  });
});

describe('R-TURN-44 R-TURN-45 Cylon players', () => {
  test('R-TURN-44 R-TURN-45 they move freely among the Cylon locations and nowhere else', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { revealed: true, at: 'caprica', hand: ['tactics/1'] } }],
    });
    expect(ways(game, 'tigh')).toEqual(without(cylon, 'caprica'));
  });
});

describe('R-TURN-47 Sickbay and the Brig', () => {
  test('R-TURN-47 from Sickbay one moves as usual', () => {
    expect(
      ways(scene({ players: ['adama', 'roslin', { tigh: { at: 'sickbay', hand: ['tactics/1'] } }] }), 'tigh'),
    ).toEqual([...galactica, ...costly(colonialOne)]);
  });

  test('R-TURN-47 R-TURN-110 from the Brig not at all', () => {
    expect(
      ways(scene({ players: ['adama', 'roslin', { tigh: { at: 'brig', hand: ['tactics/1'] } }] }), 'tigh'),
    ).toEqual([]);
  });
});

describe('R-TURN-48 places that are damaged or closed', () => {
  test('R-TURN-48 a damaged location may be entered', () => {
    const game = move(scene({ players: ['adama', 'roslin', 'tigh'], damaged: ['armory'] }), 'tigh').choose(
      'tigh',
      'armory',
    );
    expect(game.where('tigh')).toBe('armory');
  });

  test('R-TURN-48 Colonial One may not once a card has closed it', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { hand: ['tactics/1'] } }],
      inPlay: ['super-crisis/base/bomb-on-colonial-1'],
    });
    expect(ways(game, 'tigh')).toEqual(without(galactica, 'command'));
  });

  test('R-TURN-48 nor be activated by somebody who stands there all the same', () => {
    const game = scene({
      players: ['adama', { roslin: { at: 'press-room', hand: ['politics/1', 'politics/2'] } }, 'tigh'],
      inPlay: ['super-crisis/base/bomb-on-colonial-1'],
    });
    expect(game.actions('roslin').ids('roslin')).not.toContain('location');
  });
});

describe('R-TURN-49 R-TURN-50 pilots', () => {
  const ring = ['bow', 'starboardBow', 'starboardQuarter', 'stern', 'portQuarter', 'portBow'] as const;

  test.each(ring.map((area, at) => [area, ring[(at + 1) % 6], ring[(at + 5) % 6]] as const))(
    'R-TURN-49 from %s free to %s or %s',
    (area, next, before) => {
      expect(ways(scene({ players: [{ starbuck: { piloting: area } }, 'adama', 'roslin'] }), 'starbuck')).toEqual([
        next,
        before,
      ]);
    },
  );

  test('R-TURN-49 flying is no activation and costs nothing', () => {
    const game = move(
      scene({ players: [{ starbuck: { piloting: 'portBow', hand: ['tactics/1'] } }, 'adama', 'roslin'] }),
      'starbuck',
    ).choose('starbuck', 'bow');
    expect([game.where('starbuck'), game.player('starbuck').hand.length, game.told('actionTaken')]).toEqual([
      'bow',
      1,
      [],
    ]);
  });

  test.each(['portBow', 'stern'] as const)(
    'R-TURN-49 R-TURN-50 or from %s for a card to any location of a human ship, also of Galactica',
    (area) => {
      const game = scene({ players: [{ starbuck: { piloting: area, hand: ['tactics/1'] } }, 'adama', 'roslin'] });
      expect(ways(game, 'starbuck').slice(2)).toEqual(costly([...galactica, ...colonialOne]));
    },
  );

  test('R-TURN-50 worked example 9: Starbuck in portBow moves to Armory: 1 card, and the viper goes to the Reserves', () => {
    const game = move(
      scene({ players: [{ starbuck: { piloting: 'portBow', hand: ['tactics/1'] } }, 'adama', 'roslin'] }),
      'starbuck',
    ).choose('starbuck', 'armory');
    expect([
      game.where('starbuck'),
      game.player('starbuck').hand,
      game.state.reserves.viper,
      game.count('viper'),
    ]).toEqual(['armory', [], 8, 0]);
  });
});

test('R-TURN-51 a stranded character does not move and is not moved', () => {
  const game = scene({ players: [{ helo: { at: 'stranded', hand: ['tactics/1'] } }, 'adama', 'roslin'] });
  expect(ways(game, 'helo')).toEqual([]);
  expect(game.resolve([{ send: { who: 'current', to: 'sickbay' } }], 'adama').where('helo')).toBe('stranded');
});

describe('R-TURN-52 moves outside the Movement step', () => {
  test('R-TURN-52 a move by Executive Order costs as usual', () => {
    const game = scene({
      players: [{ adama: { hand: ['leadership/1'] } }, 'roslin', { tigh: { hand: ['tactics/1'] } }],
    });
    game
      .actions('adama')
      .choose('adama', 'leadership/1')
      .choose('adama', 'tigh')
      .choose('tigh', 'moveThenAct')
      .choose('tigh', 'press-room');
    expect([game.where('tigh'), game.player('tigh').hand]).toEqual(['press-room', []]);
  });

  test('R-TURN-52 to be sent somewhere costs nothing', () => {
    const game = scene({ players: ['adama', { roslin: { hand: ['politics/1'] } }, 'tigh'] }).resolve(
      [{ send: { who: 'president', to: 'sickbay' } }],
      'adama',
    );
    expect([game.where('roslin'), game.player('roslin').hand.length]).toEqual(['sickbay', 1]);
  });
});
