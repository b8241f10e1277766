/** The part of an effect's worth that depends on the character that it hits. */
import type { Effect, Effects } from '../../catalogue/effect.ts';
import { isHuman, isInPlay } from '../../engine/pieces/players.ts';
import type { Seat } from '../../engine/types/ids.ts';
import { habits } from '../habits.ts';
import { chanceBefore } from '../odds.ts';
import { suspicionOf } from '../suspicion.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';

/** Returns what the effects are worth for that seat: a likely Cylon is better locked up, and better without a title. */
export function personal(player: SeatedPlayer, effects: Effects, about: Seat | undefined): number {
  return about === undefined ? 0 : effects.reduce((sum, effect) => sum + personalOf(player, effect, about), 0);
}

function personalOf(player: SeatedPlayer, effect: Effect, about: Seat): number {
  const { view } = player;
  const hits =
    ('send' in effect && effect.send.who === 'chosen') || ('execute' in effect && effect.execute === 'chosen');
  if (hits) return habits.jail * suspicionOf(player, about);
  if ('check' in effect) {
    const { difficulty, skills, pass = [] } = effect.check;
    return chanceBefore(player, difficulty, skills) * personal(player, pass, about);
  }
  if (!('giveTitle' in effect) || effect.giveTitle.to !== 'chosen') return 0;
  const holder = view.titles[effect.giveTitle.title];
  const before = holder === undefined ? 0.3 : suspicionOf(player, holder);
  return 3 * (before - suspicionOf(player, about)) + (about === view.viewer ? 0.5 : 0);
}

/** Returns the most that the effects are worth if another human seat is chosen for them; 0 at least. */
export function bestPersonal(player: SeatedPlayer, effects: Effects): number {
  const { view } = player;
  return view.players.reduce(
    (best, { seat }) =>
      seat === view.viewer || !isInPlay(view, seat) || !isHuman(view, seat)
        ? best
        : Math.max(best, personal(player, effects, seat)),
    0,
  );
}
