import { DatabaseError } from 'pg';
import { StoreError } from '../error.ts';
import type { StoreErrorCode } from '../error.ts';

/** Returns a database's name for messages, without the password that leads to it. */
export function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} on ${hostname === '' ? 'this machine' : decodeURIComponent(hostname)}${port === '' ? '' : `:${port}`}`;
}

const lostCodes: ReadonlyArray<string> = [
  // The server stops, crashed, starts; has no room for another connection; has waited too long for us.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '25P03',
  '25P04',
  // The system's.
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
];
/** Messages of `pg` for a lost connection, which have no code. */
const lostWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether the way to the server was lost, or was not there. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isLost);
  const code = codeOf(error);
  return code === undefined ? lostWords.test(error.message) : lostCodes.includes(code) || code.startsWith('08');
}

/**
 * Whether the database asks that the same is tried again: two transactions waited for each other, or did not fit
 * together.
 */
export function asksAgain(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40P01' || code === '40001';
}

/** Whether it only tells that something before it in the same transaction has failed. */
export function isAftermath(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** The connection was lost while something was stored, and the server could not be asked since whether it has been. */
export class Unsure extends Error {
  constructor(cause: unknown) {
    super('It is not known whether this was stored.', { cause });
    this.name = 'Unsure';
  }
}

interface Meaning {
  readonly starts: string;
  readonly code: StoreErrorCode;
  /** `says`: the server's own words, which name what is in the way. */
  readonly words: (name: string, given: string, says: string) => string;
}

/** A function, a type or a table has this name already. */
const inTheWay: ReadonlyArray<Meaning> = ['42723', '42710', '42P07'].map((starts) => ({
  starts,
  code: 'notOurs',
  words: (name, _given, says) =>
    `Something of another program is in the bot's way in the database ${name} (${says}). It was left as it is: create an empty one for the bot.`,
}));

const meanings: ReadonlyArray<Meaning> = [
  ...inTheWay,
  {
    starts: '2BP01',
    code: 'notOurs',
    words: (name, _given, says) =>
      `Something of another program in the database ${name} needs what the bot has to remove there (${says}). It was left as it is: drop what needs it, and make that again afterwards.`,
  },
  {
    starts: '28',
    code: 'refused',
    words: (name, given) =>
      `The database ${name} does not let this user in: the name or the password in ${given} is wrong, or its server does not allow it from here, or only encrypted (sslmode=verify-full).`,
  },
  {
    starts: '3D000',
    code: 'noDatabase',
    words: (name, given) => `There is no database ${name}. Create it (createdb), or change ${given}.`,
  },
  {
    starts: '42501',
    code: 'unwritable',
    words: (name) =>
      `This user may not do what the bot needs in the database ${name}. Make it the owner of the database, or grant it all rights there.`,
  },
  {
    starts: '25006',
    code: 'unwritable',
    words: (name, given) => `The database ${name} can only be read. Name its primary server in ${given}.`,
  },
  {
    starts: '57014',
    code: 'cannotWrite',
    words: (name) =>
      `The server of the database ${name} broke off what the bot asked for: somebody cancelled it, or it took longer than its statement_timeout allows.`,
  },
  {
    starts: '55P03',
    code: 'cannotWrite',
    words: (name) =>
      `Somebody else keeps tables of the database ${name} locked for longer than its lock_timeout allows.`,
  },
  {
    starts: '3F000',
    code: 'noDatabase',
    words: (name) =>
      `The search_path of the database ${name} names no schema that is there. Create the schema, or set another search_path.`,
  },
  {
    starts: '53300',
    code: 'unreachable',
    words: (name) =>
      `The server of the database ${name} has no room for another connection. Let it take more (max_connections), or close others. Nothing was lost.`,
  },
  {
    starts: '53100',
    code: 'cannotWrite',
    words: (name) => `The disk with the database ${name} is full. Make room; nothing was lost.`,
  },
  {
    starts: '53',
    code: 'cannotWrite',
    words: (name) => `The server of the database ${name} has not enough memory or disk for this.`,
  },
  {
    starts: '58',
    code: 'cannotWrite',
    words: (name) => `The database ${name} can't be read or written: its server reports an error of the disk.`,
  },
  {
    starts: 'XX',
    code: 'damaged',
    words: (name) => `The database ${name} is damaged. Restore a backup, or ask whoever looks after its server.`,
  },
];

/**
 * Returns PostgreSQL's failure in words for the operator of the bot; errors that are not PostgreSQL's stay as they are.
 * `given`: where the address stands.
 */
export function asStoreError(error: unknown, name: string, given = 'DATABASE_URL'): unknown {
  if (error instanceof StoreError) return error;
  if (error instanceof Unsure) {
    return new StoreError(
      'unsure',
      `The database ${name} can't be reached any more: it was lost while something was stored, and it is not known whether it has been.`,
      error,
    );
  }
  const code = error instanceof DatabaseError ? error.code : undefined;
  const meaning = code === undefined ? undefined : meanings.find(({ starts }) => code.startsWith(starts));
  if (meaning !== undefined) return new StoreError(meaning.code, meaning.words(name, given, detailsOf(error)), error);
  if (wordsOf(error).startsWith(noTls)) {
    return new StoreError(
      'refused',
      `The server of the database ${name} can't encrypt the connection, as ${given} demands (sslmode). Let it do so (ssl = on), or leave sslmode out where the way to it is safe.`,
      error,
    );
  }
  if (distrusted.test(codeOf(error) ?? '')) {
    const [, advice = nameAuthority] = otherAdvice.find(([pattern]) => pattern.test(codeOf(error) ?? '')) ?? [];
    return new StoreError(
      'refused',
      `The server of the database ${name} can't prove that it is the one that ${given} names: its certificate is not trusted here (${codeOf(error)}). ${advice(given)}`,
      error,
    );
  }
  if (isOfFile(error)) {
    return new StoreError(
      'refused',
      `A file that ${given} names for the database ${name} can't be read (${wordsOf(error)}). Name another one (sslrootcert, sslcert, sslkey), or let this user read it.`,
      error,
    );
  }
  if (!isLost(error)) return error;
  return new StoreError(
    'unreachable',
    `The database ${name} can't be reached: its server does not run, or is not where ${given} says. Nothing was lost.`,
    error,
  );
}

/** The message of `pg` for a server that takes no encrypted connections. */
const noTls = 'The server does not support SSL connections';
/** Codes of Node.js for a certificate that it does not trust. */
const distrusted =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|INVALID_(?:CA|PURPOSE)|ERR_TLS_CERT_)/;

type Advice = (given: string) => string;
const nameAuthority: Advice = (given) =>
  `Name its authority in ${given} (sslrootcert=FILE), or give the server a certificate that is known.`;
/** Advice where no authority would help. */
const otherAdvice: ReadonlyArray<readonly [RegExp, Advice]> = [
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/, () => 'Give the server a new one, or set the clock of this machine right.'],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    (given) => `Call the server in ${given} by a name that its certificate has, or give it one for this name.`,
  ],
];

/** Returns whether the error is of a file that an address names, not of the socket of a server. */
function isOfFile(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === 'EISDIR' || ('syscall' in error && error.syscall === 'open'));
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/**
 * Returns the first three details, else the message. When several things depend on what is to go, the server names each
 * in a detail line of its own, and none in its message.
 */
function detailsOf(error: unknown): string {
  const lines = error instanceof DatabaseError ? error.detail?.split('\n') : undefined;
  return lines?.slice(0, 3).join(', ') ?? wordsOf(error);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
