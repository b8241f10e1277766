/** Damage tokens that the battlestar Pegasus has drawn, and the public view of them: R-PEG-22. */
import { contentOf } from '../../content.ts';
import { shuffle, type RandomState } from '../../flow/random.ts';
import { nobody, secret, type Secrecy } from '../../flow/secrecy.ts';
import type { TokenId } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';

export interface Pegasus {
  /** Its damage tokens, facedown. */
  damage: Array<TokenId>;
}

export interface PegasusView {
  /** Damage tokens that can still be drawn. */
  readonly damageLeft: number;
}

export const pegasusSecrets: Secrecy<Pegasus> = { damage: secret('pegasusDamage', nobody) };

export function pegasusAtStart(options: GameOptions, random: RandomState): Pegasus {
  const tokens = [...contentOf(options).tokens.values()].filter(({ kind }) => kind === 'pegasusDamage');
  return {
    damage: shuffle(
      random,
      tokens.map(({ id }) => id),
    ),
  };
}

export function pegasusView({ modules }: GameState): PegasusView {
  return { damageLeft: modules.pegasus?.damage.length ?? 0 };
}
