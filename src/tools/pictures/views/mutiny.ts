/** Moments of Mutiny cards, of the Mutineer and of Colonial One with Daybreak. */
import { contentOf } from '../../../engine/content.ts';
import type { GameView, PlayerView } from '../../../engine/types/view.ts';
import { card, player, standing, startOfGame } from './scene.ts';

const options: GameView['options'] = { ...startOfGame().options, players: 6, expansions: ['daybreak'] };

export const mutinyCard = (name: string): string => card('mutiny', name, 'daybreak');
export const mutineer = card('loyalty', 'you-are-the-mutineer', 'daybreak');

const inDaybreak = (name: string): PlayerView['place'] => ({
  kind: 'location',
  location: card('location', name, 'daybreak'),
});

/** A player who holds `count` Mutiny cards. */
const rebel = (seat: number, count: number, changes: Partial<PlayerView> = {}): PlayerView =>
  player(seat, { ...changes, modules: { mutiny: { cards: { count } }, miracles: { tokens: seat % 2, limit: 1 } } });

/** Six players, one of them the Mutineer with two cards and a title, one in the Brig for a second one. */
export function mutinyGame(changes: Partial<GameView> = {}): GameView {
  const start = startOfGame();
  return {
    ...start,
    options,
    turn: 9,
    phase: 'action',
    current: 2,
    locations: [...contentOf(options).locations.keys()].filter((id) => !id.endsWith('hub-destroyed')),
    players: [
      rebel(0, 1, { titles: ['president'], place: inDaybreak('quorum-chamber') }),
      rebel(1, 0, { place: inDaybreak('press-room') }),
      rebel(2, 2, { titles: ['admiral'], openLoyalty: [mutineer], loyaltyCount: 2, place: standing('command') }),
      rebel(3, 1, { place: standing('brig') }),
      rebel(4, 0, { cylon: 'revealed', place: inDaybreak('caprica') }),
      rebel(5, 1, { place: inDaybreak('administration') }),
    ],
    modules: { mutiny: { left: 15, discard: [mutinyCard('selfish-act'), mutinyCard('panic')] } },
    ...changes,
  };
}

/** The same fleet without Colonial One. */
export function colonialOneDestroyed(): GameView {
  const game = mutinyGame();
  const closed = game.locations.filter((id) => /daybreak\/(quorum|press|presid|admin)/.test(id));
  const isThere = ({ place }: PlayerView): boolean => place.kind === 'location' && closed.includes(place.location);
  const players = game.players.map((one) => (isThere(one) ? { ...one, place: standing('sickbay') } : one));
  return { ...game, players, closed, inPlay: [card('super-crisis', 'bomb-on-colonial-1')] };
}
