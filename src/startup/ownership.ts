/** A database belongs to one application: whether a start may have one, decided before anything in it is changed. */
import { StoreError } from '../store/error.ts';
import type { Claim, Owned } from '../store/owner.ts';

/** The owner of databases in which only the practice table is played. */
export const practice = 'practice';

export interface Claimant {
  /** The application of the token; `undefined`: the practice table. */
  readonly applicationId: string | undefined;
  /** The database as people know it: a path, or where its address stands. */
  readonly place: string;
  /** Ids of the guild and of the application that a practice table keeps beside the database. */
  readonly practiceIds: ReadonlyArray<string>;
  /** The operator says that whatever is there may be taken over. */
  readonly takesOver: boolean;
}

/** Refuses a database in which someone else's games are, unless it is to be taken over. */
export function claimFor(claimant: Claimant): Claim {
  return (found) => {
    const { applicationId, takesOver } = claimant;
    const other = takesOver ? undefined : otherOwner(found, claimant);
    if (other !== undefined) throw refusal(claimant, other);
    return applicationId ?? practice;
  };
}

/** Returns in words who else owns the database; `undefined`: no one else. */
function otherOwner(
  { owner, registered, guildIds }: Owned,
  { applicationId, place, practiceIds }: Claimant,
): string | undefined {
  const isPractice = applicationId === undefined;
  if (owner !== undefined) {
    if (owner === (applicationId ?? practice)) return undefined;
    // Without games there is nothing to lose; but only a token says that this is wanted.
    if (!isPractice && guildIds.length === 0) return undefined;
    return nameOf(owner);
  }
  if (!isPractice) {
    const isOwn = registered.length === 0 || registered.includes(applicationId) || guildIds.length === 0;
    return isOwn ? undefined : nameOf(registered.at(-1));
  }
  // Earlier versions noted nothing: practice's own are known by their name, or by what is kept beside them.
  if (/(^|[\\/])practice\.sqlite$/.test(place) || [...guildIds, ...registered].every((id) => practiceIds.includes(id)))
    return undefined;
  const stranger = registered.findLast((id) => !practiceIds.includes(id));
  return stranger === undefined ? 'a bot on Discord' : nameOf(stranger);
}

function nameOf(owner: string | undefined): string {
  return owner === practice ? 'the practice table' : `the application ${owner ?? ''} of Discord`;
}

function refusal({ applicationId, place }: Claimant, other: string): StoreError {
  const ours =
    applicationId === undefined
      ? 'Without DISCORD_TOKEN this would be the practice table, which can’t deliver their messages: set the token, or choose another database.'
      : `DISCORD_TOKEN is of the application ${applicationId}, which can’t reach their messages: set the token of the other one, or choose another database.`;
  return new StoreError(
    'notOurs',
    `The database ${place} belongs to ${other}. ${ours} It was left as it is. To try its games out, start on a copy of it (npm run backup, or npm run move) with ALLOW_OTHER_APPLICATION=true, which takes a database over: what waits in it to be sent is lost.`,
  );
}
