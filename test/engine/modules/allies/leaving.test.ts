/** Allies who leave without having been met, and who brings the next ones. */
import { describe, expect, test } from 'vitest';
import { nebulaOf } from '../../../../src/engine/modules/ionianNebula/state.ts';
import { alliesOf, allyOf, allyScene, trauma } from '../../allyScene.ts';
import { allTrauma, traumaOf } from '../../nebulaScene.ts';
import type { Table } from '../../scene.ts';

const cylons = ['helo', { roslin: { revealed: true } }, { starbuck: { revealed: true } }] as const;

/** Galactica is damaged that often, first at these places. */
function damage(game: Table, ...places: ReadonlyArray<string>): Table {
  game.state.galacticaDamage = places.map((place) => `token/base/galactica-damage-${place}`);
  return game.call('damageGalactica', { count: places.length, why: 'crisis/base/riots-a' });
}

describe('when an ally leaves', () => {
  test('R-ION-50 its location is damaged: no result, the token goes back unseen, another ally comes', () => {
    const game = damage(
      allyScene({
        players: ['helo', 'roslin', 'starbuck'],
        allies: [{ ally: 'saul-tigh', token: 'a' }],
        deck: ['felix-gaeta'],
      }),
      'command',
    );
    expect(game.told('allyLeft')).toEqual([
      { kind: 'allyLeft', ally: 'ally/exodus/saul-tigh', location: 'location/base/command' },
    ]);
    expect([alliesOf(game), game.told('allyMet'), allTrauma(game)]).toEqual([['felix-gaeta'], [], 38]);
    expect(game.state.removed).toContain('ally/exodus/saul-tigh');
  });

  test('R-ION-50, R-ION-23 Colonial One is closed by the bomb: the allies there leave, and nobody comes there any more', () => {
    const game = allyScene({
      players: ['helo', 'roslin', 'starbuck'],
      allies: [
        { ally: 'tory-foster', token: 'a' },
        { ally: 'saul-tigh', token: 'b' },
      ],
      deck: ['billy-keikeya', 'felix-gaeta'],
    });
    game.superCrisis('bomb-on-colonial-1').contributeNothing().settle();
    expect(alliesOf(game)).toEqual(['saul-tigh', 'felix-gaeta']);
    expect(game.told('allyPutAway')).toEqual([{ kind: 'allyPutAway', ally: 'ally/exodus/billy-keikeya' }]);
  });

  test('R-ION-50, R-ION-57, worked example 12: a player takes the character of an ally, who is replaced when the execution is finished', () => {
    const game = allyScene({
      players: ['helo', 'zarek', { starbuck: { revealed: true } }],
      allies: [{ ally: 'laura-roslin', token: 'a' }],
      deck: ['saul-tigh'],
      trauma: { starbuck: 'ab' },
    }).call('execute', { seat: 1, why: 'crisis/base/riots-a' });
    game.choose('zarek', 'laura-roslin');
    expect(game.choices('starbuck').topic).toEqual({ kind: 'coverAlly', ally: 'ally/exodus/saul-tigh' });
    const kinds = game.events.map(({ what }) => what.kind);
    expect(kinds.indexOf('traumaDrawn')).toBeLessThan(kinds.indexOf('allyLeft'));
    game.choose('starbuck', trauma('b'));
    expect([alliesOf(game), traumaOf(game, 'starbuck')]).toEqual([['saul-tigh'], 'a']);
  });

  test('an ally of another person or place stays', () => {
    const game = damage(
      allyScene({ players: ['helo', 'roslin', 'starbuck'], allies: [{ ally: 'saul-tigh', token: 'a' }] }),
      'armory',
    );
    expect([alliesOf(game), game.told('allyLeft')]).toEqual([['saul-tigh'], []]);
  });
});

describe('who brings the next one', () => {
  test('R-ION-51, R-ION-56, worked example 20: the Cylon player with the most tokens, a Cylon Leader who is not infiltrating too', () => {
    const game = damage(
      allyScene({
        players: ['helo', { cavil: {} }, { starbuck: { revealed: true } }, 'adama'],
        allies: [{ ally: 'aaron-kelly', token: 'a' }],
        deck: ['felix-gaeta'],
        trauma: { cavil: 'ab', starbuck: 'a', helo: 'aaa' },
        options: { expansions: ['pegasus', 'exodus'], cylonLeader: true, players: 4 },
      }),
      'command',
    );
    game.choose('helo', 'galactica');
    expect(game.choices('cavil').topic.kind).toBe('coverAlly');
    game.choose('cavil', trauma('a'));
    expect([allyOf(game, 'felix-gaeta').by, traumaOf(game, 'cavil')]).toEqual([1, 'b']);
  });

  test('R-ION-56 an infiltrator does not', () => {
    const game = allyScene({
      players: ['helo', { cavil: { infiltrating: true, at: 'command' } }, { starbuck: { revealed: true } }, 'adama'],
      allies: [{ ally: 'aaron-kelly', token: 'a' }],
      deck: ['felix-gaeta'],
      trauma: { cavil: 'ab', starbuck: 'a' },
      options: {
        expansions: ['pegasus', 'exodus'],
        cylonLeader: true,
        players: 4,
      },
    });
    damage(game, 'command').choose('helo', 'galactica');
    expect([allyOf(game, 'felix-gaeta').by, traumaOf(game, 'starbuck')]).toEqual([2, '']);
  });

  test('R-ION-52, worked example 6: on a tie the current player chooses one of them', () => {
    const players = [
      'helo',
      { roslin: { revealed: true } },
      { starbuck: { revealed: true } },
      { tigh: { revealed: true } },
    ] as const;
    const game = damage(
      allyScene({
        players,
        options: { players: 4 },
        allies: [{ ally: 'aaron-kelly', token: 'a' }],
        deck: ['felix-gaeta'],
        trauma: { roslin: 'aab', starbuck: 'bbb', tigh: 'a' },
      }),
      'command',
    );
    expect(game.choices('helo')).toMatchObject({
      topic: { kind: 'whoBringsAlly' },
      choices: [{ seat: 1 }, { seat: 2 }],
    });
    game.choose('helo', 'starbuck').choose('starbuck', trauma('b'));
    expect([allyOf(game, 'felix-gaeta').by, traumaOf(game, 'starbuck')]).toEqual([2, 'bb']);
  });

  test('R-ION-53 without a Cylon player with tokens the current player, and an unseen token comes there', () => {
    const game = damage(
      allyScene({
        players: cylons,
        allies: [{ ally: 'saul-tigh', token: 'a' }],
        deck: ['felix-gaeta'],
        trauma: { helo: 'ab' },
      }),
      'command',
    );
    expect(game.told('allyPlaced')).toMatchObject([{ seat: 0 }]);
    expect([allyOf(game, 'felix-gaeta').by, traumaOf(game, 'helo')]).toEqual([undefined, 'ab']);
    expect(allyOf(game, 'felix-gaeta').token).toBeDefined();
  });

  test('R-ION-54 several are replaced one after the other, each again', () => {
    const game = damage(
      allyScene({
        players: cylons,
        allies: [
          { ally: 'saul-tigh', token: 'a' },
          { ally: 'aaron-kelly', token: 'b' },
        ],
        deck: ['felix-gaeta', 'tory-foster'],
        trauma: { roslin: 'a', starbuck: 'b' },
      }),
      'command',
    );
    game.choose('helo', 'roslin');
    expect([allyOf(game, 'felix-gaeta').by, allyOf(game, 'tory-foster').by]).toEqual([1, 2]);
    expect([traumaOf(game, 'roslin'), traumaOf(game, 'starbuck')]).toEqual(['', '']);
  });

  test('R-ION-51, R-ION-55 an ally may come to a damaged location and stays there until it is damaged again', () => {
    const game = damage(
      allyScene({
        players: ['helo', 'roslin', 'starbuck'],
        allies: [{ ally: 'saul-tigh', token: 'a' }],
        deck: ['aaron-kelly', 'felix-gaeta'],
      }),
      'command',
    );
    expect([alliesOf(game), game.told('allyPlaced')[0]?.location]).toEqual([['aaron-kelly'], 'location/base/command']);
    game.state.damaged = [];
    damage(game, 'command');
    expect(alliesOf(game)).toEqual(['felix-gaeta']);
  });

  test('R-ION-55 first the characters go to Sickbay, then the allies are replaced, then a second token is drawn', () => {
    const game = allyScene({
      players: [{ helo: { at: 'command' } }, 'roslin', 'starbuck'],
      allies: [{ ally: 'saul-tigh', token: 'a' }],
      deck: ['samuel-t-anders', 'felix-gaeta'],
    });
    game.state.galacticaDamage = ['token/base/galactica-damage-command'];
    game.call('damageGalactica', { count: 1, why: 'crisis/base/riots-a' });
    expect(game.events.map(({ what }) => what.kind)).toEqual([
      'galacticaDamaged',
      'sentTo',
      'allyLeft',
      'allyPlaced',
      'traumaPlaced',
    ]);
  });

  test('R-ION-55 of two chosen damage tokens the second comes after the allies of the first have been replaced', () => {
    const game = allyScene({
      players: ['helo', 'roslin', 'starbuck'],
      allies: [{ ally: 'saul-tigh', token: 'a' }],
      deck: ['samuel-t-anders', 'felix-gaeta'],
    });
    game.state.galacticaDamage = ['command', 'armory', 'hangar-deck'].map(
      (place) => `token/base/galactica-damage-${place}`,
    );
    game.call('chooseDamage', { by: 0, draw: 3, resolve: 2, why: 'crisis/base/riots-a', drawn: [] });
    game.choose('helo', 'galactica-damage-command', 'galactica-damage-armory');
    expect(game.told('allyLeft').map(({ ally }) => ally)).toEqual([
      'ally/exodus/saul-tigh',
      'ally/exodus/samuel-t-anders',
    ]);
    expect(alliesOf(game)).toEqual(['felix-gaeta']);
  });

  test('R-ION-22, R-ION-56 with nobody left to come nobody is asked and no token is put', () => {
    const game = damage(
      allyScene({
        players: cylons,
        allies: [{ ally: 'saul-tigh', token: 'a' }],
        trauma: { roslin: 'a', starbuck: 'b' },
      }),
      'command',
    );
    expect([alliesOf(game), game.question('helo'), traumaOf(game, 'roslin')]).toEqual([[], undefined, 'a']);
  });
});

describe('R-ION-21 who cannot come', () => {
  const set = { players: ['helo', 'roslin', 'starbuck'], allies: [{ ally: 'saul-tigh', token: 'a' }] } as const;

  test('a person whom somebody plays, or has played in this game', () => {
    const game = allyScene({ ...set, deck: ['laura-roslin', 'tom-zarek', 'felix-gaeta'] });
    game.state.modules.executions = { gone: ['character/base/tom-zarek'], executed: [1], moraleLost: true };
    damage(game, 'command');
    expect(game.told('allyPutAway').map(({ ally }) => ally)).toEqual([
      'ally/exodus/laura-roslin',
      'ally/exodus/tom-zarek',
    ]);
    expect(alliesOf(game)).toEqual(['felix-gaeta']);
    expect(game.state.removed).toContain('ally/exodus/laura-roslin');
  });

  test('R-ION-23 a Cylon Leader is a person too', () => {
    const game = allyScene({
      players: ['helo', 'cavil', 'starbuck', 'adama'],
      allies: [{ ally: 'saul-tigh', token: 'a' }],
      deck: ['brother-cavil', 'felix-gaeta'],
      options: { expansions: ['pegasus', 'exodus'], cylonLeader: true, players: 4 },
    });
    damage(game, 'command').choose('helo', 'galactica').settle();
    expect(alliesOf(game)).toEqual(['felix-gaeta']);
  });

  test('a place that is out of the game; a damaged one is not', () => {
    const game = damage(
      allyScene({
        ...set,
        deck: ['tory-foster', 'felix-gaeta'],
        damaged: ['ftl-control'],
        inPlay: ['super-crisis/base/bomb-on-colonial-1'],
      }),
      'command',
    );
    expect(alliesOf(game)).toEqual(['felix-gaeta']);
  });

  test('R-ION-20, R-ION-22 a used card never comes back, and with an empty deck fewer than 3 are in play', () => {
    const game = damage(allyScene(set), 'command');
    expect([alliesOf(game), nebulaOf(game.state).allies.deck]).toEqual([[], []]);
  });
});
