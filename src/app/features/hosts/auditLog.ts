import type { AuditEntry } from '../../../store/audit.ts';
import type { GameId } from '../../../store/records.ts';
import { findGame, mayAdminister } from '../../core/lookUp.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import type { LogEntry } from '../../core/gameLog.ts';
import type { Person } from '../../core/person.ts';
import { addHolders, holdersOver } from '../../core/seatHistory.ts';
import type { AuditView } from './types.ts';

const linesOnPage = 12;

/** A page, the latest first. Throws `notAllowed`, `noSuchGame`, `gameDeleted`. */
export async function auditLog(
  context: Context,
  gameId: GameId,
  person: Person,
  guildId: string | undefined,
  page: number,
): Promise<AuditView> {
  const { store } = context;
  const game = await mayLook(context, gameId, person, guildId);
  const { total } = await store.audit(gameId, 0, 0);
  const pages = Math.max(1, Math.ceil(total / linesOnPage));
  const shown = Math.min(Math.max(0, page), pages - 1);
  const { entries } = await store.audit(gameId, shown * linesOnPage, linesOnPage);
  const lines: Array<AuditView['entries'][number]> = [];
  const holdersAt = game === undefined ? undefined : await holdersOver(context, game);
  for (const entry of entries) {
    const undone = holdersAt === undefined ? [] : addHolders(await undoneLines(context, entry), holdersAt);
    lines.push({ ...entry, lines: undone });
  }
  return { gameId, game, entries: lines, page: shown, pages };
}

/**
 * Returns whether this person may read a deleted game's audit log. Only its guild is known, so only the guild's
 * administrators may; to others the game does not exist.
 */
export async function mayAuditDeleted(
  { store }: ReadContext,
  gameId: GameId,
  person: Person,
  guildId: string | undefined,
): Promise<boolean> {
  if (person.administrator !== true) return false;
  const deleted = await store.deleted(gameId);
  return deleted !== undefined && deleted.guildId === guildId;
}

async function mayLook(
  context: Context,
  gameId: GameId,
  person: Person,
  guildId: string | undefined,
): Promise<AuditView['game']> {
  if (await mayAuditDeleted(context, gameId, person, guildId)) return undefined;
  const game = await findGame(context, gameId);
  mayAdminister(game, person);
  return game;
}

/** Returns the undone lines that everyone had read in the log, never what only some knew: the game may go on. */
async function undoneLines({ store }: Context, { gameId, deed, at }: AuditEntry): Promise<ReadonlyArray<LogEntry>> {
  return deed.kind === 'undone' ? await store.events(gameId, { who: 'public', undoneAt: at }) : [];
}
