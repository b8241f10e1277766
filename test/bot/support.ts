import { english } from '../../src/words/index.ts';
import { paces } from '../../src/app/types.ts';
import type { App, Choice, Decision, GameRecord, Person } from '../../src/app/types.ts';
import type { Log, LogDetails } from '../../src/app/core/log.ts';
import type { Caller, Message, OptionReader, ComponentRow } from '../../src/bot/types.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { plainEnglish } from '../../src/bot/wording.ts';
import { assembleApp } from '../../src/startup/wiring.ts';

export const words = plainEnglish;

export interface Logged {
  readonly level: string;
  readonly message: string;
  readonly details: object;
}

/** A log that can be looked at. `also` gets the same lines. */
export function memoryLog(also?: Log): Log & { readonly lines: ReadonlyArray<Logged> } {
  const lines: Array<Logged> = [];
  const at = (level: keyof Log) => (details: LogDetails, message: string) => {
    lines.push({ level, message, details });
    also?.[level](details, message);
  };
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** The real app with the real rules, in memory; the same games each time. `now`: its clock, if not the machine's. */
export function memoryApp(now?: () => number): App {
  let seeds = 0;
  const newSeed = (): string => {
    seeds += 1;
    return `game ${seeds}`;
  };
  return assembleApp(
    openSqliteStore(':memory:', now),
    memoryLog(),
    { random: chance(1), newSeed },
    now === undefined ? {} : { now },
  );
}

export const guildId = '100';
export const channelId = '200';

export const ada: Person = { id: '1', name: 'Ada' };
export const bo: Person = { id: '2', name: 'Bo' };
export const chidi: Person = { id: '3', name: 'Chidi' };
export const dana: Person = { id: '4', name: 'Dana' };

export function callerFor(person: Person, place: Partial<Caller> = {}): Caller {
  const mayAll = {
    lacking: [],
    lackingForThread: [],
    lackingForPrivate: [],
    lackingForEvent: [],
    mayMention: () => true,
  };
  return { person, say: english, locale: 'en-US', guildId, channelId, parentId: undefined, ...mayAll, ...place };
}

export async function openLobby(app: App): Promise<GameRecord> {
  const { id } = await app.create({ guildId, channelId, host: ada });
  await app.join(id, bo);
  return await app.join(id, chidi);
}

export async function startGame(app: App): Promise<GameRecord> {
  const { id } = await openLobby(app);
  return await app.start(id, ada);
}

/** The person whose decision is open, of the three. */
export async function whoIsAsked(
  app: App,
  game: GameRecord,
): Promise<{ readonly person: Person; readonly decision: Decision; readonly others: ReadonlyArray<Person> }> {
  const people = [ada, bo, chidi];
  for (const person of people) {
    const [decision] = await app.openDecisions(game.id, person.id);
    if (decision !== undefined) return { person, decision, others: people.filter((other) => other !== person) };
  }
  throw new Error('Nobody is asked.');
}

/** A record as the app would give it. */
export function gameRecord(patch: Partial<GameRecord> = {}): GameRecord {
  return {
    id: 'adama-417',
    guildId,
    channelId,
    hostId: ada.id,
    status: 'running',
    options: {
      players: 3,
      expansions: [],
      objective: 'kobol',
      difficulty: 'normal',
      noSympathizer: false,
      cylonLeader: false,
      sympatheticCylon: false,
      cylonShipsActivateOncePerTurn: true,
      executionRedrawsLoyalty: true,
    },
    pace: paces.daily,
    level: 'normal',
    livelyAt: 0,
    seats: [ada, bo, chidi].map(({ id, name }) => ({ kind: 'user', userId: id, name })),
    createdAt: 0,
    startedAt: 0,
    endedAt: undefined,
    changedAt: 0,
    revision: 1,
    undone: 0,
    outcome: undefined,
    paused: undefined,
    ...patch,
  };
}

/** A question with that many choices, which differ in nothing but their number. */
export function question(count: number, patch: Partial<Decision> = {}): Decision {
  const choices = Array.from({ length: count }, (_, seat): Choice => ({ id: `seat:${seat}`, kind: 'seat', seat }));
  return {
    id: 'd7',
    seat: 0,
    topic: { kind: 'choosePlayer', why: 'crisis/base/riots-a' },
    choices,
    min: 1,
    max: 1,
    fallback: ['seat:0'],
    privacy: 'private',
    ...patch,
  };
}

/** Options of a command as typed. As discord.js does, it throws where one is read as what it isn't. */
export function typed(
  values: Readonly<Record<string, string | number | boolean>> = {},
  subcommand?: string,
): OptionReader {
  const find = <T>(name: string, is: (value: unknown) => value is T): T | undefined => {
    const value: unknown = values[name];
    if (value === undefined || is(value)) return value;
    throw new TypeError(`The option ${name} is read as something else than it is.`);
  };
  return {
    subcommand,
    text: (name) => find(name, (value): value is string => typeof value === 'string'),
    number: (name) => find(name, (value): value is number => typeof value === 'number'),
    flag: (name) => find(name, (value): value is boolean => typeof value === 'boolean'),
    person: () => undefined,
    role: (name) => find(name, (value): value is string => typeof value === 'string'),
    channel: (name) => find(name, (value): value is string => typeof value === 'string'),
  };
}

export type Component = ComponentRow['components'][number];

export function componentsOf(message: Message): ReadonlyArray<Component> {
  return (message.components ?? []).flatMap((row) => row.components);
}

export function customIds(message: Message): ReadonlyArray<string> {
  return componentsOf(message).flatMap((component) => ('custom_id' in component ? [component.custom_id] : []));
}

export function labels(message: Message): ReadonlyArray<string> {
  return componentsOf(message).flatMap((component) => ('label' in component ? [component.label ?? ''] : []));
}
