/** Views with a Crisis on the table, one of each kind. */
import type { GameView } from '../../engine/types/view.ts';
import { checkInProgress, lateGame } from './views/index.ts';

function drawn(crisis: string): GameView {
  return { ...checkInProgress(), check: undefined, currentCrisis: crisis };
}

export const crisisGallery: Readonly<Record<string, () => GameView>> = {
  'crisis-choice': () => drawn('crisis/base/scouting-for-fuel'),
  'crisis-attack': () => drawn('crisis/base/thirty-three'),
  'crisis-event': () => ({
    ...drawn('super-crisis/base/massive-assault'),
    inPlay: ['crisis/base/detector-sabotage', 'crisis/base/cylon-swarm'],
  }),
};

/** Returns a fleet before and after a bad turn: all that can be marked as changed. */
export function badTurn(): { readonly before: GameView; readonly after: GameView } {
  const before = lateGame();
  const [first, ...others] = before.ships;
  const ships = others.map((ship) =>
    ship.kind === 'raider' && ship.area === 'stern' ? { ...ship, area: 'portQuarter' as const } : ship,
  );
  const players = before.players.map((player) => {
    if (player.seat === 0)
      return { ...player, titles: [], place: { kind: 'location', location: 'location/base/brig' } as const };
    return player.seat === 1 ? { ...player, titles: ['president'] as const } : player;
  });
  const after: GameView = {
    ...before,
    ships: first?.kind === 'raider' ? ships : before.ships,
    players,
    resources: { fuel: 1, food: 6, morale: 4, population: 5 },
    jumpTrack: 3,
    boarding: [2, 0],
    distance: 8,
    damaged: [...before.damaged, 'location/base/command'],
    damagedCraft: { viper: 3, raptor: 0 },
    reserves: { viper: 0, raptor: 1 },
  };
  return { before, after };
}
