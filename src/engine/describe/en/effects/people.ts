/** What happens to players: hands, places, titles, loyalty. */
import type { Effects, Role } from '../../../../catalogue/effect.ts';
import type { Skill } from '../../../../catalogue/vocabulary.ts';
import { list, plural } from '../grammar.ts';
import { place } from '../names.ts';
import { skillList, skillNames, titleNames } from '../terms.ts';
import { does, fleet, flow, handCards, long, may, object, suffers, their, verbs, whose } from './clause.ts';
import type { Clause } from './clause.ts';
import { whoMayBeChosen } from './filters.ts';
import type { EffectWords, Teller } from './table.ts';

const jail = { brig: 'the Brig', sickbay: 'Sickbay' } as const;

/** «2 Politics cards», «1 Engineering or Tactics card», «2 Skill cards of any types». */
export function drawn(count: number, from: ReadonlyArray<Skill> | 'any' | 'own', who: Role): string {
  if (from === 'any') return `${plural(count, 'Skill card')} of any ${count === 1 ? 'type' : 'types'}`;
  if (from === 'own') return `${plural(count, 'Skill card')} from ${their(who)} skill set`;
  if (from.length === 1) return plural(count, `${skillNames[from[0] ?? 'politics']} card`);
  return count === 1 ? `1 ${skillList(from, 'or')} card` : `${plural(count, 'Skill card')}, each ${skillList(from, 'or')}`;
}

const sends = (then: Effects): boolean => then.some((effect) => 'send' in effect);

/** A player is chosen, and what follows as a part of the same sentence where English allows it. */
function chosenThen(by: Role, optional: boolean, who: string, then: Effects, teller: Teller): Clause {
  const inner = teller.clauses(then);
  const [first] = inner;
  const clause = (end: string): Clause => (optional ? may(by, `choose ${who}${end}`) : does(by, `choose ${who}${end}`));
  if (!first) return clause('');
  const isLong = inner.some((one) => one.long);
  if (!isLong && inner.every((one) => one.doer === 'chosen')) return clause(`, who ${verbs(inner)}`);
  const merges = !isLong && !optional && inner.length === 1 && first.doer === by && !first.verb.startsWith('may');
  if (merges) return clause(` and ${first.verb}`);
  return long(clause(`: ${flow(inner)}`));
}

type PeopleEffect =
  | 'discard' | 'draw' | 'send' | 'choosePlayer' | 'lookAtLoyalty' | 'giveTitle' | 'release' | 'extraActions' | 'executiveOrder' | 'takeCard' | 'handOverLoyalty' | 'attachTo';

export const peopleWords: EffectWords<PeopleEffect> = {
  discard: ({ who, count, random }) => does(who, `discard ${handCards(count, who)}${random ? ' at random' : ''}`),
  draw: ({ who, count, from }) => does(who, `draw ${drawn(count, from, who)}`),
  send: ({ who, to }) => (typeof who === 'string' ? suffers(who, `sent to ${jail[to]}`) : fleet(`everybody at ${place(who.at)} is sent to ${jail[to]}`)),
  choosePlayer: ({ by, from, optional, then }, teller) => chosenThen(by, optional ?? false, whoMayBeChosen(from, sends(then)), then, teller.afterChoice()),
  lookAtLoyalty: ({ by, of, all }) => does(by, all ? `look at all of ${whose(of)} face-down Loyalty cards` : `look at 1 of ${whose(of)} face-down Loyalty cards at random`),
  giveTitle: ({ title, to }) => does(to, `become ${titleNames[title]}`),
  release: (who) => (who === 'you' ? does('you', 'leave the Brig for any location on Galactica') : fleet(`free ${object(who)} from the Brig, to a location of Galactica of your choice`)),
  extraActions: (count) => may('you', `take ${plural(count, 'more action', 'more actions')}`),
  executiveOrder: (_, { chosen }) =>
    chosen ? does('chosen', 'either move and then take 1 action, or take 2 actions without moving') : does('you', 'choose another human player, who may move and take 1 action, or take 2 actions'),
  takeCard: (_, { chosen }) => does('you', `look at the hand of Skill cards of ${chosen ? 'that' : 'another'} player and take 1 card from it`),
  handOverLoyalty: ({ upToDistance }) => fleet(`if the fleet has travelled ${upToDistance} or less, give all your face-down Loyalty cards to another player`),
  attachTo: (who) => fleet(`put this card before ${object(who)}`),
};

/** «the President and the Admiral»: who is meant by several roles. */
export const everyOf = (roles: ReadonlyArray<Role>): string => list(roles.map(object));
