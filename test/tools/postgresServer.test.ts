import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { describeWithPostgres } from '../postgres/database.ts';

const server = new URL('../../src/tools/postgres/server.ts', import.meta.url).href;
/** Says which process the server is, and waits. */
const holder = `const { pid } = await (await import('${server}')).startPostgres(); console.log(pid); setInterval(() => undefined, 1000);`;

describeWithPostgres('a server of PostgreSQL for tests and measurements', () => {
  test.each(['SIGINT', 'SIGKILL'] as const)(
    'ends with whoever has started it, also when all of them get a %s',
    async (signal) => {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', holder], {
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      const pid = Number(line);
      expect(isThere(pid)).toBe(true);
      // To the whole group, as a terminal does; no one but the holder can be killed so that the keeper does not notice.
      process.kill(signal === 'SIGINT' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
      await once(child, 'exit');
      await expect.poll(() => isThere(pid), { timeout: 60_000 }).toBe(false);
    },
  );
});

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
