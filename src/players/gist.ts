/** The purpose of an answer, as a newcomer could be told: by what kind of thing it does, and by what the seat knows. */
import { abilityOf } from '../catalogue/abilities.ts';
import { catalogue } from '../catalogue/index.ts';
import { hasVerb } from '../catalogue/effect.ts';
import type { EffectKind, Effects } from '../catalogue/effect.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import type { Choice, Decision } from '../engine/types/decision.ts';
import type { GameView } from '../engine/types/view.ts';

/**
 * The subject of each verb of an action; the first that fits counts. Verbs of boxes about something else are not
 * listed.
 */
const about = {
  jumps: ['ftlJump', 'jumpFleet', 'jumpTrack', 'nextCrisisJumps'],
  fights: [
    'viperActivations',
    'viperAttacks',
    'galacticaAttack',
    'attackCenturion',
    'launchNuke',
    'damageBasestar',
    'chooseBasestar',
    'destroyCylons',
    'destroyAllCylons',
    'removeCylons',
    'removeRaiders',
    'moveAndAttack',
    'hitArea',
    'nukeArea',
    'dogfight',
    'strafe',
    'launchSelf',
    'launchPilots',
    'activateOneViper',
    'flyOneViper',
    'escortAway',
    'defendCivilian',
  ],
  mends: [
    'repair',
    'repairAnywhere',
    'repairVipers',
    'repairDamaged',
    'repairGalactica',
    'repairEveryViper',
    'restoreShips',
    'restoreRaptors',
  ],
  gains: ['gain'],
  leads: ['executiveOrder', 'everybodyActs', 'extraActions'],
  quorum: ['drawQuorum', 'playQuorum', 'pickQuorum'],
  looks: [
    'lookAtLoyalty',
    'lookAtTop',
    'lookAtBottom',
    'arrangeCrises',
    'reorderCrises',
    'inspectCivilians',
    'lookAtContribution',
  ],
  judges: ['send', 'release', 'execute', 'nominate', 'passTitle', 'giveTitle'],
  harms: [
    'lose',
    'loseHighest',
    'activate',
    'activateAnywhere',
    'damageGalactica',
    'boardCenturions',
    'playSuperCrisis',
    'drawSuperCrisis',
  ],
  draws: ['draw', 'drawNamed', 'drawDifferent', 'searchSkillDeck'],
} as const satisfies Readonly<Record<string, ReadonlyArray<EffectKind>>>;

type About = keyof typeof about;
export const actionGists = Object.keys(about).filter((key): key is About => key in about);

/**
 * A purpose in short. `there`: at the place to which the player moves. `strength`: of cards for a check. `distance`: of
 * a destination.
 */
export type Gist =
  | { readonly kind: 'does' | 'there'; readonly what: About }
  | { readonly kind: 'helpsCheck' | 'harmsCheck'; readonly strength: number }
  | { readonly kind: 'leadsOn'; readonly distance: number }
  | { readonly kind: 'keepsCards' | 'stays' | 'shows' };

/** Returns the gist of an answer; `undefined` if nothing can be said in a few words. */
export function gistOf(
  view: GameView,
  { topic, choices }: Pick<Decision, 'topic' | 'choices'>,
  answer: ReadonlyArray<string>,
): Gist | undefined {
  const chosen = choices.filter(({ id }) => answer.includes(id));
  if (topic.kind === 'contribute') return ofCards(view, chosen);
  const [only, ...others] = chosen;
  if (only === undefined || only.kind === 'pass') return topic.kind === 'move' ? { kind: 'stays' } : undefined;
  if (others.length > 0) return undefined;
  if (only.kind === 'revealLoyalty') return { kind: 'shows' };
  const destination = only.kind === 'card' ? catalogue.destinations.get(only.card) : undefined;
  if (destination !== undefined) return { kind: 'leadsOn', distance: destination.distance };
  const effects = effectsOf(only);
  const what = actionGists.find((each) => about[each].some((verb) => hasVerb(effects, verb)));
  return what === undefined ? undefined : { kind: only.kind === 'location' ? 'there' : 'does', what };
}

/**
 * Returns the gist of adding these cards: those of the check's types add their strength, others subtract theirs
 * (R-CHK-43).
 */
function ofCards({ check }: GameView, chosen: ReadonlyArray<Choice>): Gist | undefined {
  if (chosen.length === 0) return { kind: 'keepsCards' };
  const cards = chosen.flatMap((choice) => (choice.kind === 'skillCard' ? [faceOf(choice.card)] : []));
  const strength = cards.reduce(
    (sum, { entry, value }) => sum + (check?.skills.includes(entry.skill) === true ? value : -value),
    0,
  );
  if (check === undefined || strength === 0) return undefined;
  return { kind: strength > 0 ? 'helpsCheck' : 'harmsCheck', strength: Math.abs(strength) };
}

function effectsOf(choice: Choice): Effects {
  switch (choice.kind) {
    case 'effects':
      return choice.effects;
    case 'location':
    case 'activateLocation':
      return catalogue.locations.get(choice.location)?.effects ?? [];
    case 'playSkillCard':
      return faceOf(choice.card).entry.effects;
    case 'playQuorum':
      return catalogue.quorum.get(choice.card)?.effects ?? [];
    case 'ability':
      return abilityOf(choice.ability)?.effects ?? [];
    case 'titleAction':
      return (
        [...catalogue.titles.values()].flatMap(({ actions }) => actions).find(({ id }) => id === choice.action)
          ?.effects ?? []
      );
    default:
      return [];
  }
}
