import { isIP } from 'node:net';
import { z } from 'zod';
import { levels } from '../players/levels.ts';
import type { Level } from '../players/levels.ts';
import { countTyped, idsTyped, mostShards } from '../processes/shards.ts';
import type { Shards } from '../processes/shards.ts';
import { isPostgresUrl } from '../store/postgres/address.ts';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** How the bot was asked to run, from the environment. */
export interface Config {
  /** `undefined`: the practice table. */
  readonly token: string | undefined;
  /** Another interface than Discord's own; without a slash at the end. */
  readonly apiUrl: string | undefined;
  readonly databasePath: string;
  /** A PostgreSQL database instead of that file. */
  readonly databaseUrl: string | undefined;
  /** The practice table's address. */
  readonly tableHost: string;
  readonly tablePort: number;
  /** The address of the health server; `undefined`: there is none. */
  readonly health: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: (typeof logLevels)[number];
  /** How well automatic players play in new games, unless someone says otherwise. */
  readonly automaticLevel: Level;
  /** `undefined`: one connection for all. */
  readonly shards: Shards | undefined;
  /** A database of another application is taken over instead of refused. */
  readonly takesOver: boolean;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  /** One sentence for each wrong value. */
  | { readonly ok: false; readonly problems: ReadonlyArray<string> };

const given = z.string().trim().min(1);

const port = given.refine(isPort, 'must be a port: a whole number from 0 to 65535 (0: any free one)');

const host = given.refine(isHost, 'must be an address or a name of this machine, such as 127.0.0.1, 0.0.0.0 or ::');

const usualTablePort = '8137';

/** Nothing outside this machine can reach it. */
const thisMachineOnly = '127.0.0.1';

const flag = z.enum(['true', 'false'], 'must be true or false').optional();

/** All settings; the table in README.md, `.env.example` and `--help` name the same ones. */
const settings = {
  DISCORD_TOKEN: given
    .refine((token) => !/\s/.test(token), 'holds spaces: copy it from the developer portal again')
    .optional(),
  DISCORD_API_URL: given
    .refine(isHttpUrl, 'must be an address that begins with http:// or https://, such as https://discord.com/api')
    .optional(),
  DATABASE_PATH: given
    .refine(
      (path) => !/^postgres(ql)?:/.test(path),
      'is a path of a file: put the address of a PostgreSQL database into DATABASE_URL',
    )
    .optional(),
  DATABASE_URL: given
    .refine(
      isPostgresUrl,
      'must be the address of a PostgreSQL database, such as postgres://name:password@localhost/galactica',
    )
    .optional(),
  TABLE_PORT: port.optional(),
  TABLE_HOST: host.optional(),
  HEALTH_PORT: port.optional(),
  HEALTH_HOST: host.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  AUTOMATIC_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).optional(),
  SHARDS: given
    .refine(
      (text) => text === 'auto' || countTyped(text) !== undefined,
      `must be auto, or a whole number from 1 to ${mostShards}`,
    )
    .optional(),
  SHARD_COUNT: given
    .refine((text) => countTyped(text) !== undefined, `must be a whole number from 1 to ${mostShards}`)
    .optional(),
  SHARD_IDS: given
    .refine(
      (text) => idsTyped(text) !== undefined,
      'must be numbers and ranges from 0, each once, such as 0-3 or 0,2,5-7',
    )
    .optional(),
  PRACTICE_TABLE: flag,
  ALLOW_OTHER_APPLICATION: flag,
};

export const settingNames: ReadonlyArray<string> = Object.keys(settings);

/** Variables that tell of a service: they are set by the surroundings that start the bot, not for the bot. */
const surroundings = {
  NODE_ENV: z.string().optional(),
  INVOCATION_ID: z.string().optional(),
  NOTIFY_SOCKET: z.string().optional(),
};

const environment = z.object({ ...settings, ...surroundings }).superRefine((values, context) => {
  for (const [variable, message] of practiceProblems(values))
    context.addIssue({ code: 'custom', path: [variable], message });
  if (values.DATABASE_URL !== undefined && values.DATABASE_PATH !== undefined) {
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message:
        'and DATABASE_PATH are both set: one names a PostgreSQL database, the other a file; leave one of them out',
    });
  }
  if (values.DISCORD_API_URL !== undefined && values.DISCORD_TOKEN === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['DISCORD_TOKEN'],
      message:
        'is missing: DISCORD_API_URL is set, and that interface needs a token (without both, the practice table starts)',
    });
  }
  for (const [variable, message] of shardProblems(values))
    context.addIssue({ code: 'custom', path: [variable], message });
  const [tablePort, healthPort] = [values.TABLE_PORT ?? usualTablePort, values.HEALTH_PORT].map(Number);
  if (values.DISCORD_TOKEN === undefined && healthPort === tablePort && healthPort !== 0) {
    context.addIssue({
      code: 'custom',
      path: ['HEALTH_PORT'],
      message: 'is the port of the practice table, too (TABLE_PORT): choose another',
    });
  }
  if (values.HEALTH_HOST !== undefined && values.HEALTH_PORT === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['HEALTH_PORT'],
      message: 'is missing: HEALTH_HOST is set, and without a port nothing listens there',
    });
  }
});

type Variables = z.infer<z.ZodObject<typeof settings & typeof surroundings>>;

/** Returns the problems with the practice table, which a start without a token is: whether it can be meant. */
function practiceProblems(values: Variables): ReadonlyArray<[string, string]> {
  const isWanted = values.PRACTICE_TABLE === 'true';
  if (values.DISCORD_TOKEN !== undefined)
    return isWanted
      ? [['PRACTICE_TABLE', 'and DISCORD_TOKEN are both set: the practice table needs no token; leave one of them out']]
      : [];
  if (isWanted || values.DISCORD_API_URL !== undefined) return [];
  const service =
    values.NODE_ENV === 'production'
      ? 'NODE_ENV is production'
      : (values.INVOCATION_ID ?? values.NOTIFY_SOCKET) === undefined
        ? undefined
        : 'this is a service of systemd';
  if (service !== undefined)
    return [
      [
        'DISCORD_TOKEN',
        `is missing, and ${service}: set it (is its name spelled right?), or PRACTICE_TABLE=true if the practice table is meant`,
      ],
    ];
  if (values.DATABASE_URL !== undefined)
    return [
      [
        'DISCORD_TOKEN',
        'is missing, and DATABASE_URL is set: set it, or PRACTICE_TABLE=true if the practice table is to keep its games there',
      ],
    ];
  return [];
}

interface ShardVariables {
  readonly DISCORD_TOKEN?: string | undefined;
  readonly SHARDS?: string | undefined;
  readonly SHARD_COUNT?: string | undefined;
  readonly SHARD_IDS?: string | undefined;
}

/** Which variables are wrong together, and what to do about it. */
function shardProblems(variables: ShardVariables): ReadonlyArray<[string, string]> {
  const { DISCORD_TOKEN: token, SHARDS: all, SHARD_COUNT: count, SHARD_IDS: ids } = variables;
  if (all === undefined && count === undefined && ids === undefined) return [];
  if (token === undefined) return [['DISCORD_TOKEN', 'is missing: the practice table has no shards']];
  if (all !== undefined && (count ?? ids) !== undefined)
    return [
      [
        'SHARDS',
        'is for one process that has all shards, SHARD_COUNT and SHARD_IDS for one that has some: set the one or the others',
      ],
    ];
  if (all !== undefined) return [];
  if (count === undefined)
    return [
      ['SHARD_COUNT', 'is missing: SHARD_IDS says which shards this process has, but not how many there are in all'],
    ];
  if (ids === undefined)
    return [
      ['SHARD_IDS', 'is missing: SHARD_COUNT says how many shards there are, but not which ones this process has'],
    ];
  const outside = (idsTyped(ids) ?? []).filter((id) => id >= Number(count));
  return outside.length === 0
    ? []
    : [['SHARD_IDS', `names shards that are not there: of ${count} the last is ${Number(count) - 1}`]];
}

function shardsOf({ SHARDS: all, SHARD_COUNT: count, SHARD_IDS: ids }: ShardVariables): Shards | undefined {
  if (all !== undefined) return { kind: 'all', count: all === 'auto' ? 'auto' : Number(all) };
  return count === undefined || ids === undefined
    ? undefined
    : { kind: 'part', count: Number(count), ids: idsTyped(ids) ?? [] };
}

/** Reads and checks the environment. A variable that is empty counts as not set. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): ReadConfig {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(set);
  if (!parsed.success)
    return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) };
  const { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, DATABASE_PATH: path, DATABASE_URL: databaseUrl } = parsed.data;
  const {
    TABLE_PORT: tablePort = usualTablePort,
    HEALTH_PORT: healthPort,
    TABLE_HOST: tableHost = thisMachineOnly,
    HEALTH_HOST: healthHost = thisMachineOnly,
  } = parsed.data;
  const { LOG_LEVEL: logLevel, AUTOMATIC_LEVEL: automaticLevel = 'normal' } = parsed.data;
  return {
    ok: true,
    config: {
      token,
      apiUrl: apiUrl?.replace(/\/+$/, ''),
      // Practice has a file of its own, so that it never touches the games of a real server.
      databasePath: path ?? (token === undefined ? './practice.sqlite' : './galactica.sqlite'),
      databaseUrl,
      tableHost,
      tablePort: Number(tablePort),
      health: healthPort === undefined ? undefined : { host: healthHost, port: Number(healthPort) },
      logLevel: logLevel ?? (token === undefined ? 'warn' : 'info'),
      automaticLevel,
      shards: shardsOf(parsed.data),
      takesOver: parsed.data.ALLOW_OTHER_APPLICATION === 'true',
    },
  };
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function isHost(text: string): boolean {
  return isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}
