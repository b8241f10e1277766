/** What happens to players: hands, places, titles, loyalty. */
import type { PlayerVerb } from '../../../../catalogue/effects/players.ts';
import type { Condition, Effects, PlayerFilter, Role, Roles } from '../../../../catalogue/effect.ts';
import type { SendPlace, Skill } from '../../../../catalogue/vocabulary.ts';
import { list, plural } from '../grammar.ts';
import { place } from '../names.ts';
import { onBoard, sendPlaceNames, skillList, skillNames, titleName } from '../terms.ts';
import { does, fleet, flow, handCards, long, may, object, suffers, their, verbs, whose } from './clause.ts';
import type { Clause } from './clause.ts';
import { whoMayBeChosen } from './filters.ts';
import { effectWords } from './table.ts';
import type { Teller } from './table.ts';

/** «2 Politics cards», «1 Engineering or Tactics card», «2 Skill cards of any types». */
export function drawn(count: number, from: ReadonlyArray<Skill> | 'any' | 'own' | 'theirs', who: Roles): string {
  if (from === 'any') return `${plural(count, 'Skill card')} of any ${count === 1 ? 'type' : 'types'}`;
  if (from === 'own') return `${plural(count, 'Skill card')} from ${their(who)} skill set`;
  if (from === 'theirs') return `${plural(count, 'Skill card')} from that player's skill set`;
  if (from.length === 1) return plural(count, `${skillNames[from[0] ?? 'politics']} card`);
  return count === 1 ? `1 ${skillList(from, 'or')} card` : `${plural(count, 'Skill card')}, each ${skillList(from, 'or')}`;
}

/** «everybody at the Press Room and Administration is sent to Sickbay» */
export const everybodySent = (locations: ReadonlyArray<string>, to: SendPlace): Clause =>
  fleet(`everybody at ${list(locations.map(place))} is sent to ${sendPlaceNames[to]}`);

/** Who gains something can do so. */
function isTold(condition: Condition, then: Effects): boolean {
  return 'mayGainMiracle' in condition && then.some((effect) => 'gainMiracle' in effect);
}

/** What follows tells by itself why nobody else can be chosen. */
function withoutImplied(from: PlayerFilter, then: Effects): PlayerFilter {
  const { sendable, hasLoyalty, eligibleFor, not, if: condition, ...rest } = from;
  // Who becomes it is not so yet.
  const implied = not !== undefined && not === eligibleFor && then.some((effect) => 'giveTitle' in effect);
  return {
    ...rest,
    ...(condition === undefined || isTold(condition, then) ? {} : { if: condition }),
    ...(not === undefined || implied ? {} : { not }),
    ...(sendable !== undefined && !then.some((effect) => 'send' in effect) ? { sendable } : {}),
    ...(hasLoyalty !== undefined && !then.some((effect) => 'lookAtLoyalty' in effect) ? { hasLoyalty } : {}),
    ...(eligibleFor !== undefined && !then.some((effect) => 'giveTitle' in effect) ? { eligibleFor } : {}),
  };
}

const briefCards = (count: number | 'all'): string => (count === 'all' ? 'the whole hand' : plural(count, 'card'));

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

const releasedTo = {
  anyShip: 'any location of the human ships', newCaprica: 'another location on New Caprica', sameBoard: 'any location on Galactica',
} as const;

effectWords<PlayerVerb>({
  discard: ({ who, count, random, together }, { brief }) =>
    does(
      who,
      `discard ${brief ? briefCards(count) : handCards(count, who)}${random ? ' at random' : ''}${together ? ' at the same time' : ''}`,
    ),
  draw: ({ who, count, from }) => does(who, `draw ${drawn(count, from, who)}`),
  send: ({ who, to }) => {
    if (typeof who === 'string') return suffers(who, `sent to ${sendPlaceNames[to]}`);
    return 'at' in who ? everybodySent([who.at], to) : fleet(`everybody ${onBoard(who.aboard)} is sent to ${sendPlaceNames[to]}`);
  },
  choosePlayer: ({ by, from, optional, then }, teller) =>
    chosenThen(by, optional ?? false, whoMayBeChosen(withoutImplied(from, then)), then, teller.afterChoice()),
  lookAtLoyalty: ({ by, of, all }, { brief }) =>
    does(
      by,
      brief
        ? `look at ${all ? 'all' : '1'} of ${of === 'chosen' ? 'their' : whose(of)} Loyalty cards`
        : all
          ? `look at all of ${whose(of)} face-down Loyalty cards`
          : `look at 1 of ${whose(of)} face-down Loyalty cards at random`,
    ),
  giveTitle: ({ title, to }) => does(to, `become ${titleName(title)}`),
  release: (value) => {
    const who = typeof value === 'object' ? value.who : value;
    const to = typeof value === 'object' ? releasedTo[value.to] : 'any location on Galactica';
    const cell = typeof value === 'object' && value.to === 'newCaprica' ? 'Detention' : 'the Brig';
    return who === 'you' ? does('you', `leave ${cell} for ${to}`) : does('you', `move ${object(who)} to ${to}`);
  },
  executiveOrder: (_, { chosen }) =>
    chosen
      ? does('chosen', 'either move and then take 1 action, or take 2 actions without moving')
      : does('you', 'choose another human player, who may move and take 1 action, or take 2 actions'),
  extraActions: (count) => may('you', `take ${plural(count, 'more action', 'more actions')}`),
  takeCard: (_, { chosen, brief }) =>
    does(
      'you',
      brief
        ? `take 1 Skill card from the hand of ${chosen ? 'that' : 'another'} player`
        : `look at the hand of Skill cards of ${chosen ? 'that' : 'another'} player and take 1 card from it`,
    ),
  handOverLoyalty: ({ upToDistance }, { brief }) =>
    fleet(
      brief
        ? `up to distance ${upToDistance}, give your Loyalty cards away`
        : `if the fleet has travelled ${upToDistance} or less, give all your face-down Loyalty cards to another player`,
    ),
});
