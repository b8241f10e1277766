import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { queryAt } from '../postgres/query.ts';
import { startPostgres } from '../postgres/server.ts';
import type { TrialDatabase } from '../trial/database.ts';
import { processorTimeOf } from './processorTime.ts';

/** A source of databases, a fresh one for each measurement. */
export interface Databases {
  readonly engine: 'PostgreSQL' | 'SQLite';
  make(): Promise<FreshDatabase>;
  /**
   * Returns the milliseconds of processor time so far; 0 if they are part of the bot's own, or of another machine's.
   */
  processorTime(): number;
  close(): Promise<void>;
}

export interface FreshDatabase extends TrialDatabase {
  drop(): Promise<void>;
}

/**
 * Opens a source of databases. `url`: the address of a PostgreSQL server on which databases may be made; without it one
 * is started.
 */
export async function databasesOf(sqlite: boolean, url: string | undefined): Promise<Databases> {
  if (sqlite)
    return { engine: 'SQLite', make: async () => sqliteFile(), processorTime: () => 0, close: async () => undefined };
  const own = url === undefined ? await startPostgres() : undefined;
  const address = url ?? own?.url('postgres') ?? '';
  return {
    engine: 'PostgreSQL',
    make: () => postgresDatabase(address),
    processorTime: () => (own === undefined ? 0 : processorTimeOf(own.pid)),
    close: async () => {
      await own?.end();
    },
  };
}

function sqliteFile(): FreshDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-load-'));
  const path = join(folder, 'games.sqlite');
  return {
    environment: { DATABASE_PATH: path },
    query: async (sql) => {
      const db = new Database(path, { readonly: true });
      try {
        return db.prepare<[], Readonly<Record<string, unknown>>>(sql).all();
      } finally {
        db.close();
      }
    },
    drop: async () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgresDatabase(address: string): Promise<FreshDatabase> {
  const name = `load_${randomBytes(6).toString('hex')}`;
  const own = new URL(address);
  own.pathname = `/${name}`;
  await queryAt(address, `CREATE DATABASE ${name}`);
  return {
    environment: { DATABASE_URL: own.href },
    query: (sql) => queryAt(own.href, sql),
    drop: async () => {
      await queryAt(address, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
