import { createHmac, randomBytes } from 'node:crypto';
import { ours } from './values.ts';

/**
 * The parts that messages' nonces are made of. They are stored in the database, so that a message has the same nonce
 * whenever and by whichever process it is sent.
 */
export interface NonceParts {
  /** Eight characters that tell this database's messages from those of any other. */
  readonly instance: string;
  /** Known to the database and its processes alone. */
  readonly secret: string;
  /** Rows up to this id have nonces of earlier versions, which were their ids: they may have been tried with them. */
  readonly plainUpTo: number;
}

/** The setting of scope `bot` that holds the secret. */
export const nonceKey = 'nonces';

export type KeptNonces = Pick<NonceParts, 'secret' | 'plainUpTo'>;

/** Returns nonce parts for a database that has no secret yet. `lastId`: of its latest message. */
export function newNonces(lastId: number): string {
  return JSON.stringify({ secret: randomBytes(32).toString('base64url'), plainUpTo: lastId } satisfies KeptNonces);
}

export function noncesIn(kept: string): KeptNonces {
  return ours<KeptNonces>(kept);
}

/** How long it is behind the instance: 57 bits, and room for the number of a part in Discord's 25 characters. */
const length = 11;
const most = 36n ** BigInt(length);

/**
 * The nonce of a row: 20 small letters and digits. People see it in their clients and in the names of files. The rows
 * of all lanes are numbered together, so their ids would tell how many private messages were sent between two public
 * ones; without the secret no one can tell which of two nonces is the later one.
 */
export function nonceFor({ instance, secret, plainUpTo }: NonceParts, id: number): string {
  if (id <= plainUpTo) return `${instance}-${id.toString(36)}`;
  const digest = createHmac('sha256', secret).update(`outbox ${id}`).digest();
  return `${instance}-${(digest.readBigUInt64BE() % most).toString(36).padStart(length, '0')}`;
}
