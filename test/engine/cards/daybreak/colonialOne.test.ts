/** Colonial One with Daybreak: R-DAY-50 to R-DAY-53, R-SET-95, R-TTL-18. */
import { describe, expect, test } from 'vitest';
import { contentOf, standsFor } from '../../../../src/engine/content.ts';
import { defaultOptions } from '../../../../src/engine/index.ts';
import { mutinyDiscard, mutinyOfPerson, mutinyScene, withDaybreak, type MutinyScene } from '../../mutinyScene.ts';
import type { PlayerScene, Table } from '../../scene.ts';

/** Tigh activates the location where he stands; Adama is Admiral, Roslin President. */
function tighAt(location: string, set: Partial<MutinyScene> = {}, tigh: PlayerScene = {}): Table {
  const players = ['adama', 'roslin', { tigh: { at: location, ...tigh } }, 'starbuck'] as const;
  return mutinyScene({ players, current: 'tigh', ...set }).actions('tigh');
}

const chosen = (game: Table): Table => game.choose('tigh', 'location');

test('R-SET-95 its four locations take the place of the printed ones, also with Pegasus', () => {
  for (const expansions of [['daybreak'], ['pegasus', 'exodus', 'daybreak']]) {
    const locations = [...contentOf({ ...defaultOptions, expansions }).locations.values()].filter(
      ({ board }) => board === 'colonialOne',
    );
    expect(locations.map(({ id }) => id)).toEqual([
      'location/daybreak/quorum-chamber',
      'location/daybreak/press-room',
      'location/daybreak/presidents-office',
      'location/daybreak/administration',
    ]);
  }
  expect(standsFor({ options: { ...defaultOptions, ...withDaybreak } }, 'location/base/presidents-office')).toBe(
    'location/daybreak/presidents-office',
  );
});

describe('location/daybreak/quorum-chamber', () => {
  test('R-DAY-50 the President draws 1 Quorum card, then may draw another, play one or leave it', () => {
    const game = chosen(
      tighAt('location/daybreak/quorum-chamber', { titles: { president: 'tigh' }, quorumDeck: ['food-rationing'] }),
    );
    expect([game.state.quorumHand, game.ids('tigh')]).toEqual([
      ['quorum/base/food-rationing'],
      ['option1', 'option2', 'option3'],
    ]);
    game.choose('tigh', 'option1');
    expect(game.state.quorumHand).toHaveLength(2);
  });

  test('R-TURN-73 nobody else may activate it', () => {
    expect(tighAt('location/daybreak/quorum-chamber').ids('tigh')).not.toContain('location');
  });
});

test('location/daybreak/presidents-office R-DAY-50 anybody draws 2 Politics cards', () => {
  const game = chosen(tighAt('location/daybreak/presidents-office'));
  expect(game.told('skillsDrawn')).toMatchObject([{ seat: 2, skills: ['politics', 'politics'] }]);
});

describe('location/daybreak/press-room', () => {
  test('R-DAY-51 another human player draws 1 Mutiny card and keeps 1; then their own card may be discarded', () => {
    const mutiny = { starbuck: ['selfish-act'], tigh: ['impeachment'] };
    const game = chosen(tighAt('location/daybreak/press-room', { mutiny, mutinyDeck: ['violent-protest'] }));
    expect(game.ids('tigh').sort()).toEqual(['seat0', 'seat1', 'seat3']);
    game.choose('tigh', 'starbuck').choose('starbuck', 'violent-protest');
    expect([game.where('starbuck'), mutinyOfPerson(game, 'starbuck')]).toEqual(['hangar-deck', ['violent-protest']]);
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'discardMutiny' }, min: 0, max: 1 });
    game.choose('tigh', 'impeachment');
    expect([mutinyOfPerson(game, 'tigh'), mutinyDiscard(game)]).toEqual([[], ['selfish-act', 'impeachment']]);
  });

  test('R-DAY-51 their own card may be kept, and who has none is not asked', () => {
    const game = chosen(tighAt('location/daybreak/press-room', { mutiny: { tigh: ['impeachment'] } }))
      .choose('tigh', 'adama')
      .pass('tigh');
    expect(mutinyOfPerson(game, 'tigh')).toEqual(['impeachment']);
    expect(chosen(tighAt('location/daybreak/press-room')).choose('tigh', 'adama').question('tigh')).toBeUndefined();
  });

  test('R-DAY-51, R-DAY-27, worked example 7: the Mutineer with 2 draws a third, keeps 1, discards 2 and stays', () => {
    const game = chosen(
      tighAt('location/daybreak/press-room', {
        mutineer: 'starbuck',
        mutiny: { starbuck: ['selfish-act', 'impeachment'] },
        mutinyDeck: ['violent-protest'],
      }),
    ).choose('tigh', 'starbuck');
    expect(game.choices('starbuck')).toMatchObject({ min: 1, max: 1 });
    game.choose('starbuck', 'impeachment');
    expect([mutinyOfPerson(game, 'starbuck'), mutinyDiscard(game), game.where('starbuck')]).toEqual([
      ['impeachment'],
      ['selfish-act', 'violent-protest'],
      'hangar-deck',
    ]);
  });

  test('R-DAY-22 no Cylon player can be chosen', () => {
    const players = [
      'adama',
      { roslin: { revealed: true } },
      { tigh: { at: 'location/daybreak/press-room' } },
      'starbuck',
    ] as const;
    const game = chosen(mutinyScene({ players, current: 'tigh' }).actions('tigh'));
    expect(game.ids('tigh')).toEqual(['seat3', 'seat0']);
  });
});

describe('location/daybreak/administration', () => {
  const held = { roslin: ['selfish-act'] };

  test('R-DAY-52 1 Mutiny card; with one in the President’s hand somebody else has to be named, without a check', () => {
    const game = chosen(tighAt('administration', { mutiny: held, mutinyDeck: ['impeachment'] }));
    expect(mutinyOfPerson(game, 'tigh')).toEqual(['impeachment']);
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'choosePlayer' }, min: 1 });
    expect(game.ids('tigh').sort()).toEqual(['seat0', 'seat2', 'seat3']);
    game.choose('tigh', 'tigh');
    expect([game.holder('president'), game.told('checkStarted')]).toEqual(['tigh', []]);
  });

  test('R-DAY-52 without a Mutiny card in the President’s hand nobody is named', () => {
    const game = chosen(tighAt('administration'));
    expect([mutinyOfPerson(game, 'tigh').length, game.state.decisions, game.holder('president')]).toEqual([
      1,
      [],
      'roslin',
    ]);
  });

  test('R-DAY-24, R-DAY-52 above the limit to the Brig, and the action goes on', () => {
    const game = chosen(tighAt('administration', { mutiny: { ...held, tigh: ['impeachment'] } })).choose(
      'tigh',
      'impeachment',
    );
    expect(game.where('tigh')).toBe('brig');
    expect(game.choose('tigh', 'adama').holder('president')).toBe('adama');
  });

  test('R-DAY-52, R-TTL-18, worked example 15: with Assign Vice President only its holder can be named', () => {
    const vice = { starbuck: { attached: ['assign-vice-president'] } } as const;
    const players = ['adama', 'roslin', { tigh: { at: 'administration' } }, vice] as const;
    const game = chosen(mutinyScene({ players, current: 'tigh', mutiny: held }).actions('tigh'));
    // Without a choice no one is asked.
    expect([mutinyOfPerson(game, 'tigh').length, game.holder('president')]).toEqual([1, 'starbuck']);
  });

  test('R-DAY-52, worked example 32: the President who draws the first card there has to name another one', () => {
    const game = chosen(tighAt('administration', { titles: { president: 'tigh' } }));
    expect(game.ids('tigh').sort()).toEqual(['seat0', 'seat1', 'seat3']);
  });

  test('R-DAY-52 Accept Prophecy in play: the President may discard it and stays', () => {
    const set = { mutiny: held, inPlay: ['quorum/base/accept-prophecy'] };
    const game = chosen(tighAt('administration', set)).choose('tigh', 'adama');
    const card = 'quorum/base/accept-prophecy';
    expect(game.choices('roslin').topic).toEqual({ kind: 'keepTitle', title: 'president', card, nominee: 0 });
    game.choose('roslin', 'yes');
    expect([game.holder('president'), game.state.inPlay]).toEqual(['roslin', []]);
    expect(game.state.quorum.discard).toContain('quorum/base/accept-prophecy');
    const other = chosen(tighAt('administration', set)).choose('tigh', 'adama').pass('roslin');
    expect([other.holder('president'), other.state.inPlay]).toEqual(['adama', ['quorum/base/accept-prophecy']]);
  });

  test('R-DAY-52 nobody else can be President: nothing', () => {
    const cylons = [
      { adama: { revealed: true } },
      { roslin: { revealed: true } },
      { tigh: { at: 'administration' } },
    ] as const;
    const game = chosen(
      mutinyScene({ players: cylons, current: 'tigh', titles: { president: 'tigh' } }).actions('tigh'),
    );
    expect([mutinyOfPerson(game, 'tigh').length, game.holder('president'), game.state.decisions]).toEqual([
      1,
      'tigh',
      [],
    ]);
  });
});

test('R-DAY-53, R-TURN-48 destroyed: everybody there goes to Sickbay, and no location of it can be entered or used', () => {
  const game = tighAt('location/daybreak/press-room').settle();
  game.superCrisis('bomb-on-colonial-1').contributeNothing();
  expect(game.where('tigh')).toBe('sickbay');
  expect(game.view('public').closed).toEqual(
    expect.arrayContaining([
      'location/daybreak/quorum-chamber',
      'location/daybreak/press-room',
      'location/daybreak/presidents-office',
      'location/daybreak/administration',
    ]),
  );
  game.call('move', { seat: 3, to: undefined });
  expect(game.question('starbuck')?.choices.some(({ id }) => id.startsWith('location/daybreak'))).toBe(false);
});
