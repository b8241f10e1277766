/**
 * The content of one game: what its options switch on, less what that replaces (R-SET-10 to R-SET-19, R-SET-22,
 * R-SET-90 to R-SET-109). The rules ask here for everything that is in a game; only what has an id already is looked up
 * in the catalogue itself.
 */
import { catalogue } from '../catalogue/index.ts';
import type { Catalogue, GameRules } from '../catalogue/content.ts';
import type { Resource, Switch } from '../catalogue/vocabulary.ts';
import type { GameOptions } from './types/options.ts';
import type { GameState } from './types/state.ts';

interface Scoped {
  readonly id: string;
  readonly expansion: string;
  readonly onlyWith?: ReadonlyArray<Switch>;
  readonly notWith?: ReadonlyArray<Switch>;
  readonly anyOf?: ReadonlyArray<Switch>;
  readonly replaces?: string | ReadonlyArray<string>;
  readonly kind?: string;
}

/** A game's content; `replacements`: the id that stands in place of each replaced one. */
interface Scope {
  readonly content: Catalogue;
  readonly replacements: ReadonlyMap<string, string>;
}

const scopes = new Map<string, Scope>();
/** Finding the scope of the same options object again must cost nothing: the rules ask all the time. */
const known = new WeakMap<GameOptions, Scope>();

const switchedOn = new WeakMap<GameOptions, ReadonlySet<Switch>>();

/** Everything that is on in a game with these options. */
export function switchesOf(options: GameOptions): ReadonlySet<Switch> {
  const known = switchedOn.get(options) ?? allSwitches(options);
  switchedOn.set(options, known);
  return known;
}

function allSwitches(options: GameOptions): Set<Switch> {
  const { expansions: chosen, objective, cylonLeader, sympatheticCylon, noSympathizer, switches = [] } = options;
  const on = new Set<Switch>([...chosen, objective, ...switches]);
  if (cylonLeader) on.add('cylonLeader');
  if (sympatheticCylon) on.add('sympatheticCylon');
  if (noSympathizer) on.add('noSympathizer');
  return on;
}

function belongs(on: ReadonlySet<Switch>, { expansion, anyOf, onlyWith, notWith }: Scoped): boolean {
  const present = anyOf === undefined ? expansion === 'base' || on.has(expansion) : anyOf.some((name) => on.has(name));
  return present && (onlyWith ?? []).every((name) => on.has(name)) && !(notWith ?? []).some((name) => on.has(name));
}

/** Kinds of Crisis and Super Crisis cards that an option of this game leaves in the box (R-SET-100). */
function kindsLeftOut(on: ReadonlySet<Switch>): ReadonlySet<string> {
  return new Set(
    [...catalogue.options.values()].flatMap(({ switch: name, leavesOut }) =>
      on.has(name) ? (leavesOut?.crises ?? []) : [],
    ),
  );
}

const replacedBy = ({ replaces = [] }: Scoped): ReadonlyArray<string> =>
  typeof replaces === 'string' ? [replaces] : replaces;

function scoped<T extends Scoped>(
  entries: ReadonlyMap<string, T>,
  on: ReadonlySet<Switch>,
  without: ReadonlySet<string>,
): Map<string, T> {
  const stays = (entry: T): boolean => entry.kind === undefined || !without.has(entry.kind);
  const present = new Map([...entries].filter(([, entry]) => belongs(on, entry) && stays(entry)));
  for (const replaced of [...present.values()].flatMap(replacedBy)) present.delete(replaced);
  return present;
}

function makeScope(on: ReadonlySet<Switch>): Scope {
  const leftOut = kindsLeftOut(on);
  const decks = Object.entries<ReadonlyMap<string, Scoped>>({ ...catalogue }).map(
    ([deck, entries]) =>
      [deck, scoped(entries, on, deck === 'crises' || deck === 'superCrises' ? leftOut : new Set())] as const,
  );
  const replacements = new Map<string, string>();
  for (const [, entries] of decks) {
    for (const entry of entries.values())
      for (const replaced of replacedBy(entry)) replacements.set(replaced, entry.id);
  }
  // The same decks with fewer entries.
  return { content: Object.fromEntries(decks) as unknown as Catalogue, replacements };
}

function scopeOf(options: GameOptions): Scope {
  const found = known.get(options);
  if (found !== undefined) return found;
  const on = switchesOf(options);
  const key = [...on].sort().join(' ');
  const scope = scopes.get(key) ?? makeScope(on);
  scopes.set(key, scope);
  known.set(options, scope);
  return scope;
}

/** All decks with the entries that are in a game with these options, in the order of the catalogue. */
export function contentOf(options: GameOptions): Catalogue {
  return scopeOf(options).content;
}

type OfGame = Pick<GameState, 'options'>;

/**
 * Wraps `read`, which depends on a game's content alone, so that it runs once for each content: the rules ask all the
 * time.
 */
export function ofContent<T extends object>(read: (content: Catalogue) => T): (game: OfGame) => T {
  const known = new WeakMap<Catalogue, T>();
  return ({ options }) => {
    const content = contentOf(options);
    const found = known.get(content);
    if (found !== undefined) return found;
    const made = read(content);
    known.set(content, made);
    return made;
  };
}

/** The id of what stands in the place of this entry in this game: itself, or what replaces it. */
export function standsFor(state: OfGame, id: string): string {
  const { replacements } = scopeOf(state.options);
  let now = id;
  for (let next = replacements.get(now); next !== undefined; next = replacements.get(now)) now = next;
  return now;
}

/** Rules of the expansions in their order: those of a later one replace those of an earlier one. */
const gameRules = ofContent(({ modules }) =>
  [...modules.values()]
    .sort((one, other) => one.order - other.order)
    .reduce<GameRules>((all, { rules }) => ({ ...all, ...rules }), {}),
);

/** A rule of the whole table; the last expansion that speaks about it counts (R-SET-22). */
export function gameRule<K extends keyof GameRules>(state: OfGame, name: K): GameRules[K] | undefined {
  return gameRules(state)[name];
}

const shiftOfDifficulty = { normal: 0, easierForHumans: 2, easierForCylons: -2 } as const;

/** Returns what each dial shows when a game with these options begins (R-SET-30, R-SET-54, R-SET-120). */
export function startingResources(options: GameOptions): Readonly<Record<Resource, number>> {
  const less: Partial<Record<Resource, number>> = options.noSympathizer ? { food: 1, morale: 1, population: 2 } : {};
  const all: Record<Resource, number> = { fuel: 0, food: 0, morale: 0, population: 0 };
  for (const token of contentOf(options).tokens.values()) {
    if (token.kind !== 'resource') continue;
    const { resource, start } = token;
    all[resource] = start + shiftOfDifficulty[options.difficulty] - (less[resource] ?? 0);
  }
  return all;
}
