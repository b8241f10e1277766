import { describe, expect, test } from 'vitest';
import { skillOf } from '../../../../src/engine/pieces/cards.ts';
import { boardOf } from '../../../../src/engine/pieces/places.ts';
import { daybreakScene, withEverything } from '../../daybreakScene.ts';
import type { Table } from '../../scene.ts';

const cylonPlaces = (game: Table): Array<string> =>
  game
    .view('public')
    .locations.filter((id) => boardOf(id) === 'cylonLocations')
    .map((id) => id.replace('location/', ''));

const ship = ['daybreak/caprica', 'daybreak/cylon-fleet', 'daybreak/human-fleet', 'daybreak/resurrection-ship'];
const destroyed = (game: Table): Table => game.resolve([{ destroyHub: true }], 'roslin');

describe('R-SET-95 the Cylon locations of Daybreak', () => {
  test.each([
    ['alone', ['daybreak'], ship],
    ['with every other box', withEverything.expansions, ship],
  ] as const)('%s: four, undestroyed side up', (_, expansions, places) => {
    expect(cylonPlaces(daybreakScene({ players: ['adama', 'roslin', 'tigh'], options: { expansions } }))).toEqual(
      places,
    );
  });
  test('R-SET-98 without Daybreak those of Pegasus', () => {
    const game = daybreakScene({ players: ['adama', 'roslin', 'tigh'], options: { expansions: ['pegasus'] } });
    expect(cylonPlaces(game).every((id) => id.startsWith('pegasus/'))).toBe(true);
  });
});

describe('location/daybreak/human-fleet R-LOY-71', () => {
  const atFleet = (): Table =>
    daybreakScene({
      players: ['adama', 'roslin', { tigh: { revealed: true, at: 'human-fleet' } }],
      crisisDeck: ['terrorist-bomber'],
    });

  test('two cards of any types, also twice the same, after the look', () => {
    const game = atFleet().actions('tigh').choose('tigh', 'location').choose('tigh', 'crisis').choose('tigh', 'top');
    game.choose('tigh', 'engineering').choose('tigh', 'engineering');
    expect(game.player('tigh').hand.map(skillOf)).toEqual(['engineering', 'engineering']);
    expect(game.question('tigh')).toBeUndefined();
  });
  test('R-TURN-31 Treachery is one of the types', () => {
    const game = atFleet()
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'destination')
      .choose('tigh', 'bottom');
    expect(game.ids('tigh')).toContain('treachery');
  });
  test('R-LOY-100 no revealed Cylon can infiltrate', () => {
    const game = atFleet().actions('tigh').choose('tigh', 'location');
    expect(game.choices('tigh').topic.kind).not.toBe('chooseEffect');
  });
});

describe('location/daybreak/resurrection-ship R-LOY-73', () => {
  test('nobody can choose to move there; one draws 1 Super Crisis card there', () => {
    const game = daybreakScene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] });
    expect(game.where('tigh')).toBe('resurrection-ship');
    game.actions('tigh').choose('tigh', 'location');
    expect(game.player('tigh').superCrises).toHaveLength(1);
  });
  test('R-TURN-27 one receives only 1 Skill card there', () => {
    const game = daybreakScene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] }).call('receiveSkills', {
      seat: 2,
    });
    game.choose('tigh', 'tactics');
    expect([game.player('tigh').hand.length, game.question('tigh')]).toEqual([1, undefined]);
  });
  test('R-LOY-75 leaving it is a normal move', () => {
    const game = daybreakScene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] }).call('move', {
      seat: 2,
      to: undefined,
    });
    expect(game.ids('tigh').map((id) => id.split('/').at(-1))).toEqual(['caprica', 'cylon-fleet', 'human-fleet']);
  });
});

describe('location/daybreak/hub-destroyed R-LOY-74', () => {
  const cylons = (): Table =>
    daybreakScene({
      players: [
        { adama: { hand: ['politics/1', 'politics/2', 'leadership/1', 'tactics/1'] } },
        'roslin',
        {
          tigh: {
            revealed: true,
            hand: ['tactics/1', 'tactics/2', 'leadership/2', 'leadership/3'],
            superCrises: ['massive-assault'],
          },
        },
        { zarek: { revealed: true, at: 'caprica' } },
      ],
    });

  test('it takes the place of the Resurrection Ship, and whoever stands there stays', () => {
    const game = destroyed(cylons());
    expect(cylonPlaces(game)).toEqual([...ship.slice(0, 3), 'daybreak/hub-destroyed']);
    expect([game.where('tigh'), game.where('zarek')]).toEqual(['hub-destroyed', 'caprica']);
    expect(game.told('hubDestroyed')).toEqual([{ kind: 'hubDestroyed', location: 'location/daybreak/hub-destroyed' }]);
    expect(game.told('moved')).toEqual([]);
  });
  test('R-DAY-54 R-DAY-79 Destroy the Hub again changes nothing', () => {
    const game = destroyed(destroyed(cylons()));
    expect(game.told('hubDestroyed')).toHaveLength(1);
  });
  test('R-LOY-55 who reveals later goes there', () => {
    const game = destroyed(
      daybreakScene({ players: [{ adama: { loyalty: ['cylon'] } }, 'roslin', 'tigh'], current: 'roslin' }),
    );
    game.call('becomeCylon', { seat: 0, how: 'revealed' });
    expect(game.where('adama')).toBe('hub-destroyed');
  });
  test('R-TURN-27 in Draw Skills all Super Crisis cards are lost and no Skill card is drawn', () => {
    const game = destroyed(cylons());
    game.state.current = 1;
    game.state.players.forEach((player) => {
      player.hand = [];
    });
    game.state.current = 2;
    game.turn();
    expect([game.player('tigh').superCrises, game.player('tigh').hand, game.told('superCrisesLost')]).toMatchObject([
      [],
      [],
      [{ seat: 2, cards: ['super-crisis/base/massive-assault'] }],
    ]);
    expect(game.state.superCrisis.discard).toContain('super-crisis/base/massive-assault');
    expect(game.choices('tigh').topic.kind).toBe('move');
  });
  test('a Cylon player elsewhere keeps them and draws', () => {
    const game = destroyed(
      daybreakScene({
        players: ['adama', 'roslin', { tigh: { revealed: true, at: 'caprica', superCrises: ['massive-assault'] } }],
        current: 'tigh',
      }),
    ).turn();
    expect([game.player('tigh').superCrises.length, game.choices('tigh').topic.kind]).toEqual([1, 'drawSkill']);
  });
  test('its action: 3 Skill cards, then 1 Super Crisis card, and to the Cylon Fleet', () => {
    const game = destroyed(cylons()).actions('tigh').choose('tigh', 'location');
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'discard' }, min: 3, max: 3 });
    game.choose('tigh', 'tactics/1', 'tactics/2', 'leadership/2');
    expect([game.player('tigh').hand.length, game.player('tigh').superCrises.length, game.where('tigh')]).toEqual([
      1,
      2,
      'cylon-fleet',
    ]);
  });
  test('R-TURN-75 with 2 cards it cannot be used', () => {
    const game = destroyed(cylons());
    game.player('tigh').hand.splice(2);
    expect(
      game
        .actions('tigh')
        .question('tigh')
        ?.choices.map(({ id }) => id) ?? [],
    ).not.toContain('location');
  });
  test('R-LOY-106 an infiltrator who uses it is on the Cylon Fleet and infiltrates no longer', () => {
    const game = destroyed(
      daybreakScene({
        players: ['adama', 'roslin', 'tigh', { cavil: { infiltrating: true, at: 'command' } }],
        options: { expansions: ['pegasus', 'daybreak'], cylonLeader: true },
      }),
    ).resolve([{ drawSuperCrisis: 'you' }, { returnToFleet: true }], 'cavil');
    const { infiltrating, superCrises } = game.player('cavil');
    expect([game.where('cavil'), infiltrating, superCrises.length]).toEqual(['cylon-fleet', false, 1]);
    expect(game.told('infiltrationEnded')).toMatchObject([{ seat: 3 }]);
  });
  test('R-LOY-105 who ends an infiltration goes there', () => {
    const game = destroyed(
      daybreakScene({
        players: ['adama', 'roslin', 'tigh', { cavil: { infiltrating: true, at: 'command' } }],
        options: { expansions: ['pegasus', 'daybreak'], cylonLeader: true },
      }),
    ).call('endInfiltration', { seat: 3 });
    expect(game.where('cavil')).toBe('hub-destroyed');
  });
});
