import type Database from 'better-sqlite3';
import type { Proposal } from '../proposals.ts';
import type { GameId } from '../records.ts';
import { ours } from './values.ts';

/** The latest proposal of each game to take something back. */
export interface ProposalTable {
  put(id: GameId, proposal: Proposal): void;
  get(id: GameId): Proposal | undefined;
  overdue(now: number): ReadonlyArray<GameId>;
}

export function proposalTable(db: Database.Database): ProposalTable {
  const write = db.prepare('INSERT OR REPLACE INTO proposals (game_id, proposal, expires_at) VALUES (?, ?, ?)');
  const select = db.prepare<[string], { proposal: string }>('SELECT proposal FROM proposals WHERE game_id = ?');
  const late = db.prepare<[number], { game_id: string }>('SELECT game_id FROM proposals WHERE expires_at <= ? ORDER BY expires_at');
  return {
    put: (id, proposal) => void write.run(id, JSON.stringify(proposal), proposal.state === 'open' ? proposal.expiresAt : null),
    get(id) {
      const row = select.get(id);
      return row === undefined ? undefined : ours(row.proposal);
    },
    overdue: (now) => late.all(now).map((row) => row.game_id),
  };
}
