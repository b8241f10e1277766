import type { APIOverwrite } from 'discord-api-types/v10';
import type { Clock } from '../../../time/clock.ts';
import { sayIn } from '../../../words/index.ts';
import { createDeadlines } from '../deadlines.ts';
import { createSnowflakes, earlierBy, type Snowflakes } from '../snowflake.ts';
import { archiveIdleThreads } from './archive.ts';
import { ChannelBook } from './channels.ts';
import { plainRoles, type PlainRole, type TextChannel } from './records.ts';
import { CommandBook } from './commands.ts';
import { EmojiBook } from './emojis.ts';
import { EventBook } from './events.ts';
import type { GuildRecord } from './records.ts';
import { createBus } from './happenings.ts';
import { InteractionBook } from './interactions.ts';
import { MessageBook } from './messages.ts';
import { defaultLocale, handleFor, PeopleBook } from './people.ts';
import { createSessionStarts } from './sessionStarts.ts';
import { openDirectChannel } from './directChannels.ts';
import type { StoredTable } from './store.ts';
import type { Vault } from './vault.ts';
import { WaitingBook } from './waiting.ts';
import type { ShardLimits, World } from './world.ts';

/** Someone who sits at the table. */
export interface PersonWish {
  /** The person's name in the guild: 1 to 32 characters. */
  readonly name: string;
  readonly admin?: boolean;
  /** Names among `plainRoles`. */
  readonly roles?: ReadonlyArray<PlainRole>;
  readonly directMessagesClosed?: boolean;
  /** Like `de`; `en-US` when left out. */
  readonly locale?: string;
}

export const defaultPeople: ReadonlyArray<PersonWish> = [
  { name: 'Ada', admin: true, roles: ['Pilots'] },
  { name: 'Bo', roles: ['Pilots'] },
  { name: 'Chidi', roles: ['Deck crew'] },
  { name: 'Dana', roles: ['Deck crew', 'Pilots'] },
  ...['Emil', 'Fay', 'Gus'].map((name) => ({ name })),
];

export interface WorldParts {
  readonly clock: Clock;
  readonly base: string;
  readonly token: (applicationId: string) => string;
  readonly vault: Vault;
  readonly people: ReadonlyArray<PersonWish>;
  readonly privilegedIntents: number;
  readonly botLacks: bigint;
  readonly shards: ShardLimits;
  readonly remembered: StoredTable | undefined;
  /** A further guild of the same bot beside this one: its number, from 1, and the first. */
  readonly beside?: { readonly first: World; readonly number: number };
}

/** A guild as a store remembers it, or a fresh one; people who are asked for and missing join. */
export function createWorld(parts: WorldParts): World {
  const { beside } = parts;
  const ids = beside?.first.ids ?? createSnowflakes(() => parts.clock.now());
  const deadlines = beside?.first.deadlines ?? createDeadlines(parts.clock);
  const bus = createBus();
  const channels = new ChannelBook(bus);
  const messages = new MessageBook(bus);
  const guild = withRoles(parts.remembered?.guild ?? newGuild(ids, beside), ids);
  const world: World = {
    clock: parts.clock,
    deadlines,
    ids,
    bus,
    guild,
    people: new PeopleBook(bus),
    channels,
    messages,
    waiting: new WaitingBook({ bus, channels, messages }),
    commands: beside?.first.commands ?? new CommandBook(bus, ids),
    events: new EventBook(bus, parts.clock),
    emojis: beside?.first.emojis ?? new EmojiBook(bus),
    interactions: new InteractionBook({ bus, clock: parts.clock, deadlines, ids }),
    vault: parts.vault,
    token: parts.token(guild.botId),
    base: parts.base,
    privilegedIntents: parts.privilegedIntents,
    botLacks: parts.botLacks,
    shards: parts.shards,
    sessionStarts: beside?.first.sessionStarts ?? createSessionStarts(parts.clock.now),
    botIsMember: true,
    botOnline: false,
    standIns: [],
  };
  parts.clock.skip(Math.max(0, (parts.remembered?.ahead ?? 0) - parts.clock.skipped()));
  parts.clock.onSkip(() => {
    bus.emit({ type: 'timeSkipped' });
    archiveIdleThreads(world);
  });
  if (parts.remembered === undefined) addFirstChannels(world);
  else recall(world, parts.remembered);
  for (const wish of parts.people) join(world, wish);
  return world;
}

function newGuild(ids: Snowflakes, beside: WorldParts['beside']): GuildRecord {
  return {
    id: beside === undefined ? ids.next() : earlierBy(beside.number, beside.first.guild.id),
    locale: defaultLocale,
    ...(beside === undefined ? {} : { number: beside.number + 1 }),
    ownerId: ids.next(),
    botId: beside?.first.guild.botId ?? ids.next(),
    adminRoleId: ids.next(),
    botRoleId: ids.next(),
    plainRoles: [],
  };
}

/** The guild with every plain role; those that it has keep their ids. */
function withRoles(guild: GuildRecord, ids: Snowflakes): GuildRecord {
  return {
    ...guild,
    plainRoles: plainRoles.map(
      (name) => guild.plainRoles.find((known) => known.name === name) ?? { id: ids.next(), name },
    ),
  };
}

function addFirstChannels(world: World): void {
  const noOverwrites: ReadonlyArray<APIOverwrite> = [];
  const say = sayIn(world.guild.locale);
  const firstChannels = ['battlestar', say('table.general')];
  firstChannels.forEach((name, position) => {
    const channel: TextChannel = {
      kind: 'text',
      id: world.ids.next(),
      name,
      topic: null,
      position,
      overwrites: noOverwrites,
    };
    world.channels.add(channel);
  });
  const position = firstChannels.length;
  world.channels.add({
    kind: 'text',
    id: world.ids.next(),
    name: say('table.warRoom'),
    topic: null,
    position,
    overwrites: noOverwrites,
    forum: { tags: [] },
  });
}

function recall(world: World, { people, channels, messages, commands, events, emojis }: StoredTable): void {
  for (const emoji of emojis) world.emojis.put(emoji);
  for (const event of events) world.events.put(event);
  for (const person of people) world.people.put(person);
  for (const channel of channels) world.channels.add(channel);
  for (const stored of messages) world.messages.add(stored);
  world.commands.restore(commands);
}

/**
 * Adds a person unless one of this name is there; the first one owns the guild. Everyone's inbox is open from the
 * start.
 */
function join(world: World, wish: PersonWish): void {
  if (wish.name.length === 0 || wish.name.length > 32)
    throw new Error(`“${wish.name}”: names have 1 to 32 characters.`);
  const wished: ReadonlyArray<string> = wish.roles ?? [];
  const roles = world.guild.plainRoles.filter((role) => wished.includes(role.name)).map((role) => role.id);
  const known = world.people.named(wish.name);
  if (known !== undefined) {
    // A table that was stored before there were roles gave no one any.
    if (known.roles.length === 0 && roles.length > 0) world.people.put({ ...known, roles });
    return;
  }
  const isFirst = world.people.all().length === 0;
  const id = isFirst ? world.guild.ownerId : world.ids.next();
  world.people.put({
    id,
    username: handleFor(wish.name, new Set(world.people.all().map((person) => person.username))),
    displayName: wish.name,
    admin: wish.admin ?? isFirst,
    roles,
    directMessagesClosed: wish.directMessagesClosed ?? false,
    locale: wish.locale ?? defaultLocale,
  });
  openDirectChannel(world, id);
}
