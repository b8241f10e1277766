/**
 * A program for `kill.test.ts`: a bot over the database of its first argument, with a clock that begins at its second
 * one and runs as fast as it can. No one answers. It says on its standard output what time it is (`time N`) and which
 * message was delivered (`sent ID`), each after the fact.
 */
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import { ann, ben, cid, scene } from '../../scene.ts';
import { minute } from './scene.ts';

const [path = '', start = '0'] = process.argv.slice(2);
let time = Number(start);
const store = openSqliteStore(path, () => time);
const { app } = scene({ store, now: () => time });
await app.pace.tick();
if ((await store.games({})).length === 0) await begin();
await app.resume();
await app.idle();
writeSync(1, 'ready\n');
for (;;) {
  time += 4 * minute;
  await app.pace.tick();
  await app.idle();
  writeSync(1, `time ${time}\n`);
  await deliverAll();
}

async function begin(): Promise<void> {
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host: ann });
  for (const person of [ben, cid]) await app.join(id, person);
  await app.pace.setTimers(id, ann, { archiveAfter: 0 });
  await app.start(id, ann);
}

async function deliverAll(): Promise<void> {
  for (const lane of await app.outbox.dueLanes(time)) {
    for (
      let row = await app.outbox.takeDue(lane, time);
      row !== undefined;
      row = await app.outbox.takeDue(lane, time)
    ) {
      await app.outbox.markDelivered(row.id);
      writeSync(1, `sent ${row.id}\n`);
    }
  }
}
