/**
 * A program for `kill.test.ts`: plays one game as fast as it can in the database of its first argument, and says on its
 * standard output which input is stored (`input N`) and which message was delivered (`sent ID`), each after the fact.
 */
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { lane, message, runningGame, state } from './scene.ts';

const [path = ''] = process.argv.slice(2);
const store = openSqliteStore(path);
if ((await store.game('kat-1')) === undefined) await runningGame(store, 'kat-1');
writeSync(1, 'ready\n');
for (;;) {
  await takeInput(store);
  await deliverOne(store);
}

async function takeInput(games: Store): Promise<void> {
  const stored = await games.state('kat-1');
  if (stored === undefined) throw new Error('The game has no state.');
  const seq = stored.lastSeq + 1;
  await games.commit({
    gameId: 'kat-1',
    revision: stored.revision,
    at: seq,
    announced: `${seq}`,
    step: {
      kind: 'forward',
      state: state(JSON.stringify({ seq, ballast: 'x'.repeat(5000) })),
      inputs: [{ seq, seat: 0, by: 'ann', decisionId: `d${seq}`, choice: ['yes'], secret: false }],
      events: [{ seq, turn: 1, event: { audience: 'public', what: { kind: 'sleeperAgentPhase' } } }],
      keep: { as: 'lately', turn: 1 },
    },
    messages: [message({ kind: 'log', turn: seq, events: [] })],
  });
  writeSync(1, `input ${seq}\n`);
}

async function deliverOne(games: Store): Promise<void> {
  const row = await games.outbox.takeDue(lane, Number.MAX_SAFE_INTEGER);
  if (row?.intent.kind !== 'log') return;
  await games.outbox.markDelivered(row.id, { messageId: `m${row.id}` });
  writeSync(1, `sent ${row.intent.turn}\n`);
}
