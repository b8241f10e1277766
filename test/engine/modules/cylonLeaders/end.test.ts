import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { describeCard, describeEvent } from '../../../../src/engine/describe/index.ts';
import { leaderScene, sympatheticScene } from '../../leaderScene.ts';
import type { PlayerScene, Scene, Table } from '../../scene.ts';

type Winner = 'humans' | 'cylons';

/** The names of the winners after the game has ended like that. */
function winners(game: Table, winner: Winner): Array<string> {
  game.call('verdict', { winner, cause: winner === 'humans' ? 'reachedKobol' : 'invasion' });
  return (game.state.over?.winners ?? []).map((seat) => game.person(seat));
}

const table = (agenda: string, cavil: PlayerScene = {}, set: Partial<Scene> = {}): Table =>
  leaderScene({
    players: [{ cavil: { agenda, ...cavil } }, 'adama', { roslin: { loyalty: ['cylon'] } }, 'starbuck'],
    ...set,
  });
const wins = (game: Table, winner: Winner): boolean => winners(game, winner).includes('cavil');

/** The scene that makes it true, and the one that comes close; the team that must win with it. */
const cases: ReadonlyArray<
  readonly [agenda: string, winner: Winner, met: () => Table, missed: ReadonlyArray<() => Table>]
> = [
  [
    'convert-the-infidels',
    'humans',
    () => table('convert-the-infidels', {}, { resources: { fuel: 3, food: 3, morale: 3, population: 3 } }),
    [() => table('convert-the-infidels', {}, { resources: { fuel: 3, food: 3, morale: 4, population: 3 } })],
  ],
  [
    'guide-them-to-destiny',
    'humans',
    () => table('guide-them-to-destiny', {}, { resources: { morale: 5, population: 7 } }),
    [
      () => table('guide-them-to-destiny', {}, { resources: { morale: 5, population: 8 } }),
      () => table('guide-them-to-destiny', {}, { resources: { morale: 8, population: 5 } }),
    ],
  ],
  [
    'join-the-colonials',
    'humans',
    () => table('join-the-colonials', { at: 'command', infiltrating: true }),
    [
      () => table('join-the-colonials', { at: 'brig', infiltrating: true }),
      () => table('join-the-colonials', { at: 'caprica' }),
    ],
  ],
  [
    'prove-their-worth',
    'humans',
    () => table('prove-their-worth', {}, { damagedVipers: 2, destroyed: { viper: 1, raptor: 2 } }),
    [() => table('prove-their-worth', {}, { damagedVipers: 2, destroyed: { viper: 1, raptor: 1 } })],
  ],
  [
    'the-illusion-of-hope',
    'cylons',
    () => table('the-illusion-of-hope', {}, { travelled: ['asteroid-field', 'asteroid-field'] }),
    [() => table('the-illusion-of-hope', {}, { travelled: ['asteroid-field', 'icy-moon'] })],
  ],
  [
    'salvage-their-equipment',
    'cylons',
    () => table('salvage-their-equipment', {}, { damaged: ['command', 'armory', 'airlock'] }),
    [() => table('salvage-their-equipment', {}, { damaged: ['command', 'armory', 'hangar-deck'] })],
  ],
  [
    'genocide',
    'cylons',
    () => table('genocide', {}, { resources: { food: 2, population: 2 } }),
    [() => table('genocide', {}, { resources: { food: 2, population: 3 } })],
  ],
  [
    'reduce-them-to-ruins',
    'cylons',
    () =>
      table(
        'reduce-them-to-ruins',
        {},
        { damaged: ['command', 'armory', 'airlock', 'pegasus-cic'], resources: { morale: 3 } },
      ),
    [
      () => table('reduce-them-to-ruins', {}, { damaged: ['command', 'armory', 'airlock'], resources: { morale: 3 } }),
      () =>
        table(
          'reduce-them-to-ruins',
          {},
          { damaged: ['command', 'armory', 'airlock', 'pegasus-cic'], resources: { morale: 4 } },
        ),
    ],
  ],
  [
    'show-their-true-nature',
    'cylons',
    () => table('show-their-true-nature', { at: 'brig', infiltrating: true }),
    [() => table('show-their-true-nature', { at: 'sickbay', infiltrating: true })],
  ],
  [
    'siege-warfare',
    'cylons',
    () => table('siege-warfare', {}, { resources: { fuel: 4, food: 4, morale: 5, population: 6 } }),
    [() => table('siege-warfare', {}, { resources: { fuel: 5, food: 4, morale: 5, population: 6 } })],
  ],
  [
    'grant-mercy',
    'humans',
    () => table('grant-mercy', {}, { resources: { fuel: 8, food: 8, morale: 2, population: 9 } }),
    [() => table('grant-mercy', {}, { resources: { fuel: 1, food: 3, morale: 3, population: 3 } })],
  ],
  [
    'mutual-annihilation',
    'humans',
    () => {
      const game = table('mutual-annihilation', { at: 'caprica', superCrises: ['massive-assault'] });
      return game.actions('cavil').choose('cavil', 'location').choose('cavil', 'option1');
    },
    [() => table('mutual-annihilation', { at: 'caprica', superCrises: ['massive-assault'] })],
  ],
];

describe.each(cases)('agenda/pegasus/%s', (agenda, winner, met, missed) => {
  const other: Winner = winner === 'humans' ? 'cylons' : 'humans';

  test(`R-VIC-41 agenda/pegasus/${agenda} its owner wins with the ${winner} if all of it is true`, () => {
    expect(wins(met(), winner)).toBe(true);
  });

  test(`R-VIC-41 agenda/pegasus/${agenda} not if the ${other} win`, () => {
    expect(wins(met(), other)).toBe(false);
  });

  test(`R-VIC-41 agenda/pegasus/${agenda} not if something is missing`, () => {
    for (const make of missed) expect(wins(make(), winner)).toBe(false);
  });

  test('its words name the team and each condition', () => {
    const { lines } = describeCard(`agenda/pegasus/${agenda}`);
    expect(lines[0]).toContain(winner === 'humans' ? 'the humans win' : 'the Cylons win');
    expect(lines).toHaveLength(2 + (catalogue.agendas.get(`agenda/pegasus/${agenda}`)?.conditions.length ?? 0));
  });
});

describe('who wins', () => {
  test('agenda/pegasus/show-their-true-nature counts an execution in this game (R-EXE-54)', () => {
    const game = table('show-their-true-nature', { at: 'command', infiltrating: true }).call('execute', {
      seat: 0,
      why: 'location/pegasus/airlock',
    });
    expect(wins(game, 'cylons')).toBe(true);
  });

  test('agenda/pegasus/reduce-them-to-ruins a lost Pegasus has no damaged locations any more', () => {
    const game = table(
      'reduce-them-to-ruins',
      {},
      { damaged: ['command', 'airlock', 'main-batteries', 'engine-room'], resources: { morale: 3 } },
    );
    game.resolve([{ damagePegasus: 1 }], 'adama');
    expect(wins(game, 'cylons')).toBe(false);
  });

  test('R-VIC-40 R-LOY-96 the Cylon Leader wins or loses apart from the teams, whose result stays', () => {
    expect(winners(table('genocide', {}, { resources: { food: 2, population: 2 } }), 'cylons')).toEqual([
      'cavil',
      'roslin',
    ]);
    expect(winners(table('genocide'), 'cylons')).toEqual(['roslin']);
    expect(winners(table('genocide'), 'humans')).toEqual(['adama', 'starbuck']);
  });

  test('R-VIC-40 R-LOY-116 the Sympathetic Cylon wins by the Agenda alone, whatever other Loyalty cards say', () => {
    const make = (): Table =>
      sympatheticScene({
        players: [
          { tigh: { sympathetic: true, loyalty: ['cylon'], agenda: 'prove-their-worth' } },
          'adama',
          'roslin',
          'starbuck',
        ],
        damagedVipers: 5,
      });
    expect(winners(make(), 'humans')).toEqual(['tigh', 'adama', 'roslin', 'starbuck']);
    expect(winners(make(), 'cylons')).toEqual([]);
  });

  test('R-VIC-43 R-VIC-10 after a sudden end the Agenda is checked with everything as it is', () => {
    const game = table('genocide', {}, { current: 'starbuck', resources: { food: 0, population: 2 } }).turn();
    for (let n = 0; n < 60 && game.state.over === undefined; n += 1) game.settle(1);
    expect(game.state.over).toMatchObject({ winner: 'cylons', cause: 'food' });
    expect(game.state.over?.winners).toContain(0);
  });

  test('R-VIC-44 where the owner is counts at the end, not before', () => {
    const game = table('join-the-colonials', { at: 'command', infiltrating: true })
      .actions('cavil')
      .choose('cavil', 'endInfiltration');
    expect(wins(game, 'humans')).toBe(false);
  });

  test('R-VIC-31 R-LOY-26 at the end the Agenda is shown to all, before it to nobody', () => {
    const game = table('genocide');
    expect(JSON.stringify([game.view('public'), game.view('adama')])).not.toContain('agenda/');
    winners(game, 'cylons');
    expect(game.view('public').players[0]?.modules.cylonLeaders?.agenda).toBe('agenda/pegasus/genocide');
    const [told] = game.told('gameOver');
    if (told === undefined) throw new Error('the game is not over');
    expect(told.agendas).toEqual([{ seat: 0, card: 'agenda/pegasus/genocide', met: false }]);
    const names = { seat: (seat: number): string => game.person(seat), character: (id: string): string => id };
    expect(describeEvent(told, names)).toContain('Cavil’s Agenda, not fulfilled: Genocide');
  });
});
