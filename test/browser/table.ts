import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../src/tools/play/process.ts';

export interface RealTable {
  readonly url: string;
  /** Stops it as a signal does and throws its games away. Rejects if it has complained. */
  close(): Promise<void>;
}

const patience = 60_000;

/**
 * The process that `npm start` starts when there is no token, with an empty
 * database. The set-up before it is not run: tests install nothing.
 */
export async function startRealTable(): Promise<RealTable> {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-page-'));
  const databasePath = join(folder, 'games.sqlite');
  const program = await startProgram('src/main.ts', {
    DATABASE_PATH: databasePath,
    TABLE_PORT: '0',
    AUTOMATIC_LEVEL: 'easy',
  });
  await program.says('Practice table: http', patience);
  const url = /Practice table: (http\S+)/.exec(program.output())?.[1];
  if (url === undefined) throw new Error(`No address came: ${program.output()}`);
  return {
    url,
    async close() {
      const code = await program.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      if (code !== 0 || /"level":(50|60)/.test(program.output()))
        throw new Error(`The bot ended with ${code}: ${program.output()}`);
    },
  };
}
