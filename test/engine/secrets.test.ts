import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { disguise } from '../../src/engine/index.ts';
import { seedRandom } from '../../src/engine/flow/random.ts';
import { agendaOf } from '../../src/engine/modules/cylonLeaders/state.ts';
import type { Viewer } from '../../src/engine/flow/secrecy.ts';
import type { GameState, Player } from '../../src/engine/types/state.ts';
import { leaderScene } from './leaderScene.ts';
import { nebulaOf } from '../../src/engine/modules/ionianNebula/state.ts';
import { mutinyScene } from './mutinyScene.ts';
import { letters, nebulaScene } from './nebulaScene.ts';
import { newCapricaScene } from './newCapricaScene.ts';
import { scene, type Table } from './scene.ts';

/** The cards that can lie in a place, as the viewer sees it: everything that came there in a hundred worlds. */
function worlds(game: Table, viewer: Viewer, place: (state: GameState) => string): Set<string> {
  const seen = new Set<string>();
  for (let n = 0; n < 100; n += 1) {
    disguise(game.state, viewer, seedRandom(`world ${n}`));
    seen.add(place(game.state));
  }
  return seen;
}

describe('what a seat may not know is dealt again', () => {
  test('R-LOY-24 hands of others, but not their own', () => {
    const game = scene({ players: [{ adama: { hand: ['politics/1'] } }, { tigh: { hand: ['tactics/1'] } }, 'roslin'] });
    const [adama, tigh] = [0, 1].map((seat) => worlds(game, 0, ({ players }) => players[seat]?.hand.join() ?? ''));
    expect(adama?.size).toBe(1);
    expect(tigh?.size).toBeGreaterThan(10);
  });

  test('R-LOY-20 Loyalty cards of others, as many Cylons as before', () => {
    const game = scene({ players: ['adama', { tigh: { loyalty: ['cylon'] } }, 'roslin'] });
    const isCylon = ({ loyalty }: Player): boolean => catalogue.loyalty.get(loyalty[0]?.card ?? '')?.kind === 'cylon';
    const suspects = worlds(game, 0, ({ players }) =>
      players
        .filter(isCylon)
        .map(({ character }) => character)
        .join(),
    );
    expect([...suspects].filter((names) => names.includes('william-adama'))).toEqual([]);
    expect([...suspects].some((names) => names.includes('laura-roslin'))).toBe(true);
  });

  test('R-LOY-34 a card that is revealed at once may be in the deck or with a Cylon player, but not before a human player', () => {
    const loyaltyDeck = ['you-are-the-mutineer', 'human'];
    const game = mutinyScene({ players: ['adama', 'tigh', { roslin: { revealed: true } }], loyaltyDeck });
    const holders = worlds(game, 0, ({ players }) =>
      players
        .flatMap(({ loyalty }, seat) =>
          loyalty.some(({ card }) => card.endsWith('/you-are-the-mutineer')) ? [seat] : [],
        )
        .join(),
    );
    expect(holders).toEqual(new Set(['', '2']));
  });

  test('R-CHK-41 cards in a check until they are revealed', () => {
    const game = scene({ players: [{ adama: { hand: ['leadership/1', 'leadership/2'] } }, 'tigh', 'roslin'] }).crisis(
      'elections-loom',
    );
    const pile = ({ stack }: GameState): string =>
      JSON.stringify(stack.find(({ procedure }) => procedure === 'skillCheck')?.data);
    expect(worlds(game, 1, pile).size).toBeGreaterThan(20);
  });

  test('R-LOY-26 an Agenda may be any other of its deck, for all but its owner', () => {
    const game = leaderScene({ players: [{ cavil: { agenda: 'genocide' } }, 'adama', 'roslin', 'starbuck'] });
    expect(worlds(game, 0, (state) => agendaOf(state, 0)?.id ?? '')).toEqual(new Set(['agenda/pegasus/genocide']));
    const others = [...catalogue.agendas.values()].filter(
      ({ deck }) => deck === catalogue.agendas.get('agenda/pegasus/genocide')?.deck,
    );
    expect(worlds(game, 1, (state) => agendaOf(state, 0)?.id ?? '')).toEqual(new Set(others.map(({ id }) => id)));
  });

  test('R-NCA-15 the ships of both stacks of New Caprica, and which is the top Locked one but for who looks at it', () => {
    const players = ['adama', 'baltar', 'starbuck', { tigh: { revealed: true } }] as const;
    const game = newCapricaScene({ players, locked: ['1-population', '2-population'], prepared: ['2-population'] });
    const top = ({ modules }: GameState): string => modules.newCaprica?.locked.at(-1) ?? '';
    expect(worlds(game, 0, top).size).toBeGreaterThan(1);
    game.call('lookAtLocked', { seat: 3, why: 'location/pegasus/shipyard' });
    expect(worlds(game, 3, top).size).toBe(1);
    expect(worlds(game, 0, top).size).toBeGreaterThan(1);
  });

  test('R-ION-71 trauma tokens of others, until the trial begins', () => {
    const game = nebulaScene({ players: ['adama', 'tigh', 'roslin'], trauma: { adama: 'bb', tigh: 'ab' } });
    const held =
      (seat: number) =>
      (state: GameState): string =>
        letters(nebulaOf(state).trauma[seat] ?? []);
    expect(worlds(game, 0, held(1)).size).toBeGreaterThan(1);
    expect(worlds(game, 0, held(0))).toEqual(new Set(['bb']));
    nebulaOf(game.state).trial = 'held';
    expect(worlds(game, 0, held(1)).size).toBe(1);
  });
});

test('R-LOY-27 reactions of others are gone, private questions are known to be asked and no more', () => {
  const game = scene({
    players: [{ adama: { hand: ['politics/1', 'politics/2'] } }, 'tigh', 'roslin'],
    current: 'adama',
  }).actions('adama');
  const [asked] = game.state.decisions;
  disguise(game.state, 1, seedRandom('asked'));
  expect(game.state.decisions).toEqual([{ ...asked, choices: [], fallback: [], min: 0, max: 0 }]);
});
