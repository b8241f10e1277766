/** What effects add to their worth by the character that they hit. */
import type { Effect, Effects } from '../../catalogue/effect.ts';
import { isHuman, isInPlay } from '../../engine/pieces/players.ts';
import type { Seat } from '../../engine/types/ids.ts';
import type { GameView } from '../../engine/types/view.ts';
import { habits } from '../habits.ts';
import { chanceBefore } from '../odds.ts';
import { suspicionOf } from '../suspicion.ts';

/** Who is likely a Cylon is better locked up, and better without a title. */
export function personal(view: GameView, effects: Effects, about: Seat | undefined): number {
  return about === undefined ? 0 : effects.reduce((sum, effect) => sum + personalOf(view, effect, about), 0);
}

function personalOf(view: GameView, effect: Effect, about: Seat): number {
  const hits = ('send' in effect && effect.send.who === 'chosen') || ('execute' in effect && effect.execute === 'chosen');
  if (hits) return habits.jail * suspicionOf(view, about);
  if ('check' in effect) {
    const { difficulty, skills, pass = [] } = effect.check;
    return chanceBefore(view, difficulty, skills) * personal(view, pass, about);
  }
  if (!('giveTitle' in effect) || effect.giveTitle.to !== 'chosen') return 0;
  const holder = view.titles[effect.giveTitle.title];
  const before = holder === undefined ? 0.3 : suspicionOf(view, holder);
  return 3 * (before - suspicionOf(view, about)) + (about === view.viewer ? 0.5 : 0);
}

/** Of whoever among the others it serves the humans most to choose. */
export function bestPersonal(view: GameView, effects: Effects): number {
  return view.players.reduce((best, { seat }) => (
    seat === view.viewer || !isInPlay(view, seat) || !isHuman(view, seat) ? best : Math.max(best, personal(view, effects, seat))
  ), 0);
}
