/**
 * Like things that happen one after the other are told in one line: three raiders on the same way, the cards of
 * everyone.
 */
import { areas } from '../../../catalogue/vocabulary.ts';
import { capital, inCase, inRow, listed, noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Happening } from '../../types/event.ts';
import type { Names } from '../types.ts';
import { area as areaNoun, cards as cardsOf, ship as shipNoun, ships, vipers } from '../nouns.ts';
import { resourceChange } from './board.ts';
import { withCauseNoted } from './cause.ts';
import { deed } from './deeds.ts';
import { civiliansLost, countedShips, nothingAboard, oneAttack, whereOf } from './ships.ts';

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
    return here.length === 0 ? [] : [tell('events.together.there', { ships: listed(kinds), area: areaNoun(area) })];
  });
  return {
    count: placed.length,
    text: inRow([withCauseNoted(tell('events.together.placed'), first.why), inRow(where, '; ')], ': '),
  };
};

/**
 * Tells of attacks of ships that no one flies: all their dice in one line, without repeating what an attack says
 * already.
 */
const attacks: Telling = (happened, names) => {
  const found: Array<Of<'attack'>> = [];
  let count = 0;
  for (const [index, what] of happened.entries()) {
    const [first, last] = [found[0], found.at(-1)];
    if (what.kind === 'attack') {
      if (what.pilot !== undefined || (first !== undefined && !alike(what, first))) break;
      found.push(what);
      count = index + 1;
    } else if (last !== undefined && saysTheSame(last, what)) count = index + 1;
    else if (!isItsDie(what, happened[index + 1])) break;
  }
  const [first] = found;
  if (first === undefined || count < 2) return undefined;
  return { count, text: found.length === 1 ? oneAttack(first, names) : manyAttacks(first, found) };
};

const alike = (what: Of<'attack'>, first: Of<'attack'>): boolean =>
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
      what.model === attack.model
    );
  }
  return (
    what.kind === 'viperDamaged' && what.why === 'attack' && what.pilot === undefined && what.model === attack.model
  );
}

const isItsDie = (what: Happening, next: Happening | undefined): boolean =>
  what.kind === 'dieRolled' &&
  what.why === 'attack' &&
  what.modifier === 0 &&
  next?.kind === 'attack' &&
  next.pilot === undefined;

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

/** “3 raiders attack 3 vipers at the bow: 2 missed, 8 destroyed, 1 missed” */
function manyAttacks(attack: Of<'attack'>, found: ReadonlyArray<Of<'attack'>>): Text {
  const count = found.length;
  const isOne = attack.attacker === 'armory' || attack.attacker === 'nuke' || attack.attacker === 'galactica';
  const told = tell('events.together.attack', {
    who: attackers(count, attack),
    isOne,
    whom: targets(count, attack),
    ...whereOf(attack),
  });
  const dice = found.map(({ die, result }) => inRow([String(die), tell('events.ships.result', { result })], ' '));
  return inRow([told, inRow(dice)], ': ');
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

/** The action says already which card is played. */
const playedQuorum: Telling = ([taken, next], names) => {
  if (taken?.kind !== 'actionTaken' || next?.kind !== 'quorumPlayed' || next.seat !== taken.seat) return undefined;
  const isSame = taken.action.kind === 'playQuorum' && taken.action.card === next.card;
  if (!isSame) return undefined;
  return {
    count: 2,
    text: tell('events.turn.took', { player: names.seat(taken.seat), deed: deed(taken.action, names) }),
  };
};

const tellings: Readonly<Partial<Record<Happening['kind'], Telling>>> = {
  shipMoved: moves,
  shipsPlaced: placements,
  attack: attacks,
  dieRolled: attacks,
  civilianDestroyed: lostCivilians,
  destinyAdded: contributions,
  contributed: contributions,
  loyaltyDealt: dealtLoyalty,
  actionTaken: playedQuorum,
};

export const describeTogether: Telling = (happened, names) => {
  const [first] = happened;
  const told = first === undefined ? undefined : tellings[first.kind]?.(happened, names);
  return told === undefined ? undefined : { ...told, text: capital(told.text) };
};
