/**
 * The numbers of an entry under the names and in the nesting of the reference's files, so that both can be compared
 * field by field. The words of effects are not among them; `describe` says those.
 */
import { catalogue } from '../../catalogue/index.ts';
import type {
  Agenda,
  Catalogue,
  Character,
  Crisis,
  Destination,
  Location,
  Loyalty,
  ObjectiveCard,
  QuorumCard,
  SetupEntry,
  SkillCardEntry,
  TitleCard,
  Token,
  Track,
} from '../../catalogue/content.ts';
import type { Ally } from '../../catalogue/allies.ts';
import type { Mission } from '../../catalogue/missions.ts';
import type { Motive } from '../../catalogue/motives.ts';
import type { MutinyCard } from '../../catalogue/mutiny.ts';
import type { Effects } from '../../catalogue/effect.ts';
import { crisisFacts } from './crisisFacts.ts';
import { effectsOf } from './walk.ts';
import type { Facts } from './walk.ts';

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, number) => total + number, 0);

function characterFacts(it: Character): Facts {
  const { shortName, initials, type, pilot, skills, multiSkills, succession } = it;
  return {
    shortName,
    initials,
    type,
    pilot,
    skills,
    multiSkills,
    succession,
    drawsPerTurn: sum([...Object.values(skills), ...multiSkills.map(({ count }) => count)]),
    setup: { location: it.setup.map((id) => catalogue.locations.get(id)?.name).join(' or ') || undefined },
    abilities: it.abilities.map(({ name, slot, reaction }) => ({
      name,
      slot,
      window: reaction?.window,
      limit: reaction?.limit,
    })),
  };
}

function skillCardFacts({ skill, values, timing, reaction, limit, icon, requires, effects }: SkillCardEntry): Facts {
  const isReckless = requires !== undefined && 'reckless' in requires;
  const told = timing === 'ability' ? (isReckless ? 'recklessSkillCheckAbility' : 'skillCheckAbility') : timing;
  return {
    skill,
    values,
    timing: told,
    reckless: effects.some((effect) => 'makeReckless' in effect),
    icon: icon === true,
    window: reaction?.window ?? timing,
    limit: reaction?.limit ?? limit,
  };
}

function quorumFacts(it: QuorumCard): Facts {
  const stays = effectsOf(it.effects, 'keepInPlay').length + effectsOf(it.effects, 'attachTo').length > 0;
  const removed = effectsOf(it.effects, 'removeCard').length > 0;
  const rolls = effectsOf(it.effects, 'roll').map(({ results }) => results.map(({ from, to }) => ({ from, to })));
  return {
    timing: 'action',
    keepInPlay: stays || undefined,
    afterUse: stays ? 'keep' : removed ? 'remove or discard' : 'discard',
    roll: rolls[0],
  };
}

function agendaFacts({ winner, conditions }: Agenda): Facts {
  return { winner, conditions };
}

function loyaltyFacts({ kind, title }: Loyalty): Facts {
  return { kind, title };
}

function destinationFacts(it: Destination): Facts {
  const fuel = sum(
    effectsOf(
      it.effects.filter((effect) => 'lose' in effect),
      'lose',
    ).map((lost) => lost.fuel ?? 0),
  );
  const [risk] = effectsOf(it.effects, 'risk');
  return {
    distance: it.distance,
    fuel: fuel === 0 ? 0 : -fuel,
    place: placeFacts(it.effects),
    risk: risk && { chooser: risk.by, optional: risk.optional, needs: { [risk.ship]: risk.count }, roll: risk.atLeast },
  };
}

/** Returns all ships that these effects place, by area. */
function placeFacts(effects: Effects): Facts | undefined {
  const places: ReadonlyArray<Facts> = [
    ...effectsOf(effects, 'place'),
    ...effectsOf(effects, 'placeBasestar').map(({ area }) => ({ [area]: { basestar: 1 } })),
  ];
  return places.length === 0 ? undefined : (Object.assign({}, ...places) as Facts);
}

function locationFacts(it: Location): Facts {
  const [check] = effectsOf(it.effects, 'check');
  const kinds = [...(it.hazardous ? ['hazardous'] : []), ...(check ? ['skillCheck'] : [])];
  return {
    shortName: it.shortName,
    board: it.board,
    kind: it.cylonEffects === undefined ? kinds.join(' ') || 'action' : 'human and Cylon action',
    hazardous: it.hazardous,
    // An action that only humans have is theirs, no matter which others may be there.
    whoMay: it.who === 'both' && it.cylonEffects === undefined && it.effects.length > 0 ? 'human' : it.who,
    damageable: it.damageable,
    check: check && { difficulty: check.difficulty, skills: check.skills },
  };
}

function tokenFacts(token: Token): Facts {
  const { kind } = token;
  switch (kind) {
    case 'galacticaDamage':
      return { kind, location: token.location && catalogue.locations.get(token.location)?.name, lose: token.lose };
    case 'pegasusDamage':
      return { kind, location: catalogue.locations.get(token.location)?.name };
    case 'basestarDamage':
      return { kind, counts: token.counts, rules: token.rules };
    case 'civilianShip':
      return { kind, lose: token.lose };
    case 'resource':
      return { kind, start: token.start, max: token.max, redZone: token.redZone };
    case 'ship':
      return { kind, ship: token.ship };
    case 'occupationForce':
    case 'nuke':
    case 'centurion':
    case 'marker':
      return { kind };
    case 'trauma':
      return { kind, symbol: token.symbol };
    case 'craft':
    case 'scar':
      return { kind: 'ship' };
  }
}

function trackFacts({ spaces }: Track): Facts {
  const coloured = spaces.some(({ colour }) => colour !== undefined);
  return {
    kind: 'track',
    spaces: coloured ? spaces.map((space) => ({ ...space, colour: space.colour ?? 'none' })) : spaces,
  };
}

function titleFacts({ title, startsWith, actions }: TitleCard): Facts {
  return { kind: 'title', title, startsWith, actions: actions.map(({ id }) => ({ id })) };
}

function objectiveFacts({ thresholds }: ObjectiveCard): Facts {
  return { thresholds };
}

function setupFacts({ place }: SetupEntry): Facts {
  return { kind: 'setup', place };
}

function allyFacts({ location, sheets = [], benevolent, antagonistic }: Ally): Facts {
  return {
    location: catalogue.locations.get(location)?.name,
    sheets,
    benevolent: { name: benevolent.name },
    antagonistic: { name: antagonistic.name },
  };
}

function missionFacts({ check: { difficulty, skills } }: Mission): Facts {
  return { kind: 'check', check: { difficulty, skills } };
}

function motiveFacts({ allegiance, timing }: Motive): Facts {
  return { allegiance: allegiance === 'humans' ? 'human' : 'cylon', timing };
}

function mutinyFacts({ cost, effects }: MutinyCard): Facts {
  const removed = effectsOf(effects, 'removeCard').length > 0;
  return { timing: 'action', cost, after: removed ? 'remove' : 'discard' };
}

/** Returns the timing alone: both results of a Crossroads card are effects, which `describe` words. */
const crossroadsFacts = (): Facts => ({ timing: 'crossroadsPhase' });

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly expansion: string;
  readonly copies: number;
}

type Row = Listed & Facts;
type Entry = Omit<Listed, 'deck'>;

function rows<T extends Entry>(entries: ReadonlyMap<string, T>, facts: (entry: T) => Facts): ReadonlyArray<Row> {
  return [...entries.values()].map((entry) => {
    const { id, name, expansion, copies } = entry;
    return { id, name, deck: id.slice(0, id.indexOf('/')), expansion, copies, ...facts(entry) };
  });
}

/** Returns one row for each card, character, location, token, track and title, in the order of the files. */
export function catalogueRows(content: Catalogue): ReadonlyArray<Row> {
  const crisis = (it: Crisis): Facts => crisisFacts(it);
  return [
    ...rows(content.characters, characterFacts),
    ...rows(content.skillCards, skillCardFacts),
    ...rows(content.crises, crisis),
    ...rows(content.superCrises, crisis),
    ...rows(content.quorum, quorumFacts),
    ...rows(content.loyalty, loyaltyFacts),
    ...rows(content.destinations, destinationFacts),
    ...rows(content.locations, locationFacts),
    ...rows(content.tokens, tokenFacts),
    ...rows(content.tracks, trackFacts),
    ...rows(content.titles, titleFacts),
    ...rows(content.objectives, objectiveFacts),
    ...rows(content.setups, setupFacts),
    ...rows(content.agendas, agendaFacts),
    ...rows(content.allies, allyFacts),
    ...rows(content.crossroads, crossroadsFacts),
    ...rows(content.missions, missionFacts),
    ...rows(content.motives, motiveFacts),
    ...rows(content.mutiny, mutinyFacts),
  ];
}
