/** Automatic players and stand-ins with an Agenda. */
import { describe, expect, test } from 'vitest';
import { agendaHolds } from '../../src/engine/modules/cylonLeaders/agendas.ts';
import { choose } from '../../src/players/index.ts';
import { sideOf } from '../../src/players/side.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { leaderScene, until } from '../engine/leaderScene.ts';
import type { PlayerScene, Scene, Table } from '../engine/scene.ts';

const table = (agenda: string, cavil: PlayerScene = {}, more: Partial<Scene> = {}): Table =>
  leaderScene({ players: [{ cavil: { agenda, ...cavil } }, 'adama', 'roslin', 'starbuck'], ...more });

/** The answers of an automatic player for Cavil, again and again with other random numbers. */
function answers(game: Table): ReadonlySet<string> {
  const decision = game.choices('cavil');
  return new Set(
    Array.from({ length: 20 }, (_, n) =>
      choose({ view: game.view('cavil') }, decision, () => ((n * 7 + 3) % 20) / 20).join('+'),
    ),
  );
}

const action = (game: Table): ReadonlySet<string> => answers(game.actions('cavil'));
const move = (game: Table): ReadonlySet<string> =>
  answers(game.call('move', { seat: 0, to: undefined, abilities: true }));
const inWords = (game: Table): string => [...action(game)].join();

describe('the side that an automatic Cylon Leader helps', () => {
  test('the team that the Agenda names', () => {
    const side = (agenda: string, cavil: PlayerScene = {}): string =>
      sideOf({ view: table(agenda, cavil).view('cavil') });
    expect([side('prove-their-worth'), side('genocide')]).toEqual(['ally', 'cylon']);
    const spy = { at: 'command', infiltrating: true };
    expect([side('prove-their-worth', spy), side('genocide', spy)]).toEqual(['human', 'hiddenCylon']);
  });

  test('the fleet on its way, if the Agenda asks for a long one, and against it from then on', () => {
    const side = (travelled: ReadonlyArray<string>): string =>
      sideOf({ view: table('the-illusion-of-hope', {}, { travelled }).view('cavil') });
    expect([side(['asteroid-field']), side(['asteroid-field', 'asteroid-field'])]).toEqual(['ally', 'cylon']);
  });
});

describe('where it goes', () => {
  test('among the humans, if it helps them: to the Human Fleet, and on to Galactica', () => {
    expect([...move(table('join-the-colonials', { at: 'cylon-fleet' }))]).toEqual(['location/pegasus/human-fleet']);
    const game = table('join-the-colonials', { at: 'human-fleet' });
    expect(inWords(game)).toBe('location');
    game.choose('cavil', 'location');
    expect([...answers(until(game, 'chooseEffect'))]).toEqual(['option2']);
    expect(inWords(table('join-the-colonials', { at: 'command', infiltrating: true }))).not.toContain(
      'endInfiltration',
    );
  });

  test('for a Super Crisis card: among the humans, back by the Resurrection Ship, and to Caprica', () => {
    const owner = (cavil: PlayerScene): Table => table('mutual-annihilation', cavil);
    expect([...move(owner({ at: 'cylon-fleet' }))]).toEqual(['location/pegasus/human-fleet']);
    expect(inWords(owner({ at: 'armory', infiltrating: true }))).toBe('endInfiltration');
    expect(inWords(owner({ at: 'resurrection-ship' }))).toBe('location');
    const holding = { superCrises: ['massive-assault'] };
    expect([...move(owner({ at: 'resurrection-ship', ...holding }))]).toEqual(['location/pegasus/caprica']);
    const game = owner({ at: 'caprica', ...holding });
    expect(inWords(game)).toBe('location');
    expect([...answers(game.choose('cavil', 'location'))]).toEqual(['option1']);
  });

  test('to be punished: accuses itself, and stays in the Brig once it is there', () => {
    const game = table('show-their-true-nature', { at: 'admirals-quarters', infiltrating: true });
    expect(inWords(game)).toBe('location');
    expect([...answers(game.choose('cavil', 'location'))]).toEqual(['seat0']);
    const jailed = table('show-their-true-nature', { at: 'brig', infiltrating: true });
    expect(agendaHolds(jailed.state, 0)).toEqual([true]);
    expect(inWords(jailed)).not.toMatch(/location|endInfiltration/);
  });

  test('takes the basestars off when it helps the humans, and brings them when not', () => {
    const ships = { bow: { basestar: 1 }, stern: { basestar: 1 } };
    expect(inWords(table('prove-their-worth', { at: 'armory', infiltrating: true }))).not.toContain(
      'character/pegasus/cavil/primacy',
    );
    expect(inWords(table('prove-their-worth', { at: 'human-fleet' }, { ships }))).not.toContain('pass');
    expect(inWords(table('genocide', { at: 'caprica' }))).toBe('character/pegasus/cavil/primacy');
  });
});

describe('what a loss is worth to it', () => {
  const worth = (agenda: string, lost: Parameters<typeof worthOf>[1], more: Partial<Scene> = {}): number =>
    worthOf({ view: table(agenda, {}, more).view('cavil') }, lost);

  test('resources that have to be low may go, others not', () => {
    expect(
      worth('grant-mercy', [{ lose: { food: 1 } }], { resources: { food: 3, morale: 6, population: 8 } }),
    ).toBeGreaterThan(0);
    expect(
      worth('grant-mercy', [{ lose: { food: 1 } }], { resources: { food: 2, morale: 6, population: 8 } }),
    ).toBeLessThan(0);
    expect(worth('grant-mercy', [{ lose: { fuel: 1 } }])).toBeLessThan(0);
    expect(
      worth('guide-them-to-destiny', [{ lose: { population: 1 } }], { resources: { morale: 5, population: 9 } }),
    ).toBeGreaterThan(0);
    expect(
      worth('guide-them-to-destiny', [{ lose: { morale: 1 } }], { resources: { morale: 5, population: 9 } }),
    ).toBeLessThan(0);
  });

  test('for a victory of the Cylons nothing may run out before the Agenda is fulfilled', () => {
    const low = { resources: { fuel: 1, food: 5, population: 5 } };
    expect(worth('genocide', [{ lose: { fuel: 1 } }], low)).toBeGreaterThan(0);
    expect(worth('genocide', [{ lose: { fuel: 1 } }], { resources: { fuel: 1, food: 2, population: 2 } })).toBeLessThan(
      0,
    );
    expect(worth('genocide', [{ lose: { food: 1 } }], low)).toBeLessThan(
      worth('salvage-their-equipment', [{ lose: { food: 1 } }], low),
    );
  });

  test('damage and ships, as the Agenda has it', () => {
    expect(worth('salvage-their-equipment', [{ damageGalactica: 1 }])).toBeGreaterThan(0);
    expect(worth('reduce-them-to-ruins', [{ damageGalactica: 1 }])).toBeLessThan(
      worth('genocide', [{ damageGalactica: 1 }]),
    );
    expect(worth('prove-their-worth', [{ destroyRaptors: 1 }])).toBeGreaterThan(0);
    expect(worth('prove-their-worth', [{ destroyRaptors: 1 }], { damagedVipers: 5 })).toBeLessThan(0);
  });
});

describe('an ability that adds cards after the reveal', () => {
  const hand = ['leadership/3', 'leadership/1', 'treachery/2'];

  /** Six is asked after the reveal, with a total that is so much above the difficulty. */
  function reacts(
    agenda: string,
    above: number,
  ): { readonly game: Table; readonly view: GameView; readonly answer: ReadonlyArray<string> } {
    const game = leaderScene({
      players: [{ six: { agenda, hand } }, 'adama', 'roslin', 'starbuck'],
      current: 'adama',
      destiny: ['piloting/1', 'piloting/1'],
    }).crisis('elections-loom');
    for (let n = 0; n < 100 && !isAfterReveal(game); n += 1) game.settle(1);
    const seen = game.view('six');
    if (seen.check === undefined) throw new Error('there is no check');
    const view = { ...seen, check: { ...seen.check, total: seen.check.difficulty + above } };
    return { game, view, answer: choose({ view }, game.choices('six'), () => 0) };
  }
  const isAfterReveal = (game: Table): boolean => {
    const topic = game.question('six')?.topic;
    return topic?.kind === 'react' && topic.window === 'cardsRevealed';
  };

  test("is used when it turns the check for their own side, and not when it can't or needn't", () => {
    const used = (agenda: string, above: number): boolean => reacts(agenda, above).answer.length > 0;
    expect([used('prove-their-worth', -3), used('prove-their-worth', -5), used('prove-their-worth', 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([used('genocide', 1), used('genocide', 2), used('genocide', -1)]).toEqual([true, false, false]);
  });

  test('adds the fewest cards that turn it', () => {
    const added = (agenda: string, above: number): ReadonlyArray<string> => {
      const { game, view } = reacts(agenda, above);
      game.choose('six', 'human-delusion');
      return choose({ view }, game.choices('six'), () => 0).map((id) => id.replace(/^.*\/(.+\/\d)$/, '$1'));
    };
    expect(added('prove-their-worth', -3)).toHaveLength(1);
    expect(added('prove-their-worth', -4)).toHaveLength(2);
    expect(added('genocide', 1)).toHaveLength(1);
  });
});
