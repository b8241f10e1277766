import { expect, test } from 'vitest';
import { createApp } from '../../../src/app/index.ts';
import type { App, Person } from '../../../src/app/types.ts';
import { choose, chooseAtRandom } from '../../../src/players/index.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import type { Store } from '../../../src/store/types.ts';
import { chance } from '../../../src/tools/play/chance.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import { engine as rules } from '../../../src/app/core/engine.ts';
import { ionianNebula, newCaprica, rulesWithHeadStart } from '../realRules.ts';
import { takeBack } from '../scene.ts';
import { tries } from '../../soak.ts';

const people: ReadonlyArray<Person> = ['ann', 'ben', 'cid', 'dee', 'eve'].map((id) => ({ id, name: id.toUpperCase() }));

interface Table {
  readonly app: App;
  readonly store: Store;
  readonly id: string;
}

async function begin(seed: string, options: Partial<GameOptions>, engine: typeof rules): Promise<Table> {
  let now = 1000;
  const store = openSqliteStore(':memory:');
  const log = {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: (details: object) => {
      throw new Error(JSON.stringify(details));
    },
  };
  const app = createApp({
    store,
    engine,
    player: choose,
    now: () => (now += 1),
    random: chance(7),
    newSeed: () => seed,
    log,
  });
  const [host, ...others] = people;
  if (host === undefined) throw new Error('A game needs a host.');
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host, options });
  for (const person of others) await app.join(id, person);
  await app.start(id, host);
  return { app, store, id };
}

/** All that anyone can see, without how often something was undone, which is in the ids of questions. */
async function seen({ app, store, id }: Table): Promise<ReadonlyArray<string>> {
  const views = await Promise.all([...people.map((person) => app.viewFor(id, person.id)), app.viewFor(id, 'public')]);
  const logs = await Promise.all([...people.map((person) => app.log(id, person.id)), app.log(id, 'public')]);
  const questions = await Promise.all(people.map((person) => app.openDecisions(id, person.id)));
  return [
    (await store.state(id))?.state.text ?? '',
    ...[...views, ...logs, ...questions].map((each) => JSON.stringify(each).replace(/~\d+"/g, '"')),
  ];
}

test(
  'undo at every kind of question of random games brings back states, views, logs and open questions; the audit keeps what was undone',
  { timeout: 900_000 },
  async () => {
    const undone = new Map<string, number>();
    const happened = new Set<string>();
    for (const [seed, options, engine] of [
      ['first', {}, rules],
      ['second', newCaprica, rulesWithHeadStart],
      ['third', ionianNebula, rulesWithHeadStart],
    ] as const) {
      const table = await begin(seed, options, engine);
      const { app, store, id } = table;
      const random = chance(seed.length);
      let taken = 0;
      for (let answers = 0; answers < 900 && (await app.game(id)).status === 'running'; answers += 1) {
        const asked = await Promise.all(
          people.map(async (person) => ({ person, decisions: await app.openDecisions(id, person.id) })),
        );
        const open = asked.flatMap(({ person, decisions }) => decisions.map((decision) => ({ person, decision })));
        const { person, decision } = open[Math.floor(random() * open.length)] ?? open[0] ?? {};
        if (person === undefined || decision === undefined) throw new Error('Nobody is asked.');
        const kind = decision.topic.kind;
        const again = (undone.get(kind) ?? 0) < tries(2, 8) || random() < 0.03;
        const before = again ? await seen(table) : [];
        await app.answer(id, person.id, decision.id, chooseAtRandom(decision, random));
        if (!again) continue;
        const [latest] = await app.undo.targets(id, person);
        await takeBack(table, id, { ...person, administrator: true }, latest?.ref);
        await app.idle();
        expect(await seen(table), kind).toEqual(before);
        undone.set(kind, (undone.get(kind) ?? 0) + 1);
        taken += 1;
      }
      expect((await store.inputs(id)).filter(({ undoneAt }) => undoneAt !== undefined)).toHaveLength(taken);
      expect((await store.audit(id, 0, 5000)).entries.filter(({ deed }) => deed.kind === 'undone')).toHaveLength(taken);
      for (const { event } of await app.log(id, 'public')) happened.add(event.what.kind);
      await app.close();
    }
    expect([...happened]).toEqual(
      expect.arrayContaining(['newCapricaPhase', 'galacticaReturned', 'traumaLaid', 'trialBegins']),
    );
    expect([...undone.keys()].sort()).toEqual(
      expect.arrayContaining([
        'action',
        'chooseCharacter',
        'chooseOption',
        'contribute',
        'discard',
        'drawSkill',
        'move',
        'react',
      ]),
    );
    expect(undone.size).toBeGreaterThanOrEqual(20);
  },
);
