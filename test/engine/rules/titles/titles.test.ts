/** Titles and lines of succession (chapter 08). */
import { describe, expect, test } from 'vitest';
import { contentOf } from '../../../../src/engine/content.ts';
import { duties } from '../../../../src/catalogue/content.ts';
import { tables } from '../../properties/randomGames.ts';
import { scene, type PlayerScene, type Table } from '../../scene.ts';
import { free, jail, reveal } from './passing.ts';

const brig: PlayerScene = { at: 'brig' };

test('R-TTL-06 at every table the Quorum hand and the choice of destinations belong to one title each', () => {
  for (const options of tables) {
    const titles = [...contentOf(options).titles.values()];
    for (const duty of duties) {
      const having = new Set(titles.filter((card) => card.duties?.includes(duty) === true).map(({ title }) => title));
      expect([options, duty, having.size]).toEqual([options, duty, 1]);
    }
  }
});

describe('holding', () => {
  test('R-TTL-01 each title is held by one player, and one player may hold both', () => {
    const game = scene({ players: ['tigh', 'zarek', 'helo'], titles: { president: 'tigh', admiral: 'tigh' } });
    expect(game.view('public').players.map(({ titles }) => titles)).toEqual([['president', 'admiral'], [], []]);
    game.resolve([{ giveTitle: { title: 'president', to: 'you' } }], 'helo');
    expect(game.view('public').players.map(({ titles }) => titles)).toEqual([['admiral'], [], ['president']]);
  });

  test.each([
    ['a hidden Cylon', { loyalty: ['cylon'] }, ['president', 'admiral']],
    ['a stranded player', { at: 'stranded' }, ['president', 'admiral']],
    ['a player in the Brig', brig, ['president']],
    ['a Cylon player', { revealed: true }, []],
    ['a Sympathizer who became a Cylon player', { sympathizer: true }, []],
  ] as const)('R-TTL-02 R-TTL-08 %s: %o may hold %j', (_, helo, expected) => {
    const may = (title: 'president' | 'admiral'): boolean =>
      scene({ players: ['tigh', 'zarek', { helo }] })
        .resolve([{ giveTitle: { title, to: 'you' } }], 'helo')
        .holder(title) === 'helo';
    expect((['president', 'admiral'] as const).filter(may)).toEqual(expected);
  });

  test('R-TTL-03 nobody gets a title for being higher in the line', () => {
    const game = scene({ players: ['tigh', 'adama', 'roslin'], titles: { admiral: 'tigh', president: 'tigh' } })
      .turn()
      .settle(20);
    expect([game.holder('admiral'), game.holder('president')]).toEqual(['tigh', 'tigh']);
  });

  test('R-TTL-04 the title passes to the highest in the line, the losing player left out', () => {
    const game = jail(scene({ players: ['adama', 'helo', 'starbuck', 'roslin'] }), 'adama');
    expect(game.told('titleGained')).toEqual([{ kind: 'titleGained', title: 'admiral', seat: 1, from: 0 }]);
  });

  test('R-TTL-05 nobody eligible: the title is held by nobody, what belongs to it waits', () => {
    const game = scene({
      players: ['roslin', { tigh: { revealed: true } }, { zarek: { revealed: true } }],
      quorumHand: ['arrest-order', 'food-rationing'],
      nukes: 2,
    });
    reveal(game, 'roslin');
    expect([game.holder('president'), game.holder('admiral')]).toEqual([undefined, undefined]);
    expect([game.state.quorumHand.length, game.state.nukes]).toEqual([2, 2]);
  });

  test('R-TTL-05 without an Admiral the current player chooses the destination of a jump', () => {
    const revealed = { revealed: true };
    const game = scene({
      players: [{ roslin: revealed }, { tigh: revealed }, { zarek: revealed }],
      current: 'tigh',
      destinations: ['icy-moon', 'tylium-planet'],
    });
    delete game.state.titles.admiral;
    expect(game.jump().choices('tigh').topic).toEqual({ kind: 'chooseDestination' });
  });

  test.each([
    ['tylium-planet', 'raptor'],
    ['cylon-refinery', 'viper'],
  ] as const)('R-TTL-05 R-JMP-19 and makes the choices of %s', (card, ship) => {
    const revealed = { revealed: true };
    const game = scene({
      players: [{ roslin: revealed }, { tigh: revealed }, { zarek: revealed }],
      current: 'tigh',
      destinations: [card, 'icy-moon'],
    });
    delete game.state.titles.admiral;
    expect(game.jump().choose('tigh', card).choices('tigh').topic).toMatchObject({ kind: 'takeRisk', ship });
  });

  test('R-TTL-05 R-CRI-16 a Crisis card of the President without one is skipped; its icons count', () => {
    const revealed = { revealed: true };
    const game = scene({
      players: [{ roslin: revealed }, { tigh: revealed }, { zarek: revealed }],
      resources: { food: 5 },
    });
    game.state.titles = {};
    game.crisis('water-shortage-a').settle();
    expect([game.told('nobodyChooses').length, game.told('optionChosen'), game.state.resources.food]).toEqual([
      1,
      [],
      5,
    ]);
    expect(game.told('phase').map(({ phase }) => phase)).toEqual(['activateCylonShips', 'prepareForJump']);
  });

  test('R-TTL-05 texts for a role without a holder are skipped', () => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'] });
    delete game.state.titles.president;
    game.resolve([{ send: { who: 'president', to: 'brig' } }, { lose: { morale: 1 } }], 'tigh');
    expect([game.told('sentTo'), game.state.resources.morale]).toEqual([[], 9]);
  });

  test('R-TTL-05 who becomes eligible gets the waiting title, the highest of several', () => {
    const game = scene({ players: [{ tigh: brig }, { zarek: brig }, { helo: brig }] });
    delete game.state.titles.admiral;
    expect(free(game, 'zarek').holder('admiral')).toBe('zarek');
  });

  test('R-TTL-06 the Quorum hand goes unchanged to the new President, who alone sees it', () => {
    const game = scene({
      players: ['roslin', 'baltar', 'tigh'],
      quorumHand: ['arrest-order', 'food-rationing'],
    }).resolve([{ giveTitle: { title: 'president', to: 'you' } }], 'baltar');
    expect(game.view('baltar').own?.quorumHand).toEqual(['quorum/base/arrest-order', 'quorum/base/food-rationing']);
    expect(game.view('roslin').own?.quorumHand).toEqual([]);
  });

  test('R-TTL-06 nukes and the choice of the destination go to the new Admiral', () => {
    const passed = (): Table =>
      jail(
        scene({
          players: ['adama', 'helo', 'zarek'],
          ships: { bow: { basestar: 1 } },
          nukes: 1,
          destinations: ['icy-moon', 'tylium-planet'],
        }),
        'adama',
      );
    expect(passed().actions('helo').ids('helo')).toContain('launchNuke');
    expect(passed().actions('adama').ids('adama')).not.toContain('launchNuke');
    expect(passed().jump().choices('helo').topic).toEqual({ kind: 'chooseDestination' });
  });

  test('R-TTL-06 Quorum cards on characters stay when the President changes', () => {
    const game = scene({ players: ['roslin', 'baltar', { tigh: { attached: ['assign-arbitrator'] } }] }).resolve(
      [{ giveTitle: { title: 'president', to: 'you' } }],
      'baltar',
    );
    expect(game.player('tigh').attached).toEqual(['quorum/base/assign-arbitrator']);
  });

  test('R-TTL-07 the new holder may use the actions of the title at once, in a second action', () => {
    const game = scene({ players: ['tigh', 'roslin', 'zarek'], quorumHand: ['food-rationing'] }).actions('tigh', 2);
    expect(game.ids('tigh')).not.toContain('drawQuorum');
    game.choose('tigh', 'declare-martial-law');
    expect(game.ids('tigh')).toEqual(expect.arrayContaining(['drawQuorum', 'quorum/base/food-rationing']));
  });
});

describe('the President', () => {
  test('R-TTL-10 makes the choices addressed to the President', () => {
    const game = scene({ players: ['tigh', 'zarek', { roslin: brig }] }).crisis('water-shortage-a');
    expect(game.choices('roslin').topic).toEqual({ kind: 'chooseOption', card: 'crisis/base/water-shortage-a' });
  });

  test('R-TTL-10 the Quorum hand is secret', () => {
    const game = scene({ players: ['roslin', 'tigh', 'zarek'], quorumHand: ['arrest-order'] });
    for (const viewer of ['tigh', 'zarek', 'public'] as const)
      expect(JSON.stringify(game.view(viewer))).not.toContain('arrest-order');
    expect(game.view('public').quorumHandCount).toBe(1);
  });

  test.each(['press-room', 'brig', 'sickbay', 'hangar-deck'])('R-TTL-11 both actions work on %s', (at) => {
    const game = scene({ players: [{ roslin: { at } }, 'tigh', 'zarek'], quorumHand: ['food-rationing'] }).actions(
      'roslin',
    );
    expect(game.ids('roslin')).toEqual(expect.arrayContaining(['drawQuorum', 'quorum/base/food-rationing']));
  });

  test('R-TTL-11 one action draws 1 card, seen by the President alone', () => {
    const game = scene({ players: ['roslin', 'tigh', 'zarek'], quorumDeck: ['arrest-order'] })
      .actions('roslin')
      .choose('roslin', 'drawQuorum');
    expect(game.state.quorumHand).toEqual(['quorum/base/arrest-order']);
    expect(game.told('quorumDrawn', 'tigh')).toEqual([{ kind: 'quorumDrawn', seat: 0, count: 1 }]);
  });

  test('R-TTL-12 the President keeps the title in the Brig', () => {
    expect(jail(scene({ players: ['roslin', 'baltar', 'tigh'] }), 'roslin').holder('president')).toBe('roslin');
  });

  test('R-TTL-13 in the base game the Quorum hand has no limit', () => {
    const game = scene({ players: ['roslin', 'tigh', 'zarek'] });
    game.state.quorumHand = game.state.quorum.deck.splice(0, 12);
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 }).settle();
    expect(game.state.quorumHand).toHaveLength(12);
  });

  test('R-TTL-14 one card an action', () => {
    const game = scene({ players: ['roslin', 'tigh', 'zarek'], quorumHand: ['food-rationing', 'inspirational-speech'] })
      .actions('roslin')
      .dice(1)
      .choose('roslin', 'food-rationing');
    expect([game.told('quorumPlayed').length, game.question('roslin'), game.state.quorumHand]).toEqual([
      1,
      undefined,
      ['quorum/base/inspirational-speech'],
    ]);
  });

  test('R-TTL-14 a card with a roll is discarded or leaves the game as it says', () => {
    const speech = (die: number): Table =>
      scene({ players: ['roslin', 'tigh', 'zarek'], quorumHand: ['inspirational-speech'] })
        .actions('roslin')
        .dice(die)
        .choose('roslin', 'inspirational-speech');
    expect([speech(5).state.quorum.discard, speech(5).state.removed]).toEqual([
      ['quorum/base/inspirational-speech'],
      [],
    ]);
    expect([speech(6).state.quorum.discard, speech(6).state.removed]).toEqual([
      [],
      ['quorum/base/inspirational-speech'],
    ]);
  });

  test('R-TTL-15 a card on a character who becomes a Cylon player is discarded', () => {
    const game = reveal(
      scene({ players: ['roslin', { tigh: { attached: ['assign-vice-president'] } }, 'zarek'] }),
      'tigh',
    );
    expect([game.player('tigh').attached, game.state.quorum.discard]).toEqual([
      [],
      ['quorum/base/assign-vice-president'],
    ]);
  });

  test('R-TTL-18 example 11: only the Vice President may be chosen in Administration', () => {
    const game = scene({
      players: [
        { roslin: { at: 'administration', hand: ['politics/1', 'politics/2'] } },
        'baltar',
        { tigh: { attached: ['assign-vice-president'] } },
      ],
    });
    game.actions('roslin').choose('roslin', 'location').settle(1);
    expect(game.told('targetChosen')).toEqual([
      { kind: 'targetChosen', by: 0, target: 2, why: 'location/base/administration' },
    ]);
  });

  test('R-TTL-18 example 11: the line of succession does not care about the Vice President', () => {
    const game = reveal(
      scene({ players: ['roslin', 'baltar', { tigh: { attached: ['assign-vice-president'] } }] }),
      'roslin',
    );
    expect(game.holder('president')).toBe('baltar');
  });

  test('R-TTL-18 nor do other effects that give the title', () => {
    const game = scene({ players: [{ helo: { attached: ['assign-vice-president'] } }, 'tigh', 'roslin'] })
      .actions('tigh')
      .choose('tigh', 'declare-martial-law');
    expect(game.holder('president')).toBe('tigh');
  });

  test('R-TTL-18 as President the Vice President limits nobody', () => {
    const game = scene({
      players: [{ zarek: { at: 'administration' } }, 'baltar', { tigh: { attached: ['assign-vice-president'] } }],
      titles: { president: 'tigh' },
    });
    expect(game.actions('zarek').choose('zarek', 'location').choices('zarek').choices).toHaveLength(3);
  });
});

describe('when titles pass', () => {
  test('R-TTL-40 example 4: Roslin reveals with 4 Quorum cards: Baltar is President with these 4 cards', () => {
    const quorumHand = ['arrest-order', 'food-rationing', 'inspirational-speech', 'presidential-pardon'];
    const game = reveal(scene({ players: ['roslin', 'baltar', 'apollo', 'adama'], quorumHand }), 'roslin');
    expect(game.holder('president')).toBe('baltar');
    expect(game.view('baltar').own?.quorumHand).toEqual(quorumHand.map((card) => `quorum/base/${card}`));
  });

  test('R-TTL-45 a Sympathizer who becomes a Cylon player passes the titles on', () => {
    const game = scene({ players: ['roslin', 'baltar', 'tigh', 'adama'], titles: { admiral: 'roslin' } }).call(
      'receiveLoyalty',
      {
        seat: 0,
        card: 'loyalty/base/you-are-a-sympathizer',
      },
    );
    expect([game.holder('president'), game.holder('admiral')]).toEqual(['baltar', 'adama']);
  });

  test('R-TTL-45 a Sympathizer in the Brig keeps the Presidency and loses the Admiral title', () => {
    const game = scene({
      players: ['roslin', 'baltar', 'tigh', 'adama'],
      titles: { admiral: 'roslin' },
      resources: { fuel: 4 },
    }).call('receiveLoyalty', { seat: 0, card: 'loyalty/base/you-are-a-sympathizer' });
    expect([game.holder('president'), game.holder('admiral')]).toEqual(['roslin', 'adama']);
  });

  test.each([
    [5, 'tigh'],
    [4, 'roslin'],
  ] as const)('R-TTL-46 Administration with a total of %i: %s is President', (total, holder) => {
    const game = scene({
      players: [{ helo: { at: 'administration', hand: [`politics/${total - 2}`] } }, 'tigh', 'roslin'],
      destiny: ['politics/1', 'leadership/1'],
    });
    game.actions('helo').choose('helo', 'location').choose('helo', 'tigh');
    for (let n = 0; n < 5 && game.question('helo')?.topic.kind !== 'contribute'; n += 1) game.settle(1);
    game.choose('helo', `politics/${total - 2}`).settle();
    expect(game.holder('president')).toBe(holder);
  });

  test('R-TTL-49 a choice addressed to the Admiral is made by whoever is Admiral by then', () => {
    const pick = {
      choose: { by: 'admiral', options: [{ effects: [{ lose: { fuel: 1 } }] }, { effects: [{ lose: { food: 1 } }] }] },
    } as const;
    const game = scene({ players: ['adama', 'helo', 'zarek'] }).resolve(
      [{ send: { who: 'admiral', to: 'brig' } }, pick],
      'zarek',
    );
    expect([game.question('adama'), game.choices('helo').topic.kind]).toEqual([undefined, 'chooseEffect']);
  });
});
