import type { GameEvent } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import type { Names, ResourceChange } from '../types.ts';
import { describeChange, describeEvent, describeTogether } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

type Happening = GameEvent['what'];

export interface LinesIn {
  readonly words: Wording;
  readonly names: Names;
  /** Returns the players' names at the event in this place of the list, where they may differ from `names`. */
  readonly namesAt?: (at: number) => Names;
  readonly say: Say;
}

/** Something that happened, with what players were called then. */
interface Named {
  readonly what: Happening;
  readonly names: Names;
}

/** A line, and the events that it tells. */
export interface EventLine {
  readonly happened: ReadonlyArray<Happening>;
  readonly text: string;
}

/**
 * Tells events as lines for Discord: turns as headings, phases small, so that a long log can be skimmed. Like events
 * are told together; the costs and gains of a check stand behind its result: “Riots check failed, 8 of 13: −1 morale
 * (7 left)”.
 */
export function eventLines(events: ReadonlyArray<GameEvent>, reading: LinesIn): ReadonlyArray<string> {
  return linesOf(named(events, reading), reading).map(({ text }) => text);
}

/** The same without what people who look at the board need not read: phases, and decks that are shuffled. */
export function storyLines(events: ReadonlyArray<GameEvent>, reading: LinesIn): ReadonlyArray<EventLine> {
  return linesOf(
    named(events, reading).filter(({ what }) => !upkeep.includes(what.kind)),
    reading,
  );
}

const upkeep: ReadonlyArray<Happening['kind']> = ['phase', 'deckReshuffled', 'destinyRebuilt'];

function named(events: ReadonlyArray<GameEvent>, { names, namesAt }: LinesIn): ReadonlyArray<Named> {
  return events.map(({ what }, at) => ({ what, names: namesAt === undefined ? names : namesAt(at) }));
}

function linesOf(all: ReadonlyArray<Named>, reading: LinesIn): ReadonlyArray<EventLine> {
  const drawn = gathered(all);
  const happened = drawn.map(({ what }) => what);
  const lines: Array<EventLine> = [];
  for (let index = 0; index < drawn.length; index += 1) {
    const { what, names = reading.names } = drawn[index] ?? {};
    if (what === undefined || isToldBefore(happened, index) || isToldNext(what, happened[index + 1])) continue;
    const together = describeTogether(happened.slice(index), names, reading.words.locale);
    const text = (together?.text ?? textOf(what, changesAfter(happened, index), { ...reading, names })).replaceAll(
      '\n',
      ' ',
    );
    const count = together?.count ?? 1;
    if (text !== '') lines.push({ happened: happened.slice(index, index + count), text: `${prefixOf(what)}${text}` });
    index += count - 1;
  }
  return lines;
}

/** Cards that someone draws one after the other are told together. */
function gathered(happened: ReadonlyArray<Named>): ReadonlyArray<Named> {
  const told: Array<Named> = [];
  for (const { what, names } of happened) {
    const last = told.at(-1);
    if (
      last?.what.kind === 'skillsDrawn' &&
      what.kind === 'skillsDrawn' &&
      last.what.seat === what.seat &&
      last.what.why === what.why
    )
      told.splice(-1, 1, { what: drawnTogether(last.what, what), names: last.names });
    else told.push({ what, names });
  }
  return told;
}

type Drawn = Extract<Happening, { readonly kind: 'skillsDrawn' }>;

function drawnTogether(first: Drawn, more: Drawn): Drawn {
  const skills = [...first.skills, ...more.skills];
  return {
    ...first,
    skills,
    ...(first.cards === undefined || more.cards === undefined ? {} : { cards: [...first.cards, ...more.cards] }),
  };
}

function textOf(what: Happening, changes: ReadonlyArray<ResourceChange>, { words, names, say }: LinesIn): string {
  const text = describeEvent(what, names, words.locale);
  return changes.length === 0
    ? text
    : say('log.outcome', {
        result: text,
        changes: summed(changes)
          .map((change) => describeChange(change, words.locale))
          .join(', '),
      });
}

/** Each resource once, with all that it has lost or gained. */
function summed(changes: ReadonlyArray<ResourceChange>): ReadonlyArray<ResourceChange> {
  const all = new Map<string, ResourceChange>();
  for (const change of changes)
    all.set(change.resource, { ...change, change: (all.get(change.resource)?.change ?? 0) + change.change });
  return [...all.values()];
}

/** The resources that change right after the result of a check, because of it. */
function changesAfter(happened: ReadonlyArray<Happening>, index: number): ReadonlyArray<ResourceChange> {
  const result = happened[index];
  if (result?.kind !== 'checkResult') return [];
  const changes: Array<ResourceChange> = [];
  for (const what of happened.slice(index + 1)) {
    if (what.kind !== 'resource' || what.why !== result.source) break;
    changes.push(what);
  }
  return changes;
}

function isToldBefore(happened: ReadonlyArray<Happening>, index: number): boolean {
  const result = happened.slice(0, index).findLastIndex(({ kind }) => kind !== 'resource');
  return happened[index]?.kind === 'resource' && result >= 0 && index - result <= changesAfter(happened, result).length;
}

/** A die whose number the attack names again; a phase in which nothing happened. */
function isToldNext(what: Happening, next: Happening | undefined): boolean {
  if (what.kind === 'dieRolled') return what.why === 'attack' && what.modifier === 0 && next?.kind === 'attack';
  return what.kind === 'phase' && (next?.kind === 'phase' || next?.kind === 'turnStarted');
}

function prefixOf({ kind }: Happening): string {
  switch (kind) {
    case 'turnStarted':
      return '### ';
    case 'phase':
      return '-# ';
    default:
      return '';
  }
}
