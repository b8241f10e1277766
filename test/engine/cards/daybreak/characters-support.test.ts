/** Sherman Cottle and Gaius Baltar, with Daybreak. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { describeChoice, describeEvent } from '../../../../src/engine/describe/index.ts';
import { names } from '../../describe/samples.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import { people, type Table } from '../../scene.ts';
import { hand, tokens, withTwo } from './characterScene.ts';

describe('character/daybreak/sherman-doc-cottle', () => {
  test('Treatment: 2 cards of the other player’s skill set, then any 2 of the hand to that player', () => {
    const game = withTwo('cottle', { hand: ['engineering/1', 'engineering/2'] }).actions('cottle');
    game.choose('cottle', 'treatment');
    expect(game.choices('cottle').choices.map((choice) => choice.kind === 'seat' && game.person(choice.seat))).toEqual([
      'tigh',
      'roslin',
    ]);
    game.choose('cottle', 'roslin');
    expect(game.ids('cottle')).toEqual(['politics', 'leadership']);
    game.choose('cottle', 'politics').choose('cottle', 'leadership');
    expect(game.choices('cottle')).toMatchObject({ topic: { kind: 'giveCard', count: 2 }, min: 2, max: 2 });
    game.choose('cottle', 'engineering/1', 'engineering/2');
    expect([hand(game, 'roslin'), hand(game, 'cottle').length]).toEqual([
      ['skill/base/repair/1', 'skill/base/repair/2'],
      2,
    ]);
  });

  test('Treatment is for human players; from the Brig too', () => {
    const game = daybreakScene({
      players: [{ cottle: { at: 'brig' } }, { tigh: { revealed: true } }, 'roslin'],
    }).actions('cottle');
    game.choose('cottle', 'treatment');
    expect(game.choices('cottle').topic.kind).toBe('drawSkill');
  });

  test('Quarantine: looks at every civilian ship in space, one makes way for a random one; the chosen one is unused again', () => {
    const game = withTwo('cottle', {}, { ships: { stern: { civilian: 2 }, bow: { civilian: 1 } } }).actions('cottle');
    const before = game.state.ships.filter(({ kind }) => kind === 'civilian').map(({ id }) => id);
    game.choose('cottle', 'quarantine');
    expect(game.told('civiliansSeen', 'cottle')[0]?.ships.every((ship) => ship.token !== undefined)).toBe(true);
    expect(game.told('civiliansSeen')[0]?.ships.every((ship) => ship.token === undefined)).toBe(true);
    game.choose('cottle', `ship${before[0] ?? 0}`);
    const after = game.state.ships.flatMap((ship) => (ship.kind === 'civilian' ? [ship] : []));
    expect(after.map(({ area }) => area).sort()).toEqual(['bow', 'stern', 'stern']);
    const stayed = after.filter(({ id }) => before.includes(id)).length;
    expect([stayed, game.state.civilianPile.length, tokens(game, 'cottle')]).toEqual([2, 9, 0]);
    expect(after.find(({ id }) => !before.includes(id))?.seenBy).toEqual([]);
  });

  test('Quarantine: the player who has looked knows the ships that stay, and nobody else does', () => {
    const game = withTwo('cottle', {}, { ships: { stern: { civilian: 2 } } })
      .actions('cottle')
      .choose('cottle', 'quarantine');
    const known = (viewer: 'cottle' | 'public'): number =>
      game.view(viewer).ships.filter((ship) => ship.kind === 'civilian' && ship.token !== undefined).length;
    expect([known('cottle'), known('public')]).toEqual([2, 0]);
    game.choose('cottle', game.ids('cottle')[0] ?? '');
    expect([known('cottle'), known('public')]).toEqual([1, 0]);
    expect(game.state.ships.map((ship) => (ship.kind === 'civilian' ? ship.seenBy : [])).flat()).toEqual([
      game.seat('cottle'),
    ]);
  });

  test('Quarantine: with no unused ship the chosen one just leaves', () => {
    const game = withTwo('cottle', {}, { ships: { stern: { civilian: 12 } } })
      .actions('cottle')
      .choose('cottle', 'quarantine');
    game.choose('cottle', game.ids('cottle')[0] ?? '');
    expect([game.state.ships.length, game.state.civilianPile.length]).toEqual([11, 1]);
    expect(withTwo('cottle').actions('cottle').ids('cottle')).not.toContain(
      'character/daybreak/sherman-doc-cottle/quarantine',
    );
  });

  test('Specialized: no action of an Engineering card; other cards as always', () => {
    const set = { hand: ['engineering/1', 'tactics/1'], at: 'hangar-deck' } as const;
    const game = withTwo('cottle', set, { damagedVipers: 1 }).actions('cottle');
    expect(game.ids('cottle').filter((id) => id.startsWith('skill/'))).toEqual(['skill/base/launch-scout/1']);
    const tyrol = withTwo('tyrol', set, { damagedVipers: 1 }).actions('tyrol');
    expect(tyrol.ids('tyrol')).toContain('skill/base/repair/1');
  });
});

describe('character/daybreak/gaius-baltar', () => {
  test('Cult Leader R-DAY-02 R-DAY-06: gives a token to a player there who has none, or takes one, up to 3', () => {
    const game = daybreakScene({
      players: [
        { baltarS: { at: 'command' } },
        { tigh: { at: 'command' } },
        { roslin: { at: 'command', miracles: 0 } },
      ],
    });
    game.actions('baltarS').choose('baltarS', 'cult-leader');
    expect(game.ids('baltarS')).toEqual(['take1', 'give2']);
    game.choose('baltarS', 'take1');
    expect([tokens(game, 'baltarS'), tokens(game, 'tigh')]).toEqual([2, 0]);
    game.actions('baltarS').choose('baltarS', 'cult-leader').choose('baltarS', 'give2');
    expect([tokens(game, 'baltarS'), tokens(game, 'roslin')]).toEqual([1, 1]);
    expect(
      game
        .told('miraclePassed')
        .map((what) => describeEvent(what, names))
        .at(0),
    ).toMatch(/: a miracle token passes from .+ to /);
  });

  test('Cult Leader: nobody there, or nothing to be had, and it is no action; at 3 he takes none', () => {
    expect(withTwo('baltarS').actions('baltarS').ids('baltarS')).not.toContain(
      'character/daybreak/gaius-baltar/cult-leader',
    );
    const full = daybreakScene({
      players: [{ baltarS: { at: 'command', miracles: 3 } }, { tigh: { at: 'command' } }, 'roslin'],
    });
    expect(full.actions('baltarS').ids('baltarS')).not.toContain('character/daybreak/gaius-baltar/cult-leader');
  });

  test('R-DAY-04 he may be given more while he has fewer than 3', () => {
    const game = withTwo('baltarS').resolve([{ gainMiracle: { who: 'each' } }], 'tigh');
    expect([tokens(game, 'baltarS'), tokens(game, 'tigh')]).toEqual([2, 1]);
  });

  test('Broadcast R-DAY-04: needs and costs 3 tokens each time, and raises 1 resource by 2', () => {
    expect(withTwo('baltarS', { miracles: 2 }).actions('baltarS').ids('baltarS')).not.toContain(
      'character/daybreak/gaius-baltar/broadcast',
    );
    const game = withTwo('baltarS', { miracles: 3 }, { resources: { morale: 5 } }).actions('baltarS');
    const [broadcast] = game
      .choices('baltarS')
      .choices.filter(({ id }) => id === 'character/daybreak/gaius-baltar/broadcast');
    expect(broadcast && describeChoice(broadcast, game.choices('baltarS'), names).label).toBe(
      'Broadcast (3 miracle tokens)',
    );
    game.choose('baltarS', 'broadcast').choose('baltarS', 'option3');
    expect([game.state.resources.morale, tokens(game, 'baltarS')]).toEqual([7, 0]);
    expect(game.view('public').players[0]).toMatchObject({
      usedOncePerGame: true,
      modules: { miracles: { tokens: 0, limit: 3 } },
    });
  });

  test('R-LOY-50 Spiritual Crisis: reveals by an action in the Brig alone, where the card has no effect', () => {
    const own = { loyalty: ['cylon'] };
    const shows = (game: Table): boolean =>
      game.choices('baltarS').choices.some(({ kind }) => kind === 'revealLoyalty');
    expect(shows(withTwo('baltarS', { ...own, at: 'command' }).actions('baltarS'))).toBe(false);
    const game = withTwo('baltarS', { ...own, at: 'brig' }).actions('baltarS');
    expect(shows(game)).toBe(true);
    game.choose('baltarS', 'you-are-a-cylon-can-reduce-morale-by-1').settle();
    expect([game.state.resources.morale, tokens(game, 'baltarS'), game.player('baltarS').cylon]).toEqual([
      10,
      0,
      'revealed',
    ]);
  });

  test('an execution shows his Cylon card wherever he is', () => {
    const game = withTwo(
      'baltarS',
      { loyalty: ['cylon'], at: 'command' },
      { options: { expansions: ['pegasus', 'daybreak'] } },
    );
    game.call('execute', { seat: 0, why: 'location/pegasus/airlock' }).settle();
    expect(game.player('baltarS').cylon).toBe('revealed');
  });

  test('R-SET-50 he starts with 1 Loyalty card like everybody, and 1 token', () => {
    expect(
      catalogue.characters
        .get(people.baltarS)
        ?.abilities.flatMap(({ rules }) => Object.keys(rules ?? {}))
        .sort(),
    ).toEqual(['miracleLimit', 'miraclePrice', 'revealsOnlyHeld']);
  });
});
