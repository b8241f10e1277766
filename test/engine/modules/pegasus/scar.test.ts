import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import type { Choice } from '../../../../src/engine/types/decision.ts';

/** Scar alone in an area, or with raiders. */
function withScar(set: Partial<Scene> = {}, area: 'bow' | 'portBow' = 'bow'): Table {
  const game = pegasusScene({
    players: ['adama', 'starbuck', 'tigh'],
    inPlay: ['crisis/pegasus/scar'],
    ...set,
    ships: { ...set.ships, [area]: { raider: 1, ...set.ships?.[area] } },
  });
  const ship = game.state.ships.find((one) => one.kind === 'raider' && one.area === area);
  if (ship?.kind === 'raider') ship.scar = true;
  return game;
}

describe('Mining Asteroid', () => {
  test("R-CRI-27 R-TURN-92 in a Cylon player's turn the card that Secret Destiny draws instead of Scar brings no jump icon", () => {
    const game = pegasusScene({
      players: [
        { tigh: { revealed: true, at: 'caprica' } },
        { starbuck: { hand: ['politics/5', 'politics/4'] } },
        'adama',
      ],
      options: { expansions: ['pegasus', 'exodus'] },
      destiny: ['politics/3', 'politics/3'],
      destinations: ['mining-asteroid', 'deep-space'],
      crisisDeck: ['crisis/exodus/mysterious-guide', 'ambush', 'elections-loom'],
      jumpTrack: 4,
    });
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
    for (
      let open = game.state.decisions[0];
      open !== undefined && game.state.current === 0;
      [open] = game.state.decisions
    ) {
      const topic = open.topic.kind;
      const mine = game.question('starbuck');
      const hasJumped = game.told('jumped').length > 0;
      if (game.question('tigh')?.topic.kind === 'action') game.choose('tigh', 'location');
      else if (topic === 'chooseCrisis') game.choose('tigh', 'mysterious-guide');
      else if (topic === 'chooseOption' && !hasJumped) game.choose('tigh', 'option1');
      else if (topic === 'contribute' && !hasJumped && mine !== undefined)
        game.choose('starbuck', ...game.ids('starbuck'));
      else if (topic === 'chooseDestination') game.choose('adama', 'mining-asteroid');
      else if (mine?.topic.kind === 'react' && hasJumped) game.choose('starbuck', 'secret-destiny');
      else game.settle(1);
    }
    const drawn = ['crisis/exodus/mysterious-guide', 'crisis/pegasus/scar'];
    expect(
      game
        .told('crisisDrawn')
        .map(({ card }) => card)
        .slice(0, 2),
    ).toEqual(drawn);
    expect([game.told('crisisReplaced').length, game.state.jumpTrack]).toEqual([1, 0]);
  });
});

describe('Scar', () => {
  test('R-PEG-50 ship/pegasus/scar falls to 7 or 8 alone', () => {
    const miss = withScar({ players: [{ adama: { at: 'weapons-control' } }, 'starbuck', 'tigh'] })
      .actions('adama')
      .dice(6)
      .choose('adama', 'location')
      .decline();
    expect(miss.count('raider')).toBe(1);
    const hit = withScar({ players: [{ adama: { at: 'weapons-control' } }, 'starbuck', 'tigh'] })
      .actions('adama')
      .dice(7)
      .choose('adama', 'location')
      .decline();
    expect(hit.count('raider')).toBe(0);
  });

  test('R-PEG-50 a modified 6 is enough', () => {
    const game = withScar({
      players: [{ adama: { at: 'weapons-control', hand: ['strategic-planning/3'] } }, 'starbuck', 'tigh'],
    })
      .actions('adama')
      .choose('adama', 'location');
    game.dice(6).choose('adama', 'strategic-planning/3').decline();
    expect(game.count('raider')).toBe(0);
  });

  test('R-PEG-51 an effect without a roll cannot take him', () => {
    const game = withScar().resolve([{ destroyCylons: { kind: 'raider', count: 3 } }], 'adama');
    expect([game.question('adama'), game.count('raider')]).toEqual([undefined, 1]);
  });

  test('R-PEG-51 Main Batteries take him only with 7 or 8', () => {
    const fire = (die: number): Table =>
      withScar({ players: [{ adama: { at: 'main-batteries' } }, 'starbuck', 'tigh'], ships: { bow: { raider: 3 } } })
        .actions('adama')
        .choose('adama', 'location')
        .dice(die)
        .choose('adama', 'bow')
        .decline();
    expect(
      fire(6)
        .settle()
        .state.ships.filter((ship) => ship.kind === 'raider' && ship.scar === true),
    ).toHaveLength(1);
    expect(fire(8).settle().count('raider')).toBe(0);
  });

  test('R-PEG-51 R-CMB-115 a nuke may take him with 7 or 8', () => {
    const game = withScar({ ships: { bow: { raider: 4, basestar: 1 } }, titles: { admiral: 'adama' }, nukes: 1 });
    game.actions('adama').dice(8).choose('adama', 'launchNuke').decline();
    expect(game.choices('adama')).toMatchObject({ min: 3, max: 3 });
    expect(
      game.choices('adama').choices.filter((choice) => choice.kind === 'ship' && choice.scar === true),
    ).toHaveLength(1);
  });

  test('R-PEG-51 a nuke that Hotshot stands for was not rolled and cannot take him', () => {
    const game = withScar({
      players: [{ kat: { hand: ['tactics/5'] } }, 'starbuck', 'tigh'],
      ships: { bow: { raider: 3, basestar: 1 } },
      titles: { admiral: 'kat' },
      nukes: 1,
    });
    game.actions('kat').choose('kat', 'launchNuke').choose('kat', 'hotshot').settle();
    expect(game.told('attack').at(-1)).toMatchObject({ attacker: 'nuke', die: 7 });
    expect(game.state.ships.map((ship) => ship.kind === 'raider' && ship.scar === true)).toEqual([true]);
  });

  test('R-PEG-52 skill/pegasus/run-interference: each of his runs counts, where it begins', () => {
    const game = withScar({
      players: ['adama', { starbuck: { piloting: 'bow', hand: ['run-interference/3'] } }, 'tigh'],
    })
      .activate('raiders')
      .choose('starbuck', 'run-interference/3')
      .decline();
    expect([game.told('raiderMisses').length, game.told('dieRolled').length]).toEqual([2, 0]);
  });

  test('R-PEG-52 when raiders are activated he acts twice, one right after the other', () => {
    const game = withScar({ ships: { starboardQuarter: { civilian: 1 } } }).activate('raiders');
    expect(game.told('shipMoved')).toMatchObject([{ to: 'starboardBow' }, { to: 'starboardQuarter' }]);
  });

  test('R-PEG-52 also if he has acted in this turn', () => {
    const game = withScar({ ships: { stern: { civilian: 1 } } })
      .activate('raiders')
      .activate('raiders');
    expect(game.count('civilian')).toBe(0);
  });

  test('R-PEG-53 R-CRI-33 the card leaves play when he is destroyed', () => {
    const game = withScar({ players: [{ adama: { at: 'weapons-control' } }, 'starbuck', 'tigh'] })
      .actions('adama')
      .dice(7)
      .choose('adama', 'location')
      .decline();
    expect(game.state.inPlay).toEqual([]);
    expect(game.state.crisis.discard).toContain('crisis/pegasus/scar');
  });

  test('R-PEG-53 R-JMP-15 and when the fleet jumps', () => {
    expect(withScar().jump().settle().state.inPlay).toEqual([]);
  });

  test('crisis/pegasus/scar marks the raider that it has placed; everybody sees which', () => {
    const game = pegasusScene({ players: ['tigh', 'zarek', 'roslin'] })
      .crisis('scar')
      .settle();
    expect(game.told('scarAppears')).toEqual([{ kind: 'scarAppears', area: 'starboardBow' }]);
    expect(game.view('public').ships.filter((ship) => ship.kind === 'raider' && ship.scar === true)).toHaveLength(1);
    expect(game.state.inPlay).toEqual(['crisis/pegasus/scar']);
  });

  test('crisis/pegasus/scar without a raider left is discarded at once', () => {
    const game = pegasusScene({ players: ['tigh', 'zarek', 'roslin'] });
    game.state.supply.raider = 0;
    game.crisis('scar').settle();
    expect(game.state.inPlay).toEqual([]);
  });
});

test('R-PEG-50 Scar is a target of his own beside other raiders', () => {
  const game = withScar({
    players: [{ adama: { at: 'weapons-control' } }, 'starbuck', 'tigh'],
    ships: { bow: { raider: 2 } },
  })
    .actions('adama')
    .choose('adama', 'location');
  expect(game.ids('adama')).toEqual(['bow-raider', 'bow-scar']);
});

describe('R-CMB-11 R-CMB-17 R-PEG-52 the order in which Scar and other raiders act', () => {
  const isScarChoice = (choice: Choice): boolean => choice.kind === 'ship' && choice.scar === true;
  const pick = (game: Table, scar: boolean): Table =>
    game.choose('adama', game.choices('adama').choices.find((choice) => isScarChoice(choice) === scar)?.id ?? '');

  test('across areas: his second run may take the only civilian ship, so the current player picks the area', () => {
    const activated = (): Table =>
      withScar({ ships: { portQuarter: { raider: 1 }, starboardBow: { civilian: 1 } } }).activate('raiders');
    expect(activated().choices('adama').topic).toEqual({ kind: 'nextArea', activation: 'raiders' });
    const first = activated().dice(1).choose('adama', 'bow').settle();
    expect([first.told('attack').map(({ target }) => target), first.count('raider', 'portQuarter')]).toEqual([
      ['galactica'],
      1,
    ]);
    const last = activated().choose('adama', 'portQuarter').settle();
    expect([last.told('attack'), last.count('raider', 'portBow')]).toEqual([[], 1]);
  });

  test('inside an area: the current player says who is next', () => {
    const activated = (): Table =>
      withScar({ ships: { bow: { raider: 3 }, starboardBow: { civilian: 1 } } }).activate('raiders');
    expect(activated().choices('adama')).toMatchObject({
      topic: { kind: 'nextRaider', area: 'bow' },
      choices: [{ scar: true }, { ship: 'raider' }],
    });
    const first = pick(activated(), true).settle();
    expect([first.told('attack').length, first.count('raider', 'starboardBow')]).toEqual([2, 1]);
    const between = pick(pick(activated(), false), true).settle();
    expect([between.told('attack').length, between.count('raider', 'starboardBow')]).toEqual([1, 2]);
  });

  test('inside an area also if he acts only once: it matters who finds nothing left and moves on', () => {
    const game = withScar({ inPlay: [], ships: { bow: { raider: 2, civilian: 1 }, stern: { civilian: 1 } } }).activate(
      'raiders',
    );
    const scar = game.state.ships.find((ship) => ship.kind === 'raider' && ship.scar === true);
    pick(game, false);
    expect([game.question('adama'), scar?.area]).toEqual([undefined, 'starboardBow']);
  });

  test('nobody is asked where there is nothing to find: all attack Galactica', () => {
    const game = withScar({ ships: { bow: { raider: 2 }, stern: { raider: 1 } } }).activate('raiders');
    expect([game.question('adama'), game.told('attack').length]).toEqual([undefined, 4]);
  });
});
