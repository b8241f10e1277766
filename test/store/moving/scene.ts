import Database from 'better-sqlite3';
import { createApp } from '../../../src/app/index.ts';
import type { App, Person } from '../../../src/app/types.ts';
import { choose, chooseAtRandom } from '../../../src/players/index.ts';
import { openStore } from '../../../src/store/open.ts';
import type { StorePlace } from '../../../src/store/open.ts';
import type { Store } from '../../../src/store/types.ts';
import { chance } from '../../../src/tools/play/chance.ts';
import { engine as rules } from '../../../src/app/core/engine.ts';
import { takeBack } from '../../app/scene.ts';

export const people: ReadonlyArray<Person> = ['ann', 'ben', 'cid'].map((id) => ({ id, name: id.toUpperCase() }));

export interface Table {
  readonly app: App;
  readonly store: Store;
}

/** The app on the store at this place, with the real rules. Closing the app closes the store. */
export async function openedAt(place: StorePlace): Promise<Table> {
  let now = 1000;
  const store = await openStore(place, () => now);
  const error = (details: object): never => {
    throw new Error(JSON.stringify(details));
  };
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error };
  const clock = { now: () => (now += 1), random: chance(7), newSeed: () => 'moving' };
  return { store, app: createApp({ store, engine: rules, player: choose, log, ...clock }) };
}

/** A game of three people that has begun. */
export async function begun({ app }: Table, channelId = 'c1'): Promise<string> {
  const [host = { id: 'ann', name: 'ANN' }, ...others] = people;
  const { id } = await app.create({ guildId: 'guild', channelId, host });
  for (const person of others) await app.join(id, person);
  await app.start(id, host);
  return id;
}

/** People answer that many questions of the game, by chance. */
export async function playOn({ app }: Table, id: string, answers: number): Promise<void> {
  const random = chance(answers);
  for (let left = answers; left > 0 && (await app.game(id)).status === 'running'; left -= 1) {
    const open = await Promise.all(
      people.map(async (person) => ({ person, decisions: await app.openDecisions(id, person.id) })),
    );
    const asked = open.find(({ decisions }) => decisions.length > 0);
    const [decision] = asked?.decisions ?? [];
    if (asked === undefined || decision === undefined) throw new Error('Nobody is asked.');
    await app.answer(id, asked.person.id, decision.id, chooseAtRandom(decision, random));
    await app.idle();
  }
}

/** The view and questions of everyone, and what is stored of the state. */
export async function seen({ app, store }: Table, id: string): Promise<ReadonlyArray<string>> {
  const all: Array<unknown> = [
    await app.log(id, 'public'),
    await app.viewFor(id, 'public'),
    (await store.inputs(id)).length,
  ];
  for (const { id: person } of people) {
    all.push(await app.viewFor(id, person), await app.log(id, person), await app.openDecisions(id, person));
  }
  return [(await store.state(id))?.state.text ?? '', ...all.map((each) => JSON.stringify(each).replace(/~\d+"/g, '"'))];
}

/** Undoes the latest answer, whoever gave it. */
export async function takeLatestBack(table: Table, id: string): Promise<void> {
  const [host = { id: 'ann', name: 'ANN' }] = people;
  const [latest] = await table.app.undo.targets(id, host);
  await takeBack(table, id, { ...host, administrator: true }, latest?.ref);
  await table.app.idle();
}

/**
 * Rows of what a few answers do not leave, with what is hard to carry: what is not ASCII, signs of SQL, and nothing at
 * all.
 */
const more = `
  INSERT INTO slots VALUES ('GAME', 'lobby', 'c1', 'm1');
  INSERT INTO standing_orders VALUES ('GAME', 'ann', '{"x":"ł\\u0000 Ж '' \\\\ 🚀"}', 5);
  INSERT INTO plans (game_id, user_id, kind, plan, at) VALUES ('GAME', 'ann', 'turn', '{"a":1}', 6), ('GAME', 'ben', 'check', '{}', 7);
  DELETE FROM plans WHERE user_id = 'ben';
  INSERT INTO ordered_inputs VALUES ('GAME', 3);
  INSERT INTO timers VALUES ('GAME', 0, 'd"1', 'ann', 0, 1, 5, 6, 1750000000000, 'remind'), ('GAME', 1, 'd2', 'ben', 1, 0, 0, 6, NULL, NULL);
  INSERT INTO spectators VALUES ('GAME', 'eve', 'Eve' || char(0) || ' ¿?', 8);
  INSERT OR REPLACE INTO proposals VALUES ('GAME', '{"by":"ann"}', NULL);
  INSERT INTO sessions VALUES ('GAME', 1750000000001, 1750000000000);
  INSERT INTO polls VALUES ('GAME', 1, '{"q":"Who?"}', 99);
  INSERT INTO suspicions VALUES ('GAME', 'ann', 1, 'suspect', 'Żółw', 9), ('GAME', 'ann', 2, NULL, '', 9);
  INSERT INTO notebooks VALUES ('GAME', 'ann', 'First line' || char(10) || 'second', NULL, 9);
  INSERT INTO results (game_id, guild_id, winner, cause, turns, ended_at, rewarded) VALUES ('old', 'guild', 'humans', 'kobol', 30, 900, 1);
  INSERT INTO seat_results VALUES ('old', 0, 'ann', 'ANN', 'character/base/adama', 'human', 1, '{"answers":1}');
  INSERT INTO achievements VALUES ('old', 0, 'a'), ('old', 0, 'B');
  INSERT INTO card_results VALUES ('old', 1, 0, 'mission', 'mission/x', 1);
  INSERT INTO deleted_games VALUES ('gone', 'guild', 800);
  INSERT INTO settings VALUES ('guild:guild', 'language', '"pl"'), ('user:ann', 'Zone', '"Europe/Rome"'), ('user:ann', 'zone', '1');`;

/** A SQLite file with a game under way and something in every table, that many games beside it. The id of the game. */
export async function filled(path: string, beside = 0): Promise<string> {
  const table = await openedAt({ path });
  const id = await begun(table);
  await playOn(table, id, 25);
  for (let left = beside; left > 0; left -= 1) await begun(table, `beside-${left}`);
  await table.app.close();
  const db = new Database(path);
  db.exec(more.replaceAll('GAME', id));
  // As versions before wrote it.
  db.exec(`INSERT INTO games SELECT 'text', guild_id, channel_id, host_id, 'lobby', options, pace, created_at, started_at, ended_at, changed_at,
    lively_at, revision, undone, outcome, paused, level FROM games WHERE id = '${id}'`);
  db.prepare(`INSERT INTO states (game_id, state_version, state, announced) VALUES ('text', 1, '"as text"', '')`).run();
  db.prepare(`INSERT INTO packed_histories VALUES ('text', 7, x'1f8b00ff27')`).run();
  db.close();
  return id;
}
