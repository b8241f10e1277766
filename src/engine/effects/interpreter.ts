/** Resolves lists of effects, one after the other: R-CRI-20, R-TURN-149. */
import type { Effect, EffectKind, Effects, EffectShapes } from '../../catalogue/effect.ts';
import type { Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import type { EffectContext } from '../types/effectContext.ts';
import { aimedEffects } from './aimed.ts';
import { isIgnored } from '../abilities/ignored.ts';
import { boardEffects } from './board.ts';
import { cardEffects } from './cards.ts';
import { choiceEffects } from './choices.ts';
import { cylonEffects } from './cylon.ts';
import { deckEffects } from './decks.ts';
import { fateEffects } from './fates.ts';
import { leaderEffects } from './leaders.ts';
import { newCapricaEffects } from './newCaprica.ts';
import { playerEffects } from './players.ts';
import { windowEffects } from './windows.ts';

export type Resolver<K extends EffectKind> = (game: Game, value: EffectShapes[K], context: EffectContext) => void;
export type Resolvers = { readonly [K in EffectKind]: Resolver<K> };

declare module '../flow/procedures.ts' {
  interface Procedures {
    effects: { readonly list: Effects; readonly context: EffectContext; at?: number };
  }
}

const resolvers: Resolvers = { ...aimedEffects, ...boardEffects, ...cardEffects, ...choiceEffects, ...cylonEffects, ...deckEffects, ...fateEffects, ...leaderEffects, ...newCapricaEffects, ...playerEffects, ...windowEffects };

function resolve(game: Game, effect: Effect, context: EffectContext): void {
  for (const [kind, value] of Object.entries(effect)) {
    // An effect has one key, and its value has that key's shape: the catalogue has checked it.
    const resolver = resolvers[kind as EffectKind] as Resolver<EffectKind>;
    if (!isIgnored(game.state, effect)) resolver(game, value as never, context);
  }
}

procedure('effects', {
  next: (game, data) => {
    const at = data.at ?? 0;
    const effect = data.list[at];
    if (effect === undefined) {
      game.finish();
      return;
    }
    data.at = at + 1;
    game.goto('next');
    resolve(game, effect, data.context);
  },
});
