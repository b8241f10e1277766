/** Like things that happen one after the other are told in one line: three raiders on the same way, the cards of everybody. */
import { inEnglish } from '../inEnglish.ts';
import { areas } from '../../../catalogue/vocabulary.ts';
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { Happening } from '../../types/event.ts';
import type { Together, Names } from '../types.ts';
import { capital, list, plural } from '../grammar.ts';
import { aShip, aViper, areaNames, atArea, ships, viperName } from '../terms.ts';
import { resourceChange } from './board.ts';
import { inBrackets } from './cause.ts';
import { deed } from './deeds.ts';
import { attackResult } from './ships.ts';

type Of<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>;

/** One line for the first of these, and how many of them it tells; `undefined`: it stands alone. */
type Telling = (happened: ReadonlyArray<Happening>, names: Names) => Together | undefined;

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
function counts<T>(items: ReadonlyArray<T>, keyOf: (item: T) => string): ReadonlyArray<{ readonly item: T; readonly count: number }> {
  const found = new Map<string, { readonly item: T; readonly count: number }>();
  for (const item of items) {
    const known = found.get(keyOf(item));
    found.set(keyOf(item), { item: known?.item ?? item, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

const lower = (area: Area): string => areaNames[area].toLowerCase();

const counted = (count: number, { ship, model }: Pick<Of<'shipsPlaced'>, 'ship' | 'model'>): string =>
  (model === undefined ? ships(count, ship) : plural(count, viperName(model)));

const moves: Telling = (happened) => {
  const moved = run(happened, 'shipMoved', (what, first) => (
    what.pilot === undefined && what.ship === first.ship && what.model === first.model
  ));
  const [first] = moved;
  if (first === undefined || moved.length < 2) return undefined;
  const ways = counts(moved, ({ from, to }) => `${from} ${to}`);
  if (ways.length === 1) {
    return { count: moved.length, text: `${counted(moved.length, first)} move from the ${lower(first.from)} to the ${lower(first.to)}` };
  }
  const told = ways.map(({ item: { from, to }, count }) => `${count} ${lower(from)} → ${lower(to)}`);
  return { count: moved.length, text: `${counted(moved.length, first)} move: ${told.join(', ')}` };
};

/** Area by area, as they stand on the board. */
const placements: Telling = (happened) => {
  const placed = run(happened, 'shipsPlaced', (what, first) => what.why === first.why);
  const [first] = placed;
  if (first === undefined || placed.length < 2) return undefined;
  const where = areas.flatMap((area) => {
    const here = placed.filter((what) => what.area === area);
    const kinds = counts(here, ({ ship, model }) => `${ship} ${model ?? ''}`).map(({ item }) => counted(
      here.filter(({ ship, model }) => ship === item.ship && model === item.model).reduce((sum, { count }) => sum + count, 0), item,
    ));
    return here.length === 0 ? [] : [`${list(kinds)} ${atArea(area)}`];
  });
  return { count: placed.length, text: `Ships placed${inBrackets(first.why)}: ${where.join('; ')}` };
};

const results = { miss: 'missed', damaged: 'damaged', destroyed: 'destroyed' } as const;

/** Of ships that nobody flies: all their dice in one line, and what an attack says already is not said again. */
const attacks: Telling = (happened) => {
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
  const dice = found.map(({ die, result }) => `${die} ${results[result]}`).join(', ');
  const text = found.length === 1
    ? `${oneAttack(first)}: ${first.die}, ${attackResult(first)}`
    : `${manyAttacks(first, found.length)}: ${dice}`;
  return { count, text };
};

const alike = (what: Of<'attack'>, first: Of<'attack'>): boolean =>
  what.attacker === first.attacker && what.target === first.target && what.area === first.area && what.model === first.model;

function saysTheSame(attack: Of<'attack'>, what: Happening): boolean {
  if (attack.result === 'miss') return false;
  if (what.kind === 'shipDestroyed') {
    return what.why === 'attack' && what.count === 1
      && what.ship === attack.target && what.area === attack.area && what.model === attack.model;
  }
  return what.kind === 'viperDamaged' && what.why === 'attack' && what.pilot === undefined && what.model === attack.model;
}

const isItsDie = (what: Happening, next: Happening | undefined): boolean =>
  what.kind === 'dieRolled' && what.why === 'attack' && what.modifier === 0 && next?.kind === 'attack' && next.pilot === undefined;

const attackers = (count: number, { attacker, target, model }: Of<'attack'>): string => {
  if (attacker === 'armory') return 'The Armory';
  if (attacker === 'galactica') return 'Galactica';
  if (attacker === 'nuke') return 'A nuke';
  if (attacker === 'viper' && target !== 'galactica') return plural(count, `unmanned ${viperName(model)}`);
  return count === 1 ? aShip(attacker) : ships(count, attacker);
};

const victim = ({ target, model }: Of<'attack'>): string => (target === 'viper' ? aViper(model) : aShip(target));
const place = ({ area }: Of<'attack'>): string => (area === undefined ? '' : ` ${atArea(area)}`);

const targets = (count: number, { target, model }: Of<'attack'>): string => {
  if (target === 'viper') return plural(count, viperName(model));
  return target === 'centurion' || target === 'galactica' ? plural(count, target) : ships(count, target);
};

const oneAttack = (attack: Of<'attack'>): string => (attack.target === 'galactica'
  ? `${attackers(1, attack)}${place(attack)} attacks ${victim(attack)}`
  : `${attackers(1, attack)} attacks ${victim(attack)}${place(attack)}`);

const manyAttacks = (attack: Of<'attack'>, count: number): string => (attack.target === 'galactica'
  ? `${attackers(count, attack)}${place(attack)} attack ${victim(attack)}`
  : `${attackers(count, attack)} attack ${targets(count, attack)}${place(attack)}`);

/** With what was aboard: the losses have no lines of their own. */
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
  const where = first.area === undefined ? '' : ` ${atArea(first.area)}`;
  const losses = [...changes.values()].map(resourceChange);
  const who = lost.length === 1 ? 'A civilian ship is' : `${lost.length} civilian ships are`;
  return { count, text: `${who} destroyed${where}: ${losses.length === 0 ? 'nothing was aboard' : losses.join(', ')}` };
};

/** The cards that nobody sees yet: one line for the Destiny deck and for everybody. */
const contributions: Telling = (happened, names) => {
  const [destiny] = run(happened.slice(0, 1), 'destinyAdded', ({ cards }) => cards === undefined);
  const rest = destiny === undefined ? happened : happened.slice(1);
  const added = run(rest, 'contributed', ({ cards }) => cards === undefined);
  const count = added.length + (destiny === undefined ? 0 : 1);
  if (added.length === 0 || count < 2) return undefined;
  const parts = [
    ...(destiny === undefined ? [] : [`Destiny deck ${destiny.count}`]),
    ...added.map((what) => `${names.seat(what.seat)} ${what.count === 0 ? 'none' : what.count}`),
  ];
  return { count, text: `Cards added: ${parts.join(', ')}` };
};

const dealtLoyalty: Telling = (happened, names) => {
  const dealt = run(happened, 'loyaltyDealt', ({ cards }) => cards === undefined);
  if (dealt.length < 2) return undefined;
  const seats = counts(dealt, ({ seat }) => `${seat}`).map(({ item: { seat } }) => ({
    seat, cards: dealt.filter((what) => what.seat === seat).reduce((sum, { count }) => sum + count, 0),
  }));
  const [first] = seats;
  if (first === undefined || seats.some(({ cards }) => cards !== first.cards)) {
    const each = seats.map(({ seat, cards }) => `${names.seat(seat)} ${cards}`).join(', ');
    return { count: dealt.length, text: `Loyalty cards dealt: ${each}` };
  }
  const who = list(seats.map(({ seat }) => names.seat(seat)));
  const cards = plural(first.cards, 'Loyalty card');
  return { count: dealt.length, text: seats.length === 1 ? `${who} gets ${cards}` : `${who} get ${cards} each` };
};

/** The action says already which card is played. */
const playedQuorum: Telling = ([taken, next], names) => {
  if (taken?.kind !== 'actionTaken' || next?.kind !== 'quorumPlayed' || next.seat !== taken.seat) return undefined;
  const isSame = taken.action.kind === 'playQuorum' && taken.action.card === next.card;
  return isSame ? { count: 2, text: `${names.seat(taken.seat)} ${inEnglish(deed(taken.action, names))}` } : undefined;
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
