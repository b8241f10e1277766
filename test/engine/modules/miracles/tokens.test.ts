import { describe, expect, test } from 'vitest';
import { describeBoard, describeChoice, describeEvent, describeStatus } from '../../../../src/engine/describe/index.ts';
import { createGame, defaultOptions, eventReveals } from '../../../../src/engine/index.ts';
import { miraclesOf } from '../../../../src/engine/modules/miracles/tokens.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { names } from '../../describe/samples.ts';
import { daybreakScene, withDaybreak } from '../../daybreakScene.ts';
import { scene, type Person, type Table } from '../../scene.ts';

const tokens = (game: Table, person: Person): number => miraclesOf(game.state, game.seat(person));

describe('at setup', () => {
  test('daybreak: R-SET-97 each player gets 1 miracle token, and without it nobody does', () => {
    const tokensWith = (options: Partial<GameOptions>): ReadonlyArray<number> | undefined =>
      createGame({ ...defaultOptions, ...options, players: 5 }, 1).modules.miracles?.tokens;
    expect(tokensWith(withDaybreak)).toEqual([1, 1, 1, 1, 1]);
    expect(tokensWith({})).toBeUndefined();
  });

  test('R-DAY-01 without Daybreak there are none, and an ability works once', () => {
    const game = scene({ players: ['zarek', 'tigh', 'roslin'] })
      .actions('zarek')
      .choose('zarek', 'unconventional-tactics');
    expect(game.state.modules.miracles).toBeUndefined();
    expect(game.player('zarek').usedOncePerGame).toBe(true);
    expect(game.view('public').players[0]?.modules.miracles).toBeUndefined();
  });
});

describe('paying for abilities', () => {
  test('R-DAY-01 R-DAY-08 an action of the sheet costs 1 token as soon as it is declared, and can be used again with a new one', () => {
    const game = daybreakScene({ players: ['zarek', 'tigh', 'roslin'] }).actions('zarek');
    const [ability] = game.choices('zarek').choices.filter(({ kind }) => kind === 'ability');
    expect(ability && describeChoice(ability, game.choices('zarek'), names).label).toBe(
      'Unconventional Tactics (1 miracle token)',
    );
    game.choose('zarek', 'unconventional-tactics');
    expect([tokens(game, 'zarek'), game.question('zarek')?.topic.kind]).toEqual([0, 'chooseEffect']);
    game.settle();
    expect(game.actions('zarek').ids('zarek')).not.toContain('character/base/tom-zarek/unconventional-tactics');
    game
      .settle()
      .resolve([{ gainMiracle: { who: 'you' } }], 'zarek')
      .actions('zarek');
    expect(game.ids('zarek')).toContain('character/base/tom-zarek/unconventional-tactics');
    expect(game.player('zarek').usedOncePerGame).toBe(false);
  });

  test('R-DAY-08 a reaction of the sheet costs 1 too; without a token nobody is asked', () => {
    const set = (miracles: number): Table =>
      daybreakScene({
        players: ['zarek', { adama: { miracles } }, { tigh: { hand: ['tactics/2'] } }],
        destiny: ['piloting/1', 'engineering/2'],
      })
        .crisis('cylon-accusation')
        .choose('tigh', 'tactics/2');
    const game = set(1).choose('adama', 'command-authority');
    expect([tokens(game, 'adama'), game.player('adama').hand.length]).toEqual([0, 3]);
    expect(set(0).question('adama')).toBeUndefined();
  });

  test('R-DAY-08 a forbidden ability (The Farm) is not offered, and costs nothing', () => {
    const game = daybreakScene({
      players: ['zarek', 'tigh', 'roslin'],
      inPlay: ['super-crisis/pegasus/the-farm'],
    }).actions('zarek');
    expect(game.ids('zarek')).not.toContain('character/base/tom-zarek/unconventional-tactics');
    expect(tokens(game, 'zarek')).toBe(1);
  });
});

describe('gaining them', () => {
  test('R-DAY-02 R-DAY-07 who is at the limit gains none; a card for everybody leaves them out', () => {
    const game = daybreakScene({ players: ['zarek', { tigh: { miracles: 0 } }, { roslin: { miracles: 0 } }] });
    game.resolve([{ gainMiracle: { who: 'each' } }], 'zarek', 'crisis/base/water-sabotaged');
    expect(game.state.modules.miracles?.tokens).toEqual([1, 1, 1]);
    expect(game.told('miracleGained').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(
      game
        .told('miracleGained')
        .map((what) => describeEvent(what, names))
        .at(0),
    ).toMatch(/^Water Sabotaged: .* gains a miracle token/);
  });

  test('R-DAY-03 only who may gain one can be chosen; with nobody it is not given', () => {
    const choice = [
      {
        choosePlayer: {
          by: 'you',
          from: { other: true, if: { mayGainMiracle: true } },
          then: [{ gainMiracle: { who: 'chosen' } }],
        },
      },
    ] as const;
    const game = daybreakScene({ players: ['zarek', { tigh: { miracles: 0 } }, { roslin: { miracles: 0 } }, 'adama'] });
    game.resolve(choice, 'zarek');
    expect(game.ids('zarek')).toHaveLength(2);
    game.choose('zarek', 'roslin');
    expect([tokens(game, 'tigh'), tokens(game, 'roslin')]).toEqual([0, 1]);
    const full = daybreakScene({ players: ['zarek', 'tigh', 'roslin'] }).resolve(choice, 'zarek');
    expect(full.question('zarek')).toBeUndefined();
    expect(full.told('miracleGained')).toEqual([]);
  });

  test('R-DAY-05 a Cylon player has none and gains none; a Cylon Leader does, infiltrating or not', () => {
    const leaders = { expansions: ['pegasus', 'daybreak'], cylonLeader: true } as const;
    const game = daybreakScene({
      players: ['zarek', { tigh: { revealed: true } }, { cavil: { miracles: 0 } }, 'roslin'],
      options: leaders,
    });
    game.resolve([{ gainMiracle: { who: 'everyone' } }], 'zarek');
    expect(game.state.modules.miracles?.tokens).toEqual([1, 0, 1, 1]);
    expect(game.view('public').players.map(({ modules }) => modules.miracles?.tokens)).toEqual([1, undefined, 1, 1]);
  });
});

describe('losing them', () => {
  test('R-DAY-05 R-LOY-53 who reveals as a Cylon discards them', () => {
    const game = daybreakScene({ players: [{ zarek: { loyalty: ['cylon'] } }, 'tigh', 'roslin'] }).actions('zarek');
    game.choose('zarek', 'you-are-a-cylon-can-reduce-morale-by-1').settle();
    expect(tokens(game, 'zarek')).toBe(0);
    expect(game.told('miraclesLost')).toEqual([{ kind: 'miraclesLost', seat: 0, count: 1 }]);
  });

  test('R-DAY-05 R-EXE-10 R-EXE-51 R-EXE-52 an executed player discards them; the new character starts without and may gain one', () => {
    const game = daybreakScene({
      players: ['zarek', 'tigh', 'roslin'],
      options: { expansions: ['pegasus', 'daybreak'] },
    });
    game.call('execute', { seat: 0, why: 'location/pegasus/airlock' }).choose('zarek', 'william-adama').settle();
    expect([game.player('zarek').character, tokens(game, 'zarek')]).toEqual(['character/base/william-adama', 0]);
    game.resolve([{ gainMiracle: { who: 'you' } }], 'zarek');
    expect(tokens(game, 'zarek')).toBe(1);
  });

  test('R-EXE-30 an executed Cylon Leader discards them too; the end of an infiltration takes none (R-LOY-107)', () => {
    const set = { players: ['zarek', 'tigh', { cavil: { infiltrating: true, at: 'armory' } }, 'roslin'] } as const;
    const options = { expansions: ['pegasus', 'daybreak'], cylonLeader: true } as const;
    const ended = daybreakScene({ ...set, options })
      .call('endInfiltration', { seat: 2 })
      .settle();
    expect([ended.player('cavil').infiltrating, tokens(ended, 'cavil')]).toEqual([false, 1]);
    const executed = daybreakScene({ ...set, options })
      .call('execute', { seat: 2, why: 'location/pegasus/airlock' })
      .settle();
    expect([executed.player('cavil').infiltrating, tokens(executed, 'cavil')]).toEqual([false, 0]);
  });
});

describe('what everybody sees', () => {
  test('R-DAY-05 tokens stand with the players in the status and in place of the picture', () => {
    const game = daybreakScene({ players: ['zarek', { tigh: { miracles: 0 } }, 'roslin'] });
    const view = game.view('public');
    expect(view.players.map(({ usedOncePerGame }) => usedOncePerGame)).toEqual([false, true, false]);
    expect(describeStatus(view, names)).toMatch(/1 miracle token\n.*no miracle token\n.*1 miracle token$/);
    expect(describeBoard(view, names)).toMatch(/Miracle tokens: [^,]+, [^,]+\.$/);
    const nobody = daybreakScene({
      players: [{ zarek: { miracles: 0 } }, { tigh: { miracles: 0 } }, { roslin: { miracles: 0 } }],
    });
    expect(describeBoard(nobody.view('public'), names)).toContain('Miracle tokens: none.');
  });

  test('R-LOY-62 of a Cylon player, who has no tokens, nobody reads that an ability has been used', () => {
    const view = daybreakScene({ players: ['zarek', { tigh: { revealed: true } }, 'roslin'] }).view('public');
    expect([view.players[1]?.usedOncePerGame, describeStatus(view, names)]).toEqual([
      false,
      expect.not.stringContaining('once-per-game'),
    ]);
  });

  test('undoing what has only moved tokens asks nobody', () => {
    const what = { kind: 'miracleGained', seat: 0, now: 1, why: 'crisis/base/riots-a' } as const;
    expect(eventReveals({ audience: 'public', what }, 1)).toBe(false);
  });
});
