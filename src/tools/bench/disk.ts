import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Person } from '../../app/types.ts';
import { createDelivery } from '../../bot/delivery/delivery.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import { openSqliteStore } from '../../store/sqlite/index.ts';
import { plainEnglish as words } from '../../bot/wording.ts';
import { assembleApp } from '../../startup/wiring.ts';
import { blankPainter, courierToNowhere, silence } from './nowhere.ts';
import type { DiskResult } from './results.ts';
import { kilobyte, rounded } from './statistics.ts';
import { answerNext } from './wholeGame.ts';

/** Seconds that a game takes, about. */
const perGame = 3;
/** A month and a day, after which the nightly housekeeping packs what is over. */
const later = 31 * 86_400_000;

const people: readonly [Person, ...ReadonlyArray<Person>] = [
  { id: '1', name: 'Ada' },
  ...['Ben', 'Cid', 'Dee', 'Eve'].map((name, place): Person => ({ id: `${place + 2}`, name })),
];

/**
 * Measures what a finished game of five people takes on disk, delivered to its last message: before the nightly
 * housekeeping and after it.
 */
export async function measureDisk(seconds: number): Promise<DiskResult> {
  const games = Math.max(1, Math.round(seconds / perGame));
  const folder = mkdtempSync(join(tmpdir(), 'galactica-bench-'));
  const path = join(folder, 'games.sqlite');
  let now = Date.now();
  let game = 0;
  const luck = { random: randomNumbers('disk'), newSeed: () => `disk ${game}` };
  const app = assembleApp(openSqliteStore(path), silence, luck, { now: () => now });
  const parts = {
    app,
    words,
    painter: blankPainter,
    courier: courierToNowhere(),
    log: silence,
    lastMessageId: () => undefined,
  };
  const worker = createDelivery(parts, () => now);
  try {
    const before = usedIn(path);
    worker.start();
    for (game = 1; game <= games; game += 1) {
      const [host, ...others] = people;
      const { id } = await app.create({ guildId: '100', channelId: `${200 + game}`, host });
      for (const person of others) await app.join(id, person);
      await app.start(id, host);
      do await app.idle();
      while (await answerNext(app, id, people, `disk ${game}`));
      await worker.idle();
    }
    const played = usedIn(path) - before;
    now += later;
    await app.tidyAndPack();
    const packed = usedIn(path) - before;
    return {
      games,
      playedKB: rounded(played / kilobyte / games),
      packedKB: rounded(packed / kilobyte / games),
      ratioToPlayed: rounded(packed / played),
    };
  } finally {
    await worker.stop();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the bytes of the database's pages that hold something: free pages are used again, or given back. */
function usedIn(path: string): number {
  const db = new Database(path, { readonly: true });
  try {
    const read = (name: string): number => Number(db.pragma(name, { simple: true }));
    return (read('page_count') - read('freelist_count')) * read('page_size');
  } finally {
    db.close();
  }
}
