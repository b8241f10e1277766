import { InteractionContextType } from 'discord-api-types/v10';
import type { APIApplicationCommand, APIChannel, APIMessage, APIRole, APIUser } from 'discord-api-types/v10';
import type { LiveEvent, Snapshot, TableChannel, TablePerson } from '../../../src/table/contract.ts';

/** Sample data for developing and testing the page without the real server and bot. */
export interface FakeMessage {
  readonly message: APIMessage;
  /** Ephemeral: only this user has it. */
  readonly only: string | undefined;
}

export interface FakeChannel {
  readonly id: string;
  readonly kind: TableChannel['kind'];
  readonly name: string;
  readonly topic: string | undefined;
  readonly parent: string | undefined;
  /** The person whose inbox it is. */
  readonly owner: string | undefined;
  messages: ReadonlyArray<FakeMessage>;
}

/** The things that the playing bot can do to the guild. */
export interface FakeTable {
  readonly channels: ReadonlyArray<FakeChannel>;
  people: Snapshot['people'];
  standIns: ReadonlyArray<string>;
  waiting: Snapshot['waiting'];
  ahead: number;
  readonly post: (message: FakeMessage) => void;
  readonly replace: (message: FakeMessage['message']) => void;
  readonly remove: (channelId: string, messageId: string) => void;
  readonly tell: (user: string | 'all', event: LiveEvent) => void;
}

const EPOCH = 1_420_070_400_000n;
let count = 0n;

/** A fresh id that says when it was made. */
export function newId(at = Date.now()): string {
  count += 1n;
  return String(((BigInt(at) - EPOCH) << 22n) + (count % 4096n));
}

const user = (id: string, name: string, bot = false): APIUser => ({
  id,
  username: name.toLowerCase().replaceAll(' ', '_'),
  global_name: name,
  discriminator: '0',
  avatar: null,
  ...(bot ? { bot } : {}),
});

export const BOT = user('1300000000000000099', 'Galactica', true);
const NAMES = ['Anna', 'Bela', 'Carlos Mendoza', 'Dana', 'Ewa'];

const PILOTS = '1300000000000000201';

export const PEOPLE: ReadonlyArray<TablePerson> = NAMES.map((name, index) => ({
  user: user(`130000000000000000${index + 1}`, name),
  displayName: name,
  admin: index === 0,
  roles: index % 2 === 0 ? [PILOTS] : [],
  directMessagesClosed: name === 'Dana',
}));

export const GUILD = { id: '1300000000000000100', name: 'Practice guild', locale: 'en-US', botName: 'Galactica' };
const role = (id: string, name: string, position: number): APIRole => ({
  id,
  name,
  position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  permissions: '0',
  managed: false,
  mentionable: false,
  flags: 0 as number,
});
export const ROLES: ReadonlyArray<APIRole> = [
  role(GUILD.id, '@everyone', 0),
  role(PILOTS, 'Pilots', 1),
  role('1300000000000000202', 'Deck crew', 2),
];
export const LOBBY = '1300000000000000101';
export const GAME = '1300000000000000102';
export const THREAD = '1300000000000000103';
export const dmOf = (person: string): string => `14${person.slice(2)}`;

/** A message as Discord would send it; `extra` replaces any part. */
export function say(channelId: string, author: APIUser, content: string, extra: Partial<APIMessage> = {}): APIMessage {
  const id = extra.id ?? newId();
  return {
    id,
    channel_id: channelId,
    author,
    content,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: mentioned(content),
    mention_roles: [],
    attachments: [],
    embeds: [],
    pinned: false,
    type: 0,
    components: [],
    ...extra,
  };
}

const mentioned = (content: string): Array<APIUser> =>
  PEOPLE.map((person) => person.user).filter((one) => content.includes(`<@${one.id}>`));

const channel = (given: Partial<FakeChannel> & Pick<FakeChannel, 'id' | 'kind' | 'name'>): FakeChannel => ({
  topic: undefined,
  parent: undefined,
  owner: undefined,
  messages: [],
  ...given,
});

/** The channels before anything has happened. */
export function freshChannels(): Array<FakeChannel> {
  return [
    channel({ id: LOBBY, kind: 'text', name: 'lobby', topic: 'Open a table and find players' }),
    channel({ id: GAME, kind: 'text', name: 'battlestar', topic: 'Game 1 · five players · base game' }),
    channel({ id: THREAD, kind: 'thread', name: 'Turn 3: where do we jump?', parent: GAME }),
    ...PEOPLE.map(({ user: { id } }) => channel({ id: dmOf(id), kind: 'dm', name: '', owner: id })),
  ];
}

/** The channel as Discord describes it. */
export function apiChannel(one: FakeChannel): APIChannel {
  if (one.kind === 'dm') {
    const owner = PEOPLE.find((person) => person.user.id === one.owner);
    return { id: one.id, type: 1, name: null, recipients: [BOT, ...(owner === undefined ? [] : [owner.user])] };
  }
  if (one.kind === 'thread') {
    return {
      id: one.id,
      type: 11,
      name: one.name,
      parent_id: one.parent ?? GAME,
      guild_id: GUILD.id,
      owner_id: BOT.id,
      thread_metadata: {
        archived: false,
        auto_archive_duration: 1440,
        archive_timestamp: new Date().toISOString(),
        locked: false,
      },
    };
  }
  return {
    id: one.id,
    type: 0,
    name: one.name,
    guild_id: GUILD.id,
    position: one.id === LOBBY ? 0 : 1,
    topic: one.topic ?? null,
  };
}

const command = (
  id: string,
  name: string,
  description: string,
  options: APIApplicationCommand['options'] = [],
): APIApplicationCommand => ({
  id,
  name,
  description,
  options,
  type: 1,
  application_id: BOT.id,
  version: '1',
  default_member_permissions: null,
  nsfw: false,
});

export const COMMANDS: ReadonlyArray<APIApplicationCommand> = [
  command('1500000000000000001', 'game', 'Tables', [
    {
      type: 1,
      name: 'create',
      description: 'Open a table in this channel',
      options: [
        {
          type: 3,
          name: 'expansion',
          description: 'Which expansion to play with',
          choices: [
            { name: 'None', value: 'none' },
            { name: 'Pegasus', value: 'pegasus' },
            { name: 'Exodus', value: 'exodus' },
          ],
        },
        { type: 4, name: 'players', description: 'How many seats', min_value: 3, max_value: 7 },
      ],
    },
    { type: 1, name: 'status', description: 'Show the state of the fleet' },
    { type: 1, name: 'tutorial', description: 'Learn by playing' },
  ]),
  command('1500000000000000002', 'move', 'Move to another location', [
    { type: 3, name: 'location', description: 'Where you want to go', required: true, autocomplete: true },
    { type: 3, name: 'note', description: 'A word to the others', max_length: 40 },
  ]),
  command('1500000000000000003', 'hand', 'See your hand; nobody else does'),
  command('1500000000000000004', 'give', 'Give cards to another player', [
    { type: 6, name: 'player', description: 'Who receives them', required: true },
    { type: 4, name: 'cards', description: 'How many', required: true, min_value: 1, max_value: 5 },
    { type: 5, name: 'secretly', description: 'Only the two of you see it' },
  ]),
  command('1500000000000000005', 'note', 'Write a private note'),
  {
    ...command('1500000000000000006', 'slow', 'An answer that takes a while'),
    contexts: [InteractionContextType.Guild],
  },
  command('1500000000000000007', 'fail', 'A command that gets no answer'),
  { ...command('1500000000000000008', 'Table: who is this?', ''), type: 2 },
  { ...command('1500000000000000009', 'Table: explain this', ''), type: 3 },
];

export const LOCATIONS = [
  'Admiral’s Quarters',
  'Armory',
  'Command',
  'Communications',
  'FTL Control',
  'Hangar Deck',
  'Press Room',
  'Research Lab',
  'Sickbay',
  'Weapons Control',
];
