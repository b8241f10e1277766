import { describe, expect, test } from 'vitest';
import { contributionLimit } from '../../../../src/engine/rules/checks/contributing.ts';
import { drawNewCaprica, forcesOf, newCapricaScene, stacksOf, withNewCaprica } from '../../newCapricaScene.ts';
import type { Table } from '../../scene.ts';

const players = ['baltar', 'adama', 'starbuck', { tigh: { revealed: true } }] as const;
const why = 'crisis/base/riots-a';

/** The slugs that someone may move to now. */
function ways(game: Table, person: 'baltar' | 'tigh'): Array<string> {
  game.state.decisions = [];
  game.state.stack = [];
  game.call('move', { seat: game.seat(person), to: undefined });
  return (game.question(person)?.choices ?? []).flatMap((choice) =>
    choice.kind === 'location' ? [`${choice.id.split('/').at(-1) ?? ''}${choice.costsCard ? ' 1' : ''}`] : [],
  );
}

describe('moving', () => {
  test('R-NCA-35 both sides are there and move freely', () => {
    const game = newCapricaScene({ players, on: { tigh: 'shipyard' } });
    expect(ways(game, 'baltar')).toEqual(['occupation-authority', 'breeders-canyon', 'shipyard']);
    expect(ways(game, 'tigh')).toEqual(['resistance-hq', 'occupation-authority', 'breeders-canyon']);
  });

  test('R-NCA-37 after the return the way between New Caprica and the ships, or the Cylon locations, costs a card', () => {
    const game = newCapricaScene({
      players: [
        { baltar: { hand: ['politics/1'] } },
        'adama',
        'starbuck',
        { tigh: { revealed: true, hand: ['politics/2'] } },
      ],
      returned: true,
    });
    const [human, cylon] = [ways(game, 'baltar'), ways(game, 'tigh')];
    expect(human).toEqual(expect.arrayContaining(['shipyard', 'command 1', 'pegasus-cic 1']));
    expect(human.some((way) => way.startsWith('caprica') || way.startsWith('press-room'))).toBe(false);
    expect(cylon).toEqual(expect.arrayContaining(['shipyard', 'caprica 1', 'human-fleet 1']));
    expect(cylon.some((way) => way.startsWith('command'))).toBe(false);
    game.player('tigh').hand = [];
    expect(ways(game, 'tigh')).not.toContain('caprica 1');
  });
});

describe('Medical Center and Detention', () => {
  test('R-NCA-36 R-NCA-42 the Brig and Sickbay are Detention and the Medical Center, also after the return; nobody is sent out of Detention', () => {
    for (const returned of [false, true]) {
      const game = newCapricaScene({ players, returned });
      game.resolve([{ send: { who: 'current', to: 'sickbay' } }], 'baltar');
      expect(game.where('baltar')).toBe('medical-center');
      game.resolve([{ send: { who: 'current', to: 'brig' } }], 'baltar');
      expect(game.where('baltar')).toBe('detention');
      game.resolve(
        [{ send: { who: 'current', to: 'sickbay' } }, { send: { who: 'current', to: 'medicalCenter' } }],
        'baltar',
      );
      expect(game.where('baltar')).toBe('detention');
    }
  });

  test('R-NCA-36 Admiral’s Quarters on Galactica send somebody on New Caprica to Detention', () => {
    const game = newCapricaScene({
      players,
      returned: 'quiet',
      on: { baltar: 'admirals-quarters', adama: 'shipyard' },
      destiny: ['tactics/5', 'tactics/4'],
    });
    game.actions('baltar').choose('baltar', 'location').choose('baltar', 'adama');
    while (game.state.decisions.some(({ topic }) => topic.kind === 'contribute' || topic.kind === 'react'))
      game.contributeNothing();
    expect(game.where('adama')).toBe('detention');
  });

  test('R-NCA-36 a Quorum card about the Brig is about Detention while the President is on New Caprica', () => {
    const game = newCapricaScene({ players, returned: 'quiet', on: { adama: 'command', starbuck: 'detention' } });
    const free = (): Array<string> =>
      game
        .call('effects', {
          list: [{ choosePlayer: { by: 'you', from: { in: 'brig' }, optional: true, then: [{ release: 'chosen' }] } }],
          context: { source: 'quorum/base/release-cylon-mugshots', you: 0 },
        })
        .ids('baltar');
    expect(free()).toEqual(['seat2']);
    game.pass('baltar');
    game.call('effects', {
      list: [{ send: { who: 'admiral', to: 'brig' } }],
      context: { source: 'quorum/base/arrest-order', you: 0 },
    });
    expect(game.where('adama')).toBe('detention');
  });

  test('R-NCA-36 skill/pegasus/human-weakness needs a human in the Brig or in Detention, wherever the Cylon player is', () => {
    const offered = (tigh: string, baltar: string): boolean => {
      const game = newCapricaScene({
        players: ['baltar', 'adama', 'starbuck', { tigh: { revealed: true, hand: ['human-weakness/3'] } }],
        on: { tigh, baltar },
        returned: 'quiet',
      });
      return game.actions('tigh').ids('tigh').includes('skill/pegasus/human-weakness/3');
    };
    expect([
      offered('shipyard', 'detention'),
      offered('caprica', 'detention'),
      offered('caprica', 'brig'),
      offered('shipyard', 'brig'),
      offered('shipyard', 'shipyard'),
    ]).toEqual([true, true, true, true, false]);
  });

  test('R-NCA-40 R-TURN-22 in the Medical Center a player draws 1 card', () => {
    const game = newCapricaScene({ players, on: { baltar: 'medical-center', tigh: 'medical-center' } });
    expect(game.call('receiveSkills', { seat: 0 }).settle().player('baltar').hand).toHaveLength(1);
    expect(game.call('receiveSkills', { seat: 3 }).settle().player('tigh').hand).toHaveLength(1);
    expect(ways(game, 'baltar')).toContain('shipyard');
  });

  test('R-NCA-41 R-TURN-87 in Detention nobody moves, adds more than 2 cards or loses a title, but Crisis cards are drawn', () => {
    const game = newCapricaScene({ players, titles: { admiral: 'adama' } });
    game.resolve(
      [
        { send: { who: 'admiral', to: 'detention' } },
        { send: { who: 'current', to: 'detention' } },
        { send: { who: 'cylons', to: 'detention' } },
      ],
      'baltar',
    );
    expect([game.where('adama'), game.holder('admiral'), game.where('baltar'), game.where('tigh')]).toEqual([
      'detention',
      'adama',
      'detention',
      'occupation-authority',
    ]);
    expect(ways(game, 'baltar')).toEqual([]);
    expect([
      contributionLimit(game.state, 0),
      contributionLimit(game.state, 2),
      contributionLimit(game.state, 3),
    ]).toEqual([2, Infinity, 1]);
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 }).settle();
    expect(game.told('crisisDrawn')[0]?.card.startsWith('newCaprica/')).toBe(true);
  });

  test('R-CHK-100 R-PEG-11 after the return the Airlock is easier against who is in the Brig, not against who is in Detention', () => {
    const difficulty = (cell: string): number | undefined => {
      const on = { adama: 'airlock', starbuck: cell } as const;
      const game = newCapricaScene({
        players: ['adama', 'baltar', 'starbuck', { tigh: { revealed: true } }],
        on,
        returned: 'quiet',
      });
      return game.actions('adama').choose('adama', 'location').choose('adama', 'starbuck').view('public').check
        ?.difficulty;
    };
    expect([difficulty('brig'), difficulty('detention')]).toEqual([8, 12]);
  });

  test('R-NCA-41 R-NCA-42 the check of 9 frees to another location; a Loyalty card shown there has no effect', () => {
    const game = newCapricaScene({
      players: [{ baltar: { hand: ['politics/5', 'politics/4'], loyalty: ['cylon'] } }, 'adama', 'starbuck'],
      on: { baltar: 'detention' },
      destiny: ['politics/3', 'politics/3'],
    });
    game.actions('baltar').choose('baltar', 'location').decline();
    while (game.question('baltar')?.topic.kind !== 'contribute') game.settle(1);
    game.choose('baltar', 'politics/5', 'politics/4').decline();
    expect(game.ids('baltar').map((id) => id.split('/').at(-1))).toEqual([
      'resistance-hq',
      'occupation-authority',
      'breeders-canyon',
      'shipyard',
    ]);
    expect(game.choose('baltar', 'shipyard').where('baltar')).toBe('shipyard');
    const held = newCapricaScene({
      players: [{ baltar: { loyalty: ['cylon'] } }, 'adama', 'starbuck'],
      on: { baltar: 'detention' },
    });
    const morale = held.state.resources.morale;
    const card =
      held
        .actions('baltar')
        .choices('baltar')
        .choices.find(({ kind }) => kind === 'revealLoyalty')?.id ?? '';
    held.choose('baltar', card).settle();
    expect([held.state.resources.morale, held.where('baltar')]).toEqual([morale, 'medical-center']);
  });
});

describe('actions of the locations', () => {
  const check = (game: Table): Table => {
    while (game.state.decisions.some(({ topic }) => topic.kind === 'contribute' || topic.kind === 'react'))
      game.contributeNothing();
    return game;
  };

  test('R-NCA-43 R-NCA-53 R-EXE-30 Resistance HQ executes anybody on New Caprica, a Cylon player too', () => {
    const game = newCapricaScene({ players, destiny: ['tactics/4', 'tactics/4'], on: { adama: 'shipyard' } });
    game.actions('baltar').choose('baltar', 'location');
    expect(game.ids('baltar')).toEqual(['seat0', 'seat1', 'seat2', 'seat3']);
    game.choose('baltar', 'tigh');
    check(game).settle();
    expect([game.told('executed').map(({ seat }) => seat), game.where('tigh'), game.state.resources.morale]).toEqual([
      [3],
      'medical-center',
      10,
    ]);
    expect(game.actions('tigh').ids('tigh')).not.toContain('location');
  });

  test('R-NCA-44 Occupation Authority: the President may draw and play; a Cylon activates one force, then places one', () => {
    const game = newCapricaScene({
      players: ['adama', 'baltar', 'starbuck', { tigh: { revealed: true } }],
      titles: { president: 'baltar' },
      on: { adama: 'occupation-authority', baltar: 'occupation-authority' },
      forces: ['shipyard', 'breeders-canyon'],
      locked: ['1-population', '2-population'],
    });
    expect(game.actions('adama').ids('adama')).not.toContain('location');
    game.state.decisions = [];
    game.state.stack = [];
    const before = game.state.quorumHand.length;
    game.actions('baltar').choose('baltar', 'location').choose('baltar', 'option1');
    expect(game.state.quorumHand).toHaveLength(before + 1);
    game.state.decisions = [];
    game.state.stack = [];
    game.actions('tigh').choose('tigh', 'location');
    expect(game.ids('tigh').map((id) => id.split('/').at(-1))).toEqual(['breeders-canyon', 'shipyard']);
    game.choose('tigh', 'breeders-canyon');
    expect([forcesOf(game), stacksOf(game)]).toEqual([
      ['occupation-authority', 'shipyard', 'shipyard'],
      [2, 0],
    ]);
  });

  test('R-NCA-44 with no force on the track the activation places one, then the second follows', () => {
    const game = newCapricaScene({ players });
    game.actions('tigh').choose('tigh', 'location');
    expect(forcesOf(game)).toEqual(['occupation-authority', 'occupation-authority']);
  });

  test('R-NCA-45 R-NCA-47 Breeder’s Canyon: the highest resource for a step of the marker (example 6)', () => {
    const pay = (returned: boolean): Table =>
      newCapricaScene({
        players,
        on: { baltar: 'breeders-canyon' },
        resources: { fuel: 5, food: 7, morale: 7, population: 6 },
        returned,
      })
        .actions('baltar')
        .choose('baltar', 'location');
    const game = pay(false);
    expect(game.ids('baltar')).toEqual(['food', 'morale']);
    game.choose('baltar', 'food');
    expect([game.state.resources.food, game.state.jumpTrack]).toEqual([6, 1]);
    const late = pay(true).choose('baltar', 'morale');
    expect([late.state.resources.morale, late.state.jumpTrack]).toEqual([6, 0]);
  });

  test('R-NCA-45 the Cylon action resolves the top card without icons and skips the Prepare for Jump step', () => {
    const game = newCapricaScene({
      players,
      current: 'tigh',
      on: { tigh: 'breeders-canyon' },
      crisisDeck: ['ncp-graduation'],
    });
    game.call('turn', { seat: 3, piloting: false, startedAt: undefined, jumpIcons: 0 });
    while (game.question('tigh')?.topic.kind !== 'action') game.settle(1);
    game.choose('tigh', 'location').settle();
    expect([
      game.told('crisisDrawn').map(({ card }) => card),
      game.told('shipsActivated'),
      game.state.jumpTrack,
    ]).toEqual([['newCaprica/pegasus/ncp-graduation'], [], 0]);
  });

  test("R-CRI-27 R-NCA-45 its icons count in another player's turn as little, and Athena's Resolute activates no ships by it", () => {
    const crisisDeck = ['ncp-graduation'];
    const other = newCapricaScene({
      players,
      options: { ...withNewCaprica, expansions: ['pegasus', 'exodus'] },
      crisisDeck,
    });
    other.call('activateLocation', { seat: 3, location: 'location/pegasus/breeders-canyon' }).settle();
    expect([other.told('crisisDrawn').length, other.state.jumpTrack]).toEqual([1, 0]);
    const game = newCapricaScene({
      players: [{ athena: { at: 'armory' } }, 'adama', 'starbuck', 'tigh'],
      options: { ...withNewCaprica, expansions: ['pegasus', 'daybreak'], cylonLeader: true },
      crisisDeck,
    });
    game.call('activateLocation', { seat: 0, location: 'location/pegasus/breeders-canyon', as: 'cylon' }).settle();
    expect([game.told('crisisDrawn').length, game.told('shipsActivated'), game.state.jumpTrack]).toEqual([1, [], 0]);
  });

  test('R-NCA-67 R-EXE-23 a Cylon player who draws Resistance Bombings at Breeder’s Canyon may be executed by it, and the turn ends', () => {
    const game = newCapricaScene({
      players: [
        { tigh: { revealed: true, hand: ['tactics/1'] } },
        { adama: { hand: ['tactics/5', 'tactics/4', 'leadership/5'] } },
        'baltar',
        'starbuck',
      ],
      titles: { admiral: 'adama' },
      on: { tigh: 'breeders-canyon' },
      crisisDeck: ['resistance-bombings'],
      destiny: ['tactics/3', 'tactics/3'],
    });
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
    while (game.question('tigh')?.topic.kind !== 'action') game.settle(1);
    game.choose('tigh', 'location');
    for (
      let open = game.state.decisions[0];
      open?.topic.kind === 'contribute' || open?.topic.kind === 'react';
      [open] = game.state.decisions
    ) {
      if (open.topic.kind === 'contribute' && game.person(open.seat) === 'adama')
        game.choose('adama', ...game.ids('adama'));
      else game.settle(1);
    }
    game.choose('adama', 'option1').settle();
    expect([
      game.where('tigh'),
      game.player('tigh').hand,
      game.state.resources.morale,
      game.told('superCrisisDrawn'),
    ]).toEqual(['medical-center', [], 9, []]);
    expect([game.told('executed').map(({ seat }) => seat), game.told('shipsActivated'), game.state.jumpTrack]).toEqual([
      [0],
      [],
      0,
    ]);
  });

  test('R-NCA-46 R-NCA-62 the Shipyard prepares to the bottom; after the return it evacuates and takes the player along', () => {
    const game = newCapricaScene({
      players,
      on: { baltar: 'shipyard' },
      locked: ['1-population'],
      prepared: ['2-population'],
    });
    game.actions('baltar').choose('baltar', 'location');
    expect([stacksOf(game), game.state.modules.newCaprica?.prepared]).toEqual([
      [0, 2],
      ['token/base/civilian-ship-1-population', 'token/base/civilian-ship-2-population'],
    ]);
    const late = newCapricaScene({
      players,
      on: { baltar: 'shipyard' },
      locked: [],
      prepared: ['2-population', '1-population'],
      returned: 'quiet',
    });
    late.actions('baltar').choose('baltar', 'location').choose('baltar', 'option2');
    expect(late.ids('baltar')).toEqual(['portQuarter', 'portBow']);
    late.choose('baltar', 'portBow');
    expect([
      late.count('civilian', 'portBow'),
      late.ids('baltar').some((id) => id.endsWith('sickbay') || id.endsWith('press-room')),
    ]).toEqual([1, false]);
    expect(late.choose('baltar', 'command').where('baltar')).toBe('command');
    expect(late.state.ships.map((ship) => ('token' in ship ? ship.token : ''))).toEqual([
      'token/base/civilian-ship-2-population',
    ]);
  });

  test('R-NCA-46 the Cylon action looks in secret at the top Locked ship and moves it', () => {
    const game = newCapricaScene({ players, on: { tigh: 'shipyard' }, locked: ['1-population', '2-population'] });
    game.actions('tigh').choose('tigh', 'location');
    expect([
      game.told('lockedSeen', 'tigh').map(({ token }) => token),
      game.told('lockedSeen').map(({ token }) => token),
    ]).toEqual([['token/base/civilian-ship-1-population'], [undefined]]);
    game.choose('tigh', 'bottom');
    expect(game.state.modules.newCaprica?.locked.at(-1)).toBe('token/base/civilian-ship-2-population');
  });

  test('R-TTL-17 R-EXE-41 a President in Detention who has themself executed by the card rolls for nothing', () => {
    const rolls = (loyalty: string): [ReadonlyArray<unknown>, string | undefined] => {
      const game = newCapricaScene({
        players: [{ roslin: { loyalty: [loyalty] } }, 'adama', 'starbuck', 'baltar'],
        titles: { president: 'roslin', admiral: 'adama' },
        on: { roslin: 'detention' },
        quorumHand: ['quorum/pegasus/execute-prisoner'],
      });
      game.actions('roslin').choose('roslin', 'execute-prisoner');
      if (loyalty === 'human') game.choose('roslin', 'saul-tigh');
      game.dice(2).settle();
      const kinds = game.told('dieRolled').filter(({ why }) => why === 'title/pegasus/president-new-caprica');
      return [kinds, game.holder('president')];
    };
    expect([rolls('human'), rolls('cylon')]).toEqual([
      [[], 'baltar'],
      [[], 'baltar'],
    ]);
  });

  test('R-TTL-17 a President who plays a Quorum card from the hand on New Caprica rolls (example 7)', () => {
    const play = (where = 'resistance-hq'): Table => {
      const game = newCapricaScene({
        players,
        titles: { president: 'baltar' },
        quorumHand: ['food-rationing'],
        returned: 'quiet',
        on: { baltar: where },
      });
      game.actions('baltar').choose('baltar', game.ids('baltar').find((id) => id.endsWith('food-rationing')) ?? 'none');
      return game;
    };
    expect(play().told('quorumPlayed')).toHaveLength(1);
    const rolls = (where: string): number =>
      play(where)
        .settle()
        .told('dieRolled')
        .filter(({ why: source }) => source === 'title/pegasus/president-new-caprica').length;
    expect([rolls('shipyard'), rolls('command')]).toEqual([1, 0]);
    const sent = (die: number): [string, string | undefined] => {
      const game = newCapricaScene({ players, titles: { president: 'baltar' } });
      // Nothing that the card itself does is random.
      game
        .dice(die)
        .call('resolveQuorum', { seat: 0, card: 'quorum/base/food-rationing', kept: true, fromHand: true })
        .settle();
      return [game.where('baltar'), game.holder('president')];
    };
    const last = (game: Table): number => game.told('dieRolled').at(-1)?.result ?? 0;
    for (let n = 1; n <= 8; n += 1) {
      const game = newCapricaScene({ players, titles: { president: 'baltar' } });
      game
        .dice(n, n)
        .call('resolveQuorum', { seat: 0, card: 'quorum/base/inspirational-speech', kept: true, fromHand: true })
        .settle();
      expect([game.where('baltar'), game.holder('president')]).toEqual([
        last(game) <= 3 ? 'detention' : 'resistance-hq',
        'baltar',
      ]);
    }
    expect(sent(1)[1]).toBe('baltar');
  });

  test('R-NCA-54 R-NCA-42 example 12: what sends to Sickbay does not free from Detention', () => {
    const game = newCapricaScene({ players: ['kat', 'adama', 'baltar'], on: { kat: 'detention' } });
    game.call('turn', { seat: 0, piloting: false, startedAt: 'location/pegasus/detention', jumpIcons: 0 });
    while (game.question('kat')?.topic.kind !== 'action') game.settle(1);
    game.choose('kat', 'pass');
    expect([game.where('kat'), game.told('sentTo').filter(({ to }) => to.endsWith('medical-center'))]).toEqual([
      'detention',
      [],
    ]);
  });

  test('R-NCA-36 an effect that no location names leaves everybody where they are', () => {
    const game = newCapricaScene({ players });
    game.resolve([{ lose: { food: 1 } }], 'baltar', why);
    expect([game.where('baltar'), drawNewCaprica(game, 'ncp-graduation').told('crisisDrawn').length]).toEqual([
      'resistance-hq',
      1,
    ]);
  });
});
