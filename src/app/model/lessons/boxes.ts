/** Options for the tutorial of an expansion, and the tips about what it brings. */
import { catalogue } from '../../../catalogue/index.ts';
import type { GameEvent, GameView, Seat } from '../../../store/engineTypes.ts';

/** Everything in the box, by key and value: its parts, and its own objective if it has one. */
export function valuesWith(expansion: string): Readonly<Record<string, string>> {
  const parts = [...catalogue.options.values()].filter((option) => option.expansion === expansion);
  const goal = [...catalogue.objectives.values()].find((objective) => objective.expansion === expansion);
  return {
    [expansion]: 'on',
    ...Object.fromEntries(parts.map((part) => [part.switch, 'on'])),
    ...(goal === undefined ? {} : { objective: goal.objective }),
  };
}

/** Tips about what only some games have; they stand in the game's channel. */
export const boxTips = [
  'newCharacter',
  'checkAbility',
  'consequence',
  'fleetBoard',
  'pursuit',
  'cag',
  'trauma',
  'ally',
  'crossroads',
  'trial',
  'demetrius',
  'mission',
  'rebelBasestar',
] as const;
export type BoxTip = (typeof boxTips)[number];

/** They tell of what comes late in a game, when the first turns have been explained long ago. */
export const lateBoxTips: ReadonlyArray<BoxTip> = ['newCharacter', 'crossroads', 'trial', 'rebelBasestar'];

interface Moment {
  readonly happened: ReadonlyArray<GameEvent['what']>;
  readonly asked: ReadonlyArray<GameView['waitingFor'][number]['topic']['kind']>;
  readonly learners: ReadonlyArray<Seat>;
  readonly ownTurns: number;
  readonly modules: GameView['modules'];
}

type Happens = GameEvent['what']['kind'];

const happens =
  (...kinds: ReadonlyArray<Happens>) =>
  ({ happened }: Moment): boolean =>
    happened.some(({ kind }) => kinds.includes(kind));

/** Conditions under which a tip is due, in the order in which they are read. */
export const boxMoments: Readonly<Record<BoxTip, (moment: Moment) => boolean>> = {
  newCharacter: happens('executed'),
  checkAbility: happens('checkAbility'),
  consequence: happens('checkConsequence'),
  fleetBoard: happens('fleetGathers'),
  pursuit: happens('pursuit'),
  cag: ({ happened }) => happened.some((what) => what.kind === 'titleGained' && what.title === 'cag'),
  trauma: ({ happened, learners }) =>
    happened.some((what) => what.kind === 'traumaDrawn' && learners.includes(what.seat)),
  // On the first turn the board has enough that is new.
  ally: ({ asked, ownTurns, modules: { allies } }) =>
    ownTurns > 1 && asked.includes('move') && allies !== undefined && allies.inPlay.length > 0,
  crossroads: happens('crossroadsDealt'),
  trial: happens('trialBegins'),
  demetrius: ({ asked, ownTurns, modules: { searchForHome } }) =>
    ownTurns > 1 && asked.includes('move') && searchForHome !== undefined,
  mission: happens('missionTurnedUp'),
  rebelBasestar: happens('rebelBasestar'),
};
