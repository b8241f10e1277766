import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningTable } from '../../table/server/index.ts';
import { startProgram } from '../play/process.ts';
import type { Memory } from './results.ts';

const startPatience = 120_000;
/**
 * Options of a request that doesn't reuse its connection: the bot closes one that was quiet for some seconds, just when
 * it may be asked again.
 */
const oneConnection = { headers: { connection: 'close' } };

/** The bot as `npm start` runs it, with a database of its own. */
export interface SoakedBot {
  /**
   * Returns how much memory the bot takes now. The bot answers only when it has nothing else to do: by then it has
   * heard what it was told before.
   */
  memory(): Promise<Memory>;
  /** Returns the most memory that `memory` has given so far. */
  peakMB(): number;
  /** Ends the bot in order and removes its database. */
  end(): Promise<void>;
}

/** Starts the bot. Resolves when it is ready; rejects with what it wrote if it does not get so far. */
export async function startSoakedBot(table: Pick<RunningTable, 'token' | 'apiUrl'>): Promise<SoakedBot> {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-soak-'));
  const clean = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  const program = await startProgram(
    'src/main.ts',
    {
      DISCORD_TOKEN: table.token,
      DISCORD_API_URL: table.apiUrl,
      DATABASE_PATH: join(folder, 'games.sqlite'),
      HEALTH_PORT: '0',
      LOG_LEVEL: 'info',
      AUTOMATIC_LEVEL: 'easy',
    },
    [],
    clean,
  );
  let peakMB = 0;
  const end = async (): Promise<void> => {
    await program.end('SIGTERM');
    clean();
  };
  try {
    await program.says('The bot is ready', startPatience);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    async memory() {
      const port = /"port":(\d+)/.exec(program.output())?.[1] ?? '';
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, oneConnection)).text();
      const memory = {
        residentMB: megabytesIn(metrics, 'process_resident_memory_bytes'),
        heapMB: megabytesIn(metrics, 'nodejs_heap_size_used_bytes'),
      };
      peakMB = Math.max(peakMB, memory.residentMB);
      return memory;
    },
    peakMB: () => peakMB,
    end,
  };
}

function megabytesIn(metrics: string, name: string): number {
  const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`The bot does not tell ${name}.`);
  return Math.round(Number(value) / 1e5) / 10;
}
