import { expect, test } from 'vitest';
import { counted, heldCards, holdings, type HeldBySeat, type HeldViewOf } from '../../src/engine/flow/holdings.ts';
import { seedRandom } from '../../src/engine/flow/random.ts';
import { defineModule } from '../../src/engine/hooks.ts';
import { createGame, defaultOptions, disguise, view } from '../../src/engine/index.ts';
import { undeclared } from '../../src/engine/secrets/index.ts';
import type { GameState } from '../../src/engine/types/state.ts';

const held = holdings({
  plots: heldCards({ faces: 'owner' }),
  doubts: heldCards({ faces: 'nobody' }),
  favours: heldCards({ faces: 'everybody' }),
  oath: heldCards({ faces: 'owner', countHidden: true, shownAtEnd: true }),
  courage: counted('everybody'),
  fear: counted('owner', 'fear'),
  luck: counted('nobody', 'luck'),
});

declare module '../../src/engine/types/modules.ts' {
  interface ModuleStates {
    madeUpHoldings: { held: HeldBySeat<typeof held> };
  }
  interface SeatModuleViews {
    madeUpHoldings: HeldViewOf<typeof held>;
  }
  interface OwnModuleViews {
    madeUpHoldings: HeldViewOf<typeof held>;
  }
}

/** Everybody holds something of each kind; the first player's are named after `a`, and so on. */
function withHoldings(play: (state: GameState) => void): void {
  const takeBack = defineModule({
    name: 'madeUpHoldings',
    order: 99,
    when: () => true,
    state: { start: ({ players }) => ({ held: held.start(players) }), secrets: { held: held.secrets } },
    seatView: ({ modules, over }, seat) => held.seen(modules.madeUpHoldings?.held[seat], over !== undefined),
    ownView: ({ modules }, viewer) => held.own(modules.madeUpHoldings?.held[viewer]),
  });
  try {
    const state = createGame({ ...defaultOptions, players: 3 }, 'holdings');
    for (const [seat, all] of (state.modules.madeUpHoldings?.held ?? []).entries()) {
      const name = 'abc'[seat] ?? '';
      all.plots.push(`plot/${name}1`, `plot/${name}2`);
      all.doubts.push(`doubt/${name}`);
      all.favours.push(`favour/${name}`);
      all.oath.push(`oath/${name}`);
      Object.assign(all, { courage: seat, fear: 10 + seat, luck: 20 + seat });
    }
    play(state);
  } finally {
    takeBack();
  }
}

test('a holding shows everybody, its player and nobody what it was declared to show', () => {
  withHoldings((state) => {
    const { players, own } = view(state, 0);
    const seen = { plots: { count: 2 }, doubts: { count: 1 }, favours: { count: 1, cards: ['favour/b'] }, courage: 1 };
    expect(players[1]?.modules.madeUpHoldings).toEqual(seen);
    expect(own?.modules.madeUpHoldings).toEqual({
      plots: { count: 2, cards: ['plot/a1', 'plot/a2'] },
      doubts: { count: 1 },
      favours: { count: 1, cards: ['favour/a'] },
      oath: { count: 1, cards: ['oath/a'] },
      courage: 0,
      fear: 10,
    });
  });
});

test('what is shown at the end is shown to all when the game is over', () => {
  withHoldings((state) => {
    state.over = { winner: 'humans', cause: 'fuel', winners: [] };
    const shown = view(state, 'public').players.map(({ modules }) => modules.madeUpHoldings);
    expect(shown.map((one) => one?.oath)).toEqual(['a', 'b', 'c'].map((name) => ({ count: 1, cards: [`oath/${name}`] })));
    expect(shown.map((one) => one?.plots)).toEqual([{ count: 2 }, { count: 2 }, { count: 2 }]);
  });
});

test('disguise deals holdings anew among those that the viewer does not know, and leaves no trace in the view', () => {
  withHoldings((state) => {
    expect(undeclared(state)).toEqual([]);
    const before = JSON.stringify(view(state, 0));
    const dealt = Array.from({ length: 30 }, (_, n) => n).flatMap((n) => {
      disguise(state, 0, seedRandom(`world ${n}`));
      expect(JSON.stringify(view(state, 0))).toBe(before);
      return [...(state.modules.madeUpHoldings?.held[1]?.plots ?? [])];
    });
    expect([...new Set(dealt)].sort()).toEqual(['plot/b1', 'plot/b2', 'plot/c1', 'plot/c2']);
    expect(state.modules.madeUpHoldings?.held[0]).toMatchObject({ plots: ['plot/a1', 'plot/a2'], oath: ['oath/a'], fear: 10 });
    // Nobody has looked at these, their own player neither.
    expect(state.modules.madeUpHoldings?.held.map(({ luck }) => luck).sort()).toEqual([20, 21, 22]);
  });
});
