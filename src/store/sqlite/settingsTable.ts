import type Database from 'better-sqlite3';
import type { Settings } from './synchronous.ts';
import { ours } from './values.ts';

export function settingsTable(db: Database.Database): Settings {
  const select = db.prepare<[string, string], { value: string }>('SELECT value FROM settings WHERE scope = ? AND key = ?');
  const put = db.prepare('INSERT OR REPLACE INTO settings (scope, key, value) VALUES (?, ?, ?)');
  const drop = db.prepare('DELETE FROM settings WHERE scope = ? AND key = ?');
  const clear = (scope: string, key: string): void => void drop.run(scope, key);
  return {
    clear,
    get(scope, key) {
      const row = select.get(scope, key);
      return row === undefined ? undefined : ours<unknown>(row.value);
    },
    set(scope, key, value) {
      if (value === undefined) clear(scope, key);
      else put.run(scope, key, JSON.stringify(value));
    },
  };
}
