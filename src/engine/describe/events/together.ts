/**
 * Like things that happen one after the other are told in one line: three raiders on the same way, the cards of
 * everyone.
 */
import { areas } from '../../../catalogue/vocabulary.ts';
import { capital, inCase, inRow, listed, noted, noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Happening } from '../../types/event.ts';
import type { Names } from '../types.ts';
import {
  area as areaNoun,
  cards as cardsOf,
  deck as deckNoun,
  ship as shipNoun,
  ships,
  vipers,
  place,
} from '../nouns.ts';
import { resourceChange } from './board.ts';
import { isShip, withCause, withCauseNoted } from './cause.ts';
import { resultTold, strengths } from './checks.ts';
import { deed } from './deeds.ts';
import { civiliansLost, countedShips, nothingAboard, oneAttack, whereOf, whoAttacks } from './ships.ts';
import { drawn as skillsDrawn } from './skills.ts';
import { rollTold, sumTold } from './turn.ts';

type Of<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>;

/** One line for the first of these, and how many of them it tells; `undefined`: it stands alone. */
type Telling = (
  happened: ReadonlyArray<Happening>,
  names: Names,
) => { readonly count: number; readonly text: Text } | undefined;

/** The first of them that are of this kind and pass, one after the other. */
function run<K extends Happening['kind']>(
  happened: ReadonlyArray<Happening>,
  kind: K,
  passes: (what: Of<K>, first: Of<K>) => boolean,
): ReadonlyArray<Of<K>> {
  const isOf = (what: Happening): what is Of<K> => what.kind === kind;
  const found: Array<Of<K>> = [];
  for (const what of happened) {
    if (!isOf(what) || !passes(what, found[0] ?? what)) break;
    found.push(what);
  }
  return found;
}

/** How many there are of each, in the order in which they come first. */
function counts<T>(
  items: ReadonlyArray<T>,
  keyOf: (item: T) => string,
): ReadonlyArray<{ readonly item: T; readonly count: number }> {
  const found = new Map<string, { readonly item: T; readonly count: number }>();
  for (const item of items) {
    const known = found.get(keyOf(item));
    found.set(keyOf(item), { item: known?.item ?? item, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

const moves: Telling = (happened) => {
  const moved = run(
    happened,
    'shipMoved',
    (what, first) => what.pilot === undefined && what.ship === first.ship && what.model === first.model,
  );
  const [first] = moved;
  if (first === undefined || moved.length < 2) return undefined;
  const count = moved.length;
  const ways = counts(moved, ({ from, to }) => `${from} ${to}`);
  const of = { ships: countedShips(count, first.ship, first.model) };
  if (ways.length === 1) {
    return {
      count,
      text: tell('events.together.moved', { ...of, from: areaNoun(first.from), to: areaNoun(first.to) }),
    };
  }
  const told = ways.map(({ item: { from, to }, count: each }) =>
    tell('events.together.way', { count: each, from: areaNoun(from), to: areaNoun(to) }),
  );
  return { count, text: tell('events.together.movedWays', { ...of, ways: inRow(told, '; ') }) };
};

/** Area by area, as they stand on the board. */
const placements: Telling = (happened) => {
  const placed = run(happened, 'shipsPlaced', (what, first) => what.why === first.why);
  const [first] = placed;
  if (first === undefined || placed.length < 2) return undefined;
  const where = areas.flatMap((area) => {
    const here = placed.filter((what) => what.area === area);
    const kinds = counts(here, ({ ship, model }) => `${ship} ${model ?? ''}`).map(({ item: { ship, model } }) => {
      const alikeHere = here.filter((what) => what.ship === ship && what.model === model);
      return countedShips(
        alikeHere.reduce((sum, { count }) => sum + count, 0),
        ship,
        model,
      );
    });
    return here.length === 0 ? [] : [{ ships: listed(kinds), area: areaNoun(area) }];
  });
  const [only] = where;
  const told =
    only !== undefined && where.length === 1
      ? tell(isShip(first.why) ? 'events.ships.launched' : 'events.ships.placed', only)
      : tell('events.together.placed', {
          where: inRow(
            where.map((there) => tell('events.together.there', there)),
            '; ',
          ),
        });
  return { count: placed.length, text: withCause(told, first.why) };
};

/** An attack and its die, with what was added to it. */
interface Shot {
  readonly attack: Of<'attack'>;
  readonly roll: Text;
}

/**
 * Tells an attack with its die, and attacks of ships that no one flies all in one line, without repeating what an
 * attack says already.
 */
const attacks: Telling = (happened, names) => {
  const found: Array<Shot> = [];
  let count = 0;
  for (const [index, what] of happened.entries()) {
    const [first, last] = [found[0]?.attack, found.at(-1)?.attack];
    if (what.kind === 'attack') {
      if (first !== undefined && !alike(what, first)) break;
      found.push({ attack: what, roll: rollOf(what, happened[index - 1]) });
      count = index + 1;
    } else if (last !== undefined && saysTheSame(last, what)) count = index + 1;
    else if (!isDie(what) || happened[index + 1]?.kind !== 'attack') break;
  }
  const [first] = found;
  if (first === undefined || count < 2) return undefined;
  return { count, text: found.length === 1 ? oneAttack(first.attack, names, first.roll) : manyAttacks(first, found) };
};

const isDie = (what: Happening): what is Of<'dieRolled'> => what.kind === 'dieRolled' && what.why === 'attack';

/** “2”, “4 − 2 = 2” */
function rollOf({ die }: Of<'attack'>, before: Happening | undefined): Text {
  return before !== undefined && isDie(before) && before.result === die ? sumTold(before) : String(die);
}

/** Kinds of happenings that can stand between the roll of an attack's die and the attack. */
const duringRoll: ReadonlySet<Happening['kind']> = new Set([
  'dieRolled',
  'reaction',
  'dieAdjusted',
  'dieReplaced',
  'dieNamed',
  'miracleSpent',
  'skillsDiscarded',
]);

/** Tells a die that something else comes of, with the attack that it was rolled for. */
const attackRoll: Telling = (happened, names) => {
  const [roll] = happened;
  const attack = happened.find(({ kind }) => !duringRoll.has(kind));
  if (roll === undefined || !isDie(roll) || attack?.kind !== 'attack') return undefined;
  const told = { player: names.seat(roll.seat), roll: rollTold(roll), attack: whoAttacks(attack, names) };
  return { count: 1, text: tell('events.turn.rolledAttack', told) };
};

const alike = (what: Of<'attack'>, first: Of<'attack'>): boolean =>
  what.pilot === undefined &&
  first.pilot === undefined &&
  what.attacker === first.attacker &&
  what.target === first.target &&
  what.area === first.area &&
  what.model === first.model;

function saysTheSame(attack: Of<'attack'>, what: Happening): boolean {
  if (attack.result === 'miss') return false;
  if (what.kind === 'shipDestroyed') {
    return (
      what.why === 'attack' &&
      what.count === 1 &&
      what.ship === attack.target &&
      what.area === attack.area &&
      (attack.target !== 'viper' || what.model === attack.model)
    );
  }
  return (
    what.kind === 'viperDamaged' && what.why === 'attack' && what.pilot === attack.pilot && what.model === attack.model
  );
}

const attackers = (count: number, { attacker, target, model }: Of<'attack'>): Text => {
  if (attacker === 'armory' || attacker === 'nuke') return noun(`attacker/${attacker}`);
  if (attacker === 'galactica') return shipNoun(attacker);
  return attacker === 'viper' && target !== 'galactica'
    ? inCase(vipers(count, model), 'unmanned')
    : ships(count, attacker);
};

const targets = (count: number, { target, model }: Of<'attack'>): Text => {
  if (target === 'galactica') return shipNoun(target);
  return target === 'viper' ? vipers(count, model) : ships(count, target);
};

/** “3 raiders attack 3 vipers at the bow: missed (2, 1), destroyed (8)” */
function manyAttacks({ attack }: Shot, found: ReadonlyArray<Shot>): Text {
  const count = found.length;
  const isOne = attack.attacker === 'armory' || attack.attacker === 'nuke' || attack.attacker === 'galactica';
  const told = tell('events.together.attack', {
    who: attackers(count, attack),
    isOne,
    whom: targets(count, attack),
    ...whereOf(attack),
  });
  const results = counts(found, (shot) => shot.attack.result).map(
    ({
      item: {
        attack: { result },
      },
    }) =>
      noted(
        tell('events.ships.result', { result }),
        ...found.filter((shot) => shot.attack.result === result).map(({ roll }) => roll),
      ),
  );
  return inRow([told, inRow(results)], ': ');
}

/** Tells of lost civilian ships with their losses aboard, which have no lines of their own. */
const lostCivilians: Telling = (happened) => {
  const lost: Array<Of<'civilianDestroyed'>> = [];
  const changes = new Map<string, Of<'resource'>>();
  let count = 0;
  for (const what of happened) {
    const last = lost.at(-1);
    if (what.kind === 'civilianDestroyed' && (last === undefined || what.area === last.area)) lost.push(what);
    else if (what.kind === 'resource' && what.why === last?.token) {
      changes.set(what.resource, { ...what, change: what.change + (changes.get(what.resource)?.change ?? 0) });
    } else break;
    count += 1;
  }
  const [first] = lost;
  if (first === undefined || count < 2) return undefined;
  const losses = [...changes.values()].map(resourceChange);
  return {
    count,
    text: inRow([civiliansLost(lost.length, first.area), losses.length === 0 ? nothingAboard : inRow(losses)], ': '),
  };
};

/** The cards that no one sees yet: one line for the Destiny deck and for everyone. */
const contributions: Telling = (happened, names) => {
  const [destiny] = run(happened.slice(0, 1), 'destinyAdded', ({ cards }) => cards === undefined);
  const rest = destiny === undefined ? happened : happened.slice(1);
  const added = run(rest, 'contributed', ({ cards }) => cards === undefined);
  const count = added.length + (destiny === undefined ? 0 : 1);
  if (added.length === 0 || count < 2) return undefined;
  const parts = [
    ...(destiny === undefined ? [] : [tell('events.together.ofDestiny', { count: destiny.count })]),
    ...added.map((what) => tell('events.together.ofPlayer', { player: names.seat(what.seat), count: what.count })),
  ];
  return { count, text: tell('events.together.added', { each: inRow(parts) }) };
};

const dealtLoyalty: Telling = (happened, names) => {
  const dealt = run(happened, 'loyaltyDealt', ({ cards }) => cards === undefined);
  if (dealt.length < 2) return undefined;
  const seats = counts(dealt, ({ seat }) => `${seat}`).map(({ item: { seat } }) => ({
    seat,
    cards: dealt.filter((what) => what.seat === seat).reduce((sum, { count }) => sum + count, 0),
  }));
  const [first] = seats;
  if (first === undefined || seats.some(({ cards }) => cards !== first.cards)) {
    const each = seats.map(({ seat, cards }) => inRow([names.seat(seat), String(cards)], ' '));
    return { count: dealt.length, text: tell('events.together.dealt', { each: inRow(each) }) };
  }
  const cards = cardsOf(first.cards, 'loyalty');
  return {
    count: dealt.length,
    text:
      seats.length === 1
        ? tell('events.loyalty.dealt', { player: names.seat(first.seat), cards })
        : tell('events.together.dealtEach', { players: listed(seats.map(({ seat }) => names.seat(seat))), cards }),
  };
};

/** Gains and losses of resources at one time for one reason. */
const resourceChanges: Telling = (happened) => {
  const changes = run(happened, 'resource', (what, first) => what.why === first.why);
  const [first] = changes;
  if (first === undefined || changes.length < 2) return undefined;
  return { count: changes.length, text: withCause(inRow(changes.map(resourceChange)), first.why) };
};

/** Players who are sent to one place for one reason. */
const sentAlike: Telling = (happened, names) => {
  const sent = run(happened, 'sentTo', (what, first) => what.why === first.why && what.to === first.to);
  const [first] = sent;
  if (first === undefined || sent.length < 2 || isShip(first.why)) return undefined;
  const players = listed(sent.map(({ seat }) => names.seat(seat)));
  return {
    count: sent.length,
    text: withCause(tell('events.together.sent', { players, to: place(first.to) }), first.why),
  };
};

/** Whether the action says already what this tells. */
function isDeed({ action, seat }: Of<'actionTaken'>, next: Happening): boolean {
  switch (action.kind) {
    case 'playQuorum':
      return next.kind === 'quorumPlayed' && next.seat === seat && next.card === action.card;
    case 'moveViper':
      return next.kind === 'shipMoved' && next.ship === 'viper' && next.from === action.from && next.to === action.to;
    case 'launchViper':
      return next.kind === 'viperLaunched' && next.area === action.area;
    case 'escort':
      return next.kind === 'escorted' && next.area === action.area;
    default:
      return false;
  }
}

/** An action whose event says nothing else, and an attack in place of the action. */
const actions: Telling = (happened, names) => {
  const [taken, next] = happened;
  if (taken?.kind !== 'actionTaken' || next === undefined) return undefined;
  if (taken.action.kind === 'attackWithViper') {
    const told = attacks(happened.slice(1), names);
    return told === undefined ? undefined : { ...told, count: told.count + 1 };
  }
  if (!isDeed(taken, next)) return undefined;
  return {
    count: 2,
    text: tell('events.turn.took', { player: names.seat(taken.seat), deed: deed(taken.action, names) }),
  };
};

/** Galactica's lost resource stands behind the hit. */
const galacticaStruck: Telling = ([hit, ...rest]) => {
  if (hit?.kind !== 'galacticaDamaged' || hit.location !== undefined) return undefined;
  const lost = run(rest, 'resource', ({ why }) => why === hit.token);
  if (lost.length === 0) return undefined;
  return {
    count: 1 + lost.length,
    text: withCause(inRow([tell('events.together.struck'), ...lost.map(resourceChange)]), hit.why),
  };
};

/** Tells what counted in a check with its result, unless something comes between them or the result has a price. */
const checkDone: Telling = ([revealed, result, next], names) => {
  if (revealed?.kind !== 'checkRevealed' || result?.kind !== 'checkResult') return undefined;
  const isItsTotal = result.total === revealed.total && result.decidedBy === undefined;
  if (!isItsTotal || (next?.kind === 'resource' && next.why === result.source)) return undefined;
  return { count: 2, text: inRow([resultTold(result, names), strengths(revealed, names)], ': ') };
};

/** Cards that someone puts back, and no one else sees. */
const cardsPutBack: Telling = (happened, names) => {
  const put = run(
    happened,
    'cardPutBack',
    (what, first) =>
      what.card === undefined && what.seat === first.seat && what.deck === first.deck && what.where === first.where,
  );
  const [first] = put;
  if (first === undefined || put.length < 2) return undefined;
  const told = { player: names.seat(first.seat), card: cardsOf(put.length, 'card'), where: first.where };
  return { count: put.length, text: tell('events.cards.putBack', { ...told, deck: deckNoun(first.deck) }) };
};

/** Players who draw the same for the same reason. */
const drawnAlike: Telling = (happened, names) => {
  const skillsOf = ({ skills }: Of<'skillsDrawn'>): string => skills.toSorted().join(' ');
  const draws = run(
    happened,
    'skillsDrawn',
    (what, first) =>
      what.cards === undefined &&
      what.skills.length > 0 &&
      what.why === first.why &&
      skillsOf(what) === skillsOf(first),
  );
  const [first] = draws;
  if (first === undefined || draws.length < 2) return undefined;
  const players = listed(draws.map(({ seat }) => names.seat(seat)));
  const told = tell('events.together.drawnEach', { players, cards: skillsDrawn(first.skills, undefined) });
  return { count: draws.length, text: withCauseNoted(told, first.why) };
};

const tellings: Readonly<Partial<Record<Happening['kind'], Telling>>> = {
  shipMoved: moves,
  shipsPlaced: placements,
  attack: attacks,
  dieRolled: (happened, names) => attacks(happened, names) ?? attackRoll(happened, names),
  galacticaDamaged: galacticaStruck,
  checkRevealed: checkDone,
  cardPutBack: cardsPutBack,
  skillsDrawn: drawnAlike,
  civilianDestroyed: lostCivilians,
  destinyAdded: contributions,
  contributed: contributions,
  loyaltyDealt: dealtLoyalty,
  actionTaken: actions,
  resource: resourceChanges,
  sentTo: sentAlike,
};

export const describeTogether: Telling = (happened, names) => {
  const [first] = happened;
  const told = first === undefined ? undefined : tellings[first.kind]?.(happened, names);
  return told === undefined ? undefined : { ...told, text: capital(told.text) };
};
