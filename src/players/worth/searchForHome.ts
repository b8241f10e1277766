/** Worth of Missions, and of what can be done on the Demetrius and the Rebel Basestar. */
import type { SearchForHomeVerb } from '../../catalogue/effects/searchForHome.ts';
import { catalogue } from '../../catalogue/index.ts';
import { seatsInPlay } from '../../engine/pieces/players.ts';
import type { GameView } from '../../engine/types/view.ts';
import { helpsHumans, sideOf } from '../side.ts';
import { distanceWorth } from './jumps.ts';
import { nothing, worthOf, type EffectScores, type Situation } from './effects.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';

/** The average cost of a Crisis card to the fleet, less the jump that it may prepare. */
const crisisSpared = 0.6;
/** The average strength that a human's card adds to a Mission; about half of them help. */
const strengthOfCard = 1.1;

/** Returns how likely a check of that difficulty is passed with all hands at the table. */
function chanceOf(view: GameView, difficulty: number): number {
  const cards = view.players.reduce((sum, { cylon, handCount }) => sum + (cylon === undefined ? handCount : -1), 0);
  return Math.min(0.9, Math.max(0.05, (strengthOfCard * cards) / difficulty - 0.7));
}

/** Returns the worth of a Mission whose cards are still to be played. */
export function worthOfMission(player: SeatedPlayer, card: string): number {
  const { view } = player;
  const { pass = [], fail = [], difficulty = 0 } = catalogue.missions.get(card)?.check ?? {};
  const chance = chanceOf(view, difficulty);
  return chance * worthOf(player, pass) + (1 - chance) * worthOf(player, fail);
}

/** Returns the expected worth of the Mission on top of the deck, as far as it is known which are left. */
function worthOfNext(player: SeatedPlayer): number {
  const { view } = player;
  const left = unseenMissions(view);
  return left.length === 0 ? 0 : left.reduce((sum, card) => sum + worthOfMission(player, card), 0) / left.length;
}

function unseenMissions({ modules: { searchForHome }, travelled }: GameView): ReadonlyArray<string> {
  const { active, discard = [] } = searchForHome ?? {};
  const away = [...discard, ...travelled, ...(active === undefined ? [] : [active.card])];
  return [...catalogue.missions.keys()].filter((card) => !away.includes(card));
}

const count = (view: GameView, kind: string): number => view.ships.filter((ship) => ship.kind === kind).length;

/**
 * Returns the worth of making a Mission. For a player among the humans it is worth something even as a hidden Cylon: it
 * would look odd not to.
 */
function makeMission(now: Situation): number {
  const empty = now.view.modules.searchForHome?.active === undefined;
  if (!empty) return 0;
  const worth = crisisSpared + worthOfNext(now);
  return helpsHumans(now.side) ? worth + 0.6 : 0.8;
}

export const searchForHomeScores: EffectScores<SearchForHomeVerb> = {
  startMission: { worth: (player) => crisisSpared + worthOfNext(player), action: makeMission },
  // The distance counts at once, as if the Mission were a destination (R-DAY-71).
  missionCounts: ({ view }, distance) => distanceWorth(view, distance),
  // The Mission may come again.
  turnMissionDown: nothing,
  lookAtMission: () => 0.3,
  // Everyone draws alike, but cards of Cylon players spoil checks.
  everyoneDrawsNamed: ({ view }, cards) => 0.12 * cards * humanShare(view),
  clearBoardOf: ({ view }, kinds) =>
    kinds.reduce(
      (sum, kind) =>
        sum +
        (kind === 'centurion'
          ? view.boarding.reduce((all, space) => all + 0.6 + 0.5 * space, 0)
          : (kind === 'basestar' ? 1.2 : 0.5) * count(view, kind)),
      0,
    ),
  takeOutOfGame: (_player, { basestar = 0, heavyRaider = 0, centurion = 0 }) =>
    1.2 * basestar + 0.4 * heavyRaider + 0.5 * centurion,
  turnRebelBasestar: (_player, side) => (side === 'human' ? 0.8 : -0.8),
  repairDamaged: ({ view }, locations) => 0.8 * Math.min(locations, view.damaged.length),
  payTribute: { worth: (player) => forTheActing(player, -0.5), action: () => -1.2 },
  arrangeCrises: { worth: (player) => forTheActing(player, 0.6), action: () => 0.8 },
  searchSkillDeck: { worth: (player) => forTheActing(player, 0.9), action: () => 1.5 },
  sendOut: {
    worth: (player) => forTheActing(player, 1.2),
    action: ({ raiders, basestars }) => 1 + 0.3 * Math.min(5, raiders + 2 * basestars),
  },
};

/**
 * Returns the gain for the humans if the player who acts has `gain`. The Rebel Basestar helps the player who uses it: a
 * Cylon player's gain is the humans' loss.
 */
function forTheActing(player: SeatedPlayer, gain: number): number {
  return helpsHumans(sideOf(player)) ? gain : -gain;
}

/** Returns how many more humans than Cylon players sit at the table. */
function humanShare(view: GameView): number {
  const known = seatsInPlay(view).filter((seat) => view.players[seat]?.cylon === undefined).length;
  return 2 * known - seatsInPlay(view).length;
}
