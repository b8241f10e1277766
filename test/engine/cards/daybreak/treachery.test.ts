/** The Treachery deck of Daybreak: R-DAY-10, R-DAY-18, R-DAY-19, R-DAY-91, R-DAY-97, R-SET-92, R-SET-98. */
import { describe, expect, test } from 'vitest';
import { daybreakScene } from '../../daybreakScene.ts';
import { mutinyOfPerson, mutinyScene } from '../../mutinyScene.ts';
import { newCapricaScene } from '../../newCapricaScene.ts';
import type { PlayerScene, Scene, Table } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';

const both = { expansions: ['pegasus', 'daybreak'] } as const;

/** Elections Loom: 8, politics and leadership; the current player is Tigh. */
function check(destiny: ReadonlyArray<string>, tigh: PlayerScene = {}, set: Partial<Scene> = {}): Table {
  return daybreakScene({ players: [{ tigh }, 'zarek', 'roslin'], destiny, ...set })
    .crisis('elections-loom')
    .contributeNothing();
}

describe('the deck', () => {
  const boxes = [[['daybreak']], [['pegasus', 'daybreak']]];
  test.each(boxes)('R-SET-92 R-SET-98 R-DAY-91 with %j it has the 26 cards of Daybreak', (expansions) => {
    const { state } = daybreakScene({ players: ['tigh', 'zarek', 'roslin'], options: { expansions } });
    const all = [...(state.skillDecks.treachery?.deck ?? []), ...state.destiny];
    const ids = all.filter((card) => /bait|dradis|better|vices|outbur|exploit/.test(card));
    expect(ids).toHaveLength(26);
    expect(state.skillDecks.treachery?.deck).toHaveLength(24);
    expect(
      Object.values(state.skillDecks)
        .flatMap(({ deck }) => deck)
        .filter((card) => /sabotage|broadcast/.test(card)),
    ).toEqual([]);
  });

  test('R-SET-97 R-SET-40 every other deck has 5 cards more, and the Destiny deck 12', () => {
    const { state } = new SetUp({ expansions: ['daybreak'], players: 3 }).choose('adama', 'roslin', 'starbuck').done();
    expect(state.destiny).toHaveLength(12);
    const { skillDecks } = daybreakScene({ players: ['tigh', 'zarek', 'roslin'] }).state;
    expect(
      ['politics', 'leadership', 'tactics', 'piloting', 'engineering'].map(
        (skill) => skillDecks[skill as 'politics']?.deck.length,
      ),
    ).toEqual([24, 24, 24, 24, 24]);
  });

  test('R-DAY-10 nobody plays a card of it, neither a human nor a Cylon player', () => {
    const hand = ['skill/daybreak/bait/0', 'skill/daybreak/exploit-a-weakness/5'];
    const game = daybreakScene({
      players: [{ tigh: { hand } }, { zarek: { revealed: true, hand: [...hand] } }, 'roslin'],
    });
    expect(
      game
        .actions('zarek')
        .ids('zarek')
        .filter((id) => id.startsWith('skill/')),
    ).toEqual([]);
    expect(
      game
        .choose('zarek', 'pass')
        .actions('tigh')
        .ids('tigh')
        .filter((id) => id.startsWith('skill/')),
    ).toEqual([]);
  });

  test('R-DAY-10 so a Cylon player who could only pass is not asked, as with Pegasus alone', () => {
    const asked = (expansions: ReadonlyArray<string>): string | undefined => {
      const game = daybreakScene({
        players: ['tigh', { zarek: { revealed: true } }, 'roslin'],
        options: { expansions },
      });
      game.player('zarek').place = { kind: 'location', location: 'location/base/sickbay' };
      return game.actions('zarek').question('zarek')?.topic.kind;
    };
    expect([asked(['pegasus']), asked(['daybreak']), asked(['pegasus', 'daybreak'])]).toEqual([
      'action',
      undefined,
      undefined,
    ]);
  });

  test('R-DAY-97 with Pegasus nobody can answer a discard by Sabotage, and Treachery still counts where a check lists it', () => {
    const players = [
      { tigh: { at: 'airlock', hand: ['skill/daybreak/personal-vices/3'] } },
      'zarek',
      'roslin',
    ] as const;
    const game = daybreakScene({ players, options: both, destiny: ['piloting/1', 'piloting/1'] });
    game.call('activateLocation', { seat: 0, location: 'location/pegasus/airlock' }).choose('tigh', 'zarek').decline();
    game.choose('tigh', 'personal-vices/3').contributeNothing();
    expect(game.told('checkRevealed')[0]?.positive).toEqual(['skill/daybreak/personal-vices/3']);
  });

  test('R-DAY-18 who may name any type of card may name Treachery, a human player too', () => {
    const game = daybreakScene({ players: ['tigh', 'zarek', 'roslin'] });
    game.resolve([{ draw: { who: 'you', count: 1, from: 'any' } }], 'tigh').choose('tigh', 'treachery');
    expect(game.told('skillsDrawn')[0]?.skills).toEqual(['treachery']);
  });
});

describe('skill/daybreak/bait', () => {
  test('R-CHK-65 places 1 civilian ship behind Galactica, in any check, for both copies once', () => {
    const game = check(['bait/0', 'bait/0']);
    expect([game.count('civilian', 'stern'), game.count('civilian'), game.told('checkAbility').length]).toEqual([
      1, 1, 1,
    ]);
  });

  test('R-DAY-93 before the return of Galactica to New Caprica it places nothing', () => {
    const game = newCapricaScene({
      players: ['tigh', 'zarek', 'roslin'],
      options: both,
      destiny: ['bait/0', 'dradis-contact/0'],
    });
    game.resolve([{ check: { difficulty: 5, skills: ['politics'] } }], 'tigh').contributeNothing();
    expect([game.told('checkAbility').length, game.state.ships]).toEqual([2, []]);
  });
});

test('skill/daybreak/dradis-contact places 2 raiders in front of Galactica', () => {
  const game = check(['dradis-contact/0', 'piloting/1'], {}, { ships: {} });
  expect([
    game.count('raider', 'bow'),
    game.told('shipsActivated').filter(({ activation }) => activation === 'raiders'),
  ]).toEqual([2, []]);
});

describe('skill/daybreak/a-better-machine', () => {
  test('R-DAY-19 mixes the top 2 Treachery cards into the Destiny deck, unseen', () => {
    const game = check(['a-better-machine/3', 'piloting/1']);
    expect(game.told('destinySeeded')).toMatchObject([{ skill: 'treachery', count: 2 }]);
    expect(game.state.destiny).toHaveLength(14);
  });

  test('R-DAY-19 R-CHK-32 as many as there are, those of the discard pile included', () => {
    const game = daybreakScene({ players: ['tigh', 'zarek', 'roslin'], destiny: ['a-better-machine/3', 'piloting/1'] });
    const pile = game.state.skillDecks.treachery;
    const rest = pile?.deck.splice(0) ?? [];
    game.player('zarek').hand.push(...rest.slice(1));
    pile?.discard.push(...rest.slice(0, 1));
    game.crisis('elections-loom').settle(1).contributeNothing();
    expect(game.told('destinySeeded')).toMatchObject([{ count: 1 }]);
  });
});

describe('skill/daybreak/personal-vices', () => {
  test('each human player draws 1 Treachery card, from the current player on, then that one draws 1 Mutiny card', () => {
    const game = check(
      ['personal-vices/3', 'piloting/1'],
      {},
      { players: ['tigh', { zarek: { revealed: true } }, 'roslin'] },
    );
    const drawn = game.told('skillsDrawn').map(({ seat, skills }) => [seat, ...skills]);
    expect(drawn).toEqual([
      [0, 'treachery'],
      [2, 'treachery'],
    ]);
    expect(game.told('mutinyDrawn')).toMatchObject([{ seat: 0, count: 1 }]);
  });

  test('R-DAY-104, worked example 31: with a Cylon player as current player nobody draws a Mutiny card', () => {
    const game = check(['personal-vices/3', 'piloting/1'], { revealed: true });
    expect(game.told('skillsDrawn').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(game.told('mutinyDrawn')).toEqual([]);
  });
});

describe('skill/daybreak/violent-outbursts', () => {
  const outburst = ['violent-outbursts/4', 'piloting/1'];

  test('the current player goes to Sickbay, also from a viper', () => {
    expect(check(outburst).where('tigh')).toBe('sickbay');
    const game = check(outburst, {}, { players: [{ apollo: { piloting: 'bow' } }, 'zarek', 'roslin'] });
    expect([game.where('apollo'), game.count('viper')]).toEqual(['sickbay', 0]);
  });

  test('not out of the Brig, not stranded Helo, and no Cylon player (R-DAY-104)', () => {
    expect(check(outburst, { at: 'brig' }).where('tigh')).toBe('brig');
    expect(check(outburst, {}, { players: [{ helo: { at: 'stranded' } }, 'zarek', 'roslin'] }).where('helo')).toBe(
      'stranded',
    );
    expect(check(outburst, { revealed: true }).where('tigh')).toBe('resurrection-ship');
  });

  test('R-DAY-93 R-NCA-36 on New Caprica to the Medical Center', () => {
    const game = newCapricaScene({
      players: ['tigh', 'zarek', 'roslin'],
      options: both,
      on: { tigh: 'shipyard' },
      destiny: outburst,
    });
    game.resolve([{ check: { difficulty: 5, skills: ['politics'] } }], 'tigh').contributeNothing();
    expect(game.where('tigh')).toBe('medical-center');
  });
});

describe('skill/daybreak/exploit-a-weakness', () => {
  test('the current player has to choose a human player, who may be the current one, for 1 Mutiny card', () => {
    const game = check(
      ['exploit-a-weakness/5', 'piloting/1'],
      {},
      { players: ['tigh', { zarek: { revealed: true } }, 'roslin'] },
    );
    expect([game.ids('tigh'), game.choices('tigh').min]).toEqual([['seat0', 'seat2'], 1]);
    game.choose('tigh', 'roslin');
    expect([mutinyOfPerson(game, 'roslin').length, mutinyOfPerson(game, 'tigh').length]).toEqual([1, 0]);
  });

  test('R-DAY-104 a Cylon player who is the current player chooses too, whoever is human', () => {
    const game = check(['exploit-a-weakness/5', 'piloting/1'], { revealed: true });
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
  });

  test('R-DAY-24 whoever has one already goes to the Brig, and the check goes on', () => {
    const game = mutinyScene({
      players: ['tigh', 'zarek', 'roslin'],
      mutiny: { zarek: ['selfish-act'] },
      destiny: ['exploit-a-weakness/5', 'piloting/1'],
    })
      .crisis('elections-loom')
      .choose('tigh', 'zarek')
      .choose('zarek', 'selfish-act');
    expect([game.where('zarek'), game.told('checkResult').length]).toEqual(['brig', 1]);
  });
});
