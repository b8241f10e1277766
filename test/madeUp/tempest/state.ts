/** What lies on the table of Tempest, and who knows it. */
import { contentOf, switchesOf } from '../../../src/engine/content.ts';
import { counted, heldCards, holdings, type HeldBySeat, type HeldViewOf } from '../../../src/engine/flow/holdings.ts';
import { shuffle, type RandomState } from '../../../src/engine/flow/random.ts';
import { nobody, sameKind, secret, type Secrecy } from '../../../src/engine/flow/secrecy.ts';
import type { CardId } from '../../../src/engine/types/ids.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import type { GameState, Pile } from '../../../src/engine/types/state.ts';

export const held = holdings({
  rumours: heldCards({ faces: 'owner' }),
  grit: counted('everybody'),
  omen: heldCards({ faces: 'owner' }),
  shown: heldCards({ faces: 'everybody' }),
});

export interface Tempest {
  readonly rumours: Pile<CardId>;
  readonly held: HeldBySeat<typeof held>;
  /** Raiders on the Derelict, which is no space area. */
  raiders: number;
}

export interface DerelictView {
  readonly raiders: number;
  /** Cards that have not been heard yet. */
  readonly rumours: number;
}

declare module '../../../src/engine/types/modules.ts' {
  interface ModuleStates {
    tempest: Tempest;
  }
  interface ModuleViews {
    tempest: DerelictView;
  }
  interface SeatModuleViews {
    tempest: HeldViewOf<typeof held>;
  }
  interface OwnModuleViews {
    tempest: HeldViewOf<typeof held>;
  }
}

export const tempestSecrets: Secrecy<Tempest> = {
  rumours: { deck: secret(sameKind, nobody), discard: 'public' },
  held: held.secrets,
  raiders: 'public',
};

export function tempestAtStart(options: GameOptions, random: RandomState): Tempest {
  const cards = [...contentOf(options).rumours.values()].flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const grit = switchesOf(options).has('hardened') ? 2 : 1;
  const deck = shuffle(random, cards);
  return {
    rumours: { deck, discard: [] },
    held: held.start(options.players).map((its) => ({ ...its, grit, omen: deck.splice(0, 1) })),
    raiders: 0,
  };
}

/** Throws in a game without Tempest. */
export function tempestOf({ modules: { tempest } }: GameState): Tempest {
  if (tempest === undefined) throw new Error('this game is played without Tempest');
  return tempest;
}
